"""A hostile client that requests long work delays only itself. Each test is an attack that worked."""

import asyncio
import os
import time
from pathlib import Path

import pytest

from tafureria.house.finished import replays
from tafureria.house.finished.work import Work
from tafureria.house.making import making
from tafureria.house.refusal import Refusal


def stuck(mark: str) -> None:
    """A job that never ends; it creates the file *mark* first."""
    Path(mark).touch()
    time.sleep(10**6)


async def appears(mark: Path) -> None:
    while not mark.exists():  # noqa: ASYNC110, ASYNC240 - another process makes it
        await asyncio.sleep(0.01)


def test_work_is_done_once_in_another_process():
    async def scene():
        work = Work(4, 60, 1 << 20)
        one, two = await asyncio.gather(work.do("a", os.getpid), work.do("a", os.getpid))
        assert one == two == await work.do("a", os.getpid) != os.getpid()

    asyncio.run(scene())


def test_work_is_ended_when_nobody_waits_for_it_any_more(tmp_path):
    async def scene():
        work = Work(4, 600, 1 << 20)
        mark = tmp_path / "begun"
        waiting = [asyncio.create_task(work.do("a", stuck, str(mark))) for _ in range(2)]
        await appears(mark)
        waiting[0].cancel()
        await asyncio.wait(waiting[:1])
        assert not waiting[1].done()
        waiting[1].cancel()
        await asyncio.wait(waiting)
        # The only process is free again.
        assert await work.do("b", os.getpid) != os.getpid()

    asyncio.run(scene())


def test_work_that_takes_too_long_or_finds_too_much_waiting_is_refused(tmp_path):
    async def scene():
        with pytest.raises(Refusal, match="too-long"):
            await Work(4, 0, 1 << 20).do("a", stuck, str(tmp_path / "begun"))
        with pytest.raises(Refusal, match="too-many"):
            await Work(0, 60, 1 << 20).do("a", os.getpid)

    asyncio.run(scene())


def test_work_given_up_while_its_process_starts_holds_nobody_up():
    async def scene():
        work = Work(4, 60, 1 << 20)
        waiting = asyncio.create_task(work.do("a", os.getpid))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
        await work.close()

    asyncio.run(scene())


def test_results_are_forgotten_when_they_take_too_much_memory():
    async def scene():
        work = Work(4, 60, 500)
        await work.do("a", bytes, 300)
        await work.do("b", bytes, 300)
        assert (work.found("a"), work.found("b")) == (None, bytes(300))

    asyncio.run(scene())


@pytest.fixture
def finished(house):
    """A visitor and the id of their finished game."""
    ana = house.visitor("Ana")
    table = ana.make("me", "computer")
    with ana.at(table) as peer:
        peer.play_on()
    return ana, table


def test_no_finished_game_is_replayed_where_tables_are_served(finished, monkeypatch):
    ana, table = finished
    record = ana.get(f"/api/tables/{table}/record").text

    def never(*args):
        raise AssertionError(args)

    monkeypatch.setattr("tafureria.house.finished.replays.LiveGame", never)
    monkeypatch.setattr("tafureria.house.tables.loading.LiveGame", never)
    monkeypatch.setattr("tafureria.house.finished.replays.settle", never)
    monkeypatch.setattr("tafureria.core.record.settle", never)
    for path in ("record", "deal", "replay?eyes=all", "replay?eyes=0", "knew?step=1"):
        assert ana.get(f"/api/tables/{table}/{path}").status_code == 200, path
    wish = {"step": 1, "seat": 0, "name": "Ana"}
    assert ana.post(f"/api/tables/{table}/continue", wish).status_code == 201
    assert ana._ask("POST", "/api/records", content=record).status_code == 201


def test_a_long_replay_comes_in_pages(finished, house, monkeypatch):
    ana, table = finished
    whole = ana.get(f"/api/tables/{table}/replay?eyes=all").json()
    assert whole["next"] == 0
    assert ana.get(f"/api/tables/{table}/replay?eyes=all&first=1").json()["code"] == "bad-step"
    del house
    monkeypatch.setattr(replays, "PAGE", 2)
    stored = stored_of(ana, table)
    found, steps, first = replays.pages(stored, "all"), [], 0
    while True:
        page = replays.replay(stored, found, "all", "", first)
        steps += replays.msgspec.json.decode(page.steps)
        first = page.next
        if not first:
            break
    assert steps == whole["steps"]


def stored_of(visitor, table):
    """That game as stored, rebuilt from its record."""
    record = replays.read_record(visitor.get(f"/api/tables/{table}/record").text, 10**6)

    class Kept:
        now = staticmethod(time.time)

        async def add_table(self, row, chairs, actions):
            self.stored = replays.StoredTable(row=row, chairs=chairs, actions=list(actions), talk=[])

    kept = Kept()
    asyncio.run(making.bring(kept, "", record))
    return kept.stored


def test_a_record_longer_than_any_game_is_not_replayed(finished):
    ana, table = finished
    text = ana.get(f"/api/tables/{table}/record").text
    with pytest.raises(Refusal, match="too-large"):
        replays.read_record(text, 1)
