"""La reconquista over the real socket: third parties receive the same whatever they may not know."""

import contextlib
import dataclasses
import json
import time

import msgspec
import pytest

from tafureria.core import registry
from tafureria.core.chance import Dealer, settle
from tafureria.house import cards
from tests.house.peers import QUICK, OpenHouse, meet

GAME = registry.find("la-reconquista").game
KEY = bytes(range(16))
OPTIONS = {"tropas": 5, "tregua": 0, "sorteo": False}
RESTS = 0.2
"""Of a real table's pauses: the result takes 0.3 seconds, the end of an attack 0.1."""
BUSY = 0.4
"""Seconds that a busy machine may take more for one than for the other."""


@pytest.fixture(autouse=True)
def prepared(monkeypatch):
    """Every table is dealt with the same key, and takes the options of designers."""
    monkeypatch.setattr(Dealer, "new_key", staticmethod(lambda: KEY))
    monkeypatch.setattr(cards, "read_options", lambda game, values: msgspec.convert(values, game.options))


def theatre():
    """Where seat 2 can attack seat 1: (from, target, a province that may help the defence, one of seat 0)."""
    state = GAME.new(msgspec.convert(OPTIONS, GAME.options), 3)
    settle(GAME, state, Dealer(KEY), None)
    slug = {a: GAME.words(a).split()[1] for a in range(GAME.actions) if GAME.words(a).startswith("pon ")}
    place = {name: action - min(slug) for action, name in slug.items()}
    near = {name: set() for name in place}
    for action in range(GAME.actions):
        verb, _, what = GAME.words(action).partition(" ")
        if verb == "mueve":
            a, _, b = what.partition(">")
            near[a].add(b)
    own = [{name for name, p in place.items() if state.owned[seat] >> p & 1} for seat in range(3)]
    for target in sorted(own[1]):
        armies, helpers = sorted(near[target] & own[2]), sorted(near[target] & own[1])
        if armies and helpers:
            return armies[0], target, helpers[0], min(own[0])
    raise AssertionError("another key is needed")


def sit_down(house):
    people = [house.visitor(name) for name in ("Ana", "Bea", "Eva", "Oto")]
    table = people[0].make("me", "open", "open", game=GAME.name, options=OPTIONS)
    peers = [one.at(table) for one in people]
    for seat in (1, 2):
        peers[0].until("table") if seat == 2 else None
        peers[seat].expect("table")
        peers[seat].send("sit", seat=seat, name=people[seat].name)
        peers[seat].until("table", you=seat)
    while not all(one["kind"] == "person" for one in peers[0].table.get("seats", [{"kind": ""}])):
        peers[0].receive()
    peers[0].send("begin")
    meet(*peers)
    return peers


def say(peer, phase, *words):
    """Send choices in one frame, when the first is asked for."""
    position = peer.asked(phase)
    peer.at.clear()
    peer.send("play", position=position["position"], actions=[GAME.parse(one) for one in words])


def attack(house, *, help_comes):
    """Seat 2 attacks seat 1; the frames that seat 0 and a watcher get from then on."""
    army, target, helper, elsewhere = theatre()
    ana, bea, eva, oto = peers = sit_down(house)
    say(ana, "colocar", *[f"pon {elsewhere}"] * 5, "listo")
    say(bea, "colocar", *[f"pon {helper}"] * 5, "listo")
    say(eva, "colocar", *[f"pon {army}"] * 5, "listo")
    say(eva, "turno", f"ataco {target}")
    say(eva, "pasar-cartas", f"pasa {army}", "listo")
    say(bea, "pasar-cartas", *([f"pasa {helper}"] if help_comes else []), "listo")
    theirs = eva.asked("ver-cartas")["view"]["attack"]
    say(eva, "ver-cartas", "visto")
    say(bea, "ver-cartas", "visto")
    say(bea, "turno", "paso")
    ana.asked("turno")
    while oto.position["view"]["turn"] != 0:
        oto.receive()
    frames = [[json.dumps(f) for f in one.seen if f["type"] == "position"] for one in (ana, oto)]
    for one in peers:
        one.close()
    return theirs["success"], frames


