"""Builds imagined worlds from a shadow and a ledger: designs for hidden cards, guesses for unseen answers."""

from __future__ import annotations

from typing import Final

from tafureria.core.chance import Dice
from tafureria.games.taifa import actions, cards
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.memory.ledger import ASIDE, Hearsay, Ledger, age_of, deck_of
from tafureria.games.taifa.rules import deed, flow
from tafureria.games.taifa.state import State

TRIES: Final = 200
"""Attempts before conditions are given up; one is nearly always enough."""
HOPELESS: Final = 3
"""So many guesses that are not found are enough too: each of them takes long."""
LAST_TRIES: Final = 2000
"""Attempts with conditions given up."""


def imagine(shadow: State, hearsay: Hearsay, me: int, dice: Dice) -> State:
    """An imagined world: attempts are repeated until every hidden card has a design that fits."""
    missed = 0
    for _ in range(TRIES):
        ledger = hearsay.guess(dice)
        if ledger is not None:
            world = _complete(shadow, ledger, me, dice)
            if world is not None:
                return world
        elif (missed := missed + 1) == HOPELESS:
            break
    return imagine_in_any_case(shadow, hearsay, me, dice)


def imagine_in_any_case(shadow: State, hearsay: Hearsay, me: int, dice: Dice) -> State:
    """A world in which others hold what they must, whichever way it came to them."""
    for _ in range(LAST_TRIES):
        world = _complete(shadow, hearsay.guess_in_any_case(dice), me, dice)
        # A card that is counted in two places is missing from its deck, and everybody can count the decks.
        if world is not None and [len(d) for d in world.decks] == [len(d) for d in shadow.decks]:
            return world
    raise AssertionError("nothing fits what was told")


def _complete(shadow: State, ledger: Ledger, me: int, dice: Dice) -> State | None:
    """The world of a ledger, ``None`` if it leaves a hidden card without a design that fits."""
    world = shadow.clone()
    if not (_laid(world, ledger, me, dice) and _troop(world, ledger, me, dice) and _fill(ledger, dice)):
        return None
    _place(world, ledger, me, dice)
    _unseen_answers(world, me, dice)
    return world


def _bind(ledger: Ledger, bag: list[int], at: int, allowed: list[int], dice: Dice) -> int:
    """Give an item of a bag one of the allowed designs, weighted by copies; returns it, -1 if none fits."""
    item = bag[at]
    if item >= 0:
        return item if item in allowed else -1
    rooms = [max(0, ledger.room(item, card)) for card in allowed]
    total = sum(rooms)
    if not total:
        return -1
    x = dice.below(total)
    for card, room in zip(allowed, rooms, strict=True):
        x -= room
        if x < 0:
            ledger.count_out(item, card)
            bag[at] = card
            return card
    raise AssertionError("x lies below the sum of the rooms")


# --- cards laid face down ----------------------------------------------------------------------


def _may_lie(world: State, kingdom: int) -> list[int]:
    """Designs that the kingdom may have laid face down in the deed."""
    out = []
    for card in range(cards.DESIGNS):
        if cards.DICE[card]:
            sides = (
                (deed.ATTACK_SIDE,)
                if kingdom == world.attacker and world.deed <= st.EVENT_ATTACK
                else deed.sides_of(world)
            )
            if any(not deed.cid_refuses(world, card, side) for side in sides):
                out.append(card)
        elif kingdom == world.attacker:
            if world.deed == st.ATTACK_ACTION and cards.STRENGTH[card]:
                out.append(card)
        elif deed.fits_answer(world.deed, card):
            out.append(card)
    return out


def _laid(world: State, ledger: Ledger, me: int, dice: Dice) -> bool:
    """Move designs from the owners' bags to the cards that lie face down; false if none fits."""
    if world.turned or not world.laid_by:
        return True
    for kingdom in world.order:
        if kingdom == me or world.seat_of[kingdom] < 0:
            continue
        bag = ledger.bags[kingdom]
        mine = [at for at, k in enumerate(world.laid_by) if k == kingdom]
        for at in mine:
            if world.laid_card[at] != st.HIDDEN:
                bag.remove(world.laid_card[at])
        mine = [at for at in mine if world.laid_card[at] == st.HIDDEN]
        dice.shuffle(mine)
        allowed = _may_lie(world, kingdom)
        needs_troop = (
            kingdom == world.attacker
            and world.deed == st.ATTACK_ACTION
            and world.phase != st.LAY
            and not any(cards.STRENGTH[card] for card in world.laid_card if card != st.HIDDEN)
        )
        for number, at in enumerate(mine):
            wanted = (
                [card for card in allowed if cards.STRENGTH[card]] if needs_troop and number == 0 else allowed
            )
            card = _draw_laid(ledger, kingdom, wanted, dice)
            if card < 0:
                return False
            _lay(world, at, kingdom, card, dice)
    return True


def _draw_laid(ledger: Ledger, kingdom: int, wanted: list[int], dice: Dice) -> int:
    """Take one of the wanted designs out of the kingdom's bag; -1 if it can hold none of them."""
    bag = ledger.bags[kingdom]
    card = _draw_from(ledger, bag, wanted, dice)
    if card < 0 and ledger.yields:
        ledger.fetch(kingdom, wanted, dice)
        card = _draw_from(ledger, bag, wanted, dice)
    return card


def _draw_from(ledger: Ledger, bag: list[int], wanted: list[int], dice: Dice) -> int:
    places = list(range(len(bag)))
    dice.shuffle(places)
    for place in places:
        card = _bind(ledger, bag, place, wanted, dice)
        if card >= 0:
            del bag[place]
            return card
    return -1


