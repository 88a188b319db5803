"""An arena: an agent plays many games against house players, through ``tafureria mcp``.

``python examples/arena.py --games 4`` opens its own house, seats the agent at a new table for each game (at
the next seat each time), lets it play to the end, verifies the deal and every move from the record, and
prints how often it won, with a 95% interval. Put a language model into :func:`choose`; without one, the agent
plays random legal moves.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import urllib.request

import mcp
from websockets.asyncio.client import connect

from tafureria.lab.intervals import wilson


async def choose(client: mcp.Client, text: str, moves: list[str]) -> str:
    """The agent's choice: *text* is what happened and what it sees, *moves* are its legal moves in notation.

    Call a model here. It may first call other tools of *client*: ``rules``, ``story``, ``why_not``.
    """
    del client, text
    return random.choice(moves)


async def play(table: str, name: str, seat: int) -> None:
    """Hold a seat at a table and play until the game is over."""
    command = ["-m", "tafureria", "mcp", table, "--name", name, "--seat", str(seat), "--lang", "en"]
    server = mcp.StdioServerParameters(command=sys.executable, args=command, env=dict(os.environ))
    async with mcp.Client(mcp.stdio_client(server)) as client:
        text = await ask(client, "wait")
        while "The game is over." not in text:
            moves = moves_in(text)
            if moves:
                text = await ask(client, "play", move=await choose(client, text, moves))
            else:
                text = await ask(client, "wait")


async def ask(client: mcp.Client, tool: str, **arguments: str) -> str:
    """Call a tool and return the text of its answer."""
    answer = await client.call_tool(tool, arguments)
    return answer.content[0].text  # type: ignore[union-attr]


def moves_in(text: str) -> list[str]:
    """The notation of the legal moves in an answer: one per line, up to the colon."""
    listed = text.partition("Your legal moves:\n")[2].splitlines()
    return [line.partition(": ")[0] for line in listed if ": " in line and not line[0].isupper()]


class House:
    """A house for the arena only, in its own process."""

    def __init__(self, folder: str) -> None:
        command = ["-m", "tafureria", "--no-browser", "--port", "0", "--store", f"{folder}/arena.sqlite3"]
        self.process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = next(word for line in self.process.stdout for word in line.split() if "://" in word)
        self.url = self.url.rstrip("/")
        self.token = json.loads(self.ask("/api/tokens", {}))["token"]

    def ask(self, path: str, body: dict | None = None) -> str:
        """Send a request to the house, by POST if it has a *body*, and return the text of the answer."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"authorization": f"Bearer {self.token}"} if hasattr(self, "token") else {}
        request = urllib.request.Request(self.url + path, data=data, headers=headers)
        with urllib.request.urlopen(request) as answer:
            return answer.read().decode()

    async def game(self, game: str, seats: int, seat: int, opponent: str) -> bool:
        """Let the agent play one game at *seat* among computer players; returns whether it won."""
        wishes = [{"kind": "computer", "player": opponent} for _ in range(seats)]
        wishes[seat] = {"kind": "open"}
        made = json.loads(self.ask("/api/tables", {"game": game, "seats": wishes, "name": "Arena"}))
        table = f"{self.url}/mesa/{made['table']}"
        headers = {"authorization": f"Bearer {self.token}"}
        agent = asyncio.create_task(play(table, "Agente", seat))
        async with connect(f"ws{self.url[4:]}/ws/{made['table']}", additional_headers=headers) as socket:
            async for frame in socket:
                message = json.loads(frame)
                if message["type"] == "table" and message["status"] == "waiting":
                    if all(one["kind"] != "open" for one in message["seats"]):
                        await socket.send('{"type": "begin"}')
                elif message["type"] == "over":
                    winners = message["winners"]
                    break
        await agent
        with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as record:
            record.write(self.ask(f"/api/tables/{made['table']}/record"))
            record.flush()
            command = [sys.executable, "-m", "tafureria", "verify", record.name]
            await asyncio.to_thread(subprocess.run, command, check=True)
        return seat in winners


def main() -> None:
    """Play the games and print the share of wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="moros-y-cristianos")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--opponent", default="jugador", help="the house player at all other seats")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(folder)
        try:
            wins = sum(
                asyncio.run(house.game(wanted.game, wanted.seats, number % wanted.seats, wanted.opponent))
                for number in range(wanted.games)
            )
        finally:
            house.process.terminate()
            house.process.wait()
    low, high = wilson(wins, wanted.games)
    print(f"won {wins} of {wanted.games}: {wins / wanted.games:.3f}, 95% interval {low:.3f} to {high:.3f};")
    print(f"a player as good as the others would win about {1 / wanted.seats:.3f}. All deals verified.")


if __name__ == "__main__":
    main()
