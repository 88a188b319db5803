"""Connections to a server that nobody has opened, for what happens below HTTP."""

import asyncio

import uvicorn
from uvicorn.server import ServerState

from tafureria.house.settings import Settings
from tafureria.web.connection import http_protocol


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