def _lay(world: State, at: int, kingdom: int, card: int, dice: Dice) -> None:
    world.laid_card[at] = card
    attacks = kingdom == world.attacker and world.deed <= st.EVENT_ATTACK
    if cards.DICE[card]:
        sides = (deed.ATTACK_SIDE,) if attacks else deed.sides_of(world)
        fits = [side for side in sides if not deed.cid_refuses(world, card, side)]
        world.laid_side[at] = fits[dice.below(len(fits))]
        world.laid_dice[at] = 1 + dice.below(cards.DICE[card])
    elif attacks:
        world.laid_side[at], world.laid_dice[at] = 0, cards.STRENGTH[card]
    else:
        _, side, n = deed.what(actions.CARD + card)
        world.laid_side[at], world.laid_dice[at] = side, n


def _troop(world: State, ledger: Ledger, me: int, dice: Dice) -> bool:
    """Give a Troop to whoever must still lay one in an attack or an incursion; false if none fits."""
    for kingdom in world.order:
        if kingdom == me or world.seat_of[kingdom] < 0 or not world.asked >> kingdom & 1:
            continue
        lays = (
            world.phase == st.LAY
            and world.deed == st.ATTACK_ACTION
            and not any(cards.STRENGTH[card] for card in world.laid_card)
        )
        if not lays and world.phase != st.PRICE:
            continue
        bag = ledger.bags[kingdom]
        troops = [card for card in range(cards.DESIGNS) if cards.STRENGTH[card]]
        if not any(item >= 0 and cards.STRENGTH[item] for item in bag):
            card = _draw_laid(ledger, kingdom, troops, dice)
            if card < 0:
                return False
            bag.append(card)
    return True


# --- all other hidden cards --------------------------------------------------------------------


def _fill(ledger: Ledger, dice: Dice) -> bool:
    """Give every token a design, the oldest first, which have the fewest choices; false if one has none."""
    tokens = [
        (age_of(item), number, at, deck_of(item))
        for number, bag in ledger.bags.items()
        for at, item in enumerate(bag)
        if item < 0
    ]
    for deck in (box.MUSLIM, box.CHRISTIAN):
        now = ledger.age[deck]
        pool: list[int] = []
        mine = [t for t in tokens if t[3] == deck]
        for _, number, at, _deck in sorted(t for t in mine if t[0] < now):
            if _bind(ledger, ledger.bags[number], at, list(range(cards.DESIGNS)), dice) < 0:
                return False
        used = ledger.used[deck][-1]
        for card in range(cards.DESIGNS):
            if cards.faith_of(card) == deck:
                pool += [card] * (ledger.copies[card] - used[card])
        young = [t for t in mine if t[0] == now]
        if len(young) > len(pool):
            return False
        dice.shuffle(pool)
        for (_, number, at, _deck), card in zip(young, pool, strict=False):
            ledger.bags[number][at] = card
            used[card] += 1
    return True


def _place(world: State, ledger: Ledger, me: int, dice: Dice) -> None:
    """Move the cards of the ledger to the world's hands, piles, cards set aside and decks."""
    world.shadow = False
    for kingdom in world.order:
        if kingdom == me:
            continue
        pile = ledger.piles[kingdom]
        if pile is None:
            world.hands[kingdom] = sorted(ledger.bags[kingdom])
        else:
            for number in dict.fromkeys(pile):
                dice.shuffle(ledger.bags[number])
            world.hands[kingdom] = [ledger.bags[number].pop() for number in pile]
        hidden = ledger.bags[ASIDE + kingdom]
        if hidden:
            dice.shuffle(hidden)
            world.aside = [hidden.pop() if card == st.HIDDEN else card for card in world.aside]
    for deck in (box.MUSLIM, box.CHRISTIAN):
        used = ledger.used[deck][-1]
        world.decks[deck] = [
            card
            for card in range(cards.DESIGNS)
            if cards.faith_of(card) == deck
            for _ in range(ledger.copies[card] - used[card])
        ]


def _unseen_answers(world: State, me: int, dice: Dice) -> None:
    """Guess who else has answered, and what; unless this seat must still answer, another must."""
    if not world.asked or world.phase not in (st.ANSWER, st.RELIC, st.HAKIM):
        return
    others = [k for k in world.kingdoms if k != me and world.asked >> k & 1]
    last = (
        others[dice.below(len(others))] if others and not (me >= 0 and world.asked >> me & 1) else box.NOBODY
    )
    for kingdom in others:
        if kingdom != last and dice.below(2):
            world.asked &= ~(1 << kingdom)
    for kingdom in world.order:
        if kingdom == me or world.seat_of[kingdom] < 0 or not world.hands[kingdom]:
            continue
        if world.phase == st.ANSWER:
            _guess_answers(world, kingdom, dice)
        elif not world.asked >> kingdom & 1 and _was_asked(world, kingdom):
            choices = flow.LEGAL[world.phase](world, kingdom)
            action = choices[dice.below(len(choices))]
            if action != actions.ENOUGH:
                world.commits[kingdom] = [action]


def _was_asked(world: State, kingdom: int) -> bool:
    """Whether the kingdom was one of those asked after the roll."""
    if kingdom in (world.attacker, world.defender):
        return True
    return world.phase == st.HAKIM and kingdom in world.laid_by


def _guess_answers(world: State, kingdom: int, dice: Dice) -> None:
    """Guess a series of answers; a kingdom that is still asked has not laid its whole hand."""
    if kingdom == world.attacker and world.deed <= st.EVENT_ATTACK:
        return
    most = len(world.hands[kingdom]) - (1 if world.asked >> kingdom & 1 else 0)
    while len(world.commits[kingdom]) < most and dice.below(2):
        choices = deed.legal_answer(world, kingdom)[1:]
        if not choices:
            return
        world.commits[kingdom].append(choices[dice.below(len(choices))])
