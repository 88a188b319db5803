"""A hostile client below HTTP delays only itself. Each test is an attack that worked."""

import asyncio

from tests.house.connections import connections


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
