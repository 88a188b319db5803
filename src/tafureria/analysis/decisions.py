"""Compares each turn of a seat with its alternatives, by what the seat knew then: never by the truth.

For each decision the seat's notebook imagines worlds. All candidates of the game's guide, and the turn as it
was played, are tried in the same worlds with the same dice, and played out as far as the guide goes. The best
alternative is picked in some worlds and compared in fresh ones: in those where it was picked, it looks better
than it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import NormalDist
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from tafureria.analysis.course import Course, Place
from tafureria.analysis.data import Candidate, Decision, Verdict
from tafureria.analysis.estimate import Mean
from tafureria.analysis.playouts import won
from tafureria.core.chance import Dice, mix
from tafureria.core.game import CHANCE, OVER, AnyGame, Notebook
from tafureria.core.player import Guide
from tafureria.core.registry import Entry
from tafureria.core.shapes import Action, Seat

LAP: Final = 8
"""Worlds between two rounds of dropping candidates."""
LOST: Final = 2.5
"""A candidate is dropped when it is this many standard errors behind the best."""
DOUBT: Final = 0.05
"""Maximum probability that any of a seat's decisions in a game is wrongly called a mistake."""
LEAST: Final = 0.01
"""A mistake costs at least this much of the chance of winning."""
FRESH: Final = 1 << 32
"""Number of the first world of the second look."""
FEWEST: Final = 32
"""The second look ends after this many worlds if the choice is not worse in them."""


class Look(NamedTuple):
    """How closely a decision is looked at, in numbers of worlds."""

    first: int = 64
    """Worlds to pick the best of the other choices."""
    second: int = 256
    """Worlds to compare it with the chosen action."""


class Question(NamedTuple):
    """All that a verdict depends on: what the seat saw, knew and chose, but not the true state."""

    view: Any
    legal: list[Action]
    notebook: Notebook[Any]
    action: Action
    seed: int
    rest: tuple[Action, ...] = ()
    """How the turn went on after *action*."""


class Weighing(NamedTuple):
    """The answer to a question."""

    tried: list[tuple[Action, Mean]]
    """The chosen action, then the others, best first."""
    gap: Mean
    as_good: float


class Unguided:
    """The guide for a game that has none: it considers all choices and plays at random to the end."""

    def consider(self, view: Any, legal: list[Action], notebook: Any, seed: int) -> tuple[list[Action], None]:
        """All legal actions."""
        del view, notebook, seed
        return legal, None

    def prepare(self, world: Any, seat: Seat, idea: None, source: Any) -> None:
        """Do nothing: worlds are played as imagined."""
        del world, seat, idea, source

    def choose(self, world: Any, seat: Seat, legal: list[Action], source: Any, mark: None) -> Action:
        """Any legal action, at random."""
        del world, seat, mark
        return legal[int(source.below(len(legal)))]

    def value(self, world: Any, mark: None) -> None:
        """Always ``None``: every playout goes to the end of the game."""
        del world, mark


def guide_of(entry: Entry) -> Guide:
    """The guide of a game, or :class:`Unguided` if it has none."""
    return entry.guide() or Unguided()


def play_on(game: AnyGame, guide: Guide, world: Any, mark: Any, dice: Dice) -> list[float]:
    """Play *world* out as far as the guide goes, changing it, and return the chances of winning by seat."""
    while True:
        mask = game.waiting(world)
        if mask == CHANCE:
            game.deal(world, dice)
            continue
        values = guide.value(world, mark)
        if values is not None:
            return values
        if mask == OVER:
            winners = game.winners(world)
            return [won(winners, seat) for seat in range(world.seats)]
        seat = (mask & -mask).bit_length() - 1
        legal = game.legal(world, seat)
        chosen = legal[0] if len(legal) == 1 else guide.choose(world, seat, legal, dice, mark)
        game.apply(world, seat, chosen)


def weigh(entry: Entry, question: Question, look: Look) -> Weighing:
    """Play the choices out in as many worlds as *look* says. The same question gives the same answer."""
    guide, (view, legal, notebook, action, seed, rest) = guide_of(entry), question
    candidates, idea = guide.consider(view, list(legal), notebook, seed)
    others = [one for one in dict.fromkeys(candidates) if one != action]
    playouts = ImaginedPlayouts(entry.game, guide, view.seat, idea, notebook, seed, {action: rest})
    means = {one: Mean() for one in (action, *others)}
    alive = list(others)
    for number in range(look.first if others else 0):
        for one, value in playouts.values(number, [action, *alive]).items():
            means[one].add(value)
        if number % LAP == LAP - 1:
            alive = _without_lost(means, alive)
    others.sort(key=lambda one: -means[one].mean)
    if not others:
        return Weighing([(action, means[action])], Mean(), 0.0)
    best = max(alive, key=lambda one: means[one].mean)
    others.remove(best)
    others.insert(0, best)
    gap, good = Mean(), 0
    for number in range(look.second if means[best].mean > means[action].mean else 0):
        values = playouts.values(FRESH + number, [action, best])
        gap.add(values[best] - values[action])
        good += values[best] >= values[action]
        if number + 1 == FEWEST and gap.mean <= 0:
            break
    return Weighing([(one, means[one]) for one in (action, *others)], gap, good / max(gap.count, 1))


