"""A learning run: imitate the heuristic, then play against it, past selves and itself until time is up."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np
import torch

from tafureria import __version__
from tafureria.adapters.batch import Batch
from tafureria.core.chance import mix
from tafureria.core.registry import Entry
from tafureria.lab.interrupts import held
from tafureria.lab.match import Plan
from tafureria.lab.workers import HERE, Workers
from tafureria.learn import imitation
from tafureria.learn.gradient import Gradient
from tafureria.learn.network import AnyNetwork, RelatedNetwork, new_network, save
from tafureria.learn.selfplay import TABLES, SelfPlay
from tafureria.library.setup import BadSetup, checked
from tafureria.players.apprentice import ABLE
from tafureria.players.catalogue import player
from tafureria.players.policy import BadWeights, by_weights, made_of, weights

KEPT: Final = 8
"""Maximum number of past selves in the league; the network as it began is always one of them."""
EVERY: Final = 15
"""Number of updates after which the present network joins the past selves."""
SAVED: Final = 25
"""Number of updates after which the file is written again."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The progress of a course after an update."""

    update: int
    games: int
    entropy: float
    share: float
    """What the network won among past selves since the last one joined; 1 is the share of an equal."""
    able: float
    """The same at tables with the game's own player, or with the player to beat."""


@dataclass(frozen=True, slots=True)
class Course:
    """What to learn. The same course with a number of updates makes the same weights on the same machine."""

    game: str
    seats: int
    seed: int
    watched: int
    """Number of games that are imitated first; 0 for none."""
    seconds: float
    """The course ends after this time, which includes the imitation."""
    updates: int | None = None
    """The course also ends after this number of updates; ``None`` for no limit."""
    begin: Path | None = None
    """Weights of an earlier run to continue from, instead of imitating."""
    teacher: str = ABLE
    """The player to imitate; for a game without a ``jugador``, the default means no imitation."""
    against: str = ""
    """A player to beat, which holds all other seats at every table; empty to learn to beat anybody."""
    best: bool = False
    """Whether to keep the weights that won most among the player to beat or the game's own, not the last."""
    options: dict[str, Any] = field(default_factory=dict)
    said: dict[str, Any] = field(default_factory=dict)
    """Further entries for the metadata of the file."""

    def run(self, out: Path, where: Workers = HERE) -> Iterator[Lesson]:
        """Learn, and write the weights regularly and at the end, even if the run is interrupted.

        :raises BadSetup: for an impossible set-up.
        :raises UnknownPlayer: if the player to imitate or to beat does not exist.
        :raises BadWeights: if the weights to continue from were not made for this game and these inputs.
        :raises OSError: if those weights cannot be read.
        """
        begun = monotonic()
        entry, options, seats = checked(self.game, self.seats, self.options)
        torch.manual_seed(self.seed)
        torch.set_num_threads(1)
        name = self.against or (ABLE if ABLE in entry.players() else "")
        able = player(entry, name)() if name else None
        if self.best and able is None:
            raise BadSetup(f"{entry.name}: has no {ABLE} to tell the best by; name a player to beat")
        remembers = able is not None and able.remembers
        related = entry.relations() is not None
        batch = Batch(self.game, TABLES, seats, self.options, relations=related, memory=remembers)
        network = new_network(batch)
        before: dict[str, Any] = {}
        if self.begin is not None:
            before = self._go_on(entry, network, self.begin)
        elif self.watched and (self.teacher != ABLE or ABLE in entry.players()):
            player(entry, self.teacher)
            plan = Plan(game=self.game, options=options, players=(self.teacher,) * seats, seed=self.seed)
            self._imitate(network, plan, where)
        league = [deepcopy(network)]
        play = SelfPlay(batch, mix(self.seed), able, alone=bool(self.against))
        gradient = Gradient(network, self.seed)
        chance = np.random.default_rng(self.seed)
        update, most = 0, 0.0
        try:
            while monotonic() - begun < self.seconds and update != self.updates:
                rival = league[int(chance.integers(len(league)))]
                found = play.collect(network, rival)
                with held():
                    entropy = gradient.update(found)
                update += 1
                share, among = (float(won / max(1.0, seated)) * seats for won, seated in play.won)
                yield Lesson(update, play.games, entropy, share, among)
                if update % EVERY == 0:
                    league.append(deepcopy(network))
                    del league[1 : -KEPT + 1]
                    play.won[:] = 0.0
                    if self.best and among > most:
                        most = among
                        self._save(network, out, update, play.games, before)
                if update % SAVED == 0 and not self.best:
                    self._save(network, out, update, play.games, before)
        finally:
            if most == 0.0:
                with held():
                    self._save(network, out, update, play.games, before)

    def _imitate(self, network: AnyNetwork, plan: Plan, where: Workers) -> None:
        """Let the network imitate what is chosen in the games of that plan."""
        seen = imitation.examples(plan, self.watched, where)
        likelihood = imitation.imitate(network, seen, self.seed)
        sys.stderr.write(f"imitated {len(seen[0])} choices, mean log probability {likelihood:.3f}\n")

    def _go_on(self, entry: Entry, network: AnyNetwork, file: Path) -> dict[str, Any]:
        """Load these weights into a new network; returns how they were made."""
        by_weights(entry, file)
        made = made_of(file)
        held = {name: torch.from_numpy(one) for name, one in weights(file).items()}
        if {name: one.shape for name, one in held.items()} != {
            name: one.shape for name, one in network.state_dict().items()
        }:
            raise BadWeights(f"{file}: made for a network of another kind or size than this game now has")
        network.load_state_dict(held)
        return made

    def _save(self, network: AnyNetwork, out: Path, update: int, games: int, before: dict[str, Any]) -> None:
        told: dict[str, Any] = {"game": self.game, "seats": self.seats, "seed": self.seed}
        told |= {"before": before} if before else {"watched": self.watched}
        told |= {"teacher": self.teacher} if self.watched and self.teacher != ABLE and not before else {}
        told |= {"against": self.against} if self.against else {}
        told |= {"best": True} if self.best else {}
        told |= {"relations": True} if isinstance(network, RelatedNetwork) else {}
        save(network, out, told | {"updates": update, "games": games, "engine": __version__} | self.said)
