"""Several houses behind one store: one that was stopped, cut off or has a wrong clock never serves old state.

The houses of a test share a store and an event loop. To a house that "stops", its own clock and the store's
are past the end of its lease, as after a pause; to one that "sleeps with its machine" only the store's.
"""

import asyncio
import json
import signal
import sys
import time
from dataclasses import replace

import pytest
from sqlalchemy import text

from tafureria.house.house import House
from tafureria.house.making import making
from tafureria.house.messages.pages import NewTable, SeatWish
from tafureria.house.messages.up import Play, Say
from tafureria.house.store import database, machine
from tafureria.house.store.owners import AddressTaken, Elsewhere, Owners
from tafureria.house.store.rows import Overtaken, StoreFailed
from tafureria.house.store.store import Store
from tafureria.web.guest import COME_BACK, Visitor
from tafureria.web.serve import serve
from tests.house.peers import QUICK, Peer, meet
from tests.house.places import IN_A_FILE, SERVER, change, nobody_writes, place
from tests.house.running import RunningHouse
from tests.house.test_processes import come_back

SETTINGS = replace(QUICK, lease=1000.0)
NEEDS_SERVER = pytest.mark.skipif(not SERVER, reason="needs a PostgreSQL server (make test-postgres)")


class Ear:
    """A guest of a house in this process."""

    def __init__(self, person="ana"):
        self.person, self.name = person, person
        self.frames, self.changed, self.closed = [], asyncio.Event(), asyncio.Event()

    def send(self, frame):
        self.frames.append(json.loads(frame))
        self.changed.set()

    def close(self):
        self.closed.set()

    async def until(self, kind, **fields):
        while True:
            for frame in self.frames:
                if frame["type"] == kind and all(frame.get(k) == v for k, v in fields.items()):
                    return frame
            self.changed.clear()
            await self.changed.wait()


class Houses:
    """Houses behind one store."""

    def __init__(self, store):
        self.store, self.all = store, []

    async def open(self, address):
        house = await House.open(self.store, replace(SETTINGS, address=address))
        self.all.append(house)
        return house

    async def table(self, house):
        wish = NewTable(
            game="mentiroso", seats=[SeatWish(kind="me"), SeatWish(kind="open")], name="Ana", talk="public"
        )
        return (await making.make(house.store, "ana", wish)).table

    async def sleep_with_its_machine(self, house):
        """Advance the store's clock past the lease, but not the house's own."""
        async with house.store.engine.begin() as connection:
            await connection.execute(
                text("UPDATE processes SET beat = beat - 2000 WHERE id = :me"), {"me": house.store.me}
            )

    async def stop(self, house):
        """Advance all clocks past the house's lease."""
        await self.sleep_with_its_machine(house)
        house._owners._until = 0.0


def scene(tmp_path, act):
    """Run *act* with houses, which are closed at the end."""
    store = place(tmp_path / "store.sqlite3")

    async def main():
        houses = Houses(store)
        try:
            await asyncio.wait_for(act(houses), 60)
        finally:
            for house in houses.all:
                await house.close()

    asyncio.run(main())


async def led_to(house, table):
    """The address to which the house sends a visitor to the table, once it knows it."""
    while True:
        with pytest.raises(Elsewhere) as elsewhere:
            await house.enter(table, Ear())
        if elsewhere.value.address:
            return elsewhere.value.address
        await asyncio.sleep(0)


def test_a_house_that_was_stopped_sends_nobody_away_from_the_truth(tmp_path):
    """Neither present guests nor newcomers are kept from the house that has the table now."""

    async def act(houses):
        a, b = await houses.open("http://a"), await houses.open("http://b")
        table = await houses.table(a)
        old = Ear()
        await a.enter(table, old)
        await old.until("table")
        await houses.stop(a)
        assert not a.may_serve()
        with pytest.raises(Elsewhere, match=r"^$"):
            await a.enter(table, Ear())
        new = Ear()
        await b.enter(table, new)
        await new.until("table")
        # Its next heartbeat is too late: it joins again under another name, without tables.
        name = a.store.me
        await a._owners._beat()
        assert not a.may_serve()
        await a._owners._rejoin()
        assert a.may_serve()
        assert a.store.me != name
        assert old.closed.is_set()
        with pytest.raises(Elsewhere, match="http://b"):
            await a.enter(table, Ear())
        assert not new.closed.is_set()

    scene(tmp_path, act)


