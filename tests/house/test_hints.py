"""Hints for people at tables: only for whoever asks, only where the table allows them, and only once."""

import asyncio
import contextlib
import time
from dataclasses import replace

import msgspec
import pytest

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.house.bots.thinker import Notebooks
from tafureria.house.bots.thinkers import Broken, Thinkers
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import Chair, TableRow, TableSettings
from tafureria.house.tables.chairs import COMPUTER, OPEN, PERSON
from tafureria.house.tables.deductions import shows_board
from tafureria.house.tables.hints import gives_hints
from tafureria.house.tables.live_game import LiveGame
from tafureria.players.hint import can_hint
from tests.house.peers import QUICK, OpenHouse, Peer, meet
from tests.house.test_friends import two_people
from tests.house.test_thinkers import asking, raws

QUICKLY = {"think": 0.1}


def hint(peer: Peer, number: int = 1, **fields) -> dict:
    """The answer to a request for a hint."""
    peer.send("hint", id=number, position=peer.position["position"], **fields)
    while True:
        message = peer.receive()
        if message["type"] in {"hinted", "refused"} and message["id"] == number:
            return message


@pytest.fixture
def still(bots):
    """Computer players make no moves."""
    with bots.still():
        yield


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("entry", registry.games(), ids=lambda entry: entry.name)
def test_one_person_alone_with_the_house_is_advised_in_every_game(house, entry):
    ana = house.visitor()
    others = ["jugador"] * (max(entry.game.usual_seats, min(entry.game.seats)) - 1)
    with ana.at(ana.make("me", *others, game=entry.name, **QUICKLY)) as peer:
        meet(peer)
        assert peer.table["hints"] is True
        if not peer.position["legal"]:
            assert hint(peer)["code"] == "not-your-turn"
            return
        answer = hint(peer)
        assert answer["type"] == "hinted"
        assert answer["choices"]
        for choice in answer["choices"]:
            assert choice["action"] in peer.position["legal"]
            assert choice["notation"] == entry.game.notation(choice["action"])
            kinds = {kind.__struct_config__.tag for kind in entry.advice().REASONS}
            assert {reason["on"] for reason in choice["reasons"]} <= kinds


def test_the_same_question_is_thought_about_once(house):
    ana = house.visitor()
    with ana.at(ana.make("me", "jugador", "jugador", **QUICKLY)) as peer:
        meet(peer)
        assert hint(peer, 1)["choices"] == hint(peer, 2)["choices"]


@pytest.mark.usefixtures("still")
def test_others_learn_nothing_of_it(house):
    _, _, a, b = two_people(house, hints=True, **QUICKLY)
    a.catch_up()
    b.catch_up()
    assert a.table["hints"] is True
    assert b.table["hints"] is True
    assert hint(a)["type"] == "hinted"
    b.silent()
    a.silent()
    a.close()
    b.close()


@pytest.mark.usefixtures("still")
def test_several_people_must_have_agreed(house):
    _, _, a, b = two_people(house)
    assert a.table["hints"] is False
    assert hint(a)["code"] == "no-hints"
    a.close()
    b.close()


@pytest.mark.usefixtures("still")
def test_a_seat_of_others_and_an_old_position_are_refused(house):
    _, _, a, b = two_people(house, hints=True, **QUICKLY)
    eva = house.visitor("Eva")
    with eva.at(a.table["table"]) as watcher:
        watcher.catch_up()
        watcher.send("hint", id=4, position=0)
        watcher.until("refused", id=4, code="not-your-seat")
    a.send("hint", id=5, position=a.position["position"], seat=1)
    a.until("refused", id=5, code="not-your-seat")
    a.send("hint", id=6, position=99)
    a.until("refused", id=6, code="stale")
    a.close()
    b.close()


@pytest.fixture
def pondering(monkeypatch):
    """Computing a hint never ends."""

    async def advise(self, ask, events):
        await asyncio.Event().wait()

    monkeypatch.setattr(Thinkers, "advise", advise)


@pytest.mark.usefixtures("still", "pondering")
def test_a_question_that_goes_away_is_not_thought_about_any_more(house):
    _, _, a, b = two_people(house, hints=True)
    position = a.position
    a.send("hint", id=7, position=position["position"])
    a.send("play", position=position["position"], actions=[position["legal"][0]])
    a.until("refused", id=7, code="stale")
    a.close()
    b.close()


@pytest.mark.usefixtures("still", "pondering")
def test_who_leaves_the_seat_is_told_nothing_more_of_it(house):
    _, _, a, b = two_people(house, hints=True)
    a.send("hint", id=7, position=a.position["position"])
    a.send("resign")
    a.until("refused", id=7, code="stale")
    a.close()
    b.close()


