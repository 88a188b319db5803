"""Plays one study, and reports the findings so far again and again while it does."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import BinaryIO, Final

import msgspec

from tafureria.core import registry
from tafureria.house import catalogue
from tafureria.house.laboratory.laboratory import HEAD, Known, StudyRequest
from tafureria.lab.study.findings import findings
from tafureria.lab.study.repeat import command_of
from tafureria.lab.study.study import Study, run_study
from tafureria.lab.study.variants import Question, Variant

EVERY: Final = 2.0
"""Seconds between two messages."""
FIRST: Final = 0.3
"""Seconds before the first message, so that the page soon has something to show."""


class Reporter:
    """Plays the study that was requested, and writes messages to *sink*, each preceded by its length."""

    def __init__(self, request: StudyRequest, sink: BinaryIO, is_stopped: Callable[[], bool]) -> None:
        """*is_stopped*: has the house asked for an end?"""
        self._request, self._sink, self._is_stopped = request, sink, is_stopped
        self._began = time.monotonic()
        self._told = self._began + FIRST - EVERY
        self._is_late = False

    def play(self) -> None:
        """Play it to its end, or until there is no more time or the house asks for an end."""
        request = self._request
        study = run_study(self._question(), request.wish.precision, request.deals, done=self._done)
        if study.why == "stopped" and self._is_late and not self._is_stopped():
            study.why = "time"
        self._tell(study, over=True)

    def _question(self) -> Question:
        wish = self._request.wish
        entry = registry.find(wish.game)
        return Question(
            game=entry.name,
            variants=tuple(
                Variant(name=one.name, options=catalogue.read_options(entry.game, one.options))
                for one in wish.variants
            ),
            players=(self._request.player,) * wish.seats,
            seed=wish.seed,
        )

    def _done(self, study: Study) -> None:
        """Note that a deal has been played; ends the study as Ctrl-C does."""
        now = time.monotonic()
        self._is_late = now - self._began > 60 * self._request.minutes
        if self._is_stopped() or self._is_late:
            raise KeyboardInterrupt
        if now - self._told >= EVERY:
            self._tell(study, over=False)
            self._told = now

    def _tell(self, study: Study, over: bool) -> None:
        found = findings(study)
        if not over:
            found = msgspec.structs.replace(found, stopped="running")
        known = Known(
            over=over,
            why=study.why,
            deals=study.deals,
            likely=study.deals if over else study.likely(),
            games=found.games,
            seconds=round(time.monotonic() - self._began, 1),
            command=command_of(study),
            findings=msgspec.Raw(msgspec.json.encode(found)),
        )
        data = msgspec.json.encode(known)
        self._sink.write(len(data).to_bytes(HEAD, "big") + data)
        self._sink.flush()
