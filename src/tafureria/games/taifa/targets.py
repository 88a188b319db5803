"""What each Event may be aimed at (§5.4): by people, and by the automa (§9.5, §9.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafureria.games.taifa.board import (
    all_land,
    border,
    bordering,
    independent,
    of_total,
    open_castles,
    others,
    value,
    with_cards,
)
from tafureria.games.taifa.pieces import (
    ALIANZA,
    CAMPANA_C,
    CAMPANA_CID,
    CAMPANA_M,
    CASTILLA,
    COMERCIO,
    CONSPIRACION,
    DESIGNS,
    EVENT_DICE,
    FAITH,
    JUICIO,
    MERCENARIOS,
    MOST_DEFENCE,
    MOZARABES,
    MURALLAS_C,
    MURALLAS_M,
    MUSLIM,
    MUSLIMS,
    ORDENES,
    RAZZIA_C,
    RAZZIA_M,
    REBELION,
    RENDICION,
    REPOBLACION,
    RESPONSE,
    ROUTES,
    SEDUCCION,
    SUCESION_C,
    SUCESION_M,
    TREGUA,
    areas_in,
    faith_of,
    linked,
)
from tafureria.games.taifa.state import State

NOTHING: Final = 0
AREA: Final = 1
KINGDOM: Final = 2
KIND: Final = [NOTHING] * DESIGNS
"""What the card is aimed at."""
for _card in (CAMPANA_M, CAMPANA_C, REBELION, CONSPIRACION, RENDICION, JUICIO, REPOBLACION, CAMPANA_CID):
    KIND[_card] = AREA
for _card in (MURALLAS_M, MURALLAS_C):
    KIND[_card] = AREA
for _card in (COMERCIO, RAZZIA_M, RAZZIA_C, SEDUCCION, ORDENES, TREGUA, ALIANZA, MOZARABES):
    KIND[_card] = KINGDOM
OPTIONAL: Final = (ORDENES, REPOBLACION)
"""May be laid without a target: their effect comes again at each Discard action."""
SURRENDER_BELOW: Final = 4
"""C08 takes areas of a lower defensive value."""


def kind_of(state: State, card: int) -> int:
    """Area, kingdom or nothing; C17 has no target in the scenario."""
    return NOTHING if state.cid and card == CAMPANA_CID else KIND[card]


def foreign(state: State, kingdom: int) -> int:
    """Areas with a castle of another kingdom."""
    return all_land(state) & ~state.land[kingdom]


def christians(state: State) -> int:
    """Mask of the Christian kingdoms in play."""
    return sum(1 << k for k in state.order if FAITH[k] != MUSLIM)


def drawable(state: State, deck: int) -> int:
    """How many cards can still be drawn from a deck, its discards included."""
    return len(state.deck[deck]) + len(state.discard[deck])


def spent_responses(state: State) -> list[int]:
    """M13 Responses in either discard pile."""
    return [card for pile in state.discard for card in pile if RESPONSE[card]]


# --- people ------------------------------------------------------------------------------------


def _linked_to_independents(state: State, kingdom: int) -> int:
    """M10, C22."""
    return foreign(state, kingdom) & linked(independent(state))


def _next_door(state: State, kingdom: int) -> int:
    """M22, C12 Areas of others that border its own."""
    return foreign(state, kingdom) & border(state, kingdom)


def _next_door_but_castile(state: State, kingdom: int) -> int:
    """C17."""
    return _next_door(state, kingdom) & ~state.land[CASTILLA]


def _surrendering(state: State, kingdom: int) -> int:
    """C08 Bordering independents of defensive value 2 or 3."""
    out = 0
    for area in areas_in(border(state, kingdom) & independent(state)):
        if value(state, area) < SURRENDER_BELOW:
            out |= 1 << area
    return out


def _own_open(state: State, kingdom: int) -> int:
    """C16 Own castles without a garrison."""
    return open_castles(state, state.land[kingdom])


def _all_open(state: State, kingdom: int) -> int:
    """M20, C21 Anyone's castles without a garrison."""
    del kingdom
    return open_castles(state, all_land(state))


