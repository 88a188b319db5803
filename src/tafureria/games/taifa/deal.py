"""Cards that come and go: draws (§4.1), random losses, and what chance says of them."""

from __future__ import annotations

from bisect import bisect_left, insort

from tafureria.core.chance import Source
from tafureria.core.event import Event
from tafureria.games.taifa import agenda
from tafureria.games.taifa.agenda import first, push, second, third
from tafureria.games.taifa.board import eyes_of, is_automa
from tafureria.games.taifa.events import Drew, Lost, Mixing, Refilled, Stolen, TopLost
from tafureria.games.taifa.pieces import DESIGNS, NO_PLACE, faith_of
from tafureria.games.taifa.state import (
    CARD_DRAWN,
    CARD_LOST,
    CARD_STOLEN,
    DIE_CHANCES,
    HIDDEN,
    NO_CHANCE,
    PILE_MIXED,
    State,
)


def gain(state: State, kingdom: int, card: int) -> None:
    """A card comes to a hand; to an automa's pile, face down on top (§9.1)."""
    if state.seat_of[kingdom] < 0:
        state.hand[kingdom].append(card)
    else:
        insort(state.hand[kingdom], card)


def take_out(state: State, kingdom: int, card: int) -> None:
    """A card leaves the hand of a person, who holds it (in a shadow: perhaps unknown)."""
    hand = state.hand[kingdom]
    if state.shadow and card not in hand:
        card = HIDDEN
    del hand[bisect_left(hand, card)]


def to_discards(state: State, card: int) -> None:
    """A card goes to the discards of its own deck, whoever played it."""
    state.discard[faith_of(card)].append(card)


def draw(state: State, kingdom: int, deck: int, count: int) -> None:
    """Put *count* draws from a deck on the agenda."""
    if count > 0:
        push(state, agenda.DRAW, kingdom, deck, count)


def draw_aside(state: State, kingdom: int, deck: int, count: int) -> None:
    """As :func:`draw`, but the cards are set aside until one is kept (M16, C07)."""
    if count > 0:
        push(state, agenda.DRAW, kingdom, deck + 2, count)


def step_draw(state: State, x: int, out: list[Event] | None) -> None:
    """§4.1 One card of a run; an empty deck is refilled from its discards, if there are any."""
    kingdom, where, count = first(x), second(x), third(x)
    deck = where & 1
    if not state.deck[deck]:
        if not state.discard[deck]:
            return
        refilled = sorted(state.discard[deck])
        state.deck[deck] = [HIDDEN] * len(refilled) if state.shadow else refilled
        state.discard[deck] = []
        if out is not None:
            out.append(Refilled(deck=deck, cards=refilled))
    if count > 1:
        push(state, agenda.DRAW, kingdom, where, count - 1)
    state.chance, state.chance_a, state.chance_b = CARD_DRAWN, kingdom, where


def drawn(state: State, card: int, out: list[Event] | None) -> None:
    """Chance has dealt the card."""
    deck = state.deck[state.chance_b & 1]
    if state.shadow:
        deck.pop()
    else:
        del deck[bisect_left(deck, card)]
    _arrive(state, state.chance_a, state.chance_b, card, out)


def _arrive(state: State, kingdom: int, where: int, card: int, out: list[Event] | None) -> None:
    if where >= 2:
        state.aside.append(card)
    else:
        gain(state, kingdom, card)
    if out is not None:
        out.append(Drew(reino=kingdom, deck=where & 1, card=card, eyes=eyes_of(state, kingdom)))


def draw_all(state: State, source: Source, out: list[Event] | None) -> None:
    """Chance deals all cards of a run, and of runs that follow it, as :func:`drawn` one by one."""
    todo = state.todo
    while state.chance == CARD_DRAWN:
        state.chance = NO_CHANCE
        kingdom, where, count = state.chance_a, state.chance_b, 1
        if todo and todo[-1] & agenda.BUT_THIRD == agenda.step(agenda.DRAW, kingdom, where):
            count += third(todo.pop())
        deck = state.deck[where & 1]
        there = min(count, len(deck))
        for _ in range(there):
            _arrive(state, kingdom, where, deck.pop(source.below(len(deck))), out)
        draw(state, kingdom, where, count - there)
        if todo and todo[-1] & 63 == agenda.DRAW:
            step_draw(state, todo.pop(), out)


