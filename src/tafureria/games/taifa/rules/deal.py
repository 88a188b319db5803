"""Draws (§4.1), random losses of cards, and the outcomes of chance."""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import Final

from tafureria.core.chance import Source
from tafureria.core.event import Out
from tafureria.core.shapes import Card
from tafureria.games.taifa import board, cards, events
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.rules import agenda
from tafureria.games.taifa.rules.agenda import first, push, second, third
from tafureria.games.taifa.state import State

DECK: Final = 1
"""The bit of a draw's second argument that says which deck the card comes from."""
ASIDE: Final = 2
"""The bit that says that drawn cards are set aside until one is kept (M16, C07)."""


def designs(held: list[Card]) -> list[Card]:
    """Each card once, ascending, however many copies there are."""
    return sorted(set(held)) if len(held) > 1 else held


def gain(state: State, kingdom: int, card: Card) -> None:
    """Add a card to a person's hand, or face down on top of an automa's pile (§9.1)."""
    if state.seat_of[kingdom] < 0:
        state.hands[kingdom].append(card)
    else:
        insort(state.hands[kingdom], card)


def take_out(state: State, kingdom: int, card: Card) -> None:
    """Remove a card from the hand of a person; in a shadow it may be an unknown card of that hand."""
    hand = state.hands[kingdom]
    if state.shadow and card not in hand:
        card = st.HIDDEN
    del hand[bisect_left(hand, card)]


def to_discards(state: State, card: Card) -> None:
    """Put a card on the discards of its own deck, whoever played it."""
    state.discards[cards.faith_of(card)].append(card)


def draw(state: State, kingdom: int, deck: int, count: int) -> None:
    """Put *count* draws from a deck on the agenda."""
    if count > 0:
        push(state, agenda.DRAW, kingdom, deck, count)


def draw_aside(state: State, kingdom: int, deck: int, count: int) -> None:
    """Like :func:`draw`, but the cards are set aside until one is kept (M16, C07)."""
    if count > 0:
        push(state, agenda.DRAW, kingdom, deck + ASIDE, count)


def step_draw(state: State, x: int, out: Out) -> None:
    """§4.1 Draw one card of a series; an empty deck is refilled from its discards, if there are any."""
    kingdom, where, count = first(x), second(x), third(x)
    deck = where & DECK
    if not state.decks[deck]:
        if not state.discards[deck]:
            return
        refilled = sorted(state.discards[deck])
        state.decks[deck] = [st.HIDDEN] * len(refilled) if state.shadow else refilled
        state.discards[deck] = []
        if out is not None:
            out.append(events.Refilled(deck=deck, cards=refilled))
    if count > 1:
        push(state, agenda.DRAW, kingdom, where, count - 1)
    state.chance, state.chance_a, state.chance_b = st.CARD_DRAWN, kingdom, where


def drawn(state: State, card: Card, out: Out) -> None:
    """Take the card that chance has dealt from its deck."""
    deck = state.decks[state.chance_b & DECK]
    if state.shadow:
        deck.pop()
    else:
        del deck[bisect_left(deck, card)]
    _arrive(state, state.chance_a, state.chance_b, card, out)


def _arrive(state: State, kingdom: int, where: int, card: Card, out: Out) -> None:
    if where >= ASIDE:
        state.aside.append(card)
    else:
        gain(state, kingdom, card)
    if out is not None:
        out.append(
            events.Drew(kingdom=kingdom, deck=where & DECK, card=card, eyes=board.eyes_of(state, kingdom))
        )


def draw_all(state: State, source: Source, out: Out) -> None:
    """Draw whole series of cards that follow each other, with the same result as :func:`drawn` one by one."""
    todo = state.todo
    while state.chance == st.CARD_DRAWN:
        state.chance = st.NO_CHANCE
        kingdom, where, count = state.chance_a, state.chance_b, 1
        if todo and todo[-1] & agenda.BUT_THIRD == agenda.step(agenda.DRAW, kingdom, where):
            count += third(todo.pop())
        deck = state.decks[where & DECK]
        there = min(count, len(deck))
        for _ in range(there):
            _arrive(state, kingdom, where, deck.pop(source.below(len(deck))), out)
        draw(state, kingdom, where, count - there)
        if todo and todo[-1] & agenda.CODE == agenda.DRAW:
            step_draw(state, todo.pop(), out)


