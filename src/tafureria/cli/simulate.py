"""``tafureria simulate``: plays many games and sums them up."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from tafureria import __version__
from tafureria.cli.common import (
    Parser,
    Wrong,
    add_report,
    add_rules,
    add_setup,
    add_thought,
    add_workers,
    plan_of,
    print_json,
    typed,
    workers_of,
    write_page,
)
from tafureria.cli.progress import Advance, progress, stopped
from tafureria.lab.data import NoParquet, Tables, play_rows
from tafureria.lab.match import BadChoice, Plan, Played, collected, play_many
from tafureria.lab.measured import Together, play_measured, together
from tafureria.lab.measures import MEASURES
from tafureria.lab.own_rules import BadRules
from tafureria.lab.report.games import simulated
from tafureria.lab.summary import Rate, Summary, summary
from tafureria.lab.workers import Workers
from tafureria.players.catalogue import Thought

EXAMPLE = "example: tafureria simulate moros-y-cristianos --seats 4 --games 1000 --players jugador,random"


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command and its arguments."""
    parser = commands.add_parser(
        "simulate",
        help="play many games among computer players and sum them up",
        description="Plays games among computer players: wins, scores, length, endings, with 95% intervals.",
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
    parser.add_argument(
        "--measures",
        action="store_true",
        help="measure the game too: length, drama, choices, and how often each rule and action matters",
    )
    parser.add_argument(
        "--data",
        metavar="FOLDER",
        help="write every game and every decision there, as Parquet (see docs/laboratory.md)",
    )
    add_report(parser)
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
            played, more = _played(plan, arguments, where, advance)
        except (BadChoice, BadRules, NoParquet) as error:
            raise Wrong(str(error)) from error
        except OSError as error:
            raise Wrong(f"--data: {error.filename}: {error.strerror}") from error
    stopped(len(played), arguments.games)
    figures = summary(played)
    if arguments.html:
        command, language = typed(arguments), arguments.lang
        write_page(arguments, simulated(plan, len(played), figures, more, command, language))
    if arguments.json:
        print_json(as_json(plan, len(played), figures, more))
    else:
        _print(plan, len(played), figures)
        if more is not None:
            print_measures(more)
    return 0


def _played(
    plan: Plan, arguments: argparse.Namespace, where: Workers, done: Advance
) -> tuple[list[Played], Together | None]:
    """The games played, and their measures together if ``--measures`` was given."""
    games: int = arguments.games
    if arguments.data is None and not arguments.measures:
        return play_many(plan, games, where, done), None
    if arguments.data is None:
        measured = collected(where, partial(play_measured, plan), games, done)
    else:
        with Tables(Path(arguments.data), plan) as tables:
            rows = collected(where, partial(play_rows, plan), games, done, tables.add)
        measured = [one.measured for one in rows]
    more = together(measured, plan.entry.game) if arguments.measures else None
    return [one.played for one in measured], more


def as_json(plan: Plan, games: int, figures: Summary, more: Together | None) -> dict[str, object]:
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
        **({} if more is None else {"measured": msgspec.to_builtins(more)}),
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


SHOWN = 12
"""Most rows of a long table in the terminal; ``--json`` has them all."""


def print_measures(more: Together) -> None:
    """Print the measures as tables, the long ones cut off after :data:`SHOWN` rows."""
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 160)
    console.print()
    table = Table("measure", box=None, pad_edge=False)
    table.add_column("mean", justify="right")
    table.add_column("95%")
    table.add_column("")
    for measure in MEASURES:
        figure = more.measures[measure.name]
        factor, unit = (100, " (%)") if measure.unit == "share" else (1, "")
        interval = f"{factor * figure.low:.2f} to {factor * figure.high:.2f}"
        table.add_row(
            measure.name.replace("_", " ") + unit, f"{factor * figure.value:.2f}", interval, measure.text
        )
    console.print(table)
    console.print()
    table = Table(
        "place in the order of play", "wins of 100", "95%", "real choices", box=None, pad_edge=False
    )
    for place, (share, choices) in enumerate(zip(more.places, more.choices, strict=True), 1):
        interval = f"{100 * share.low:.1f} to {100 * share.high:.1f}"
        table.add_row(f"{place}", f"{100 * share.value:.1f}", interval, f"{choices.value:.1f}")
    console.print(table)
    console.print()
    table = Table("action", "offered", "chosen", "wins more by", "95%", box=None, pad_edge=False)
    for use in more.actions[:SHOWN]:
        gain = use.gain
        cells = ("", "") if gain is None else (f"{gain.value:+.1%}", f"{gain.low:+.1%} to {gain.high:+.1%}")
        table.add_row(use.action, f"{use.offered}", f"{use.chosen / use.offered:.1%}", *cells)
    console.print(table)
    rows = list(more.rules.items())[:SHOWN]
    console.print("\nrules that forbid something, at how many of 100 decisions:")
    console.print(", ".join(f"{rule} {100 * often:.1f}" for rule, often in rows) or "none")
    console.print("\nwhat happens, times a game:")
    console.print(", ".join(f"{tag} {often:.1f}" for tag, often in list(more.events.items())[:SHOWN]))
