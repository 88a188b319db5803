"""The hands that another seat may hold: how many cards of each suit, by the round they came in.

All that can be learnt about hidden cards is learnt by suit (a forced turn shows that a hand has no knight, a
treasure shows its number of oros and copas) or by elimination (a card kept since round 3 is none of those
seen since). So a hand is a set of *guesses*. A guess has a row for each round in which cards came, and a row
counts oros, copas, espadas and bastos in the hand, then oros and copas in the treasure. Each guess comes
with the number of ways that lead to it.

A guess is an int: four bits per count, six counts per row, the row of the oldest round in the lowest bits.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from tafureria.core.chance import Source
from tafureria.games.moros_y_cristianos.pieces import (
    BASTOS_MASK,
    COPAS,
    COPAS_MASK,
    ESPADAS_MASK,
    OROS,
    OROS_MASK,
    RANKS,
)

Guess = int
Room = dict[int, list[int]]
"""By round, then by suit: how many cards can have come in that round."""

SUITS: Final = (0, 1, 2, 3)
SUIT_MASKS: Final = (OROS_MASK, COPAS_MASK, ESPADAS_MASK, BASTOS_MASK)
IN_TREASURE: Final = 4
"""First of the two columns of the treasure: oros, then copas."""
COLUMNS: Final = 6
SUIT_OF_COLUMN: Final = (0, 1, 2, 3, 0, 1)
CELL: Final = 4
"""Bits of a count."""
ROW: Final = CELL * COLUMNS
"""Bits of a row."""
MOST: Final = 13
"""The largest index of ``WAYS``: one more than a suit has cards."""


def _pascal() -> tuple[tuple[int, ...], ...]:
    rows = [[1] + [0] * MOST]
    for _ in range(MOST):
        last = rows[-1]
        rows.append([1, *(last[k] + last[k + 1] for k in range(MOST))])
    return tuple(tuple(row) for row in rows)


WAYS: Final = _pascal()
"""``WAYS[n][k]``: ways to choose k of n cards."""


def row_of(*counts: int) -> int:
    """A row of counts, oros first.

    >>> counts_of(row_of(1, 0, 2), 0)
    [1, 0, 2, 0, 0, 0]
    """
    return sum(count << CELL * column for column, count in enumerate(counts))


def counts_of(guess: Guess, index: int) -> list[int]:
    """The counts of row *index* of a guess."""
    row = guess >> ROW * index
    return [row >> CELL * column & 15 for column in range(COLUMNS)]


def _rows_of(count: int) -> list[int]:
    """All rows of *count* cards in hand: every way to split them among the four suits."""
    return [
        row_of(o, c, e, count - o - c - e)
        for o in range(count + 1)
        for c in range(count + 1 - o)
        for e in range(count + 1 - o - c)
    ]


class Hand:
    """The guesses about the cards of one seat."""

    __slots__ = ("drawn", "guesses", "heights", "rounds", "size", "weighed", "weights")

    def __init__(self) -> None:
        self.rounds: list[int] = []
        """The round in which the cards of each row came, ascending."""
        self.guesses: dict[Guess, int] = {0: 1}
        self.drawn = 0
        """Newly dealt cards, all of one round, that are not part of the guesses yet."""
        self.size = 0
        """Cards in hand, which everybody can count."""
        self.weighed: Room | None = None
        """The room with which the guesses were last weighed; ``None`` when the weights are out of date."""
        self.weights: list[int] = []
        """For each guess, the number of ways to deal it, as if nobody else held a card."""
        self.heights: list[int] = []
        """Running sums of the weights."""

    def draw(self, round_: int) -> None:
        """The seat is dealt a card, unseen."""
        if not self.drawn:
            self.rounds.append(round_)
        self.drawn += 1
        self.size += 1

    def settle(self) -> None:
        """Make newly dealt cards part of the guesses: each guess is extended by every split into suits."""
        if self.drawn:
            shift = ROW * (len(self.rounds) - 1)
            rows = [row << shift for row in _rows_of(self.drawn)]
            self.guesses = {guess | row: ways for guess, ways in self.guesses.items() for row in rows}
            self.drawn = 0
            self.weighed = None

    def forget(self) -> None:
        """Start again with an empty hand, since it was thrown away."""
        self.rounds = []
        self.guesses = {0: 1}
        self.drawn = 0
        self.size = 0
        self.weighed = None

    # --- what is learnt -----------------------------------------------------------------------

    def _cells(self, suits: tuple[int, ...]) -> int:
        """Mask of the bits that count these suits of the hand, in every row."""
        row = sum(15 << CELL * suit for suit in suits)
        return sum(row << ROW * index for index in range(len(self.rounds)))

    def none_of(self, suits: tuple[int, ...]) -> None:
        """Keep only the guesses without a card of these suits in the hand."""
        self.settle()
        self.weighed = None
        cells = self._cells(suits)
        self.guesses = {guess: ways for guess, ways in self.guesses.items() if not guess & cells}

    def some_of(self, suits: tuple[int, ...]) -> None:
        """Keep only the guesses with a card of one of these suits in the hand."""
        self.settle()
        self.weighed = None
        cells = self._cells(suits)
        self.guesses = {guess: ways for guess, ways in self.guesses.items() if guess & cells}

    def show(self, card: int, seen: dict[int, int], *, in_treasure: bool = False) -> None:
        """Remove a card that leaves the hand (or the treasure) face up.

        It came in a round since which it had not been seen: ``seen`` has a mask for each round, of the cards
        seen since its deal.
        """
        self.settle()
        self.weighed = None
        column = card // RANKS + (IN_TREASURE if in_treasure else 0)
        found: dict[Guess, int] = {}
        for index, round_ in enumerate(self.rounds):
            if seen[round_] >> card & 1:
                continue
            one = 1 << ROW * index + CELL * column
            for guess, ways in self.guesses.items():
                if guess & 15 * one:
                    found[guess - one] = found.get(guess - one, 0) + ways
        self.guesses = found
        if not in_treasure:
            self.size -= 1

    def seal(self, count: int) -> None:
        """Move all oros and some copas into the treasure, *count* cards in all."""
        self.settle()
        self.weighed = None
        self.size -= count
        found: dict[Guess, int] = {}
        for guess, ways in self.guesses.items():
            for after in _seal(guess, len(self.rounds), count):
                found[after] = found.get(after, 0) + ways
        self.guesses = found

    def weigh(self, room: Room) -> None:
        """Weigh the guesses by the ways to deal them from *room*; drop those that can no longer be dealt."""
        self.settle()
        if self.weighed == room:
            return
        kept: dict[Guess, int] = {}
        self.weights = []
        self.heights = []
        height = 0
        known: dict[int, int] = {}
        for guess, ways in self.guesses.items():
            weight = ways * deals_of(guess, self.rounds, room, known)
            if weight:
                kept[guess] = ways
                height += weight
                self.weights.append(weight)
                self.heights.append(height)
        self.guesses = kept
        self.weighed = {round_: lefts[:] for round_, lefts in room.items()}

    def prune(self) -> None:
        """Drop the rows in which no guess has a card left."""
        self.settle()
        full = (1 << ROW) - 1
        live = [i for i in range(len(self.rounds)) if any(guess >> ROW * i & full for guess in self.guesses)]
        if len(live) < len(self.rounds):
            self.weighed = None
            self.rounds = [self.rounds[i] for i in live]
            found: dict[Guess, int] = {}
            for guess, ways in self.guesses.items():
                after = sum((guess >> ROW * i & full) << ROW * place for place, i in enumerate(live))
                found[after] = found.get(after, 0) + ways
            self.guesses = found


ORO_IN: Final = (1 << CELL * IN_TREASURE) - 1
"""Adding this number to a row moves an oro from the hand into the treasure."""
COPA_IN: Final = (1 << CELL * (IN_TREASURE + 1)) - (1 << CELL)
"""The same for a copa."""


def _seal(guess: Guess, rows: int, count: int) -> list[Guess]:
    """All guesses that come of moving all oros and some copas into the treasure, *count* cards in all."""
    found = [(guess, count)]
    for shift in range(0, rows * ROW, ROW):
        oros = guess >> shift & 15
        copas = guess >> shift + CELL & 15
        found = [
            (before + (ORO_IN * oros + COPA_IN * hidden << shift), left - oros - hidden)
            for before, left in found
            for hidden in range(min(copas, left - oros) + 1)
        ]
    return [after for after, left in found if left == 0]


def deals_of(guess: Guess, rounds: list[int], room: Room, known: dict[int, int]) -> int:
    """The number of ways to deal the guess, row by row, from *room*.

    ``known`` caches the ways of single rows; it may be reused only as long as the room is the same.
    """
    ways = 1
    rest = guess
    for index, round_ in enumerate(rounds):
        row = rest & (1 << ROW) - 1
        rest >>= ROW
        if row:
            key = row << 4 | index
            if key not in known:
                known[key] = _deals_of_row(row, room[round_])
            ways *= known[key]
            if not ways:
                return 0
    return ways


def _deals_of_row(row: int, left: list[int]) -> int:
    o, c, e, b, treasure_o, treasure_c = counts_of(row, 0)
    ways = WAYS[left[0]][o] * WAYS[left[1]][c] * WAYS[left[2]][e] * WAYS[left[3]][b]
    if ways:
        ways *= WAYS[left[OROS] - o][treasure_o] * WAYS[left[COPAS] - c][treasure_c]
    return ways


FEW: Final = 48
"""Up to this number of guesses, all of them are reweighed for each draw."""
TRIES: Final = 200
"""With more guesses, how many draws are tried by rejection before all of them are reweighed."""


def choose(hand: Hand, free: Room, source: Source) -> Guess | None:
    """One of the weighed guesses, drawn in proportion to the number of ways to deal it from *free*.

    ``None`` if none can be dealt. If there are many guesses, one is drawn by its old weight and accepted with
    the ratio of its present weight to the old one (rejection sampling), which gives the same distribution.
    """
    guesses = list(hand.guesses)
    known: dict[int, int] = {}
    if len(guesses) > FEW:
        for _ in range(TRIES):
            index = bisect_right(hand.heights, source.below(hand.heights[-1]))
            guess = guesses[index]
            left = hand.guesses[guess] * deals_of(guess, hand.rounds, free, known)
            if source.below(hand.weights[index]) < left:
                return guess
    weights = [hand.guesses[guess] * deals_of(guess, hand.rounds, free, known) for guess in guesses]
    total = sum(weights)
    if not total:
        return None
    x = source.below(total)
    for guess, weight in zip(guesses, weights, strict=True):
        x -= weight
        if x < 0:
            return guess
    raise AssertionError("x lies below the sum of the weights")
