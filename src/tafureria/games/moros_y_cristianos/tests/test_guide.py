"""The search guide: its cheap view of a position, and its value of a round."""

import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import OVER, settle
from tafureria.games.moros_y_cristianos import GAME
from tafureria.games.moros_y_cristianos.options import Options
from tafureria.games.moros_y_cristianos.players import GUIDE
from tafureria.games.moros_y_cristianos.players.guide import glance
from tafureria.games.moros_y_cristianos.players.heuristic import Jugador
from tafureria.games.moros_y_cristianos.seeing import see


def positions(options, seats, seed):
    dice = Dice(seed)
    state = GAME.new(options, seats)
    settle(GAME, state, dice, None)
    while (waiting := GAME.waiting(state)) != OVER:
        seat = (waiting & -waiting).bit_length() - 1
        legal = GAME.legal(state, seat)
        yield state, seat, legal
        GAME.apply(state, seat, legal[dice.below(len(legal))])
        settle(GAME, state, dice, None)


@pytest.mark.parametrize(("options", "seats"), [(Options(), 5), (Options(equipos=True, larga=True), 6)])
def test_a_glance_shows_all_that_the_heuristic_reads(options, seats):
    player = Jugador()
    for seed in range(3):
        for state, seat, legal in positions(options, seats, seed):
            seen = player.choose(see(state, seat), legal, None, 1)
            assert player.choose(glance(state, seat), legal, None, 1) == seen
            assert GUIDE.choose(state, seat, legal, Dice(1), 1) == seen


def test_a_round_is_valued_by_its_scores_once_it_is_over():
    for state, seat, _ in positions(Options(), 4, 1):
        mark = GUIDE.prepare(state, seat, None, Dice(1))
        assert GUIDE.value(state, mark) is None
        if state.round > 1:
            values = GUIDE.value(state, state.round - 1)
            assert sum(values) == pytest.approx(1.0)
            assert values.index(max(values)) == state.scores.index(max(state.scores))
