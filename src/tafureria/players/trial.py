"""Policy improvement by trial: the heuristic's few best actions, played out side by side by heuristics.

Tesauro and Galperin's rollouts (1996) over imagined worlds: every candidate is tried in the same worlds
with the same dice, so that what they have in common cancels out; whoever has clearly lost is tried no
more (a race, as in Maron and Moore, 1994). The heuristic's own choice stands unless another is better by
more than the trials can err. As in the tree, only the notebook and told events come in, never the truth.
"""

from __future__ import annotations

import math
from typing import Any, Final

from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, OVER, AnyGame
from tafureria.core.player import Guide

LAP: Final = 8
"""Worlds between two looks at who has lost."""
LOST: Final = 2.0
"""Standard errors behind the leader at which a candidate is out of the race."""
CAUTION: Final = 0.7
"""Standard errors by which another action must beat the heuristic's own."""
FEWEST: Final = 16
"""Worlds after which candidates that never differed are taken for equal."""


class Trial:
    """One decision: candidates, and what each came to in every world so far."""

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
        """Try whoever is still in the race in *world*; false when the race is decided."""
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
        """The best of those in the race; of equals the first, which the heuristic likes better."""
        best, most = self.alive[0], -math.inf
        for index in self.alive:
            total = sum(self.results[index])
            if total > most:
                best, most = index, total
        return best

    def _compare(self, index: int, other: int) -> tuple[float, float]:
        """By how much *index* is better than *other* over the worlds both were tried in; standard error."""
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
        """The leader if it beats the heuristic's own choice by more than chance explains, else that one."""
        if self.worlds == 0:
            return self.candidates[0]
        leader = self._leader()
        if leader == 0:
            return self.candidates[0]
        ahead, error = self._compare(leader, 0)
        return self.candidates[leader if ahead > CAUTION * error else 0]
