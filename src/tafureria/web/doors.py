"""Additional addresses at which a running server accepts connections."""

from __future__ import annotations

import asyncio
import socket

import uvicorn


class Doors:
    """Additional listening sockets of a server, opened and closed while it runs."""

    def __init__(self, server: uvicorn.Server) -> None:
        self._server = server
        self._at: dict[str, asyncio.Server] = {}
        """By address, the asyncio server that listens there."""

    async def open(self, listener: socket.socket) -> None:
        """Accept connections at *listener* too."""
        server, config = self._server, self._server.config

        def protocol() -> asyncio.Protocol:
            # As uvicorn does for the sockets with which it starts.
            return config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=server.server_state, app_state=server.lifespan.state
            )

        loop = asyncio.get_running_loop()
        door = await loop.create_server(protocol, sock=listener, backlog=config.backlog)
        server.servers.append(door)
        self._at[listener.getsockname()[0]] = door

    def close(self, address: str) -> None:
        """Stop accepting connections at that address, and end the existing ones."""
        door = self._at.pop(address, None)
        if door is None:
            return
        door.close()
        self._server.servers.remove(door)
        for connection in list(self._server.server_state.connections):
            transport = connection.transport
            if transport is not None and transport.get_extra_info("sockname")[0] == address:
                transport.close()
