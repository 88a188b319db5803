"""§3 The bids."""

from mentiroso import rulebook

from .desk import Desk


def bidding(*dice):
    return Desk(*dice, envite=False)


def test_3_a_bid_raises_the_count_or_the_face():
    desk = bidding(1, 2)
    desk.do("0 1x4")
    assert desk.why("1 1x4") == rulebook.MUST_RAISE
    assert desk.why("1 1x5") is None
    assert desk.why("1 2x1") is None


def test_3_nobody_bids_more_dice_than_there_are():
    assert bidding(1, 2).why("0 3x1") == rulebook.TOO_MANY_DICE


def test_3_the_next_seat_answers():
    desk = bidding(1, 2, 3)
    desk.do("0 1x4", "1 1x5", "2 1x6")
    assert desk.asked == [0]
