"""Houses in processes of their own, for what measures them over the network."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

HONEST, STRANGER = "127.0.0.1", "127.0.0.2"
GAME = "moros-y-cristianos"
SERVER = """
import json, sys
from tafureria.house.settings import Settings
from tafureria.web.serve import serve
sys.exit(serve(store=sys.argv[1], open_browser=False, settings=Settings(**json.loads(sys.argv[2]))))
"""


class House:
    """A house on loopback, and what its clients ask of it."""

    def __init__(self, url: str, pid: int) -> None:
        self.port, self.pid = int(url.rpartition(":")[2]), pid
        self.host = f"127.0.0.1:{self.port}"

    def _ask(self, method: str, path: str, body: object, token: str, source: str) -> tuple[int, bytes]:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30, source_address=(source, 0))
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        data = body.encode() if isinstance(body, str) else json.dumps(body).encode() if body else None
        try:
            line.request(method, path, data, headers)
            answer = line.getresponse()
            return answer.status, answer.read()
        except (OSError, http.client.HTTPException):
            return 0, b""
        finally:
            line.close()

    async def ask(
        self, method: str, path: str, body: object = None, token: str = "", source: str = STRANGER
    ) -> tuple[int, bytes]:
        """Send a request; return the status and body of the response, or 0 and nothing without one."""
        return await asyncio.to_thread(self._ask, method, path, body, token, source)

    async def token(self, source: str = STRANGER) -> str:
        """Return a token for a new identity; empty when the house refuses."""
        status, data = await self.ask("POST", "/api/tokens", {}, source=source)
        return str(json.loads(data)["token"]) if status == 201 else ""

    async def make(self, token: str, seats: list[object], source: str = STRANGER, **more: object) -> str:
        """Create a table and return its id; empty when the house refuses."""
        wish = {"game": GAME, "name": "p", "seats": seats} | more
        status, data = await self.ask("POST", "/api/tables", wish, token, source)
        return str(json.loads(data)["table"]) if status == 201 else ""

    async def sit_down(self, table: str, token: str = "", source: str = STRANGER) -> ClientConnection | None:
        """Open a connection to the table; ``None`` when the house refuses it."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        try:
            return await connect(
                f"ws://{self.host}/ws/{table}",
                additional_headers=headers,
                compression=None,
                max_size=None,
                local_addr=(source, 0),
                proxy=None,
                open_timeout=30,
            )
        except (OSError, WebSocketException, TimeoutError):
            return None

    def processor(self) -> float:
        """Return the seconds of processor time of the house's main process, without its other processes."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Return the resident memory of the house's main process in MB."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextlib.contextmanager
def opened(folder: str, name: str = "house", **settings: Any) -> Iterator[House]:
    """Run a house with these settings, whose store is ``NAME.sqlite3`` in that folder."""
    environment = os.environ | {"XDG_DATA_HOME": f"{folder}/{name}", "HOME": folder}
    command = [sys.executable, "-c", SERVER, f"{folder}/{name}.sqlite3", json.dumps(settings)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        try:
            yield House(server.stdout.readline().split()[1].rstrip("/"), server.pid)
        finally:
            server.terminate()