class ImaginedPlayouts:
    """Plays candidates out in worlds that the notebook imagines."""

    def __init__(
        self,
        game: AnyGame,
        guide: Guide,
        seat: Seat,
        idea: Any,
        notebook: Notebook[Any],
        seed: int,
        rests: Mapping[Action, tuple[Action, ...]] = MappingProxyType({}),
    ) -> None:
        """*rests*: how turns go on that are not left to the guide after their first action."""
        self.game, self.guide, self.seat, self.idea = game, guide, seat, idea
        self.notebook, self.seed, self.rests = notebook, seed, rests

    def values(self, number: int, actions: list[Any]) -> dict[Action, float]:
        """The seat's chance of winning after each action, in world *number* and with the same dice."""
        fresh = mix(self.seed ^ mix(number))
        imagined = self.notebook.imagine(fresh)
        out = {}
        for action in actions:
            world, dice = imagined.clone(), Dice(mix(fresh))
            mark = self.guide.prepare(world, self.seat, self.idea, dice)
            self.game.apply(world, self.seat, action)
            self._go_on(world, self.rests.get(action, ()), dice)
            out[action] = play_on(self.game, self.guide, world, mark, dice)[self.seat]
        return out

    def _go_on(self, world: Any, rest: tuple[Action, ...], dice: Dice) -> None:
        """Finish the turn as it was played, as far as that is possible in this world."""
        for action in rest:
            while self.game.waiting(world) == CHANCE:
                self.game.deal(world, dice)
            if self.game.check(world, self.seat, action) is not None:
                return
            self.game.apply(world, self.seat, action)


def _without_lost(means: dict[Action, Mean], alive: list[Action]) -> list[Action]:
    best = max((means[one] for one in alive), key=lambda mean: mean.mean)
    return [
        one for one in alive if best.mean - means[one].mean <= LOST * (means[one].error + best.error) / 1.4
    ]


class Decisions:
    """The decisions of one seat in a recorded game."""

    def __init__(self, course: Course, seat: Seat, seed: int) -> None:
        self.course, self.seat = course, seat
        self._seed = mix(seed ^ mix(seat + 1))
        turns = (self._since_choice(turn) for turn in course.turns_of(seat))
        self._turns = [turn for turn in turns if turn]
        self._weighed: dict[int, tuple[Place, Question, Weighing]] = {}

    def count(self) -> int:
        """The number of decisions."""
        return len(self._turns)

    def _since_choice(self, turn: list[int]) -> list[int]:
        """The places of a turn from its first choice on; empty if it has none."""
        places, legal = self.course.places, self.course.game.legal
        begins = (n for n, at in enumerate(turn) if len(legal(places[at - 1].state, self.seat)) > 1)
        return turn[next(begins, len(turn)) :]

    def steps(self, look: Look) -> Iterator[None]:
        """Look at all decisions, one per step; those looked at are settled and can be read at any time."""
        course, seat = self.course, self.seat
        record = course.record
        notebook = course.game.notebook(record.options, record.seats, seat)
        heard = 0
        for number, (at, *others) in enumerate(self._turns, 1):
            for event in course.told(seat, heard, at):
                notebook.hear(event)
            heard = at
            state = course.places[at - 1].state
            question = Question(
                course.game.view(state, seat),
                course.game.legal(state, seat),
                notebook,
                course.places[at].action,
                # Seeded by the seat's own count: the step number may reveal hidden actions.
                mix(self._seed ^ mix(number)),
                tuple(course.places[one].action for one in others),
            )
            self._weighed[number] = course.places[at], question, weigh(course.entry, question, look)
            yield

    def read(self) -> list[Decision]:
        """The decisions that were looked at; what is found later changes no verdict."""
        limit = NormalDist().inv_cdf(1 - DOUBT / max(self.count(), 1))
        return [self._read(number, *found, limit) for number, found in sorted(self._weighed.items())]

    def _read(
        self, number: int, place: Place, question: Question, weighing: Weighing, limit: float
    ) -> Decision:
        notation = self.course.game.notation
        chosen = weighing.tried[0][1]
        gap, error = weighing.gap.mean, weighing.gap.error if weighing.gap.count > 1 else 0.0
        if not weighing.gap.count and len(weighing.tried) > 1:
            other = weighing.tried[1][1]
            gap = other.mean - chosen.mean
            error = _finite(other.error) + _finite(chosen.error)
        return Decision(
            number=number,
            step=place.step,
            seat=self.seat,
            round=self.course.round_at(place),
            phase=question.view.phase,
            notation=notation(place.action),
            turn=[notation(action) for action in (place.action, *question.rest)],
            choices=len(question.legal),
            tried=[
                Candidate(
                    action=action,
                    notation=notation(action),
                    value=mean.mean,
                    error=_finite(mean.error),
                    worlds=mean.count,
                )
                for action, mean in weighing.tried
            ],
            verdict=verdict(weighing, limit),
            gap=gap,
            error=error,
            as_good=weighing.as_good,
            worlds=weighing.gap.count,
        )


def verdict(weighing: Weighing, limit: float) -> Verdict:
    """The verdict on a choice; a gap of up to *limit* standard errors may be due to chance."""
    if _is_alone(weighing):
        return "alone"
    gap = weighing.gap
    if not gap.count:  # nothing seemed better in the first look
        return "best"
    if gap.count > 1 and gap.mean >= LEAST and gap.mean > limit * gap.error:
        return "mistake"
    return "even" if gap.mean > 0 and gap.mean + limit * gap.error >= LEAST else "best"


def _is_alone(weighing: Weighing) -> bool:
    """Whether there was nothing to compare, or the choice made no difference."""
    means = [mean for _, mean in weighing.tried]
    return all(mean.mean == means[0].mean and not mean.error for mean in means) or len(means) == 1


def _finite(error: float) -> float:
    return min(1.0, error)
