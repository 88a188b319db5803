"""``tafureria tune``: searches for the values that bring a game closest to some goals, and checks them."""

from __future__ import annotations

import argparse
from collections.abc import Callable

import msgspec

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
    entry_of,
    print_json,
    table,
    workers_of,
)
from tafureria.cli.compare import PRECISION, question_of, variant_of
from tafureria.cli.found import print_findings
from tafureria.cli.outputs import Output
from tafureria.cli.progress import progress
from tafureria.cli.reader import locale_for
from tafureria.core.game import misfit
from tafureria.lab.match import BadChoice
from tafureria.lab.own_rules import BadRules
from tafureria.lab.study.findings import Findings, findings
from tafureria.lab.study.repeat import command_of
from tafureria.lab.study.study import run_study
from tafureria.lab.study.tuning import Axis, BadGoal, Goal, NoOptuna, TriedValues, axis_of, goal_of, tune
from tafureria.lab.study.variants import Question, Variant
from tafureria.players.catalogue import Thought

EXAMPLE = "example: tafureria tune moros-y-cristianos --over puntos=20..120 --goal minutes=40 --goal even"
SHOWN = 5


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command and its arguments."""
    parser = commands.add_parser(
        "tune",
        help="look for the values that bring a game closest to some goals",
        description="Tries values of options or of numbers of your own rules, and checks the best.",
        epilog=EXAMPLE,
    )
    add_setup(parser)
    add_rules(parser)
    add_thought(parser, Thought().iterations)
    parser.add_argument(
        "--over",
        action="append",
        default=[],
        metavar="KEY=LOW..HIGH",
        help="what may be changed, and how far; KEY=VALUE,VALUE,... for words; may be given several times",
    )
    parser.add_argument(
        "--goal",
        action="append",
        default=[],
        metavar="GOAL",
        help="even, MEASURE=VALUE, MEASURE=more or MEASURE=less; several goals count equally",
    )
    parser.add_argument(
        "--trials", type=numbers.COUNT, default=30, metavar="T", help="values to try (default: 30)"
    )
    parser.add_argument(
        "--deals", type=numbers.COUNT, default=100, metavar="K", help="deals for each trial (default: 100)"
    )
    parser.add_argument(
        "--check",
        type=numbers.COUNT,
        default=500,
        metavar="K",
        help="fresh deals on which the best is compared with the book (default: 500)",
    )
    add_workers(parser)
    add_report(parser)
    parser.add_argument("--json", action="store_true", help="print the result as JSON (see docs/cli.md)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Search for the best values, check them on fresh deals, and print both results."""
    entry = entry_of(arguments.game)
    try:
        axes = [axis_of(text) for text in arguments.over]
        goals = [goal_of(text) for text in arguments.goal]
    except BadGoal as error:
        raise Wrong(str(error)) from error
    if not axes or not goals:
        raise Wrong("give --over KEY=LOW..HIGH and --goal GOAL, each at least once")
    book = variant_of(entry, arguments, "book", [], arguments.rules)
    question = question_of(arguments, entry, (book,))
    game = (book.rules.entry() if book.rules else entry).game

    def variant(values: dict[str, str]) -> Variant | None:
        pairs = [f"{key}={value}" for key, value in values.items()]
        one = variant_of(entry, arguments, ",".join(pairs), pairs, arguments.rules)
        return None if misfit(game, one.options, question.seats) is not None else one

    for axis in axes:
        # Trying the ends of the range shows at once whether the option exists and allows them.
        for value in axis.ends():
            variant({axis.key: value})
    usual = {axis.key: str(getattr(book.options, axis.key, getattr(game, axis.key, ""))) for axis in axes}
    with Output(arguments, "html") as report:
        return _search(arguments, question, axes, goals, variant, usual, report)


def _search(
    arguments: argparse.Namespace,
    question: Question,
    axes: list[Axis],
    goals: list[Goal],
    variant: Callable[[dict[str, str]], Variant | None],
    usual: dict[str, str],
    report: Output,
) -> int:
    where = workers_of(arguments)
    total = (arguments.trials + 1) * arguments.deals + arguments.check
    with progress(f"{question.game}: tuning", total) as (advance, _):
        try:
            trials = tune(
                question,
                axes,
                goals,
                variant,
                trials=arguments.trials,
                deals=arguments.deals,
                usual=usual,
                where=where,
                done=advance,
            )
            if not trials:
                raise Wrong("no values were tried: stopped too early, or the game cannot be set up with any")
            best = variant(trials[0].values)
            assert best is not None
            fresh = msgspec.structs.replace(
                question, variants=(*question.variants, best), first=arguments.deals
            )
            study = run_study(fresh, PRECISION, arguments.check, where, lambda _: advance(1))
        except (BadChoice, BadRules, NoOptuna) as error:
            raise Wrong(str(error)) from error
    found = findings(study)
    if report:
        from tafureria.lab.report.page import page

        report.write(page(found, command_of(study), locale_for(arguments.lang)))
    if arguments.json:
        print_json(as_json(question, goals, trials, found))
    else:
        _print(question, goals, trials, found)
    return 0


def as_json(
    question: Question, goals: list[Goal], trials: list[TriedValues], found: Findings
) -> dict[str, object]:
    """The JSON that docs/cli.md describes."""
    return {
        "game": question.game,
        "seed": question.seed,
        "goals": [msgspec.to_builtins(goal) for goal in goals],
        "trials": [msgspec.to_builtins(trial) for trial in trials],
        "check": msgspec.to_builtins(found),
    }


def _print(question: Question, goals: list[Goal], trials: list[TriedValues], found: Findings) -> None:
    out = console()
    out.print(f"{question.game}: {len(trials)} trials, the best first; distance from the goals")
    best = table(*trials[0].values)
    for goal in goals:
        wish = "" if goal.measure == "even" else f" {goal.wish}"
        best.add_column(goal.measure.replace("_", " ") + wish, justify="right")
    best.add_column("together", justify="right")
    for trial in trials[:SHOWN]:
        parts = [f"{part:.2f}" for part in trial.by_goal]
        best.add_row(*trial.values.values(), *parts, f"{trial.distance:.2f}")
    out.print(best)
    out.print("\nThe best looks better than it is. On fresh deals, against the book:\n")
    print_findings(found)
