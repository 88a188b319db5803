"""Lengths and decisions of the usual tables: ``python -m bench.tables [GAMES_EACH] [NAMES]``.

Computer players of the usual level sit at all seats of the table with which a game opens. Prints how many
decisions a game has and how many minutes people take for them (the laboratory's estimate), what share of
the prompts offer two choices or more, and how many people have such a choice in a deal, or in the game where
it has no deals.
"""

from __future__ import annotations

import sys
from collections import Counter
from statistics import mean, quantiles

import msgspec

from tafureria.core import registry
from tafureria.lab.match import Plan, play_one
from tafureria.lab.measures import minutes
from tafureria.lab.trace import Trace
from tafureria.players.levels import usual

GAMES = ["moros-y-cristianos", "la-reconquista", "muerte-al-rey", "espada-negra", "taifa"]
HEAD = (
    "| game | seats | level | games | decisions (eight in ten) | minutes | a person's | with a choice "
    "| people with one |\n|---|---:|---|---:|---:|---:|---:|---:|---:|"
)
DEAL = "game-began"
"""The event with which a deal begins, in games that consist of several."""


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
    game = entry.game
    options = msgspec.convert(dict(game.presets.get(game.usual_preset, {})), game.options)
    plan = Plan(game=name, options=options, players=(usual(entry),) * game.usual_seats, seed=42)
    lengths, taken, prompts, choices, had, of = [], [], 0, 0, 0, 0
    for number in range(games):
        trace = Trace()
        play_one(plan, number, watch=trace)
        lengths.append(trace.decisions)
        taken.append(minutes(trace))
        prompts += trace.decisions
        choices += sum(len(legal) > 1 for legal in trace.legal)
        some, all_of_them = with_choice(trace)
        had, of = had + some, of + all_of_them
    low, *_, high = quantiles(lengths, n=10)
    length = f"{mean(lengths):.0f} ({low:.0f} to {high:.0f})"
    each = f"{mean(lengths) / game.usual_seats:.1f}"
    row = (name, game.usual_seats, usual(entry), games, length, f"{mean(taken):.0f}", each)
    return f"| {' | '.join(map(str, row))} | {choices / prompts:.0%} | {had / of:.1%} |"


def main(games: int, names: list[str]) -> None:
    """Measure the games."""
    print(HEAD)
    for name in names:
        print(report(name, games), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200, sys.argv[2:] or GAMES)
