"""What is below the level of messages has budgets where it arrives. Each test is an attack that worked."""

import asyncio
import struct

import pytest

from tafureria.house.settings import Settings
from tafureria.web.budgets import Budgets
from tafureria.web.wire import LARGEST_MESSAGE, MOST_FRAGMENTS, SLICE
from tests.house.connections import PING, PONG, TEXT, UPGRADE, Table, close_code, connections, frame

MOST_READ = 300 + SLICE // 6
"""Frames of one connection that the house parses at once: its budget, and what came in the same slice."""


pytestmark = pytest.mark.usefixtures("stopped")


@pytest.mark.parametrize(
    "piece",
    [frame(PING), frame(PONG), frame(PING, b"x" * 125), frame(TEXT, b"{}"), frame(TEXT)],
    ids=["pings", "pongs", "long pings", "messages", "empty messages"],
)
def test_a_flood_of_frames_closes_its_connection(piece):
    async def scene():
        wire = await Table().socket()
        wire.data_received(piece * 100_000)
        assert 10 < wire.read <= MOST_READ
        assert close_code(wire.transport.written) == 1008
        assert wire.transport.closed
        wire.connection_lost(None)

    asyncio.run(scene())


@pytest.mark.parametrize("body", [b" ", b""], ids=["of one byte", "empty"])
def test_a_message_has_few_fragments(body):
    async def scene():
        table = Table()
        wire = await table.socket()
        wire.data_received(frame(TEXT, b"{", last=False))
        wire.data_received(frame(0, body, last=False) * 100_000)
        assert wire.read <= MOST_FRAGMENTS + SLICE // 6
        assert close_code(wire.transport.written) == 1008
        assert wire.frames == []
        wire.connection_lost(None)

    asyncio.run(scene())


def test_a_message_in_some_fragments_arrives():
    async def scene():
        table = Table()
        wire = await table.socket()
        letters = frame(TEXT, b"a", last=False) + frame(0, b"b", last=False) * 10 + frame(PING)
        for byte in letters + frame(0, b"c"):
            wire.data_received(bytes([byte]))
        while not table.messages:  # noqa: ASYNC110 - the server's task does it
            await asyncio.sleep(0)
        assert table.messages == ["a" + "b" * 10 + "c"]
        assert wire._deadline is None
        assert not wire.transport.is_closing()
        wire.connection_lost(None)

    asyncio.run(scene())


@pytest.mark.parametrize("last", [True, False])
def test_a_large_message_closes_its_connection_before_it_has_arrived(last):
    async def scene():
        wire = await Table().socket()
        head = bytes([0x81 if last else 0x01]) + b"\xff" + struct.pack("!Q", LARGEST_MESSAGE + 1)
        wire.data_received(head + b"\0" * 4)
        assert close_code(wire.transport.written) == 1009
        assert wire.transport.closed
        wire.connection_lost(None)

    asyncio.run(scene())


def test_bytes_have_a_budget_too():
    async def scene():
        table = Table(frames_at_once=1)
        wire = await table.socket()
        large = frame(TEXT, b"x" * 16_000)
        wire.data_received(large)
        assert not wire.transport.is_closing()
        wire.data_received(large)
        assert close_code(wire.transport.written) == 1008
        wire.connection_lost(None)

    asyncio.run(scene())


@pytest.mark.parametrize(
    "begun",
    [frame(TEXT, b"{", last=False), frame(TEXT, b"x" * 100)[:-1], frame(PING, b"x")[:1]],
    ids=["a fragment", "a frame without its last byte", "half of a ping"],
)
def test_what_has_begun_must_end_in_time(begun):
    async def scene():
        wire = await Table(request_seconds=0).socket()
        wire.data_received(begun)
        while not wire.transport.closed:  # noqa: ASYNC110 - a timer does it
            await asyncio.sleep(0)
        assert close_code(wire.transport.written) == 1008
        wire.connection_lost(None)

    asyncio.run(scene())


def test_pings_give_an_unfinished_message_no_more_time():
    async def scene():
        wire = await Table().socket()
        wire.data_received(frame(TEXT, b"{", last=False))
        deadline = wire._deadline
        wire.data_received(frame(PING))
        wire.data_received(frame(0, b" ", last=False))
        assert wire._deadline is deadline is not None
        wire.data_received(frame(0, b"}"))
        assert wire._deadline is None
        wire.data_received(frame(PONG))
        assert wire._deadline is None
        wire.connection_lost(None)

    asyncio.run(scene())


def test_all_connections_of_an_address_have_one_budget():
    """And a quiet one is not to blame for the others."""

    async def scene():
        settings = Settings(frames_at_once=10)
        budgets = Budgets(settings)
        table = Table(lambda frames: budgets.take("frame", "", "192.0.2.1", frames), frames_at_once=10)
        quiet, *others = [await table.socket() for _ in range(8)]
        for one in others:
            one.data_received(frame(TEXT, b"{}") * 40)
        quiet.data_received(frame(TEXT, b"{}"))
        assert [one.transport.closed for one in (quiet, *others)] == [False] * 3 + [True] * 5
        assert sum(one.read for one in others) < 3 * 40 + 5 * 40
        for one in (quiet, *others):
            one.connection_lost(None)

    asyncio.run(scene())


def test_a_client_that_does_not_read_is_disconnected_in_the_end(monkeypatch):
    """It neither answered pings nor read the close frame, and its connection stayed for ever."""
    monkeypatch.setattr("tafureria.web.wire.LINGER", 0)

    async def scene():
        deaf, flood = [await Table().socket() for _ in range(2)]
        deaf.keepalive_timeout()
        assert deaf.transport.aborted
        flood.data_received(frame(PING) * 1000)
        assert not flood.transport.aborted
        while not flood.transport.aborted:  # noqa: ASYNC110 - a timer does it
            await asyncio.sleep(0)
        for one in (deaf, flood):
            one.connection_lost(None)

    asyncio.run(scene())


def test_garbage_before_the_handshake_is_answered_ends_the_connection():
    async def scene():
        one = connections()()
        one.data_received(UPGRADE)
        wire = one.transport.protocol
        wire.data_received(b"\xff" * 10)
        assert wire.transport.aborted
        wire.connection_lost(None)

    asyncio.run(scene())


def test_a_refused_handshake_is_no_error_in_the_log(caplog):
    """Whoever was refused wrote a line into the log of the house each time."""

    async def refuse(scope, receive, send):
        await receive()
        await send({"type": "websocket.http.response.start", "status": 429, "headers": []})
        await send({"type": "websocket.http.response.body", "body": b"{}"})

    async def scene():
        one = connections(refuse)()
        one.data_received(UPGRADE)
        wire = one.transport.protocol
        while wire.tasks:  # noqa: ASYNC110 - the server's task ends
            await asyncio.sleep(0)
        assert wire.transport.written.startswith(b"HTTP/1.1 429")
        wire.connection_lost(None)

    with caplog.at_level("WARNING"):
        asyncio.run(scene())
    assert not caplog.records
