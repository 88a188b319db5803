"""The box: a Spanish pack, of which suits are knights, riches and traps (§2.1, §2.2)."""

from __future__ import annotations

from typing import Final

RANKS: Final = 12
CARDS: Final = 48
"""Card ``suit * 12 + rank - 1``; the pack of 40 simply has no eights and nines."""

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

# Sides, and the knights of each (§2.1).
NOBODY: Final = -1
CHRISTIANS: Final = 0
MOORS: Final = 1
SIDE_MASKS: Final = (ESPADAS_MASK, BASTOS_MASK)
SIDE_NAMES: Final = ("cristianos", "moros")


def _suits(ranks: int) -> int:
    """The same ranks in all four suits."""
    return ranks | ranks << 12 | ranks << 24 | ranks << 36


ACES_MASK: Final = _suits(1) & ~COPAS_MASK
FIGURES_MASK: Final = _suits(0b111 << 9) & ~COPAS_MASK
PACK_48: Final = _suits(0xFFF)
PACK_40: Final = _suits(0xFFF & ~(0b11 << 7))


def lowest_ranks(pack: int, count: int) -> int:
    """The pack with only the lowest *count* of its ranks (for designers and tests).

    >>> [card_name(c) for c in range(CARDS) if lowest_ranks(PACK_40, 2) >> c & 1]
    ['1o', '2o', '1c', '2c', '1e', '2e', '1b', '2b']
    """
    ranks = pack & OROS_MASK
    kept = 0
    for rank in range(RANKS):
        if ranks >> rank & 1 and count > 0:
            kept |= 1 << rank
            count -= 1
    return _suits(kept)


def points_of(cards: int) -> int:
    """§2.2 An ace is worth 3 points, a figure 2, any other card 1; copas nothing.

    >>> points_of(1 << card("1o") | 1 << card("12e") | 1 << card("7b") | 1 << card("1c"))
    6
    """
    cards &= ~COPAS_MASK
    return cards.bit_count() + 2 * (cards & ACES_MASK).bit_count() + (cards & FIGURES_MASK).bit_count()


def card_name(number: int) -> str:
    """The card in notation.

    >>> card_name(24)
    '1e'
    """
    return f"{number % 12 + 1}{SUIT_LETTERS[number // 12]}"


def card(name: str) -> int:
    """The card that :func:`card_name` writes so.

    >>> card("12b")
    47
    """
    return SUIT_LETTERS.index(name[-1]) * RANKS + int(name[:-1]) - 1
