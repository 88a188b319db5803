"""What may be in a hand that one does not see: how many cards of each suit, by the round they came in.

All that is learnt about hidden cards is learnt by suit (a forced turn shows no knight, a treasure so
many oros and copas) or by elimination (a card kept since round 3 is none that lay open since). So a
hand is a set of *guesses*; a guess has a row for each round that cards came in, and a row counts oros,
copas, espadas and bastos in the hand, then oros and copas in the treasure. With each guess stands the
number of ways to have come to it.
"""

from __future__ import annotations

from typing import Final

from tafureria.core.chance import Source
from tafureria.games.moros_y_cristianos.pieces import COPAS, OROS, RANKS

Row = tuple[int, int, int, int, int, int]
Guess = tuple[Row, ...]

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

    __slots__ = ("drawn", "guesses", "rounds", "size")

    def __init__(self) -> None:
        self.rounds: list[int] = []
        """Round in which the cards of each row came, ascending."""
        self.guesses: dict[Guess, int] = {(): 1}
        self.drawn = 0
        """Cards of the newest row that the guesses do not show yet."""
        self.size = 0
        """Cards in hand, as everybody counts them."""

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
        self.guesses = {
            guess: ways
            for guess, ways in self.guesses.items()
            if not any(row[suit] for row in guess for suit in suits)
        }

    def some_of(self, suits: tuple[int, ...]) -> None:
        """A card of one of these suits is in the hand."""
        self.settle()
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
        column = card // RANKS + (CHEST if chest else 0)
        found: dict[Guess, int] = {}
        for index, round_ in enumerate(self.rounds):
            if seen[round_] >> card & 1:
                continue
            for guess, ways in self.guesses.items():
                row = guess[index]
                if row[column]:
                    after = (*guess[:index], _less(row, column), *guess[index + 1 :])
                    found[after] = found.get(after, 0) + ways
        self.guesses = found
        if not chest:
            self.size -= 1

    def seal(self, count: int) -> None:
        """All oros and some copas go into the treasure, so many cards in all."""
        self.settle()
        self.size -= count
        found: dict[Guess, int] = {}
        for guess, ways in self.guesses.items():
            copas = count - sum(row[OROS] for row in guess)
            if copas >= 0:
                for after in _hide(guess, copas):
                    found[after] = found.get(after, 0) + ways
        self.guesses = found

    def prune(self) -> None:
        """Forget rows that have run out."""
        self.settle()
        live = [i for i in range(len(self.rounds)) if any(any(guess[i]) for guess in self.guesses)]
        if len(live) < len(self.rounds):
            self.rounds = [self.rounds[i] for i in live]
            found: dict[Guess, int] = {}
            for guess, ways in self.guesses.items():
                after = tuple(guess[i] for i in live)
                found[after] = found.get(after, 0) + ways
            self.guesses = found


def _less(row: Row, column: int) -> Row:
    """The row with one card less in a column."""
    o, c, e, b, co, cc = (count - (index == column) for index, count in enumerate(row))
    return (o, c, e, b, co, cc)


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


def choose(hand: Hand, free: dict[int, list[int]], source: Source) -> Guess | None:
    """One of the guesses, as likely as the ways to deal it; ``None`` if there are none.

    ``free[round]`` counts, by suit, the cards that can have come in that round and are not taken.
    """
    guesses = list(hand.guesses.items())
    weights = []
    total = 0
    for guess, ways in guesses:
        weight = ways
        for index, row in enumerate(guess):
            left = free[hand.rounds[index]]
            for suit in SUITS:
                weight *= WAYS[left[suit]][row[suit]]
            for suit in (OROS, COPAS):
                weight *= WAYS[max(0, left[suit] - row[suit])][row[CHEST + suit]]
        total += weight
        weights.append(weight)
    if not total:
        return None
    x = source.below(total)
    for (guess, _), weight in zip(guesses, weights, strict=True):
        x -= weight
        if x < 0:
            return guess
    raise AssertionError("x lies below the sum of the weights")
