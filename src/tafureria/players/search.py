"""Search over imagined worlds: by trial where a game brings a guide (:mod:`trial`), else by a tree.

The tree is multiple-observer ISMCTS (Cowling, Powley and Whitehouse, 2012): every iteration begins in a
world that this seat could not tell from the real one, asked of its notebook, and plays it out. Each seat
of that world decides by statistics keyed with what *that seat* has been told since the root, so nobody in
the tree acts on what they could not know, and simultaneous choices are made without seeing each other.
The truth cannot be used: the search holds a notebook and nothing else.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final

import msgspec

from tafureria.core.chance import mix
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, OVER, AnyGame, Notebook
from tafureria.core.player import Guide
from tafureria.players.trial import Trial

USES: Final = 4
"""Iterations that begin in the same imagined world, with other dice: a copy is cheaper than a thought."""

_encode: Final = msgspec.msgpack.Encoder().encode


class Arm:
    """Statistics of one action at one node."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 1
        """Times that it could be taken since it was first."""
        self.total = 0.0


class Search:
    """One decision's search: a table of nodes, and the budget to fill it."""

    __slots__ = ("explore", "game", "high", "low", "nodes", "seat")

    def __init__(self, game: AnyGame, seat: int, explore: float) -> None:
        self.game = game
        self.seat = seat
        self.explore = explore
        self.nodes: dict[tuple[int, bytes], dict[int, Arm]] = {}
        self.low = math.inf
        self.high = -math.inf

    def iterate(self, world: Any, throw: Callable[[], float]) -> None:
        """One playout from *world*, which is used up: select, expand, play out, back up.

        :param throw: a number below 1, by the library's generator, since ``Dice`` is slow.
        """
        path = self._grow(world, throw)
        game = self.game
        # The playout: nobody listens, so nothing is told.
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
        """Walk down the tree until a node is new; the arms that were taken, with whose they are."""
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
        """Take an untried action if there is one, else the best by UCB1 over available arms."""
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


def _told(story: list[Event], first: int, seat: int) -> bytes:
    """What the seat was told from that event of the story on, as a part of its key."""
    out = b""
    for index in range(first, len(story)):
        seen = story[index].seen_by(seat)
        if seen is not None:
            out += _encode(seen)
    return out


class SearchPlayer:
    """A computer player that thinks by search, within a number of iterations or of seconds.

    :param game: the game it plays.
    :param iterations: playouts per decision; with ``seconds`` the most of them.
    :param seconds: stop thinking after so long; the choice then depends on the machine's speed.
    :param guide: the game's own: then its candidates are tried side by side, played on by its heuristic,
        which was measured to be stronger in every game that brings one. Without: a tree, random playouts.
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
        candidates, idea = self.guide.consider(view, legal, notebook, seed)
        trial = Trial(self.game, view.seat, self.guide, candidates, idea)
        going = len(trial.candidates) > 1
        while going and trial.playouts < self.iterations and time.perf_counter() < end:
            fresh = mix(seed ^ mix(trial.worlds))
            going = trial.try_all(notebook.imagine(fresh), mix(fresh))
        return trial

    def think(self, seat: int, legal: list[int], notebook: Notebook[Any] | None, seed: int) -> Search:
        """Search, and give the statistics back (for tests, benchmarks and the replay)."""
        del legal
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
