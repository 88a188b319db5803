"""The analysis of a finished game at a house: computed while somebody asks, filtered by eyes, and kept."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from types import SimpleNamespace

import pytest

from tafureria.analysis.data import VERSION
from tafureria.house.finished import analyst
from tafureria.house.finished.archive import Archive
from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings
from tafureria.web.budgets import Budgets
from tests.house.peers import meet

GAME = "mentiroso"


@pytest.fixture(scope="module")
def played(house):
    """The host of a short finished game between a person and computer players."""
    ana = house.visitor()
    table = ana.make("me", "jugador", "jugador", game=GAME)
    with ana.at(table) as peer:
        meet(peer)
        assert ana.get(f"/api/tables/{table}/analysis").json()["code"] == "running"
        peer.play_on()
    ana.table = table
    return ana


def ask(visitor, **query):
    return visitor.get(f"/api/tables/{visitor.table}/analysis", params=query)


def whole(visitor, eyes):
    """All answers until the analysis is complete."""
    found, done = [], 0.0
    while True:
        answer = ask(visitor, eyes=eyes, after=done).json()
        one = answer["analysis"]
        if one is not None:
            found.append(one)
            done = one["done"]
            if one["complete"]:
                return found


def test_it_gets_better_until_it_is_complete(played):
    found = whole(played, "all")
    assert [one["done"] for one in found] == sorted(one["done"] for one in found)
    last = found[-1]
    assert (last["version"], last["game"], last["seats"]) == (VERSION, GAME, 3)
    assert last["curve"][-1]["chances"] == [float(seat in last["winners"]) for seat in range(3)]
    assert {one["seat"] for one in last["decisions"]} == {0}
    assert ask(played, eyes="all", after=1).json()["analysis"] == last


def test_eyes_have_their_own_decisions(played):
    whole(played, "table")
    assert ask(played, eyes="table").json()["analysis"]["decisions"] == []
    assert ask(played, eyes="1").json()["analysis"]["decisions"] == []
    assert ask(played, eyes="0").json() == ask(played, eyes="all").json() | {"eyes": "0"}
    assert ask(played, eyes="7").json()["code"] == "bad-eyes"
    assert ask(played, after="much").json()["code"] == "malformed"


def test_no_table_no_analysis(played):
    assert played.get(f"/api/tables/{'a' * 26}/analysis").json()["code"] == "unknown-table"


class Slow:
    """Stands for analyses that come to half, if at all, and then never end."""

    def __init__(self, halves=None):
        self.halves = halves
        self.begun: list[str] = []
        self.ended: list[str] = []

    async def __call__(self, stored, job):
        self.begun.append(stored.row.id)
        try:
            async with job.changed:
                job.latest = job.latest or self.halves
                job.changed.notify_all()
            await asyncio.Event().wait()
        finally:
            self.ended.append(stored.row.id)


class Stored:
    """Stands for a stored table."""

    def __init__(self, name):
        self.row = SimpleNamespace(id=name)


class Store:
    """Stands for a store that keeps no analysis."""

    async def analysis(self, table, version):
        del table, version


def analyst_of(monkeypatch, slow, most=4):
    monkeypatch.setattr(analyst, "PATIENCE", 0.0)
    monkeypatch.setattr(analyst.replays, "game_of", lambda stored: stored)
    one = analyst.Analyst(Store(), most)
    monkeypatch.setattr(one, "_analyse", slow)
    return one


async def patience_ends():
    """Let the timer of a patience of no time come."""
    for _ in range(9):
        await asyncio.sleep(0)


def run(coroutine):
    asyncio.run(asyncio.wait_for(coroutine, 60))


def test_leaving_keeps_what_was_computed_and_makes_room_only_for_others(monkeypatch):
    """Whoever comes back finds the work going on or, where another game waited, what it had come to."""

    async def play():
        half = SimpleNamespace(done=0.5)
        slow = Slow(half)
        one = analyst_of(monkeypatch, slow)
        assert await one.look(Stored("t"), 0.0) is half
        await patience_ends()
        assert await one.look(Stored("t"), 0.0) is half
        assert (slow.begun, slow.ended) == (["t"], [])
        await patience_ends()
        assert await one.look(Stored("u"), 0.0) is half
        assert slow.ended == ["t"]
        slow.halves = None
        assert await one.look(Stored("t"), 0.0) is half
        await one.close()

    run(play())


def test_one_computation_serves_all_who_look(monkeypatch):
    async def play():
        half = SimpleNamespace(done=0.5)
        slow = Slow(half)
        one = analyst_of(monkeypatch, slow, most=1)
        assert await asyncio.gather(*(one.look(Stored("t"), 0.0) for _ in range(6))) == [half] * 6
        assert slow.begun == ["t"]
        await one.close()

    run(play())


def test_three_friends_at_one_address_see_the_analysis_of_their_game():
    """Waiting for one analysis counts once, and the address may ask as often as three people."""
    budgets = Budgets(Settings(jobs_per_address=1, replays_per_minute=2))
    with ExitStack() as held:
        for friend in ("ana", "bea", "eva"):
            for _ in range(2):
                budgets.check("look", friend, "1.2.3.4")
            held.enter_context(budgets.hold("look", "1.2.3.4", "their game"))
        with pytest.raises(Refusal, match="too-many"), budgets.hold("look", "1.2.3.4", "another"):
            pass
    with budgets.hold("look", "1.2.3.4", "another"):
        pass


def test_a_lesson_is_not_analysed(monkeypatch):
    stored = SimpleNamespace(row=SimpleNamespace(id="t", settings=SimpleNamespace(lesson="primera")))

    async def opened(table):
        del table
        return stored

    archive = Archive.__new__(Archive)
    monkeypatch.setattr(archive, "_open", opened)
    with pytest.raises(Refusal, match="no-analysis"):
        run(archive.analysis("t", "0", 0.0))
