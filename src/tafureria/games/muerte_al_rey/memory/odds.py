"""Exact counts of the pasts that put a card in a place, from what one seat knows of one side.

A *picture* says for each place which cards are known to be there; its other cards are unknown and may be any
of the cards never seen. An unseen exchange splits a picture by which cards moved; the weights of equal
pictures add up. Weights are integers: the number of (deal, choices) that lead to a picture.
"""

from __future__ import annotations

from typing import Final

from tafureria.core.bits import cards_in
from tafureria.games.muerte_al_rey.memory.past import DROPS, SHOWS, SWAPS, Step
from tafureria.games.muerte_al_rey.state import NONE

MOST: Final = 1500
"""Maximum number of pictures; beyond it the least likely are forgotten and the count is no longer exact."""

Picture = tuple[int, ...]


class Odds:
    """The pictures of one side. Steps name places by number, pictures by index among the side's places."""

    __slots__ = ("exact", "pictures", "pool", "side", "sizes")

    def __init__(self, side: int, deck: list[int], sizes: list[int]) -> None:
        self.side = side
        self.sizes = sizes
        """Number of cards at each place of the side now."""
        self.pool = 0
        """Mask of the cards never seen."""
        for card in deck:
            self.pool |= 1 << card
        self.pictures: dict[Picture, int] = {(0,) * len(sizes): 1}
        self.exact = True

    def hear(self, step: Step) -> None:
        """Update the pictures with one step."""
        where = step.place >> 1
        if step.kind == SHOWS:
            self._shows(where, step.mask)
        elif step.kind == SWAPS:
            self._swaps(where, step.other >> 1, step.card, step.other_card)
        else:
            self._holds(where, step.card)
            if step.kind == DROPS:
                self._drops(where, step.card)
        self._forget()

    def weigh(self, place: int, card: int, here: int, elsewhere: int) -> None:
        """Multiply the weights of pictures by whether the card is at a place now; they are then no counts."""
        bit, where = 1 << card, place >> 1
        if self.pool & bit:
            split: dict[Picture, int] = {}
            for picture, weight in self.pictures.items():
                for index, known in enumerate(picture):
                    if ways := self.sizes[index] - known.bit_count():
                        key = (*picture[:index], known | bit, *picture[index + 1 :])
                        split[key] = split.get(key, 0) + weight * ways
            self.pool &= ~bit
            self._keep(split)
        self.pictures = {
            picture: weight * (here if picture[where] & bit else elsewhere)
            for picture, weight in self.pictures.items()
        }
        self._forget()

    def _forget(self) -> None:
        """Forget the least likely pictures, if there are too many."""
        if len(self.pictures) > MOST:
            self.exact = False
            best = sorted(self.pictures.items(), key=lambda item: (-item[1], item[0]))[: MOST // 2]
            self.pictures = dict(best)

    def _shows(self, where: int, mask: int) -> None:
        fresh = mask & self.pool
        count = fresh.bit_count()
        ways = 1
        for k in range(2, count + 1):
            ways *= k
        new: dict[Picture, int] = {}
        for picture, weight in self.pictures.items():
            known = picture[where]
            if known & ~mask or known.bit_count() + count != self.sizes[where]:
                continue
            key = (*picture[:where], mask, *picture[where + 1 :])
            new[key] = new.get(key, 0) + weight * ways
        self.pool &= ~mask
        self._keep(new)

    def _holds(self, where: int, card: int) -> None:
        bit = 1 << card
        new: dict[Picture, int] = {}
        for picture, weight in self.pictures.items():
            known = picture[where]
            ways = 1
            if self.pool & bit:
                ways = self.sizes[where] - known.bit_count()
            elif not known & bit:
                ways = 0
            if ways:
                key = (*picture[:where], known | bit, *picture[where + 1 :])
                new[key] = new.get(key, 0) + weight * ways
        self.pool &= ~bit
        self._keep(new)

    def _drops(self, where: int, card: int) -> None:
        bit = 1 << card
        self.sizes[where] -= 1
        self.pictures = {
            (*picture[:where], picture[where] & ~bit, *picture[where + 1 :]): weight
            for picture, weight in self.pictures.items()
        }

    def _swaps(self, a: int, b: int, card: int, other_card: int) -> None:
        if card != NONE:
            self._holds(a, card)
        if other_card != NONE:
            self._holds(b, other_card)
        new: dict[Picture, int] = {}
        for picture, weight in self.pictures.items():
            first = self._gifts(picture[a], self.sizes[a], card)
            second = self._gifts(picture[b], self.sizes[b], other_card)
            for gift, ways in first:
                for other, other_ways in second:
                    places = list(picture)
                    places[a] = places[a] & ~gift | other
                    places[b] = places[b] & ~other | gift
                    key = tuple(places)
                    new[key] = new.get(key, 0) + weight * ways * other_ways
        self._keep(new)

    def _gifts(self, known: int, size: int, seen: int) -> list[tuple[int, int]]:
        """What can be handed over: (bit of a known card, or 0 for an unknown one; number of ways)."""
        if seen != NONE:
            return [(1 << seen, 1)]
        gifts = [(1 << card, 1) for card in cards_in(known)]
        unknown = size - known.bit_count()
        return [*gifts, (0, unknown)] if unknown else gifts

    def _keep(self, new: dict[Picture, int]) -> None:
        """Keep the pictures that still fit. If forgetting has left none, everything seen is forgotten."""
        if new:
            self.pictures = new
            return
        self.exact = False
        for picture in self.pictures:
            for known in picture:
                self.pool |= known
        self.pictures = {(0,) * len(self.sizes): 1}

    # --- asking -------------------------------------------------------------------------------

    @property
    def worlds(self) -> int:
        """Number of pasts that agree with all steps, while :attr:`exact`."""
        arrangements = 1
        for k in range(2, self.pool.bit_count() + 1):
            arrangements *= k
        return sum(self.pictures.values()) * arrangements

    def where(self, card: int) -> list[float]:
        """Probability that the card is at each place of the side, by index (place // 2)."""
        bit = 1 << card
        out = [0.0] * len(self.sizes)
        total = sum(self.pictures.values())
        unseen = self.pool.bit_count()
        for picture, weight in self.pictures.items():
            for index, known in enumerate(picture):
                if self.pool & bit:
                    out[index] += weight * (self.sizes[index] - known.bit_count()) / unseen
                elif known & bit:
                    out[index] += weight
        return [weight / total for weight in out]

    def known(self, place: int) -> int:
        """Mask of the cards that are certainly at a place."""
        mask = -1
        for picture in self.pictures:
            mask &= picture[place >> 1]
        return mask
