"""Opens the house: ``tafureria`` starts here."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from platformdirs import user_data_dir

from tafureria.house.database import is_server, store_url
from tafureria.house.kept import StoreFailed
from tafureria.house.settings import Settings
from tafureria.house.store import Store
from tafureria.web.app import make_app
from tafureria.web.collector import collect_in_quiet
from tafureria.web.door import LOOPBACK

PORT_FILE: Final = "port"
STORE_FILE: Final = "tafureria.sqlite3"
LARGEST_MESSAGE: Final = 1 << 20
"""Bytes at which a connection is closed outright; above 16 KiB a frame is only refused."""


def data_folder() -> Path:
    """The folder of the house in the user's own data."""
    return Path(user_data_dir("tafureria", appauthor=False))


def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    store: str | None = None,
    open_browser: bool = True,
    settings: Settings | None = None,
    shared: bool | None = None,
    site: str = "",
) -> int:
    """Run the house until it is told to stop; answers the exit code.

    *port* ``None`` is the one used last time, or any free one. *store* is a path or a SQLAlchemy URL.
    *shared*: other processes may serve the same tables; as a rule that is so for anything but a file.
    *site* is a name by which a server in front reaches the house, beside those of loopback.
    """
    folder = data_folder()
    where = store or str(folder / STORE_FILE)
    try:
        asyncio.run(_try_store(where))
        folder.mkdir(parents=True, exist_ok=True)
        listener = _listen(host, port, folder / PORT_FILE)
    except StoreFailed as error:
        sys.stderr.write(f"tafureria: the store cannot be used: {error}\n")
        return 2
    except OSError as error:
        sys.stderr.write(f"tafureria: {error}\n")
        return 2
    number = listener.getsockname()[1]
    address = f"http://{f'[{host}]' if ':' in host else host}:{number}/"
    hosts = (*LOOPBACK, site.lower()) if host in LOOPBACK else ()
    settings = settings or Settings()
    if shared if shared is not None else is_server(where):
        settings = replace(settings, address=address.rstrip("/"))
    app = make_app(where, settings, hosts=hosts)
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        timeout_graceful_shutdown=3,
        server_header=False,
        date_header=True,
    )
    server = _Server(config, address, _shown(where), open_browser=open_browser)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, _stop)
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()
    return 0 if server.started else 2


async def _try_store(where: str) -> None:
    """Open the store once before anything else, so that what is wrong with it is said in one line.

    :raises StoreFailed: with what is wrong.
    """
    store = await Store.open(where)
    await store.close()


def _stop(number: int, frame: FrameType | None) -> None:
    """Being told to end is the same as Ctrl-C: uvicorn closes in order, then hands the signal on to here."""
    del number, frame
    raise KeyboardInterrupt


class _Server(uvicorn.Server):
    """Says where it is when it is ready."""

    def __init__(self, config: uvicorn.Config, address: str, store: str, *, open_browser: bool) -> None:
        super().__init__(config)
        self._address, self._store, self._open = address, store, open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if not self.started:
            return
        self._collecting = asyncio.create_task(collect_in_quiet(), name="collector")
        sys.stdout.write(f"Tafurería: {self._address}\nstore: {self._store}\n")
        sys.stdout.flush()
        if self._open:
            webbrowser.open(self._address)


def _listen(host: str, port: int | None, memory: Path) -> socket.socket:
    """A socket on that port; on the one used last when it is free, else on any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in [port] if port is not None else [_last(memory), 0]:
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
        except OSError:
            listener.close()
            if port is not None or number == 0:
                raise
            continue
        memory.write_text(f"{listener.getsockname()[1]}\n")
        return listener
    raise AssertionError("port 0 is always free")


def _last(memory: Path) -> int:
    try:
        number = int(memory.read_text())
    except (OSError, ValueError):
        return 0
    return number if 1024 <= number < 65536 else 0


def _shown(store: str) -> str:
    """The store as it may be printed: no password."""
    if "://" not in store:
        return str(Path(store).expanduser().resolve())
    head, mark, tail = store_url(store).rpartition("@")
    return f"{head.rpartition(':')[0]}:***@{tail}" if mark else tail
