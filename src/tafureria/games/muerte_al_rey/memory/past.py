"""The history of one side's cards in a game, as one seat knows it, and pasts that agree with it.

The cards of a side move only by exchanges and leave only by being given up. A *step* is what the
seat knows of one such moment; a *past* is a deal and a choice of cards for every exchange that agree with
every step.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tafureria.core.bits import cards_in
from tafureria.core.chance import Dice
from tafureria.games.muerte_al_rey.state import NONE

SHOWS: Final = 0
"""``place`` holds exactly the cards of ``mask``."""
SWAPS: Final = 1
"""``place`` and ``other`` swap a card; ``card`` and ``other_card`` are ``NONE`` unless they were seen."""
DROPS: Final = 2
"""``place`` gives up ``card``."""
HOLDS: Final = 3
"""``place`` holds ``card`` (the winners' king, by the score sheet)."""


NODES: Final = 64
"""Nodes of the first search for a past; after one that finds none, the next may visit twice as many."""
MOST: Final = 1 << 14
"""Nodes of the last search that all steps must agree with."""


class Step(NamedTuple):
    """One moment; ``size`` and ``other_size`` are the numbers of cards just before it."""

    kind: int
    place: int
    size: int
    other: int = NONE
    other_size: int = 0
    card: int = NONE
    other_card: int = NONE
    mask: int = 0
    private: bool = False
    """Whether these cards are known to some seats only."""


class Past(NamedTuple):
    """The present hands by place, and the two cards of every exchange so far, in order."""

    hands: dict[int, int]
    swaps: list[tuple[int, int]]


class Budget:
    """Nodes that a search may still visit before it restarts in another random order."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left


def ways(steps: list[Step], deck: list[int], sizes: dict[int, int]) -> list[dict[int, int]]:
    """The places from which each card can still take part in all later steps that show it.

    This is necessary for each card by itself, not sufficient for all together.

    :returns: for the moment before each step and after the last: card -> mask of places.
    """
    everywhere = 0
    for place in sizes:
        everywhere |= 1 << place
    now = dict.fromkeys(deck, everywhere)
    out = [now]
    for step in reversed(steps):
        here, there = 1 << step.place, 1 << step.other if step.other != NONE else 0
        before = {}
        for card, after in now.items():
            if step.kind == SHOWS:
                can = after & here if step.mask >> card & 1 else after & ~here
            elif step.kind == SWAPS:
                can = after & ~(here | there)
                if _may_move(card, step.card, step.other_card) and after & there:
                    can |= here
                if step.size > 1 and card != step.card and after & here:
                    can |= here
                if _may_move(card, step.other_card, step.card) and after & here:
                    can |= there
                if step.other_size > 1 and card != step.other_card and after & there:
                    can |= there
            elif card == step.card:
                can = here if step.kind == DROPS else after & here
            else:
                can = after & ~here if step.size == 1 else after
            before[card] = can
        now = before
        out.append(now)
    out.reverse()
    return out


def _may_move(card: int, moved: int, met: int) -> bool:
    """Can *card* be the one handed over, if *moved* was seen to be, and *met* to come the other way?"""
    return card == moved if moved != NONE else card != met


def past(
    steps: list[Step], deck: list[int], sizes: dict[int, int], seed: int, now: Step | None = None
) -> Past:
    """A past that agrees with every step; every such past can occur.

    Slots of the deal stay unknown until a step names their card, so that only cards already seen can go to a
    wrong place; the search then backtracks, and after too many nodes it restarts. If there is no end to that,
    steps are given up, the oldest first; the real past agrees with those that are left too.

    :param sizes: cards dealt to each place of the side.
    :param now: what is known of a hand after the last step; it is never given up.
    """
    dice = Dice(seed)
    found = _agreeing(steps, deck, sizes, dice, MOST)
    return in_any_case(steps, deck, sizes, dice, now) if found is None else found


def in_any_case(
    steps: list[Step], deck: list[int], sizes: dict[int, int], dice: Dice, now: Step | None
) -> Past:
    """A past that agrees with the latest steps: the oldest quarter is given up first, the last step last."""
    every = len(steps)
    later = steps if now is None else [*steps, now]
    for given_up in (every // 4, every // 2, every - every // 4, every - 1, every):
        found = _find_after(given_up, later, deck, sizes, dice)
        if found is not None:
            return found
    raise AssertionError("the seat does not hold what it was dealt")


def _find_after(
    given_up: int, steps: list[Step], deck: list[int], sizes: dict[int, int], dice: Dice
) -> Past | None:
    """A past that agrees with all steps but the first *given_up*: of those, only cards given up count."""
    sizes = dict(sizes)
    forgotten = []
    for step in steps[:given_up]:
        if step.kind == DROPS:
            sizes[step.place] -= 1
            deck = [card for card in deck if card != step.card]
        elif step.kind == SWAPS:
            first = step.card if step.card != NONE else deck[0]
            forgotten.append((first, step.other_card if step.other_card != NONE else deck[-1]))
    found = _agreeing(steps[given_up:], deck, sizes, dice, MOST)
    return None if found is None else Past(found.hands, forgotten + found.swaps)


def _agreeing(
    steps: list[Step], deck: list[int], sizes: dict[int, int], dice: Dice, most: int
) -> Past | None:
    """A past that agrees with every step, ``None`` if none was found with *most* nodes."""
    search = _Search(steps, ways(steps, deck, sizes), dice)
    hands: dict[int, list[int]] = {}
    slot = 0
    for place, size in sizes.items():
        hands[place] = list(range(slot, slot + size))
        slot += size
    nodes = NODES
    search.budget.left = nodes
    while not search.go(0, hands, [NONE] * slot, []):
        nodes *= 2
        if nodes > most:
            return None
        search.budget.left = nodes
    pool = [card for card in deck if card not in search.cards]
    dice.shuffle(pool)
    for index, card in enumerate(search.cards):
        if card == NONE:
            search.cards[index] = pool.pop()
    found = {}
    for place, slots in search.hands.items():
        mask = 0
        for index in slots:
            mask |= 1 << search.cards[index]
        found[place] = mask
    return Past(found, [(search.cards[a], search.cards[b]) for a, b in search.swaps])


class _Search:
    """Depth-first search over the exchanges, in random order."""

    __slots__ = ("budget", "cards", "dice", "hands", "steps", "swaps", "ways")

    def __init__(self, steps: list[Step], ways: list[dict[int, int]], dice: Dice) -> None:
        self.steps = steps
        self.ways = ways
        self.dice = dice
        self.budget = Budget(0)
        self.hands: dict[int, list[int]] = {}
        self.cards: list[int] = []
        self.swaps: list[tuple[int, int]] = []

    def go(
        self, index: int, hands: dict[int, list[int]], cards: list[int], swaps: list[tuple[int, int]]
    ) -> bool:
        """Whether the steps from *index* on can follow; works on copies of its arguments."""
        hands = {place: slots[:] for place, slots in hands.items()}
        cards = cards[:]
        swaps = swaps[:]
        while index < len(self.steps):
            self.budget.left -= 1
            if self.budget.left < 0:
                return False
            step = self.steps[index]
            if step.kind == SWAPS:
                return self._branch(index, hands, cards, swaps)
            if step.kind == SHOWS:
                if not _show(hands[step.place], cards, step.mask):
                    return False
            else:
                slot = _find(hands[step.place], cards, step.card)
                if slot == NONE:
                    return False
                if step.kind == DROPS:
                    hands[step.place].remove(slot)
            index += 1
        self.hands, self.cards, self.swaps = hands, cards, swaps
        return True

    def _branch(
        self, index: int, hands: dict[int, list[int]], cards: list[int], swaps: list[tuple[int, int]]
    ) -> bool:
        step = self.steps[index]
        after = self.ways[index + 1]
        first = _movers(hands[step.place], cards, step.card, after, place=step.place, other=step.other)
        second = _movers(hands[step.other], cards, step.other_card, after, place=step.other, other=step.place)
        pairs = [(a, b) for a in first for b in second]
        self.dice.shuffle(pairs)
        for a, b in pairs:
            hands[step.place].remove(a)
            hands[step.other].remove(b)
            hands[step.place].append(b)
            hands[step.other].append(a)
            swaps.append((a, b))
            if self.go(index + 1, hands, cards, swaps):
                return True
            swaps.pop()
            hands[step.place].remove(b)
            hands[step.other].remove(a)
            hands[step.place].append(a)
            hands[step.other].append(b)
            if self.budget.left < 0:
                return False
        return False


def _show(slots: list[int], cards: list[int], mask: int) -> bool:
    """Give the missing cards of *mask* to unknown slots; false if the slots cannot hold exactly *mask*."""
    for slot in slots:
        if cards[slot] != NONE:
            if not mask >> cards[slot] & 1:
                return False
            mask ^= 1 << cards[slot]
    missing = cards_in(mask)
    if any(card in cards for card in missing):
        return False
    for slot in slots:
        if cards[slot] == NONE:
            cards[slot] = missing.pop()
    return not missing


def _find(slots: list[int], cards: list[int], card: int) -> int:
    """The slot that holds the card, else an unknown slot, which gets it; ``NONE`` if it cannot be there."""
    for slot in slots:
        if cards[slot] == card:
            return slot
    if card not in cards:
        for slot in slots:
            if cards[slot] == NONE:
                cards[slot] = card
                return slot
    return NONE


def _movers(
    slots: list[int], cards: list[int], seen: int, after: dict[int, int], *, place: int, other: int
) -> list[int]:
    """Slots of *place* that can be handed over to *other* without making a later step impossible."""
    if seen != NONE:
        slot = _find(slots, cards, seen)
        movers = [] if slot == NONE else [slot]
    else:
        movers = [s for s in slots if cards[s] == NONE or after[cards[s]] >> other & 1]
    for slot in slots:
        if cards[slot] != NONE and not after[cards[slot]] >> place & 1:
            movers = [s for s in movers if s == slot]
    return movers
