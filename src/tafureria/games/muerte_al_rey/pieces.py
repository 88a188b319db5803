"""The box: 48 Spanish cards, identity cards, and the secret deck of each side (§2.1).

A card is ``suit * 12 + rank - 1``. A *place* is an identity card: place ``2 * k`` is the ``k + 1`` of
espadas and ``2 * k + 1`` the ``k + 1`` of bastos, so that places in ascending order are the turn order
of §2.3 and the side of a place is its parity.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from tafureria.core.shapes import Card

Place: TypeAlias = int
"""An identity card by its place in the order of play, from 0."""
Side: TypeAlias = int
"""0 espadas, 1 bastos."""

RANKS: Final = 12
CARDS: Final = 48
OROS: Final = 0
COPAS: Final = 1
ESPADAS: Final = 2
BASTOS: Final = 3
SUITS: Final = "oceb"
SOTA: Final = 10
CABALLO: Final = 11
REY: Final = 12

PLACES: Final = 16
"""Maximum number of identity cards of a game, and so of players."""
SIDE_NAMES: Final = ("espadas", "bastos")
SIDE_MASK: Final = (0x5555, 0xAAAA)
"""Mask of the places of each side."""


def card(suit: int, rank: int) -> Card:
    """The card of a suit and a rank from 1 to 12.

    >>> notation(card(OROS, REY))
    '12o'
    """
    return suit * RANKS + rank - 1


def rank_of(card: Card) -> int:
    """The number of a card, 1 to 12."""
    return card % RANKS + 1


def notation(card: Card) -> str:
    """A card as records write it: ``"7e"``, ``"12o"``."""
    return f"{card % RANKS + 1}{SUITS[card // RANKS]}"


KINGS: Final = (card(OROS, REY), card(COPAS, REY))
"""§2.1.2 The only kings that count: oros for the espadas side, copas for the bastos side."""
KING_BITS: Final = (1 << KINGS[0], 1 << KINGS[1])

RICHES: Final = (OROS, COPAS)
"""§2.1 The suit of each side's riches."""
ARMS: Final = (ESPADAS, BASTOS)
"""The suit of each side's arms, which is also that of its identity cards."""

FILLERS: Final[dict[int, tuple[tuple[int, ...], tuple[int, ...]]]] = {
    2: ((3,), ()),
    3: ((4, 5), ()),
    4: ((5, 6, 7), ()),
    5: ((6, 7, SOTA, CABALLO), ()),
    6: ((SOTA, CABALLO), (7, SOTA, CABALLO)),
    7: ((8, 9, SOTA, CABALLO), (8, 9)),
    8: ((9, SOTA, CABALLO), (9, SOTA, CABALLO, REY)),
}
"""§2.1.2 By number of companions on a side: the ranks of its riches suit, then of its arms suit, that fill
the secret deck up to two cards a player. 3 to 6 companions use 40 cards, 7 and 8 use 48; 2 is for the lab."""


def secret_deck(companions: int, side: Side, size: int) -> list[Card]:
    """§2.1.2, §2.1.3 The secret deck of a side: the king, then 1 to *companions*, then the fillers.

    :param size: number of cards to keep from the front: twice the companions, or fewer with lab options.

    >>> [notation(c) for c in secret_deck(3, 0, 6)]
    ['12o', '1o', '2o', '3o', '4o', '5o']
    """
    riches, arms = FILLERS[companions]
    cards = [KINGS[side]]
    cards += [card(RICHES[side], rank) for rank in range(1, companions + 1)]
    cards += [card(RICHES[side], rank) for rank in riches]
    cards += [card(ARMS[side], rank) for rank in arms]
    return cards[:size]


def identity(place: Place) -> Card:
    """The identity card of a place.

    >>> [notation(identity(place)) for place in range(4)]
    ['1e', '1b', '2e', '2b']
    """
    return card(ARMS[place & 1], (place >> 1) + 1)


def place_of(identity: Card) -> Place:
    """The place of an identity card."""
    return (identity % RANKS) * 2 + (identity // RANKS - ESPADAS)


def number_of(place: Place) -> int:
    """The number on the identity card of a place."""
    return (place >> 1) + 1