def test_whoever_comes_to_a_house_that_slept_with_its_machine_is_led_to_the_truth(tmp_path):
    async def act(houses):
        a, b = await houses.open("http://a"), await houses.open("http://b")
        table = await houses.table(a)
        old = Ear()
        at_a = await a.enter(table, old)
        await old.until("table")
        await houses.sleep_with_its_machine(a)
        assert a.may_serve()  # it does not know yet
        new = Ear()
        at_b = await b.enter(table, new)
        b.receive(at_b, new, Say(text="¿Quién vive?"))
        await new.until("said")
        assert await led_to(a, table) == "http://b"
        assert old.closed.is_set()
        # What reaches the old table from now on is not carried out anywhere.
        a.receive(at_a, old, Say(text="Yo."))
        assert [line.text for line in (await b.store.load(table)).talk] == ["¿Quién vive?"]

    scene(tmp_path, act)


def test_nothing_is_written_under_a_lease_that_has_ended(tmp_path):
    """Not even writes requested under an earlier lease, after the same process has got the table back."""

    async def act(houses):
        a = await houses.open("http://a")
        table = await houses.table(a)
        await a.enter(table, Ear())
        before = a.store.me
        await houses.stop(a)
        await a._owners._rejoin()
        ear = Ear()
        await a.enter(table, ear)
        await ear.until("table")
        now = a.store.me
        a.store.me = before
        with pytest.raises(Overtaken):
            await a.store.add_actions(table, 0, [(0, 1)], waiting=1)
        with pytest.raises(Overtaken):
            await a.store.keep(table, 0, b"old", is_own=True)
        a.store.me = now
        assert (await a.store.load(table)).actions == []

    scene(tmp_path, act)


def test_no_lease_is_taken_from_whoever_is_there(tmp_path, monkeypatch):
    """However wrong one machine's clock is."""

    async def act(houses):
        a = await houses.open("http://a")
        table = await houses.table(a)
        await a.enter(table, Ear())
        real = time.time
        for wrong in (3600.0, -3600.0):
            monkeypatch.setattr(time, "time", lambda wrong=wrong: real() + wrong)
            b = await houses.open(f"http://b{wrong:g}")
            with pytest.raises(Elsewhere, match=r"^http://a$"):
                await b.enter(table, Ear())
            await a._owners._beat()
            assert a.may_serve()

    scene(tmp_path, act)


@NEEDS_SERVER
def test_clocks_at_tables_are_the_databases(tmp_path, monkeypatch):
    async def act(houses):
        a = await houses.open("http://a")
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + 3600.0)
        b = await houses.open("http://b")
        assert abs(a.store.now() - b.store.now()) < 60

    scene(tmp_path, act)


@NEEDS_SERVER
def test_whoever_loses_a_table_is_told_at_once(tmp_path):
    """Long before its next heartbeat, and although its own clock shows no delay."""

    async def act(houses):
        a, b = await houses.open("http://a"), await houses.open("http://b")
        table = await houses.table(a)
        old = Ear()
        await a.enter(table, old)
        await houses.sleep_with_its_machine(a)
        await b.enter(table, Ear())
        await old.closed.wait()

    scene(tmp_path, act)


# --- joining ----------------------------------------------------------------------------------------


def test_two_houses_at_one_address_leave_each_other_alone(tmp_path):
    async def act(houses):
        a = await houses.open("http://10.0.0.1:8001")
        table = await houses.table(a)
        ear = Ear()
        await a.enter(table, ear)
        store = await Store.open(houses.store)
        same = Owners(store, "http://10.0.0.1:8001", 0.01)
        same._is_fresh = a._owners._is_fresh  # only its wait is shorter than in real use
        with pytest.raises(AddressTaken, match="--advertise"):
            await same.join()
        assert await a._owners.confirm(table)
        await a._owners._beat()
        assert a.may_serve()
        await store.close()

    scene(tmp_path, act)


@pytest.mark.skipif(not machine.machine(), reason="only Linux says which processes are dead")
def test_a_house_that_was_killed_is_known_dead_on_its_machine_only():
    name = machine.new_name()
    held = machine.hold(name)
    assert held is not None
    assert not machine.is_dead(name)
    held.close()
    assert machine.is_dead(name)
    assert not machine.is_dead("another." + name.partition(".")[2])
    assert not machine.is_dead(".anywhere")


@pytest.mark.skipif(not machine.machine(), reason="only Linux says which processes are dead")
def test_who_opens_after_a_kill_at_the_same_address_does_not_wait(tmp_path):
    async def act(houses):
        a = await houses.open("http://a")
        table = await houses.table(a)
        await a.enter(table, Ear())
        a._owners._let_go()  # as the kernel does when a process dies
        again = await houses.open("http://a")
        await again.enter(table, Ear())
        assert await again._owners.confirm(table)

    scene(tmp_path, act)


