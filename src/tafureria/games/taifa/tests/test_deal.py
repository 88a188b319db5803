"""§4.1: drawing cards, and decks that run out."""

from tafureria.games.taifa import events
from tafureria.games.taifa.rules import agenda, flow
from tafureria.games.taifa.tests.desk import Desk, kingdom


def fill(desk):
    agenda.push(desk.state, agenda.RESET_BONUSES)
    agenda.push(desk.state, agenda.FILL_HANDS)
    flow.run(desk.state, desk.events)
    return desk.settle()


def test_4_1_7_the_bonus_adds_and_kept_cards_are_subtracted():
    desk = fill(Desk("castilla", bonus={"castilla": 1}, hand={"castilla": "C28 C29"}))
    assert len([e for e in desk.of(events.Drew) if e.kingdom == kingdom("castilla")]) == 7
    assert len(desk.hand("castilla")) == 9


def test_4_1_never_below_none():
    desk = fill(Desk("castilla", bonus={"castilla": -2}, hand={"castilla": "C28 C28 C28 C28 C28 C28 C29"}))
    assert len(desk.hand("castilla")) == 7


def test_4_1_each_draws_its_whole_number_in_order_of_play():
    desk = fill(Desk("castilla"))
    assert [e.kingdom for e in desk.of(events.Drew)] == [k for k in desk.state.order for _ in range(8)]


def test_9_1_bots_do_not_subtract_what_they_deployed():
    desk = fill(Desk(army={"castilla": "C28"}, posted={"castilla": "C06 C04"}))
    assert len(desk.hand("castilla")) == 8


def test_4_2_then_all_bonuses_go_to_0():
    desk = fill(Desk("castilla", bonus={"castilla": 2, "leon": -1}))
    assert desk.state.bonus == [0] * 8


def test_a_deck_that_runs_out_is_refilled_from_its_discards():
    desk = Desk("castilla", hand={"castilla": "C11 C28"})
    desk.state.discards[1] = desk.state.decks[1]
    desk.state.decks[1] = []
    desk.go().do("castilla juega camino-de-santiago")
    assert desk.of(events.Refilled)[0].deck == 1
    assert len(desk.hand("castilla")) == 3


def test_if_there_are_no_discards_either_nothing_is_drawn():
    desk = Desk("castilla", hand={"castilla": "C11 C28"})
    desk.state.decks[1] = []
    desk.go().do("castilla juega camino-de-santiago")
    assert desk.hand("castilla") == ["mesnada"]
