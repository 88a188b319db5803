"""Phrases that computer players understand: who may say them, who hears them, and what the players say."""

from __future__ import annotations

import random
from collections import Counter
from types import SimpleNamespace

import pytest

from tafureria.core.game import TABLE
from tafureria.core.record import read
from tafureria.games.moros_y_cristianos import GAME as MOROS
from tafureria.games.moros_y_cristianos.options import Options
from tafureria.house.tables.live_game import LiveGame
from tafureria.house.tables.voices import Voices
from tests.house.peers import OpenHouse, meet
from tests.house.test_friends import two_people

GAME = {"game": "moros-y-cristianos"}
BATTLE = {"treasure", "play", "aim"}


def phrases(peer):
    """The phrases that a peer has heard, by number: the latest of each."""
    lines = [line for message in peer.seen if message["type"] == "said" for line in message["lines"]]
    return {line["number"]: line for line in lines if line["phrase"]}


def in_battle(*peers):
    """Let these people play at random until a battle has begun and one of them must choose in it."""
    rng = random.Random(1)
    while True:
        for peer in peers:
            peer.catch_up()
            position = peer.position
            if position["view"]["phase"] in BATTLE and position["legal"]:
                return
            if position["legal"]:
                action = rng.choice(position["legal"])
                peer.send("play", position=position["position"], actions=[action])


@pytest.fixture
def two(house):
    """Ana and Bea in a battle among computer players."""
    _, _, ana, bea = two_people(house, "random", "random", **GAME, talk="private")
    in_battle(ana, bea)
    yield ana, bea
    ana.close()
    bea.close()


def test_the_table_says_which_phrases_there_are(two):
    table = two[0].table
    assert {"name": "spare", "kind": "promise", "about": "seat"} in table["phrases"]


def test_where_nobody_may_talk_and_where_the_game_has_no_language_there_are_none(house):
    for wish in (GAME | {"talk": "none"}, {"game": "mentiroso"}):
        ana = house.visitor("Ana")
        with ana.at(ana.make("me", *["random"] * 3, **wish)) as peer:
            meet(peer)
            assert peer.table["phrases"] == []
            peer.send("say", id=1, phrase="no-copas")
            peer.until("refused", id=1, code="no-talk" if "talk" in wish else "no-phrase")


def test_a_phrase_is_heard_by_all_and_a_private_one_by_one(two):
    ana, bea = two
    ana.send("say", phrase="spare 1")
    ana.send("say", phrase="agree 1", to=1)
    ana.send("say", phrase="agree 2", to=2)
    ana.send("say", text="fin")
    for peer, heard in ((ana, ["spare 1", "agree 1", "agree 2"]), (bea, ["spare 1", "agree 1"])):
        while not any(line["text"] == "fin" for m in peer.seen if m["type"] == "said" for line in m["lines"]):
            peer.receive()
        own = [line for line in phrases(peer).values() if line["seat"] == 0]
        assert [line["phrase"] for line in own] == heard
        assert all(line["text"] == "" for line in own)


@pytest.mark.parametrize(
    "words",
    ["spare 0", "spare 4", "spare", "spare x", "spare 01", "stand 2", "no-copas 1", "hola", "spare  1"],
)
def test_what_is_no_phrase_is_refused(two, words):
    two[0].send("say", id=7, phrase=words)
    two[0].until("refused", id=7, code="no-phrase")


def test_a_watcher_says_no_phrase(house, two):
    with house.visitor("Eva").at(two[0].table["table"]) as eva:
        meet(eva)
        eva.send("say", id=7, phrase="no-copas")
        eva.until("refused", id=7, code="no-phrase")


def test_before_the_battle_nothing_can_be_said_in_phrases(house, bots):
    with bots.still():
        ana = house.visitor("Ana")
        with ana.at(ana.make("me", *["random"] * 3, **GAME)) as peer:
            meet(peer)
            assert peer.position["view"]["phase"] not in BATTLE
            peer.send("say", id=7, phrase="no-copas")
            peer.until("refused", id=7, code="no-phrase")


