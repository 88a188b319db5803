"""The clients of ``bench/machines.py``: they play and watch via whichever machine answers, and check.

Each table has two people, two bots and a watcher at each machine. A person sends a ping after each move: if
the pong arrives and no refusal came before it, the move is acknowledged.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import statistics
import time
import urllib.request
from bisect import bisect_right
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

GAME = "moros-y-cristianos"
TABLES = 4
SEATS = ({"kind": "me"}, {"kind": "open"}, {"kind": "computer"}, {"kind": "computer"})
PATIENCE = 4.0
"""Seconds without an answer before a person tries another machine, much as the page does."""
SLACK = 1.0
"""Seconds that a frame may be in transit on a busy machine."""
NUMBERS = itertools.count(1)


@dataclass
class Try:
    """A move that somebody sent."""

    action: int
    state: str = "unknown"
    """``acknowledged`` or ``refused``; ``unknown`` without a definite answer."""


@dataclass
class Watched:
    """A table, with the time at which any of its watchers was first shown each position."""

    id: str
    host: str
    """Token of the person who created the table."""
    guest: str
    tries: dict[int, list[Try]] = field(default_factory=lambda: {0: [], 1: []})
    positions: list[int] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    over: set[int] = field(default_factory=set)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def told(self, position: int, now: float) -> float:
        """Note that somebody is shown this position now; return for how many seconds it has been outdated."""
        if not self.positions or position > self.positions[-1]:
            self.positions.append(position)
            self.times.append(now)
        newer = bisect_right(self.positions, position)
        return now - self.times[newer] if newer < len(self.positions) else 0.0


class Client:
    """One person or watcher at one table, who reconnects whenever the connection ends."""

    def __init__(self, people: People, table: Watched, token: str, seat: int, url: str = "") -> None:
        """*url*: the only machine to connect to; any machine when empty. *seat* is -1 for a watcher."""
        self.people, self.table, self.token, self.seat, self.url = people, table, token, seat, url
        self.story: list[Any] = []
        self.frame: dict[str, Any] = {}
        self.about: dict[str, Any] = {}
        self.now: Try | None = None
        self.now_id = self.ping_id = 0
        self.pinged = self.asked_at = 0.0
        self.served = time.monotonic()
        self.via = ""

    async def run(self) -> None:
        while self.seat not in self.table.over:
            self.via = self.url or self.people.dice.choice(self.people.urls)
            address = f"ws{self.via.removeprefix('http')}/ws/{self.table.id}"
            headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
            manner: dict[str, Any] = {"ping_interval": None, "compression": None, "close_timeout": 0.1}
            self.frame, self.now, self.ping_id = {}, None, 0
            try:
                async with connect(
                    address,
                    additional_headers=headers,
                    open_timeout=PATIENCE,
                    max_size=None,
                    proxy=None,
                    **manner,
                ) as wire:
                    await self.converse(wire)
            except (OSError, WebSocketException, TimeoutError) as error:
                self.people.ends[type(error).__name__] += 1
            await asyncio.sleep(self.people.dice.uniform(0.1, 0.5))

    async def converse(self, wire: ClientConnection) -> None:
        self.pinged = time.monotonic()
        while self.seat not in self.table.over:
            try:
                async with asyncio.timeout(0.2):
                    text = await wire.recv()
            except TimeoutError:
                pass
            else:
                self.hear(json.loads(text))
            await self.do(wire)

    async def do(self, wire: ClientConnection) -> None:
        """Play when it is this client's turn; otherwise ping at most once a second."""
        now = time.monotonic()
        if self.ping_id:
            if now - self.pinged > PATIENCE:
                raise TimeoutError
            return
        if self.seat >= 0 and self.about.get("status") == "waiting":
            await self.settle(wire)
        legal = self.frame.get("legal")
        if self.seat >= 0 and legal and now >= self.asked_at:
            self.now, self.now_id = Try(self.people.dice.choice(legal)), next(NUMBERS)
            self.table.tries[self.seat].append(self.now)
            position, self.frame = self.frame["position"], {}
            play = {"position": position, "seat": self.seat, "actions": [self.now.action]}
            await self.send(wire, type="play", id=self.now_id, **play)
        elif now - self.pinged < 1:
            return
        self.ping_id, self.pinged = next(NUMBERS), now
        await self.send(wire, type="ping", id=self.ping_id)

    async def settle(self, wire: ClientConnection) -> None:
        if self.about["you"] < 0:
            await self.send(wire, type="sit", seat=self.seat, name=f"P{self.seat}")
        elif self.seat == 0 and all(seat["kind"] != "open" for seat in self.about["seats"]):
            await self.send(wire, type="begin")

    async def send(self, wire: ClientConnection, **message: Any) -> None:
        await wire.send(json.dumps(message))

    def hear(self, message: dict[str, Any]) -> None:
        now = time.monotonic()
        match message["type"]:
            case "table":
                self.about = message
            case "position" if message["seat"] == self.seat:
                self.hear_position(message, now)
            case "refused" if message["id"] == self.now_id and self.now is not None:
                # After a failure of the store nobody knows whether the move was stored after all.
                self.now.state = "unknown" if message["code"] == "store-failed" else "refused"
                self.people.refusals[message["code"]] += 1
                self.now = None
            case "pong" if message["id"] == self.ping_id:
                self.hear_pong(now)
            case "over":
                self.table.over.add(self.seat)

    def hear_pong(self, now: float) -> None:
        if self.now is not None:
            self.now.state, self.now = "acknowledged", None
            self.people.gaps.append((now - self.served, now, self.via))
        self.served, self.ping_id = now, 0
        if self.seat < 0 and self.frame:
            self.people.is_served(self, self.frame["position"], now)

    def hear_position(self, message: dict[str, Any], now: float) -> None:
        told = [(one["position"], one["event"]) for one in message["told"] if not one.get("passing")]
        if message.get("fresh"):
            # The told events of a seat never change afterwards.
            common = min(len(told), len(self.story))
            if told[:common] != self.story[:common]:
                self.people.wrong.append(f"{self.who}: what was told before is no longer true")
            if len(told) < len(self.story):
                self.people.shorter(self, message["position"], now)
            self.story = told
        else:
            self.story += told
        if self.ping_id == 0 or self.frame.get("position") != message["position"]:
            self.asked_at = now + self.people.dice.uniform(0.1, 0.5)
        self.frame = message
        if self.seat < 0:
            self.people.is_served(self, message["position"], now)

    @property
    def who(self) -> str:
        seat = "watcher" if self.seat < 0 else f"seat {self.seat}"
        return f"table {self.table.id[:6]}, {seat} by {self.via}"


