"""Where cards can be: what a seat knows about hidden cards, and a search for assignments that fit.

A *place* is an unordered bag of cards: the hand of a kingdom, its cards set aside, or one card of an
automa's pile (several after a shuffle). A bag holds known designs and *tokens*: cards of which only the
deck and the age are known. An age of a deck ends when its discards return to it; within one age no card
returns, so at most as many cards of a design can be outside the deck as it has copies.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from tafureria.core.chance import Dice
from tafureria.games.taifa import cards
from tafureria.games.taifa import pieces as box

DRAWN: Final = 0
REVEALED: Final = 1
GAINED: Final = 2
MOVED: Final = 3
MIXED: Final = 4
NEW_AGE: Final = 5
KEPT: Final = 6
ASIDE: Final = box.KINGDOMS
"""``ASIDE + kingdom`` is the place of the cards that a kingdom has drawn to choose from."""
FIRST_PILE: Final = 2 * box.KINGDOMS
"""The number of the first bag that belongs to an automa's pile."""
RESTARTS: Final = 1000
"""How often choices are made anew before all of them are searched."""
NODES: Final = 2000
"""How many choices that search tries, one after another."""


class Op(NamedTuple):
    """One thing that happened to hidden cards. ``place`` is a place in a pile, -1 for its top."""

    kind: int
    who: int
    other: int = -1
    card: int = -1
    place: int = -1
    cards: tuple[int, ...] = ()


def token(deck: int, age: int) -> int:
    """The token of an unknown card of this deck and age, a negative int."""
    return -1 - (2 * age + deck)


def deck_of(item: int) -> int:
    """The deck of a token."""
    return (-1 - item) & 1


def age_of(item: int) -> int:
    """The age in which a token was drawn."""
    return (-1 - item) >> 1


@mypyc_attr(allow_interpreted_subclasses=True)  # so that __new__ can create one without __init__
class Ledger:
    """Bags, piles, and how many copies of each design were outside each deck in each age."""

    __slots__ = ("age", "bags", "copies", "next_bag", "piles", "used", "yields")

    def __init__(self, copies: list[int], automata: int) -> None:
        self.copies = copies
        self.bags: dict[int, list[int]] = {place: [] for place in range(2 * box.KINGDOMS)}
        self.piles: list[list[int] | None] = [[] if automata >> k & 1 else None for k in range(box.KINGDOMS)]
        """For an automa: the number of the bag of each card of its pile."""
        self.used: list[list[list[int]]] = [[[0] * cards.DESIGNS], [[0] * cards.DESIGNS]]
        self.age = [0, 0]
        self.next_bag = FIRST_PILE
        self.yields = False
        """Whether conditions are given up: see :meth:`Hearsay.guess_in_any_case`."""

    def copy(self) -> Ledger:
        """A ledger that shares nothing mutable with this one."""
        other = Ledger.__new__(Ledger)
        other.copies = self.copies
        other.bags = {place: bag[:] for place, bag in self.bags.items()}
        other.piles = [None if pile is None else pile[:] for pile in self.piles]
        other.used = [[age[:] for age in ages] for ages in self.used]
        other.age = self.age[:]
        other.next_bag = self.next_bag
        other.yields = self.yields
        return other

    # --- copies --------------------------------------------------------------------------------

    def room(self, item: int, card: int) -> int:
        """How many copies of the design the token could be, given all ages since it was drawn."""
        deck = deck_of(item)
        if cards.faith_of(card) != deck:
            return 0
        copies = self.copies[card]
        if self.yields:
            return copies - self.used[deck][-1][card]
        return min(copies - used[card] for used in self.used[deck][age_of(item) :])

    def count_out(self, item: int, card: int) -> None:
        """Record that the token is this design: one copy has been outside the deck since it was drawn."""
        for used in self.used[deck_of(item)][age_of(item) :]:
            used[card] += 1

    def fetch(self, number: int, wanted: list[int], dice: Dice) -> None:
        """Bring one of these designs, or a token that can be one, into a bag, in exchange for an item."""
        bag = self.bags[number]
        places = [
            (items, at)
            for other, items in self.bags.items()
            if other != number
            for at, item in enumerate(items)
            if item in wanted or (item < 0 and any(self.room(item, card) > 0 for card in wanted))
        ]
        if places and bag:
            items, at = places[dice.below(len(places))]
            own = dice.below(len(bag))
            bag[own], items[at] = items[at], bag[own]

    # --- recording -----------------------------------------------------------------------------

    def source(self, op: Op) -> int:
        """The bag that a card leaves."""
        pile = self.piles[op.who] if op.who < box.KINGDOMS else None
        return op.who if pile is None else pile[op.place]

    def choices(self, op: Op) -> list[int] | None:
        """What the card that moved may have been: items of its bag; ``None`` if nothing leaves a bag."""
        if op.kind not in (REVEALED, MOVED):
            return None
        bag = self.bags[self.source(op)]
        if op.card < 0:
            return sorted(set(bag))
        if op.card in bag:
            return [op.card]
        return sorted({item for item in bag if item < 0 and self.room(item, op.card) > 0})

    def carry_out(self, op: Op, item: int) -> None:
        """Record what happened; *item* is the card or token that moved."""
        if op.kind == DRAWN:
            if op.card >= 0:
                self.used[cards.faith_of(op.card)][-1][op.card] += 1
                return
            self._put(op.who, token(op.other, self.age[op.other]))
        elif op.kind in (REVEALED, MOVED):
            self._take(op, item)
            if op.card >= 0 and item < 0:
                self.count_out(item, op.card)
            if op.kind == MOVED and op.other >= 0:
                self._put(op.other, op.card if op.card >= 0 else item)
        elif op.kind == GAINED:
            self._put(op.who, op.card)
        elif op.kind == MIXED:
            self._mix(op.who)
        elif op.kind == NEW_AGE:
            last = self.used[op.who][-1][:]
            for card in op.cards:
                last[card] -= 1
            self.used[op.who].append(last)
            self.age[op.who] += 1
        else:
            left = self.bags[op.who]
            self.bags[op.who] = []
            for kept in left:
                self._put(op.other, kept)

    def _put(self, who: int, item: int) -> None:
        pile = self.piles[who] if who < box.KINGDOMS else None
        if pile is None:
            self.bags[who].append(item)
        else:
            self.bags[self.next_bag] = [item]
            pile.append(self.next_bag)
            self.next_bag += 1

    def _take(self, op: Op, item: int) -> None:
        source = self.source(op)
        bag = self.bags[source]
        bag.remove(item)
        pile = self.piles[op.who] if op.who < box.KINGDOMS else None
        if pile is not None:
            del pile[op.place]
            if not bag:
                del self.bags[source]

    def _mix(self, who: int) -> None:
        pile = self.piles[who]
        assert pile is not None
        together: list[int] = []
        for number in dict.fromkeys(pile):
            together += self.bags.pop(number)
        self.bags[self.next_bag] = together
        self.piles[who] = [self.next_bag] * len(pile)
        self.next_bag += 1