def test_computer_players_speak_and_are_held_to_their_word(tmp_path):
    """Seldom, truly or not; whoever comes later, or after the house was closed, hears the same."""
    store = tmp_path / "store.sqlite3"
    with OpenHouse(store) as house:
        ana = house.visitor("Ana")
        table = ana.make("me", *["jugador"] * 4, **GAME)
        with ana.at(table) as peer:
            meet(peer)
            peer.play_on(random.Random(1).choice)
            peer.catch_up()
            heard = phrases(peer)
            lines = [line for m in peer.seen if m["type"] == "said" for line in m["lines"]]
            rounds = max(m["view"]["round"] for m in peer.seen if m["type"] == "position")
        with house.visitor("Eva").at(table) as eva:
            meet(eva)
            eva.catch_up()
            assert phrases(eva) == heard
        told = ana.get(f"/api/tables/{table}/replay?eyes=table").json()["talk"]
        record = ana.get(f"/api/tables/{table}/record").text
    assert {line["number"]: line["verdict"] for line in told} == {
        n: one["verdict"] for n, one in heard.items()
    }
    # The record says it in comments, which whoever reads it leaves out.
    comments = [line for line in record.splitlines() if line.startswith("# ")]
    words = [(str(line["seat"]), line["phrase"], line["verdict"]) for line in heard.values()]
    assert comments == [f"# {' '.join(filter(None, line))}" for line in words]
    assert not read(record).said
    assert heard
    # Free text is for people: computer players write none.
    assert not any(line["text"] for line in lines)
    assert 0 not in {line["seat"] for line in heard.values()}
    assert max(Counter(line["seat"] for line in heard.values()).values()) <= 2 * rounds
    assert {"kept", "broken"} <= {line["verdict"] for line in heard.values()}
    with OpenHouse(store) as house:
        again = house.visitor("Ana")
        with again.at(table) as peer:
            meet(peer)
            peer.catch_up()
            assert phrases(peer) == heard


def test_a_hidden_deed_makes_nobody_speak():
    """Else the time of what is said would tell of it."""
    live = LiveGame(MOROS, Options(objetivo="tesoro"), 4, bytes(16))
    voices = Voices(SimpleNamespace(row=SimpleNamespace(game=MOROS.name, key=bytes(16)), talk=[]))
    voices.is_moment(live)
    kinds, rng = set(), random.Random(2)
    while not live.is_over and len(kinds) < 2:
        before = live.position(TABLE)
        seat = next(seat for seat in range(4) if live.waits_for(seat))
        live.act(seat, rng.choice(live.legal(seat)))
        moves = live.position(TABLE) != before
        assert voices.is_moment(live) is moves
        assert not voices.is_moment(live)
        kinds.add(moves)
    assert kinds == {True, False}


def test_a_claim_that_cannot_be_true_is_held_against_its_speaker():
    """Of a forced seat it may be known that it has copas; after the house was closed as well."""
    warned = 0
    for number in range(40):
        live = LiveGame(MOROS, Options(tipo="fuerza", duracion="refuerzos"), 4, bytes([number] * 16))
        rng = random.Random(number)
        while not live.is_over and not (
            (view := live.view(TABLE)).phase == "play" and view.seats[0].forced and view.seats[0].cards
        ):
            seat = next(seat for seat in range(4) if live.waits_for(seat))
            live.act(seat, rng.choice(live.legal(seat)))
        if live.is_over:
            continue
        line = SimpleNamespace(number=0, ply=live.ply, seat=0, phrase="no-copas", to_seat=None)
        chairs = [SimpleNamespace(kind=kind) for kind in ("person", *["computer"] * 3)]
        row = SimpleNamespace(game=MOROS.name, key=bytes(16))
        stored = SimpleNamespace(row=row, talk=[line], chairs=chairs)
        said = Voices(stored).next_saying(live)
        assert Voices(stored).next_saying(live) == said
        if said is not None and said.phrase == "distrust":
            assert (said.about, any(card // 12 == 1 for card in live.view(0).hand)) == (0, True)
            warned += 1
    assert warned
