"""r.1 and which set-ups are allowed; starting conditions (r.10) have a test file of their own."""

from __future__ import annotations

import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import settle
from tafureria.games.espada_negra import GAME, events, rulebook
from tafureria.games.espada_negra.options import Options

from .desk import of, opened


def test_r1_everybody_begins_with_ten_gold():
    state, _ = opened(5)
    assert state.gold == [10] * 5


def test_a_deck_too_small_for_one_turn_ends_at_once_and_is_shared():
    state = GAME.new(Options(mini=True, condiciones=3), 2)
    out = []
    settle(GAME, state, Dice(0), out)
    assert GAME.ending(state) == "too-small"
    assert GAME.returns(state) == [0.5, 0.5]
    assert of(out, events.Ended)[0].seats == [0, 1]


@pytest.mark.parametrize(("seats", "rule"), [(2, rulebook.PAIRS_EVEN), (5, rulebook.PAIRS_EVEN), (4, None)])
def test_variant_pairs_needs_an_even_number_of_four_or_more(seats, rule):
    assert GAME.fit(Options(parejas=True), seats) == rule


def test_setup_rules_that_do_not_go_together():
    assert GAME.fit(Options(vivo=True), 3) == rulebook.LIVE_IS_OUTCRY
    assert GAME.fit(Options(vivo=True, subasta="externo"), 3) is None
    assert GAME.fit(Options(cuenta=9), 3) == rulebook.CLOCK_IS_LIVE
    assert GAME.fit(Options(ventana=False, subasta="externo"), 3) == rulebook.CLOCK_IS_LIVE
    assert GAME.fit(Options(mini=True, mazo="clanes"), 3) == rulebook.MINI_IS_PLAIN