def _others_with_cards(state: State, kingdom: int) -> int:
    """M11, C18, M19."""
    return with_cards(state, others(state, kingdom))


def _bordering_muslims(state: State, kingdom: int) -> int:
    """C09."""
    return bordering(state, kingdom) & MUSLIMS


def _other_christians(state: State, kingdom: int) -> int:
    """C14."""
    return others(state, kingdom) & christians(state)


def _muslims_with_cards(state: State, kingdom: int) -> int:
    """C20."""
    return _others_with_cards(state, kingdom) & MUSLIMS


FOR_PEOPLE: Final[dict[int, Callable[[State, int], int]]] = {
    CAMPANA_M: _linked_to_independents,
    CAMPANA_C: _linked_to_independents,
    REBELION: foreign,
    CONSPIRACION: _next_door,
    JUICIO: _next_door,
    RENDICION: _surrendering,
    CAMPANA_CID: _next_door_but_castile,
    REPOBLACION: _own_open,
    MURALLAS_M: _all_open,
    MURALLAS_C: _all_open,
    COMERCIO: others,
    TREGUA: others,
    RAZZIA_M: _others_with_cards,
    RAZZIA_C: _others_with_cards,
    SEDUCCION: _others_with_cards,
    ORDENES: _bordering_muslims,
    ALIANZA: _other_christians,
    MOZARABES: _muslims_with_cards,
}


def for_people(state: State, kingdom: int, card: int) -> int:
    """Mask of the areas or kingdoms that a person may aim the card at."""
    return FOR_PEOPLE[card](state, kingdom)


def is_playable(state: State, kingdom: int, card: int) -> bool:
    """A person may not play a one-shot Event without a legal target."""
    if kind_of(state, card) != NOTHING:
        return card in OPTIONAL or for_people(state, kingdom, card) != 0
    if card == MERCENARIOS:
        return bool(spent_responses(state))
    if card in (SUCESION_M, SUCESION_C):
        return drawable(state, faith_of(card)) > 0
    return True


# --- the automa --------------------------------------------------------------------------------


def strongest(state: State, mask: int, below: int) -> int:
    """§9.2 Of the areas with a total defence below the strength, those with the greatest."""
    for defence in range(min(below - 1, MOST_DEFENCE + 1), -1, -1):
        found = mask & of_total(state, defence)
        if found:
            return found
    return 0


def _highest_value(state: State, mask: int) -> int:
    """C12 The highest defensive value, garrison ignored."""
    areas = areas_in(mask)
    best = max((value(state, area) for area in areas), default=0)
    return sum(1 << area for area in areas if value(state, area) == best)


def _most_cards(state: State, mask: int) -> int:
    """M11, M19, C18 The kingdoms that hold most cards."""
    best = max((len(state.hand[k]) for k in state.order if mask >> k & 1), default=0)
    return sum(1 << k for k in state.order if mask >> k & 1 and len(state.hand[k]) == best)


def for_automa(state: State, kingdom: int, card: int) -> int:
    """Mask of the candidates of an automa, among which the die of §9.5 chooses."""
    if card in (CAMPANA_M, CAMPANA_C):
        return foreign(state, kingdom) & ROUTES & state.board
    if card == REBELION:
        return strongest(state, foreign(state, kingdom), EVENT_DICE[card])
    if card == CONSPIRACION:
        return strongest(state, foreign(state, kingdom) & border(state, kingdom), EVENT_DICE[card])
    if card == JUICIO:
        return _highest_value(state, for_people(state, kingdom, card))
    if card in (MURALLAS_M, MURALLAS_C):
        return open_castles(state, state.land[kingdom])
    if card == COMERCIO:
        far = others(state, kingdom) & ~bordering(state, kingdom)
        return far or others(state, kingdom)
    if card in (RAZZIA_M, RAZZIA_C, SEDUCCION):
        return _most_cards(state, for_people(state, kingdom, card))
    if card == TREGUA:
        return bordering(state, kingdom) & ~state.bans[kingdom]
    if card == MOZARABES:
        return 0
    return for_people(state, kingdom, card)
