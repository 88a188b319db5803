"""How the view of one seat is made. Everything is public except the order of the stock and sealed choices."""

from __future__ import annotations

from tafureria.core.shapes import Seat
from tafureria.games.espada_negra import state as st
from tafureria.games.espada_negra.options import MODES
from tafureria.games.espada_negra.pieces.conditions import AMOUNTS, NAMES
from tafureria.games.espada_negra.pieces.decks import Deck
from tafureria.games.espada_negra.rules import attack, auction, espionage, scoring, turn
from tafureria.games.espada_negra.state import State
from tafureria.games.espada_negra.view import (
    CardView,
    Deal,
    Effect,
    ModelView,
    PlayerView,
    RowCard,
    SpyAction,
    View,
)


def see(state: State, seat: Seat) -> View:
    """The view of a seat, or of a watcher (-1)."""
    deck = state.deck
    spying = state.phase in (st.BLOCK, st.CANCEL)
    asked = [s for s in range(state.seats) if state.asked >> s & 1]
    bonus = scoring.bonus(state)
    playing = state.phase != st.OVER
    ahead = state.queue[state.per_turn :] if state.turn and playing else []
    row = state.queue[: len(state.fate)] if playing else []
    return View(
        seat=seat,
        phase=st.phase_name(state.phase),
        deck=deck.name,
        mode=MODES[state.mode],
        live=state.live,
        pairs=state.pairs,
        turn=state.turn,
        turns=turns(state),
        left=state.left,
        models=_models(state),
        aside=[_card(deck, kind) for kind in state.aside],
        effects=[
            Effect(name=NAMES[i], copies=n, amount=n * AMOUNTS[i])
            for i, n in enumerate(state.conditions)
            if n
        ],
        row=[
            RowCard(model=deck.card_model[k], conditions=_conditions(deck, k), fate=f)
            for k, f in zip(row, state.fate, strict=False)
        ],
        place=state.place if state.place < state.per_turn else -1,
        ahead=[_card(deck, kind) for kind in ahead],
        per_turn=state.per_turn,
        players=[_player(state, s, bonus[s]) for s in range(state.seats)],
        auctioneer=state.auctioneer if state.turn else state.rotation,
        leading_bid=state.leading_bid,
        leader=state.leader,
        floor=auction.floor(state, seat) if seat >= 0 and playing else 0,
        least_attack=attack.least(state),
        order=state.order[::-1],
        candidates=[s for s in range(state.seats) if state.candidates >> s & 1],
        asked=asked,
        sealed=state.sealed[seat] if seat >= 0 else st.NO_CHOICE,
        sealed_by=[s for s in range(state.seats) if asked and state.sealed[s] != st.NO_CHOICE],
        taker=state.taker if spying else -1,
        price=state.price if spying else 0,
        by_attack=state.by_attack and spying,
        chain=[SpyAction(seat=state.chain[i], sum=state.chain[i + 1]) for i in range(0, len(state.chain), 2)]
        if spying
        else [],
        need=espionage.need(state) if spying else 0,
        pointed_sum=state.pointed_sum,
        pointed=state.pointed[:],
        count_seconds=state.count_seconds,
        window_ms=state.window_ms,
        history=_history(state),
        scores=state.scores[:],
    )


def turns(state: State) -> int:
    """How many turns the game has, those played included."""
    if state.phase == st.OVER:
        return state.turn
    rest = (len(state.queue) + state.left) // state.per_turn
    # While cards are drawn for the next turn, the count of turns is still that of the last one.
    begun = 1 if state.fate and state.place < state.per_turn else 0
    return state.turn - begun + rest


def _history(state: State) -> list[Deal]:
    return [
        Deal(
            model=state.deck.card_model[state.history[i]],
            seat=state.history[i + 1],
            price=state.history[i + 2],
            how=st.HOW_NAMES[state.history[i + 3]],
        )
        for i in range(0, len(state.history), 4)
    ]


def _models(state: State) -> list[ModelView]:
    deck = state.deck
    unseen = [0] * deck.model_count
    for kind, copies in enumerate(state.stock):
        unseen[deck.card_model[kind]] += copies
    return [
        ModelView(
            name=m.name,
            victory=m.victory,
            production=m.production,
            attack=m.attack,
            berserker=m.berserker,
            espionage=m.espionage,
            copies=m.copies,
            unseen=unseen[i],
            berserker_slot=deck.berserker_slot[i],
            spy_slot=deck.spy_slot[i],
        )
        for i, m in enumerate(deck.models)
    ]


def _card(deck: Deck, kind: int) -> CardView:
    return CardView(model=deck.card_model[kind], conditions=_conditions(deck, kind))


def _player(state: State, seat: Seat, bonus: int) -> PlayerView:
    deck = state.deck
    slots = len(deck.berserkers)
    spies = len(deck.spies)
    fresh = state.fresh
    return PlayerView(
        gold=state.gold[seat],
        cards=state.owned[seat * deck.model_count : (seat + 1) * deck.model_count],
        fresh=[fresh[i + 1] for i in range(0, len(fresh), 2) if fresh[i] == seat],
        production=turn.production(state, seat),
        attack=state.most_attack[seat],
        steady=state.steady[seat],
        espionage=state.espionage[seat],
        victory=scoring.total(state, seat, deck.victory),
        bonus=bonus,
        berserkers=state.berserkers[seat * slots : (seat + 1) * slots],
        spies=state.spies[seat * spies : (seat + 1) * spies],
        attacked=bool(state.attacked >> seat & 1),
        barred=bool(state.barred >> seat & 1),
    )


def _conditions(deck: Deck, kind: int) -> list[str]:
    return [NAMES[condition] for condition in deck.card_conditions[kind]]
