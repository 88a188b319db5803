"""What the learned value is told of every kingdom: its land, its cards, and what lies around it.

It is asked where a round begins, of imagined worlds, so it may look at every hand.
"""

from __future__ import annotations

from typing import Any, Final

from tafureria.core.value import Side
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.cards import DESIGNS, STRENGTH
from tafureria.games.taifa.pieces import OF_DEFENCE, linked
from tafureria.games.taifa.state import State

COUNTS: Final = (
    "castles",
    "eleven castles or more",
    "twelve castles",
    "bonus",
    "garrisons",
    "independent areas around",
    "areas of others around",
    "defence of all areas",
    "cards",
    "permanents",
    "automa",
    "strength of deployed Troops",
    "deployed Responses",
    "strength of the Troops of all neighbours",
    "cards of all neighbours",
)
"""The features of a kingdom that are amounts; the others tell which kingdom, place, turn and cards it has."""
KINGDOM: Final = len(COUNTS)
PLACE: Final = KINGDOM + box.KINGDOMS
"""How many rounds from now it acts."""
LEFT: Final = PLACE + len(box.ORDER)
"""Turns after this one."""
PASSES: Final = LEFT + 3
CARD: Final = PASSES + len(box.ORDER)
FEATURES: Final = CARD + DESIGNS
"""Number of features of a kingdom."""
TABLES: Final[list[tuple[dict[str, Any], int]]] = [
    *[({}, 6)] * 8,
    *[({}, seats) for seats in (1, 2, 3, 4, 5)],
    ({"cid": True}, 1),
]
"""Options and seats of the games from which it is learned, in turn: most of them without automata."""


def due(state: State) -> bool:
    """Whether a round begins now."""
    return state.phase == st.ROUND and bool(state.asked) and state.chance == st.NO_CHANCE and not state.ending


def sides(state: State) -> list[Side]:
    """The features of every kingdom, in order of play."""
    order, at = state.order, state.place[state.active]
    left = min(2, max(0, state.turns - state.turn))
    passes = min(len(order) - 1, state.passes)
    taken = 0
    strengths: list[int] = []
    for kingdom in order:
        taken |= state.land[kingdom]
        strength = 0
        for card in state.hands[kingdom]:
            strength += STRENGTH[card]
        for card in state.army[kingdom]:
            strength += STRENGTH[card]
        strengths.append(strength)
    out: list[Side] = []
    for kingdom in order:
        land, hand = state.land[kingdom], state.hands[kingdom]
        castles = land.bit_count()
        around = linked(land) & state.board & ~land
        defence = 0
        for value in range(1, len(OF_DEFENCE)):
            defence += value * (land & OF_DEFENCE[value]).bit_count()
        strength = cards = army = 0
        for place, other in enumerate(order):
            if around & state.land[other]:
                strength += strengths[place]
                cards += len(state.hands[other])
        for card in state.army[kingdom]:
            army += STRENGTH[card]
        counts = [
            castles,
            int(castles >= box.CASTLES - 2),
            int(castles >= box.CASTLES - 1),
            state.bonus[kingdom],
            (state.garrison & land).bit_count(),
            (around & ~taken).bit_count(),
            (around & taken).bit_count(),
            defence,
            len(hand),
            len(state.permanents[kingdom]),
            int(state.seat_of[kingdom] == box.NOBODY),
            army,
            len(state.posted[kingdom]),
            strength,
            cards,
        ]
        side: Side = []
        for number, count in enumerate(counts):
            if count:
                side.append((number, float(count)))
        side.append((KINGDOM + kingdom, 1.0))
        side.append((PLACE + (state.place[kingdom] - at) % len(order), 1.0))
        side.append((LEFT + left, 1.0))
        side.append((PASSES + passes, 1.0))
        for card in hand:
            side.append((CARD + card, 1.0))
        out.append(side)
    return out


def won(state: State) -> list[float]:
    """The share of the victory of every kingdom at the end, in order of play.

    When El Cid loses (§10.3) nobody wins; here the Almorávides do.
    """
    winners = state.winners or 1 << box.ALMORAVIDES
    share = 1 / winners.bit_count()
    return [share if winners >> kingdom & 1 else 0.0 for kingdom in state.order]
