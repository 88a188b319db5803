"""§9: six automata never get stuck; ``make soak`` plays a hundred thousand such games."""

import pytest

from tafureria.core.chance import Dice, settle
from tafureria.games.taifa import GAME


@pytest.mark.parametrize("hundred", range(10))
def test_9_a_hundred_games_of_bots_alone_end(hundred):
    for seed in range(100 * hundred, 100 * hundred + 100):
        state = GAME.new(GAME.options(), 0)
        settle(GAME, state, Dice(seed), None)
        assert GAME.ending(state) in ("repentina", "tercer-turno")
        assert state.winners
