"""The analysis of a finished game at a house: computed while somebody asks, filtered by eyes, and kept."""

from __future__ import annotations

import asyncio

import pytest

from tafureria.analysis.data import VERSION
from tafureria.house.finished import analyst
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
    assert {one["seat"] for one in last["decisions"]} <= {0}
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
    """Stands for an analysis that never ends."""

    def __init__(self):
        self.begun, self.ended = asyncio.Event(), asyncio.Event()

    async def __call__(self, stored, job):
        del stored, job
        self.begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.ended.set()


def test_the_work_ends_when_nobody_asks_any_more(monkeypatch):
    class Row:
        id = "t"

    class Stored:
        row = Row()

    class Store:
        async def analysis(self, table, version):
            del table, version

    async def run():
        monkeypatch.setattr(analyst, "PATIENCE", 0.0)
        monkeypatch.setattr(analyst.replays, "game_of", lambda stored: stored)
        one = analyst.Analyst(Store(), 1)
        slow = Slow()
        monkeypatch.setattr(one, "_analyse", slow)
        asking = asyncio.create_task(one.look(Stored(), 0.0))
        await slow.begun.wait()
        asking.cancel()
        await slow.ended.wait()
        await one.close()

    asyncio.run(asyncio.wait_for(run(), 30))
