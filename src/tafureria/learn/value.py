"""What positions are worth: a value learned from how games of a player ended, for a search to read.

Some choices of these games are random, so that the value knows positions that the player would avoid. A tenth
of the games is not learned from: how likely the value finds their winners tells when to stop.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from tafureria import __version__
from tafureria.core import value
from tafureria.core.chance import mix
from tafureria.core.event import Event
from tafureria.core.game import Action, AnyGame, Seat, State
from tafureria.core.player import Standing
from tafureria.core.registry import Entry, find
from tafureria.lab.match import Plan, play_one
from tafureria.lab.workers import HERE, Workers
from tafureria.learn.network import save
from tafureria.library.setup import BadSetup
from tafureria.players.apprentice import ABLE, Apprentice
from tafureria.players.catalogue import player
from tafureria.players.random_player import RandomPlayer

WIDTH: Final = 16
"""Numbers of each of the two hidden layers, for each side."""
EPOCHS: Final = 4
BATCH: Final = 512
RATE: Final = 3e-3
DECAY: Final = 1e-2
STRAYS: Final = 3
"""Random choices per hundred decisions."""
KEPT: Final = 20
"""Positions kept per hundred in which the value may be asked; those of one game are much alike."""
HELD_OUT: Final = 10
"""One in so many games is not learned from."""
LEAST: Final = 2 * HELD_OUT
"""Fewest games to learn from."""
TOLD: Final = 500
"""Games between two reports."""

Seen = tuple[NDArray[np.float16], NDArray[np.float16]]
"""Features (positions x sides x features), and shares of the victory (positions x sides)."""


@dataclass(frozen=True, slots=True)
class Step:
    """The progress of the learning."""

    games: int
    positions: int
    epoch: int = 0
    """Epochs finished; 0 while games are still played."""
    likelihood: float = 0.0
    """Mean logarithm of the chance that the value gives to the winners of the games held out."""


class ValueNetwork(nn.Module):
    """The network of :class:`tafureria.core.value.Value`, to be trained."""

    def __init__(self, features: int) -> None:
        super().__init__()
        self.add_module(value.FIRST, nn.Linear(features, WIDTH))
        self.add_module(value.SECOND, nn.Linear(WIDTH, WIDTH))
        self.add_module(value.ABOUT, nn.Linear(WIDTH, WIDTH, bias=False))
        self.add_module(value.SCORE, nn.Linear(WIDTH, 1, bias=False))

    def forward(self, sides: Tensor, there: Tensor) -> Tensor:
        """The logarithms of the chances of victory, positions x sides.

        :param sides: features, positions x sides x features.
        :param there: whether there is such a side, positions x sides; tables differ in size.
        """
        each, side, about, score = self.children()
        hidden = torch.relu(each(sides)) * there.unsqueeze(2)
        others = about(hidden.sum(1) / there.sum(1, keepdim=True)).unsqueeze(1)
        scores = score(torch.relu(side(hidden) + others)).squeeze(2)
        return torch.log_softmax(scores.masked_fill(there == 0, -1e9), dim=1)


class _Positions:
    """Keeps some of the positions of a game in which the value may be asked."""

    def __init__(self, standing: Standing, seed: int) -> None:
        self.standing = standing
        self.chance = Random(seed)
        self.found: list[list[value.Side]] = []
        self.state: Any = None

    def begin(self, game: AnyGame, state: State, events: list[Event]) -> None:
        """Look at the opening."""
        del game, events
        self.state = state
        self._look(state)

    def choose(self, state: State, seat: Seat, legal: list[Action], action: Action) -> None:
        """A choice by itself changes nothing."""

    def carried_out(self, state: State, events: list[Event]) -> None:
        """Look at the result of a choice."""
        del events
        self._look(state)

    def _look(self, state: State) -> None:
        if self.standing.due(state) and self.chance.randrange(100) < KEPT:
            self.found.append(self.standing.sides(state))


def watched(game: str, teacher: str, seed: int, number: int) -> Seen:
    """Play game *number* at one of the tables of ``standing.py``, and keep some of its positions."""
    entry = find(game)
    standing = _standing(entry)
    options, seats = standing.TABLES[number % len(standing.TABLES)]
    plan = Plan(game=game, options=entry.game.options(**options), players=(teacher,) * seats, seed=seed)
    notes = _Positions(standing, mix(seed ^ mix(number)))
    able = player(entry, teacher)
    makers = {teacher: lambda: Apprentice(able(), RandomPlayer(), STRAYS)}
    play_one(plan, number, watch=notes, makers=makers)
    won = np.array(standing.won(notes.state), np.float16)
    sides = np.zeros((len(notes.found), len(won), standing.FEATURES), np.float16)
    for position, found in enumerate(notes.found):
        for side, features in enumerate(found):
            for feature, amount in features:
                sides[position, side, feature] += amount
    return sides, np.tile(won, (len(sides), 1))


def teach(
    entry: Entry, games: int, seed: int, out: Path, where: Workers = HERE, teacher: str = ABLE
) -> Iterator[Step]:
    """Play, learn, and write the weights after each epoch. The same arguments give the same file.

    :raises BadSetup: if the game has no ``players/standing.py``.
    :raises UnknownPlayer: if there is no such teacher.
    """
    standing = _standing(entry)
    player(entry, teacher)
    kept: list[Seen] = []
    positions = 0
    for seen in where.played(partial(watched, entry.name, teacher, seed), range(games)):
        kept.append(seen)
        positions += len(seen[0])
        if len(kept) % TOLD == 0:
            yield Step(len(kept), positions)
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    network = ValueNetwork(standing.FEATURES)
    learned, held = (
        [one for n, one in enumerate(kept) if (n % HELD_OUT == 0) == held_out] for held_out in (False, True)
    )
    del kept
    rows, shares = _together(learned)
    # Features are divided by their largest amount, and the weights of the file by it too.
    scale = np.maximum(1, np.abs(rows).max(axis=(0, 1))).astype(np.float32)
    order = np.random.default_rng(seed)
    parts = -(-len(rows) // BATCH)
    optimizer = torch.optim.AdamW(network.parameters(), RATE, weight_decay=DECAY)
    fading = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, EPOCHS * parts)
    for epoch in range(1, EPOCHS + 1):
        for chosen in np.array_split(order.permutation(len(rows)), parts):
            loss = -_likelihood(network, rows[chosen], shares[chosen], scale)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            fading.step()
        with torch.inference_mode():
            found = float(_likelihood(network, *_together(held), scale)) if held else 0.0
        told = {"game": entry.name, "games": games, "seed": seed, "teacher": teacher, "epochs": epoch}
        _save(network, out, scale, told | {"likelihood": round(found, 4), "engine": __version__})
        yield Step(games, positions, epoch, found)


def _standing(entry: Entry) -> Standing:
    standing = entry.standing()
    if standing is None:
        raise BadSetup(f"{entry.name} has no players/standing.py, so no value can be learned of it")
    return standing


def _together(seen: list[Seen]) -> Seen:
    """The positions of several games, with room for the most sides; one that is not there has -1."""
    count, most = sum(len(one[0]) for one in seen), max(one[0].shape[1] for one in seen)
    rows = np.zeros((count, most, seen[0][0].shape[2]), np.float16)
    shares = np.full((count, most), -1, np.float16)
    at = 0
    for sides, won in seen:
        rows[at : at + len(sides), : sides.shape[1]] = sides
        shares[at : at + len(sides), : won.shape[1]] = won
        at += len(sides)
    return rows, shares


def _likelihood(
    network: ValueNetwork, rows: NDArray[np.float16], shares: NDArray[np.float16], scale: NDArray[np.float32]
) -> Tensor:
    """Mean logarithm of the chance given to the winners."""
    won = torch.from_numpy(shares.astype(np.float32))
    logs = network(torch.from_numpy(rows.astype(np.float32) / scale), (won >= 0).float())
    return (logs * won.clamp(min=0)).sum(1).mean()


def _save(network: ValueNetwork, out: Path, scale: NDArray[np.float32], said: dict[str, Any]) -> None:
    """Write the weights, for features that have not been divided."""
    written = ValueNetwork(len(scale))
    written.load_state_dict(network.state_dict())
    with torch.no_grad():
        first = written.get_submodule(value.FIRST)
        assert isinstance(first, nn.Linear)
        first.weight /= torch.from_numpy(scale)
    save(written, out, said)
