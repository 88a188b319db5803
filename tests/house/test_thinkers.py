"""Computer players in their own processes: they get views and events, and may fail without harm."""

import asyncio
import contextlib
import logging
import os
import signal
import time
from pathlib import Path

import msgspec
import pytest

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.house.bots import thinker, thinkers
from tafureria.house.bots.computers import Choice, Computers
from tafureria.house.bots.thinker import Answer, Ask, Notebooks
from tafureria.house.bots.thinkers import Thinkers
from tafureria.house.processes import processes
from tafureria.house.tables.live_game import LiveGame
from tests.house.peers import QUICK, OpenHouse, meet

GAME = registry.find("mentiroso").game


class Reader:
    """A player that uses its notebook: it stakes by the dice of an imagined world."""

    remembers = True

    def choose(self, view, legal, notebook, seed):
        world = notebook.imagine(seed)
        assert world.dice[view.seat] == view.dice[view.seat]
        return legal[sum(world.dice) % len(legal)]


@pytest.fixture
def reader(monkeypatch):
    monkeypatch.setattr(thinker, "player_of", lambda game, name: Reader())


def asking(told, first=0, seat=0, live=None):
    live = live or LiveGame(GAME, GAME.options(), 2, Dealer.key_from_seed(3))
    return Ask(
        table="t",
        game="mentiroso",
        options={},
        seats=2,
        seat=seat,
        player="jugador",
        seed=5,
        legal=live.legal(seat),
        view=msgspec.Raw(msgspec.json.encode(live.view(seat))),
        first=first,
        told=told,
    )


def raws(live, seat=0):
    return [msgspec.Raw(msgspec.json.encode(event)) for event in live.events_told(seat)]


def test_a_lost_notebook_is_asked_for_from_the_first_event(reader):
    live = LiveGame(GAME, GAME.options(), 2, Dealer.key_from_seed(3))
    told = raws(live)
    kept, fresh = Notebooks(), Notebooks()
    first = kept.answer(asking(told, live=live))
    assert first.action in live.legal(0)
    assert fresh.answer(asking([], first=len(told), live=live)) == Answer(need=0)
    assert fresh.answer(asking(told, live=live)) == first
    assert kept.answer(asking([], first=len(told), live=live)) == first


def placing():
    """A game of La reconquista before the first troops, and what its dealer is asked."""
    game = registry.find("la-reconquista").game
    live = LiveGame(game, game.options(tropas=5), 3, Dealer.key_from_seed(3))
    (seat,) = live.awaited
    return live, seat


def asking_on(live, seat, first=0):
    ask = asking(raws(live, seat)[first:], first=first, seat=seat, live=live)
    options = msgspec.to_builtins(live.options)
    return msgspec.structs.replace(
        ask, game="la-reconquista", options=options, seats=3, player="jugador", goes_on=True
    )


def test_all_steps_that_nobody_notices_are_one_answer():
    live, seat = placing()
    answer = Notebooks().answer(asking_on(live, seat))
    assert len(answer.then) == 5
    noticed = live.noticed
    for step in (answer, *answer.then):
        assert live.noticed == noticed
        assert step is answer or step.view == thinker.checksum(live.view(seat))
        assert live.check(seat, step.action) is None
        live.act(seat, step.action)
    assert live.noticed == live.ply


def test_a_notebook_that_heard_of_steps_that_were_not_taken_is_dropped():
    live, seat = placing()
    kept = Notebooks()
    first = kept.answer(asking_on(live, seat))
    told = len(raws(live, seat))
    other = next(action for action in live.legal(seat) if action != first.action)
    live.act(seat, other)
    assert kept.answer(asking_on(live, seat, first=told)) == Answer(need=0)
    assert kept.answer(asking_on(live, seat)) == Notebooks().answer(asking_on(live, seat))


def test_what_was_meant_for_another_view_is_not_done():
    live, seat = placing()
    answer = Notebooks().answer(asking_on(live, seat))
    players = Computers(None, None, None)
    choice = Choice(seat, 1, answer.action, then=tuple(answer.then))
    assert players.goes_on(choice, 2, live.view(seat)) is None
    live.act(seat, answer.action)
    following = players.goes_on(choice, 2, live.view(seat))
    assert (following.action, following.question) == (answer.then[0].action, 2)
    assert players.is_thinking(seat, 2)


def test_a_question_holds_no_secret_of_others():
    live = LiveGame(GAME, GAME.options(), 2, Dealer.key_from_seed(3))
    one = msgspec.json.encode(asking(raws(live), live=live))
    live.state.dice[1] = live.state.dice[1] % 6 + 1
    assert msgspec.json.encode(asking(raws(live), live=live)) == one


def test_a_killed_thinker_is_replaced_and_remembers(monkeypatch):
    async def scene():
        pool = Thinkers(1, 60.0)
        try:
            live = LiveGame(GAME, GAME.options(), 2, Dealer.key_from_seed(3))
            told = raws(live)
            first = await pool.choose(asking(told, live=live), lambda: told)
            process = pool._workers[0]._process
            os.kill(process.pid, signal.SIGKILL)
            while process.runs:  # noqa: ASYNC110 - nothing tells
                await asyncio.sleep(0)
            return first, await pool.choose(asking([], first=len(told), live=live), lambda: told)
        finally:
            await pool.close()

    first, again = asyncio.run(scene())
    assert first == again


