"""``tafureria simulate``: plays many games and sums them up."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

import msgspec

from tafureria import __version__
from tafureria.cli import numbers
from tafureria.cli.common import (
    Parser,
    Wrong,
    add_report,
    add_rules,
    add_setup,
    add_thought,
    add_workers,
    console,
    plan_of,
    print_json,
    table,
    typed,
    workers_of,
)
from tafureria.cli.outputs import Output, cannot_write
from tafureria.cli.progress import Advance, progress, stopped
from tafureria.cli.reader import locale_for
from tafureria.lab.data import NoParquet, Tables, play_rows
from tafureria.lab.match import BadChoice, GameResult, Plan, collected, play_many
from tafureria.lab.measured import Together, play_measured, together
from tafureria.lab.measures import MEASURES
from tafureria.lab.own_rules import BadRules
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
    parser.add_argument(
        "--games", type=numbers.COUNT, default=100, metavar="K", help="how many games (default: 100)"
    )
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
    where = workers_of(arguments)
    with Output(arguments, "html") as page:
        with progress(plan.game, arguments.games) as (advance, _):
            try:
                played, more = _played(plan, arguments, where, advance)
            except (BadChoice, BadRules, NoParquet) as error:
                raise Wrong(str(error)) from error
            except OSError as error:
                raise cannot_write("--data", error) from error
        stopped(len(played), arguments.games)
        figures = summary(played)
        if page:
            from tafureria.lab.report.games import simulated

            command, reader = typed(arguments), locale_for(arguments.lang)
            page.write(simulated(plan, len(played), figures, more, command, reader))
        if arguments.json:
            print_json(as_json(plan, len(played), figures, more))
        else:
            _print(plan, len(played), figures)
            if more is not None:
                print_measures(more)
    return 0


def _played(
    plan: Plan, arguments: argparse.Namespace, where: Workers, done: Advance
) -> tuple[list[GameResult], Together | None]:
    """The games played, and their measures together if ``--measures`` was given."""
    games: int = arguments.games
    if arguments.data is None and not arguments.measures:
        return play_many(plan, games, where, done), None
    if arguments.data is None:
        measured = collected(where, partial(play_measured, plan), games, done)
    else:
        with Tables(Path(arguments.data), plan, force=arguments.force) as tables:
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
    out = console()
    out.print(f"{plan.game}: {games} games, seed {plan.seed}")
    rates = table("", "wins", "rate", "95%", "score", "95%")
    for seat, rate in enumerate(figures.by_seat):
        who = "" if plan.rotate else f" ({plan.players[seat]})"
        rates.add_row(f"seat {seat}{who}", *_cells(rate))
    for name, rate in figures.by_player.items():
        rates.add_row(name, *_cells(rate))
    out.print(rates)
    length = figures.length
    interval = f"{length.low:.1f} to {length.high:.1f}"
    out.print(f"decisions: {length.mean:.1f} ({interval}); {length.least} to {length.most}")
    out.print("endings: " + ", ".join(f"{name} {count}" for name, count in figures.endings.items()))


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
    out = console()
    out.print()
    measures = table("measure")
    measures.add_column("mean", justify="right")
    measures.add_column("95%")
    measures.add_column("")
    for measure in MEASURES:
        figure = more.measures[measure.name]
        factor, unit = (100, " (%)") if measure.unit == "share" else (1, "")
        interval = f"{factor * figure.low:.2f} to {factor * figure.high:.2f}"
        measures.add_row(
            measure.name.replace("_", " ") + unit, f"{factor * figure.value:.2f}", interval, measure.text
        )
    out.print(measures)
    out.print()
    places = table("place in the order of play", "wins of 100", "95%", "real choices")
    for place, (share, choices) in enumerate(zip(more.places, more.choices, strict=True), 1):
        interval = f"{100 * share.low:.1f} to {100 * share.high:.1f}"
        places.add_row(f"{place}", f"{100 * share.value:.1f}", interval, f"{choices.value:.1f}")
    out.print(places)
    out.print()
    actions = table("action", "offered", "chosen", "wins more by", "95%")
    for use in more.actions[:SHOWN]:
        gain = use.gain
        cells = ("", "") if gain is None else (f"{gain.value:+.1%}", f"{gain.low:+.1%} to {gain.high:+.1%}")
        actions.add_row(use.action, f"{use.offered}", f"{use.chosen / use.offered:.1%}", *cells)
    out.print(actions)
    rows = list(more.rules.items())[:SHOWN]
    out.print("\nrules that forbid something, at how many of 100 decisions:")
    out.print(", ".join(f"{rule} {100 * often:.1f}" for rule, often in rows) or "none")
    out.print("\nwhat happens, times a game:")
    out.print(", ".join(f"{tag} {often:.1f}" for tag, often in list(more.events.items())[:SHOWN]))