class Hearsay:
    """A ledger of what is certain, and all that happened since the first thing that left a choice."""

    __slots__ = ("base", "later", "left")

    def __init__(self, copies: list[int], automata: int) -> None:
        self.base = Ledger(copies, automata)
        self.later: list[Op] = []
        self.left = 0
        """How many choices a search may still try."""

    def note(self, op: Op) -> None:
        """Record what happened: in the ledger as long as nothing has left a choice, else in ``later``."""
        if self.later:
            self.later.append(op)
            return
        choices = self.base.choices(op)
        if choices is None:
            self.base.carry_out(op, 0)
        elif len(choices) == 1:
            self.base.carry_out(op, choices[0])
        else:
            self.later.append(op)

    def guess(self, dice: Dice) -> Ledger | None:
        """A ledger with a possible choice for everything in ``later``, or ``None`` if none was found.

        Most choices fit, so it first begins anew whenever one does not. The search, which tries choices one
        after another, can take very long to come back to an early mistake.
        """
        for _ in range(RESTARTS):
            found = self._choose_all(self.base.copy(), dice)
            if found is not None:
                return found
        self.left = NODES
        return self._go_on(self.base.copy(), 0, dice)

    def guess_in_any_case(self, dice: Dice) -> Ledger:
        """A ledger for a story so unlikely that no guess fits it.

        Given up are which of their cards others handed over unseen, and how often a design can have been out
        before the discards last came back. What really happened agrees with all that is left.
        """
        ledger = self.base.copy()
        ledger.yields = True
        for op in self.later:
            choices = ledger.choices(op)
            if choices is None:
                ledger.carry_out(op, 0)
                continue
            bag = ledger.bags[ledger.source(op)]
            if not choices:
                ledger.fetch(ledger.source(op), [op.card], dice)
                choices = ledger.choices(op) or bag
            order = [item for item in bag if item in choices]
            ledger.carry_out(op, order[dice.below(len(order))])
        return ledger

    def _choose_all(self, ledger: Ledger, dice: Dice) -> Ledger | None:
        """Choose at random as long as there is a choice; ``None`` if there is none at some point."""
        for op in self.later:
            choices = ledger.choices(op)
            if choices is None:
                ledger.carry_out(op, 0)
            elif not choices:
                return None
            elif len(choices) == 1:
                ledger.carry_out(op, choices[0])
            else:
                bag = ledger.bags[ledger.source(op)]
                order = [item for item in bag if item in choices]
                dice.shuffle(order)
                ledger.carry_out(op, order[0])
        return ledger

    def _go_on(self, ledger: Ledger, start: int, dice: Dice) -> Ledger | None:
        for number in range(start, len(self.later)):
            op = self.later[number]
            choices = ledger.choices(op)
            if choices is None:
                ledger.carry_out(op, 0)
                continue
            if not choices:
                return None
            if len(choices) > 1:
                return self._try_each(ledger, number, choices, dice)
            ledger.carry_out(op, choices[0])
        return ledger

    def _try_each(self, ledger: Ledger, number: int, choices: list[int], dice: Dice) -> Ledger | None:
        op = self.later[number]
        bag = ledger.bags[ledger.source(op)]
        order = [item for item in bag if item in choices]
        dice.shuffle(order)
        for item in dict.fromkeys(order):
            if not self.left:
                return None
            self.left -= 1
            way = ledger.copy()
            way.carry_out(op, item)
            found = self._go_on(way, number + 1, dice)
            if found is not None:
                return found
        return None
