"""§2.5: copas played in a turn or turned up from the treasure."""

from tafureria.games.moros_y_cristianos import events, rulebook
from tafureria.games.moros_y_cristianos.pieces import card
from tafureria.games.moros_y_cristianos.tests.desk import Desk, names


def test_2_5_a_copa_annuls_the_knight_of_its_rank_already_on_the_table():
    desk = Desk("7e 1e", "7c 2b 1o", "5b", "4b", combat="")
    desk.do("0 juega 7e", "0 fin", "1 juega 7c")
    assert names(desk.state.annulled) == "7e"
    assert desk.of(events.Annulled)[0] == events.Annulled(
        seat=1, card=card("7c"), target=card("7e"), victim_seat=0
    )


def test_2_5_of_either_side_its_own_included():
    desk = Desk("7e", "2b", "5e", "7c 6e 1o", combat="")
    desk.do("0 juega 7e", "1 juega 2b", "2 juega 5e", "3 juega 6e", "3 juega 7c")
    assert names(desk.state.annulled) == "7e"


def test_2_5_if_both_are_there_the_one_who_plays_it_chooses():
    desk = Desk("7e", "7b", "7c 5e 5c", "4b", combat="")
    desk.do("0 juega 7e", "1 juega 7b", "2 juega 7c")
    assert desk.phase == "aim"
    assert desk.asked == [2]
    assert desk.legal(2) == ["apunta 7e", "apunta 7b"]
    assert desk.view().aiming == card("7c")
    desk.do("2 apunta 7b")
    assert names(desk.state.annulled) == "7b"
    assert desk.phase == "play"
    assert desk.asked == [2]


def test_2_5_a_copa_aims_at_its_own_rank_only():
    desk = Desk("7e", "7b", "7c 5e", "4b", combat="")
    desk.do("0 juega 7e", "1 juega 7b", "2 juega 7c")
    assert desk.why("2 apunta 5e") == rulebook.COPA_OF_ITS_RANK


def test_2_5_if_there_is_none_it_has_no_effect():
    desk = Desk("7e", "6c 2b 1o", "5b", "4b", combat="")
    desk.do("0 juega 7e", "1 juega 6c")
    assert desk.of(events.Wasted) == [events.Wasted(seat=1, card=card("6c"))]
    assert desk.state.annulled == 0


def test_2_5_it_cannot_annul_a_knight_that_comes_later():
    desk = Desk("6e 7c", "7b", "5b", "4b 4e", combat="")
    desk.do("0 juega 7c", "0 juega 6e", "1 juega 7b")
    assert desk.state.annulled == 0


def test_2_5_it_acts_before_the_knights_of_its_own_turn():
    desk = Desk("7e 7c 1o", "7b", "5b", "4b", combat="")
    desk.do("0 juega 7e", "0 juega 7c")
    assert desk.of(events.Wasted) == [events.Wasted(seat=0, card=card("7c"))]
    assert desk.state.annulled == 0


def test_2_5_with_a_knight_of_the_same_turn_there_is_nothing_to_choose():
    desk = Desk("7e", "7b 7c 1o", "5b", "4b", combat="")
    desk.do("0 juega 7e", "1 juega 7b", "1 juega 7c")
    assert desk.phase == "play"
    assert names(desk.state.annulled) == "7e"


def test_2_5_in_the_second_pass_it_can_annul_the_players_own_knight_of_the_first():
    desk = Desk("7e 7c 1e", "6b", "5b", "4b", combat="refuerzos")
    desk.do("0 juega 7e", "0 fin", "1 juega 6b", "2 juega 5b", "3 juega 4b", "0 juega 7c")
    assert names(desk.state.annulled) == "7e"


def test_2_5_an_annulled_knight_does_not_count():
    desk = Desk("1e", "1c 2b", "3e", "12b 3c", combat="")
    desk.do("0 juega 1e", "1 juega 1c", "1 juega 2b", "2 juega 3e", "3 juega 12b")
    assert desk.view().strengths == [1, 3]
    assert [knight.annulled for knight in desk.view().knights] == [True, False, False, False]


def treasure(*hands, hide, combat="tesoro", starter=0):
    desk = Desk(*hands, combat=combat, starter=starter)
    desk.do(*hide, *[f"{seat} listo" for seat in range(len(hands))])
    return desk


def test_2_5_copas_hidden_in_the_treasure_act_after_the_last_pass():
    desk = treasure("7e", "7b 6c", "6e 7c", "5b", hide=["2 esconde 7c"])
    desk.do("0 juega 7e", "1 juega 7b", "1 fin", "2 juega 6e")
    assert desk.state.annulled == 0
    desk.do("3 juega 5b")
    assert desk.phase == "aim"
    assert desk.asked == [2]
    assert desk.legal(2) == ["apunta 7e", "apunta 7b"]
    desk.do("2 apunta 7b")
    assert desk.of(events.Outcome)[0].christians == 2
    assert desk.of(events.Outcome)[0].moors == 1


def test_2_5_those_of_players_without_a_side_act_too():
    desk = treasure("7e", "7c", "6b", "5b", hide=["1 esconde 7c"])
    desk.do("0 juega 7e", "2 juega 6b", "3 juega 5b")
    assert desk.of(events.Annulled) == [
        events.Annulled(seat=1, card=card("7c"), target=card("7e"), victim_seat=0)
    ]


def test_2_5_they_act_in_turn_order_from_the_starter():
    hands = ("7e 3c", "7b 4c", "6e", "5b 2c")
    desk = treasure(*hands, hide=["0 esconde 3c", "1 esconde 4c", "3 esconde 2c"], starter=3)
    desk.do("3 juega 5b", "0 juega 7e", "1 juega 7b", "2 juega 6e")
    assert [event.seat for event in desk.of(events.Wasted)] == [3, 0, 1]


def test_2_5_they_may_hit_the_owners_own_knights():
    desk = treasure("7e 7c", "6b", "5b", "4b", hide=["0 esconde 7c"])
    desk.do("0 juega 7e", "1 juega 6b", "2 juega 5b", "3 juega 4b")
    assert desk.of(events.Annulled)[0].victim_seat == 0


def test_2_5_the_treasure_is_turned_up_whole_and_each_cards_owner_is_public():
    desk = treasure("7e 1o", "6b 2o", "7b 3c", "5e", hide=["2 esconde 3c"])
    desk.do("0 juega 7e", "1 juega 6b", "2 juega 7b", "3 juega 5e")
    assert [(event.seat, event.cards) for event in desk.of(events.TurnedUp)] == [
        (0, [0]),
        (1, [1]),
        (2, [card("3c")]),
    ]
    assert [seat.treasure_cards for seat in desk.view().seats] == [[0], [1], [card("3c")], []]


def test_2_5_several_copas_of_one_owner_each_act():
    desk = treasure("7e", "7b", "6e", "6b 7c 6c", hide=["3 esconde 7c", "3 esconde 6c"])
    desk.do("0 juega 7e", "1 juega 7b", "2 juega 6e", "3 juega 6b", "3 apunta 6e", "3 apunta 7e")
    assert sorted(event.target for event in desk.of(events.Annulled)) == [card("6e"), card("7e")]
