"""Adds deals until the stated precision is reached, nothing is left open, or the deals run out.

The bands hold at every moment (:mod:`.bands`), so stopping early for any reason (precision, the last deal,
Ctrl-C) does not invalidate them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, Literal

from tafureria.lab.counts import count
from tafureria.lab.interrupts import held
from tafureria.lab.measures import MEASURES
from tafureria.lab.study.bands import LEAST, Band, Running
from tafureria.lab.study.deals import Outcome, play_deal
from tafureria.lab.study.variants import Question
from tafureria.lab.workers import HERE, Workers

ALPHA: Final = 0.05
"""The probability that any of a study's bands misses its true mean at any moment."""
Why = Literal["precision", "nothing open", "all deals", "stopped", "time", "running"]
"""Why no more deals are played. ``time``: the house's time limit for a study. ``running``: not ended yet."""


class Study:
    """What is known so far about a question. All bands hold simultaneously (Bonferroni, 1936)."""

    def __init__(self, question: Question, precision: float, most: int) -> None:
        self.question = question
        self.precision = precision
        """Wanted half-width of bands, in percentage points for shares, in percent of the first variant for
        numbers."""
        self.most = most
        self.deals = 0
        self.why: Why = "all deals"
        variants, seats, others = len(question.variants), question.seats, len(question.variants) - 1
        self._shares = [[Running() for _ in range(seats)] for _ in range(variants)]
        self._places = [[Running() for _ in range(seats)] for _ in range(variants)]
        self._values = [[Running() for _ in MEASURES] for _ in range(variants)]
        self._place_changes = [[Running() for _ in range(seats)] for _ in range(others)]
        self._changes = [[Running() for _ in MEASURES] for _ in range(others)]
        self._other_winners = [Running() for _ in range(others)]
        self.bands = (variants + others) * (seats + len(MEASURES)) + others
        """Number of bands that must hold simultaneously."""
        self.lengths: list[list[float]] = [[] for _ in range(variants)]
        """For each variant, the minutes of each deal in order."""
        self.history: list[tuple[int, list[Band]]] = []
        """The changes of the first place as deals were added: number of deals, a band for each variant."""

    def add(self, outcomes: tuple[Outcome, ...]) -> None:
        """Add the outcomes of one deal."""
        self.deals += 1
        first = outcomes[0]
        for number, one in enumerate(outcomes):
            _add(self._shares[number], one.places)
            average = sum(one.places) / len(one.places)
            _add(self._places[number], [share - average for share in one.places])
            _add(self._values[number], one.measures)
            self.lengths[number].append(one.measures[1])
            if number:
                _add(self._place_changes[number - 1], _minus(one.places, first.places))
                _add(self._changes[number - 1], _minus(one.measures, first.measures))
                games = len(one.winners)
                other = sum(a != b for a, b in zip(one.winners, first.winners, strict=True))
                self._other_winners[number - 1].add(other / games)

    def shares(self, variant: int) -> list[float]:
        """The share of the victories by place in the order of play; they sum to 1 if no bots win."""
        return [one.mean for one in self._shares[variant]]

    def places(self, variant: int) -> list[Band]:
        """The difference of each place's share from the average of all places."""
        return [self._band(one) for one in self._places[variant]]

    def values(self, variant: int) -> list[Band]:
        """The value of each measure for a variant."""
        return [self._band(one) for one in self._values[variant]]

    def place_changes(self, variant: int) -> list[Band]:
        """The difference of each place's share between a variant (from 1 on) and the first, deal by deal."""
        return [self._band(one) for one in self._place_changes[variant - 1]]

    def changes(self, variant: int) -> list[Band]:
        """The difference of each measure between a variant (from 1 on) and the first, deal by deal."""
        return [self._band(one) for one in self._changes[variant - 1]]

    def other_winners(self, variant: int) -> Band:
        """The share of the games that a variant (from 1 on) gives to other winners than the first variant."""
        return self._band(self._other_winners[variant - 1])

    def scale(self, measure: int) -> float:
        """The size of one point of precision in the unit of that measure."""
        if MEASURES[measure].unit == "share":
            return 0.01
        return abs(self._values[0][measure].mean) / 100

    def look(self) -> None:
        """Record how far the changes are known by now, and end the study if no more deals are needed."""
        if len(self.question.variants) > 1 and self.deals >= LEAST:
            firsts = [self.place_changes(n)[0] for n in range(1, len(self.question.variants))]
            self.history.append((self.deals, firsts))
        self.why = self.settled() or self.why

    def settled(self) -> Why | None:
        """Why no more deals are needed; ``None`` while they are."""
        if self.deals < LEAST:
            return None
        wanted = self._wanted()
        if all(band.half <= allowed for band, allowed in wanted):
            return "precision"
        if all(verdict(band, allowed) != "open" for band, allowed in wanted):
            return "nothing open"
        return None

    def likely(self) -> int:
        """An estimate of the total number of deals needed."""
        if self.deals < LEAST:
            return self.most
        need = 0.0
        for band, allowed in self._wanted():
            if verdict(band, allowed) == "open" and allowed > 0:
                need = max(need, self.deals * (band.half / allowed) ** 2)
        return max(self.deals, min(self.most, int(need) + 1))

    def _wanted(self) -> list[tuple[Band, float]]:
        """The bands that must be settled, each with its allowed half-width."""
        point = self.precision / 100
        out = [(band, point) for number in range(len(self.question.variants)) for band in self.places(number)]
        for number in range(1, len(self.question.variants)):
            out += [(band, point) for band in self.place_changes(number)]
            for measure, band in enumerate(self.changes(number)):
                out.append((band, self.precision * self.scale(measure)))
        return out

    def _band(self, one: Running) -> Band:
        return one.band(ALPHA / self.bands, max(LEAST, min(self.most, 2000)))


