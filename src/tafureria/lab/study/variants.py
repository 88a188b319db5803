"""What is compared: variants of a game, which differ in options or in rules of one's own."""

from __future__ import annotations

import msgspec

from tafureria.core.game import Options
from tafureria.lab.match import Plan
from tafureria.lab.own_rules import OwnRules
from tafureria.players.catalogue import Thought


class Variant(msgspec.Struct, frozen=True, kw_only=True):
    """One way to play the game."""

    name: str
    options: Options
    rules: OwnRules | None = None


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: variants of a game, by the same players on the same deals."""

    game: str
    variants: tuple[Variant, ...]
    """The first is the one that the others are held against."""
    players: tuple[str, ...]
    """By seat. If they are not all alike, every deal is played once with each at every seat."""
    seed: int
    first: int = 0
    """The number of the first deal: others than those before it."""
    thought: Thought = Thought()

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.players)

    @property
    def games_per_deal(self) -> int:
        """Games that each variant plays of one deal."""
        return 1 if len(set(self.players)) == 1 else self.seats

    def plan(self, variant: Variant, turn: int) -> Plan:
        """How a variant is played; everybody has moved by *turn* seats."""
        return Plan(
            game=self.game,
            options=variant.options,
            players=self.players[-turn:] + self.players[:-turn] if turn else self.players,
            seed=self.seed,
            rotate=False,
            thought=self.thought,
            rules=variant.rules,
        )
