"""Information-set Monte Carlo tree search over imagined worlds.

Multiple-observer ISMCTS (Cowling, Powley and Whitehouse, 2012): every iteration asks the notebook for
a world that this seat could not tell from the real one, and plays it out. Each seat of that world
decides by statistics keyed with what *that seat* has been told since the root, so nobody in the tree
acts on what they could not know, and simultaneous choices are made without seeing each other. The
truth cannot be used: the search holds a notebook and nothing else.
"""

from __future__ import annotations

import math
import time
from typing import Any, ClassVar, Final

import msgspec

from tafureria.core.chance import Dice, mix
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, OVER, AnyGame, Notebook
from tafureria.core.player import Guide
from tafureria.players.trial import Trial

_encode: Final = msgspec.msgpack.Encoder().encode


class Arm:
    """Statistics of one action at one node."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0


class Search:
    """One decision's search: a table of nodes, and the budget to fill it."""

    __slots__ = ("explore", "game", "guide", "high", "low", "nodes", "seat")

    def __init__(self, game: AnyGame, seat: int, guide: Guide | None, explore: float) -> None:
        self.game = game
        self.seat = seat
        self.guide = guide
        self.explore = explore
        self.nodes: dict[tuple[int, bytes], dict[int, Arm]] = {}
        self.low = math.inf
        self.high = -math.inf

    def iterate(self, world: Any, dice: Dice) -> None:
        """One playout from *world*, which is used up: select, expand, play out, back up."""
        game, guide = self.game, self.guide
        horizon = 0 if guide is None else guide.prepare(world, self.seat, dice)
        story: list[Event] = []
        path: list[tuple[Arm, int]] = []
        growing = True
        values: list[float] | None = None
        while True:
            mask = game.waiting(world)
            if mask == OVER:
                break
            out = story if growing else None
            if mask == CHANCE:
                outcome = game.outcome(world, dice.below(game.weight(world)))
                game.apply(world, CHANCE, outcome, out)
                continue
            if guide is not None and not growing:
                values = guide.value(world, horizon)
                if values is not None:
                    break
            seat = (mask & -mask).bit_length() - 1
            legal = game.legal(world, seat)
            if len(legal) == 1:
                action = legal[0]
            elif growing:
                key = (seat, _told(story, seat))
                node = self.nodes.get(key)
                if node is None:
                    node = self.nodes[key] = {}
                    growing = False
                action, arm = self._select(node, legal, dice, None if growing else world, seat)
                path.append((arm, seat))
            elif guide is not None:
                action = guide.choose(world, seat, legal, dice)
            else:
                action = legal[dice.below(len(legal))]
            game.apply(world, seat, action, out if growing else None)
        self._back_up(path, game.returns(world) if values is None else values)

    def _select(
        self, node: dict[int, Arm], legal: list[int], dice: Dice, fresh: Any, seat: int
    ) -> tuple[int, Arm]:
        """Take an untried action if there is one, else the best by UCB1 over available arms."""
        untried: list[int] = []
        for action in legal:
            arm = node.get(action)
            if arm is None:
                arm = node[action] = Arm()
            arm.available += 1
            if arm.visits == 0:
                untried.append(action)
        if untried:
            if fresh is not None and self.guide is not None and len(untried) == len(legal):
                action = self.guide.choose(fresh, seat, legal, dice)
            else:
                action = untried[dice.below(len(untried))]
            return action, node[action]
        span = self.high - self.low or 1.0
        best, chosen = -math.inf, legal[0]
        for action in legal:
            arm = node[action]
            mean = (arm.total / arm.visits - self.low) / span
            bound = mean + self.explore * math.sqrt(math.log(arm.available) / arm.visits)
            if bound > best:
                best, chosen = bound, action
        return chosen, node[chosen]

    def _back_up(self, path: list[tuple[Arm, int]], values: list[float]) -> None:
        self.low = min(self.low, *values)
        self.high = max(self.high, *values)
        for arm, seat in path:
            arm.visits += 1
            arm.total += values[seat]

    def best(self, legal: list[int]) -> int:
        """The most visited action at the root; of equals the one with the higher mean."""
        root = self.nodes.get((self.seat, b""), {})
        chosen, most, mean = legal[0], -1, -math.inf
        for action in legal:
            arm = root.get(action)
            if arm is None or arm.visits == 0:
                continue
            average = arm.total / arm.visits
            if arm.visits > most or (arm.visits == most and average > mean):
                chosen, most, mean = action, arm.visits, average
        return chosen


def _told(story: list[Event], seat: int) -> bytes:
    """What the seat was told since the root, as a key."""
    told = [event.seen_by(seat) for event in story]
    return b"".join([_encode(event) for event in told if event is not None])


class SearchPlayer:
    """A computer player that thinks by search, within a number of iterations or of seconds.

    :param game: the game it plays.
    :param iterations: playouts per decision; with ``seconds`` the most of them.
    :param seconds: stop thinking after so long; the choice then depends on the machine's speed.
    :param guide: policy for playouts, and value of positions worth no more playing; else random.
    :param explore: exploration constant of UCB1, for values scaled to 0..1.
    """

    remembers: ClassVar[bool] = True

    def __init__(
        self,
        game: AnyGame,
        iterations: int = 400,
        seconds: float | None = None,
        guide: Guide | None = None,
        explore: float = 0.7,
    ) -> None:
        self.game = game
        self.iterations = iterations
        self.seconds = seconds
        self.guide = guide
        self.explore = explore

    def choose(self, view: Any, legal: list[int], notebook: Notebook[Any] | None, seed: int) -> int:
        """The action that most iterations went to; the only one at once, when there is one."""
        if len(legal) == 1:
            return legal[0]
        if self.guide is not None:
            return self.compare(view, legal, notebook, seed).best()
        return self.think(view.seat, legal, notebook, seed).best(legal)

    def compare(self, view: Any, legal: list[int], notebook: Notebook[Any] | None, seed: int) -> Trial:
        """Try the guide's candidates side by side; an iteration is one playout."""
        assert notebook is not None, "a search imagines worlds, so it needs its notebook"
        assert self.guide is not None
        end = math.inf if self.seconds is None else time.perf_counter() + self.seconds
        trial = Trial(self.game, view.seat, self.guide, self.guide.consider(view, legal, notebook, seed))
        going = len(trial.candidates) > 1
        while going and trial.playouts < self.iterations and time.perf_counter() < end:
            fresh = mix(seed ^ mix(trial.worlds))
            going = trial.try_all(notebook.imagine(fresh), mix(fresh))
        return trial

    def think(self, seat: int, legal: list[int], notebook: Notebook[Any] | None, seed: int) -> Search:
        """Search, and give the statistics back (for tests, benchmarks and the replay)."""
        del legal
        assert notebook is not None, "a search imagines worlds, so it needs its notebook"
        search = Search(self.game, seat, self.guide, self.explore)
        dice = Dice(seed)
        end = math.inf if self.seconds is None else time.perf_counter() + self.seconds
        for i in range(self.iterations):
            search.iterate(notebook.imagine(mix(seed ^ mix(i))), dice)
            if time.perf_counter() > end:
                break
        return search
