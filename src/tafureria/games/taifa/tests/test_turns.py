"""§3 to §4 and §6 to §8: set-up, turns, rounds, the end of a turn and of the game."""

import pytest

from tafureria.core.chance import Dice, settle
from tafureria.games.taifa import GAME, agenda, engine
from tafureria.games.taifa.pieces import KINGDOM_NAMES
from tafureria.games.taifa.tests.desk import Desk, Options, area, kingdom


@pytest.mark.parametrize("seats", range(7))
def test_3_zero_to_six_people_the_rest_are_bots(seats):
    state = GAME.new(Options(), seats)
    assert sum(s >= 0 for s in state.seat_of) == seats
    assert len(state.order) == 6


def test_3_people_choose_their_kingdoms():
    state = GAME.new(Options(leon=True, valencia=True), 2)
    assert [KINGDOM_NAMES[k] for k in state.kingdoms] == ["valencia", "leon"]


def test_3_who_does_not_choose_gets_a_free_kingdom():
    state = GAME.new(Options(leon=True), 3)
    assert kingdom("leon") in state.kingdoms
    assert len(set(state.kingdoms)) == 3


def test_3_no_more_kingdoms_than_people():
    assert GAME.fit(Options(leon=True, valencia=True), 1).id == "taifa.too-many-kingdoms"


def test_3_1_eight_cards_each_from_the_own_deck():
    state = GAME.new(Options(), 6)
    settle(GAME, state, Dice(1), None)
    for k in state.order:
        assert len(state.hand[k]) == 8
        christian = KINGDOM_NAMES[k] in ("castilla", "condados", "leon")
        assert all((c >= 30) == christian for c in state.hand[k])
    assert [len(deck) for deck in state.deck] == [21, 21]


def fill(desk):
    agenda.push(desk.state, agenda.RESET_BONUSES)
    agenda.push(desk.state, agenda.FILL_HANDS)
    engine.run(desk.state, desk.events)
    return desk.settle()


def test_4_1_7_the_bonus_adds_and_kept_cards_are_subtracted():
    desk = fill(Desk("castilla", bonus={"castilla": 1}, hand={"castilla": "C28 C29"}))
    assert len([e for e in desk.told("drew") if e.reino == kingdom("castilla")]) == 7
    assert len(desk.hand("castilla")) == 9


def test_4_1_never_below_none():
    desk = fill(Desk("castilla", bonus={"castilla": -2}, hand={"castilla": "C28 C28 C28 C28 C28 C28 C29"}))
    assert len(desk.hand("castilla")) == 7


def test_4_1_each_draws_its_whole_number_in_order_of_play():
    desk = fill(Desk("castilla"))
    assert [e.reino for e in desk.told("drew")] == [k for k in desk.state.order for _ in range(8)]


def test_9_1_bots_do_not_subtract_what_they_deployed():
    desk = fill(Desk(army={"castilla": "C28"}, posted={"castilla": "C06 C04"}))
    assert len(desk.hand("castilla")) == 8


def test_4_2_then_all_bonuses_go_to_0():
    desk = fill(Desk("castilla", bonus={"castilla": 2, "leon": -1}))
    assert desk.state.bonus == [0] * 8


def test_4_3_one_action_and_the_next_kingdom_clockwise():
    desk = Desk("castilla condados", hand={"castilla": "C28 C29", "condados": "C28"}).go()
    assert desk.asked == ["castilla"]
    desk.act("castilla", "descarta hueste")
    assert desk.asked == ["condados"]


def test_4_4_the_turn_ends_when_all_have_passed_one_after_another():
    desk = Desk("castilla condados", hand={"castilla": "C28", "condados": "C29"}).go()
    desk.act("castilla", "pasa")
    desk.act("condados", "descarta hueste")
    assert not desk.told("turn-ended"), "the chain of passes was broken"
    assert desk.asked == ["castilla"]
    desk.act("castilla", "pasa")
    assert desk.told("turn-ended")
    assert desk.state.turn == 2


def test_5_6_a_kingdom_without_cards_can_only_pass():
    desk = Desk("castilla", hand={"condados": "C29"}).go()
    assert desk.told("passed")[0].reino == kingdom("castilla")


def test_5_6_a_bot_passes_only_without_cards():
    desk = Desk(hand={"castilla": "C29 C29"}).go()
    assert [e.reino for e in desk.told("turned-up")][:2] == [kingdom("castilla")] * 2


