"""Hands dealt to fit what is known: every deal that can be comes, and no other."""

from __future__ import annotations

from typing import NamedTuple

from tafureria.core.bits import cards_in
from tafureria.core.chance import Source
from tafureria.games.moros_y_cristianos.pieces import BASTOS_MASK, COPAS_MASK, ESPADAS_MASK, OROS_MASK
from tafureria.games.moros_y_cristianos.suspicion import (
    CHEST,
    SUIT_OF_COLUMN,
    SUITS,
    Guess,
    Hand,
    Room,
    choose,
    counts_of,
)

SUIT_MASKS = (OROS_MASK, COPAS_MASK, ESPADAS_MASK, BASTOS_MASK)

ATTEMPTS = 20_000


class Ghost(NamedTuple):
    """A hand that was thrown away unseen: while it was held, nobody else held its cards."""

    guesses: list[Guess]
    masks: list[int]
    """For each row, the cards it can have been."""
    until: int
    """The last round in which it was held."""


class Deal(NamedTuple):
    """One way it can be: what each unseen seat holds, and has in the treasure."""

    hands: dict[int, int]
    chests: dict[int, int]


def deal_to_fit(
    deck: int, unseen: dict[int, Hand], seen: dict[int, int], ghosts: list[Ghost], source: Source
) -> Deal:
    """Hands for all unseen seats. ``seen[round]``: cards seen anywhere since that round's deal.

    The real deal is one that fits, so that trying again comes to an end; a story that nothing fits
    was not told by this game.
    """
    for _ in range(ATTEMPTS):
        guesses = _guess_all(deck, unseen, seen, source)
        if guesses is not None:
            deal, held = _deal(deck, unseen, seen, guesses, source)
            if all(_haunt(ghost, held, source) for ghost in ghosts):
                return deal
    raise AssertionError("no deal fits what was told")


def weigh_all(deck: int, unseen: dict[int, Hand], seen: dict[int, int]) -> Room:
    """Weigh the guesses about every seat by the cards there are."""
    room = {r: [(deck & ~cards & mask).bit_count() for mask in SUIT_MASKS] for r, cards in seen.items()}
    for hand in unseen.values():
        hand.weigh({round_: room[round_] for round_ in hand.rounds})
        assert hand.guesses, "no hand fits what was told"
    return room


def _guess_all(
    deck: int, unseen: dict[int, Hand], seen: dict[int, int], source: Source
) -> dict[int, Guess] | None:
    """A guess for each seat, all together possible; ``None`` if this attempt ran dry.

    Cards that can have come in an old round are among those that can have come in a later one, so
    that counting is enough: whatever fits by number can be dealt.
    """
    rounds = sorted({round_ for hand in unseen.values() for round_ in hand.rounds})
    room = weigh_all(deck, unseen, seen)
    guesses: dict[int, Guess] = {}
    for seat in sorted(unseen, key=lambda s: len(unseen[s].guesses)):
        hand = unseen[seat]
        free: Room = {}
        least = [99, 99, 99, 99]
        for round_ in reversed(rounds):
            least = [min(a, b) for a, b in zip(least, room[round_], strict=True)]
            free[round_] = least
        guess = choose(hand, free, source)
        if guess is None:
            return None
        guesses[seat] = guess
        for index, round_ in enumerate(hand.rounds):
            row = counts_of(guess, index)
            for later in rounds:
                if later >= round_:
                    for suit in SUITS:
                        room[later][suit] -= row[suit]
                    room[later][0] -= row[CHEST]
                    room[later][1] -= row[CHEST + 1]
        if any(left < 0 for round_ in rounds for left in room[round_]):
            return None
    return guesses


def _deal(
    deck: int, unseen: dict[int, Hand], seen: dict[int, int], guesses: dict[int, Guess], source: Source
) -> tuple[Deal, dict[int, int]]:
    """Cards for the guesses, the oldest rows first; and what was held by round of coming."""
    deal = Deal(dict.fromkeys(unseen, 0), dict.fromkeys(unseen, 0))
    held: dict[int, int] = {}
    rows = sorted(
        (round_, seat, index) for seat, hand in unseen.items() for index, round_ in enumerate(hand.rounds)
    )
    used = 0
    for round_, seat, index in rows:
        for column, count in enumerate(counts_of(guesses[seat], index)):
            if count:
                pool = deck & ~seen[round_] & ~used & SUIT_MASKS[SUIT_OF_COLUMN[column]]
                cards = pick_some(pool, count, source)
                used |= cards
                held[round_] = held.get(round_, 0) | cards
                pile = deal.chests if column >= CHEST else deal.hands
                pile[seat] |= cards
    return deal, held


def _haunt(ghost: Ghost, held: dict[int, int], source: Source) -> bool:
    """Can the hand thrown away have been, beside what others held at the time?"""
    taken = 0
    for round_, cards in held.items():
        if round_ <= ghost.until:
            taken |= cards
    guess = ghost.guesses[source.below(len(ghost.guesses))]
    for index, mask in enumerate(ghost.masks):
        row = counts_of(guess, index)
        for suit in SUITS:
            if row[suit]:
                pool = mask & ~taken & SUIT_MASKS[suit]
                if pool.bit_count() < row[suit]:
                    return False
                taken |= pick_some(pool, row[suit], source)
    return True


def pick_some(pool: int, count: int, source: Source) -> int:
    """So many cards of the pool, any as likely as any other."""
    cards = cards_in(pool)
    picked = 0
    for taken in range(count):
        place = taken + source.below(len(cards) - taken)
        cards[taken], cards[place] = cards[place], cards[taken]
        picked |= 1 << cards[taken]
    return picked


def any_of(pool: int, source: Source) -> int:
    """Any subset of the pool, the empty one and the whole included."""
    picked = 0
    for card in cards_in(pool):
        if source.below(2):
            picked |= 1 << card
    return picked
