"""Read-only queries about the map (§2.5), the castles and the cards in front of each kingdom."""

from __future__ import annotations

from tafureria.core.shapes import Mask
from tafureria.games.taifa import cards
from tafureria.games.taifa import state as st
from tafureria.games.taifa.pieces import DEFENCE, MOST_DEFENCE, NOBODY, OF_DEFENCE, linked
from tafureria.games.taifa.state import State


def is_automa(state: State, kingdom: int) -> bool:
    """§3 Whether a kingdom in play is a bot."""
    return state.seat_of[kingdom] < 0


def eyes_of(state: State, kingdom: int) -> int:
    """Mask of the seat that sees a kingdom's hand; 0 for an automa, whose cards nobody sees."""
    seat = state.seat_of[kingdom]
    return 0 if seat < 0 else 1 << seat


def awaited(state: State, kingdom: int) -> Mask:
    """Mask of the kingdoms that must choose, as far as *kingdom* (or ``NOBODY``) can see.

    While answers are secret, every other kingdom that was asked counts until all have answered; a kingdom
    knows whether it has answered itself.
    """
    if state.asked and state.phase in st.UNSEEN:
        own = 0 if kingdom == NOBODY else 1 << kingdom
        return state.polled & ~own | state.asked & own
    return state.asked


def border(state: State, kingdom: int) -> int:
    """§5 Areas that border a kingdom's own."""
    land = state.land[kingdom]
    return linked(land) & state.board & ~land


def independent(state: State) -> int:
    """§3.1 Areas without a castle."""
    return state.board & ~all_land(state)


def bordering(state: State, kingdom: int) -> int:
    """§5.3 Mask of the kingdoms that hold an area linked to the kingdom's own."""
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
    """§5.1.1 Areas that the kingdom may attack by action; areas of kingdoms barred to it are excluded."""
    land = state.land[kingdom]
    reach = border(state, kingdom) if land else 1 << state.capital[kingdom]
    banned = state.bans[kingdom]
    while banned:
        low = banned & -banned
        reach &= ~state.land[low.bit_length() - 1]
        banned ^= low
    return reach


def value(state: State, area: int) -> int:
    """Defensive value: the printed one, but 3 instead of 2 for the owner of Alcázares (M17)."""
    printed = DEFENCE[area]
    if printed == 2:
        owner = state.owner[area]
        if owner != NOBODY and owner == state.watch[cards.W_ALCAZARES]:
            return 3
    return printed


def of_value(state: State, defence: int) -> int:
    """Mask of the areas whose :func:`value` is *defence*."""
    areas = OF_DEFENCE[defence] if 0 <= defence <= MOST_DEFENCE else 0
    behind = state.watch[cards.W_ALCAZARES]
    if behind != NOBODY and defence in (2, 3):
        raised = OF_DEFENCE[2] & state.land[behind]
        return areas | raised if defence == 3 else areas & ~raised
    return areas


def of_total(state: State, defence: int) -> int:
    """§9.2 Mask of the areas whose total defence, value plus garrison, is *defence*."""
    garrison = state.garrison
    return of_value(state, defence) & ~garrison | of_value(state, defence - 1) & garrison


def open_castles(state: State, land: int) -> int:
    """Areas of *land*, a mask of areas with castles, that have no garrison."""
    return land & ~state.garrison


def all_land(state: State) -> int:
    """Areas with a castle of any kingdom; a plain sum works because no two kingdoms share an area."""
    return sum(state.land)


def with_cards(state: State, mask: int) -> int:
    """Those kingdoms of the mask that have cards in hand."""
    for kingdom in state.order:
        if not state.hands[kingdom]:
            mask &= ~(1 << kingdom)
    return mask