def test_6_discards_permanents_and_undrawn_cards_are_shuffled_each_religion_apart():
    desk = Desk("castilla", hand={"castilla": "C16 C28"}, discard={0: "M27", 1: "C29"}).go()
    desk.act("castilla", "juega repoblacion", "area burgos", "pasa")
    (end,) = desk.told("turn-ended")
    assert end.back == [*sorted(end.back[:2]), 45]
    assert desk.hand("castilla")[0] != "repoblacion" or desk.state.turn == 2


def test_6_hands_and_what_bots_deployed_are_kept():
    desk = Desk("castilla", hand={"castilla": "C28"}, army={"leon": "C29"}, posted={"leon": "C06"}).go()
    desk.act("castilla", "pasa")
    assert "mesnada" in desk.hand("castilla")
    assert desk.army("leon")[0] == "hueste"
    assert desk.posted("leon")[0] == "reliquia"


def test_6_out_of_game_permanents_leave_at_the_end_of_the_turn():
    desk = Desk("castilla", hand={"castilla": "C15 C28"}).go()
    desk.act("castilla", "juega cruzados")
    assert desk.state.crusade
    desk.act("castilla", "pasa")
    assert desk.told("turn-ended")[0].cards == [44]
    assert desk.state.gone == [44]
    assert not desk.state.crusade


def test_a_deck_that_runs_out_is_refilled_from_its_discards():
    desk = Desk("castilla", hand={"castilla": "C11 C28"})
    desk.state.discard[1] = desk.state.deck[1]
    desk.state.deck[1] = []
    desk.go().act("castilla", "juega camino-de-santiago")
    assert desk.told("refilled")[0].deck == 1
    assert len(desk.hand("castilla")) == 3


def test_if_there_are_no_discards_either_nothing_is_drawn():
    desk = Desk("castilla", hand={"castilla": "C11 C28"})
    desk.state.deck[1] = []
    desk.go().act("castilla", "juega camino-de-santiago")
    assert desk.hand("castilla") == ["mesnada"]


def last_turn(**more):
    desk = Desk("castilla", hand={"castilla": "C28"}, **more)
    desk.state.turn = 3
    return desk.go().act("castilla", "pasa")


def test_8_after_the_third_turn_most_castles_win():
    desk = last_turn(land={"navarra": "castilla"})
    assert GAME.ending(desk.state) == "tercer-turno"
    assert desk.told("won")[0].reinos == [kingdom("castilla")]
    assert GAME.returns(desk.state) == [1.0]


def test_8_a_tie_goes_to_the_higher_bonus():
    desk = last_turn(land={"navarra": "castilla", "coimbra": "leon"}, bonus={"leon": 1})
    assert desk.told("won")[0].reinos == [kingdom("leon")]


def test_8_still_tied_it_is_shared():
    desk = last_turn(land={"navarra": "castilla", "coimbra": "leon"})
    assert desk.told("won")[0].reinos == [kingdom("castilla"), kingdom("leon")]
    assert GAME.returns(desk.state) == [0.5]


TWELVE = {"navarra": "castilla", "toledo": "castilla", "salamanca": "castilla", "tudela": "castilla"}


def test_8_the_thirteenth_castle_wins_at_once_before_any_later_step():
    desk = Desk("castilla", land=TWELVE, hand={"castilla": "C23 C28"}).go()
    desk.act(
        "castilla", "ataca leon", "carta el-rey", "carta mesnada", dice="4 4 4 4 4 4 4 4 1 1 1 1"
    ).everybody()
    assert GAME.ending(desk.state) == "repentina"
    assert desk.bonus("castilla") == desk.bonus("leon") == 0, "neither reward nor loss"
    assert desk.owner("leon") == "castilla"


def test_7_the_bonus_stays_between_minus_2_and_2():
    desk = Desk("sevilla", active="sevilla", bonus={"sevilla": 1}, hand={"sevilla": "M09 M27"}).go()
    desk.act("sevilla", "juega escuela-sufi")
    assert desk.bonus("sevilla") == 2


def test_8_a_bots_thirteenth_castle_ends_the_game_too():
    desk = Desk(land=TWELVE, hand={"castilla": "C23"}).go("4 4 4 4 4 4")
    if desk.told("attacks"):
        assert GAME.ending(desk.state) == "repentina"
    assert area("burgos") == 11
