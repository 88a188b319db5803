"""The results of a study as data, which the terminal prints, ``--json`` writes and the report draws."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import zip_longest
from math import isfinite
from typing import Final, Literal

import msgspec

from tafureria import __version__
from tafureria.lab.measures import MEASURES
from tafureria.lab.parts import Parts
from tafureria.lab.study.bands import Band
from tafureria.lab.study.study import Study, Verdict, Why, verdict
from tafureria.lab.study.variants import Variant

Even = Literal["even", "uneven", "open"]
Most = Literal["known", "alike", "open"]
"""``known``: one variant is the most even. ``alike``: all variants that may be the most even are even within
the precision, so it does not matter which one is."""


class Value(msgspec.Struct, frozen=True, kw_only=True):
    """A mean with its band; an end that is not known yet is ``null``."""

    value: float
    low: float | None
    high: float | None


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """The difference of a figure between a variant and the first one, deal by deal."""

    value: float
    low: float | None
    high: float | None
    verdict: Verdict
    least_seen: float | None
    """The smallest change that this number of deals would have detected four times in five."""


class Fairness(msgspec.Struct, frozen=True, kw_only=True):
    """Whether all places in the order of play win equally often."""

    verdict: Even
    share: float
    """The fair share of the victories for each place."""
    low: float
    high: float
    """Bounds on the distance from the fair share of the place that is farthest from it."""


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of one variant."""

    name: str
    options: dict[str, object]
    rules: str | None
    """The name of its file of custom rules, if any."""
    numbers: dict[str, object]
    """The numbers set in these rules."""
    places: list[Value]
    """The share of the victories by place in the order of play. The bands are those of its distance from the
    average of all places."""
    fairness: Fairness
    measures: dict[str, Value]
    place_changes: list[Change]
    changes: dict[str, Change]
    """Changes of each measure; like ``place_changes``, empty for the first variant."""
    other_winners: Value | None
    """The share of the games that are not won by the same seats as by the first variant."""
    minutes: list[int]
    """Number of deals in each bar of the histogram of lengths, see :attr:`Findings.minutes`."""
    history: list[tuple[int, float, float, float]]
    """The estimated change of the first place as deals were added: deals, value, low, high."""
    parts: Parts | None = None
    """How much luck and skill explain of the victories, if measured in enough deals."""


class Findings(msgspec.Struct, frozen=True, kw_only=True):
    """All results of a study."""

    game: str
    version: int
    engine: str
    players: list[str]
    seed: int
    precision: float
    deals: int
    games: int
    stopped: Why
    bands: int
    """Number of bands that hold simultaneously with a probability of 95%."""
    minutes: list[float]
    """The lower bound of each bar of the histograms, in minutes."""
    variants: list[Found]
    most_even: list[str]
    """The names of the variants that may be the most even; a single one when it is known."""
    most_even_verdict: Most


def findings(study: Study, decided: Sequence[Parts | None] = ()) -> Findings:
    """The results after the deals so far.

    :param decided: the parts of luck and skill, by variant, if they were measured.
    """
    question = study.question
    bars = _bars([length for lengths in study.lengths for length in lengths])
    found = [_found(study, number, variant, bars) for number, variant in enumerate(question.variants)]
    found = [msgspec.structs.replace(one, parts=part) for one, part in zip_longest(found, decided)]
    bound = min(one.fairness.high for one in found)
    likely = [one for one in found if one.fairness.low <= bound]
    return Findings(
        game=question.game,
        version=question.plan(question.variants[0], 0).entry.game.version,
        engine=__version__,
        players=list(question.players),
        seed=question.seed,
        precision=study.precision,
        deals=study.deals,
        games=study.deals * question.games_per_deal * len(question.variants),
        stopped=study.why,
        bands=study.bands,
        minutes=[_round(bar) for bar in bars],
        variants=found,
        most_even=[one.name for one in likely],
        most_even_verdict="known"
        if len(likely) == 1
        else "alike"
        if all(one.fairness.verdict == "even" for one in likely)
        else "open",
    )


BARS: Final = 40
"""Approximate number of bars of a histogram."""


def _bars(lengths: list[float]) -> list[float]:
    """The lower bounds of bars of a round width, from the shortest game to the longest."""
    if not lengths:
        return []
    wide = (max(lengths) - min(lengths)) / BARS
    width = next((w for w in (0.1, 0.2, 0.25, 0.5, 1, 2, 2.5, 5, 10, 20, 50) if w >= wide), 100.0)
    first, last = int(min(lengths) // width), int(max(lengths) // width)
    return [bar * width for bar in range(first, last + 1)]


def _found(study: Study, number: int, variant: Variant, bars: list[float]) -> Found:
    point = study.precision / 100
    places, shares = study.places(number), study.shares(number)
    return Found(
        name=variant.name,
        options=msgspec.to_builtins(variant.options),
        rules=None if variant.rules is None else variant.rules.name,
        numbers={} if variant.rules is None else dict(variant.rules.numbers),
        places=[
            _value(msgspec.structs.replace(band, mean=share))
            for band, share in zip(places, shares, strict=True)
        ],
        fairness=_fairness(places, sum(shares) / len(shares), point),
        measures={
            measure.name: _value(band) for measure, band in zip(MEASURES, study.values(number), strict=True)
        },
        place_changes=[_change(band, point) for band in study.place_changes(number)] if number else [],
        changes={
            measure.name: _change(band, study.precision * study.scale(index))
            for index, (measure, band) in enumerate(zip(MEASURES, study.changes(number), strict=True))
        }
        if number
        else {},
        other_winners=_value(study.other_winners(number)) if number else None,
        minutes=_counted(study.lengths[number], bars),
        history=[
            (deals, _round(band.mean), _round(band.low), _round(band.high))
            for deals, bands in study.history
            for band in bands[number - 1 : number]
        ]
        if number
        else [],
    )


def _counted(lengths: list[float], bars: list[float]) -> list[int]:
    counts = [0] * len(bars)
    for length in lengths:
        counts[bisect_right(bars, length + 1e-9) - 1] += 1
    return counts


def _fairness(places: list[Band], share: float, point: float) -> Fairness:
    least = max(max(0.0, abs(band.mean) - band.half) for band in places)
    most = min(1.0, max(abs(band.mean) + band.half for band in places))
    known: Even = "uneven" if least > 0 else "even" if most <= point else "open"
    return Fairness(verdict=known, share=_round(share), low=_round(least), high=_round(most))


def _value(band: Band) -> Value:
    return Value(value=_round(band.mean), low=_end(band.low), high=_end(band.high))


def _change(band: Band, allowed: float) -> Change:
    return Change(
        value=_round(band.mean),
        low=_end(band.low),
        high=_end(band.high),
        verdict=verdict(band, allowed),
        least_seen=_end(band.least_seen),
    )


def _end(value: float) -> float | None:
    return _round(value) if isfinite(value) else None


def _round(value: float) -> float:
    # Six decimals: more than any sample supports, and the same text on every machine.
    return round(value, 6) + 0.0
