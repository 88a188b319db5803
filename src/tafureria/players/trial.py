"""Improves on a heuristic by trial: a few of its best actions are played out side by side.

These are Tesauro and Galperin's rollouts (1996) over imagined worlds. All candidates are tried in the same
worlds with the same dice, so that what they have in common cancels out; a candidate that is clearly worse is
dropped (a race, as in Maron and Moore, 1994). The heuristic's own choice is kept unless another one is better
by more than the error of the trials. As in the tree, only the notebook is used, never the truth.
"""

from __future__ import annotations

import math
from typing import Any, Final

from tafureria.core.adding import added
from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, OVER, AnyGame
from tafureria.core.player import Guide

LAP: Final = 8
"""Worlds between two rounds of dropping candidates."""
LOST: Final = 2.0
"""A candidate is dropped when it is this many standard errors behind the leader."""
CAUTION: Final = 0.7
"""Another action replaces the heuristic's own only if it is more than this many standard errors better."""
FEWEST: Final = 16
"""After this many worlds, a candidate whose results never differed from the leader's is dropped."""


class Trial:
    """The trial of one decision: its candidates, and the result of each in every world so far."""

    __slots__ = ("alive", "candidates", "game", "guide", "idea", "playouts", "results", "seat", "worlds")

    def __init__(self, game: AnyGame, seat: int, guide: Guide, candidates: list[int], idea: Any) -> None:
        self.game = game
        self.seat = seat
        self.guide = guide
        self.idea = idea
        self.candidates = candidates
        self.results: list[list[float]] = [[] for _ in candidates]
        self.alive: list[int] = list(range(len(candidates)))
        self.playouts = 0
        self.worlds = 0

    def try_all(self, world: Any, seed: int) -> bool:
        """Try all remaining candidates in *world*; returns false when only one is left."""
        for index in self.alive:
            value = self._play_out(world.clone(), self.candidates[index], Dice(seed))
            self.results[index].append(value)
            self.playouts += 1
        self.worlds += 1
        if self.worlds % LAP == 0:
            self._drop_losers()
        return len(self.alive) > 1

    def _play_out(self, world: Any, action: int, dice: Dice) -> float:
        game, guide = self.game, self.guide
        mark = guide.prepare(world, self.seat, self.idea, dice)
        game.apply(world, self.seat, action)
        while True:
            mask = game.waiting(world)
            if mask == CHANCE:
                game.deal(world, dice)
                continue
            values = guide.value(world, mark)
            if values is not None:
                return values[self.seat]
            if mask == OVER:
                return game.returns(world)[self.seat]
            seat = (mask & -mask).bit_length() - 1
            legal = game.legal(world, seat)
            chosen = legal[0] if len(legal) == 1 else guide.choose(world, seat, legal, dice, mark)
            game.apply(world, seat, chosen)

    def _drop_losers(self) -> None:
        leader = self._leader()
        alive: list[int] = []
        for index in self.alive:
            if index == leader:
                alive.append(index)
                continue
            behind, error = self._compare(leader, index)
            equal = behind == 0.0 and error == 0.0 and self.worlds >= FEWEST
            if behind <= LOST * error and not equal:
                alive.append(index)
        self.alive = alive

    def _leader(self) -> int:
        """The index of the best remaining candidate; ties go to the first, which the heuristic prefers."""
        best, most = self.alive[0], -math.inf
        for index in self.alive:
            total = added(self.results[index])
            if total > most:
                best, most = index, total
        return best

    def _compare(self, index: int, other: int) -> tuple[float, float]:
        """How much better *index* is than *other* in worlds both were tried in, and the standard error."""
        mine, theirs = self.results[index], self.results[other]
        count = min(len(mine), len(theirs))
        if count < 2:
            return 0.0, math.inf
        total = square = 0.0
        for i in range(count):
            gap = mine[i] - theirs[i]
            total += gap
            square += gap * gap
        mean = total / count
        spread = max(0.0, square / count - mean * mean) / (count - 1)
        return mean, math.sqrt(spread)

    def best(self) -> int:
        """The leading action if it beats the heuristic's choice by more than chance, else that choice."""
        if self.worlds == 0:
            return self.candidates[0]
        leader = self._leader()
        if leader == 0:
            return self.candidates[0]
        ahead, error = self._compare(leader, 0)
        return self.candidates[leader if ahead > CAUTION * error else 0]
