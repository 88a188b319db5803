"""The starting conditions (r.10): ids, amounts and what a deck needs to carry one.

Kinds and amounts are data, in ``data/conditions.toml``. The ids here are positions in that file;
the comment beside each names the functions of ``rules/`` that apply it.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[1] / "data"

FERIA: Final = 0  # set_up._go_on
CORONA: Final = 1  # scoring.bonus
GABELA: Final = 2  # turn.production
PAZ: Final = 3  # turn._wake_cards
LINAJE: Final = 4  # scoring.bonus
CONSEJO: Final = 5  # turn._seat_auctioneer
ARCAS: Final = 6  # set_up._go_on
DIEZMO: Final = 7  # turn.income
TESORO: Final = 8  # scoring.bonus
AVARO: Final = 9  # scoring.bonus
HUESTE: Final = 10  # scoring.bonus
MURALLAS: Final = 11  # attack.least
TASA: Final = 12  # auction.reserve
BOTIN: Final = 13  # card.gain
LIMOSNA: Final = 14  # turn.income
VARIEDAD: Final = 15  # scoring.bonus
FURIA: Final = 16  # attack.strength, attack.ready
PERDON: Final = 17  # turn.production
INTRIGA: Final = 18  # espionage.worth
SECRETOS: Final = 19  # scoring.bonus
VILLAS: Final = 20  # scoring.bonus

TESORO_GOLD: Final = 5
"""Amount of gold for which TESORO gives its victory once (ours)."""


@dataclass(frozen=True, slots=True)
class Condition:
    """One kind of starting condition."""

    name: str
    amount: int
    """What each copy is worth; 0 for a condition without an amount."""
    needs: str
    """What a deck must have among its models to carry the condition; empty if nothing."""
    kind: str
    """``original`` or ``ours``."""
    number: str
    """Where the amount comes from: ``original``, ``ours`` or ``none``."""


def _read() -> tuple[Condition, ...]:
    data = tomllib.loads((FOLDER / "conditions.toml").read_text(encoding="utf-8"))
    return tuple(Condition(**entry) for entry in data["condition"])


CONDITIONS: Final = _read()
COUNT: Final = len(CONDITIONS)
AMOUNTS: Final[list[int]] = [c.amount for c in CONDITIONS]
NAMES: Final[list[str]] = [c.name for c in CONDITIONS]
