"""``tafureria ladder``: ranks computer players by strength, and says how certain the ranking is."""

from __future__ import annotations

import argparse
import sys

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
    entry_of,
    players_named,
    print_json,
    rules_of,
    seats_of,
    set_up_of,
    table,
    thought_of,
    typed,
    workers_of,
)
from tafureria.cli.found import decided_by
from tafureria.cli.outputs import Output
from tafureria.cli.progress import progress, stopped
from tafureria.cli.reader import locale_for
from tafureria.lab.adjusted import Fair, adjusted, play_for_luck
from tafureria.lab.duplicate import Gain, crowd_of, gains, without
from tafureria.lab.ladder import Contest, Rung, games_of, ladder, play_ladder
from tafureria.lab.match import BadChoice
from tafureria.lab.own_rules import BadRules
from tafureria.lab.parts import Parts, parts
from tafureria.lab.workers import Workers
from tafureria.players.catalogue import SEARCH, own_players

EXAMPLE = (
    "example: tafureria ladder espada-negra --seats 4 --players jugador,search --games 40 --iterations 100"
)
ITERATIONS = 200


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command and its arguments."""
    parser = commands.add_parser(
        "ladder",
        help="rank computer players by games against each other",
        description="Ranks computer players by games against each other, with 95% intervals and a rating.",
        epilog=EXAMPLE,
    )
    add_setup(
        parser,
        players="computer players; names may repeat (default: random, the game's own, search)",
    )
    parser.add_argument(
        "--games",
        type=numbers.COUNT,
        default=24,
        metavar="K",
        help="how many games, rounded up until everybody has sat everywhere (default: 24)",
    )
    add_rules(parser)
    add_thought(parser, ITERATIONS)
    parser.add_argument(
        "--duplicate",
        action="store_true",
        help="play every deal again with the player named most often at all seats, as a baseline",
    )
    parser.add_argument(
        "--adjusted",
        action="store_true",
        help="measure the luck in each game and take it out: the same shares, with narrower intervals",
    )
    add_workers(parser)
    add_report(parser)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON (see docs/cli.md)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print the ranking."""
    contest = contest_of(arguments)
    where = workers_of(arguments)
    games = games_of(contest, arguments.games)
    crowd = crowd_of(contest) if arguments.duplicate else None
    if arguments.duplicate and crowd is None:
        raise Wrong("--duplicate: one of the players must be named more often than any other")
    with Output(arguments, "html") as page:
        return _rank(arguments, contest, games, crowd, where, page)


def _rank(
    arguments: argparse.Namespace,
    contest: Contest,
    games: int,
    crowd: str | None,
    where: Workers,
    page: Output,
) -> int:
    deals = games // len(contest.players) if crowd else 0
    with progress(contest.game, games + deals) as (advance, _):
        duplicate, fair, decided = None, None, None
        try:
            if arguments.adjusted:
                measured = play_for_luck(contest, games, where, advance)
                played, fair = [one.played for one in measured], adjusted(contest, measured)
                decided = parts(measured, len(contest.players))
            else:
                played = play_ladder(contest, games, where, advance)
            stopped(len(played), games)
            games = len(played)
            if crowd:
                again = play_ladder(without(contest, crowd), games // len(contest.players), where, advance)
                duplicate = gains(contest, crowd, played[: len(again) * len(contest.players)], again)
        except (BadChoice, BadRules) as error:
            raise Wrong(str(error)) from error
    rungs = ladder(contest, played)
    if page:
        from tafureria.lab.report.games import ranked

        command, reader = typed(arguments), locale_for(arguments.lang)
        page.write(ranked(contest, games, rungs, duplicate, fair, decided, command, reader))
    if arguments.json:
        print_json(as_json(contest, games, rungs, duplicate, fair, decided))
    else:
        _print(contest, games, rungs, duplicate, fair, decided)
    return 0


def contest_of(arguments: argparse.Namespace) -> Contest:
    """The contest that the arguments describe."""
    entry = entry_of(arguments.game)
    rules = rules_of(entry, arguments.rules)
    options, rules = set_up_of(entry, rules, arguments.preset, arguments.option)
    names = players_named(entry, arguments.players, [*own_players(entry), SEARCH])
    if len(set(names)) < 2:
        raise Wrong("--players: a ladder needs at least two different players")
    return Contest(
        game=entry.name,
        options=options,
        seats=seats_of(entry, options, arguments.seats, 1),
        players=tuple(names),
        seed=arguments.seed,
        thought=thought_of(arguments),
        rules=rules,
    )


def as_json(
    contest: Contest,
    games: int,
    rungs: list[Rung],
    duplicate: list[Gain] | None,
    fair: list[Fair] | None,
    decided: Parts | None,
) -> dict[str, object]:
    """The JSON that docs/cli.md describes."""
    return {
        "game": contest.game,
        "version": contest.plan(0).entry.game.version,
        "engine": __version__,
        "options": msgspec.to_builtins(contest.options),
        "rules": None if contest.rules is None else contest.rules.name,
        "seats": contest.seats,
        "players": list(contest.players),
        "iterations": None if contest.thought.iterations == sys.maxsize else contest.thought.iterations,
        "seconds": contest.thought.seconds,
        "seed": contest.seed,
        "games": games,
        "ladder": msgspec.to_builtins(rungs),
        "duplicate": msgspec.to_builtins(duplicate),
        "adjusted": msgspec.to_builtins(fair),
        "parts": msgspec.to_builtins(decided),
    }


def _print(
    contest: Contest,
    games: int,
    rungs: list[Rung],
    duplicate: list[Gain] | None,
    fair: list[Fair] | None,
    decided: Parts | None,
) -> None:
    # Without emoji: otherwise `:Detective:` in the name of a class becomes a picture.
    out = console(markup=False, emoji=False)
    budget = contest.thought
    spent = f"{budget.iterations} iterations" if budget.seconds is None else f"{budget.seconds:g} s"
    thinks = f", {SEARCH}: {spent} per decision" if SEARCH in contest.players else ""
    out.print(f"{contest.game}: {games} games, {contest.seats} seats, seed {contest.seed}{thinks}")
    ranks = table("", "places", "won", "95%", "share", "95%", "score", "rating")
    for rung in rungs:
        ranks.add_row(
            rung.player,
            f"{rung.places}",
            f"{rung.rate:.1%}",
            f"{rung.low:.1%} to {rung.high:.1%}",
            f"{rung.share:.1%}",
            f"{rung.share_low:.1%} to {rung.share_high:.1%}",
            f"{rung.score:.2f}",
            f"{rung.mu:.1f} ± {2 * rung.sigma:.1f}",
        )
    out.print(ranks)
    out.print(f"share of equal players: {1 / contest.seats:.1%}")
    if fair:
        without_luck = table("without luck", "share", "95%", "as many games")
        for each in fair:
            without_luck.add_row(
                each.player,
                f"{each.share:.1%}",
                f"{each.low:.1%} to {each.high:.1%}",
                f"{each.saved:.1f} x",
            )
        out.print(without_luck)
    if decided is not None:
        out.print(decided_by(decided))
    for one in duplicate or []:
        out.print(
            f"{one.over} in the seats of {one.player}: share {one.share:.1%};"
            f" {one.player} gains {one.gain:+.1%} ({one.low:+.1%} to {one.high:+.1%})"
        )
