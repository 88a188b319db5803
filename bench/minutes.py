"""Minutes by the number of players: ``python -m bench.minutes [--games N] [--write]``.

Computer players of the usual level sit at all seats of a table with the usual options, for every number of
people that can play the game. Prints the mean of the laboratory's estimate for people; with ``--write`` the
table replaces the one in ``results/games.md``, from which the pages for players take their minutes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import Final

import msgspec

from bench.tables import GAMES
from tafureria.core import registry
from tafureria.core.registry import Entry
from tafureria.lab.match import Plan, play_one
from tafureria.lab.measures import minutes
from tafureria.lab.trace import Trace
from tafureria.players.levels import usual

PAGE: Final = Path(__file__).parents[1] / "results" / "games.md"
MARKS: Final = ("<!-- minutes -->\n", "<!-- /minutes -->")
SEED: Final = 42


def estimate(entry: Entry, seats: int, games: int) -> float:
    """The mean of the estimated minutes of that many games."""
    game = entry.game
    options = msgspec.convert(dict(game.presets.get(game.usual_preset, {})), game.options)
    plan = Plan(game=entry.name, options=options, players=(usual(entry),) * seats, seed=SEED)
    found = []
    for number in range(games):
        trace = Trace()
        play_one(plan, number, watch=trace)
        found.append(minutes(trace))
    return mean(found)


def table(games: int) -> Iterator[str]:
    """The table, row by row, as Markdown."""
    yield "| game | players | minutes |\n|---|---:|---:|\n"
    for name in GAMES:
        entry = registry.find(name)
        for seats in filter(None, entry.game.seats):
            yield f"| `{name}` | {seats} | {estimate(entry, seats, games):.1f} |\n"


def main() -> int:
    """Measure all games; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=16, help="games of each game and number of players")
    parser.add_argument("--write", action="store_true", help="put the table into results/games.md")
    wanted = parser.parse_args()
    rows = []
    for row in table(wanted.games):
        print(row, end="", flush=True)
        rows.append(row)
    if wanted.write:
        before, rest = PAGE.read_text(encoding="utf-8").split(MARKS[0])
        PAGE.write_text(
            before + MARKS[0] + "".join(rows) + MARKS[1] + rest.split(MARKS[1])[1], encoding="utf-8"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
