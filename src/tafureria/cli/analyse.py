"""``tafureria analyse``: chances, turning points and mistakes in a recorded game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from tafureria.analysis.analyse import QUICK, Thoroughness, analyse
from tafureria.analysis.data import Analysis, encode
from tafureria.analysis.report import page
from tafureria.analysis.telling import Teller
from tafureria.cli.common import Parser, Wrong, add_language, fault_text, print_json, record_of
from tafureria.core.record import Record, Unreadable, verify

EXAMPLE = "example: tafureria analyse game.txt --seat 0 --html game.html --lang en"


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command and its arguments."""
    parser = commands.add_parser(
        "analyse",
        help="who was going to win a recorded game, what decided it, which decisions were mistakes",
        description="Plays a recorded game on from many of its positions: everybody's chances, the largest "
        "turns, each decision against the best alternative by what was known, luck and skill. Ctrl-C ends it"
        " with what there is.",
        epilog=EXAMPLE,
    )
    parser.add_argument("file", metavar="FILE", help="file with a record; - is standard input")
    parser.add_argument(
        "--seat",
        type=int,
        action="append",
        metavar="N",
        help="whose decisions to judge; may be given many times (default: everybody's)",
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="same seed, same analysis (default: 0)"
    )
    parser.add_argument(
        "--quick", action="store_true", help="a first look only: large turns and large mistakes"
    )
    parser.add_argument("--html", metavar="FILE", help="write a report with the picture to this file")
    parser.add_argument("--json", action="store_true", help="print everything as JSON (see docs/analysis.md)")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Analyse the record and print what was found."""
    record = record_of(arguments.file)
    for seat in arguments.seat or []:
        if not 0 <= seat < record.seats:
            raise Wrong(f"--seat: a seat from 0 to {record.seats - 1}, not {seat}")
    fault = verify(record)
    if fault is not None and fault.why != "no-commitment":
        raise Wrong(f"{arguments.file}: {fault_text(fault, record.game)}")
    try:
        found = _watched(record, arguments)
    except Unreadable as error:
        raise Wrong(f"{arguments.file}: {fault_text(error, record.game)}") from error
    if found is None:
        return 130
    teller = Teller(found, arguments.lang)
    if arguments.html is not None:
        try:
            Path(arguments.html).write_text(page(teller), encoding="utf-8")
        except OSError as error:
            raise Wrong(f"{arguments.html}: {error.strerror}") from error
    if arguments.json:
        print_json(msgspec.Raw(encode(found)))
    else:
        _print(teller)
    return 0


def _watched(record: Record, arguments: argparse.Namespace) -> Analysis | None:
    """Run the analysis with a progress bar; if interrupted, return what was found so far, or ``None``."""
    columns = (TextColumn(record.game), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    found: Analysis | None = None
    thoroughness = QUICK if arguments.quick else Thoroughness()
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("", total=1.0)
        try:
            for found in analyse(record, arguments.seat, arguments.seed, thoroughness):
                progress.update(task, completed=found.done)
        except KeyboardInterrupt:
            pass
    return found


def _print(teller: Teller) -> None:
    say, one = teller.say, teller.analysis
    console = Console(highlight=False)
    console.print(f"[bold]{teller.headline()}[/]")
    if not one.complete:
        console.print(say("stopped", percent=int(100 * one.done)))
    console.print(f"\n[bold]{say('turns')}[/]")
    turns = _table(say("step"), say("kind"), say("told"), say("chances"))
    for row in teller.turns():
        turns.add_row(*row)
    console.print(turns if one.turns else say("no-turns"))
    for seat in teller.whose():
        console.print(f"\n[bold]{say('decisions', who=teller.names[seat])}[/]: {teller.sums(seat)}")
        rows = teller.mistakes(seat)
        if rows:
            table = _table(say("step"), say("chosen"), say("gap"), "")
            for mistake in rows:
                table.add_row(*mistake)
            console.print(table)
    console.print(f"\n[bold]{say('balance')}[/] ({say('in-hundred')})")
    table = _table(*[say(each) for each in ("seat", "result", "luck-gave", "without", "count", "lost")])
    for line in teller.balance():
        table.add_row(*line)
    console.print(table)
    if teller.legend():
        console.print(teller.legend(), style="dim")
    console.print(f"{say('by-seed', seed=one.seed)} · {say('method')}")


def _table(*heads: str) -> Table:
    return Table(*heads, box=None, pad_edge=False, header_style="dim")
