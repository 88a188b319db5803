"""Search over imagined worlds: by trial where a game has a guide (``trial.py``), else by a tree.

The tree is multiple-observer ISMCTS (Cowling, Powley and Whitehouse, 2012). Every iteration imagines a world
from the notebook of its seat and plays it out. In that world each seat chooses by statistics for what *that
seat* has been told since the root, so no seat in the tree acts on what it could not know, and simultaneous
choices are made unseen. The search cannot use the truth: it receives a notebook, never the state.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final

import msgspec
from mypy_extensions import mypyc_attr

from tafureria.core.chance import mix
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, OVER, AnyGame, Notebook
from tafureria.core.player import Guide
from tafureria.players.trial import Trial

USES: Final = 4
"""Iterations that start from the same imagined world with other dice: copying is cheaper than imagining."""

_encode: Final = msgspec.msgpack.Encoder().encode


class Arm:
    """Statistics of one action at one node of the tree."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 1
        """How often it has been legal since it was first tried."""
        self.total = 0.0


class Search:
    """The search tree of one decision: its nodes, keyed by seat and by what that seat has been told."""

    __slots__ = ("explore", "game", "high", "low", "nodes", "seat")

    def __init__(self, game: AnyGame, seat: int, explore: float) -> None:
        self.game = game
        self.seat = seat
        self.explore = explore
        self.nodes: dict[tuple[int, bytes], dict[int, Arm]] = {}
        self.low = math.inf
        self.high = -math.inf

    def iterate(self, world: Any, throw: Callable[[], float]) -> None:
        """Run one iteration from *world*, which it changes: select, expand, play out, back up.

        :param throw: returns random numbers from 0 to 1; Python's own generator, since ``Dice`` is slower.
        """
        path = self._grow(world, throw)
        game = self.game
        # The playout: no events are needed.
        while (mask := game.waiting(world)) != OVER:
            if mask == CHANCE:
                game.apply(world, CHANCE, game.outcome(world, int(throw() * game.weight(world))))
                continue
            seat = (mask & -mask).bit_length() - 1
            legal = game.legal(world, seat)
            many = len(legal)
            game.apply(world, seat, legal[int(throw() * many)] if many > 1 else legal[0])
        self._back_up(path, game.returns(world))

    def _grow(self, world: Any, throw: Callable[[], float]) -> list[tuple[Arm, int]]:
        """Walk down the tree to the first new node; returns the arms taken on the way, each with its seat."""
        game = self.game
        path: list[tuple[Arm, int]] = []
        story: list[Event] = []
        heard: list[int] = [0] * world.seats
        keys: list[bytes] = [b""] * world.seats
        while (mask := game.waiting(world)) != OVER:
            if mask == CHANCE:
                game.apply(world, CHANCE, game.outcome(world, int(throw() * game.weight(world))), story)
                continue
            seat = (mask & -mask).bit_length() - 1
            legal = game.legal(world, seat)
            if len(legal) == 1:
                game.apply(world, seat, legal[0], story)
                continue
            if heard[seat] < len(story):
                keys[seat] += _told(story, heard[seat], seat)
                heard[seat] = len(story)
            key = (seat, keys[seat])
            node = self.nodes.get(key)
            if node is None:
                action = legal[int(throw() * len(legal))]
                arm = Arm()
                self.nodes[key] = {action: arm}
                path.append((arm, seat))
                game.apply(world, seat, action)
                return path
            action, arm = self._select(node, legal, throw)
            path.append((arm, seat))
            game.apply(world, seat, action, story)
        return path

    def _select(self, node: dict[int, Arm], legal: list[int], throw: Callable[[], float]) -> tuple[int, Arm]:
        """Choose an untried action if there is one, else the best by UCB1 among the legal ones."""
        untried: list[int] = []
        low, span, explore = self.low, self.high - self.low or 1.0, self.explore
        best, action, chosen = -math.inf, -1, None
        for other in legal:
            arm = node.get(other)
            if arm is None:
                untried.append(other)
                continue
            arm.available += 1
            if not untried:
                mean = (arm.total / arm.visits - low) / span
                bound = mean + explore * math.sqrt(math.log(arm.available) / arm.visits)
                if bound > best:
                    best, action, chosen = bound, other, arm
        if untried or chosen is None:
            action = untried[int(throw() * len(untried))]
            chosen = node[action] = Arm()
        return action, chosen

    def _back_up(self, path: list[tuple[Arm, int]], values: list[float]) -> None:
        self.low = min(self.low, *values)
        self.high = max(self.high, *values)
        for arm, seat in path:
            arm.visits += 1
            arm.total += values[seat]

    def best(self, legal: list[int]) -> int:
        """The most visited action at the root; ties go to the higher mean."""
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


def _told(story: list[Event], first: int, seat: int) -> bytes:
    """What the seat was told from event *first* of the story onwards, encoded as part of its key."""
    out = b""
    for index in range(first, len(story)):
        seen = story[index].seen_by(seat)
        if seen is not None:
            out += _encode(seen)
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchPlayer:
    """A computer player that searches, limited by a number of iterations or of seconds.

    :param game: the game it plays.
    :param iterations: playouts per decision; with ``seconds`` the maximum.
    :param seconds: thinking time per decision; the choice then depends on the speed of the machine.
    :param guide: the game's guide. With one, its candidates are tried side by side and played out by its
        heuristic, which was measured to be stronger in every game that has one; without, a tree is searched.
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
        """The best action by search; when only one is legal, that one without a search."""
        if len(legal) == 1:
            return legal[0]
        if self.guide is not None:
            return self.compare(view, legal, notebook, seed).best()
        return self.think(view.seat, notebook, seed).best(legal)

    def compare(self, view: Any, legal: list[int], notebook: Notebook[Any] | None, seed: int) -> Trial:
        """Try the guide's candidates side by side; an iteration is one playout."""
        assert notebook is not None, "a search imagines worlds, so it needs its notebook"
        assert self.guide is not None
        end = math.inf if self.seconds is None else time.perf_counter() + self.seconds
        candidates, idea = self.guide.consider(view, legal, notebook, seed)
        trial = Trial(self.game, view.seat, self.guide, candidates, idea)
        going = len(trial.candidates) > 1
        while going and trial.playouts < self.iterations and time.perf_counter() < end:
            fresh = mix(seed ^ mix(trial.worlds))
            going = trial.try_all(notebook.imagine(fresh), mix(fresh))
        return trial

    def think(self, seat: int, notebook: Notebook[Any] | None, seed: int) -> Search:
        """Search a tree and return it with its statistics, which tests, benchmarks and the replay read."""
        assert notebook is not None, "a search imagines worlds, so it needs its notebook"
        search = Search(self.game, seat, self.explore)
        throw = Random(seed).random
        end = math.inf if self.seconds is None else time.perf_counter() + self.seconds
        world: Any = None
        for i in range(self.iterations):
            if i % USES == 0:
                world = notebook.imagine(mix(seed ^ mix(i)))
            search.iterate(world.clone(), throw)
            if time.perf_counter() > end:
                break
        return search
