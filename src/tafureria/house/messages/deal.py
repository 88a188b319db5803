"""The HTTP bodies about the draws of a finished game, which its table keeps too."""

from __future__ import annotations

import msgspec


class Draw(msgspec.Struct, frozen=True, kw_only=True):
    """One random draw: *number*, out of ``range(below)``, picks the outcome by the weights."""

    step: int
    """The step of the replay that needed it."""
    below: int
    number: int
    weights: list[int]
    """The weight of each outcome under the rules; together they fill ``range(below)``."""
    outcome: int


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/tables/TABLE/deal``: every random draw of a finished game, in order.

    Draw *i* follows from the key, *i* and *below* alone (``docs/protocol.md``), so a page can deal again and
    check.
    """

    commitment: str
    key: str
    draws: list[Draw]
