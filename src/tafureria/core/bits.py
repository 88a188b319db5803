"""Masks as hands: a set of cards is an int, card *c* is bit *c*."""

from __future__ import annotations

from typing import Final

AT_ONCE: Final = 10
"""Bits that a table of :func:`listing` reads at once."""


def cards_in(mask: int) -> list[int]:
    """Cards of a mask, lowest first.

    >>> cards_in(0b1010)
    [1, 3]
    """
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out


def mask_of(cards: list[int]) -> int:
    """The mask of distinct cards.

    >>> mask_of([1, 3])
    10
    """
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def nth(mask: int, n: int) -> int:
    """The *n*-th lowest card of a mask, from 0.

    >>> nth(0b11010, 2)
    4
    """
    while n:
        mask &= mask - 1
        n -= 1
    return (mask & -mask).bit_length() - 1


def listing(bits: int, first: int) -> list[list[list[int]]]:
    """Tables with which :func:`listed` reads masks of so many bits, of which the lowest counts as *first*."""
    return [
        [[low + card for card in cards_in(part)] for part in range(1 << AT_ONCE)]
        for low in range(first, first + bits, AT_ONCE)
    ]


def listed(mask: int, tables: list[list[list[int]]]) -> list[int]:
    """Cards of a mask, lowest first: quicker than :func:`cards_in` where there are many of them.

    >>> listed(1 << 3 | 1 << 19, listing(20, first=100))
    [103, 119]
    """
    out: list[int] = []
    for table in tables:
        out += table[mask & (1 << AT_ONCE) - 1]
        mask >>= AT_ONCE
    return out
