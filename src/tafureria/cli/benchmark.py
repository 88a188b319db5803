"""``tafureria benchmark``: measures a computer player with the frozen benchmark of each game."""

from __future__ import annotations

import argparse
import sys
from typing import Final

import msgspec

from tafureria import __version__
from tafureria.cli.common import (
    Parser,
    Wrong,
    add_thought,
    add_workers,
    check_player,
    console,
    entry_of,
    find_own_modules,
    print_json,
    table,
    thought_of,
    workers_of,
)
from tafureria.cli.progress import progress, stopped
from tafureria.core import registry
from tafureria.lab.benchmark import (
    BENCHMARKS,
    Benchmark,
    NoBenchmark,
    Score,
    as_pinned,
    benchmark,
    play_benchmark,
    score,
)
from tafureria.lab.interrupts import held
from tafureria.lab.ladder import Contest
from tafureria.lab.match import BadChoice
from tafureria.lab.workers import Workers
from tafureria.players.catalogue import MASTER, SEARCH, THINKS, Thought, UnknownPlayer, player
from tafureria.players.outside import NoPlayer, imported

EXAMPLE: Final = "example: tafureria benchmark mybot:Frugal espada-negra --quick"
ITERATIONS: Final = 200


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """One row of the output: a benchmark, and the player's score in it."""

    benchmark: Benchmark
    score: Score
    as_pinned: bool
    """Whether the opponents play as they did when this version of the benchmark was pinned."""


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command and its arguments."""
    parser = commands.add_parser(
        "benchmark",
        help="measure a computer player: frozen games against the same opponents for everybody",
        description="Measures a computer player alone among this house's own, on fixed deals, from every"
        " seat: its share of the victories with a 95% interval, beside that of an equal."
        " docs/benchmark.md says what it cannot show.",
        epilog=EXAMPLE,
    )
    parser.add_argument(
        "player",
        metavar="PLAYER",
        help="computer player, as `tafureria games` lists them; package.module:Class is one of your own",
    )
    parser.add_argument(
        "games",
        nargs="*",
        metavar="GAME",
        help=f"which games: {', '.join(BENCHMARKS)} (default: all that it plays)",
    )
    parser.add_argument(
        "--quick", action="store_true", help="a fifth of the deals, for a rough look: not the benchmark"
    )
    add_thought(parser, ITERATIONS)
    add_workers(parser)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON (see docs/cli.md)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure the player and print its scores."""
    thought = thought_of(arguments)
    contests = contests_of(arguments, thought)
    where = workers_of(arguments)
    results: list[Result] = []
    failed: BadChoice | None = None
    for one, contest in contests:
        deals = one.quick if arguments.quick else one.deals
        name = f"{one.game} ({len(results) + 1} of {len(contests)})" if len(contests) > 1 else one.game
        try:
            result = _measured(name, one, contest, deals, where)
        except BadChoice as error:
            failed = error
            break
        except KeyboardInterrupt:
            stopped(0, deals * one.seats)
            break
        if result.score.deals:
            results.append(result)
        if result.score.deals < deals:
            break
    # Print what was measured before a player failed: it is still valid.
    if arguments.json:
        print_json(as_json(arguments.player, thought, results))
    elif results:
        _print(arguments.player, thought, results)
    if failed is not None:
        raise Wrong(str(failed)) from failed
    return 0


def contests_of(arguments: argparse.Namespace, thought: Thought) -> list[tuple[Benchmark, Contest]]:
    """The benchmarks to run: those of the given games, or else of all games that the player plays."""
    name = arguments.player
    try:
        if arguments.games:
            chosen = [benchmark(entry_of(game).name) for game in dict.fromkeys(arguments.games)]
            for one in chosen:
                check_player(registry.find(one.game), name, "PLAYER")
        else:
            chosen = _played_by(name)
        return [(one, one.contest(name, thought)) for one in chosen]
    except NoBenchmark as error:
        raise Wrong(str(error)) from error


