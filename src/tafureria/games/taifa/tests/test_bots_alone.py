"""§9: six automata never get stuck; ``make soak`` plays a hundred thousand such games."""

from tafureria.core.chance import Dice
from tafureria.core.game import settle
from tafureria.games.taifa import GAME


def test_9_two_hundred_games_of_bots_alone_end():
    """``make soak`` plays a hundred thousand such games."""
    for seed in range(200):
        state = GAME.new(GAME.options(), 0)
        settle(GAME, state, Dice(seed), None)
        assert GAME.ending(state) in ("repentina", "tercer-turno")
        assert state.winners
