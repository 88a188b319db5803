"""A real house on a real loopback port, and scripted peers that exchange messages with it."""

from __future__ import annotations

import contextlib
import itertools
import json
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Self

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tafureria.core import registry
from tafureria.house.settings import Settings
from tafureria.web.app import make_app
from tafureria.web.connection import connecting
from tafureria.web.door import LOOPBACK
from tafureria.web.doors import Doors
from tafureria.web.lan import Lan
from tafureria.web.proxy import believing
from tests.house.places import place

PLENTY = {
    "limit_addresses": False,
    "tables_per_minute": 10**6,
    "replays_per_minute": 10**6,
    "records_per_minute": 10**6,
    "lines_per_minute": 10**6,
    "hints_per_minute": 10**6,
    "boards_per_minute": 10**6,
    "actions_per_second": 1e6,
    "actions_at_once": 10**6,
}
"""Limits that no test reaches, since all its visitors come from one address and play quickly."""
QUICK = Settings(
    pace=0.0,
    pause_factor=0.0,
    sleep_after=0.2,
    frames_per_second=100_000,
    frames_at_once=100_000,
    think_limit=60,
    job_seconds=60,
    **PLENTY,
)
PATIENCE = 60.0
"""Seconds after which a wait fails, long enough for a busy machine. No result depends on it."""
FIRST_MARK = 1_000_000
MARKS = itertools.count(FIRST_MARK)
"""Ids of the pings with which a peer makes sure that it has read everything."""


# Shared, since creating a client is slow. Keep-alive connections would make a closing house wait.
CLIENT = httpx.Client(timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0), trust_env=False)


def without_fault(answer: httpx.Response) -> httpx.Response:
    """Return the answer of the house; fail if it is that of a fault of its own, which is no JSON."""
    assert answer.status_code != 500, f"{answer.url}: the house answers 500, {answer.text}"
    return answer


def cookie_header(cookies: dict[str, str]) -> dict[str, str]:
    return {"cookie": "; ".join(f"{k}={v}" for k, v in cookies.items())} if cookies else {}