def _played_by(name: str) -> list[Benchmark]:
    find_own_modules(name)
    chosen, fault = [], ""
    for one in BENCHMARKS.values():
        try:
            player(registry.find(one.game), name)
        except UnknownPlayer as error:
            fault = fault or str(error)
            continue
        chosen.append(one)
    if not chosen:
        if ":" in name:
            try:
                imported(name)
            except NoPlayer as error:
                fault = str(error)
        raise Wrong(f"PLAYER: {fault}")
    if left := [game for game in BENCHMARKS if game not in {one.game for one in chosen}]:
        sys.stderr.write(f"tafureria: {name} does not play {', '.join(left)}\n")
    return chosen


def _measured(name: str, one: Benchmark, contest: Contest, deals: int, where: Workers) -> Result:
    same = as_pinned(one)
    if not same:
        sys.stderr.write(
            f"tafureria: {one.game}: {one.opponents} does not play as in benchmark {one.version},"
            " so the result cannot be compared with others of it\n"
        )
    games = deals * one.seats
    with progress(name, games) as (advance, _):
        played = play_benchmark(contest, deals, where, advance)
    stopped(len(played), games)
    with held():
        return Result(benchmark=one, score=score(one, contest, played), as_pinned=same)


def as_json(name: str, thought: Thought, results: list[Result]) -> dict[str, object]:
    """The JSON that docs/cli.md describes."""
    iterations, seconds = _spent(name, thought)
    return {
        "player": name,
        "engine": __version__,
        "iterations": iterations,
        "seconds": seconds,
        "results": [_row(result) for result in results],
    }


def _row(result: Result) -> dict[str, object]:
    one, found = result.benchmark, result.score
    return {
        "game": one.game,
        "benchmark": one.version,
        "version": one.rules,
        "seats": one.seats,
        "opponents": one.opponents,
        "as_pinned": result.as_pinned,
        "seed": one.seed,
        "whole": found.deals == one.deals,
        **msgspec.to_builtins(found),
    }


def _print(name: str, thought: Thought, results: list[Result]) -> None:
    # Without emoji: otherwise `:Detective:` in the name of a class becomes a picture.
    out = console(markup=False, emoji=False, soft_wrap=True)
    out.print(f"{name}{_budget(name, thought)}: Tafurería {__version__}")
    scores = table("game", "seats", "games", "share", "95%", "equals", "")
    for column in scores.columns:
        column.no_wrap = True
    for result in results:
        found = result.score
        scores.add_row(
            result.benchmark.game,
            f"{result.benchmark.seats}",
            f"{found.games}",
            f"{found.share:.1%}",
            f"{found.low:.1%} to {found.high:.1%}",
            f"{found.equals:.1%}",
            found.verdict,
        )
    out.print(scores)
    versions = [
        f"{one.game} {one.version if result.as_pinned else f'(not {one.version})'} (rules {one.rules})"
        for result in results
        for one in [result.benchmark]
    ]
    out.print(f"versions: {', '.join(versions)}")
    short = [
        f"{result.score.games} of {one.deals * one.seats} games of {one.game}"
        for result in results
        for one in [result.benchmark]
        if result.score.deals < one.deals
    ]
    if short:
        out.print(f"a rough look, not the benchmark: {', '.join(short)}")


def _budget(name: str, thought: Thought) -> str:
    iterations, seconds = _spent(name, thought)
    if seconds is not None:
        return f", {seconds:g} s per decision"
    return f", {iterations} iterations per decision" if iterations is not None else ""


def _spent(name: str, thought: Thought) -> tuple[int | None, float | None]:
    """The budget of the player *name* for a decision, in playouts and in seconds; ``None`` for no limit."""
    if name == MASTER:
        return None, thought.seconds or THINKS
    if name != SEARCH:
        return None, None
    return (thought.iterations if thought.iterations != sys.maxsize else None), thought.seconds
