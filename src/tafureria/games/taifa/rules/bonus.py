"""Bonuses, garrisons and areas that change hands (§7, §2.2)."""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.games.taifa import cards, events
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa.state import State


def raise_bonus(state: State, kingdom: int, steps: int, out: Out) -> None:
    """§7 The bonus rises by *steps*, but not above +2."""
    before = state.bonus[kingdom]
    after = min(box.MOST_BONUS, before + steps)
    state.bonus[kingdom] = after
    if out is not None:
        out.append(events.BonusMoved(kingdom=kingdom, change=after - before, value=after))


def lower_bonus(state: State, kingdom: int, out: Out) -> None:
    """§7 The bonus drops by 1, but not below -2; C19 keeps it from dropping."""
    before = state.bonus[kingdom]
    held = state.watch[cards.W_TROVADORES] == kingdom
    after = before if held else max(box.LEAST_BONUS, before - 1)
    state.bonus[kingdom] = after
    if out is not None:
        out.append(events.BonusMoved(kingdom=kingdom, change=after - before, value=after))


def put_garrison(state: State, area: int, out: Out) -> None:
    """§2.2 The castle of the area is turned to its garrison side."""
    state.garrison |= 1 << area
    if out is not None:
        out.append(events.Garrisoned(kingdom=state.owner[area], area=area))


def set_free(state: State, kingdom: int, area: int, out: Out) -> None:
    """An area becomes independent: castle and garrison are removed, and its owner's bonus drops by 1."""
    owner = state.owner[area]
    state.land[owner] &= ~(1 << area)
    state.owner[area] = box.NOBODY
    state.garrison &= ~(1 << area)
    if out is not None:
        out.append(events.Freed(kingdom=kingdom, area=area, other=owner))
    lower_bonus(state, owner, out)
