"""A hostile client below HTTP delays only itself. Each test is an attack that worked."""

import asyncio

import pytest

from tafureria.web.connection import MOST_PIECES
from tests.house.connections import connections


def test_a_request_has_a_time_limit_until_it_has_arrived():
    async def scene():
        one = connections(request_seconds=1000)()
        assert one._deadline is not None
        one.data_received(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Le")
        assert one._deadline is not None
        await asyncio.sleep(0)
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


def test_of_many_requests_that_come_at_once_one_begins_at_each_turn_of_the_loop():
    """A hundred that were begun at once cost every move between them a tenth of a second."""

    async def scene():
        begun = []

        async def answer(scope, receive, send):
            begun.append(scope["path"])
            await receive()

        connect = connections(answer)
        crowd = [connect(f"192.0.2.{n}") for n in range(30)]
        for n, one in enumerate(crowd):
            one.data_received(f"GET /{n} HTTP/1.1\r\nHost: a\r\n\r\n".encode())
        # Whoever waits is not read on, so that nothing piles up and nothing comes out of order.
        assert [one.transport.reads for one in crowd] == [True] + 29 * [False]
        gone = crowd.pop(7)
        gone.connection_lost(None)
        between = []
        while len(begun) < len(crowd):
            before = len(begun)
            await asyncio.sleep(0)
            between.append(len(begun) - before)
        assert begun == [f"/{n}" for n in range(30) if n != 7]
        assert max(between) == 1
        assert all(one.transport.reads for one in crowd)
        for one in crowd:
            one.connection_lost(None)

    asyncio.run(scene())


def test_whoever_has_waited_with_half_of_a_request_is_read_on():
    async def scene():
        begun = []

        async def answer(scope, receive, send):
            begun.append(scope["path"])

        connect = connections(answer)
        first, second = connect(), connect()
        first.data_received(b"GET /1 HTTP/1.1\r\nHost: a\r\n\r\n")
        second.data_received(b"GET /2 HTTP/1.1\r\n")
        assert not second.transport.reads
        while not second.transport.reads:  # noqa: ASYNC110 - it is its turn soon
            await asyncio.sleep(0)
        second.data_received(b"Host: a\r\n\r\n")
        while len(begun) < 2:  # noqa: ASYNC110 - it is its turn soon
            await asyncio.sleep(0)
        assert begun == ["/1", "/2"]
        for one in (first, second):
            one.connection_lost(None)

    asyncio.run(asyncio.wait_for(scene(), 30))


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
    """The WebSocket layer left such a connection open for ever, without counting it anywhere."""

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


@pytest.mark.usefixtures("stopped")
def test_an_address_opens_only_so_many_connections_in_a_minute():
    async def scene():
        connect = connections(connections_per_address=2)
        stayed = 0
        for _ in range(50):
            one = connect()
            stayed += not one.transport.aborted
            one.connection_lost(None)
        assert stayed == 8
        assert not connect("192.0.2.2").transport.aborted

    asyncio.run(scene())


def test_a_body_in_tiny_pieces_closes_its_connection():
    async def scene():
        one = connections()()
        one.data_received(b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
        one.data_received(b"1\r\na\r\n" * 100_000)
        assert len(one.cycle.body) <= MOST_PIECES / 2
        assert one.transport.aborted
        one.connection_lost(None)
        record = connections()()
        record.data_received(
            b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n" + b"1. rey\n" * 8571
        )
        assert len(record.cycle.body) == 8571 * 7
        assert not record.transport.aborted
        record.connection_lost(None)

    asyncio.run(scene())


def test_the_rest_of_a_request_has_a_time_limit_after_the_answer():
    async def answer(scope, receive, send):
        await send({"type": "http.response.start", "status": 413, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body"})

    async def scene():
        one = connections(answer)()
        one.data_received(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\na")
        while not one.cycle.response_complete:  # noqa: ASYNC110 - the server's task does it
            await asyncio.sleep(0)
        assert one._deadline is not None
        one.connection_lost(None)

    asyncio.run(scene())


def test_a_client_that_does_not_read_its_answer_is_disconnected(monkeypatch):
    monkeypatch.setattr("tafureria.web.connection.UNREAD", 0)

    async def scene():
        one = connections()()
        one.transport.unread = 1000
        one.pause_writing()
        one.transport.unread = 900  # a slow one
        for _ in range(2):
            await asyncio.sleep(0)
        assert not one.transport.aborted
        while not one.transport.aborted:  # noqa: ASYNC110 - a timer does it
            await asyncio.sleep(0)
        one.connection_lost(None)

    asyncio.run(scene())
