"""``tafureria simulate``: plays many games and sums them up."""

from __future__ import annotations

import argparse

import msgspec
from rich.console import Console
from rich.table import Table

from tafureria import __version__
from tafureria.cli.common import (
    Parser,
    Wrong,
    add_rules,
    add_setup,
    add_thought,
    add_workers,
    plan_of,
    print_json,
    workers_of,
)
from tafureria.cli.progress import progress, stopped
from tafureria.lab.match import BadChoice, Plan, play_many
from tafureria.lab.own_rules import BadRules
from tafureria.lab.summary import Rate, Summary, summary
from tafureria.players.catalogue import Thought

EXAMPLE = "example: tafureria simulate moros-y-cristianos --seats 4 --games 1000 --players jugador,random"


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command and its arguments."""
    parser = commands.add_parser(
        "simulate",
        help="play many games among computer players and sum them up",
        description="Plays games among computer players: wins, scores, length, endings, with 95%% intervals.",
        epilog=EXAMPLE,
    )
    add_setup(parser)
    add_rules(parser)
    add_thought(parser, Thought().iterations)
    parser.add_argument("--games", type=int, default=100, metavar="K", help="how many games (default: 100)")
    add_workers(parser)
    parser.add_argument(
        "--fixed",
        action="store_true",
        help="players keep their seats (default: they move by one seat each game)",
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON (see docs/cli.md)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print the figures."""
    plan = plan_of(arguments, rotate=not arguments.fixed, file=arguments.rules)
    if arguments.games < 1:
        raise Wrong(f"--games: at least 1, not {arguments.games}")
    where = workers_of(arguments)
    with progress(plan.game, arguments.games) as (advance, _):
        try:
            played = play_many(plan, arguments.games, where, advance)
        except (BadChoice, BadRules) as error:
            raise Wrong(str(error)) from error
    stopped(len(played), arguments.games)
    figures = summary(played)
    if arguments.json:
        print_json(as_json(plan, len(played), figures))
    else:
        _print(plan, len(played), figures)
    return 0


def as_json(plan: Plan, games: int, figures: Summary) -> dict[str, object]:
    """The JSON that docs/cli.md describes."""
    return {
        "game": plan.game,
        "version": plan.entry.game.version,
        "engine": __version__,
        "options": msgspec.to_builtins(plan.options),
        "rules": None if plan.rules is None else plan.rules.name,
        "players": list(plan.players),
        "rotate": plan.rotate,
        "seed": plan.seed,
        "games": games,
        **msgspec.to_builtins(figures),
    }


def _print(plan: Plan, games: int, figures: Summary) -> None:
    console = Console(highlight=False)
    console.print(f"{plan.game}: {games} games, seed {plan.seed}")
    table = Table("", "wins", "rate", "95%", "score", "95%", box=None, pad_edge=False)
    for seat, rate in enumerate(figures.by_seat):
        who = "" if plan.rotate else f" ({plan.players[seat]})"
        table.add_row(f"seat {seat}{who}", *_cells(rate))
    for name, rate in figures.by_player.items():
        table.add_row(name, *_cells(rate))
    console.print(table)
    length = figures.length
    interval = f"{length.low:.1f} to {length.high:.1f}"
    console.print(f"decisions: {length.mean:.1f} ({interval}); {length.least} to {length.most}")
    console.print("endings: " + ", ".join(f"{name} {count}" for name, count in figures.endings.items()))


def _cells(rate: Rate) -> tuple[str, ...]:
    return (
        f"{rate.wins}",
        f"{rate.rate:.1%}",
        f"{rate.low:.1%} to {rate.high:.1%}",
        f"{rate.score:.2f}",
        f"{rate.score_low:.2f} to {rate.score_high:.2f}",
    )