def test_a_house_with_a_file_has_no_use_for_an_address(tmp_path, capsys):
    assert serve(store=str(tmp_path / "s"), advertise="10.0.0.5", open_browser=False) == 2
    assert "--advertise" in capsys.readouterr().err


# --- handing over -----------------------------------------------------------------------------------


def test_a_house_that_closes_hands_its_tables_over(tmp_path):
    async def act(houses):
        a, b = await houses.open("http://a"), await houses.open("http://b")
        wish = NewTable(game="mentiroso", seats=[SeatWish(kind="me"), SeatWish(kind="computer")], name="Ana")
        table = (await making.make(a.store, "ana", wish)).table
        ear = Ear()
        at = await a.enter(table, ear)
        while True:
            position = [f for f in ear.frames if f["type"] == "position"][-1:]
            if position and position[0]["legal"]:
                break
            ear.changed.clear()
            await ear.changed.wait()
        asked = position[0]
        a.receive(at, ear, Play(position=asked["position"], actions=[asked["legal"][0]]))
        released = []
        ear.close = lambda: released.append(asyncio.create_task(b.enter(table, Ear())))
        await a.drain()
        assert released, "its guests were not told to come back"
        await asyncio.gather(*released)  # at once: b did not have to wait
        # What was requested before is carried out, and what was told is stored.
        stored = await b.store.load(table)
        assert (0, asked["legal"][0]) in stored.actions
        assert await b.store.kept(table) is not None
        with pytest.raises(Elsewhere, match=r"^$"):
            await a.enter(table, Ear())

    scene(tmp_path, act)


def test_what_has_waited_for_too_long_is_never_sent():
    class Wire:
        def __init__(self):
            self.sent, self.code, self.done = [], 0, asyncio.Event()

        async def send(self, message):
            self.sent.append(message["text"])
            serving.clear()

        async def close(self, code):
            self.code = code
            self.done.set()

    serving = asyncio.Event()

    async def main():
        serving.set()
        wire = Wire()
        guest = Visitor(wire, "ana", "Ana", 8, may_send=serving.is_set)
        guest.send(b"true")
        guest.send(b"old")
        await wire.done.wait()
        assert (wire.sent, wire.code) == (["true"], COME_BACK)

    asyncio.run(main())


# --- the store --------------------------------------------------------------------------------------


@IN_A_FILE
def test_whoever_opens_a_fresh_file_at_the_same_time_waits(tmp_path, monkeypatch):
    """The second has seen that there is no schema yet, just when the first creates it."""
    path, looks, goes_on = str(tmp_path / "s"), asyncio.Event(), database._stands

    async def main():
        loop = asyncio.get_running_loop()
        first = database.open_engine(database.store_url(path))
        async with first.begin() as connection:
            await connection.run_sync(database.migrate)

            def seen(other):
                loop.call_soon_threadsafe(looks.set)
                return goes_on(other)

            monkeypatch.setattr(database, "_stands", seen)
            second = asyncio.create_task(Store.open(path))
            await looks.wait()
        await first.dispose()
        await (await second).close()

    asyncio.run(main())


def test_a_store_that_cannot_be_read_is_said_so(tmp_path):
    async def main():
        store = await Store.open(str(tmp_path / "s"))
        await store.close()
        async with store.engine.begin() as connection:
            await connection.execute(text("DROP TABLE people"))
        with pytest.raises(StoreFailed):
            await store.name_of("ana")
        await store.engine.dispose()

    asyncio.run(main())


# --- processes --------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGSTOP")
def test_a_process_that_was_stopped_shows_the_board_of_today(tmp_path):
    """Stopped for longer than its lease, by the store's clock, while another process played on."""
    store = str(tmp_path / "store.sqlite3")
    with (
        RunningHouse(tmp_path / "a", store, shared=True) as a,
        RunningHouse(tmp_path / "b", store, shared=True) as b,
    ):
        ana = a.visitor("Ana")
        table = ana.make("me", "random", "random", "random", game="moros-y-cristianos")
        with Peer(a.url, table, ana.cookie) as old:
            meet(old)
            before = old.position["position"]
            with nobody_writes(a.store):
                a.pause()
            try:
                change(a.store, f"UPDATE processes SET beat = beat - 3600 WHERE address = '{a.url}'")
                with Peer(b.url, table, ana.cookie) as peer:
                    meet(peer)
                    while peer.position["position"] <= before + 3:
                        own = peer.at.pop(0, None)
                        if own and own["legal"]:
                            peer.send("play", position=own["position"], actions=[own["legal"][0]])
                        meet(peer)
                        peer.catch_up()
                    now = peer.position["position"]
            finally:
                a.process.send_signal(signal.SIGCONT)
            with come_back(ana, a, table) as new:
                assert new.position["position"] >= now
