"""The search guide: what it compares, how long playouts are, and how it values their end."""

from __future__ import annotations

import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import OVER, seats_in, settle
from tafureria.games.taifa import actions
from tafureria.games.taifa.game import GAME
from tafureria.games.taifa.players import GUIDE
from tafureria.games.taifa.players.heuristic import Jugador, deed
from tafureria.games.taifa.state import ROUND


def own_rounds(wanted, seed=3):
    """(state, seat, legal actions) of up to *wanted* rounds with a choice, in a game among heuristics."""
    options = GAME.options()
    state, dice, out = GAME.new(options, 6), Dice(seed), []
    while len(out) < wanted:
        settle(GAME, state, dice, None)
        if GAME.waiting(state) == OVER:
            break
        seat = seats_in(GAME.waiting(state))[0]
        legal = GAME.legal(state, seat)
        if state.phase == ROUND and len(legal) > 1:
            out.append((state.clone(), seat, legal))
        GAME.apply(state, seat, Jugador().choose(GAME.view(state, seat), legal, None, 0))
    return out


def test_it_compares_the_own_deed_with_waiting():
    book, waited = GAME.notebook(GAME.options(), 6, 0), False
    for state, seat, legal in own_rounds(40):
        view = GAME.view(state, seat)
        own = Jugador().choose(view, legal, None, 0)
        candidates, _ = GUIDE.consider(view, legal, book, 0)
        assert candidates[0] == own
        assert set(candidates) == {deed(view, legal), actions.PASS}
        waited |= own == actions.PASS != candidates[-1]
    assert waited, "no attack waited"


@pytest.mark.parametrize("number", [0, 25])
def test_it_plays_on_until_the_turn_is_over(number):
    state, seat, legal = own_rounds(40)[number]
    dice = Dice(number)
    mark = GUIDE.prepare(state, seat, None, dice)
    turn = state.turn
    GAME.apply(state, seat, legal[0])
    while True:
        settle(GAME, state, dice, None)
        values = GUIDE.value(state, mark)
        if values is not None:
            break
        assert state.turn == turn or state.phase != ROUND
        mover = seats_in(GAME.waiting(state))[0]
        choices = GAME.legal(state, mover)
        GAME.apply(state, mover, GUIDE.choose(state, mover, choices, dice, mark))
    assert state.turn == turn + 1
    assert sum(values) == pytest.approx(1.0)


def test_more_castles_are_a_better_chance():
    state, seat, _ = own_rounds(1)[0]
    kingdom = state.kingdoms[seat]
    before = GUIDE.value(state, state.turn - 1)
    other = next(k for k in state.order if k != kingdom)
    area = state.land[other] & -state.land[other]
    state.land[other] ^= area
    state.land[kingdom] |= area
    after = GUIDE.value(state, state.turn - 1)
    assert after[seat] > before[seat]
