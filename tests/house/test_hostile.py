"""One hostile client holds up nobody but itself: each test is an attack that once worked."""

import asyncio
import os
import time
from dataclasses import replace
from pathlib import Path

import pytest
import uvicorn
from uvicorn.server import ServerState

from tafureria.house import making
from tafureria.house.bots.thinkers import Thinkers
from tafureria.house.finished import replays
from tafureria.house.finished.work import Work
from tafureria.house.house import House
from tafureria.house.messages.pages import NewTable, SeatWish
from tafureria.house.refusal import Refusal
from tafureria.house.settings import LIMITS, BadLimit, Settings, limits_from, read_limit
from tafureria.house.store.rows import Line
from tafureria.house.tables import speech
from tafureria.web.budgets import Budgets, network_of
from tafureria.web.connection import http_protocol
from tests.house.peers import QUICK, OpenHouse

# --- budgets --------------------------------------------------------------------------------------


@pytest.fixture
def stopped(monkeypatch):
    """No budget fills up again."""
    monkeypatch.setattr("tafureria.web.budgets.time.monotonic", lambda: 1000.0)


@pytest.mark.usefixtures("stopped")
def test_fresh_cookies_do_not_make_a_budget_larger():
    budgets = Budgets(Settings(tables_per_minute=2))
    assert [budgets.take("table", f"p{n}", "192.0.2.1") for n in range(3)] == [True, True, False]
    assert budgets.take("table", "p9", "192.0.2.2")


@pytest.mark.usefixtures("stopped")
def test_a_person_has_a_budget_wherever_they_come_from():
    budgets = Budgets(Settings(lines_per_minute=2))
    assert [budgets.take("line", "ana", f"192.0.2.{n}") for n in range(3)] == [True, True, False]


@pytest.mark.usefixtures("stopped")
def test_where_all_come_from_one_address_only_persons_are_limited():
    budgets = Budgets(Settings(tables_per_minute=1, limit_addresses=False))
    assert all(budgets.take("table", f"p{n}", "127.0.0.1") for n in range(9))
    assert not budgets.take("table", "p0", "127.0.0.1")


def test_an_address_holds_only_so_many_at_a_time():
    budgets = Budgets(Settings(jobs_per_address=1))
    with budgets.hold("job", "a"):
        with pytest.raises(Refusal, match="too-many"), budgets.hold("job", "a"):
            pass
        with budgets.hold("job", "b"):
            pass
    with budgets.hold("job", "a"):
        pass


def test_a_customer_of_a_provider_is_one_address():
    assert (
        network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    )
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"


def test_the_tables_of_one_address_do_not_fill_the_first_page(tmp_path):
    settings = replace(QUICK, limit_addresses=True, listed_per_address=2)
    with OpenHouse(tmp_path / "s", settings) as house:
        first = house.visitor("Ana")
        table = first.make("me", "open", listed=True)
        house.visitor("Bea").make("me", "open", listed=True)
        body = {"game": "mentiroso", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "C", "listed": True}
        answer = house.visitor("C").post("/api/tables", body)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        with first.at(table) as peer:
            peer.send("begin")
            peer.until("table", status="playing")
        assert house.visitor("C").post("/api/tables", body).status_code == 201


def test_more_actions_than_the_budget_are_refused_and_nothing_is_played(tmp_path):
    settings = replace(QUICK, actions_per_second=0, actions_at_once=2)
    with OpenHouse(tmp_path / "s", settings) as house:
        ana = house.visitor("Ana")
        with ana.at(ana.make("me", "computer")) as peer:
            position = peer.until("position")["position"]
            peer.send("play", id=1, position=position, actions=[0, 0, 0])
            peer.until("refused", id=1, code="too-fast")


# --- replays and records --------------------------------------------------------------------------


def stuck(mark: str) -> None:
    """A job that never ends."""
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
        # The only place is free again.
        assert await work.do("b", os.getpid) != os.getpid()

    asyncio.run(scene())


def test_work_that_takes_too_long_or_finds_too_much_waiting_is_refused(tmp_path):
    async def scene():
        with pytest.raises(Refusal, match="too-long"):
            await Work(4, 0, 1 << 20).do("a", stuck, str(tmp_path / "begun"))
        with pytest.raises(Refusal, match="too-many"):
            await Work(0, 60, 1 << 20).do("a", os.getpid)

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
    """A visitor, and their game that is over."""
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
    """That game, from its record."""
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


