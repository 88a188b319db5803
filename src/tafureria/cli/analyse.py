"""``tafureria analyse``: chances, turning points and mistakes in a recorded game."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

import msgspec

from tafureria.cli import numbers
from tafureria.cli.common import (
    Parser,
    Wrong,
    add_report,
    console,
    fault_text,
    print_json,
    record_of,
    table,
)
from tafureria.cli.outputs import Output
from tafureria.core.record import Record, Unreadable, verify

if TYPE_CHECKING:
    from tafureria.analysis.data import Analysis
    from tafureria.analysis.telling import Teller

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
        type=numbers.SEAT,
        action="append",
        metavar="N",
        help="whose decisions to judge; may be given many times (default: everybody's)",
    )
    parser.add_argument(
        "--seed", type=numbers.SEED, default=0, metavar="S", help="same seed, same analysis (default: 0)"
    )
    parser.add_argument(
        "--quick", action="store_true", help="a first look only: large turns and large mistakes"
    )
    parser.add_argument("--json", action="store_true", help="print everything as JSON (see docs/analysis.md)")
    add_report(parser)
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
    with Output(arguments, "html") as report:
        try:
            found = _watched(record, arguments)
        except Unreadable as error:
            raise Wrong(f"{arguments.file}: {fault_text(error, record.game)}") from error
        if found is None:
            return 130
        _tell(found, arguments, report)
    return 0


def _tell(found: Analysis, arguments: argparse.Namespace, report: Output) -> None:
    from tafureria.analysis.data import encode
    from tafureria.analysis.report import page
    from tafureria.analysis.telling import Teller

    teller = Teller(found, arguments.lang)
    if report:
        report.write(page(teller))
    if arguments.json:
        print_json(msgspec.Raw(encode(found)))
    else:
        _print(teller)


def _watched(record: Record, arguments: argparse.Namespace) -> Analysis | None:
    """Run the analysis with a progress bar; if interrupted, return what was found so far, or ``None``."""
    # Imported here because `--help` need not wait for them.
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    from tafureria.analysis.analyse import QUICK, Thoroughness, analyse

    columns = (TextColumn(record.game), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    found: Analysis | None = None
    thoroughness = QUICK if arguments.quick else Thoroughness()
    quiet = not sys.stderr.isatty()
    with Progress(*columns, console=console(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task("", total=1.0)
        try:
            for found in analyse(record, arguments.seat, arguments.seed, thoroughness):
                progress.update(task, completed=found.done)
        except KeyboardInterrupt:
            pass
    return found


def _print(teller: Teller) -> None:
    say, one = teller.say, teller.analysis
    out = console()
    out.print(f"[bold]{teller.headline()}[/]")
    if not one.complete:
        out.print(say("stopped", percent=int(100 * one.done)))
    out.print(f"\n[bold]{say('turns')}[/]")
    turns = table(say("step"), say("kind"), say("told"), say("chances"), header_style="dim")
    for row in teller.turns():
        turns.add_row(*row)
    out.print(turns if one.turns else say("no-turns"))
    for seat in teller.whose():
        out.print(f"\n[bold]{say('decisions', who=teller.names[seat])}[/]: {teller.sums(seat)}")
        rows = teller.mistakes(seat)
        if rows:
            judged = table(say("step"), say("chosen"), say("gap"), "", header_style="dim")
            for mistake in rows:
                judged.add_row(*mistake)
            out.print(judged)
    out.print(f"\n[bold]{say('balance')}[/] ({say('in-hundred')})")
    heads = [say(each) for each in ("seat", "result", "luck-gave", "without", "count", "lost")]
    balance = table(*heads, header_style="dim")
    for line in teller.balance():
        balance.add_row(*line)
    out.print(balance)
    if teller.legend():
        out.print(teller.legend(), style="dim")
    out.print(f"{say('by-seed', seed=one.seed)} · {say('method')}")
