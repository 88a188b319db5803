"""La reconquista over the real socket: third parties receive the same, whatever happens in secret."""

import dataclasses
import functools
import json

import msgspec
import pytest

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.core.game import settle
from tafureria.house import catalogue
from tests.house.peers import QUICK, OpenHouse, meet

GAME = registry.find("la-reconquista").game
KEY = bytes(range(16))
OPTIONS = {"tropas": 5, "tregua": 0, "sorteo": False}
RESTS = 0.2
"""Factor for a table's pauses: the result takes 0.6 seconds, the end of an attack 0.1."""


@pytest.fixture(autouse=True)
def prepared(monkeypatch):
    """Deal every table with the same key, and accept the options meant for designers."""
    monkeypatch.setattr(Dealer, "new_key", staticmethod(lambda: KEY))
    monkeypatch.setattr(catalogue, "read_options", lambda game, values: msgspec.convert(values, game.options))


def theatre():
    """A place where seat 2 can attack seat 1: (from, target, a helping province of seat 1, one of seat 0)."""
    state = GAME.new(msgspec.convert(OPTIONS, GAME.options), 3)
    settle(GAME, state, Dealer(KEY), None)
    slug = {
        a: GAME.notation(a).split()[1] for a in range(GAME.actions) if GAME.notation(a).startswith("pon ")
    }
    place = {name: action - min(slug) for action, name in slug.items()}
    near = {name: set() for name in place}
    for action in range(GAME.actions):
        verb, _, what = GAME.notation(action).partition(" ")
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
    peers = []
    for one in people:
        # Each joins before the next one does, so that all receive the same in every run.
        peers.append(one.at(table))
        peers[-1].again = functools.partial(one.at, table)
        peers[-1].catch_up()
    for seat in (1, 2):
        peers[seat].send("sit", seat=seat, name=people[seat].name)
        peers[seat].until("table", you=seat)
    while not all(one["kind"] == "person" for one in peers[0].table.get("seats", [{"kind": ""}])):
        peers[0].receive()
    peers[0].send("begin")
    meet(*peers)
    return peers


def say(peer, phase, *words):
    """Send choices in one frame once the first can be made, and wait until the table has taken them."""
    position = peer.asked(phase)
    peer.at.clear()
    peer.send("play", position=position["position"], actions=[GAME.parse(one) for one in words])
    peer.catch_up()


def place(peers):
    """Everybody places, so that seat 2 can attack next; its army, its target and the helping province."""
    army, target, helper, elsewhere = theatre()
    for peer, where in zip(peers, (elsewhere, helper, army), strict=False):
        say(peer, "placing", *[f"pon {where}"] * 5, "listo")
    return army, target, helper


def attack(house, *, help_comes, order="ee"):
    """Seat 2 attacks seat 1; its success, and the position frames of seat 0 and of a watcher.

    The letters of *order*, ``e`` attacker or ``b`` defender, say who is first to pass cards and to look.
    """
    ana, bea, eva, oto = peers = sit_down(house)
    army, target, helper = place(peers)
    say(eva, "turn", f"ataco {target}")
    cards = {eva: [f"pasa {army}", "listo"], bea: [*([f"pasa {helper}"] if help_comes else []), "listo"]}
    first = {"e": (eva, bea), "b": (bea, eva)}
    for peer in first[order[0]]:
        say(peer, "passing-cards", *cards[peer])
    theirs = eva.asked("looking")["view"]["attack"]
    for peer in first[order[1]]:
        say(peer, "looking", "visto")
    say(bea, "turn", "paso")
    ana.asked("turn")
    while oto.position["view"]["active_seat"] != 0:
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


def test_r21_frames_to_third_parties_are_the_same_in_whatever_order_the_two_choose_and_look(house):
    stories = [attack(house, help_comes=True, order=order)[1] for order in ("ee", "eb", "be", "bb")]
    assert stories[0] == stories[1] == stories[2] == stories[3]


def draw(house, answers):
    """Seat 2 proposes a draw, the others answer in this order; the frames of seat 2 and of a watcher."""
    _, bea, eva, oto = peers = sit_down(house)
    place(peers)
    say(eva, "turn", "tablas")
    for seat, answer in answers:
        say(peers[seat], "voting", answer)
    say(eva, "turn", "paso")
    bea.asked("turn")
    while oto.position["view"]["active_seat"] != 1:
        oto.receive()
    frames = [[json.dumps(f) for f in one.seen if f["type"] == "position"] for one in (eva, oto)]
    for one in peers:
        one.close()
    return frames


def test_r27_frames_are_the_same_whoever_refuses_and_in_whatever_order_they_answer(house):
    votes = (((0, "si"), (1, "no")), ((1, "no"), (0, "si")), ((0, "no"), (1, "si")), ((1, "no"), (0, "no")))
    stories = [draw(house, answers) for answers in votes]
    assert stories[0] == stories[1] == stories[2] == stories[3]


