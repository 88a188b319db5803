"""Games in which the network plays all seats, or some against others, and how its choices turned out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray

from tafureria.adapters.batch import Batch
from tafureria.core.player import Player
from tafureria.learn.network import AnyNetwork

TABLES: Final = 192
STEPS: Final = 128
"""Number of steps at every table between two updates."""
TRACE: Final = 0.95
"""How much a choice is judged by later results rather than by the next value (lambda of GAE)."""
LEAGUE: Final = 0.5
"""Share of the games in which other players hold some seats."""
ABLE: Final = 0.5
"""Share of these games in which the others are the game's own player; in the rest they are past selves."""


@dataclass(frozen=True, slots=True)
class Collected:
    """Choices of the network, one per row."""

    rows: NDArray[np.float32]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    logs: NDArray[np.float32]
    """Logarithm of the probability with which each action was chosen."""
    gains: NDArray[np.float32]
    """The advantage: how much better than expected the choice turned out, in shares of a victory."""
    targets: NDArray[np.float32]
    """The value that the network should have predicted."""


class SelfPlay:
    """Tables whose games continue from one update to the next.

    :param batch: the tables; all of their seats are learners. It must keep memory if *able* remembers.
    :param able: the game's own player, which plays at some tables; ``None`` for a game without one.
    :param alone: whether the network holds one seat of each table and *able* all others.
    """

    def __init__(self, batch: Batch, seed: int, able: Player | None = None, *, alone: bool = False) -> None:
        self.batch = batch
        self.able = able
        self.alone = alone
        self.random = np.random.default_rng(seed)
        self.games = 0
        self.won = np.zeros((2, 2))
        """Victory shares of the network's seats, and their number: among past selves, and among *able*."""
        batch.reset(seed)
        self.past = np.zeros((batch.count, batch.seats), np.bool_)
        """Seats that a past self holds."""
        self.house = np.zeros((batch.count, batch.seats), np.bool_)
        """Seats that *able* holds."""
        batch.unread = self.house
        for table in range(batch.count):
            self._seat(table)

    def collect(self, network: AnyNetwork, rival: AnyNetwork) -> Collected:
        """Continue all games and collect the network's choices; *rival* plays the seats of past selves."""
        batch, tables = self.batch, self.batch.count
        every = np.arange(tables)
        rows = np.zeros((STEPS, *batch.observations.shape), np.float32)
        masks = np.zeros((STEPS, *batch.masks.shape), np.bool_)
        actions = np.zeros((STEPS, tables), np.int64)
        logs, values = np.zeros((2, STEPS, tables), np.float32)
        turns = np.zeros((STEPS, tables), np.int64)
        others = np.zeros((STEPS, tables), np.bool_)
        over = np.zeros((STEPS, tables), np.bool_)
        shares = np.zeros((STEPS, tables, batch.seats), np.float32)
        for step in range(STEPS):
            rows[step], masks[step], turns[step] = batch.observations, batch.masks, batch.turn
            past, house = self.past[every, batch.turn], self.house[every, batch.turn]
            others[step] = past | house
            own = ~others[step]
            found = np.zeros(batch.masks.shape, np.float32)
            if own.any():
                found[own], values[step, own] = _asked(network, rows[step][own], masks[step][own])
            if past.any():
                found[past] = _asked(rival, rows[step][past], masks[step][past])[0]
            actions[step] = self._drawn(found)
            for table in np.flatnonzero(house).tolist():
                assert self.able is not None
                actions[step, table] = batch.choice(table, self.able)
            logs[step] = found[every, actions[step]]
            returns, ended = batch.step(actions[step])
            over[step] = ended
            for table in np.flatnonzero(ended).tolist():
                best = returns[table] == returns[table].max()
                shares[step, table] = best / best.sum()
                self._count(table, shares[step, table])
                self._seat(table)
                # The first row of the new game was written for the seats of the old one.
                batch.see(table, int(batch.turn[table]), batch.observations[table])
        gains, known = _judged(values, turns, over, shares)
        kept = known & ~others & (masks.sum(axis=2) > 1)
        return Collected(
            rows[kept], masks[kept], actions[kept], logs[kept], gains[kept], (gains + values)[kept]
        )

    def _drawn(self, logs: NDArray[np.float32]) -> NDArray[np.int64]:
        """An action for each row, drawn by its log probabilities (the Gumbel trick)."""
        noise = self.random.gumbel(size=logs.shape).astype(np.float32)
        return np.asarray((logs + noise).argmax(axis=1), np.int64)

    def _seat(self, table: int) -> None:
        """Decide who holds each seat in the next game of a table."""
        self.past[table] = self.house[table] = False
        seats = self.batch.seats
        if self.alone:
            self.house[table] = np.arange(seats) != self.random.integers(seats)
        elif self.random.random() < LEAGUE:
            held = self.random.integers(1, seats)
            able = self.able is not None and self.random.random() < ABLE
            others = self.house if able else self.past
            others[table, self.random.permutation(seats)[:held]] = True

    def _count(self, table: int, shares: NDArray[np.float32]) -> None:
        self.games += 1
        for kind, others in enumerate((self.past[table], self.house[table])):
            if others.any():
                self.won[kind] += shares[~others].sum(), (~others).sum()


def _asked(
    network: AnyNetwork, rows: NDArray[Any], masks: NDArray[Any]
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    with torch.inference_mode():
        logs, values = network(torch.from_numpy(rows), torch.from_numpy(masks))
    return logs.numpy(), values.numpy()


def _judged(
    values: NDArray[np.float32],
    turns: NDArray[np.int64],
    over: NDArray[np.bool_],
    shares: NDArray[np.float32],
) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """The advantage of each choice, and for which choices it is known (generalized advantage estimation).

    A seat's choices at a table follow each other. Its last choice before the steps end in an unfinished game
    is not judged; its value only serves to judge the choice before it.
    """
    steps, tables = values.shape
    seats = shares.shape[2]
    every = np.arange(tables)
    gains, known = np.zeros_like(values), np.zeros(values.shape, np.bool_)
    hope, trace = np.zeros((2, tables, seats), np.float32)
    seen = np.zeros((tables, seats), np.bool_)
    for step in reversed(range(steps)):
        ended = over[step]
        hope[ended], trace[ended], seen[ended] = shares[step][ended], 0.0, True
        seat = turns[step]
        gain = hope[every, seat] - values[step] + TRACE * trace[every, seat]
        known[step] = seen[every, seat]
        gains[step] = gain * known[step]
        trace[every, seat] = gains[step]
        hope[every, seat] = values[step]
        seen[every, seat] = True
    return gains, known
