"""The starting conditions (r.10): ids, amounts and what a deck needs to carry one.

Kinds and amounts are data: ``data/conditions.toml``. The ids here are positions in that file.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[1] / "data"

FERIA: Final = 0
CORONA: Final = 1
GABELA: Final = 2
PAZ: Final = 3
LINAJE: Final = 4
CONSEJO: Final = 5
ARCAS: Final = 6
DIEZMO: Final = 7
TESORO: Final = 8
AVARO: Final = 9
HUESTE: Final = 10
MURALLAS: Final = 11
TASA: Final = 12
BOTIN: Final = 13
LIMOSNA: Final = 14
VARIEDAD: Final = 15
FURIA: Final = 16
PERDON: Final = 17
INTRIGA: Final = 18
SECRETOS: Final = 19
VILLAS: Final = 20

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
