"""Starts the server of a house; called by the command ``tafureria``."""

from __future__ import annotations

import asyncio
import contextlib
import io
import signal
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Final
from urllib.parse import urlsplit

import segno
import uvicorn
from platformdirs import user_data_dir

from tafureria.house.settings import Settings
from tafureria.house.store.database import is_server, store_url
from tafureria.house.store.owners import Owners
from tafureria.house.store.rows import StoreFailed
from tafureria.house.store.store import Store
from tafureria.web import logs
from tafureria.web.advertise import BadAddress, is_unspecified, is_useless, own_address, read_address
from tafureria.web.app import make_app
from tafureria.web.collector import collect_in_quiet
from tafureria.web.connection import connecting
from tafureria.web.door import LOOPBACK, Guard, host_name
from tafureria.web.doors import Doors
from tafureria.web.lan import Lan
from tafureria.web.proxy import believing
from tafureria.web.restart import Before, Restart

PORT_FILE: Final = "port"
STORE_FILE: Final = "tafureria.sqlite3"
NO_SITE: Final = (
    '--site is a host name, such as "juegos.example", and not "{site}": the house needs a name of its own, '
    "without a path"
)
ASKED_EVERY = 8.0
"""Seconds between two questions whether a connection still lives, and for the answer. A phone whose battery
is empty says nothing: its seat is free for another within 16 seconds."""
TURN: Final = 0.0005
"""Thread switch interval in seconds: how long a working thread (storing a finished game, say) may hold the
interpreter while the tables want it. A move releases the interpreter several times, at each statement of the
store, and may wait each time: with Python's usual 5 ms, up to a tenth of a second in all."""


class CannotServe(Exception):
    """The house cannot be opened like this; the message says why."""


def data_folder() -> Path:
    """The folder for the house in the user's data directory."""
    return Path(user_data_dir("tafureria", appauthor=False))


def usual_store() -> str:
    """The path of the default store."""
    return str(data_folder() / STORE_FILE)


def usual_address() -> str:
    """The URL at which a house without ``--port`` was last reached from this machine."""
    return f"http://127.0.0.1:{_last(data_folder() / PORT_FILE)}"


def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    store: str | None = None,
    open_browser: bool = True,
    settings: Settings | None = None,
    shared: bool | None = None,
    site: str = "",
    advertise: str = "",
    lan: bool = False,
) -> int:
    """Run the house until it is told to stop; returns the exit code.

    Without a *port* it is the one used last time, or any free one. *store* is a path or a SQLAlchemy URL.
    *shared* says whether other processes may serve the same tables; by default they may unless the store is a
    file. *site* is the host name that a web server in front uses, in addition to those of loopback.
    *advertise* is the address at which other processes reach this one, if that is not where it listens.
    *lan*: listen on the local network too, from the start.
    """
    before = Before.take()
    lan = before.lan or lan
    where = store or usual_store()
    is_shared = is_server(where) if shared is None else shared
    restart = Restart()
    try:
        _check(site, advertise, is_shared=is_shared)
        with contextlib.closing(_opened(host, before.port or port, where, alone=not is_shared)) as listener:
            number = listener.getsockname()[1]
            settings = _named(settings or Settings(), host, number, site)
            hosts = {*LOOPBACK, site.lower()} - {""} if host in LOOPBACK else set()
            if is_shared:
                settings = _joined(settings, advertise, host, number, where)
                hosts |= {urlsplit(settings.address).hostname or ""} if hosts else set()
            # Whoever puts a web server in front of the house, or runs several processes, decides who can
            # reach it.
            is_alone = host in LOOPBACK and not (site or settings.proxy or is_shared)
            _check_lan(lan, is_alone=is_alone)
            network = Lan(number, hosts, may_open=is_alone, is_open=is_unspecified(host))
            app = make_app(where, settings, hosts=hosts, lan=network, restart=restart)
            server = _Server(app, settings, network, restart)
            server.address, server.store, server.opens_lan = _address(host, number), _shown(where), lan
            # After a restart, do not open another page: whoever had it open still has it.
            server.opens_browser = open_browser and not before.port
            _run(server, settings, listener)
    except CannotServe as error:
        sys.stderr.write(f"tafureria: {error}\n")
        return 2
    if restart.is_wanted and server.started:
        Before(number, network.is_open and network.may_open).go_on()
    return 0 if server.started else 2


def _check(site: str, advertise: str, *, is_shared: bool) -> None:
    """:raises CannotServe: when what is asked for cannot be."""
    if host_name(site) != site.lower():
        raise CannotServe(NO_SITE.format(site=site))
    if advertise and not is_shared:
        raise CannotServe("--advertise is for processes that share a database server (--store)")


def _check_lan(lan: bool, *, is_alone: bool) -> None:
    """:raises CannotServe: when somebody else decides who can reach the house."""
    if lan and not is_alone:
        raise CannotServe("--lan goes with none of --host, --site, --proxy and a database server")


