"""The memory that a house retains after its guests have left: ``python -m bench.memory [ROUNDS] [--trace]``.

A house is opened in a process of its own. Each round exercises everything that a house does: computer players
play tables of all games before watchers, people talk, games end, replays, records and deals are requested,
records are uploaded (one of nearly 5,000 actions among them) and continued, a crowd watches, strangers arrive
with new cookies. Then everybody leaves, and once the tables are unloaded the house reports its resident
memory: as it is, after a full garbage collection, and after free memory was returned to the system. With
``--trace`` it also reports what Python has allocated, and the lines and types that hold most of it; tracing
takes memory too.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from websockets.exceptions import WebSocketException

from bench.attacks import HONEST, House, brought, leave

ROUNDS = 4
TABLES = 24
SECONDS = 12
CROWD = 90
GAMES = {
    "moros-y-cristianos": (4, {}),
    "la-reconquista": (3, {}),
    "muerte-al-rey": (6, {}),
    "espada-negra": (4, {}),
    "taifa": (3, {"castilla": True, "valencia": True, "sevilla": True}),
}
SERVER = """
import gc, json, os, signal, sys, tracemalloc
from collections import Counter
if sys.argv[2:]:
    tracemalloc.start(1)
from tafureria.house.settings import Settings
from tafureria.web.collector import give_back
from tafureria.web.serve import serve

def resident():
    fields = open("/proc/self/statm").read().split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

def tell(*_):
    said = {"resident": resident()}
    gc.collect()
    said["collected"] = resident()
    give_back()
    said["given_back"] = resident()
    said["objects"] = len(gc.get_objects())
    if tracemalloc.is_tracing():
        said["traced"] = tracemalloc.get_traced_memory()[0] / 1e6
        top = tracemalloc.take_snapshot().statistics("lineno")[:12]
        said["types"] = Counter(type(one).__name__ for one in gc.get_objects()).most_common(8)
        said["lines"] = [f"{one.size / 1e6:.1f} MB {one.count} {one.traceback}" for one in top]
    print(json.dumps(said), flush=True)

signal.signal(signal.SIGUSR1, tell)
plenty = dict.fromkeys(("tables_per_minute", "records_per_minute", "replays_per_minute"), 10**6)
serve(store=sys.argv[1], open_browser=False, settings=Settings(
    pace=0.0, pause_factor=0.0, sleep_after=1.0, bot_tables=100, limit_addresses=False, jobs=1000, **plenty))
"""


async def one_table(house: House, game: str, seconds: float) -> str:
    """Play a table of computer players whose host watches and talks; return its id, or an empty string."""
    seats, options = GAMES[game]
    token = await house.token(HONEST)
    wish: list[object] = [{"kind": "computer"}] * seats
    table = await house.make(token, wish, HONEST, game=game, options=options)
    if not table:
        return ""
    sockets = [await house.sit_down(table, who, HONEST) for who in (token, "", "")]

    async def read() -> None:
        host = sockets[0]
        assert host is not None
        with contextlib.suppress(WebSocketException, OSError):
            while json.loads(await host.recv())["type"] != "over":
                if os.urandom(1) < b"\x08":
                    await host.send(json.dumps({"type": "say", "text": "hola " * 20}))

    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(read(), seconds)
    await leave(sockets)
    return table


async def look_back(house: House, table: str) -> None:
    """Request everything that can be requested of a table whose game may have ended."""
    for path in ("record", "replay?eyes=all", "replay?eyes=0", "deal", "knew?step=1"):
        status, data = await house.ask("GET", f"/api/tables/{table}/{path}", source=HONEST)
        if path == "record" and status == 200:
            token = await house.token(HONEST)
            await house.ask("POST", "/api/records", data.decode(), token, HONEST)
            wish = {"step": 3, "seat": 0, "name": "p"}
            status, data = await house.ask("POST", f"/api/tables/{table}/continue", wish, token, HONEST)
            if status == 201:
                await leave([await house.sit_down(json.loads(data)["table"], token, HONEST)])
    await house.ask("GET", "/api/house", source=HONEST)


async def soak(house: House) -> int:
    """Play one round; return the number of tables that were played."""
    names = [list(GAMES)[n % len(GAMES)] for n in range(TABLES)]
    tables = await asyncio.gather(*(one_table(house, name, SECONDS) for name in names))
    for table in filter(None, tables):
        await look_back(house, table)
    crowd = [await house.sit_down(tables[0], source=HONEST) for _ in range(CROWD)]
    long = await brought(house)
    for first in range(0, 5000, 1000):
        await house.ask("GET", f"/api/tables/{long}/replay?eyes=all&first={first}", source=HONEST)
    await leave(crowd)
    return len(list(filter(None, tables)))


def said(server: subprocess.Popen[str]) -> dict[str, float]:
    os.kill(server.pid, signal.SIGUSR1)
    assert server.stdout is not None
    return dict(json.loads(server.stdout.readline()))


async def measure(house: House, server: subprocess.Popen[str], rounds: int) -> None:
    print("| after | resident MB | collected | given back | objects |\n|---|---:|---:|---:|---:|", flush=True)
    for number in range(rounds + 1):
        tables = await soak(house) if number else 0
        await asyncio.sleep(4)
        found = await asyncio.to_thread(said, server)
        columns = [f"{found[name]:.0f}" for name in ("resident", "collected", "given_back", "objects")]
        name = f"round {number}, {tables} tables" if number else "the start"
        print(f"| {name} | {' | '.join(columns)} |", flush=True)
        if "traced" in found:
            print(
                f"{found['traced']:.1f} MB allocated by Python",
                *found["types"],
                *found["lines"],
                sep="\n  ",
                flush=True,
            )


def main() -> None:
    rounds = next((int(word) for word in sys.argv[1:] if word.isdigit()), ROUNDS)
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"XDG_DATA_HOME": folder, "HOME": folder}
        command = [sys.executable, "-c", SERVER, str(Path(folder) / "store.sqlite3"), *sys.argv[1:]]
        command = command[:4] + ["trace"] * ("--trace" in sys.argv)
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
            assert server.stdout is not None
            url = server.stdout.readline().split()[1].rstrip("/")
            server.stdout.readline()
            try:
                asyncio.run(measure(House(url, server.pid), server, rounds))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
