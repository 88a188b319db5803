"""The attacks of ``bench.hostile``, each with a bounded number of connections."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from bench.serving import GAME, HONEST, STRANGER, House
from tafureria.core import record as records
from tafureria.core import registry

Attack = Callable[[House, float], Awaitable[None]]


async def many(count: int, until: float, one: Callable[[], Awaitable[None]], pause: float = 0.02) -> None:
    """Repeat *one* from *count* concurrent clients until that time, with a *pause* in seconds."""

    async def client() -> None:
        while time.monotonic() < until:
            with contextlib.suppress(WebSocketException, OSError, TimeoutError, EOFError):
                await one()
            await asyncio.sleep(pause)

    await asyncio.gather(*(client() for _ in range(count)))


def record() -> str:
    """Return a record of nearly 5,000 actions: a real game with every move taken back again and again."""
    found = next((Path(__file__).parents[1] / "src/tafureria/games").glob("*/golden/amistosa-cuatro.txt"))
    real = records.read(found.read_text(encoding="utf-8"))
    parse, notation = registry.find(real.game).game.parse, registry.find(real.game).game.notation
    actions = []
    for seat, action in real.actions:
        actions.append((seat, action))
        if notation(action).startswith("mueve "):
            back = parse(notation(action).replace("mueve", "devuelve"))
            assert back is not None
            actions += [(seat, back), (seat, action)] * 13
    return records.write(msgspec.structs.replace(real, actions=tuple(actions)))


async def brought(house: House) -> str:
    """Upload that record; return the id of the table for its replay, empty when the house refuses."""
    status, data = await house.ask("POST", "/api/records", record(), await house.token())
    return str(json.loads(data)["table"]) if status == 201 else ""


async def nothing(house: House, until: float) -> None:
    """No attack: a baseline for the difference between the two houses."""
    del house
    await asyncio.sleep(max(until - time.monotonic(), 0))


async def replays(house: House, until: float) -> None:
    """Sixteen clients ask for the replay of an uploaded record, as every seat sees it."""
    table = await brought(house)

    async def one() -> None:
        await house.ask("GET", f"/api/tables/{table}/replay?eyes=all")

    await many(16, until, one)


async def brings(house: House, until: float) -> None:
    """Eight clients upload records, each time with a new identity."""
    text = record()

    async def one() -> None:
        await house.ask("POST", "/api/records", text, await house.token())

    await many(8, until, one)


async def continues(house: House, until: float) -> None:
    """Eight clients continue an uploaded record near its end, and open the new table."""
    table, text = await brought(house), record()
    steps = sum(line[:1].isdigit() for line in text.splitlines())

    async def one() -> None:
        token = await house.token()
        wish = {"step": steps - 2, "seat": 0, "name": "p"}
        status, data = await house.ask("POST", f"/api/tables/{table}/continue", wish, token)
        socket = await house.sit_down(json.loads(data)["table"], token) if status == 201 else None
        if socket is not None:
            await socket.recv()
            await socket.close()

    await many(8, until, one)


async def talk(house: House, until: float) -> None:
    """One table with ninety watchers and ten connections that talk without pause."""
    token = await house.token()
    table = await house.make(token, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}])
    watchers = [await house.sit_down(table) for _ in range(90)]
    talkers = [await house.sit_down(table, token) for _ in range(10)]

    async def read(socket: ClientConnection | None) -> None:
        with contextlib.suppress(WebSocketException, OSError):
            while socket is not None:
                await socket.recv(decode=False)

    reading = [asyncio.create_task(read(one)) for one in (*watchers, *talkers)]
    line = json.dumps({"type": "say", "text": "a" * 300})

    async def say(socket: ClientConnection | None) -> None:
        while socket is not None and time.monotonic() < until:
            with contextlib.suppress(WebSocketException, OSError):
                await socket.send(line)
            await asyncio.sleep(0.05)

    await asyncio.gather(*(say(one) for one in talkers))
    for task in reading:
        task.cancel()
    await leave([*watchers, *talkers])


async def leave(sockets: list[ClientConnection | None]) -> None:
    """Close all of them."""
    await asyncio.gather(*(one.close() for one in sockets if one is not None), return_exceptions=True)


async def take_backs(house: House, until: float) -> None:
    """Ten people move and take back 128 times in one message, again and again."""

    async def person() -> None:
        token = await house.token()
        seats = [{"kind": "me"}, *[{"kind": "me", "name": f"p{n}"} for n in range(1, 3)]]
        table = await house.make(token, seats, game="la-reconquista")
        socket = await house.sit_down(table, token)
        if socket is None:
            return
        async with socket:
            frame: dict[str, Any] = {"type": ""}
            while time.monotonic() < until:
                # A client whose message was refused as too fast tries again.
                with contextlib.suppress(TimeoutError):
                    news = json.loads(await asyncio.wait_for(socket.recv(), 1))
                    if news["type"] != "position" or not news["legal"]:
                        continue
                    frame = news
                if frame["type"] != "position":
                    continue
                pairs = dict(zip(frame["notation"], frame["legal"], strict=True))
                move = next((text for text in pairs if text.startswith("mueve ")), "")
                actions = [pairs.get("muevo", frame["legal"][0])]
                if move:
                    back = registry.find("la-reconquista").game.parse(move.replace("mueve", "devuelve"))
                    actions = [pairs[move], back] * 128
                wish = {"type": "play", "position": frame["position"], "seat": frame["seat"]}
                await socket.send(json.dumps(wish | {"actions": actions}))

    await asyncio.gather(*(person() for _ in range(10)), return_exceptions=True)


async def silent(house: House, until: float) -> None:
    """A thousand connections that send nothing, or only half of a request."""
    held = []
    for n in range(1000):
        with contextlib.suppress(OSError):
            _, writer = await asyncio.wait_for(
                asyncio.open_connection("127.0.0.1", house.port, local_addr=(STRANGER, 0)), 2
            )
            if n % 2:
                writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
            held.append(writer)
        if time.monotonic() > until:
            break
    await asyncio.sleep(max(until - time.monotonic(), 0))
    for writer in held:
        writer.transport.abort()


async def masters(house: House, until: float) -> None:
    """Eight tables of masters that think for 15 seconds, each with a watcher."""
    token = await house.token()
    seats: list[object] = [{"kind": "computer", "player": "maestro"}] * 4
    tables = [await house.make(token, seats, think=15) for _ in range(8)]
    sockets = [await house.sit_down(table) for table in tables if table]
    await asyncio.sleep(max(until - time.monotonic(), 0))
    await leave(sockets)


async def unwatched(house: House, until: float) -> None:
    """Eight tables of masters that think for 15 seconds, and nobody stays to watch."""
    token = await house.token()
    seats: list[object] = [{"kind": "computer", "player": "maestro"}] * 4
    while time.monotonic() < until:
        tables = [await house.make(token, seats, think=15) for _ in range(8)]
        # A table starts when somebody connects, and plays on for a while after they have left.
        await leave([await house.sit_down(table) for table in tables if table])
        await asyncio.sleep(min(10, max(until - time.monotonic(), 0)))


async def tables(house: House, until: float) -> None:
    """Four clients create public tables without end, each with a new identity."""

    async def one() -> None:
        seats: list[object] = [{"kind": "me"}, {"kind": "open"}]
        await house.make(await house.token(), seats, listed=True)

    await many(4, until, one)


async def watchers(house: House, until: float) -> None:
    """Two hundred watchers at the table of an honest person."""
    sockets = [await house.sit_down(victim[0]) for _ in range(200)]
    await asyncio.sleep(max(until - time.monotonic(), 0))
    await leave(sockets)


async def seats(house: House, until: float) -> None:
    """One stranger takes every open seat of a public table, and reconnects again and again."""
    token = await house.token(HONEST)
    open_seats: list[object] = [{"kind": "open"}] * 3
    table = await house.make(token, [{"kind": "me"}, *open_seats], HONEST, listed=True)
    stranger = await house.token()
    taken = 0

    async def one() -> None:
        nonlocal taken
        socket = await house.sit_down(table, stranger)
        if socket is None:
            return
        async with socket:
            for seat in range(1, 4):
                wish = {"type": "sit", "seat": seat, "name": f"x{seat}", "more": True}
                await socket.send(json.dumps(wish))
            with contextlib.suppress(TimeoutError):
                while True:
                    frame = json.loads(await asyncio.wait_for(socket.recv(), 0.3))
                    if frame["type"] == "table":
                        taken = max(taken, len(frame["yours"]))

    await many(2, until, one)
    print(f"  (one stranger held {taken} of 3 open seats)")


async def study(house: House, until: float) -> None:
    """The laboratory of the house's keeper plays a study while somebody polls its results."""
    token = await house.token(HONEST)
    variants = [{"name": "book"}, {"name": "long", "options": {"larga": True}}]
    wish = {"game": GAME, "variants": variants, "seats": 4, "precision": 0.5}
    status, data = await house.ask("POST", "/api/laboratory", wish, token, HONEST)
    if status != 200:
        print(f"  (the study was refused: {data!r})")
        return
    path, deals = f"/api/laboratory/{json.loads(data)['study']}", 0
    while time.monotonic() < until:
        status, data = await house.ask("GET", f"{path}?after={deals}", None, token, HONEST)
        deals = json.loads(data)["deals"] if status == 200 else deals
    status, _ = await house.ask("POST", path, {"stop": True}, token, HONEST)
    print(f"  (the study played {deals} deals; stopped: {status})")


ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    "replays": replays,
    "brings": brings,
    "continues": continues,
    "talk": talk,
    "take-backs": take_backs,
    "silent": silent,
    "masters": masters,
    "unwatched": unwatched,
    "tables": tables,
    "watchers": watchers,
    "seats": seats,
    "study": study,
}
victim: list[str] = []
"""The id of an honest person's table."""
