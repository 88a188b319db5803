"""The pack: Spanish cards, whose suits are knights, riches and traps (§2.1), and their points (§2.2).

Cards are ints, ``suit * 12 + rank - 1``; a set of cards is a mask. The pack of 40 has no eights and nines.
"""

from __future__ import annotations

from typing import Final

from tafureria.core.shapes import Card, Mask

RANKS: Final = 12
CARDS: Final = 48

OROS: Final = 0
COPAS: Final = 1
ESPADAS: Final = 2
BASTOS: Final = 3
SUIT_LETTERS: Final = "oceb"

OROS_MASK: Final = 0xFFF
COPAS_MASK: Final = 0xFFF << 12
ESPADAS_MASK: Final = 0xFFF << 24
BASTOS_MASK: Final = 0xFFF << 36
KNIGHTS_MASK: Final = ESPADAS_MASK | BASTOS_MASK
FIRST_COPA: Final = 12
FIRST_KNIGHT: Final = 24
FIRST_BASTO: Final = 36

NOBODY: Final = -1
"""No seat, and no side."""
CHRISTIANS: Final = 0
MOORS: Final = 1
SIDE_MASKS: Final = (ESPADAS_MASK, BASTOS_MASK)
"""§2.1 The knights of each side."""
SIDE_NAMES: Final = ("cristianos", "moros")


def _in_all_suits(ranks: int) -> int:
    """A mask of ranks, in each of the four suits."""
    return ranks | ranks << 12 | ranks << 24 | ranks << 36


ACES_MASK: Final = _in_all_suits(1) & ~COPAS_MASK
FIGURES_MASK: Final = _in_all_suits(0b111 << 9) & ~COPAS_MASK
PACK_48: Final = _in_all_suits(0xFFF)
PACK_40: Final = _in_all_suits(0xFFF & ~(0b11 << 7))


def _points_of_a_suit(ranks: int) -> int:
    return ranks.bit_count() + 2 * (ranks & 1) + (ranks >> 9).bit_count()


POINTS: Final = [_points_of_a_suit(ranks) for ranks in range(1 << RANKS)]
"""§2.2 The points of the cards of one suit other than copas, by their ranks. A table, since this is read in
every battle, and no way of counting bits is fast both compiled and not."""


def lowest_ranks(pack: Mask, count: int) -> Mask:
    """The cards of the *count* lowest ranks of the pack, in all suits (for designers and tests).

    >>> [card_name(c) for c in range(CARDS) if lowest_ranks(PACK_40, 2) >> c & 1]
    ['1o', '2o', '1c', '2c', '1e', '2e', '1b', '2b']
    """
    ranks = pack & OROS_MASK
    kept = 0
    for rank in range(RANKS):
        if ranks >> rank & 1 and count > 0:
            kept |= 1 << rank
            count -= 1
    return _in_all_suits(kept)


def points_of(cards: Mask) -> int:
    """§2.2 An ace is worth 3 points, a figure 2, any other card 1; copas nothing.

    >>> points_of(1 << card("1o") | 1 << card("12e") | 1 << card("7b") | 1 << card("1c"))
    6
    """
    return POINTS[cards & 0xFFF] + POINTS[cards >> 24 & 0xFFF] + POINTS[cards >> 36]


def card_name(number: Card) -> str:
    """The notation of a card.

    >>> card_name(24)
    '1e'
    """
    return f"{number % 12 + 1}{SUIT_LETTERS[number // 12]}"


def card(name: str) -> Card:
    """The card whose notation is *name*.

    >>> card("12b")
    47
    """
    return SUIT_LETTERS.index(name[-1]) * RANKS + int(name[:-1]) - 1


def side_of(knight: Card) -> int:
    """§2.1 Espadas are Christians, bastos Moors."""
    return MOORS if knight >= FIRST_BASTO else CHRISTIANS


def side_name(side: int) -> str:
    """``cristianos``, ``moros``, or empty for none."""
    return SIDE_NAMES[side] if side != NOBODY else ""


RANKS_IN: Final = tuple(tuple(bit for bit in range(RANKS) if ranks >> bit & 1) for ranks in range(1 << RANKS))
"""The bits in each mask of one suit: the lookup table of :func:`cards_of` and :func:`nth_card`."""


def cards_of(cards: Mask) -> list[Card]:
    """Cards of a mask, lowest first: like ``bits.cards_in``, but with a lookup table, for the hottest paths.

    >>> cards_of(1 << 3 | 1 << 26)
    [3, 26]
    """
    out = list(RANKS_IN[cards & 0xFFF])  # literals, since constants would be looked up by name each time
    cards >>= 12
    first = 12
    while cards:
        for bit in RANKS_IN[cards & 0xFFF]:
            out.append(first + bit)  # noqa: PERF401 - a comprehension would cost a frame here
        cards >>= 12
        first += 12
    return out


def nth_card(cards: Mask, n: int) -> Card:
    """The *n*-th lowest card of a mask, from 0: like ``bits.nth``, but with a lookup table.

    >>> nth_card(1 << 3 | 1 << 26, 1)
    26
    """
    first = 0
    while True:
        bits = RANKS_IN[cards & 0xFFF]
        if n < len(bits):
            return first + bits[n]
        n -= len(bits)
        cards >>= 12
        first += 12
