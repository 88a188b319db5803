"""What a study compares: variants of a game, which differ in options or in custom rules."""

from __future__ import annotations

import msgspec

from tafureria.core.game import Options
from tafureria.core.plain import seed_of
from tafureria.lab.match import Plan
from tafureria.lab.own_rules import OwnRules
from tafureria.players.catalogue import Thought


class Variant(msgspec.Struct, frozen=True, kw_only=True):
    """One set of options and rules of the game."""

    name: str
    options: Options
    rules: OwnRules | None = None


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: variants of a game, by the same players on the same deals."""

    game: str
    variants: tuple[Variant, ...]
    """The variants; all others are compared with the first one."""
    players: tuple[str, ...]
    """Players by seat. If they are not all the same, every deal is played once with each at every seat."""
    seed: int
    first: int = 0
    """The number of the first deal; deals before it are left out."""
    thought: Thought = Thought()

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "seed", seed_of(self.seed))

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.players)

    @property
    def games_per_deal(self) -> int:
        """Number of games that each variant plays per deal."""
        return 1 if len(set(self.players)) == 1 else self.seats

    def plan(self, variant: Variant, turn: int) -> Plan:
        """The plan of a variant, with all players moved by *turn* seats."""
        return Plan(
            game=self.game,
            options=variant.options,
            players=self.players[-turn:] + self.players[:-turn] if turn else self.players,
            seed=self.seed,
            rotate=False,
            thought=self.thought,
            rules=variant.rules,
        )
