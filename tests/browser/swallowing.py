"""Between a browser and a house: a proxy that can go silent, lose connections, or pass no WebSocket."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator

from tests.browser.houses import House

REFUSED = b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Proxy:
    """A proxy in front of a house. To a visitor it is the house at another address."""

    def __init__(self, house: House, *, passes_sockets: bool = True) -> None:
        self.house, self.store = house, house.store
        self.passes_sockets = passes_sockets
        self.is_silent = False
        """Are all bytes dropped, both ways, without a word?"""
        self.lost = set[socket.socket]()
        """Connections whose bytes are dropped for ever, as after a phone has got another address."""
        self.refused = 0
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def lose_all(self) -> None:
        """Lose the connections that there are; new ones pass."""
        self.lost.update(one for pair in self._pairs for one in pair)

    def close(self) -> None:
        """Close the proxy and its connections."""
        for one in (self._listener, *(one for pair in self._pairs for one in pair)):
            one.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                try:
                    far = socket.create_connection(("127.0.0.1", self.house.port))
                except OSError:  # the house is down: the next connection may find it up again
                    near.close()
                    continue
                self._pairs.append((near, far))
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=self._pump, args=pair, daemon=True).start()

    def _pump(self, source: socket.socket, to: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if self.is_silent or source in self.lost:
                    continue
                if not self.passes_sockets and b"upgrade: websocket" in data.lower():
                    self.refused += 1
                    source.sendall(REFUSED)
                    break
                to.sendall(data)
        if source not in self.lost:
            for one in (source, to):
                # Another thread may be reading from it: closing alone would not wake that thread.
                with contextlib.suppress(OSError):
                    one.shutdown(socket.SHUT_RDWR)
                one.close()


@contextlib.contextmanager
def proxy(house: House, *, passes_sockets: bool = True) -> Iterator[Proxy]:
    """A proxy in front of that house."""
    one = Proxy(house, passes_sockets=passes_sockets)
    try:
        yield one
    finally:
        one.close()
