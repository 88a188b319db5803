"""Deals for a story so unlikely that no random deal fits it: conditions are given up until one does.

In this order, each only when the ones before it were not enough:

1. how likely a deal is: any deal that is possible will do;
2. the hands that were thrown away, the oldest first;
3. in which round each card came.

The real deal meets all conditions, so it is never excluded. What is known of a hand now is never given up.
"""

from __future__ import annotations

from typing import Final

from tafureria.core.chance import Source
from tafureria.games.moros_y_cristianos.memory.guesses import (
    COLUMNS,
    SUIT_MASKS,
    SUIT_OF_COLUMN,
    SUITS,
    Guess,
    Hand,
    Room,
    counts_of,
    row_of,
)

NODES: Final = 4000
"""Guesses that one search tries before it gives up."""
LOOKED_AT: Final = 1000
"""How many of the guesses about a thrown hand are looked at."""
DEALS: Final = 60
"""Deals that are tried, all in all, before every thrown hand has been given up."""


class Search:
    """A search for guesses, one for each seat, that can be dealt together: in random order, but complete."""

    def __init__(self, deck: int, unseen: dict[int, Hand], seen: dict[int, int], source: Source) -> None:
        self.hands = sorted(unseen.items(), key=lambda item: len(item[1].guesses))
        self.rounds = sorted({round_ for hand in unseen.values() for round_ in hand.rounds})
        self.room: Room = {
            round_: [(deck & ~seen[round_] & mask).bit_count() for mask in SUIT_MASKS]
            for round_ in self.rounds
        }
        self.source = source
        self.failed: set[tuple[int, ...]] = set()
        """Places with no way on: how many seats have a guess, and the room that is left."""
        self.left = 0

    def find(self, nodes: int) -> dict[int, Guess] | None:
        """A guess for each seat; ``None`` if there are none, or none was found within *nodes* guesses.

        :param nodes: -1 for a search that goes on to the end.
        """
        self.left = nodes
        chosen: dict[int, Guess] = {}
        return chosen if self._go_on(0, self.room, chosen) else None

    def _go_on(self, number: int, room: Room, chosen: dict[int, Guess]) -> bool:
        if number == len(self.hands):
            return True
        key = (number, *(left for lefts in room.values() for left in lefts))
        if key in self.failed:
            return False
        seat, hand = self.hands[number]
        guesses = list(hand.guesses)
        for taken in range(len(guesses)):
            if self.left == 0:
                return False
            self.left -= 1
            place = taken + self.source.below(len(guesses) - taken)
            guesses[taken], guesses[place] = guesses[place], guesses[taken]
            less = self._without(room, hand, guesses[taken])
            if less is not None and self._go_on(number + 1, less, chosen):
                chosen[seat] = guesses[taken]
                return True
        self.failed.add(key)
        return False

    def _without(self, room: Room, hand: Hand, guess: Guess) -> Room | None:
        """The room that the guess leaves, ``None`` if it has too little; older cards could come later too."""
        less: Room = {}
        used = [0, 0, 0, 0]
        index = 0
        for round_ in self.rounds:
            if index < len(hand.rounds) and hand.rounds[index] == round_:
                for column, count in enumerate(counts_of(guess, index)):
                    used[SUIT_OF_COLUMN[column]] += count
                index += 1
            less[round_] = [left - gone for left, gone in zip(room[round_], used, strict=True)]
            if min(less[round_]) < 0:
                return None
        return less


def may_have_been(guesses: list[Guess], masks: list[int], taken: int, source: Source) -> bool:
    """Whether one of the guesses about a thrown hand can be dealt beside the cards that others held.

    The cards that its older rows can have held are among those of its later rows, so counting is enough. Of
    many guesses only some are looked at, any of them.
    """
    rooms = [[(mask & ~taken & suit).bit_count() for suit in SUIT_MASKS] for mask in masks]
    first = source.below(len(guesses))
    for number in range(first, first + min(len(guesses), LOOKED_AT)):
        guess = guesses[number % len(guesses)]
        used = [0, 0, 0, 0]
        for index, room in enumerate(rooms):
            row = counts_of(guess, index)
            used = [used[suit] + row[suit] for suit in SUITS]
            if any(used[suit] > room[suit] for suit in SUITS):
                break
        else:
            return True
    return False


def without_rounds(unseen: dict[int, Hand], newest: int) -> dict[int, Hand]:
    """The same hands, as if all of their cards had come in the newest round."""
    found: dict[int, Hand] = {}
    for seat, hand in unseen.items():
        plain = Hand()
        plain.rounds = [newest]
        plain.guesses = {_sum(guess, len(hand.rounds)): 1 for guess in hand.guesses}
        found[seat] = plain
    return found


def _sum(guess: Guess, rows: int) -> Guess:
    """The guess with all its rows added up into one."""
    counts = [0] * COLUMNS
    for index in range(rows):
        for column, count in enumerate(counts_of(guess, index)):
            counts[column] += count
    return row_of(*counts)
