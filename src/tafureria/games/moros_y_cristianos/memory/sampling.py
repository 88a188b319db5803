"""Random deals that fit what is known: every deal that fits can occur, and no other."""

from __future__ import annotations

from typing import Final, NamedTuple

from tafureria.core.bits import cards_in
from tafureria.core.chance import Source
from tafureria.core.shapes import Mask, Seat
from tafureria.games.moros_y_cristianos.memory.guesses import (
    IN_TREASURE,
    SUIT_MASKS,
    SUIT_OF_COLUMN,
    SUITS,
    Guess,
    Hand,
    Room,
    choose,
    counts_of,
)
from tafureria.games.moros_y_cristianos.memory.yielding import (
    DEALS,
    NODES,
    Search,
    may_have_been,
    without_rounds,
)

ATTEMPTS: Final = 1000
"""How many deals are tried before conditions are given up; one is nearly always enough."""


class Thrown(NamedTuple):
    """A hand that was thrown away unseen: while it was held, nobody else held its cards."""

    guesses: list[Guess]
    masks: list[int]
    """For each row, the mask of the cards that it can have held."""
    until: int
    """The last round in which it was held."""


class Deal(NamedTuple):
    """One possible deal: what each other seat holds, and what it has in the treasure."""

    hands: dict[Seat, Mask]
    treasure: dict[Seat, Mask]


def deal_to_fit(
    deck: int, unseen: dict[int, Hand], seen: dict[int, int], thrown: list[Thrown], source: Source
) -> Deal:
    """Hands for all other seats. ``seen[round]``: cards seen anywhere since that round's deal.

    The real deal fits, so some attempt would succeed. In a story that is very unlikely it can take for ever;
    then conditions are given up (:mod:`.yielding`).
    """
    for _ in range(ATTEMPTS):
        guesses = _guess_all(deck, unseen, seen, source)
        if guesses is not None:
            deal, held = _deal(deck, unseen, seen, guesses, source)
            if all(_fits_thrown(each, held, source) for each in thrown):
                return deal
    return deal_in_any_case(deck, unseen, seen, thrown, source)


def deal_in_any_case(
    deck: int, unseen: dict[int, Hand], seen: dict[int, int], thrown: list[Thrown], source: Source
) -> Deal:
    """A deal that fits all that the seats hold now, and as much of what came before as can be had soon."""
    weigh_all(deck, unseen, seen)
    each_time = max(1, DEALS // (len(thrown) + 1))
    for given_up in range(len(thrown) + 1):
        for _ in range(each_time):
            guesses = Search(deck, unseen, seen, source).find(NODES)
            if guesses is None:
                break
            deal, held = _deal(deck, unseen, seen, guesses, source)
            if all(_may_have_been(one, held, source) for one in thrown[given_up:]):
                return deal
    newest = max(seen)
    plain = without_rounds(unseen, newest)
    guesses = Search(deck, plain, seen, source).find(-1)
    assert guesses is not None, "no deal fits what was told"
    return _deal(deck, plain, seen, guesses, source)[0]


def weigh_all(deck: int, unseen: dict[int, Hand], seen: dict[int, int]) -> Room:
    """Weigh the guesses about every seat; returns how many cards of each suit can have come in each round."""
    room = {r: [(deck & ~cards & mask).bit_count() for mask in SUIT_MASKS] for r, cards in seen.items()}
    for hand in unseen.values():
        hand.weigh({round_: room[round_] for round_ in hand.rounds})
        assert hand.guesses, "no hand fits what was told"
    return room


def _guess_all(
    deck: int, unseen: dict[int, Hand], seen: dict[int, int], source: Source
) -> dict[int, Guess] | None:
    """One guess for each seat, all of them compatible; ``None`` if this attempt failed.

    Cards that can have come in an old round are among those that can have come in a later one, so
    counting is enough: whatever fits by number can be dealt.
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
                    room[later][0] -= row[IN_TREASURE]
                    room[later][1] -= row[IN_TREASURE + 1]
        if any(left < 0 for round_ in rounds for left in room[round_]):
            return None
    return guesses


def _deal(
    deck: int, unseen: dict[int, Hand], seen: dict[int, int], guesses: dict[int, Guess], source: Source
) -> tuple[Deal, dict[int, int]]:
    """Deal cards for the guesses, the oldest rows first; also returns the cards by the round they came in."""
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
                pile = deal.treasure if column >= IN_TREASURE else deal.hands
                pile[seat] |= cards
    return deal, held


def _may_have_been(thrown: Thrown, held: dict[int, int], source: Source) -> bool:
    """Whether any hand can have been thrown away beside the cards that others held at the time."""
    return may_have_been(thrown.guesses, thrown.masks, _held_until(thrown.until, held), source)


def _held_until(until: int, held: dict[int, int]) -> int:
    """Mask of the cards that came in this round or before."""
    taken = 0
    for round_, cards in held.items():
        if round_ <= until:
            taken |= cards
    return taken


def _fits_thrown(thrown: Thrown, held: dict[int, int], source: Source) -> bool:
    """Whether a hand drawn for *thrown* can have existed beside the cards that others held at the time."""
    taken = _held_until(thrown.until, held)
    guess = thrown.guesses[source.below(len(thrown.guesses))]
    for index, mask in enumerate(thrown.masks):
        row = counts_of(guess, index)
        for suit in SUITS:
            if row[suit]:
                pool = mask & ~taken & SUIT_MASKS[suit]
                if pool.bit_count() < row[suit]:
                    return False
                taken |= pick_some(pool, row[suit], source)
    return True


def pick_some(pool: int, count: int, source: Source) -> int:
    """*count* random cards of the pool, all equally likely."""
    cards = cards_in(pool)
    picked = 0
    for taken in range(count):
        place = taken + source.below(len(cards) - taken)
        cards[taken], cards[place] = cards[place], cards[taken]
        picked |= 1 << cards[taken]
    return picked


def any_of(pool: int, source: Source) -> int:
    """A random subset of the pool, possibly empty or the whole pool."""
    picked = 0
    for card in cards_in(pool):
        if source.below(2):
            picked |= 1 << card
    return picked
