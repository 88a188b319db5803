"""What each Event may be aimed at (§5.4): by people, and by the automa (§9.5, §9.6)."""

from __future__ import annotations

from typing import Final

from tafureria.games.taifa.board import (
    all_land,
    border,
    bordering,
    independent,
    open_castles,
    others,
    total,
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


def for_people(state: State, kingdom: int, card: int) -> int:
    """Mask of the areas or kingdoms that a person may aim the card at."""
    if card in (CAMPANA_M, CAMPANA_C):
        return foreign(state, kingdom) & linked(independent(state))
    if card == REBELION:
        return foreign(state, kingdom)
    if card in (CONSPIRACION, JUICIO):
        return foreign(state, kingdom) & border(state, kingdom)
    if card == RENDICION:
        return _surrendering(state, kingdom)
    if card == CAMPANA_CID:
        return foreign(state, kingdom) & border(state, kingdom) & ~state.land[CASTILLA]
    if card == REPOBLACION:
        return open_castles(state, state.land[kingdom])
    if card in (MURALLAS_M, MURALLAS_C):
        return open_castles(state, all_land(state))
    if card in (COMERCIO, TREGUA):
        return others(state, kingdom)
    if card in (RAZZIA_M, RAZZIA_C, SEDUCCION):
        return with_cards(state, others(state, kingdom))
    if card == ORDENES:
        return bordering(state, kingdom) & MUSLIMS
    if card == ALIANZA:
        return others(state, kingdom) & christians(state)
    return with_cards(state, others(state, kingdom) & MUSLIMS)  # MOZARABES


def _surrendering(state: State, kingdom: int) -> int:
    """C08 Bordering independents of defensive value 2 or 3."""
    out = 0
    for area in areas_in(border(state, kingdom) & independent(state)):
        if value(state, area) < SURRENDER_BELOW:
            out |= 1 << area
    return out


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
    best, out = 0, 0
    for area in areas_in(mask):
        defence = total(state, area)
        if defence >= below or defence < best:
            continue
        if defence > best:
            best, out = defence, 0
        out |= 1 << area
    return out


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
