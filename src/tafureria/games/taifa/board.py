"""The map (§2.5), bonuses and garrisons (§7), and what the permanents change in them."""

from __future__ import annotations

from typing import Final

from tafureria.core.event import Event
from tafureria.games.taifa.deed_events import BonusMoved, Freed, Garrisoned
from tafureria.games.taifa.pieces import (
    DEFENCE,
    LEAST_BONUS,
    MOST_BONUS,
    MOST_DEFENCE,
    NOBODY,
    OF_DEFENCE,
    areas_in,
    linked,
)
from tafureria.games.taifa.state import State

# Places of ``State.watch``: the kingdom in front of which the permanent lies.
W_ATALAYA: Final = 0
W_REGADIOS: Final = 1
W_ALCAZARES: Final = 2
W_ORDENES: Final = 3
W_REPOBLACION: Final = 4
W_TROVADORES: Final = 5
W_PARIA: Final = 6


def is_automa(state: State, kingdom: int) -> bool:
    """§3 Whether a kingdom in play is a bot."""
    return state.seat_of[kingdom] < 0


def eyes_of(state: State, kingdom: int) -> int:
    """Mask of the seat that sees a kingdom's hand; of an automa, nobody."""
    seat = state.seat_of[kingdom]
    return 0 if seat < 0 else 1 << seat


def border(state: State, kingdom: int) -> int:
    """§5 Areas that border a kingdom's own."""
    land = state.land[kingdom]
    return linked(land) & state.board & ~land


def independent(state: State) -> int:
    """§3.1 Areas without a castle."""
    return state.board & ~all_land(state)


def bordering(state: State, kingdom: int) -> int:
    """§5.3 Mask of the kingdoms with at least one linked area."""
    return owners(state, border(state, kingdom))


def owners(state: State, areas: int) -> int:
    """Mask of the kingdoms with a castle in any of the areas."""
    out = 0
    for kingdom in state.order:
        if state.land[kingdom] & areas:
            out |= 1 << kingdom
    return out


def others(state: State, kingdom: int) -> int:
    """Mask of the other kingdoms in play."""
    return state.in_play & ~(1 << kingdom)


def attackable(state: State, kingdom: int) -> int:
    """§5.1.1 Areas that the Attack action may be aimed at, bans included."""
    land = state.land[kingdom]
    reach = border(state, kingdom) if land else 1 << state.capital[kingdom]
    banned = state.bans[kingdom]
    while banned:
        low = banned & -banned
        reach &= ~state.land[low.bit_length() - 1]
        banned ^= low
    return reach


def value(state: State, area: int) -> int:
    """Defensive value: printed, but 2 reads 3 for the kingdom behind Alcázares (M17)."""
    printed = DEFENCE[area]
    if printed == 2:
        owner = state.owner[area]
        if owner != NOBODY and owner == state.watch[W_ALCAZARES]:
            return 3
    return printed


def of_value(state: State, defence: int) -> int:
    """Mask of the areas of that :func:`value`."""
    areas = OF_DEFENCE[defence] if 0 <= defence <= MOST_DEFENCE else 0
    behind = state.watch[W_ALCAZARES]
    if behind != NOBODY and defence in (2, 3):
        raised = OF_DEFENCE[2] & state.land[behind]
        return areas | raised if defence == 3 else areas & ~raised
    return areas


def of_total(state: State, defence: int) -> int:
    """§9.2 Mask of the areas of that total defence: the value and the garrison."""
    garrison = state.garrison
    return of_value(state, defence) & ~garrison | of_value(state, defence - 1) & garrison


def raise_bonus(state: State, kingdom: int, steps: int, out: list[Event] | None) -> None:
    """§7 The bonus goes up, at most to +2."""
    before = state.bonus[kingdom]
    after = min(MOST_BONUS, before + steps)
    state.bonus[kingdom] = after
    if out is not None:
        out.append(BonusMoved(reino=kingdom, change=after - before, value=after))


def lower_bonus(state: State, kingdom: int, out: list[Event] | None) -> None:
    """§7 The bonus drops by 1, at least to -2; C19 holds it."""
    before = state.bonus[kingdom]
    held = state.watch[W_TROVADORES] == kingdom
    after = before if held else max(LEAST_BONUS, before - 1)
    state.bonus[kingdom] = after
    if out is not None:
        out.append(BonusMoved(reino=kingdom, change=after - before, value=after))


def put_garrison(state: State, area: int, out: list[Event] | None) -> None:
    """§2.2 The castle of the area is turned to its garrison side."""
    state.garrison |= 1 << area
    if out is not None:
        out.append(Garrisoned(reino=state.owner[area], area=area))


def open_castles(state: State, land: int) -> int:
    """Areas of the mask with a castle and no garrison."""
    return land & ~state.garrison


def all_land(state: State) -> int:
    """Areas with a castle, anyone's: no two kingdoms have one in common."""
    return sum(state.land)


def set_free(state: State, kingdom: int, area: int, out: list[Event] | None) -> None:
    """An area becomes independent: castle and garrison go, its owner loses 1 bonus."""
    owner = state.owner[area]
    state.land[owner] &= ~(1 << area)
    state.owner[area] = NOBODY
    state.garrison &= ~(1 << area)
    if out is not None:
        out.append(Freed(reino=kingdom, area=area, otro=owner))
    lower_bonus(state, owner, out)


def with_cards(state: State, mask: int) -> int:
    """Those kingdoms of the mask that have cards in hand."""
    for kingdom in state.order:
        if not state.hand[kingdom]:
            mask &= ~(1 << kingdom)
    return mask


def lie_of(areas: int) -> list[int]:
    """Areas of a mask, for telling."""
    return areas_in(areas)
