"""What each Event may be aimed at (§5.4): by people, and by the automa (§9.5, §9.6).

The columns ``people``, ``bot`` and ``needs`` of ``cards.py`` name functions of this module; each returns
a mask of areas or of kingdoms (``needs``: a number, 0 if the card cannot be played).
"""

from __future__ import annotations

from typing import Final

from tafureria.core.rule import Rule
from tafureria.core.shapes import Card, Mask
from tafureria.games.taifa import actions, cards, rulebook
from tafureria.games.taifa import pieces as box
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
from tafureria.games.taifa.cards import EVENT_DICE
from tafureria.games.taifa.pieces import areas_in, linked
from tafureria.games.taifa.state import State

SURRENDER_BELOW: Final = 4
"""C08 takes areas with a defensive value lower than this."""


# --- areas -------------------------------------------------------------------------------------


def foreign(state: State, kingdom: int) -> Mask:
    """M21 Areas with a castle of another kingdom."""
    return all_land(state) & ~state.land[kingdom]


def next_to_independents(state: State, kingdom: int) -> Mask:
    """M10, C22 Areas of others that are linked to an independent one."""
    return foreign(state, kingdom) & linked(independent(state))


def next_door(state: State, kingdom: int) -> Mask:
    """M22, C12 Areas of others that border its own."""
    return foreign(state, kingdom) & border(state, kingdom)


def next_door_but_castile(state: State, kingdom: int) -> Mask:
    """C17 Areas of others, Castile excepted, that border its own."""
    return next_door(state, kingdom) & ~state.land[box.CASTILLA]


def about_to_surrender(state: State, kingdom: int) -> Mask:
    """C08 Bordering independents of defensive value 2 or 3."""
    out = 0
    for area in areas_in(border(state, kingdom) & independent(state)):
        if value(state, area) < SURRENDER_BELOW:
            out |= 1 << area
    return out


def own_open_castle(state: State, kingdom: int) -> Mask:
    """C16, and a bot's M20 and C21: its own castles without a garrison."""
    return open_castles(state, state.land[kingdom])


def any_open_castle(state: State, kingdom: int) -> Mask:
    """M20, C21 Anyone's castles without a garrison."""
    del kingdom
    return open_castles(state, all_land(state))


# --- kingdoms (``others``: M07, C10) -----------------------------------------------------------


def with_a_hand(state: State, kingdom: int) -> Mask:
    """M11, C18, M19 Others that have cards."""
    return with_cards(state, others(state, kingdom))


def bordering_muslims(state: State, kingdom: int) -> Mask:
    """C09 Muslim kingdoms that it borders."""
    return bordering(state, kingdom) & box.MUSLIMS


def other_christians(state: State, kingdom: int) -> Mask:
    """C14 The other Christian kingdoms."""
    return others(state, kingdom) & sum(1 << k for k in state.order if box.FAITH[k] == box.CHRISTIAN)


def muslims_with_a_hand(state: State, kingdom: int) -> Mask:
    """C20 The other Muslim kingdoms that have cards."""
    return with_a_hand(state, kingdom) & box.MUSLIMS


# --- the automa --------------------------------------------------------------------------------


def strongest(state: State, mask: Mask, below: int) -> Mask:
    """§9.2 Of the areas with a total defence lower than *below*, those with the greatest."""
    for defence in range(min(below - 1, box.MOST_DEFENCE + 1), -1, -1):
        found = mask & of_total(state, defence)
        if found:
            return found
    return 0


def on_routes(state: State, kingdom: int) -> Mask:
    """§9.6 M10, C22 Areas of others with a route of invasion."""
    return foreign(state, kingdom) & box.ROUTES & state.board


def foreign_and_weaker(state: State, kingdom: int) -> Mask:
    """§9.2 M21 The strongest areas of others that are weaker than the dice of the card."""
    return strongest(state, foreign(state, kingdom), EVENT_DICE[cards.REBELION])


def next_door_and_weaker(state: State, kingdom: int) -> Mask:
    """§9.2 M22 The strongest bordering areas of others that are weaker than the dice of the card."""
    return strongest(state, next_door(state, kingdom), EVENT_DICE[cards.CONSPIRACION])


def next_door_and_highest(state: State, kingdom: int) -> Mask:
    """C12 Bordering areas of others with the highest defensive value, garrisons ignored."""
    areas = areas_in(next_door(state, kingdom))
    best = max((value(state, area) for area in areas), default=0)
    return sum(1 << area for area in areas if value(state, area) == best)


def far_first(state: State, kingdom: int) -> Mask:
    """M07 The kingdoms that it does not border, or all others if it borders every one."""
    return others(state, kingdom) & ~bordering(state, kingdom) or others(state, kingdom)


def with_most_cards(state: State, kingdom: int) -> Mask:
    """M11, M19, C18 The others with the most cards."""
    mask = with_a_hand(state, kingdom)
    best = max((len(state.hands[k]) for k in state.order if mask >> k & 1), default=0)
    return sum(1 << k for k in state.order if mask >> k & 1 and len(state.hands[k]) == best)


def bordering_and_not_barred(state: State, kingdom: int) -> Mask:
    """C10 Bordering kingdoms that are not barred to it yet."""
    return bordering(state, kingdom) & ~state.bans[kingdom]


# --- what else a card needs --------------------------------------------------------------------


def drawable(state: State, deck: int) -> int:
    """How many cards can still be drawn from a deck, its discards included."""
    return len(state.decks[deck]) + len(state.discards[deck])


def responses_spent(state: State) -> list[Card]:
    """M13 Responses in either discard pile."""
    return [card for pile in state.discards for card in pile if cards.IS_RESPONSE[card]]


def spent_responses(state: State, kingdom: int) -> int:
    """M13 Number of Responses in the discards."""
    del kingdom
    return len(responses_spent(state))


def muslim_cards_left(state: State, kingdom: int) -> int:
    """M14 Number of Muslim cards that can still be drawn."""
    del kingdom
    return drawable(state, box.MUSLIM)


def christian_cards_left(state: State, kingdom: int) -> int:
    """C13 Number of Christian cards that can still be drawn."""
    del kingdom
    return drawable(state, box.CHRISTIAN)


def check_area(state: State, area: int) -> Rule | None:
    """The rule that aiming at the area breaks, or ``None`` if it is a candidate."""
    if area == actions.NO_AREA:
        return rulebook.WRONG_PHASE
    if not state.board >> area & 1:
        return rulebook.NOT_ON_THE_MAP
    return None if state.candidates >> area & 1 else rulebook.NOT_A_TARGET
