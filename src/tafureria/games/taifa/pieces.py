"""Kingdoms and areas of the box (§2): kingdoms are ints from 0 to 7, areas from 1 to 58.

``data/map.json`` holds the areas and the source of each field. The cards are in ``cards.py``.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

import msgspec

NOBODY: Final = -1
NO_PLACE: Final = -1
"""Place of a random card taken from a person's hand, which has no order as a pile has."""

CASTILLA: Final = 0
CONDADOS: Final = 1
VALENCIA: Final = 2
SEVILLA: Final = 3
BADAJOZ: Final = 4
LEON: Final = 5
ALMORAVIDES: Final = 6
CID: Final = 7
KINGDOMS: Final = 8
KINGDOM_NAMES: Final = (
    "castilla",
    "condados",
    "valencia",
    "sevilla",
    "badajoz",
    "leon",
    "almoravides",
    "cid",
)
MUSLIM: Final = 0
CHRISTIAN: Final = 1
FAITH: Final = (1, 1, 0, 0, 0, 1, 0, 1)
"""Religion of each kingdom, and so the deck that it draws from (§4.1)."""
MUSLIMS: Final = 1 << VALENCIA | 1 << SEVILLA | 1 << BADAJOZ | 1 << ALMORAVIDES
"""Mask of the Muslim kingdoms."""
CASTLES: Final = 13
"""Castles of each kingdom (§8); the thirteenth on the map wins."""
LEAST_BONUS: Final = -2
MOST_BONUS: Final = 2

# --- areas -------------------------------------------------------------------------------------

_MAP: Final[dict[str, Any]] = msgspec.json.decode(files(__package__).joinpath("data/map.json").read_bytes())
AREAS: Final = 58
AREA_NAMES: Final = ["", *(str(area["slug"]) for area in _MAP["areas"])]
DEFENCE: Final = [0, *(int(area["defence"]) for area in _MAP["areas"])]
"""Printed defence by area."""
MOST_DEFENCE: Final = max(DEFENCE)
OF_DEFENCE: Final = [
    sum(1 << area for area in range(1, AREAS + 1) if DEFENCE[area] == value)
    for value in range(MOST_DEFENCE + 1)
]
"""Mask of the areas by printed defence."""
NEIGHBOURS: Final = [0] * (AREAS + 1)
"""Mask of the linked areas by area."""
ROUTES: Final = sum(1 << int(area["id"]) for area in _MAP["areas"] if area["invasion"])
"""Mask of the areas with a route of invasion (§2.5)."""
EAST: Final = sum(1 << int(area["id"]) for area in _MAP["areas"] if area["east"])
"""Mask of the areas east of the white line (§10.1)."""
IBERIA: Final = sum(1 << int(area["id"]) for area in _MAP["areas"])
START: Final = [0] * KINGDOMS
"""Mask of the starting areas by kingdom (§3.1)."""
CAPITAL: Final = [0] * KINGDOMS
"""Capital by kingdom (§2.5, §10.2)."""
CID_START: Final = [0] * KINGDOMS
"""Mask of the starting areas of the scenario by kingdom (§10.1)."""
CID_CAPITAL: Final = [0] * KINGDOMS
CID_ORDER: Final = tuple(KINGDOM_NAMES.index(name) for name in _MAP["scenario"]["order"])
CID_HANDS: Final = [int(_MAP["scenario"]["hands"].get(name, 0)) for name in KINGDOM_NAMES]
ORDER: Final = (CASTILLA, CONDADOS, VALENCIA, SEVILLA, BADAJOZ, LEON)


KINGDOMS_IN: Final = [
    [kingdom for kingdom in range(KINGDOMS) if mask >> kingdom & 1] for mask in range(1 << KINGDOMS)
]
"""Kingdoms of each mask."""


def area_named(name: str) -> int:
    """The area with this name in the notation; 0 if there is none."""
    return AREA_NAMES.index(name) if name in AREA_NAMES else 0


def areas_in(mask: int) -> list[int]:
    """Areas of a mask, lowest number first."""
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out


def _lay_out() -> None:
    for area in _MAP["areas"]:
        number = int(area["id"])
        for other in area["links"]:
            NEIGHBOURS[number] |= 1 << int(other)
        if area["start"] is not None:
            START[KINGDOM_NAMES.index(area["start"])] |= 1 << number
        if area["capital"] is not None:
            CAPITAL[KINGDOM_NAMES.index(area["capital"])] = number
    for name, start in _MAP["scenario"]["start"].items():
        CID_START[KINGDOM_NAMES.index(name)] = sum(1 << area_named(area) for area in start)
    for name, area in _MAP["scenario"]["capitals"].items():
        CID_CAPITAL[KINGDOM_NAMES.index(name)] = area_named(area)


_lay_out()


def _unions(first: int) -> list[int]:
    """Mask of the neighbours of each subset of the twelve areas from *first* on."""
    out = [0] * 4096
    for chosen in range(1, 4096):
        low = (chosen & -chosen).bit_length() - 1
        out[chosen] = out[chosen & chosen - 1] | (NEIGHBOURS[first + low] if first + low <= AREAS else 0)
    return out


_FROM_0: Final = _unions(0)
_FROM_12: Final = _unions(12)
_FROM_24: Final = _unions(24)
_FROM_36: Final = _unions(36)
_FROM_48: Final = _unions(48)


def linked(mask: int) -> int:
    """Areas linked to any area of the mask; looked up in tables, because every step of a game needs it."""
    return (
        _FROM_0[mask & 4095]
        | _FROM_12[mask >> 12 & 4095]
        | _FROM_24[mask >> 24 & 4095]
        | _FROM_36[mask >> 36 & 4095]
        | _FROM_48[mask >> 48]
    )
