"""``tafureria compare`` and ``tafureria sweep``: compare variants of a game on the same deals."""

from __future__ import annotations

import argparse
from itertools import product

from tafureria.cli import numbers
from tafureria.cli.common import (
    Parser,
    Wrong,
    add_report,
    add_rules,
    add_setup,
    add_thought,
    add_workers,
    entry_of,
    players_named,
    print_json,
    rules_of,
    seats_of,
    set_up_of,
    thought_of,
    workers_of,
)
from tafureria.cli.found import print_findings
from tafureria.cli.outputs import Output
from tafureria.cli.progress import progress, stopped
from tafureria.cli.reader import locale_for
from tafureria.core.registry import Entry
from tafureria.lab.match import BadChoice
from tafureria.lab.own_rules import BadRules
from tafureria.lab.parts import LEAST_DEALS, Parts
from tafureria.lab.study.findings import findings
from tafureria.lab.study.luck import parts_of
from tafureria.lab.study.repeat import command_of
from tafureria.lab.study.study import Study, run_study
from tafureria.lab.study.variants import Question, Variant
from tafureria.lab.workers import Workers
from tafureria.players.catalogue import Thought, strongest

COMPARE = (
    "example: tafureria compare moros-y-cristianos --variant short: --variant long:larga=si --precision 3"
)
SWEEP = "example: tafureria sweep moros-y-cristianos --over puntos=30,50,100 --precision 3"
PRECISION = 5.0
DEALS = 5000


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add both commands and their arguments."""
    compare = commands.add_parser(
        "compare",
        help="variants of a game against each other on the same deals",
        description="Plays variants of a game on the same deals until it is known how they differ: wins by"
        " place in the order of play, length, drama and more. All intervals hold together, at 95%.",
        epilog=COMPARE,
    )
    add_setup(compare)
    compare.add_argument(
        "--variant",
        action="append",
        default=[],
        metavar="NAME:KEY=VALUE,...",
        help="a variant: its name and what it changes (nothing: the rules of the book; rules=FILE,"
        " preset=NAME); give two or more: all others are compared with the first",
    )
    compare.set_defaults(run=run_compare)
    sweep = commands.add_parser(
        "sweep",
        help="a game with each of several values of an option, on the same deals",
        description="Compares a game with itself over the values of an option or several, as `compare` does.",
        epilog=SWEEP,
    )
    add_setup(sweep)
    sweep.add_argument(
        "--over",
        action="append",
        default=[],
        metavar="KEY=VALUE,...",
        help="an option (or a number of your own rules) and its values; several: all combinations",
    )
    sweep.set_defaults(run=run_sweep)
    for parser in (compare, sweep):
        _add_study(parser)


def _add_study(parser: Parser) -> None:
    """Add the arguments of a study: by what rules and players, how precisely, and what is made of it."""
    add_rules(parser)
    add_thought(parser, Thought().iterations)
    parser.add_argument(
        "--precision",
        type=numbers.PRECISION,
        default=PRECISION,
        metavar="P",
        help="end when every interval is as narrow as plus or minus P: percent of wins, or percent"
        f" of the first variant (default: {PRECISION:g})",
    )
    parser.add_argument(
        "--deals",
        type=numbers.COUNT,
        default=DEALS,
        metavar="K",
        help=f"end after K deals (default: {DEALS})",
    )
    parser.add_argument(
        "--first", type=numbers.SOME, default=0, metavar="N", help="number of the first deal (default: 0)"
    )
    parser.add_argument(
        "--luck",
        type=numbers.SOME,
        default=0,
        metavar="K",
        help="measure, too, how much of who wins is luck, in the first K deals of each variant (at least"
        f" {LEAST_DEALS}; each takes about as long as ten)",
    )
    add_workers(parser)
    add_report(parser)
    parser.add_argument("--json", action="store_true", help="print the findings as JSON (see docs/cli.md)")


def run_compare(arguments: argparse.Namespace) -> int:
    """Compare the given variants; with ``--rules`` alone, compare the game's own rules with these."""
    entry = entry_of(arguments.game)
    texts = list(arguments.variant)
    if not texts and arguments.rules:
        book = variant_of(entry, arguments, "book", [], rules=None)
        own = variant_of(entry, arguments, "", [], rules=arguments.rules)
        return _run(arguments, entry, (book, own))
    if len(texts) < 2:
        raise Wrong("--variant: give two or more, such as --variant short: --variant long:KEY=VALUE")
    return _run(arguments, entry, tuple(_variant(entry, arguments, text) for text in texts))


