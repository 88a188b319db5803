"""One test per sentence, named by section."""

import pytest
from mentiroso import events, rulebook
from mentiroso.actions import DOUBT, bid
from mentiroso.rules import GAME, Options
from mentiroso.state import State


def table(*dice, bids=()):
    state = State(len(dice), 6, stakes=False)
    state.dice = list(dice)
    for seat, action in enumerate(bids):
        GAME.apply(state, seat % len(dice), action)
    return state


def test_1_dice_have_at_least_as_many_faces_as_there_are_players():
    assert GAME.fit(Options(caras=3), 4) == rulebook.FEW_FACES
    assert GAME.fit(Options(caras=4), 4) is None


def test_1_everybody_rolls_in_secret():
    state = table(2, 5)
    assert GAME.view(state, 0).dice == [2, 0]
    assert GAME.view(state, -1).dice == [0, 0]


def test_2_stakes_are_turned_up_together():
    state = State(2, 6, stakes=True)
    state.dice = [1, 2]
    GAME.apply(state, 1, 1)
    assert GAME.view(state, 0).stakes == [0, 0]
    GAME.apply(state, 0, 0)
    assert GAME.view(state, 0).stakes == [1, 2]


def test_3_a_bid_raises_the_count_or_the_face():
    state = table(1, 2, bids=[bid(1, 4)])
    assert GAME.check(state, 1, bid(1, 4)) == rulebook.MUST_RAISE
    assert GAME.check(state, 1, bid(1, 5)) is None
    assert GAME.check(state, 1, bid(2, 1)) is None


def test_3_nobody_bids_more_dice_than_there_are():
    assert GAME.check(table(1, 2), 0, bid(3, 1)) == rulebook.TOO_MANY_DICE


@pytest.mark.parametrize(("dice", "winner"), [((5, 5), 0), ((5, 4), 1)])
def test_4_a_bid_stands_when_that_many_dice_match(dice, winner):
    state = table(*dice, bids=[bid(2, 5), DOUBT])
    assert state.winner == winner
    assert GAME.returns(state)[winner] == 1


def test_4_there_must_be_a_bid_to_doubt():
    assert GAME.check(table(1, 2), 0, DOUBT) == rulebook.NOTHING_TO_DOUBT


def test_1_a_roll_is_told_to_its_owner_alone():
    roll = events.Rolled(seat=0, face=3)
    assert [roll.seen_by(seat).face for seat in (0, 1, -1)] == [3, None, None]