@pytest.mark.parametrize("player", ["jugador", "maestro"])
def test_an_answer_that_nobody_waits_for_is_not_taken_for_the_next(caplog, player):
    """A table was unloaded while its players thought; from then on all others got its answers."""

    async def scene():
        pool = Thinkers(1, 60.0, 1)
        try:
            live = LiveGame(GAME, GAME.options(), 2, Dealer.key_from_seed(3))
            told = raws(live)
            ask = asking(told, live=live)
            first = msgspec.structs.replace(ask, table="asleep", legal=ask.legal[:1], player=player)
            second = msgspec.structs.replace(ask, legal=ask.legal[1:2])
            if player == "maestro":
                first = msgspec.structs.replace(first, until=time.time() + 0.3)
                second = msgspec.structs.replace(second, until=time.time() + 1e6, player=player)
            worker = (pool._searchers if first.until else pool._workers)[0]
            process = await worker._running()
            os.kill(process.pid, signal.SIGSTOP)
            asked = asyncio.create_task(pool.choose(first, lambda: told))
            while not worker._turn.locked():  # noqa: ASYNC110 - it has no event
                await asyncio.sleep(0)
            asked.cancel()
            await asyncio.wait({asked})
            os.kill(process.pid, signal.SIGCONT)
            second = msgspec.structs.replace(second, until=second.until and time.time() + 0.5)
            assert (await pool.choose(second, lambda: told)).action == ask.legal[1]
        finally:
            await pool.close()

    asyncio.run(scene())
    assert "gave no answer" not in caplog.text


def test_what_a_killed_thinker_was_asked_another_answers_as_it_would_have(caplog):
    """Not by a random choice, and a master as `jugador`: killed both while it thinks and before."""

    async def scene():
        pool, calm = Thinkers(1, 60.0, 1), Thinkers(1, 60.0)
        try:
            live = LiveGame(GAME, GAME.options(), 2, Dealer.key_from_seed(3))
            told = raws(live)
            master = msgspec.structs.replace(
                asking(told, live=live), player="maestro", until=time.time() + 1e6
            )
            late = msgspec.structs.replace(master, until=1.0)
            expected = await calm.choose(late, lambda: told)
            for worker in (pool._searchers[0], pool._workers[0]):
                process = await worker._running()
                os.kill(process.pid, signal.SIGSTOP)  # stopped, it will never answer
            thinking = asyncio.create_task(pool.choose(master, lambda: told))
            for worker in (pool._searchers[0], pool._workers[0]):
                while not worker._turn.locked():  # noqa: ASYNC110 - it has no event
                    await asyncio.sleep(0)
                os.kill(worker._process.pid, signal.SIGKILL)
            assert await thinking == expected
        finally:
            await pool.close()
            await calm.close()

    asyncio.run(scene())
    assert "random" not in caplog.text


@pytest.mark.parametrize(
    "code", ["import time; time.sleep(60)", "raise SystemExit", "print('nonsense' * 9, flush=True); input()"]
)
def test_a_thinker_that_hangs_dies_or_talks_nonsense_makes_any_legal_move(
    monkeypatch, tmp_path, caplog, code
):
    caplog.set_level(logging.WARNING)
    (tmp_path / "thoughtless.py").write_text(f"def main(): {code}")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(thinkers, "THINKER", "thoughtless")

    async def scene():
        pool = Thinkers(1, 0.5)
        try:
            return await pool.choose(asking([]), list)
        finally:
            await pool.close()

    assert asyncio.run(scene()).action in {0, 1}
    assert "jugador of mentiroso at table t" in caplog.text


def test_a_table_goes_on_when_its_thinkers_are_killed_again_and_again(tmp_path):
    others = children()
    killed = []

    def choose(legal):
        """Kill the thinkers, and choose the first legal action."""
        for pid in children() - others:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)
        return legal[0]

    with OpenHouse(tmp_path / "s", QUICK) as house:
        ana = house.visitor()
        with ana.at(ana.make("me", "jugador", "jugador", "jugador")) as peer:
            meet(peer)
            while not children() - others:
                peer.catch_up()
            peer.play_on(choose)
            assert peer.over is not None
    assert killed


def children():
    """Process ids of this process's thinkers."""
    found, starters = set(), {one._popen.pid for one in processes._starters.values()}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with contextlib.suppress(OSError):
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                if parent in starters and (folder / "comm").read_text() == "thinker\n":
                    found.add(int(folder.name))
    return found


def test_a_process_has_low_priority_from_the_start(monkeypatch):
    monkeypatch.setattr(processes.Starter, "lowers_priority", True)

    async def started() -> None:
        process = await processes.start("tafureria.house.bots.thinker", nice=10)
        try:
            own = os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(own + 10, 19)
            # Linux divides a CPU among sessions first, so niceness means nothing in another session.
            assert os.getsid(process.pid) == os.getsid(0)
        finally:
            process.end()

    asyncio.run(started())
