"""r.1, r.10 Set-up: ten gold each, the first auctioneer, and the starting conditions of this game."""

from __future__ import annotations

from typing import Final

from tafureria.core.event import Out
from tafureria.core.shapes import Seat
from tafureria.games.espada_negra import events
from tafureria.games.espada_negra import options as opt
from tafureria.games.espada_negra import state as st
from tafureria.games.espada_negra.pieces import conditions
from tafureria.games.espada_negra.pieces.decks import Deck, deck_called
from tafureria.games.espada_negra.rules import scoring, turn
from tafureria.games.espada_negra.state import State

START_GOLD: Final = 10
"""r.1."""
MINI_GOLD: Final = 1
MINI_CARDS: Final = 2
WINDOW_MS: Final = 150
"""Live outcry: bids within this time, in milliseconds, count as simultaneous."""


def deck_of(options: opt.Options) -> Deck:
    """The deck that is played with."""
    return deck_called("probeta" if options.mini else options.mazo)


def new_game(options: opt.Options, seats: int) -> State:
    """r.1 Ten gold each; nothing is drawn yet."""
    deck = deck_of(options)
    state = State(deck, seats)
    state.gold = [MINI_GOLD if options.mini else START_GOLD] * seats
    state.mode = opt.MODES.index(options.subasta)
    state.live = options.vivo
    state.count_seconds = options.cuenta if options.vivo else 0
    state.window_ms = WINDOW_MS if options.vivo and options.ventana else 0
    state.pairs = options.parejas
    state.ahead = options.prevision
    state.to_set_aside = min(options.condiciones, deck.size)
    if options.mini:
        state.per_turn = MINI_CARDS
    elif options.cartas_por_turno == "jugadores-mas-1":
        state.per_turn = seats + 1
    elif options.cartas_por_turno == "jugadores-mas-2":
        state.per_turn = seats + 2
    _go_on(state, None)
    return state


def _go_on(state: State, out: Out) -> None:
    """Go on to the next draw before the first turn or, if there is none, to the first turn."""
    if state.mode == opt.INTERNO and state.rotation == st.NOBODY:
        state.phase = st.DRAW_AUCTIONEER
    elif len(state.aside) < state.to_set_aside:
        state.phase = st.DRAW_CONDITION
    else:
        # Only conditions that change the set-up are applied here; all others where they matter.
        more = state.worth(conditions.ARCAS)
        for seat in range(state.seats):
            state.gold[seat] += more
        state.per_turn += state.worth(conditions.FERIA)
        if state.left < state.per_turn:
            scoring.finish(state, st.TOO_SMALL, out)
        else:
            turn.turn_up(state, out)


def draw_auctioneer(state: State, seat: Seat, out: Out) -> None:
    """``interno``: the first auctioneer is drawn and begins with one gold less."""
    state.rotation = seat
    state.gold[seat] = max(0, state.gold[seat] - 1)
    if out is not None:
        out.append(events.Auctioneer(seat=seat, drawn=True))
    _go_on(state, out)


def draw_condition(state: State, kind: int, out: Out) -> None:
    """r.10 A card is set aside; the conditions on it hold for the whole game."""
    on_card = state.deck.card_conditions[kind]
    state.stock[kind] -= 1
    state.left -= 1
    state.aside.append(kind)
    for condition in on_card:
        state.conditions[condition] += 1
    if out is not None:
        out.append(events.SetAside(card=state.deck.first + kind, conditions=list(on_card)))
    _go_on(state, out)