def run_sweep(arguments: argparse.Namespace) -> int:
    """Compare all combinations of the values given with ``--over``."""
    entry = entry_of(arguments.game)
    axes: list[list[str]] = []
    for text in arguments.over:
        key, _, values = text.partition("=")
        if not key or not values:
            raise Wrong(f"--over {text}: write KEY=VALUE,VALUE,...")
        axes.append([f"{key}={value}" for value in values.split(",")])
    combinations = list(product(*axes)) if axes else []
    if len(combinations) < 2:
        raise Wrong("--over: give an option with two values or more, such as --over KEY=1,2,3")
    variants = tuple(
        variant_of(entry, arguments, ",".join(pairs), list(pairs), arguments.rules) for pairs in combinations
    )
    return _run(arguments, entry, variants)


def _variant(entry: Entry, arguments: argparse.Namespace, text: str) -> Variant:
    """The variant that a text ``NAME:KEY=VALUE,...`` describes."""
    name, colon, rest = text.partition(":")
    if not colon:
        name, rest = "", text
    pairs = [pair for pair in rest.split(",") if pair]
    rules = next((pair[len("rules=") :] for pair in pairs if pair.startswith("rules=")), arguments.rules)
    preset = next((pair[len("preset=") :] for pair in pairs if pair.startswith("preset=")), arguments.preset)
    pairs = [pair for pair in pairs if not pair.startswith(("rules=", "preset="))]
    return variant_of(entry, arguments, name or rest, pairs, rules, preset)


def variant_of(
    entry: Entry,
    arguments: argparse.Namespace,
    name: str,
    pairs: list[str],
    rules: str | None,
    preset: str | None = None,
) -> Variant:
    """A variant with the changes *pairs* in addition to those of ``--preset`` and ``--option``."""
    own = rules_of(entry, rules)
    try:
        options, own = set_up_of(entry, own, preset or arguments.preset, [*arguments.option, *pairs])
    except Wrong as error:
        raise Wrong(f"{name}: {error}" if name else str(error)) from error
    return Variant(name=name or (own.name if own else "book"), options=options, rules=own)


def question_of(arguments: argparse.Namespace, entry: Entry, variants: tuple[Variant, ...]) -> Question:
    """The question that the study of these variants answers, as the arguments describe it."""
    names = [variant.name for variant in variants]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise Wrong(f"--variant: two variants are called {twice!r}; give them names: NAME:KEY=VALUE")
    players = players_named(entry, arguments.players, [strongest(entry)])
    seats = arguments.seats
    for variant in variants:
        seats = seats_of(entry, variant.options, seats, len(players))
    if len(players) > seats:
        raise Wrong(f"--players: {len(players)} players do not fit on {seats} seats")
    return Question(
        game=entry.name,
        variants=variants,
        players=tuple(players[seat % len(players)] for seat in range(seats)),
        seed=arguments.seed,
        first=getattr(arguments, "first", 0),
        thought=thought_of(arguments),
    )


def _run(arguments: argparse.Namespace, entry: Entry, variants: tuple[Variant, ...]) -> int:
    question = question_of(arguments, entry, variants)
    if arguments.luck and arguments.luck < LEAST_DEALS:
        raise Wrong(f"--luck: at least {LEAST_DEALS}, not {arguments.luck}")
    where = workers_of(arguments)
    with Output(arguments, "html") as report:
        return _answer(arguments, question, where, report)


def _answer(arguments: argparse.Namespace, question: Question, where: Workers, report: Output) -> int:
    name = question.game
    with progress(name, arguments.deals) as (advance, retotal):

        def done(study: Study) -> None:
            advance(1)
            if study.deals % 50 == 0:
                retotal(study.likely())

        try:
            study = run_study(question, arguments.precision, arguments.deals, where, done)
        except (BadChoice, BadRules) as error:
            raise Wrong(str(error)) from error
    if study.why == "stopped":
        stopped(study.deals, arguments.deals)
    decided: tuple[Parts | None, ...] = ()
    if arguments.luck:
        games = arguments.luck * question.games_per_deal * len(question.variants)
        with progress(f"{name}: luck", games) as (advance, _):
            decided = parts_of(question, arguments.luck, where, advance)
    found = findings(study, decided)
    if report:
        from tafureria.lab.report.page import page

        report.write(page(found, command_of(study, arguments.luck), locale_for(arguments.lang)))
    if arguments.json:
        print_json(found)
    else:
        print_findings(found)
    return 0
