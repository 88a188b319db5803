"""r.4, r.7 What happens to the card up now: a seat gets it, or it is discarded."""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.games.espada_negra import events
from tafureria.games.espada_negra import state as st
from tafureria.games.espada_negra.pieces import conditions
from tafureria.games.espada_negra.state import State


def gain(state: State, out: Out) -> None:
    """r.4 Whoever is about to get the card gets it; r.7 it rests until the next turn."""
    kind = state.queue[state.place]
    model = state.deck.card_model[kind]
    seat = state.taker
    state.owned[seat * state.deck.model_count + model] += 1
    state.fresh.append(seat)
    state.fresh.append(model)
    state.fate[state.place] = seat
    loot = 0
    if state.by_attack:
        loot = state.worth(conditions.BOTIN)
        state.gold[seat] += loot
    state.history += [kind, seat, state.price, st.BY_ATTACK if state.by_attack else st.BY_BID]
    state.phase = st.NEXT_CARD
    if out is not None:
        card = state.deck.first + kind
        out.append(
            events.Gained(seat=seat, card=card, price=state.price, by_attack=state.by_attack, loot=loot)
        )


def discard(state: State, how: int, out: Out) -> None:
    """Nobody gets the card: it is out of the game."""
    kind = state.queue[state.place]
    state.fate[state.place] = st.GONE
    state.history += [kind, st.GONE, state.price, how]
    state.phase = st.NEXT_CARD
    if out is not None:
        out.append(events.Discarded(card=state.deck.first + kind, why=st.HOW_NAMES[how]))
