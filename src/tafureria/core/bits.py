"""Masks as hands: a set of cards is an int, card *c* is bit *c*."""

from __future__ import annotations


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
