"""Nobody is told of anything before it is durable; what the store refuses has not happened."""

from __future__ import annotations

import asyncio
import datetime as dt
import sqlite3
import threading

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tafureria.house.store.fast_writer import FastWriter
from tafureria.house.store.store import Store
from tafureria.house.store.writer import Writer
from tafureria.web.guest import Visitor
from tests.house.peers import OpenHouse, play_together
from tests.house.pushes import Browser
from tests.house.test_friends import two_people
from tests.house.test_requests import WHO_MAY
from tests.house.test_roles import TAGS, Room

WRITES = {
    "sit": ("waiting", "watcher"),
    "stand": ("waiting", "seat"),
    "begin": ("waiting", "host"),
    "resign": ("playing", "seat"),
    "remove": ("playing", "host"),
    "rematch": ("over", "host"),
    "play": ("playing", ""),
    "say": ("playing", "watcher"),
    "grant": ("playing", "host"),
}
"""Every message that changes what is stored: at which stage, and from whom (``""``: whose turn it is)."""
WRITES_OF = {"rematch": 2}
"""How many writes a message takes, unless it is one."""
READS = {"stand-in", "attend", "why", "hint", "deduce", "claim", "shown", "go-on", "ping"}
ROUNDS = 100
"""Rounds of the house's event loop for which a store holds back: more than anybody needs to send a frame."""


class Gate:
    """What stands between a house and its store: it lets through, holds back for a while, or fails."""

    def __init__(self) -> None:
        self.fails = False
        self.pending = 0
        """How many writes must still be durable before anybody may be told."""
        self.early: list[dict] = []
        """Frames that were sent before."""
        self.table = ""
        """The table whose writes count, with those that belong to no table: a new one's."""

    def check(self) -> None:
        if self.fails:
            raise sqlite3.OperationalError("disk I/O error")

    async def pass_through(self, write, jobs):
        self.check()
        own = [job for job in jobs if job.table in {"", self.table}]
        counts = self.pending and own and not is_background(own)
        for _ in range(ROUNDS if counts else 0):
            await asyncio.sleep(0)
        await write(jobs)
        self.pending -= bool(counts)


def is_background(jobs):
    """Whether it is about what was computed of a finished game, which nobody waits for."""
    return all("kept" in str(statement) for job in jobs for statement, _ in job.steps)


@pytest.fixture(scope="module")
def house(_taken, tmp_path_factory):
    """A house of its own: in the one that tests share, tables of other tests may still tell and write."""
    with OpenHouse(tmp_path_factory.mktemp("durable") / "store.sqlite3") as opened:
        yield opened


@pytest.fixture
def gate(house):
    """What stands between that house and its store; other houses of this process are not watched."""
    gate = Gate()
    write, send, transaction = Writer._transact, Visitor.send, AsyncEngine.begin

    def is_here():
        return threading.current_thread() is house._thread

    async def transact(self, jobs):
        if is_here():
            await gate.pass_through(lambda own: write(self, own), jobs)
        else:
            await write(self, jobs)

    def note(self, frame):
        if gate.pending and is_here():
            gate.early.append(msgspec.json.decode(bytes(frame)))
        send(self, frame)

    def begin(self):
        if is_here():
            gate.check()
        return transaction(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Writer, "_transact", transact)
        patch.setattr(AsyncEngine, "begin", begin)
        patch.setattr(Visitor, "send", note)
        yield gate
        gate.fails = False


def sender(room, role):
    """The role itself, or that of whoever may choose now."""
    return role or next(
        name for name, peer in room.peers.items() if any(one["legal"] for one in peer.at.values())
    )


def test_every_message_is_here():
    assert set(WRITES) | READS == set(TAGS), "a new message belongs to those that write or to those that read"


@pytest.mark.parametrize("tag", WRITES)
def test_nobody_is_told_before_it_is_durable(house, bots, gate, tag):
    stage, role = WRITES[tag]
    with bots.still():
        room = Room(house, bots, stage)
        gate.table, gate.pending = room.table, WRITES_OF.get(tag, 1)
        assert room.becomes(sender(room, role), tag) == "ok"
        assert (gate.pending, [one["type"] for one in gate.early]) == (0, []), gate.early
        room.close()


@pytest.mark.parametrize("tag", WRITES)
def test_what_the_store_refuses_has_not_happened(house, bots, gate, tag):
    stage, role = WRITES[tag]
    with bots.still():
        room = Room(house, bots, stage)
        before = picture(room)
        seen = {name: len(peer.seen) for name, peer in room.peers.items()}
        gate.fails = True
        assert room.becomes(sender(room, role), tag) == "store-failed"
        for name, peer in room.peers.items():
            peer.catch_up()
            told = {one["type"] for one in peer.seen[seen[name] :]} - {"pong", "refused", "table"}
            assert told == set(), name
        gate.fails = False
        assert picture(room) == before
        room.close()


def picture(room):
    """What the store says of the table: who sits there, what was said, how far the game is."""
    with room.visitors["watcher"].at(room.table) as peer:
        peer.catch_up()
        seats = [(one["kind"], one["name"]) for one in peer.table["seats"]]
        said = [line["text"] for one in peer.seen if one["type"] == "said" for line in one["lines"]]
        position = peer.position["position"] if peer.at else None
        return seats, said, position, peer.table.get("next", "")


