"""What hostile clients do to other people's tables: ``python -m bench.hostile [ATTACK...] [--seconds N]``.

A house with its default limits is opened on loopback in a process of its own. At some honest tables a person
plays against computer players, making a move about every quarter of a second. The attacks follow one after
another, each for a bounded time, from a different address (127.0.0.2) than the honest people. People play in
the same way at a second house, which nobody attacks: the times of its moves show how busy the machine was.
The line for each attack gives

- the median and the 99th percentile of the time from sending an honest move until its player gets the new
  position: before, under and after the attack, and in the other house while this one is attacked;
- the ratio of the 99th percentiles under attack: in this house to the other;
- the processor time of the house per second under the attack;
- how long it took a seated person to connect and get the front page;
- the memory of the house before the attack and after it;
- how many of the masters' choices at an honest table were searched, before and under the attack (any other
  choice was made as `jugador` makes it, or was the only legal one).

The bar is 50 ms for the 99th percentile under every attack. On a machine that is busy with something else,
look at the ratio instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sqlite3
import statistics
import sys
import tempfile
import time

from websockets.exceptions import WebSocketException

from bench.attacks import ATTACKS, victim
from bench.floods import FLOODS
from bench.serving import HONEST, House, opened

ALL = ATTACKS | FLOODS
TABLES = 10
EVERY = 0.25
"""Mean seconds that an honest person waits before a move."""
BRISK = {"pace": 0.1, "pause_factor": 0}


class Honest:
    """An honest person, who plays game after game, each at a new table of their own."""

    def __init__(self, house: House, times: list[float], bot: str = "", **more: object) -> None:
        """*bot*: the computer players' level; *more*: further fields of the request for the table."""
        self.house, self.times, self.more = house, times, more
        self.bot = {"kind": "computer", "player": bot}
        self.token = self.table = ""

    async def play(self, offset: float) -> None:
        await asyncio.sleep(offset)
        self.token = await self.house.token(HONEST)
        while True:
            # A house under attack may refuse; an honest client tries again.
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                await self._play_one()
            await asyncio.sleep(1)

    async def _play_one(self) -> None:
        seats: list[object] = [{"kind": "me"}, *[self.bot] * 3]
        self.table = await self.house.make(self.token, seats, HONEST, **self.more)
        socket = await self.house.sit_down(self.table, self.token, HONEST)
        if socket is None:
            return
        sent = 0.0
        async with socket:
            async for data in socket:
                frame = json.loads(data)
                if frame["type"] == "over":
                    return
                if frame["type"] != "position":
                    continue
                if sent:
                    self.times.append((time.perf_counter() - sent) * 1000)
                    sent = 0.0
                if frame["legal"]:
                    await asyncio.sleep(EVERY * random.uniform(0.5, 1.5))
                    # Where others watch, some answers are held back on purpose, to hide who has a choice.
                    sent = 0.0 if frame["masked"] else time.perf_counter()
                    move = {"type": "play", "position": frame["position"], "actions": frame["legal"][:1]}
                    await socket.send(json.dumps(move))


# --- measuring ------------------------------------------------------------------------------------


async def gets_in(house: House, one: Honest) -> str:
    """Return how long a seated person needs to connect and get the front page, or what fails."""
    begun = time.perf_counter()
    socket = await house.sit_down(one.table, one.token, HONEST)
    if socket is None:
        return "no"
    async with socket:
        try:
            frame = json.loads(await asyncio.wait_for(socket.recv(), 5))
        except (TimeoutError, WebSocketException):
            return "no"
    if frame["type"] != "table" or frame["you"] < 0:
        return "no"
    status, _ = await house.ask("GET", "/", source=HONEST)
    return f"{(time.perf_counter() - begun) * 1000:.0f} ms" if status == 200 else "no front page"


def p99(times: list[float]) -> float:
    return statistics.quantiles(times, n=100)[98] if len(times) > 1 else float("nan")


def said(times: list[float]) -> str:
    """Return the median and the 99th percentile as text."""
    return f"{statistics.median(times):.1f} / {p99(times):.1f}" if len(times) > 1 else "none"