def quiet(*peers):
    """Read everything that has arrived; the tags of the events told."""
    frames = [frame for peer in peers for frame in peer.catch_up() if frame["type"] == "position"]
    return [one["event"]["on"] for frame in frames for one in frame["told"]]


def moments(house, clock, *, help_comes):
    """How seat 0 and a watcher learn of the end of an attack: (event, seconds since the action, pause)."""
    ana, bea, eva, oto = peers = sit_down(house)
    army, target, helper = place(peers)
    say(eva, "turn", f"ataco {target}")
    eva.asked("passing-cards")
    quiet(ana, oto)
    say(eva, "passing-cards", f"pasa {army}", "listo")
    say(bea, "passing-cards", *([f"pasa {helper}"] if help_comes else []), "listo")
    say(eva, "looking", "visto")
    bea.asked("looking")
    assert quiet(ana, oto) == []
    begun = clock.now
    say(bea, "looking", "visto")
    heard = []
    waiting = {ana, oto}
    while waiting:
        for third in sorted(waiting, key=(ana, oto).index):
            for frame in third.catch_up():
                tag = frame["told"][-1]["event"]["on"]
                heard.append((third is ana, tag, round(clock.now - begun, 2), round(frame["pause"], 3)))
                waiting.discard(third)
        clock.advance(0.02)
    for one in peers:
        one.close()
    return heard


def test_r21_third_parties_hear_of_both_at_the_same_moment_and_the_table_pauses_as_long(tmp_path, clock):
    settings = dataclasses.replace(QUICK, pause_factor=RESTS)
    with OpenHouse(tmp_path / "store.sqlite3", settings) as house:
        won, lost = moments(house, clock, help_comes=False), moments(house, clock, help_comes=True)
    assert won == lost
    assert [(tag, pause) for _, tag, _, pause in won] == [("attack-over", 0.1)] * 2


def test_r21_a_quick_look_hides_behind_the_pause_after_the_result(tmp_path, clock):
    settings = dataclasses.replace(QUICK, pause_factor=RESTS)
    with OpenHouse(tmp_path / "store.sqlite3", settings) as house:
        ana, bea, eva, _ = peers = sit_down(house)
        army, target, _ = place(peers)
        say(eva, "turn", f"ataco {target}")
        say(bea, "passing-cards", "listo")
        say(eva, "passing-cards", f"pasa {army}", "listo")
        quiet(ana)
        begun = clock.now
        say(eva, "looking", "visto")
        say(bea, "looking", "visto")
        while "attack-over" not in quiet(ana):
            clock.advance(0.02)
        assert clock.now - begun >= RESTS * GAME.pauses["fought"] - 0.02
        for one in peers:
            one.close()


def asked_in_between(house, *, has_answered):
    """Frames that seat 0 and a watcher get during an attack, by trying to play and by reconnecting."""
    ana, bea, eva, oto = peers = sit_down(house)
    army, target, _ = place(peers)
    say(eva, "turn", f"ataco {target}")
    say(eva, "passing-cards", f"pasa {army}", "listo")
    if has_answered:
        say(bea, "passing-cards", "listo")
        assert bea.position["pause"] > 0
    out = []
    for third in (ana, oto):
        third.catch_up()
        third.send("play", id=7, position=third.position["position"], actions=[0])
        with third.again() as back:
            frames = [*third.catch_up(), *back.catch_up()]
        out.append([frame for frame in frames if frame["type"] in ("position", "refused", "clock")])
    for one in peers:
        one.close()
    return out


def test_r21_third_parties_do_not_learn_of_the_pause_after_the_result(tmp_path, clock):
    """Neither reconnecting nor trying to play during the pause reveals that the cards have been shown."""
    settings = dataclasses.replace(QUICK, pause_factor=RESTS)
    with OpenHouse(tmp_path / "store.sqlite3", settings) as house:
        worlds = [asked_in_between(house, has_answered=answered) for answered in (False, True)]
    assert worlds[0] == worlds[1]
    assert [[frame["type"] for frame in heard] for heard in worlds[0]] == [["refused", "position"]] * 2
    del clock


def test_r6_a_table_without_memory_marks_all_it_tells_as_of_the_moment_and_repeats_nothing(house):
    people = house.visitor("Ana")
    table = people.make("me", "computer", "computer", game=GAME.name, options=OPTIONS)
    with people.at(table) as peer:
        meet(peer)
        peer.asked("placing")
        say(peer, "placing", peer.position["notation"][0])
        peer.asked("placing")
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
        peer.asked("placing")
    with people.at(table) as peer:
        meet(peer)
        assert [one["event"]["on"] for one in peer.position["told"]].count("dealt") == 20