class World:
    """Ana, with all that a request may be about: a club and its tournament, games, a friend, talk."""

    def __init__(self, house):
        self.ana, self.bea, a, b = two_people(house)
        b.send("say", text="¿Vamos?")
        b.catch_up()
        play_together(a, b)
        a.close()
        b.close()
        self.over = a.table["table"]
        self.record = self.ana.get(f"/api/tables/{self.over}/record").text
        self.waiting = self.ana.make("me", "open")
        self.club = self.ana.post("/api/clubs", {"title": "Los martes", "name": "Ana"}).json()["club"]
        self.tournaments = f"/api/clubs/{self.club}/tournaments"
        made = self.ana.post(self.tournaments, TOURNAMENT).json()["tournament"]
        self.tournament = f"{self.tournaments}/{made}"
        self.friend = self.ana.get("/api/friends").json()["people"][0]["id"]
        self.invitation = {"friend": self.friend, "table": self.waiting}
        self.words = self.bea.post("/api/me/keys", {"kind": "words"}).json()["key"]
        self.told = self.ana.post("/api/notices", Browser("https://push.example/1").wish()).json()["told"]
        self.day = dt.datetime.now(dt.UTC).date() + dt.timedelta(days=2)
        self.holidays = {"zone": "UTC", "first": str(self.day), "last": str(self.day)}
        assert self.ana.post("/api/notices/holidays", self.holidays).status_code == 200


TOURNAMENT = {"title": "Otoño", "game": "mentiroso", "seats": 2, "rounds": 2}
TABLE = {"game": "mentiroso", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ana"}
LESSON = {"game": "moros-y-cristianos", "lesson": "primera", "name": "Ana"}
ON = {"step": 0, "seat": 0, "name": "Ana"}
QUIET = {"zone": "UTC", "begin": 60, "end": 120}
DEEDS = {
    "POST /api/tables": lambda world: ("", TABLE),
    "POST /api/lessons": lambda world: ("", LESSON),
    "POST /api/tables/{table}/continue": lambda world: (f"/api/tables/{world.over}/continue", ON),
    "POST /api/tables/{table}/reports": lambda world: (f"/api/tables/{world.over}/reports", {"number": 0}),
    "POST /api/records": lambda world: ("", world.record),
    "POST /api/days": lambda world: ("", {"game": "mentiroso", "name": "Ana"}),
    "POST /api/clubs": lambda world: ("", {"title": "Los jueves", "name": "Ana"}),
    "POST /api/clubs/{club}": lambda world: (
        f"/api/clubs/{world.club}",
        {"what": "rename", "title": "Los jueves"},
    ),
    "POST /api/clubs/{club}/tournaments": lambda world: (world.tournaments, TOURNAMENT),
    "POST /api/clubs/{club}/tournaments/{tournament}": lambda world: (world.tournament, {"what": "enter"}),
    "POST /api/friends/invite": lambda world: ("", world.invitation),
    "POST /api/friends/block": lambda world: ("", {"friend": world.friend, "blocked": True}),
    "POST /api/friends/decline": lambda world: ("", {"table": world.waiting}),
    "POST /api/me": lambda world: ("", {"name": "Anita"}),
    "POST /api/me/keys": lambda world: ("", {"kind": "words"}),
    "POST /api/me/take": lambda world: ("", {"key": world.words, "merge": True}),
    "POST /api/notices": lambda world: ("", Browser("https://push.example/2").wish()),
    "POST /api/notices/quiet": lambda world: ("", QUIET),
    "POST /api/notices/holidays": lambda world: ("", world.holidays),
    "DELETE /api/notices/holidays": lambda world: ("", None),
    "DELETE /api/notices/{address}": lambda world: (f"/api/notices/{world.told[0]['id']}", None),
    "DELETE /api/chronicle": lambda world: ("", None),
}
"""Every request that changes what is stored: its address, if it is not that of the row, and its body."""
NOT_STORED = {
    *("POST /api/words", "POST /api/lan", "POST /api/me/look", "POST /api/tokens", "POST /api/keeper/key"),
}
OF_ANOTHER_HOUSE = {
    *("POST /api/door", "POST /api/keeper", "POST /api/laboratory", "POST /api/laboratory/{study}"),
    *("POST /api/notices/mail", "POST /correo/si/{wish}", "POST /correo/no/{address}"),
    *(f"POST /api/me/passkeys{what}" for what in ("", "/begin", "/ask", "/open", "/forget")),
}
"""Requests of houses with a door, with mail, with a laboratory, and of those with a name."""


def test_every_request_is_here():
    changing = {row for row in WHO_MAY if not row.startswith("GET")}
    assert {*DEEDS, *NOT_STORED, *OF_ANOTHER_HOUSE} == changing, "a new request belongs to one of them"


@pytest.mark.parametrize("row", DEEDS)
def test_a_request_that_cannot_be_stored_is_refused(house, gate, row):
    world = World(house)
    method, path = row.split(" ")
    other, body = DEEDS[row](world)
    how = {} if body is None else {"content": body} if isinstance(body, str) else {"json": body}
    gate.fails = True
    answer = world.ana._ask(method, other or path, **how)
    gate.fails = False
    assert (answer.status_code, answer.json().get("code")) == (503, "store-failed"), answer.text


def test_every_connection_that_writes_syncs_each_transaction(tmp_path):
    """Write-ahead log and full synchronization: what was told survives a power cut, not only a crash."""

    async def read():
        store = await Store.open(str(tmp_path / "s"))
        fast = store._writer._fast
        assert isinstance(fast, FastWriter)
        try:
            async with store.transaction() as connection:
                slow = [
                    (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                    for name in ("journal_mode", "synchronous", "foreign_keys")
                ]
            quick = [
                fast._file.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        finally:
            await store.close()
        return slow, quick

    assert asyncio.run(read()) == (["wal", 2, 1], ["wal", 2, 1])
