"""Masks: sets of small ints, such as the cards of a hand, as one int in which bit *c* stands for card *c*."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafureria.core.shapes import Card, Mask

AT_ONCE: Final = 10
"""Number of bits that :func:`listed` looks up at a time."""


def cards_in(mask: Mask) -> list[Card]:
    """The cards of a mask, lowest first.

    >>> cards_in(0b1010)
    [1, 3]
    """
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out


def count_of(mask: Mask) -> int:
    """The number of cards in a mask of at most 62 bits; compiled, many times as fast as ``int.bit_count``.

    >>> count_of(0b1011), count_of((1 << 62) - 1)
    (3, 62)
    """
    x = i64(mask)
    x -= x >> 1 & 0x5555555555555555
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333)
    x = x + (x >> 4) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return int(x & 0x7F)


def mask_of(cards: list[Card]) -> Mask:
    """The mask of distinct cards.

    >>> mask_of([1, 3])
    10
    """
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def nth(mask: Mask, n: int) -> Card:
    """The *n*-th lowest card of a mask, counted from 0.

    >>> nth(0b11010, 2)
    4
    """
    while n:
        mask &= mask - 1
        n -= 1
    return (mask & -mask).bit_length() - 1


def listing(bits: int, first: int) -> list[list[list[int]]]:
    """Lookup tables for :func:`listed`, for masks of *bits* bits whose lowest bit stands for *first*."""
    return [
        [[low + card for card in cards_in(part)] for part in range(1 << AT_ONCE)]
        for low in range(first, first + bits, AT_ONCE)
    ]


def listed(mask: Mask, tables: list[list[list[Card]]]) -> list[Card]:
    """The cards of a mask, lowest first; faster than :func:`cards_in` for masks of many cards.

    >>> listed(1 << 3 | 1 << 19, listing(20, first=100))
    [103, 119]
    """
    out: list[int] = []
    for table in tables:
        out += table[mask & (1 << AT_ONCE) - 1]
        mask >>= AT_ONCE
    return out