def searched(store: str, since: float) -> str:
    """Return how many of the masters' choices since that time were searched, as ``searched/all``."""
    query = (
        "SELECT count(*), coalesce(sum(a.thought != ''), 0) FROM actions a JOIN chairs c ON"
        " c.table_id = a.table_id AND c.seat = a.seat JOIN tables t ON t.id = a.table_id"
        " WHERE c.name = 'maestro' AND a.at > ? AND t.level = 'aprendiz'"
    )
    with contextlib.closing(sqlite3.connect(store)) as file:
        count, weighed = file.execute(query, (since,)).fetchone()
    return f"{weighed}/{count}"


COLUMNS = (
    *("attack", "before: median / p99 ms", "under", "after", "house next door", "p99 ratio", "CPU s/s"),
    *("a seated person", "MB before", "after", "searched before", "under"),
)


async def measure(house: House, quiet: House, store: str, names: list[str], seconds: float) -> None:
    """Print one line for each attack."""
    times: list[float] = []
    calm: list[float] = []
    # By its level, searched() recognizes this table in the store.
    with_masters = Honest(house, [], "maestro", level="aprendiz", think=0.2)
    honest = [Honest(house, times) for _ in range(TABLES)]
    all_tables = [*honest, *(Honest(quiet, calm) for _ in range(TABLES)), with_masters]
    playing = [asyncio.create_task(one.play(n / 10)) for n, one in enumerate(all_tables)]
    await asyncio.sleep(5)
    print(f"| {' | '.join(COLUMNS)} |\n|---|{'---:|' * (len(COLUMNS) - 1)}", flush=True)
    for name in names:
        spans, by_masters = [], []
        times.clear()
        begun, held = time.time(), [house.memory()]
        await asyncio.sleep(seconds)
        spans.append(times[:])
        by_masters.append(searched(store, begun))
        line = [sys.executable, "-m", "bench.hostile", "--attack", name, str(house.port), honest[0].table]
        attacking = await asyncio.create_subprocess_exec(*line, str(seconds + 2))
        # Measure from the attack's first moment on, when its rate limits are not used up yet.
        times.clear()
        calm.clear()
        used, begun = house.processor(), time.time()
        await asyncio.sleep(seconds / 2)
        comes_in = await gets_in(house, honest[0])
        await asyncio.sleep(max(begun + seconds - time.time(), 0))
        spans.append(times[:])
        next_door = calm[:]
        used = (house.processor() - used) / (time.time() - begun)
        by_masters.append(searched(store, begun))
        try:
            await asyncio.wait_for(attacking.wait(), 20)
        except TimeoutError:
            attacking.kill()
        times.clear()
        await asyncio.sleep(seconds / 2)
        spans.append(times[:])
        held.append(house.memory())
        ratio = p99(spans[1]) / p99(next_door)
        columns = (
            name,
            *map(said, [*spans, next_door]),
            f"{ratio:.1f}",
            f"{used:.2f}",
            comes_in,
            *(f"{one:.0f}" for one in held),
            *by_masters,
        )
        print(f"| {' | '.join(columns)} |", flush=True)
        await asyncio.sleep(3)
    for task in playing:
        task.cancel()


def main() -> None:
    words = sys.argv[1:]
    if words[:1] == ["--attack"]:
        # Real attackers use their own machines: this process must not take processor time from the house.
        os.nice(15)
        _, name, port, table, length = words
        victim.append(table)
        asyncio.run(ALL[name](House(f"http://127.0.0.1:{port}", 0), time.monotonic() + float(length)))
        return
    seconds = float(words[words.index("--seconds") + 1]) if "--seconds" in words else 10.0
    names = [word for word in words if word in ALL] or list(ALL)
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(folder, **BRISK) as house,
        opened(folder, "quiet", **BRISK) as quiet,
    ):
        asyncio.run(measure(house, quiet, f"{folder}/house.sqlite3", names, seconds))


if __name__ == "__main__":
    main()
