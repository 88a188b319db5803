"""``tafureria learn``: trains a policy by imitation and self-play, and writes its weights."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import monotonic

from tafureria.cli import numbers
from tafureria.cli.common import Parser, Wrong, add_force, add_workers, entry_of, workers_of
from tafureria.cli.outputs import Output
from tafureria.core.registry import Entry
from tafureria.library.setup import BadSetup
from tafureria.players.apprentice import ABLE
from tafureria.players.catalogue import UnknownPlayer
from tafureria.players.policy import BadWeights

EXAMPLE = "example: tafureria learn espada-negra --seats 6 --hours 1 --seed 1 --out espada.safetensors"
HOURS = 1.0
WATCHED = 2000
TOLD = 5.0
"""Seconds between two lines of progress."""


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command and its arguments."""
    parser = commands.add_parser(
        "learn",
        help="teach a computer player by self-play (needs tafureria[learn])",
        description="Imitates the game's own player or another, then learns by playing against itself, past "
        "selves and the game's own player. Ctrl-C keeps what was learned.",
        epilog=EXAMPLE,
    )
    parser.add_argument("game", metavar="GAME", help="name of the game, as `tafureria games` lists it")
    parser.add_argument(
        "--seats", type=numbers.SEATS, metavar="N", help="how many play (default: the fewest possible)"
    )
    parser.add_argument(
        "--seed", type=numbers.SEED, default=0, metavar="S", help="same seed, same player (default: 0)"
    )
    parser.add_argument("--hours", type=numbers.HOURS, default=HOURS, metavar="H", help="time (default: 1)")
    parser.add_argument("--updates", type=numbers.SOME, metavar="U", help="stop after U updates")
    parser.add_argument(
        "--imitate",
        type=numbers.SOME,
        default=WATCHED,
        metavar="G",
        help=f"games to imitate first, 0 for none (default: {WATCHED})",
    )
    parser.add_argument(
        "--begin",
        metavar="FILE",
        help="continue from weights that an earlier run has written, instead of imitating",
    )
    parser.add_argument(
        "--teacher",
        default=ABLE,
        metavar="PLAYER",
        help="who plays in those games (default: the game's own player)",
    )
    parser.add_argument(
        "--against",
        default="",
        metavar="PLAYER",
        help="learn to beat this player, who holds all other seats (default: learn to beat anybody)",
    )
    parser.add_argument(
        "--best",
        action="store_true",
        help="keep the weights that won most among that player or the game's own, instead of the last",
    )
    parser.add_argument(
        "--value",
        type=numbers.COUNT,
        metavar="G",
        help="learn instead what positions are worth, from G games of the teacher, for searches to read",
    )
    parser.add_argument("--out", metavar="FILE", required=True, help="where to write the weights")
    add_force(parser)
    add_workers(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Train until the time or the number of updates is used up, or until Ctrl-C."""
    entry = entry_of(arguments.game)
    try:
        from tafureria.learn.course import Course
    except ImportError as error:
        raise Wrong('learning needs PyTorch: pip install "tafureria[learn]"') from error
    if arguments.value is not None:
        return _value(arguments, entry)
    course = Course(
        game=entry.name,
        seats=arguments.seats or min(entry.game.seats),
        seed=arguments.seed,
        watched=arguments.imitate,
        begin=Path(arguments.begin) if arguments.begin else None,
        seconds=arguments.hours * 3600,
        updates=arguments.updates,
        teacher=arguments.teacher,
        against=arguments.against,
        best=arguments.best,
    )
    out = _Weights(arguments)
    told = begun = monotonic()
    try:
        for lesson in course.run(out.path, workers_of(arguments)):
            if monotonic() - told > TOLD:
                told = monotonic()
                sys.stdout.write(
                    f"{told - begun:6.0f} s  update {lesson.update}  games {lesson.games}"
                    f"  entropy {lesson.entropy:.3f}  of an equal: {lesson.share:.3f} among past selves,"
                    f" {lesson.able:.3f} among {arguments.against or ABLE}\n"
                )
                sys.stdout.flush()
    except (BadSetup, UnknownPlayer, BadWeights, OSError) as error:
        raise Wrong(str(error)) from error
    except KeyboardInterrupt:
        return _stopped(out)
    sys.stdout.write(f"{out.path}\n")
    return 0


class _Weights:
    """The file of the weights, which is written again and again."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        # Begun and dropped, so that a place where it cannot be written shows before hours have passed.
        with Output(arguments, "out"):
            pass
        self.path = Path(arguments.out)
        self._before = self._state()

    def _state(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_ino, found.st_mtime_ns

    def is_written(self) -> bool:
        """Whether it has been written since then."""
        return self._state() != self._before


def _stopped(weights: _Weights) -> int:
    """Say what Ctrl-C has left."""
    if not weights.is_written():
        sys.stderr.write("tafureria: stopped before anything was learned\n")
        return 130
    sys.stderr.write("tafureria: stopped early\n")
    sys.stdout.write(f"{weights.path}\n")
    return 0


def _value(arguments: argparse.Namespace, entry: Entry) -> int:
    """Learn what positions are worth."""
    from tafureria.learn.value import LEAST, teach

    if arguments.value < LEAST:
        raise Wrong(f"--value: {LEAST} games or more, not {arguments.value}")
    policies = {"begin": None, "against": "", "best": False, "updates": None, "seats": None}
    for name, usual in policies.items():
        if getattr(arguments, name) != usual:
            raise Wrong(f"--{name} is for learning a policy, not for --value")
    out, begun = _Weights(arguments), monotonic()
    try:
        for step in teach(
            entry, arguments.value, arguments.seed, out.path, workers_of(arguments), arguments.teacher
        ):
            found = f"  epoch {step.epoch}  log likelihood {step.likelihood:.4f}" if step.epoch else ""
            sys.stdout.write(
                f"{monotonic() - begun:6.0f} s  games {step.games}  positions {step.positions}{found}\n"
            )
            sys.stdout.flush()
    except (BadSetup, UnknownPlayer, OSError) as error:
        raise Wrong(str(error)) from error
    except KeyboardInterrupt:
        return _stopped(out)
    sys.stdout.write(f"{out.path}\n")
    return 0
