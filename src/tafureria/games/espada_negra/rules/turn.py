"""r.2, r.3, r.7, r.8 The turn: cards turned up, income, one card after another, and the last turn."""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.core.shapes import Seat
from tafureria.games.espada_negra import events, options
from tafureria.games.espada_negra import state as st
from tafureria.games.espada_negra.pieces import conditions
from tafureria.games.espada_negra.rules import attack, espionage, scoring
from tafureria.games.espada_negra.state import State

# --- r.2 cards are turned up ------------------------------------------------------------------


def turn_up(state: State, out: Out) -> None:
    """r.2 Draw cards for this turn and for the full turns that lie face up ahead; then begin the turn."""
    there = len(state.queue)
    turns = min(1 + state.ahead, (there + state.left) // state.per_turn)
    if there < turns * state.per_turn:
        state.phase = st.DRAW_CARD
    else:
        begin_turn(state, out)


def drawn_card(state: State, x: int) -> int:
    """The kind of card at *x* when the copies in the stock are laid end to end."""
    for kind, copies in enumerate(state.stock):
        x -= copies
        if x < 0:
            return kind
    raise AssertionError("x lies below the number of cards in the stock")


def draw_card(state: State, kind: int, out: Out) -> None:
    """r.2 The drawn card is turned face up."""
    if out is not None:
        ahead = len(state.queue) // state.per_turn
        out.append(events.TurnedUp(card=state.deck.first + kind, ahead=ahead))
    state.stock[kind] -= 1
    state.left -= 1
    state.queue.append(kind)
    turn_up(state, out)


# --- r.3, r.7 the turn begins -----------------------------------------------------------------


def begin_turn(state: State, out: Out) -> None:
    """r.3 Gold comes in; r.7 cards got in the previous turn can be used from now on."""
    state.turn += 1
    state.place = -1
    state.fate = [st.NOT_YET] * state.per_turn
    state.attacked = 0
    state.phase = st.NEXT_CARD
    _wake_cards(state)
    attack.ready(state)
    espionage.ready(state)
    if out is not None:
        out.append(events.TurnBegan(turn=state.turn))
    due = income(state)
    for seat in range(state.seats):
        receive(state, seat, due[seat], out)
    _seat_auctioneer(state)


def receive(state: State, seat: Seat, due: int, out: Out) -> None:
    """r.3 A seat receives its income, or pays a negative one, but its gold never falls below 0."""
    before = state.gold[seat]
    after = max(0, before + due)
    state.gold[seat] = after
    if out is not None and after != before:
        out.append(events.Income(seat=seat, amount=abs(after - before), negative=after < before, gold=after))


def income(state: State) -> list[int]:
    """r.3 What each seat is due as a turn begins: production, tithe and alms; may be negative."""
    tithe = state.worth(conditions.DIEZMO)
    out = [production(state, seat) + tithe for seat in range(state.seats)]
    if state.conditions[conditions.LIMOSNA]:
        held = [cards_of(state, seat) for seat in range(state.seats)]
        fewest = min(held)
        for seat in range(state.seats):
            if held[seat] == fewest:
                out[seat] += state.worth(conditions.LIMOSNA)
    return out


def production(state: State, seat: Seat) -> int:
    """r.3 What all cards of a seat produce together, conditions included."""
    deck = state.deck
    base = seat * deck.model_count
    pardoned = state.conditions[conditions.PERDON] > 0
    total = 0
    stopped = False
    owned = state.owned
    produced = deck.production
    for model in range(deck.model_count):
        copies = owned[base + model]
        if copies:
            each = produced[model]
            if each > 0 or not pardoned:
                total += copies * each
            if deck.only_victory[model]:
                stopped = True
    if stopped and total > 0 and state.conditions[conditions.GABELA]:
        return 0
    return total


def cards_of(state: State, seat: Seat) -> int:
    """How many cards a seat owns."""
    count = state.deck.model_count
    return sum(state.owned[seat * count : (seat + 1) * count])


def _wake_cards(state: State) -> None:
    """r.7 Cards got in the previous turn become usable; the condition PAZ looks at the cards owned now."""
    deck = state.deck
    fresh = state.fresh
    for i in range(0, len(fresh), 2):
        seat, model = fresh[i], fresh[i + 1]
        state.steady[seat] += deck.steady[model]
        slot = deck.berserker_slot[model]
        if slot >= 0:
            state.berserkers[seat * len(deck.berserkers) + slot] += 1
        slot = deck.spy_slot[model]
        if slot >= 0:
            state.spies[seat * len(deck.spies) + slot] += 1
    state.fresh = []
    if state.conditions[conditions.PAZ]:
        state.barred = 0
        for seat in range(state.seats):
            for model in range(deck.model_count):
                if deck.only_victory[model] and state.owned[seat * deck.model_count + model]:
                    state.barred |= 1 << seat


def _seat_auctioneer(state: State) -> None:
    """Set this turn's auctioneer: the sole holder of most cards (by condition), or the seat in rotation."""
    state.auctioneer = state.rotation
    if state.conditions[conditions.CONSEJO]:
        held = [cards_of(state, seat) for seat in range(state.seats)]
        most = max(held)
        if held.count(most) == 1:
            state.auctioneer = held.index(most)


# --- one card after another -------------------------------------------------------------------


def next_card(state: State, out: Out) -> None:
    """r.4 Cards come up one by one, in the order in which they were turned up.

    Each may be attacked, is auctioned if need be, and may be blocked by espionage: ``attack`` leads to
    ``auction``, that to ``espionage``, and that back here. Runs until a seat must choose or chance draws.
    """
    while state.phase == st.NEXT_CARD:
        state.place += 1
        state.leading_bid = 0
        state.leader = st.NOBODY
        state.price = 0
        state.by_attack = False
        if state.place == state.per_turn:
            end_turn(state, out)
            continue
        if out is not None:
            card = state.deck.first + state.queue[state.place]
            out.append(events.Offered(card=card, number=state.place + 1))
        attack.begin(state, out)


def end_turn(state: State, out: Out) -> None:
    """r.8 Begin the next turn, or end the game if fewer cards are left than a full turn needs."""
    state.asked = 0
    state.queue = state.queue[state.per_turn :]
    if len(state.queue) + state.left < state.per_turn:
        scoring.finish(state, st.EXHAUSTED, out)
        return
    if state.mode == options.INTERNO:
        state.rotation = (state.rotation + 1) % state.seats
        if out is not None:
            out.append(events.Auctioneer(seat=state.rotation, drawn=False))
    turn_up(state, out)
