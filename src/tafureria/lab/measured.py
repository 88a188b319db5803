"""Everything measured in games: by game, by seat, and how often each rule, event and action occurs."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Final

import msgspec

from tafureria.core.game import Action, AnyGame, Seat, State
from tafureria.lab.intervals import mean
from tafureria.lab.ladder import share_of
from tafureria.lab.match import GameResult, Plan, play_one
from tafureria.lab.measures import MEASURES, measured
from tafureria.lab.trace import Trace

EVERY: Final = 16
"""One in this many decisions is checked for which rules forbid actions: checking every action is slow."""


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """One game, and what was measured in it."""

    played: GameResult
    order: tuple[Seat, ...]
    """The seats in the order of play."""
    values: tuple[float, ...]
    """The values of :data:`~tafureria.lab.measures.MEASURES`, in their order."""
    offered: dict[Action, int]
    """For each action, the number of decisions at which it was one of several legal ones."""
    chosen: dict[Action, int]
    """For each action, the number of these decisions at which it was chosen."""
    able: dict[Action, int]
    """For each action, the seats that could choose it, as a mask."""
    users: dict[Action, int]
    """For each action, the seats that chose it, as a mask."""
    events: dict[str, int]
    forbids: dict[str, int]
    """For each rule, the number of checked decisions at which it forbade an action."""
    asked: int
    choices: tuple[int, ...]
    """For each seat, the number of its decisions with more than one legal action."""


class Probe(Trace):
    """A trace that also checks, at some decisions, which rules forbid actions."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.forbids: Counter[str] = Counter()
        self.asked = 0

    def choose(self, state: State, seat: Seat, legal: list[Action], action: Action) -> None:
        """Record a choice of a seat, and at some decisions the rules that forbid actions."""
        if (self.decisions + self.number) % EVERY == 0:
            self.asked += 1
            game = self.game
            rules = {game.check(state, seat, other) for other in range(game.actions)}
            self.forbids.update(rule.id for rule in rules if rule is not None and rule.section != "0")
        super().choose(state, seat, legal, action)


def play_measured(plan: Plan, number: int) -> Measured:
    """Play game *number* of the plan and measure it."""
    trace = Probe(number)
    played = play_one(plan, number, watch=trace)
    return of_trace(played, trace)


def of_trace(played: GameResult, trace: Probe) -> Measured:
    """The measurements of a game, from its trace."""
    offered: Counter[Action] = Counter()
    chosen: Counter[Action] = Counter()
    able: dict[Action, int] = {}
    users: dict[Action, int] = {}
    choices = [0] * len(played.players)
    for seat, legal, action in zip(trace.seats, trace.legal, trace.actions, strict=True):
        if len(legal) < 2:
            continue
        choices[seat] += 1
        offered.update(legal)
        chosen[action] += 1
        for other in legal:
            able[other] = able.get(other, 0) | 1 << seat
        users[action] = users.get(action, 0) | 1 << seat
    return Measured(
        played=played,
        order=tuple(trace.order),
        values=measured(trace),
        offered=dict(offered),
        chosen=dict(chosen),
        able=able,
        users=users,
        events=dict(trace.events()),
        forbids=dict(trace.forbids),
        asked=trace.asked,
        choices=tuple(choices),
    )


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """A mean with its 95% interval."""

    value: float
    low: float
    high: float


class ActionUse(msgspec.Struct, frozen=True, kw_only=True):
    """How often an action is used."""

    action: str
    """The action in notation."""
    offered: int
    """Number of decisions at which it was one of several legal actions."""
    chosen: int
    """Number of these decisions at which it was chosen."""
    gain: Figure | None
    """How much larger the victory share of seats that ever chose it was than that of seats that could have
    but never did. This is no proof that the action was the cause."""


class Together(msgspec.Struct, frozen=True, kw_only=True):
    """The measurements of many games together."""

    measures: dict[str, Figure]
    places: list[Figure]
    """The share of the victories by place in the order of play."""
    choices: list[Figure]
    """Decisions per game with more than one legal action, by place in the order of play."""
    actions: list[ActionUse]
    """Use of each action, most often offered first."""
    events: dict[str, float]
    """Mean number of events of each kind in a game."""
    rules: dict[str, float]
    """The share of the checked decisions (one in sixteen) at which each rule forbids an action."""


def together(games: list[Measured], game: AnyGame) -> Together:
    """Sum up measured games."""
    count = max(1, len(games))
    seats = len(games[0].order) if games else 0
    events: Counter[str] = Counter()
    forbids: Counter[str] = Counter()
    for one in games:
        events.update(one.events)
        forbids.update(one.forbids)
    asked = max(1, sum(one.asked for one in games))
    return Together(
        measures={
            measure.name: _figure([one.values[index] for one in games])
            for index, measure in enumerate(MEASURES)
        },
        places=[_figure([share_of(one.played, one.order[place]) for one in games]) for place in range(seats)],
        choices=[_figure([float(one.choices[one.order[place]]) for one in games]) for place in range(seats)],
        actions=_actions(games, game),
        events={tag: _round(n / count) for tag, n in sorted(events.items(), key=lambda x: (-x[1], x[0]))},
        rules={rule: _round(n / asked) for rule, n in sorted(forbids.items(), key=lambda x: (-x[1], x[0]))},
    )


def _actions(games: list[Measured], game: AnyGame) -> list[ActionUse]:
    offered: Counter[Action] = Counter()
    chosen: Counter[Action] = Counter()
    # By action: the victory shares of the seats that used it, and of those that could have but did not.
    used: dict[Action, list[float]] = {}
    unused: dict[Action, list[float]] = {}
    for one in games:
        offered.update(one.offered)
        chosen.update(one.chosen)
        shares = [share_of(one.played, seat) for seat in range(len(one.order))]
        for action, mask in one.able.items():
            users = one.users.get(action, 0)
            for seat, share in enumerate(shares):
                if mask >> seat & 1:
                    (used if users >> seat & 1 else unused).setdefault(action, []).append(share)
    return [
        ActionUse(
            action=game.notation(action),
            offered=times,
            chosen=chosen[action],
            gain=_gain(used.get(action, []), unused.get(action, [])),
        )
        for action, times in sorted(offered.items(), key=lambda x: (-x[1], x[0]))
    ]


def _gain(used: list[float], unused: list[float]) -> Figure | None:
    if min(len(used), len(unused)) < 2:
        return None
    a, a_low, _ = mean(used)
    b, b_low, _ = mean(unused)
    half = sqrt((a - a_low) ** 2 + (b - b_low) ** 2)
    return Figure(value=_round(a - b), low=_round(a - b - half), high=_round(a - b + half))


def _figure(values: list[float]) -> Figure:
    middle, low, high = mean(values)
    return Figure(value=_round(middle), low=_round(low), high=_round(high))


def _round(value: float) -> float:
    # Six decimals: more than any sample supports, and the same text on every machine.
    return round(value, 6) + 0.0
