"""Lengths and decisions of the usual tables: ``python -m bench.tables [GAMES_EACH] [NAMES] [--minutes]``.

Computer players of the usual level sit at all seats of the table with which a game opens. Prints how many
decisions a game has and how many minutes people take for them (the laboratory's estimate), what share of
the prompts offer two choices or more, and how many people have such a choice in a deal, or in the game where
it has no deals.

With ``--minutes`` it prints the mean of the minutes alone, for every number of people that can play the game,
and puts this table into ``results/games.md``, from which the pages for players take their minutes.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, quantiles
from typing import Final

import msgspec

from tafureria.core import registry
from tafureria.core.registry import Entry
from tafureria.lab.match import Plan, play_one
from tafureria.lab.measures import minutes
from tafureria.lab.trace import Trace
from tafureria.players.levels import usual

GAMES: Final = ["moros-y-cristianos", "la-reconquista", "muerte-al-rey", "espada-negra", "taifa"]
HEAD: Final = (
    "| game | seats | level | games | decisions (eight in ten) | minutes | a person's | with a choice "
    "| people with one |\n|---|---:|---|---:|---:|---:|---:|---:|---:|"
)
DEAL: Final = "game-began"
"""The event with which a deal begins, in games that consist of several."""
PAGE: Final = Path(__file__).parents[1] / "results" / "games.md"
MARKS: Final = ("<!-- minutes -->\n", "<!-- /minutes -->")


def traces(entry: Entry, seats: int, games: int) -> Iterator[Trace]:
    """Play that many games at the usual table with so many seats."""
    game = entry.game
    options = msgspec.convert(dict(game.presets.get(game.usual_preset, {})), game.options)
    plan = Plan(game=entry.name, options=options, players=(usual(entry),) * seats, seed=42)
    for number in range(games):
        trace = Trace()
        play_one(plan, number, watch=trace)
        yield trace


def with_choice(trace: Trace) -> tuple[int, int]:
    """Return how many people had a choice in a deal, and how many there were, for all deals of a game."""
    had, of = 0, 0
    asked: Counter[int] = Counter()
    for place, tags in enumerate(trace.tags):
        # The events before decision *place*: a new deal asks everybody anew.
        if DEAL in tags and place:
            had, of = had + len(asked), of + len(trace.order)
            asked.clear()
        if place < trace.decisions and len(trace.legal[place]) > 1:
            asked[trace.seats[place]] += 1
    return had + len(asked), of + len(trace.order)


def report(name: str, games: int) -> str:
    """Play *games* games at the usual table of the game; return a row of a table."""
    entry = registry.find(name)
    seats = entry.game.usual_seats
    lengths, taken, choices, had, of = [], [], 0, 0, 0
    for trace in traces(entry, seats, games):
        lengths.append(trace.decisions)
        taken.append(minutes(trace))
        choices += sum(len(legal) > 1 for legal in trace.legal)
        some, all_of_them = with_choice(trace)
        had, of = had + some, of + all_of_them
    low, *_, high = quantiles(lengths, n=10)
    length = f"{mean(lengths):.0f} ({low:.0f} to {high:.0f})"
    row = (name, seats, usual(entry), games, length, f"{mean(taken):.0f}", f"{mean(lengths) / seats:.1f}")
    return f"| {' | '.join(map(str, row))} | {choices / sum(lengths):.0%} | {had / of:.1%} |"


def main() -> None:
    """Measure the games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", type=int, nargs="?", help="games of each table (200; 16 with --minutes)")
    parser.add_argument("names", nargs="*", default=GAMES, help="the games that are measured")
    parser.add_argument("--minutes", action="store_true", help="write the minutes into results/games.md")
    asked = parser.parse_args()
    if not asked.minutes:
        print(HEAD)
        for name in asked.names:
            print(report(name, asked.games or 200), flush=True)
        return
    rows = ["| game | players | minutes |\n|---|---:|---:|\n"]
    for entry in map(registry.find, GAMES):
        for seats in filter(None, entry.game.seats):
            taken = mean(map(minutes, traces(entry, seats, asked.games or 16)))
            rows.append(f"| `{entry.name}` | {seats} | {taken:.1f} |\n")
            print(rows[-1], end="", flush=True)
    before, rest = PAGE.read_text(encoding="utf-8").split(MARKS[0])
    PAGE.write_text(f"{before}{MARKS[0]}{''.join(rows)}{MARKS[1]}{rest.split(MARKS[1])[1]}", encoding="utf-8")


if __name__ == "__main__":
    main()
