"""The process in which a study is played: ``python -m tafureria.web.laboratory.studying``.

It reads one order from standard input, and repeatedly writes the findings so far to standard output, each
message preceded by its length. It runs at a lower priority than everything else, plays one game after
another, and draws its own figures, so that the tables of the house are not slowed. On SIGTERM it ends with
the findings so far.
"""

from __future__ import annotations

import signal
import sys
import time
from types import FrameType
from typing import Final

import msgspec

EVERY: Final = 2.0
"""Seconds between two messages."""
FIRST: Final = 0.3
"""Seconds before the first message, so that the page soon has something to show."""


def main() -> None:
    """Play one study."""
    stopped = False

    def stop(number: int, frame: FrameType | None) -> None:
        del number, frame
        nonlocal stopped
        stopped = True

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which then ends this process
    signal.signal(signal.SIGTERM, stop)
    # Imported only when SIGTERM is handled, because these imports take a while.
    from tafureria.core import registry
    from tafureria.house import catalogue
    from tafureria.house.laboratory import HEAD, Known, Order
    from tafureria.lab.report.page import figures
    from tafureria.lab.report.words import NUMBERS
    from tafureria.lab.study.findings import findings
    from tafureria.lab.study.repeat import command_of
    from tafureria.lab.study.study import Study, run_study
    from tafureria.lab.study.variants import Question, Variant

    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    sink, sys.stdout = sys.stdout.buffer, sys.stderr
    wish = order.wish
    entry = registry.find(wish.game)
    question = Question(
        game=entry.name,
        variants=tuple(
            Variant(name=one.name, options=catalogue.read_options(entry.game, one.options))
            for one in wish.variants
        ),
        players=(order.player,) * wish.seats,
        seed=wish.seed,
    )
    began = time.monotonic()
    told = began + FIRST - EVERY
    is_late = False

    def tell(study: Study, over: bool) -> None:
        found = findings(study)
        if not over:
            found = msgspec.structs.replace(found, stopped="running")
        known = Known(
            over=over,
            why=study.why,
            deals=study.deals,
            likely=study.deals if over else study.likely(),
            games=found.games,
            seconds=round(time.monotonic() - began, 1),
            command=command_of(study),
            findings=msgspec.Raw(msgspec.json.encode(found)),
            figures={locale: figures(found, locale) for locale in NUMBERS},
        )
        data = msgspec.json.encode(known)
        sink.write(len(data).to_bytes(HEAD, "big") + data)
        sink.flush()

    def done(study: Study) -> None:
        nonlocal told, is_late
        now = time.monotonic()
        is_late = now - began > 60 * order.minutes
        if stopped or is_late:
            raise KeyboardInterrupt
        if now - told >= EVERY:
            tell(study, over=False)
            told = now

    study = run_study(question, wish.precision, order.deals, done=done)
    if study.why == "stopped" and is_late and not stopped:
        study.why = "time"
    tell(study, over=True)


if __name__ == "__main__":
    main()
