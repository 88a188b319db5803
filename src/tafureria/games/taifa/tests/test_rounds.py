"""§4, §5.6: turns, rounds and passing."""

from tafureria.games.taifa import events
from tafureria.games.taifa.tests.desk import Desk, kingdom


def test_4_3_one_action_and_the_next_kingdom_clockwise():
    desk = Desk("castilla condados", hand={"castilla": "C28 C29", "condados": "C28"}).go()
    assert desk.asked == ["castilla"]
    desk.do("castilla descarta hueste")
    assert desk.asked == ["condados"]


def test_4_4_the_turn_ends_when_all_have_passed_one_after_another():
    desk = Desk("castilla condados", hand={"castilla": "C28", "condados": "C29"}).go()
    desk.do("castilla pasa")
    desk.do("condados descarta hueste")
    assert not desk.of(events.TurnEnded), "the chain of passes was broken"
    assert desk.asked == ["castilla"]
    desk.do("castilla pasa")
    assert desk.of(events.TurnEnded)
    assert desk.state.turn == 2


def test_5_6_a_kingdom_without_cards_can_only_pass():
    desk = Desk("castilla", hand={"condados": "C29"}).go()
    assert desk.of(events.Passed)[0].kingdom == kingdom("castilla")


def test_5_6_a_bot_passes_only_without_cards():
    desk = Desk(hand={"castilla": "C29 C29"}).go()
    assert [e.kingdom for e in desk.of(events.TurnedUp)][:2] == [kingdom("castilla")] * 2