def test_r21_frames_to_third_parties_are_the_same_for_a_conquest_and_a_failed_attack(house):
    won, after_conquest = attack(house, help_comes=False)
    lost, after_failure = attack(house, help_comes=True)
    assert (won, lost) == (True, False)
    assert after_conquest == after_failure
    assert all(frames for frames in after_conquest)


def quiet(*peers):
    """Read all that has come."""
    for peer in peers:
        with contextlib.suppress(TimeoutError):
            while True:
                peer.receive(0.1)


def moments(house, *, help_comes):
    """What seat 0 and a watcher hear of an attack: (event, seconds since the act behind it, rest)."""
    army, target, helper, elsewhere = theatre()
    ana, bea, eva, oto = peers = sit_down(house)
    say(ana, "colocar", *[f"pon {elsewhere}"] * 5, "listo")
    say(bea, "colocar", *[f"pon {helper}"] * 5, "listo")
    say(eva, "colocar", *[f"pon {army}"] * 5, "listo")
    say(eva, "turno", f"ataco {target}")
    say(eva, "pasar-cartas", f"pasa {army}", "listo")
    heard = []
    for actor, phase, words, tag in (
        (bea, "pasar-cartas", [*([f"pasa {helper}"] if help_comes else []), "listo"], "ready"),
        (eva, "ver-cartas", ["visto"], "seen"),
        (bea, "ver-cartas", ["visto"], "attack-over"),
    ):
        actor.asked(phase)
        quiet(ana, oto)
        say(actor, phase, *words)
        begun = time.monotonic()
        for third in (ana, oto):
            assert third.until("position")["told"][-1]["event"]["on"] == tag
            heard.append((tag, time.monotonic() - begun, third.position["rest"]))
    for one in peers:
        one.close()
    return heard


def test_r21_third_parties_hear_of_both_at_the_same_moments_and_the_table_rests_as_long(tmp_path):
    settings = dataclasses.replace(QUICK, rests=RESTS)
    with OpenHouse(tmp_path / "store.sqlite3", settings) as house:
        won, lost = moments(house, help_comes=False), moments(house, help_comes=True)
    rests = [(tag, rest) for tag, _, rest in won]
    assert rests == [(tag, rest) for tag, _, rest in lost]
    assert [tag for tag, _ in rests] == ["ready", "ready", "seen", "seen", "attack-over", "attack-over"]
    assert [round(rest, 3) for _, rest in rests] == [0.3, 0.3, 0, 0, 0.1, 0.1]
    for (_, one, _), (_, other, _) in zip(won, lost, strict=True):
        assert abs(one - other) < BUSY


def test_r6_a_table_without_memory_marks_all_it_tells_as_of_the_moment_and_repeats_nothing(house):
    people = house.visitor("Ana")
    table = people.make("me", "computer", "computer", game=GAME.name, options=OPTIONS)
    with people.at(table) as peer:
        meet(peer)
        peer.asked("colocar")
        say(peer, "colocar", peer.position["words"][0])
        peer.asked("colocar")
        told = [told for frame in peer.seen if frame["type"] == "position" for told in frame["told"]]
        assert told
        assert all(one["passing"] for one in told)
    with people.at(table) as peer:
        meet(peer)
        again = [one["event"]["on"] for one in peer.position["told"]]
        assert "dealt" not in again


def test_r6_in_a_friendly_game_the_story_is_told_again(house):
    people = house.visitor("Ana")
    table = people.make("me", "computer", "computer", game=GAME.name, options=OPTIONS | {"memoria": True})
    with people.at(table) as peer:
        meet(peer)
        peer.asked("colocar")
    with people.at(table) as peer:
        meet(peer)
        assert [one["event"]["on"] for one in peer.position["told"]].count("dealt") == 20