def _opened(host: str, port: int | None, where: str, *, alone: bool) -> socket.socket:
    """The socket at which the house listens, once its store has been tried.

    :raises CannotServe: when one of them cannot be used.
    """
    folder = data_folder()
    try:
        asyncio.run(_try_store(where, alone=alone))
        folder.mkdir(parents=True, exist_ok=True)
        return _listen(host, port, folder / PORT_FILE)
    except StoreFailed as error:
        raise CannotServe(f"the store cannot be used: {error}") from error
    except OSError as error:
        raise CannotServe(f"the house cannot listen on {host}: {error}") from error


def _address(host: str, port: int) -> str:
    """The URL at which the house listens."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _named(settings: Settings, host: str, port: int, site: str) -> Settings:
    """The settings, with the URL by which visitors reach the house."""
    if site:
        return replace(settings, contact=f"https://{site}", home=f"https://{site}")
    return replace(settings, home=_address(host, port).rstrip("/"))


def _joined(settings: Settings, advertise: str, host: str, port: int, where: str) -> Settings:
    """The settings, with the address at which the other processes reach this one; tries to join them.

    :raises CannotServe: when there is no such address, or the store cannot be used.
    """
    try:
        own = read_address(advertise, port) if advertise else own_address(host, port, where)
        settings = replace(settings, address=own)
        asyncio.run(_try_store(where, settings, alone=False))
    except (BadAddress, StoreFailed) as error:
        raise CannotServe(str(error)) from error
    if is_useless(own, where):
        sys.stderr.write(
            f"tafureria: other machines cannot reach this process at {own}; if there are any, "
            "use --advertise\n"
        )
    return settings


def _run(server: _Server, settings: Settings, listener: socket.socket) -> None:
    """Serve until the server is told to stop."""
    logs.set_up(settings)
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, _stop)
    sys.setswitchinterval(TURN)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])


async def _try_store(where: str, settings: Settings | None = None, *, alone: bool) -> None:
    """Open the store once before anything else, so that a problem with it is reported in one line.

    With *settings*, also try to join the processes that share the store.

    :raises StoreFailed: with a message that says what is wrong.
    """
    store = await Store.open(where, alone=alone)
    try:
        if settings is not None:
            owners = Owners(store, settings.address, settings.lease)
            await owners.join()
            await owners.leave()
    finally:
        await store.close()


def _stop(number: int, frame: FrameType | None) -> None:
    """Treat SIGTERM like Ctrl-C: uvicorn shuts down cleanly, then calls this handler."""
    del number, frame
    raise KeyboardInterrupt


class _Server(uvicorn.Server):
    """A server that prints its address when it is ready."""

    def __init__(self, app: Guard, settings: Settings, lan: Lan, restart: Restart) -> None:
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            lifespan="on",
            timeout_graceful_shutdown=3,
            server_header=False,
            date_header=True,
            ws_ping_interval=ASKED_EVERY,
            ws_ping_timeout=ASKED_EVERY,
            **believing(settings),
            **connecting(settings),
        )
        super().__init__(config)
        self._app, self._lan, self._restart = app, lan, restart
        self.address = self.store = ""
        """What is printed of the house."""
        self.opens_browser = False
        self.opens_lan = False
        """Whether to open the house to the local network from the start."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if not self.started:
            return
        self._collecting = asyncio.create_task(collect_in_quiet(), name="collector")
        sys.stdout.write(f"Tafurería: {self.address}\nstore: {self.store}\n")
        self._lan.doors = Doors(self)
        if self.opens_lan:
            await self._lan.open()
            sys.stdout.write(_announcement(self._lan))
        sys.stdout.flush()
        if self.opens_browser:
            webbrowser.open(self.address)

    async def on_tick(self, counter: int) -> bool:
        """Return whether the server should end; called every tenth of a second."""
        return await super().on_tick(counter) or self._restart.is_wanted

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting connections and hand the tables over; only then close the remaining connections."""
        for server in self.servers:
            server.close()
        await self._app.drain()
        await super().shutdown(sockets=sockets)


def _announcement(lan: Lan) -> str:
    """Text that says where the local network reaches the house, with a QR code."""
    if not lan.addresses:
        return "this machine is on no local network that the house could be opened to\n"
    first, *others = lan.addresses
    drawn = io.StringIO()
    segno.make(first, error="m").terminal(drawn, compact=True, border=2)
    more = f" (or {', '.join(others)})" if others else ""
    return f"on the local network: {first}{more}\n{drawn.getvalue()}"


def _listen(host: str, port: int | None, memory: Path) -> socket.socket:
    """A socket on *port*; if that is ``None``, on the last port, stored in *memory*, or any free one."""
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
    """The path or URL of the store for printing, without its password."""
    if "://" not in store:
        return str(Path(store).expanduser().resolve())
    head, mark, tail = store_url(store).rpartition("@")
    return f"{head.rpartition(':')[0]}:***@{tail}" if mark else tail