# --- talk -----------------------------------------------------------------------------------------


def test_a_line_of_talk_costs_the_same_however_many_there_were(monkeypatch):
    lines = [Line(number=n, ply=0, seat=-1, name="", text="a", to_seat=None, at=0.0) for n in range(1000)]
    heard, looked = speech.Heard(lines), []
    groups = [[-1], [0], [1, 2]]
    for eyes in groups:
        heard.by(eyes)
    real = speech.hears
    monkeypatch.setattr(speech, "hears", lambda *args: looked.append(args) or real(*args))
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
        """Nothing is open."""


def test_a_table_of_computer_players_sleeps_when_nobody_is_connected(tmp_path):
    async def scene():
        # They think for ever: that alone keeps no table awake.
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


# --- connections ----------------------------------------------------------------------------------


class Transport(asyncio.Transport):
    """A connection from an address."""

    def __init__(self, address="192.0.2.1"):
        super().__init__({"peername": (address, 5000), "sockname": ("127.0.0.1", 80)})
        self.aborted = False

    def abort(self):
        self.aborted = True

    def write(self, data):
        """Nobody reads."""

    def close(self):
        """Nobody minds."""

    def is_closing(self):
        return self.aborted


def connections(**limits):
    """A function that opens connections to a server with these limits."""

    async def app(scope, receive, send):
        await receive()

    kind = http_protocol(Settings(**limits))
    config, state = uvicorn.Config(app, log_config=None), ServerState()

    def connect(address="192.0.2.1"):
        protocol = kind(config, state, {})
        protocol.connection_made(Transport(address))
        return protocol

    return connect


def test_a_request_has_a_time_limit_until_it_has_arrived():
    async def scene():
        one = connections(request_seconds=1000)()
        assert one._deadline is not None
        one.data_received(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Le")
        assert one._deadline is not None
        one.data_received(b"ngth: 2\r\n\r\na")
        assert one._deadline is not None
        one.data_received(b"b")
        assert one._deadline is None
        one.connection_lost(None)

    asyncio.run(scene())


def test_a_silent_connection_is_closed_when_its_time_is_up():
    async def scene():
        one = connections(request_seconds=0)()
        while not one.transport.aborted:  # noqa: ASYNC110 - a timer does it
            await asyncio.sleep(0)

    asyncio.run(scene())


def test_an_address_has_only_so_many_connections():
    async def scene():
        connect = connections(connections_per_address=2)
        first, second, third, other = connect(), connect(), connect(), connect("192.0.2.2")
        assert [one.transport.aborted for one in (first, second, third, other)] == [False, False, True, False]
        for one in (first, third):
            one.connection_lost(None)
        assert not connect().transport.aborted

    asyncio.run(scene())


def test_a_request_for_a_websocket_that_is_too_long_is_answered_and_closed():
    """The part that speaks WebSocket left such a connection open for ever, and counted nowhere."""

    async def scene():
        one = connections()()
        written, closed = [], []
        one.transport.write, one.transport.close = written.append, lambda: closed.append(1)
        path = "/ws/" + "x" * 9000
        lines = f"GET {path} HTTP/1.1", "Host: a", "Connection: Upgrade", "Upgrade: websocket", "\r\n"
        one.data_received("\r\n".join(lines).encode())
        assert b"".join(written).startswith(b"HTTP/1.1 400")
        assert closed
        one.connection_lost(None)

    asyncio.run(scene())


# --- settings -------------------------------------------------------------------------------------


def test_limits_are_read_from_the_environment():
    found = limits_from({"TAFURERIA_WATCHERS": "7", "TAFURERIA_LIMIT_ADDRESSES": "0", "PATH": "x"})
    assert found == {"watchers": 7, "limit_addresses": False}
    assert replace(Settings(), **found).watchers == 7
    for text in ("many", "-1", "inf", "1.5"):
        with pytest.raises(BadLimit):
            read_limit("watchers", text)
    assert read_limit("job_seconds", "1.5") == 1.5


def test_every_limit_is_a_setting_and_none_is_forgotten():
    names = list(Settings.__dataclass_fields__)
    assert set(names[names.index("limit_addresses") :]) == set(LIMITS)
