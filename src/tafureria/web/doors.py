"""Further addresses at which a running server takes connections."""

from __future__ import annotations

import asyncio
import socket

import uvicorn


class Doors:
    """The further doors of a server: opened and closed again while it runs."""

    def __init__(self, server: uvicorn.Server) -> None:
        self._server = server
        self._at: dict[str, asyncio.Server] = {}
        """By address."""

    async def open(self, listener: socket.socket) -> None:
        """Take connections there too."""
        server, config = self._server, self._server.config

        def protocol() -> asyncio.Protocol:
            # As uvicorn makes those of the sockets with which it starts.
            return config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=server.server_state, app_state=server.lifespan.state
            )

        loop = asyncio.get_running_loop()
        door = await loop.create_server(protocol, sock=listener, backlog=config.backlog)
        server.servers.append(door)
        self._at[listener.getsockname()[0]] = door

    def close(self, address: str) -> None:
        """Take no more connections at that address, and end those that there are."""
        door = self._at.pop(address, None)
        if door is None:
            return
        door.close()
        self._server.servers.remove(door)
        for connection in list(self._server.server_state.connections):
            transport = connection.transport
            if transport is not None and transport.get_extra_info("sockname")[0] == address:
                transport.close()
