"""Whole random games: they end, no card is lost, and the legal moves are those that no rule refuses."""

import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, OVER, seats_in
from tafureria.games.moros_y_cristianos import GAME
from tafureria.games.moros_y_cristianos.options import Options

SETUPS = [
    (Options(), 4),
    (Options(baraja=48), 5),
    (Options(anulados_fuera=True), 6),
    (Options(equipos=True), 4),
    (Options(equipos=True, larga=True, baraja=48), 6),
]


def play_out(options, seats, seed):
    """Yield the state of a random game after each step; it is always the same object."""
    dice = Dice(seed)
    state = GAME.new(options, seats)
    yield state
    while (waiting := GAME.waiting(state)) != OVER:
        if waiting == CHANCE:
            GAME.apply(state, CHANCE, GAME.outcome(state, dice.below(GAME.weight(state))))
        else:
            who = seats_in(waiting)
            seat = who[dice.below(len(who))]
            legal = GAME.legal(state, seat)
            GAME.apply(state, seat, legal[dice.below(len(legal))])
        yield state


@pytest.mark.parametrize(("options", "seats"), SETUPS)
@pytest.mark.parametrize("seed", range(5))
def test_random_games_end_and_lose_no_card(options, seats, seed):
    for state in play_out(options, seats, seed):
        hidden = state.carried | state.centre
        for pile in (state.hands, state.treasure, state.oros, state.knights):
            for cards in pile:
                hidden |= cards
        assert hidden & ~state.deck == 0
        if state.phase <= 2:
            assert state.stock == state.deck & ~hidden
            parts = [*state.hands, state.carried, state.stock]
            assert sum(part.bit_count() for part in parts) == state.deck.bit_count()
    assert GAME.ending(state) in GAME.endings
    assert GAME.winners(state) == state.winners != 0


@pytest.mark.parametrize(("options", "seats"), SETUPS)
def test_legal_moves_are_those_that_no_rule_refuses(options, seats):
    for state in play_out(options, seats, 7):
        for seat in range(seats):
            allowed = [a for a in range(GAME.actions) if GAME.check(state, seat, a) is None]
            assert GAME.legal(state, seat) == allowed


def test_weight_and_outcome_agree_with_chance():
    for state in play_out(Options(), 4, 3):
        if GAME.waiting(state) == CHANCE:
            weights = GAME.chance(state)
            assert GAME.weight(state) == sum(weights)
            laid = [GAME.outcome(state, x) for x in range(sum(weights))]
            assert laid == [i for i, w in enumerate(weights) for _ in range(w)]
