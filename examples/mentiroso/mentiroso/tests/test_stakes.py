"""§2 The stakes."""

from tafureria.core.rule import WRONG_PHASE

from .desk import Desk


def test_2_everybody_stakes_one_or_two():
    desk = Desk(1, 2)
    assert desk.asked == [0, 1]
    assert desk.legal(0) == desk.legal(1) == ["envida 1", "envida 2"]
    assert desk.why("0 1x1") == WRONG_PHASE


def test_2_stakes_are_turned_up_together():
    desk = Desk(1, 2)
    desk.do("1 envida 2")
    assert desk.view(0).stakes == [0, 0]
    assert desk.view(1).stakes == [0, 2]
    desk.do("0 envida 1")
    assert desk.view(0).stakes == [1, 2]


def test_2_without_stakes_the_bidding_begins_at_once():
    desk = Desk(1, 2, envite=False)
    assert (desk.phase, desk.asked) == ("bidding", [0])
