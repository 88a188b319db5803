"""Computer players in their own process: given views and events, missed by nobody when they break."""

import asyncio
import contextlib
import logging
import os
import signal
from pathlib import Path

import msgspec
import pytest

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.house import thinker, thinkers
from tafureria.house.course import Course
from tafureria.house.thinker import Answer, Ask, Desk
from tafureria.house.thinkers import Thinkers
from tests.house.peers import QUICK, OpenHouse, meet

GAME = registry.find("mentiroso").game


class Reader:
    """A player that reads its notebook: it stakes by the number of worlds that it may imagine."""

    remembers = True

    def choose(self, view, legal, notebook, seed):
        world = notebook.imagine(seed)
        assert world.dice[view.seat] == view.dice[view.seat]
        return legal[sum(world.dice) % len(legal)]


@pytest.fixture
def reader(monkeypatch):
    monkeypatch.setattr(thinker, "player_of", lambda game, name: Reader())


def asking(told, first=0, seat=0, course=None):
    course = course or Course(GAME, GAME.options(), 2, Dealer.key_from_seed(3))
    return Ask(
        table="t",
        game="mentiroso",
        options={},
        seats=2,
        seat=seat,
        player="jugador",
        seed=5,
        legal=course.legal(seat),
        view=msgspec.Raw(msgspec.json.encode(course.view(seat))),
        first=first,
        told=told,
    )


def raws(course, seat=0):
    return [msgspec.Raw(msgspec.json.encode(event)) for event in course.events_told(seat)]


def test_a_lost_notebook_is_asked_for_from_the_first_event(reader):
    course = Course(GAME, GAME.options(), 2, Dealer.key_from_seed(3))
    told = raws(course)
    kept, fresh = Desk(), Desk()
    first = kept.answer(asking(told, course=course))
    assert first.action in course.legal(0)
    assert fresh.answer(asking([], first=len(told), course=course)) == Answer(need=0)
    assert fresh.answer(asking(told, course=course)) == first
    assert kept.answer(asking([], first=len(told), course=course)) == first


def test_a_question_holds_no_secret_of_others():
    course = Course(GAME, GAME.options(), 2, Dealer.key_from_seed(3))
    one = msgspec.json.encode(asking(raws(course), course=course))
    course.state.dice[1] = course.state.dice[1] % 6 + 1
    assert msgspec.json.encode(asking(raws(course), course=course)) == one


def test_a_killed_thinker_is_replaced_and_remembers(monkeypatch):
    async def scene():
        pool = Thinkers(1, 20.0)
        try:
            course = Course(GAME, GAME.options(), 2, Dealer.key_from_seed(3))
            told = raws(course)
            first = await pool.choose(asking(told, course=course), lambda: told)
            process = pool._workers[0]._process
            os.kill(process.pid, signal.SIGKILL)
            await process.wait()
            return first, await pool.choose(asking([], first=len(told), course=course), lambda: told)
        finally:
            await pool.close()

    first, again = asyncio.run(scene())
    assert first == again


@pytest.mark.parametrize(
    "code", ["import time; time.sleep(60)", "raise SystemExit", "print('nonsense' * 9, flush=True); input()"]
)
def test_a_thinker_that_hangs_dies_or_talks_nonsense_makes_any_legal_move(monkeypatch, caplog, code):
    caplog.set_level(logging.WARNING)
    real = asyncio.create_subprocess_exec

    async def other(executable, *args, **kwargs):
        return await real(executable, "-c", code, **kwargs)

    monkeypatch.setattr(thinkers.asyncio, "create_subprocess_exec", other)

    async def scene():
        pool = Thinkers(1, 0.5)
        try:
            return await pool.choose(asking([]), list)
        finally:
            await pool.close()

    assert asyncio.run(scene()).action in {0, 1}
    assert "jugador of mentiroso at table t" in caplog.text


def test_a_table_goes_on_when_its_thinkers_are_killed_again_and_again(tmp_path):
    with OpenHouse(tmp_path / "s", QUICK) as house:
        ana = house.visitor()
        with ana.at(ana.make("me", "jugador", "jugador", "jugador")) as peer:
            meet(peer)
            before = set(children())
            for pid in before:
                os.kill(pid, signal.SIGKILL)
            peer.play_on()
            assert peer.over is not None


def children():
    """The thinkers of this process."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with contextlib.suppress(OSError):
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                if parent == os.getpid() and "tafureria.house.thinker" in (folder / "cmdline").read_text():
                    found.append(int(folder.name))
    return found