class People:
    """All clients and their findings."""

    def __init__(self, urls: list[str], dice: random.Random) -> None:
        self.urls, self.dice = urls, dice
        self.tables: list[Watched] = []
        self.wrong: list[str] = []
        self.notes: list[str] = []
        self.stale: list[tuple[float, str]] = []
        self.gaps: list[tuple[float, float, str]] = []
        self.ends: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.begun = time.monotonic()
        self._keeping: list[asyncio.Task[None]] = []
        self._is_ending = False

    def note(self, text: str) -> None:
        self.notes.append(f"{time.monotonic() - self.begun:7.1f} {text}")

    async def start(self) -> None:
        self._keeping = [asyncio.create_task(self._keep_a_table()) for _ in range(TABLES)]

    async def _keep_a_table(self) -> None:
        """Play one game after another."""
        while not self._is_ending:
            table = await self._make()
            if table is None:
                await asyncio.sleep(0.5)
                continue
            self.tables.append(table)
            people = [Client(self, table, table.host, 0), Client(self, table, table.guest, 1)]
            watchers = [Client(self, table, "", -1, url) for url in self.urls]
            playing = [asyncio.create_task(one.run()) for one in people]
            watching = [asyncio.create_task(one.run()) for one in watchers]
            table.tasks = [*playing, *watching]
            await asyncio.gather(*playing, return_exceptions=True)
            for task in watching:
                task.cancel()
            for error in await asyncio.gather(*table.tasks, return_exceptions=True):
                if isinstance(error, Exception):
                    self.wrong.append(f"a client broke: {error!r}")

    async def _make(self) -> Watched | None:
        url = self.dice.choice(self.urls)
        try:
            tokens = [(await _post(f"{url}/api/tokens", {}))["token"] for _ in range(2)]
            wish = {"game": GAME, "seats": SEATS, "name": "P0", "patience": 0}
            made = await _post(f"{url}/api/tables", wish, tokens[0])
        except (OSError, ValueError):
            return None
        return Watched(made["table"], *tokens)

    async def finish(self) -> None:
        """Check that every table is played again, then end all clients."""
        since = time.monotonic()
        await asyncio.sleep(3 * PATIENCE)
        self._is_ending = True
        for table in self.tables:
            if not {0, 1} <= table.over and not (table.times and table.times[-1] > since):
                self.wrong.append(f"table {table.id[:6]} is not played any more after all is well")
        for task in [*self._keeping, *(task for table in self.tables for task in table.tasks)]:
            task.cancel()
        await asyncio.gather(*self._keeping, return_exceptions=True)

    # --- what is checked ----------------------------------------------------------------------

    def is_served(self, client: Client, position: int, now: float) -> None:
        """Note that a watcher is shown this position now, and whether it is outdated."""
        age = client.table.told(position, now)
        if age > 0:
            self.stale.append((age, f"{now - self.begun:7.1f} {client.who}: position {position}"))

    def shorter(self, client: Client, position: int, now: float) -> None:
        """Note that a client got fewer events than before: an old board, which may be as old as the lease."""
        age = client.table.told(position, now) if client.seat < 0 else 0.0
        self.note(f"{client.who} is told less than before (old for {age:.1f} s)")

    def handed_over(self, who: str, told: float, gone: float) -> None:
        """Print how long clients waited after a machine was told to stop while all others were well."""
        waits = [gap for gap, at, _ in self.gaps if at > told]
        print(
            f"{who} told to stop: gone after {gone:.1f} s; waits for an answer since: median "
            f"{statistics.median(waits or [0]):.2f} s, longest {max(waits, default=0):.1f} s",
            flush=True,
        )

    def compare(self, rows: list[tuple[str, int, int]]) -> None:
        """Compare the acknowledged moves with the stored ones."""
        stored: dict[tuple[str, int], list[int]] = {}
        for table, seat, action in rows:
            stored.setdefault((table, seat), []).append(action)
        for one in self.tables:
            for seat, tries in one.tries.items():
                done = stored.get((one.id, seat), [])
                if not _agrees(tries, done):
                    sent = [(t.action, t.state) for t in tries]
                    self.wrong.append(f"table {one.id[:6]}, seat {seat}: sent {sent}, but stored {done}")

    def report(self, lease: float) -> int:
        """Print the findings; return the exit code."""
        states = Counter(t.state for one in self.tables for tries in one.tries.values() for t in tries)
        ended = sum(bool(one.over) for one in self.tables)
        print(f"{len(self.tables)} tables, {ended} games ended; moves: {dict(states)}")
        print(f"refused: {dict(self.refusals)}; connections that ended: {dict(self.ends)}")
        worst = sorted(self.stale, reverse=True)
        over = [what for age, what in worst if age > lease + SLACK]
        self.wrong += [f"an old board was served for more than the lease: {what}" for what in over]
        ages = [age for age, _ in worst]
        if ages:
            print(
                f"boards older than what another watcher had been shown: {len(ages)}; "
                f"median {statistics.median(ages):.3f} s, longest {ages[0]:.1f} s ({worst[0][1].strip()})"
            )
        waits = sorted(self.gaps, reverse=True)
        if waits:
            print(
                "longest waits for a move to be acknowledged: "
                + ", ".join(f"{gap:.1f} s (until {at - self.begun:.0f})" for gap, at, _ in waits[:5])
                + f"; median {statistics.median(gap for gap, *_ in waits):.2f} s"
            )
        for what in self.wrong[:20]:
            print(f"WRONG: {what}")
        if self.wrong or os.environ.get("TAFURERIA_MACHINES_LOGS"):
            print("\n".join(self.notes))
        print("does not hold" if self.wrong else "all held")
        return 1 if self.wrong else 0


def _agrees(tries: list[Try], stored: list[int]) -> bool:
    """Whether the stored actions are those acknowledged, in order, plus possibly some of unknown state."""
    reached = {0}
    for one in tries:
        done = {n + 1 for n in reached if n < len(stored) and stored[n] == one.action}
        if one.state == "acknowledged":
            reached = done
        elif one.state == "unknown":
            reached |= done
    return len(stored) in reached


async def _post(url: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    request = urllib.request.Request(url, data=json.dumps(body).encode(), method="POST")
    if token:
        request.add_header("Authorization", f"Bearer {token}")

    def ask() -> dict[str, Any]:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    return await asyncio.to_thread(ask)
