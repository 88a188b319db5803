"""§2.6: the booty, the players who pick from it, and the score."""

import pytest

from tafureria.core import rule as core
from tafureria.games.moros_y_cristianos import events, rulebook
from tafureria.games.moros_y_cristianos.pieces import card
from tafureria.games.moros_y_cristianos.tests.desk import Desk, names


def shared(combat="", **options):
    """Christians 2 (12e) + 3 (1e) beat the Moors; booty 7b 6b 2o and a carried oro."""
    desk = Desk("12e", "7b 2o", "1e 1o", "6b", combat=combat, carried="4o", **options)
    desk.do("0 juega 12e", "1 juega 2o", "1 juega 7b", "2 juega 1o", "2 juega 1e", "3 juega 6b")
    return desk


def test_2_6_each_winner_keeps_the_knights_and_oros_they_played():
    own = {event.seat: event.cards for event in shared().of(events.Own)}
    assert own == {0: [card("12e")], 2: [card("1o"), card("1e")]}


def test_2_6_all_else_on_the_table_is_the_booty_copas_are_removed():
    desk = Desk("12e", "7b 2o 3c", "1e", "6b 5c", combat="botin", carried="4o")
    desk.do("0 juega 12e", "1 juega 3c", "1 juega 7b", "2 juega 1e", "3 juega 5c", "3 juega 6b")
    assert desk.phase == "pick"
    assert desk.view().booty == [card(name) for name in ("2o", "4o", "6b", "7b")]
    assert desk.legal(2) == ["coge 2o", "coge 4o", "coge 6b", "coge 7b"]


def test_2_6_oros_put_in_belong_to_nobody_even_of_winners():
    desk = Desk("12e 3o", "7b", "1e", "6b", combat="botin")
    desk.do("0 juega 12e", "1 juega 7b", "2 juega 1e", "3 juega 6b")
    assert card("3o") in desk.view().booty


def test_2_6_oros_of_players_without_a_side_are_booty():
    desk = Desk("12e", "2o 5o", "1e 7b", "6b", combat="")
    desk.do("0 juega 12e", "2 juega 7b", "2 fin", "3 juega 6b")
    assert {card("2o"), card("5o")} <= set(desk.view().booty)


def test_2_6_highest_total_of_knight_points_picks_first_one_card_at_a_time():
    desk = shared()
    assert desk.of(events.Outcome)[0].seats == [2, 0]
    assert desk.asked == [2]
    desk.do("2 coge 4o")
    assert desk.asked == [0]
    desk.do("0 coge 7b")
    assert desk.asked == [2]


def test_2_6_picking_is_a_choice_among_the_booty():
    desk = shared()
    assert desk.legal(2) == ["coge 2o", "coge 4o", "coge 6b", "coge 7b"]
    assert desk.why("2 coge 1o") == rulebook.NOT_IN_BOOTY
    assert desk.why("0 coge 2o") == core.NOT_YOUR_TURN


def test_2_6_round_and_round_until_none_is_left():
    desk = shared()
    desk.do("2 coge 2o", "0 coge 4o", "2 coge 6b")
    assert [(event.seat, event.card) for event in desk.of(events.Took)][-1] == (0, card("7b"))
    assert desk.phase == "deal"


def test_2_6_points_of_both_passes_count_for_the_order():
    desk = Desk("12e 11e", "4b", "1e", "5b 6b", combat="refuerzos")
    desk.do("0 juega 12e", "0 fin", "1 juega 4b", "2 juega 1e", "3 juega 5b", "3 fin", "0 juega 11e")
    desk.do("3 juega 6b")
    assert desk.of(events.Outcome)[0].seats == [0, 2]


