"""§4 The doubt."""

import pytest
from mentiroso import GAME, rulebook

from .desk import Desk


@pytest.mark.parametrize(("dice", "winner"), [((5, 5), 0), ((5, 4), 1)])
def test_4_a_bid_stands_when_that_many_dice_match(dice, winner):
    desk = Desk(*dice, envite=False)
    desk.do("0 2x5", "1 mentira")
    assert desk.state.winner == winner
    assert GAME.returns(desk.state)[winner] == 1


def test_4_there_must_be_a_bid_to_doubt():
    assert Desk(1, 2, envite=False).why("0 mentira") == rulebook.NOTHING_TO_DOUBT


def test_4_the_loser_pays_all_the_stakes():
    desk = Desk(5, 4)
    desk.do("0 envida 1", "1 envida 2", "0 2x5", "1 mentira")
    assert GAME.returns(desk.state) == [-3, 3]