class OpenHouse:
    """A house that runs in a thread of its own."""

    def __init__(
        self,
        store: Path | str,
        settings: Settings = QUICK,
        built: Path | None = None,
        lan: list[str] | None = None,
    ) -> None:
        """*lan*: addresses to listen on when it is opened; by default it cannot be, and nobody is near."""
        more = {} if built is None else {"built": built}
        self._listener = socket.socket()
        self._listener.bind(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        hosts = set(LOOPBACK)
        network = Lan(self.port, hosts, may_open=lan is not None, find=lambda: lan or [])
        app = make_app(place(store), settings, hosts=hosts, lan=network, **more)
        config = uvicorn.Config(
            app,
            log_config=None,  # otherwise it closes other loggers' handlers and the streams that they write to
            ws_ping_interval=None,  # a peer that does not read now may read later
            lifespan="on",
            timeout_graceful_shutdown=1,
            **believing(settings),
            **connecting(settings),
        )
        self._server = uvicorn.Server(config)
        network.doors = Doors(self._server)
        self._thread = threading.Thread(
            target=self._server.run, kwargs={"sockets": [self._listener]}, daemon=True
        )

    def __enter__(self) -> Self:
        self._thread.start()
        while not self._server.started:
            self._thread.join(0.01)
            assert self._thread.is_alive(), "the house did not open"
        return self

    def __exit__(self, *_) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._listener.close()
        assert not self._thread.is_alive(), "the house did not close"

    def visitor(self, name: str = "Ana") -> Visitor:
        """Return a new visitor, who has no cookie yet before their first request."""
        return Visitor(self.url, name)


class Visitor:
    """A browser with its cookies."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.name = url, name
        self.cookie: dict[str, str] = {}
        answer = self.get("/api/house")
        self.front = answer.json()
        self.cookie = dict(answer.cookies)

    def get(self, path: str, **kwargs):
        return self._ask("GET", path, **kwargs)

    def post(self, path: str, body, **kwargs):
        return self._ask("POST", path, json=body, **kwargs)

    def _ask(self, method: str, path: str, headers=None, **kwargs):
        headers = cookie_header(self.cookie) | (headers or {})
        CLIENT.cookies.clear()
        return without_fault(CLIENT.request(method, self.url + path, headers=headers, **kwargs))

    def make(self, *seats, game: str = "mentiroso", **more) -> str:
        """Create a table and return its id.

        *seats*: ``me``, ``open``, ``computer`` or the name of a computer player for each seat.
        """
        wishes = [
            {"kind": s} if s in {"me", "open", "computer"} else {"kind": "computer", "player": s}
            for s in seats
        ]
        answer = self.post("/api/tables", {"game": game, "seats": wishes, "name": self.name} | more)
        assert answer.status_code == 201, answer.text
        return answer.json()["table"]

    def at(self, table: str, **kwargs) -> Peer:
        """Open a connection to that table."""
        return Peer(self.url, table, self.cookie, **kwargs)


class Peer:
    """A connection to a table, with the messages that it has received."""

    def __init__(self, url: str, table: str, cookies: dict[str, str], **kwargs) -> None:
        headers = cookie_header(cookies) | kwargs.pop("headers", {})
        manner = kwargs.pop("manner", "")
        address = f"ws{url.removeprefix('http')}/ws/{table}{manner and f'?as={manner}'}"
        self._open = contextlib.ExitStack()
        # An unlimited queue and no ping timeout: a peer that does not read for a while is not cut off.
        manner = {"max_queue": None, "ping_interval": None, "open_timeout": PATIENCE, "proxy": None} | kwargs
        self.socket = self._open.enter_context(
            connect(address, additional_headers=headers, compression=None, max_size=None, **manner)
        )
        self.seen: list[dict] = []
        self.table: dict = {}
        self.at: dict[int, dict] = {}
        self.over: dict | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_) -> None:
        self.close()

    def close(self) -> None:
        """Close the connection."""
        with contextlib.suppress(ConnectionClosed):
            self._open.close()

    def send(self, kind: str, **fields) -> None:
        self.raw(json.dumps({"type": kind} | fields))

    def raw(self, data) -> None:
        self.socket.send(data)

    def receive(self, timeout: float = PATIENCE) -> dict:
        """Return the next message, of any type."""
        message = json.loads(self.socket.recv(timeout=timeout))
        self.seen.append(message)
        match message["type"]:
            case "table":
                self.table = message
            case "position":
                self.at[message["seat"]] = message
            case "over":
                self.over = message
        return message

    def expect(self, kind: str, **fields) -> dict:
        """Return the next message; it must be of that type and have these fields."""
        message = self.receive()
        got = {"type": message["type"]} | {name: message.get(name) for name in fields}
        assert got == {"type": kind} | fields, message
        return message

    def until(self, kind: str, **fields) -> dict:
        """Read until a message of that type with these fields comes, and return it."""
        while True:
            message = self.receive()
            if message["type"] == kind and all(message.get(k) == v for k, v in fields.items()):
                return message

    def catch_up(self) -> list[dict]:
        """Wait until the table has handled all messages of this peer; return those that came meanwhile."""
        mark, before = next(MARKS), len(self.seen)
        self.send("ping", id=mark)
        self.until("pong", id=mark)
        return self.seen[before:-1]

    def silent(self) -> None:
        """Assert that the table has sent nothing more up to now."""
        assert self.catch_up() == []

    @property
    def position(self) -> dict:
        """The latest position of the only seat."""
        return next(reversed(self.at.values()))

    def asked(self, phase: str) -> dict:
        """Read until one of this peer's seats must choose in that phase; return its position."""
        while True:
            for position in self.at.values():
                if position["legal"] and position["view"]["phase"] == phase:
                    return position
            self.receive()

    def play(self, words: str, **fields) -> None:
        """Send the action with that notation for the latest position."""
        game = registry.find(self.table["game"]).game
        action = game.parse(words)
        assert action is not None, words
        self.send("play", position=self.position["position"], actions=[action], **fields)

    def play_on(self, choose=lambda legal: legal[0]) -> None:
        """Play this peer's turns until the game is over."""
        while self.over is None:
            position = self.at.get(self.table.get("you", -1))
            if position and position["legal"]:
                self.at.pop(self.table["you"])
                self.send("play", position=position["position"], actions=[choose(position["legal"])])
            self.receive()


def meet(*peers: Peer) -> None:
    """Read until all peers have the table and a position."""
    for peer in peers:
        while not peer.table or not peer.at:
            peer.receive()


def play_together(*peers: Peer) -> None:
    """Let all peers play their turns until the game is over."""
    with ThreadPoolExecutor(len(peers)) as pool:
        for done in [pool.submit(peer.play_on) for peer in peers]:
            done.result()
