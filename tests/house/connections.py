"""Connections to a server that listens on no port, for tests below the level of HTTP."""

import asyncio

import uvicorn
from uvicorn.server import ServerState

from tafureria.house.settings import Settings
from tafureria.web.connection import http_protocol


class Transport(asyncio.Transport):
    """A transport of a connection from that address, which sends nothing."""

    def __init__(self, address="192.0.2.1"):
        super().__init__({"peername": (address, 5000), "sockname": ("127.0.0.1", 80)})
        self.aborted = False

    def abort(self):
        self.aborted = True

    def write(self, data):
        """Do nothing: nobody reads."""

    def close(self):
        """Do nothing: there is no connection."""

    def is_closing(self):
        return self.aborted


def connections(**limits):
    """Return a function that opens connections to a server with these limits."""

    async def app(scope, receive, send):
        await receive()

    kind = http_protocol(Settings(**limits))
    config, state = uvicorn.Config(app, log_config=None), ServerState()

    def connect(address="192.0.2.1"):
        protocol = kind(config, state, {})
        protocol.connection_made(Transport(address))
        return protocol

    return connect
