"""A card model as a deck file describes it."""

from __future__ import annotations

import msgspec


class Model(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card's figures, its number of copies and the conditions printed on them."""

    name: str
    victory: int = 0
    production: int = 0
    """Gold a turn; may be negative."""
    attack: int = 0
    berserker: bool = False
    """Whether its attack can be used only once in the whole game (r.11)."""
    espionage: int = 0
    copies: int
    conditions: dict[str, int]
    """How many copies carry each starting condition."""
    together: bool = False
    """Whether every copy carries all of these conditions, so that a single copy can carry several (r.10)."""
    original: list[str]
    presumed: list[str]
    ours: list[str]

    @property
    def only_victory(self) -> bool:
        """Whether the model gives victory and nothing else."""
        return self.victory > 0 and not (self.production or self.attack or self.espionage)

    @property
    def only_production(self) -> bool:
        """Whether the model gives production and nothing else."""
        return self.production > 0 and not (self.victory or self.attack or self.espionage)
