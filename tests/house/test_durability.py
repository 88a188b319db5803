"""Nobody is told of anything before it is durable; what the store refuses has not happened."""

from __future__ import annotations

import asyncio
import sqlite3

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tafureria.house.store.fast_writer import FastWriter
from tafureria.house.store.store import Store
from tafureria.house.store.writer import Writer
from tafureria.web.guest import Visitor
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

    def check(self) -> None:
        if self.fails:
            raise sqlite3.OperationalError("disk I/O error")

    async def pass_through(self, write, jobs):
        self.check()
        counts = self.pending and not is_background(jobs)
        for _ in range(ROUNDS if counts else 0):
            await asyncio.sleep(0)
        await write(jobs)
        self.pending -= bool(counts)


def is_background(jobs):
    """Whether it is about what was computed of a finished game, which nobody waits for."""
    return all("kept" in str(statement) for job in jobs for statement, _ in job.steps)


@pytest.fixture
def gate():
    gate = Gate()
    write, send, transaction = Writer._transact, Visitor.send, AsyncEngine.begin

    async def transact(self, jobs):
        await gate.pass_through(lambda own: write(self, own), jobs)

    def note(self, frame):
        if gate.pending:
            gate.early.append(msgspec.json.decode(bytes(frame)))
        send(self, frame)

    def begin(self):
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
        gate.pending = WRITES_OF.get(tag, 1)
        assert room.becomes(sender(room, role), tag) == "ok"
        assert (gate.pending, gate.early) == (0, [])
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


DEEDS = {
    "/api/tables": {"game": "mentiroso", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ana"},
    "/api/lessons": {"game": "moros-y-cristianos", "lesson": "primera", "name": "Ana"},
    "/api/clubs": {"title": "Los martes", "name": "Ana"},
    "/api/me": {"name": "Ana"},
    "/api/me/keys": {"kind": "words"},
    "/api/days": {"game": "mentiroso", "name": "Ana"},
}


@pytest.mark.parametrize("path", DEEDS)
def test_a_request_that_cannot_be_stored_is_refused(house, gate, path):
    ana = house.visitor("Ana")
    gate.fails = True
    answer = ana.post(path, DEEDS[path])
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
