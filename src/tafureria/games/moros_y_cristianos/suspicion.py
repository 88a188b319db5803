"""What may be in a hand that one does not see: how many cards of each suit, by the round they came in.

All that is learnt about hidden cards is learnt by suit (a forced turn shows no knight, a treasure so
many oros and copas) or by elimination (a card kept since round 3 is none that lay open since). So a
hand is a set of *guesses*; a guess has a row for each round that cards came in, and a row counts oros,
copas, espadas and bastos in the hand, then oros and copas in the treasure. With each guess stands the
number of ways to have come to it.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from tafureria.core.chance import Source
from tafureria.games.moros_y_cristianos.pieces import COPAS, OROS, RANKS

Row = tuple[int, ...]
Guess = tuple[Row, ...]
Room = dict[int, list[int]]
"""By round, and by suit: cards that can have come in that round."""

SUITS: Final = (0, 1, 2, 3)
CHEST: Final = 4
"""First column of the treasure: oros, then copas."""
SUIT_OF_COLUMN: Final = (0, 1, 2, 3, 0, 1)
MOST: Final = 13


def _pascal() -> tuple[tuple[int, ...], ...]:
    rows = [[1] + [0] * MOST]
    for _ in range(MOST):
        last = rows[-1]
        rows.append([1, *(last[k] + last[k + 1] for k in range(MOST))])
    return tuple(tuple(row) for row in rows)


WAYS: Final = _pascal()
"""``WAYS[n][k]``: ways to choose k of n cards."""


def _rows_of(count: int) -> list[Row]:
    """Every way that so many cards can be made up of four suits."""
    return [
        (o, c, e, count - o - c - e, 0, 0)
        for o in range(count + 1)
        for c in range(count + 1 - o)
        for e in range(count + 1 - o - c)
    ]


class Hand:
    """The unseen cards of one seat."""

    __slots__ = ("drawn", "guesses", "heights", "rounds", "size", "weighed", "weights")

    def __init__(self) -> None:
        self.rounds: list[int] = []
        """Round in which the cards of each row came, ascending."""
        self.guesses: dict[Guess, int] = {(): 1}
        self.drawn = 0
        """Cards of the newest row that the guesses do not show yet."""
        self.size = 0
        """Cards in hand, as everybody counts them."""
        self.weighed: Room | None = None
        """What the weights were taken from; ``None`` when they are out of date."""
        self.weights: list[int] = []
        """Ways to deal each guess, as if nobody else held a card."""
        self.heights: list[int] = []
        """Sums of the weights so far."""

    def draw(self, round_: int) -> None:
        """A card comes in, unseen."""
        if not self.drawn:
            self.rounds.append(round_)
        self.drawn += 1
        self.size += 1

    def settle(self) -> None:
        """Spread the cards drawn over the suits."""
        if self.drawn:
            rows = _rows_of(self.drawn)
            self.guesses = {(*guess, row): ways for guess, ways in self.guesses.items() for row in rows}
            self.drawn = 0
            self.weighed = None

    def forget(self) -> None:
        """All cards are gone."""
        self.rounds = []
        self.guesses = {(): 1}
        self.drawn = 0
        self.size = 0

    # --- what is learnt -----------------------------------------------------------------------

    def none_of(self, suits: tuple[int, ...]) -> None:
        """No card of these suits is in the hand."""
        self.settle()
        self.weighed = None
        self.guesses = {
            guess: ways
            for guess, ways in self.guesses.items()
            if not any(row[suit] for row in guess for suit in suits)
        }

    def some_of(self, suits: tuple[int, ...]) -> None:
        """A card of one of these suits is in the hand."""
        self.settle()
        self.weighed = None
        self.guesses = {
            guess: ways
            for guess, ways in self.guesses.items()
            if any(row[suit] for row in guess for suit in suits)
        }

    def show(self, card: int, seen: dict[int, int], *, chest: bool = False) -> None:
        """A card leaves the hand (or the treasure) face up.

        It came in a round since which it had not been seen: ``seen`` has a mask for each round.
        """
        self.settle()
        self.weighed = None
        column = card // RANKS + (CHEST if chest else 0)
        found: dict[Guess, int] = {}
        for index, round_ in enumerate(self.rounds):
            if seen[round_] >> card & 1:
                continue
            for guess, ways in self.guesses.items():
                row = guess[index]
                if row[column]:
                    less = (*row[:column], row[column] - 1, *row[column + 1 :])
                    after = (*guess[:index], less, *guess[index + 1 :])
                    found[after] = found.get(after, 0) + ways
        self.guesses = found
        if not chest:
            self.size -= 1

    def seal(self, count: int) -> None:
        """All oros and some copas go into the treasure, so many cards in all."""
        self.settle()
        self.weighed = None
        self.size -= count
        found: dict[Guess, int] = {}
        for guess, ways in self.guesses.items():
            copas = count - sum(row[OROS] for row in guess)
            if copas >= 0:
                for after in _hide(guess, copas):
                    found[after] = found.get(after, 0) + ways
        self.guesses = found

    def weigh(self, room: Room) -> None:
        """Weigh the guesses, and drop those for which there are not enough cards: there never will be."""
        self.settle()
        if self.weighed == room:
            return
        kept: dict[Guess, int] = {}
        self.weights = []
        self.heights = []
        height = 0
        for guess, ways in self.guesses.items():
            weight = ways * deals_of(guess, self.rounds, room)
            if weight:
                kept[guess] = ways
                height += weight
                self.weights.append(weight)
                self.heights.append(height)
        self.guesses = kept
        self.weighed = {round_: lefts[:] for round_, lefts in room.items()}

    def prune(self) -> None:
        """Forget rows that have run out."""
        self.settle()
        live = [i for i in range(len(self.rounds)) if any(any(guess[i]) for guess in self.guesses)]
        if len(live) < len(self.rounds):
            self.weighed = None
            self.rounds = [self.rounds[i] for i in live]
            found: dict[Guess, int] = {}
            for guess, ways in self.guesses.items():
                after = tuple(guess[i] for i in live)
                found[after] = found.get(after, 0) + ways
            self.guesses = found


def deals_of(guess: Guess, rounds: list[int], room: Room) -> int:
    """Ways to deal the guess, row by row, from the cards there are."""
    ways = 1
    for round_, row in zip(rounds, guess, strict=True):
        oros, copas, espadas, bastos = room[round_]
        o, c, e, b, chest_o, chest_c = row
        ways *= WAYS[oros][o] * WAYS[copas][c] * WAYS[espadas][e] * WAYS[bastos][b]
        if chest_o:
            ways *= WAYS[max(0, oros - o)][chest_o]
        if chest_c:
            ways *= WAYS[max(0, copas - c)][chest_c]
        if not ways:
            return 0
    return ways


def _hide(guess: Guess, copas: int) -> list[Guess]:
    """The guess with its oros and so many of its copas put away."""
    if not guess:
        return [()] if copas == 0 else []
    row = guess[0]
    return [
        ((0, row[COPAS] - hidden, row[2], row[3], row[OROS], hidden), *rest)
        for hidden in range(min(copas, row[COPAS]) + 1)
        for rest in _hide(guess[1:], copas - hidden)
    ]


FEW: Final = 48
TRIES: Final = 200


def choose(hand: Hand, free: Room, source: Source) -> Guess | None:
    """One of the weighed guesses, as likely as the ways to deal it from what is free.

    ``None`` if there is none. Of many guesses, one is drawn by its weight and kept as often as its
    weight has not shrunk since, which comes to the same.
    """
    guesses = list(hand.guesses)
    if len(guesses) > FEW:
        for _ in range(TRIES):
            index = bisect_right(hand.heights, source.below(hand.heights[-1]))
            guess = guesses[index]
            left = hand.guesses[guess] * deals_of(guess, hand.rounds, free)
            if source.below(hand.weights[index]) < left:
                return guess
    weights = [hand.guesses[guess] * deals_of(guess, hand.rounds, free) for guess in guesses]
    total = sum(weights)
    if not total:
        return None
    x = source.below(total)
    for guess, weight in zip(guesses, weights, strict=True):
        x -= weight
        if x < 0:
            return guess
    raise AssertionError("x lies below the sum of the weights")
