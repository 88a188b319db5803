"""Searches for values of options, or of numbers of custom rules, that bring a game closest to some goals.

Optuna proposes values (a tree-structured Parzen estimator: Bergstra, Bardenet, Bengio and Kégl, 2011), and
all are tried on the same deals. The best of many trials looks better than it is, so it must be checked on
fresh deals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import islice
from math import inf, isfinite, nan
from typing import Any, Literal

import msgspec

from tafureria.lab.counts import count
from tafureria.lab.measures import MEASURES
from tafureria.lab.study.deals import Outcome, play_deal
from tafureria.lab.study.variants import Question, Variant
from tafureria.lab.workers import HERE, Workers

EVEN = "even"
"""The goal that all places win equally often."""


class NoOptuna(RuntimeError):
    """Optuna is not installed."""


class BadGoal(ValueError):
    """A goal or an axis that cannot be parsed; the message says what it should look like."""


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """A goal of tuning. The unit of distance is a tenth of the value, or ten percentage points for shares."""

    measure: str
    """One of the measures, or :data:`EVEN`."""
    wish: float | Literal["more", "less"]
    """A value (in percent for shares), or a direction."""

    def distance(self, outcomes: list[Outcome], book: list[Outcome]) -> float:
        """The distance of the outcomes from the goal; for a direction, below 0 is better than the book."""
        if self.measure == EVEN:
            return 10 * unevenness([one.places for one in outcomes])
        index = next(n for n, measure in enumerate(MEASURES) if measure.name == self.measure)
        value, usual = (sum(one.measures[index] for one in some) / len(some) for some in (outcomes, book))
        share = MEASURES[index].unit == "share"
        if isinstance(self.wish, float):
            wish = self.wish / 100 if share else self.wish
            return abs(value - wish) / (0.1 if share else max(1e-9, abs(wish) / 10))
        step = (value - usual) / (0.1 if share else max(1e-9, abs(usual) / 10))
        return -step if self.wish == "more" else step


def goal_of(text: str) -> Goal:
    """The goal that a text describes: ``even``, ``minutes=40``, ``drama=more``.

    :raises BadGoal: when it does not describe a goal.
    """
    name, equals, wish = text.partition("=")
    names = [measure.name for measure in MEASURES]
    if name == EVEN and not equals:
        return Goal(measure=EVEN, wish=0.0)
    if name not in names:
        raise BadGoal(
            f"{text}: write even, MEASURE=VALUE, MEASURE=more or =less; measures: {', '.join(names)}"
        )
    if wish in ("more", "less"):
        return Goal(measure=name, wish="more" if wish == "more" else "less")
    try:
        value = float(wish)
    except ValueError:
        value = nan
    if not isfinite(value):
        raise BadGoal(f"{text}: write {name}=VALUE, {name}=more or {name}=less")
    return Goal(measure=name, wish=value)


def unevenness(deals: list[tuple[float, ...]]) -> float:
    """How unequally the places win: the root of the summed squared deviations, corrected for noise.

    The sum of squared deviations of the means is on average too large by their variances, so these are
    subtracted.
    """
    n, seats = len(deals), len(deals[0])
    total = 0.0
    for place in range(seats):
        values = [deal[place] for deal in deals]
        mean = sum(values) / n
        variance = sum((value - mean) ** 2 for value in values) / max(1, n - 1)
        total += (mean - 1 / seats) ** 2 - variance / n
    return float(max(0.0, total) ** 0.5)


class Axis(msgspec.Struct, frozen=True, kw_only=True):
    """One value to tune: a range of numbers, or a choice of words."""

    key: str
    low: float = 0
    high: float = 0
    whole: bool = True
    words: tuple[str, ...] = ()

    def propose(self, trial: Any) -> str:
        """The value that a trial of Optuna proposes, as text."""
        if self.words:
            return str(trial.suggest_categorical(self.key, self.words))
        if self.whole:
            return str(trial.suggest_int(self.key, int(self.low), int(self.high)))
        return f"{trial.suggest_float(self.key, self.low, self.high):.4g}"

    def ends(self) -> tuple[str, ...]:
        """The values at the ends of the range, or all words."""
        ends = (self.low, self.high)
        return self.words or tuple(str(int(end)) if self.whole else f"{end:g}" for end in ends)

    def fits(self, text: str) -> bool:
        """Whether a value lies on this axis."""
        if self.words:
            return text in self.words
        return text.removeprefix("-").isdecimal() and self.low <= int(text) <= self.high


def axis_of(text: str) -> Axis:
    """The axis that a text describes: ``KEY=LOW..HIGH`` or ``KEY=WORD,WORD``.

    :raises BadGoal: when it does not describe an axis.
    """
    key, _, values = text.partition("=")
    low, dots, high = values.partition("..")
    if key and dots:
        try:
            out = Axis(key=key, low=float(low), high=float(high), whole="." not in low + high)
        except ValueError:
            raise BadGoal(f"{text}: write {key}=LOW..HIGH with two numbers") from None
        if -inf < out.low < out.high < inf:
            return out
        raise BadGoal(f"{text}: the first number must be less than the second, and both finite")
    words = tuple(values.split(","))
    if not key or len(words) < 2:
        raise BadGoal(f"{text}: write KEY=LOW..HIGH, or KEY=VALUE,VALUE,...")
    return Axis(key=key, words=words)


class TriedValues(msgspec.Struct, frozen=True, kw_only=True):
    """Some values, and their distance from the goals."""

    values: dict[str, str]
    distance: float
    """The sum of the distances from all goals."""
    by_goal: list[float]


def tune(
    question: Question,
    axes: list[Axis],
    goals: list[Goal],
    variant: Callable[[dict[str, str]], Variant | None],
    *,
    trials: int,
    deals: int,
    usual: dict[str, str],
    where: Workers = HERE,
    done: Callable[[int], None] | None = None,
) -> list[TriedValues]:
    """Try values, and return all trials, the best first. Ctrl-C ends it with the trials so far.

    :param question: the rules of the book as its only variant, and the players.
    :param variant: makes a variant from some values; ``None`` if the game cannot be set up with them.
    :param usual: values of the book, which are tried first if they all lie on the axes.
    :raises NoOptuna: when Optuna is not installed.
    """
    try:
        import optuna
    except ImportError as error:
        raise NoOptuna('optuna is not installed: pip install "tafureria[tune]"') from error
    trials, deals = count(trials, "trials"), count(deals, "deals")
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=question.seed & 0xFFFFFFFF))
    if all(axis.fits(usual.get(axis.key, "")) for axis in axes):
        study.enqueue_trial({axis.key: _typed(axis, usual[axis.key]) for axis in axes})
    out: dict[tuple[str, ...], TriedValues] = {}

    def outcomes(one: Variant) -> list[Outcome]:
        asked = msgspec.structs.replace(question, variants=(one,))
        played = where.played(partial(play_deal, asked), range(deals))
        return [outcome[0] for outcome in _told(islice(played, deals), done)]

    try:
        book = outcomes(question.variants[0])
        for _ in range(trials):
            trial = study.ask()
            values = {axis.key: axis.propose(trial) for axis in axes}
            known = out.get(tuple(values.values()))
            if known is None:
                one = variant(values)
                if one is None:
                    study.tell(trial, state=optuna.trial.TrialState.FAIL)
                    continue
                found = outcomes(one)
                by_goal = [round(goal.distance(found, book), 6) for goal in goals]
                known = TriedValues(values=values, distance=round(sum(by_goal), 6), by_goal=by_goal)
                out[tuple(values.values())] = known
            elif done is not None:
                done(deals)
            study.tell(trial, known.distance)
    except KeyboardInterrupt:
        pass
    return sorted(out.values(), key=lambda trial: trial.distance)


def _typed(axis: Axis, text: str) -> int | str:
    return text if axis.words else int(text)


def _told(played: Iterable[Any], done: Callable[[int], None] | None) -> Iterable[Any]:
    for one in played:
        if done is not None:
            done(1)
        yield one
