"""A warm start: a network imitates the choices of a game's heuristic in games against itself."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from tafureria.adapters.encoding import Encoder
from tafureria.adapters.features import Features, Memory
from tafureria.core.event import Event
from tafureria.core.game import Action, AnyGame, Seat, State, seats_in
from tafureria.lab.match import Plan, play_one
from tafureria.lab.workers import Workers
from tafureria.learn.network import AnyNetwork

BATCH: Final = 1024
EPOCHS: Final = 4
RATE: Final = 1e-3

Seen = tuple[NDArray[np.float16], NDArray[np.uint8], NDArray[np.int64], NDArray[np.float32]]
"""Rows, packed masks, the actions chosen, and the share of the victory that the seat got in the end."""


class _Notes:
    """Records every choice in a game between at least two legal actions."""

    def __init__(self, plan: Plan) -> None:
        self.encoder = Encoder(plan.entry)
        self.features = Features(
            plan.entry,
            plan.options,
            plan.seats,
            relations=plan.entry.relations() is not None,
        )
        self.memory = Memory(plan.entry, plan.options, plan.seats)
        self.events: list[Event] = []
        self.rows: list[NDArray[np.float16]] = []
        self.masks: list[NDArray[np.uint8]] = []
        self.actions: list[Action] = []
        self.seats: list[Seat] = []

    def begin(self, game: AnyGame, state: State, events: list[Event]) -> None:
        """Hear the events of the deal."""
        del game, state
        self._hear(events)

    def choose(self, state: State, seat: Seat, legal: list[Action], action: Action) -> None:
        """Record what the seat saw and believed, its legal actions and its choice."""
        if len(legal) > 1:
            length = self.encoder.length
            row = np.zeros(length + self.features.length, np.float32)
            self.encoder.encode(state, seat, row[:length])
            if self.features.length:
                self.features.write(state, self.memory, seat, row[length:])
            self.rows.append(row.astype(np.float16))
            self.masks.append(np.packbits(self.encoder.mask(legal)))
            self.actions.append(action)
            self.seats.append(seat)

    def carried_out(self, state: State, events: list[Event]) -> None:
        """Hear the events of the action."""
        del state
        self._hear(events)

    def _hear(self, events: list[Event]) -> None:
        if self.features.length:
            self.events += events
            self.memory.hear(self.events)


def watched(plan: Plan, number: int) -> Seen:
    """Play game *number* and record every choice."""
    notes = _Notes(plan)
    played = play_one(plan, number, watch=notes)
    winners = seats_in(played.winners)
    shares = np.zeros(plan.seats, np.float32)
    shares[winners] = 1 / max(1, len(winners))
    return (
        np.stack(notes.rows),
        np.stack(notes.masks),
        np.array(notes.actions, np.int64),
        shares[np.array(notes.seats, np.intp)],
    )


def examples(plan: Plan, games: int, where: Workers) -> Seen:
    """The choices of the first games of a plan."""
    found = list(where.played(partial(watched, plan), range(games)))
    rows, masks, actions, shares = zip(*found, strict=True)
    return np.concatenate(rows), np.concatenate(masks), np.concatenate(actions), np.concatenate(shares)


def imitate(network: AnyNetwork, seen: Seen, seed: int) -> float:
    """Train the network on recorded choices; returns their likelihood in the last epoch.

    :return: mean logarithm of the probability that the network gave to the choices.
    """
    rows, packed, actions, shares = seen
    torch.set_num_threads(1)
    order = np.random.default_rng(seed)
    parts = -(-len(rows) // (BATCH // network.pace))
    optimizer = torch.optim.Adam(network.parameters(), RATE * network.pace)
    fading = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.05, EPOCHS * parts)
    count = network.actions
    likelihood = 0.0
    for _ in range(EPOCHS):
        likelihood = 0.0
        for chosen in np.array_split(order.permutation(len(rows)), parts):
            masks = np.unpackbits(packed[chosen], axis=1, count=count).astype(np.bool_)
            logs, values = network(torch.from_numpy(rows[chosen].astype(np.float32)), torch.from_numpy(masks))
            told = logs.gather(1, torch.from_numpy(actions[chosen]).unsqueeze(1)).mean()
            loss = nn.functional.mse_loss(values, torch.from_numpy(shares[chosen])) - told
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            fading.step()
            likelihood += told.item() * len(chosen) / len(rows)
    return likelihood
