"""The contents of the box: sixty territories with their borders (r.2, r.3); what each player gets (r.8)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from tafureria.core.bits import cards_in, mask_of

_FILE: Final = Path(__file__).parent / "data" / "provinces.json"
_MAP: Final[dict[str, Any]] = msgspec.json.decode(_FILE.read_bytes())

IDS: Final[list[str]] = [t["id"] for t in _MAP["territories"]]
"""Slug of each territory, such as ``ciudad-real``; its index in this list is its number."""
NAMES: Final[list[str]] = [t["name"] for t in _MAP["territories"]]
"""Name of each territory as printed on the board."""
NUMBER: Final[dict[str, int]] = {slug: number for number, slug in enumerate(IDS)}
ATTRIBUTION: Final[str] = _MAP["attribution"]

PROVINCES: Final = len(IDS)


def _borders() -> list[list[int]]:
    """Numbers of the territories that border each territory, ascending (r.3)."""
    near: list[set[int]] = [set() for _ in IDS]
    for border in _MAP["borders"]:
        a, b = NUMBER[border["a"]], NUMBER[border["b"]]
        near[a].add(b)
        near[b].add(a)
    return [sorted(s) for s in near]


NEAR: Final[list[list[int]]] = _borders()
"""Neighbours of each territory, ascending."""
NEAR_MASK: Final[list[int]] = [mask_of(near) for near in NEAR]
"""Neighbours of each territory, as a mask."""

STEPS: Final[list[tuple[int, int]]] = [(a, b) for a in range(PROVINCES) for b in NEAR[a]]
"""Every border in both directions, as (from, to); the index in this list is the number of the step."""
STEP_FROM: Final[list[int]] = [a for a, _ in STEPS]
STEP_TO: Final[list[int]] = [b for _, b in STEPS]
STEPS_FROM: Final[list[list[int]]] = [[i for i, s in enumerate(STEPS) if s[0] == a] for a in range(PROVINCES)]
"""Numbers of the steps that leave each territory, ascending."""
STEP_NUMBER: Final[dict[tuple[int, int], int]] = {step: number for number, step in enumerate(STEPS)}


def _outward() -> list[int]:
    """Territories in an order whose first N are connected, for any N: along the coast, then outwards."""
    chain = ("andorra", "gerona", "barcelona", "baleares", "valencia", "alicante")
    order = [NUMBER[slug] for slug in chain]
    for place in order:  # the loop extends order
        order += [p for p in NEAR[place] if p not in order]
    return order


OUTWARD: Final[list[int]] = _outward()
"""All territories; the first N of this list make a smaller board, for tests and designers."""

TROOPS: Final[dict[int, int]] = {3: 40, 4: 30, 5: 25, 6: 20}
"""r.8: troops of each player, by number of players."""
CARDS: Final[dict[int, int]] = {3: 20, 4: 15, 5: 12, 6: 10}
"""r.8: provinces of each player, by number of players."""


def names(mask: int) -> list[str]:
    """Slugs of the territories of a mask.

    >>> names(0b11)
    ['alava', 'albacete']
    """
    return [IDS[p] for p in cards_in(mask)]