def step_lose(state: State, x: int, out: list[Event] | None) -> None:
    """A random card of a hand is discarded face up; nothing from an empty one."""
    del out
    if state.hand[first(x)]:
        state.chance, state.chance_a = CARD_LOST, first(x)


def _pulled(state: State, kingdom: int, which: int) -> tuple[int, int]:
    """Take out the random card: an automa's by its place in the pile, a person's by design."""
    hand = state.hand[kingdom]
    if is_automa(state, kingdom):
        return hand.pop(which), which
    take_out(state, kingdom, which)
    return which, NO_PLACE


def lost(state: State, which: int, out: list[Event] | None) -> None:
    """Chance has named the card lost."""
    kingdom = state.chance_a
    card, place = _pulled(state, kingdom, which)
    to_discards(state, card)
    if out is not None:
        out.append(Lost(reino=kingdom, card=card, place=place))


def step_steal(state: State, x: int, out: list[Event] | None) -> None:
    """M19 A random card of a kingdom."""
    del out
    if state.hand[second(x)]:
        state.chance, state.chance_a, state.chance_b = CARD_STOLEN, first(x), second(x)


def stolen(state: State, which: int, out: list[Event] | None) -> None:
    """Chance has named the card stolen: thief and victim see it, if they are people."""
    thief, victim = state.chance_a, state.chance_b
    card, place = _pulled(state, victim, which)
    gain(state, thief, card)
    if out is not None:
        eyes = eyes_of(state, thief) | eyes_of(state, victim)
        out.append(Stolen(reino=thief, otro=victim, card=card, place=place, eyes=eyes))


def step_mix(state: State, x: int, out: list[Event] | None) -> None:
    """C20 An automa's pile is shuffled: place by place, from the top."""
    del out
    if second(x) > 0:
        state.chance, state.chance_a, state.chance_b = PILE_MIXED, first(x), second(x)


def mixed(state: State, which: int, out: list[Event] | None) -> None:
    """Chance has named the card for this place."""
    kingdom, place = state.chance_a, state.chance_b
    pile = state.hand[kingdom]
    if not state.shadow:
        pile[which], pile[place] = pile[place], pile[which]
    if out is not None:
        out.append(Mixing(reino=kingdom, left=place - 1))
    push(state, agenda.MIX_PILE, kingdom, place - 1)


def step_discard_top(state: State, x: int, out: list[Event] | None) -> None:
    """C17 in the scenario: the top card of a pile is discarded."""
    card = state.hand[first(x)].pop()
    to_discards(state, card)
    if out is not None:
        out.append(TopLost(reino=first(x), card=card))


def weights(state: State) -> list[int]:
    """Weight of each outcome that can come next: by face, by design, or by place in a pile."""
    if state.chance in DIE_CHANCES:
        return [1] * state.die_faces
    if state.chance == CARD_DRAWN:
        cards = state.deck[state.chance_b & 1]
    elif state.chance == PILE_MIXED:
        return [1] * (state.chance_b + 1)
    else:
        victim = state.chance_a if state.chance == CARD_LOST else state.chance_b
        cards = state.hand[victim]
        if is_automa(state, victim):
            return [1] * len(cards)
    out = [0] * DESIGNS
    for card in cards:
        out[card] += 1
    return out


def weight(state: State) -> int:
    """Sum of :func:`weights`."""
    if state.chance in DIE_CHANCES:
        return state.die_faces
    if state.chance == CARD_DRAWN:
        return len(state.deck[state.chance_b & 1])
    if state.chance == PILE_MIXED:
        return state.chance_b + 1
    return len(state.hand[state.chance_a if state.chance == CARD_LOST else state.chance_b])


def outcome(state: State, x: int) -> int:
    """The outcome at *x* of the weights laid end to end: hands and decks are ascending."""
    if state.chance == CARD_DRAWN:
        return state.deck[state.chance_b & 1][x]
    if state.chance == PILE_MIXED or state.chance in DIE_CHANCES:
        return x
    victim = state.chance_a if state.chance == CARD_LOST else state.chance_b
    return x if is_automa(state, victim) else state.hand[victim][x]