@pytest.mark.usefixtures("stopped")
def test_how_often_one_may_ask_is_limited(tmp_path):
    with OpenHouse(tmp_path / "store.sqlite3", replace(QUICK, hints_per_minute=2)) as house:
        ana = house.visitor()
        with ana.at(ana.make("me", "jugador", "jugador", **QUICKLY)) as peer:
            meet(peer)
            assert [hint(peer, number).get("code", "") for number in (1, 2, 3)] == ["", "", "too-fast"]


# --- where a table allows hints -------------------------------------------------------------------


def _table(*kinds, **settings):
    game = registry.find("mentiroso").game
    row = TableRow(
        id="t",
        game=game.name,
        version=1,
        engine="",
        options="{}",
        seats=len(kinds),
        key=b"",
        level="jugador",
        talk="",
        host="",
        status=TableStatus.PLAYING,
        waiting=0,
        ending=None,
        made=0.0,
        updated=0.0,
        settings=TableSettings(**settings),
    )
    return row, [Chair(seat=seat, kind=kind) for seat, kind in enumerate(kinds)]


@pytest.mark.parametrize(
    ("kinds", "settings", "gives"),
    [
        ((PERSON, COMPUTER), {}, True),
        ((PERSON, COMPUTER), {"move_seconds": 30}, False),
        ((PERSON, COMPUTER), {"game_seconds": 600}, False),
        ((PERSON, COMPUTER), {"game_seconds": 600, "hints": True}, True),
        ((PERSON, OPEN), {}, False),
        ((PERSON, PERSON), {}, False),
        ((PERSON, PERSON), {"hints": True}, True),
        ((COMPUTER, COMPUTER), {}, False),
    ],
)
def test_a_table_gives_advice_to_one_alone_or_where_all_agreed(kinds, settings, gives):
    assert gives_hints(*_table(*kinds, **settings)) is gives


@pytest.mark.parametrize("others", [{"day": "2026-11-22"}, {"round": "x 1"}], ids=["day", "round"])
def test_a_deal_that_others_play_too_is_played_without_help(others):
    """Even where the table's settings and everybody at it agree."""
    row, chairs = _table(PERSON, COMPUTER, hints=True, board=True)
    game = registry.find(row.game).game
    closed = msgspec.structs.replace(row, **others)
    assert [gives_hints(one, chairs) for one in (row, closed)] == [True, False]
    assert [shows_board(one, chairs, game, game.options()) for one in (row, closed)] == [True, False]


# --- the processes --------------------------------------------------------------------------------


def _asks(seconds=0.05):
    game = registry.find("mentiroso").game
    live = LiveGame(game, game.options(), 2, Dealer.key_from_seed(3))
    told = raws(live)
    return msgspec.structs.replace(asking(told, live=live), player="maestro", advises=seconds), told


def test_a_process_answers_with_reasons():
    ask, _ = _asks()
    answer = Notebooks().answer(ask)
    assert answer.action == answer.hints[0].action
    assert all(one.reasons for one in answer.hints)


def test_advice_comes_from_processes_of_its_own_and_waits_for_none_that_play():
    async def go():
        pool = Thinkers(1, 60.0, searchers=1)
        ask, told = _asks()
        try:
            searchers = list(pool._free)
            answer = await pool.advise(ask, lambda: told)
            assert answer.hints
            assert pool._free == searchers
            assert all(worker._process is None for worker in searchers)
        finally:
            await pool.close()

    asyncio.run(go())


def test_who_no_longer_wants_it_holds_no_process():
    async def go():
        pool = Thinkers(1, 60.0)
        ask, told = _asks(50.0)
        try:
            begun = time.monotonic()
            asked = asyncio.create_task(pool.advise(ask, lambda: told))
            while pool._idle.qsize():  # noqa: ASYNC110 - it is the pool's own, and nobody tells
                await asyncio.sleep(0)
            asked.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asked
            quick, told = _asks()
            assert (await pool.advise(quick, lambda: told)).hints
            assert time.monotonic() - begun < 50
        finally:
            await pool.close()

    asyncio.run(go())


def test_a_process_that_breaks_is_a_refusal():
    async def go():
        pool = Thinkers(1, 60.0)
        ask, told = _asks()
        try:
            with pytest.raises(Broken):
                await pool.advise(msgspec.structs.replace(ask, game="nothing"), lambda: told)
            assert (await pool.advise(ask, lambda: told)).hints
        finally:
            await pool.close()

    asyncio.run(go())


def test_every_game_of_the_house_gives_advice():
    assert all(can_hint(entry) for entry in registry.games())
