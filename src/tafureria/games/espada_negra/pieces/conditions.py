"""The starting conditions (r.10): ids, amounts and what a deck needs to carry one.

Kinds and amounts are data: ``data/conditions.toml``. The ids here are positions in that file;
beside each stands the function of ``rules/`` in which it acts.
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
"""Gold that TESORO turns into victory at a time (ours)."""


@dataclass(frozen=True, slots=True)
class Condition:
    """One kind of starting condition."""

    name: str
    amount: int
    """What a copy is worth; 0 for a yes or no."""
    needs: str
    """What a deck must have among its models to carry it, or nothing."""
    kind: str
    """``original`` or ``ours``."""
    number: str
    """``original``, ``ours`` or ``none``: where the amount is from."""


def _read() -> tuple[Condition, ...]:
    data = tomllib.loads((FOLDER / "conditions.toml").read_text(encoding="utf-8"))
    return tuple(Condition(**entry) for entry in data["condition"])


CONDITIONS: Final = _read()
COUNT: Final = len(CONDITIONS)
AMOUNTS: Final[list[int]] = [c.amount for c in CONDITIONS]
NAMES: Final[list[str]] = [c.name for c in CONDITIONS]