def test_2_6_whatever_the_type_astucia_too():
    desk = Desk("7e", "12b 11b", "6e", "1b", combat="astucia")
    desk.do("0 juega 7e", "1 juega 12b", "1 fin", "2 juega 6e", "3 juega 1b")
    assert desk.of(events.Outcome)[0].seats == [0, 2]
    desk = Desk("7e", "1b", "12e", "11b", combat="astucia")
    desk.do("0 juega 7e", "1 juega 1b", "2 juega 12e", "3 juega 11b")
    assert desk.of(events.Outcome)[0].seats == [2, 0]


def annulled_ace(**options):
    desk = Desk("12e", "7b", "1e", "1c 6b", "11e", combat="", **options)
    desk.do("0 juega 12e", "1 juega 7b", "2 juega 1e", "3 juega 1c", "3 juega 6b", "4 juega 11e")
    return desk


def test_2_6_annulled_knights_count_for_the_order():
    assert annulled_ace().of(events.Outcome)[0].seats == [2, 0, 4]


def test_2_6_option_annulled_knights_do_not_count_for_the_order():
    assert annulled_ace(anulados_fuera=True).of(events.Outcome)[0].seats == [0, 4, 2]


@pytest.mark.parametrize("option", [False, True])
def test_2_6_knight_points_of_the_view_count_annulled_knights_whatever_the_option(option):
    desk = annulled_ace(anulados_fuera=option)
    assert [seat.knight_points for seat in desk.view().seats] == [2, 1, 3, 1, 2]
    assert desk.view().pickers == ([0, 4, 2] if option else [2, 0, 4])


def test_2_6_ties_go_by_the_first_knight_put_down():
    desk = Desk("7b", "12e", "3b", "11e", combat="")
    desk.do("0 juega 7b", "1 juega 12e", "2 juega 3b", "3 juega 11e")
    assert desk.of(events.Outcome)[0].seats == [1, 3]


def test_2_6_ties_go_by_actual_play_when_the_starter_is_not_seat_0():
    desk = Desk("12e", "6b", "11e", "7b", starter=2, combat="")
    desk.do("2 juega 11e", "3 juega 7b", "0 juega 12e", "1 juega 6b")
    assert desk.of(events.Outcome)[0].seats == [2, 0]


def test_2_6_option_ties_still_go_by_the_first_knight_annulled_or_not():
    desk = Desk("7e", "5b", "6e 7c", "1b 12b", combat="refuerzos", anulados_fuera=True)
    desk.do("0 juega 7e", "1 juega 5b", "2 juega 7c", "2 juega 6e", "3 juega 1b", "3 fin", "3 juega 12b")
    assert desk.of(events.Outcome)[0].seats == [3, 1]
    desk = Desk("4b 2e", "7e 3e", "2b", "5e 4c 7c 3c", combat="refuerzos", anulados_fuera=True)
    desk.do("0 juega 4b", "0 fin", "1 juega 7e", "1 fin", "2 juega 2b", "3 juega 7c", "3 juega 5e", "3 fin")
    desk.do("0 fin", "1 juega 3e", "3 fin")
    assert desk.of(events.Outcome)[0].seats == [1, 3]


def test_2_6_the_score_is_the_points_of_all_cards_taken():
    desk = shared()
    desk.do("2 coge 2o", "0 coge 4o", "2 coge 6b")
    assert desk.state.scores == [2 + 1 + 1, 0, 3 + 3 + 1 + 1, 0]
    assert [(event.seat, event.points) for event in desk.of(events.Scored)] == [(0, 4), (2, 8)]
    assert [seat.last_points for seat in desk.view().seats] == [4, 0, 8, 0]


def test_2_6_an_empty_booty_is_scored_at_once():
    desk = Desk("1e 2e", "", "", "", combat="tropa")
    desk.do("0 juega 1e", "0 juega 2e")
    assert desk.state.scores == [4, 0, 0, 0]
    assert not desk.of(events.TookAll)


def test_2_6_afterwards_all_cards_go_back_but_hands():
    desk = shared()
    desk.do("2 coge 2o", "0 coge 4o", "2 coge 6b")
    assert names(desk.state.stock) == names(desk.state.deck)
    assert desk.state.carried == 0
