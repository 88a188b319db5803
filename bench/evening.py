"""A club evening on one machine, with browsers and programs; the house is killed in the middle.

``python -m bench.evening [BROWSERS] [PEOPLE] [FOLDER]``. A club of 24, four of them at browsers (two phones,
two desktops), plays a Swiss tournament of three rounds of Moros y cristianos at tables of four, all at once.
Halfway through the second round, the process of the house is killed and started again. Prints how long the
rounds took, how soon everybody was back, whether anybody was shown less than before, and the sum of points.
With a FOLDER, screenshots of the club and tournament pages are saved there.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from bench.browsing import browsing
from tests.browser.conftest import DESK, PHONE, House
from tests.browser.conftest import Visitor as Clicker
from tests.browser.test_clubs import found, join
from tests.house.peers import Visitor as Program

GAME = "moros-y-cristianos"
ROUNDS = 3
WISH = {"title": "Otoño", "game": GAME, "seats": 4, "rounds": ROUNDS, "options": {"puntos": 6}}
AWAY = (httpx.TransportError, WebSocketException, OSError)
"""The exceptions that a program gets while the house is down."""


class Evening:
    """What was observed during the evening, shared by all threads."""

    def __init__(self) -> None:
        self.told: Counter[tuple[str, str]] = Counter()
        """The latest position that each program was shown at each table."""
        self.frames = 0
        self.playing: set[str] = set()
        """Programs at a table whose game is not over."""
        self.killed = 0.0
        self.missed: set[str] = set()
        """Everybody who was at a table when the house was killed."""
        self.back: dict[str, float] = {}
        """Seconds from the kill until each of them was shown their table again."""
        self.less: list[str] = []
        """Those who were then shown an earlier position than before."""

    def hear(self, who: str, table: str = "", position: int = 0) -> None:
        """Note that somebody received a frame; *position* is the position in it, if any."""
        self.frames += 1
        is_first = who in self.missed and who not in self.back
        if is_first:
            self.back[who] = time.monotonic() - self.killed
            if position < self.told[who, table]:
                self.less.append(who)
        self.told[who, table] = max(position, self.told[who, table])


def play(program: Program, path: str, evening: Evening, rng: random.Random) -> None:
    """Let a program play its table of the round to the end, whatever happens to the house."""
    while True:
        try:
            table = program.get(path).json()["table"]
            if not table:
                return
            with program.at(table) as peer:
                while peer.over is None:
                    message = peer.receive()
                    evening.playing.add(program.name)
                    if message["type"] != "position":
                        continue
                    evening.hear(program.name, table, message["position"])
                    if message["legal"]:
                        action = rng.choice(message["legal"])
                        peer.send("play", position=message["position"], actions=[action])
                evening.playing.discard(program.name)
        except AWAY:
            time.sleep(0.05)


def click(clickers: list[Clicker], evening: Evening, house: House, kill_at: int) -> None:
    """Let everybody at a browser play; kill the house once *kill_at* frames were shown (0: never)."""
    rng = random.Random(1)
    for one in clickers:
        one.page.locator("[data-your-table]").click()
    while not all(one.over for one in clickers):
        if kill_at and evening.frames >= kill_at and not evening.killed:
            house.kill()
            evening.killed = time.monotonic()
            evening.missed = set(evening.playing)
            evening.missed |= {f"browser {n + 1}" for n, one in enumerate(clickers) if not one.over}
            house.open()
            print(f"the house answers again after {time.monotonic() - evening.killed:.1f} s", flush=True)
        moved = [bool(one.settled() and one.step(rng)) for one in clickers]
        if not any(moved):
            clickers[0].rest()


def come(engine: Any, house: House, number: int, evening: Evening) -> Clicker:
    """Return a visitor in a browser: on a phone or a desktop, in the light or the dark theme."""
    dark = "dark" if number % 4 > 1 else "light"
    one = Clicker(engine, house, size=(DESK, PHONE)[number % 2], color_scheme=dark)

    def listen(socket: Any) -> None:
        socket.on("framereceived", lambda _: evening.hear(f"browser {number + 1}"))

    one.page.on("websocket", listen)
    return one


def pictures(clickers: list[Clicker], club: str, name: str, folder: str) -> None:
    """Save screenshots of the open page and of the club page of everybody at a browser."""
    for number, one in enumerate(clickers if folder else []):
        at = one.page.url
        one.page.screenshot(path=f"{folder}/{name}-tournament-{number}.png", full_page=True)
        one.go(f"/club/{club}")
        one.page.wait_for_selector("[data-club]")
        one.page.screenshot(path=f"{folder}/{name}-club-{number}.png", full_page=True)
        one.page.goto(at)


def main() -> int:
    browsers = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    people = int(sys.argv[2]) if len(sys.argv) > 2 else 24
    folder = sys.argv[3] if len(sys.argv) > 3 else ""
    evening = Evening()
    with browsing() as (engine, house):
        clickers = [come(engine, house, number, evening) for number in range(browsers)]
        names = ["Ana", "Bea", "Eva", "Leo", "Sol", "Paz", "Noa", "Gil"]
        club = found(clickers[0], "Los martes", names[0])
        for one, name in zip(clickers[1:], names[1:], strict=False):
            join(one, club, name, "Entrar en el club")
        host = clickers[0]
        made = host.page.evaluate(
            """async ([club, wish]) => (await fetch(`/api/clubs/${club}/tournaments`, {method: "POST",
               body: JSON.stringify(wish), headers: {"content-type": "application/json"}})).json()""",
            [club, WISH],
        )
        path = f"/api/clubs/{club}/tournaments/{made['tournament']}"
        programs = [Program(house.address, f"Socio {n + 1}") for n in range(people - browsers)]
        for program in programs:
            program.post(f"/api/clubs/{club}", {"what": "join", "name": program.name})
            program.post(path, {"what": "enter"})
        for one in clickers:
            one.go(f"/club/{club}/torneo/{made['tournament']}")
            one.page.get_by_role("button", name="Apuntarse al torneo").click()
        half = 0
        for number in range(1, ROUNDS + 1):
            start, frames = time.monotonic(), evening.frames
            host.go(f"/club/{club}/torneo/{made['tournament']}")
            host.page.locator("[data-begin]").press("Enter")
            for one in clickers:
                one.go(f"/club/{club}/torneo/{made['tournament']}")
                one.page.wait_for_selector(f"[data-tournament=playing][data-round='{number}']")
            pictures(clickers, club, f"round{number}", folder)
            kill_at = evening.frames + half if number == 2 else 0
            with ThreadPoolExecutor(len(programs)) as pool:
                for n, program in enumerate(programs):
                    pool.submit(play, program, path, evening, random.Random(100 * number + n))
                click(clickers, evening, house, kill_at)
            half = (evening.frames - frames) // 2
            print(f"round {number}: {time.monotonic() - start:.0f} s", flush=True)
        report(evening, programs[0], path)
        pictures(clickers, club, "end", folder)
        for one in clickers:
            # Not the page's fault: connections that the house broke off, and games that cannot be
            # analysed yet because others are still playing the same deal.
            known = ("net::ERR_", "status of 409")
            faults = [error for error in one.errors if not any(mark in error for mark in known)]
            print(f"faults of the page: {faults}")
    return 0


def report(evening: Evening, program: Program, path: str) -> None:
    """Wait for the end of the tournament and print what was observed."""
    while (found := program.get(path).json())["stage"] != "over":
        time.sleep(0.1)
    points = sum(one["points"] for one in found["standings"])
    by_kind: dict[str, list[float]] = {"browsers": [], "programs": []}
    for who, seconds in evening.back.items():
        by_kind["browsers" if who.startswith("browser ") else "programs"].append(seconds)
    for kind, back in by_kind.items():
        if back:
            print(f"{len(back)} {kind} back after {min(back):.1f} to {max(back):.1f} s")
    print(f"shown less than before: {len(evening.less)}")
    played = sorted({one["played"] for one in found["standings"]})
    print(f"{len(found['tables'])} tables, {points:.3f} points; rounds played by each: {played}")
    print(f"{evening.frames} positions and frames")


if __name__ == "__main__":
    sys.exit(main())
