"""A hostile client at a table delays only itself. Each test is an attack that worked."""

import asyncio
import threading
from dataclasses import replace

from tafureria.house.bots.thinkers import Thinkers
from tafureria.house.house import House
from tafureria.house.making import making
from tafureria.house.messages.pages import NewTable, SeatWish
from tafureria.house.settings import Settings
from tafureria.house.store.rows import Line
from tafureria.house.tables import speech
from tests.house.peers import QUICK, OpenHouse

# --- talk -----------------------------------------------------------------------------------------


def test_a_line_of_talk_costs_the_same_however_many_there_were(monkeypatch):
    lines = [Line(number=n, ply=0, seat=-1, name="", text="a", to_seat=None, at=0.0) for n in range(1000)]
    heard, looked = speech.Heard(lines), []
    groups = [[-1], [0], [1, 2]]
    for eyes in groups:
        heard.by(eyes)
    real, here = speech.hears, threading.get_ident()

    def hears(*args):
        if threading.get_ident() == here:  # people talk in the house that tests share, too
            looked.append(args)
        return real(*args)

    monkeypatch.setattr(speech, "hears", hears)
    heard.add(Line(number=1000, ply=0, seat=0, name="", text="b", to_seat=1, at=0.0))
    assert len(looked) == len(groups)
    assert [len(heard.by(eyes)) for eyes in groups] == [1000, 1001, 1001]
    assert len(looked) == len(groups)


def test_watchers_leave_room_for_the_talk_of_those_who_sit_there(tmp_path):
    with OpenHouse(tmp_path / "s", replace(QUICK, lines=4)) as house:
        ana, bea = house.visitor("Ana"), house.visitor("Bea")
        table = ana.make("me", "open")
        with ana.at(table) as a, bea.at(table) as b:
            for n in range(2):
                b.send("say", text=f"{n}")
                b.until("said")
            b.send("say", id=1, text="2")
            b.until("refused", id=1, code="talk-full")
            for n in range(2):
                a.send("say", text=f"a{n}")
            a.send("ping", id=1)
            a.until("pong", id=1)
            assert [line["text"] for one in a.seen if one["type"] == "said" for line in one["lines"]][
                -1
            ] == "a1"
            a.send("say", id=2, text="a2")
            a.until("refused", id=2, code="talk-full")


# --- watchers and seats ---------------------------------------------------------------------------


def test_watchers_keep_nobody_out_who_sits_there(tmp_path):
    with OpenHouse(tmp_path / "s", replace(QUICK, watchers=2)) as house:
        ana, bea = house.visitor("Ana"), house.visitor("Bea")
        table = ana.make("me", "open")
        with bea.at(table) as one:
            one.until("table")
            with bea.at(table) as two:
                two.until("table")
                with bea.at(table) as three:
                    three.until("refused", code="table-full")
                with ana.at(table) as host:
                    host.until("table", you=0)


def test_watchers_of_one_address_leave_room_for_others(tmp_path):
    settings = replace(QUICK, limit_addresses=True, watchers_per_address=1)
    with OpenHouse(tmp_path / "s", settings) as house:
        table = house.visitor("Ana").make("me", "open")
        with house.visitor("Bea").at(table) as one:
            one.until("table")
            with house.visitor("Carla").at(table) as two:
                two.until("refused", code="table-full")


def test_a_stranger_takes_one_seat_unless_the_host_allows_more(house):
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    for allowed in (1, 2):
        table = ana.make("me", "open", "open", "open", seats_each=allowed)
        with bea.at(table) as b:
            b.send("sit", seat=1, name="B1")
            b.until("table", yours=[1])
            b.send("sit", id=1, seat=2, name="B2", more=True)
            if allowed == 2:
                b.until("table", yours=[1, 2])
                b.send("sit", id=1, seat=3, name="B3", more=True)
            b.until("refused", id=1, code="seats-each")


def test_the_host_frees_a_seat_and_its_person_may_come_back(house):
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    table = ana.make("me", "open")
    with ana.at(table) as a, bea.at(table) as b:
        b.send("sit", seat=1, name="Bea")
        b.until("table", you=1)
        b.send("remove", id=1, seat=0)
        b.until("refused", id=1, code="not-host")
        a.send("remove", id=2, seat=0)
        a.until("refused", id=2, code="not-seated")
        a.send("remove", seat=1)
        assert b.until("table", you=-1)["seats"][1]["kind"] == "open"
        b.send("sit", seat=1, name="Bea")
        b.until("table", you=1)


def test_somebody_removed_loses_the_seat_and_does_not_come_back(house):
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    table = ana.make("me", "open")
    with ana.at(table) as a:
        with bea.at(table) as b:
            b.send("sit", seat=1, name="Bea")
            b.until("table", you=1)
            a.send("begin")
            b.until("position")
            a.send("remove", seat=1, bar=True)
            b.until("refused", code="removed")
        assert a.until("table", status="playing", yours=[0])
        while a.table["seats"][1]["kind"] != "computer":
            a.receive()
        with bea.at(table) as b:
            b.until("refused", code="removed")


def test_watchers_are_sent_away_and_no_others_come_during_a_game(house):
    ana = house.visitor("Ana")
    table = ana.make("me", "computer")
    with ana.at(table) as a, house.visitor("Bea").at(table) as b:
        b.until("position")
        a.send("remove")
        b.until("refused", code="removed")
        with house.visitor("Carla").at(table) as c:
            c.until("refused", code="removed")
        with ana.at(table) as again:
            again.until("table", you=0)


# --- computer players -----------------------------------------------------------------------------


class Nobody:
    """A guest who only watches."""

    person = name = ""

    def __init__(self):
        self.came = asyncio.Event()

    def send(self, frame):
        self.came.set()

    def close(self):
        """Nothing to close: there is no connection."""


def test_a_table_of_computer_players_sleeps_when_nobody_is_connected(tmp_path):
    async def scene():
        # They think for ever; that alone must not keep a table loaded.
        house = await House.open(str(tmp_path / "s"), Settings(pace=1e6, sleep_after=0))
        try:
            seats = [SeatWish(kind="computer")] * 2
            made = await making.make(house.store, "ana", NewTable(game="mentiroso", seats=seats, name="Ana"))
            guest = Nobody()
            table = await house.enter(made.table, guest)
            await guest.came.wait()
            asleep = house._tasks[made.table]
            house.leave(table, guest)
            await asyncio.wait({asleep})
            assert table.is_asleep
        finally:
            await house.close()

    asyncio.run(scene())


def test_only_so_many_tables_play_without_anybody():
    async def scene():
        pool = Thinkers(1, 1, 3, unattended=1)
        assert pool.admit("a", "")
        assert not pool.admit("b", "")
        assert pool.admit("b", "ana")
        assert pool.admit("a", "")
        pool.dismiss("a")
        assert pool.admit("b", "")

    asyncio.run(scene())


def test_nobody_has_all_the_searching_processes():
    async def scene():
        pool = Thinkers(1, 1, 4)
        pool._searching["stranger"] = 2
        assert not pool._has_place("stranger")
        assert pool._has_place("ana")
        pool._searching[""] = 1
        assert not pool._has_place("")
        assert pool._has_place("ana")

    asyncio.run(scene())