Verdict = Literal["more", "less", "same", "open"]


def verdict(band: Band, allowed: float) -> Verdict:
    """The verdict on the band of a difference: more, less, the same within *allowed*, or open."""
    if band.low > 0:
        return "more"
    if band.high < 0:
        return "less"
    if band.low >= -allowed and band.high <= allowed:
        return "same"
    return "open"


def run_study(
    question: Question,
    precision: float,
    most: int,
    where: Workers = HERE,
    done: Callable[[Study], None] | None = None,
) -> Study:
    """Play deals until enough is known; Ctrl-C ends it with the results so far.

    :param precision: maximum half-width of every band, see :attr:`Study.precision`.
    :param most: maximum number of deals.
    :param done: called after each deal.
    """
    most = count(most, "most")
    study = Study(question, float(precision), most)
    looks = _looks(most)
    look = next(looks)
    played = where.portions(partial(play_deal, question), range(most))
    try:
        for portion in played:
            with held():
                for outcomes in portion:
                    study.add(outcomes)
                    if done is not None:
                        done(study)
                    # Checked at fixed numbers of deals, so that a study ends at the same one wherever it is
                    # played.
                    if study.deals == look:
                        look = next(looks, most)
                        study.look()
                        if study.why != "all deals":
                            return study
    except KeyboardInterrupt:
        if study.why == "all deals" and study.deals < most:
            study.why = "stopped"
    finally:
        close = getattr(played, "close", None)
        if close is not None:
            close()
    return study


def _looks(most: int) -> Iterator[int]:
    """The numbers of deals after which to check whether the study is settled, at growing distances."""
    look = LEAST
    while look < most:
        yield look
        look += max(10, look // 20)
    yield most


def _add(all_: list[Running], values: tuple[float, ...] | list[float]) -> None:
    for one, value in zip(all_, values, strict=True):
        one.add(value)


def _minus(a: tuple[float, ...], b: tuple[float, ...]) -> list[float]:
    return [x - y for x, y in zip(a, b, strict=True)]