def step_lose(state: State, x: int, out: Out) -> None:
    """A random card of a hand is discarded face up; an empty hand loses nothing."""
    del out
    if state.hands[first(x)]:
        state.chance, state.chance_a = st.CARD_LOST, first(x)


def _pulled(state: State, kingdom: int, which: int) -> tuple[int, int]:
    """Remove a random card, by place from a pile or by design from a hand; returns the card and its place."""
    hand = state.hands[kingdom]
    if board.is_automa(state, kingdom):
        return hand.pop(which), which
    take_out(state, kingdom, which)
    return which, box.NO_PLACE


def lost(state: State, which: int, out: Out) -> None:
    """Discard the card that chance has chosen."""
    kingdom = state.chance_a
    card, place = _pulled(state, kingdom, which)
    to_discards(state, card)
    if out is not None:
        out.append(events.Lost(kingdom=kingdom, card=card, place=place))


def step_steal(state: State, x: int, out: Out) -> None:
    """M19 Let chance choose a card to steal, unless the victim has none."""
    del out
    if state.hands[second(x)]:
        state.chance, state.chance_a, state.chance_b = st.CARD_STOLEN, first(x), second(x)


def stolen(state: State, which: int, out: Out) -> None:
    """Give the thief the card that chance has chosen; thief and victim see it, if they are people."""
    thief, victim = state.chance_a, state.chance_b
    card, place = _pulled(state, victim, which)
    gain(state, thief, card)
    if out is not None:
        eyes = board.eyes_of(state, thief) | board.eyes_of(state, victim)
        out.append(events.Stolen(kingdom=thief, other=victim, card=card, place=place, eyes=eyes))


def step_mix(state: State, x: int, out: Out) -> None:
    """C20 Shuffle an automa's pile, place by place from the top."""
    del out
    if second(x) > 0:
        state.chance, state.chance_a, state.chance_b = st.PILE_MIXED, first(x), second(x)


def mixed(state: State, which: int, out: Out) -> None:
    """Put the card that chance has chosen in the current place of the pile."""
    kingdom, place = state.chance_a, state.chance_b
    pile = state.hands[kingdom]
    if not state.shadow:
        pile[which], pile[place] = pile[place], pile[which]
    if out is not None:
        out.append(events.Mixing(kingdom=kingdom, left=place - 1))
    push(state, agenda.MIX_PILE, kingdom, place - 1)


def step_discard_top(state: State, x: int, out: Out) -> None:
    """C17 in the scenario: discard the top card of a pile."""
    card = state.hands[first(x)].pop()
    to_discards(state, card)
    if out is not None:
        out.append(events.TopLost(kingdom=first(x), card=card))


def weights(state: State) -> list[int]:
    """Weight of each possible next outcome: by face, by design, or by place in a pile."""
    if state.chance in st.DIE_CHANCES:
        return [1] * state.die_faces
    if state.chance == st.CARD_DRAWN:
        pile = state.decks[state.chance_b & DECK]
    elif state.chance == st.PILE_MIXED:
        return [1] * (state.chance_b + 1)
    else:
        victim = state.chance_a if state.chance == st.CARD_LOST else state.chance_b
        pile = state.hands[victim]
        if board.is_automa(state, victim):
            return [1] * len(pile)
    out = [0] * cards.DESIGNS
    for card in pile:
        out[card] += 1
    return out


def weight(state: State) -> int:
    """Sum of :func:`weights`."""
    if state.chance in st.DIE_CHANCES:
        return state.die_faces
    if state.chance == st.CARD_DRAWN:
        return len(state.decks[state.chance_b & DECK])
    if state.chance == st.PILE_MIXED:
        return state.chance_b + 1
    return len(state.hands[state.chance_a if state.chance == st.CARD_LOST else state.chance_b])


def outcome(state: State, x: int) -> int:
    """The outcome at *x* of the weights laid end to end; hands and decks are in ascending order."""
    if state.chance == st.CARD_DRAWN:
        return state.decks[state.chance_b & DECK][x]
    if state.chance == st.PILE_MIXED or state.chance in st.DIE_CHANCES:
        return x
    victim = state.chance_a if state.chance == st.CARD_LOST else state.chance_b
    return x if board.is_automa(state, victim) else state.hands[victim][x]
