"""Seats are symmetric: if every choice moves by one seat, the whole game moves by one seat."""

from __future__ import annotations

import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, OVER, seats_in
from tafureria.games.espada_negra import GAME
from tafureria.games.espada_negra.actions import NAME, QUIET
from tafureria.games.espada_negra.memory.notebook import order_number
from tafureria.games.espada_negra.options import Options
from tafureria.games.espada_negra.state import DRAW_AUCTIONEER, DRAW_LOT, DRAW_ORDER

WAYS = ({}, {"subasta": "interno"}, {"subasta": "externo"}, {"subasta": "externo", "vivo": True})


def on(seat, seats):
    return (seat + 1) % seats


def moved_outcome(state, outcome):
    """The outcome that draws the same thing moved by one seat."""
    if state.phase in (DRAW_AUCTIONEER, DRAW_LOT):
        return on(outcome, state.seats)
    if state.phase != DRAW_ORDER:
        return outcome
    copy = state.clone()
    GAME.apply(copy, CHANCE, outcome)
    return order_number([on(seat, state.seats) for seat in reversed(copy.order)])


def moved_action(action, seats):
    return NAME + on(action - NAME, seats) if NAME <= action < QUIET else action


@pytest.mark.parametrize("way", WAYS, ids=("secreta", "interno", "externo", "vivo"))
@pytest.mark.parametrize("deck", ["clasica", "clanes", "sombras"])
@pytest.mark.parametrize("seats", [3, 4])
def test_seats_are_alike(deck, way, seats):
    for seed in range(2):
        dice = Dice(seed)
        options = Options(mazo=deck, condiciones=seed, **way)
        one, two = GAME.new(options, seats), GAME.new(options, seats)
        while (mask := GAME.waiting(one)) != OVER:
            if mask == CHANCE:
                outcome = GAME.outcome(one, dice.below(GAME.weight(one)))
                other = moved_outcome(one, outcome)
                assert GAME.chance(two)[other] == GAME.chance(one)[outcome]
                GAME.apply(one, CHANCE, outcome)
                GAME.apply(two, CHANCE, other)
                continue
            for seat in seats_in(mask):
                legal = GAME.legal(one, seat)
                assert sorted(moved_action(a, seats) for a in legal) == GAME.legal(two, on(seat, seats))
                action = legal[dice.below(len(legal))]
                GAME.apply(one, seat, action)
                GAME.apply(two, on(seat, seats), moved_action(action, seats))
        assert GAME.waiting(two) == OVER
        scores = GAME.scores(one)
        assert GAME.scores(two) == [scores[-1], *scores[:-1]]
        assert one.gold == [*two.gold[1:], two.gold[0]]
