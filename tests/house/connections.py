"""Connections to a server that listens on no port, for tests below the level of HTTP and of messages."""

import asyncio
import os
import struct

import uvicorn
from uvicorn.server import ServerState

from tafureria.house.settings import Settings
from tafureria.web.connection import connecting
from tafureria.web.wire import EXTENSION

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
UPGRADE = (
    b"GET /ws/a HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Transport(asyncio.Transport):
    """A transport of a connection from that address; it keeps what is written."""

    def __init__(self, address="192.0.2.1"):
        super().__init__({"peername": (address, 5000), "sockname": ("127.0.0.1", 80)})
        self.aborted = self.closed = False
        self.reads = True
        self.written = b""
        self.unread = 0
        self.protocol = None

    def abort(self):
        self.aborted = True

    def write(self, data):
        self.written += data

    def close(self):
        self.closed = True

    def is_closing(self):
        return self.aborted or self.closed

    def set_protocol(self, protocol):
        self.protocol = protocol

    def pause_reading(self):
        self.reads = False

    def resume_reading(self):
        self.reads = True

    def get_write_buffer_size(self):
        return self.unread


async def nothing(scope, receive, send):
    await receive()


def connections(app=nothing, **limits):
    """Return a function that opens connections to a server with these limits."""
    settings = Settings(**limits)
    config, state = (
        uvicorn.Config(app, interface="asgi3", log_config=None, **connecting(settings)),
        ServerState(),
    )
    config.load()

    def connect(address="192.0.2.1"):
        protocol = config.http_protocol_class(config, state, {})
        protocol.connection_made(Transport(address))
        return protocol

    return connect


class Table:
    """A server at which every WebSocket is accepted, and its messages are kept."""

    def __init__(self, charge=None, **limits):
        """*charge* takes frames from the budget of the address."""
        self.messages = []
        self._charge = charge
        self._connect = connections(self._app, **limits)

    async def _app(self, scope, receive, send):
        await receive()
        if self._charge is not None:
            scope["extensions"][EXTENSION](self._charge)
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            self.messages.append(message["text"])

    async def socket(self):
        """Return a WebSocket; ``read`` counts the frames that have been parsed."""
        one = self._connect()
        one.data_received(UPGRADE)
        wire = one.transport.protocol
        wire.read = 0
        parsed = wire.conn.recv_frame

        def count(frame):
            wire.read += 1
            parsed(frame)

        wire.conn.recv_frame = count
        while not wire.handshake_complete:  # noqa: ASYNC110 - the server's task does it
            await asyncio.sleep(0)
        wire.transport.written = b""
        return wire


def frame(kind, body=b"", *, last=True):
    """Return a frame as clients send it; *kind* is 0 for a further fragment."""
    mask = os.urandom(4)
    size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + struct.pack("!H", len(body))
    masked = bytes(b ^ mask[i % 4] for i, b in enumerate(body))
    return bytes([(0x80 if last else 0) | kind]) + size + mask + masked


def close_code(written):
    """Return the code of the close frame with which *written* ends; 0 without one."""
    at = written.rfind(b"\x88")
    return 0 if at < 0 else struct.unpack("!H", written[at + 2 : at + 4])[0]
