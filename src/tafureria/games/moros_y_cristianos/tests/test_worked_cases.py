"""The worked cases of the ruling, one by one."""

from tafureria.games.moros_y_cristianos import GAME, events
from tafureria.games.moros_y_cristianos.rules.outcome import ALONE, AS_DEFENDERS
from tafureria.games.moros_y_cristianos.tests.desk import Desk, names


def test_2_5_attacker_plays_seven_of_espadas_next_holds_only_espadas_and_oros():
    desk = Desk("7e", "2e 3e 5e 3o 12o", "6b", "5b", combat="")
    desk.do("0 juega 7e")
    assert desk.of(events.Forced) == [events.Forced(seat=1, cards=[2, 11])]
    assert desk.asked == [2]
    assert desk.view().duty


def test_2_5_astucia_with_equal_totals_and_equal_counts_defenders_win():
    desk = Desk("7e", "6b", "5e", "4b", combat="astucia")
    desk.do("0 juega 7e", "1 juega 6b", "2 juega 5e", "3 juega 4b")
    assert desk.of(events.Outcome)[0].side == 1
    assert desk.of(events.Outcome)[0].reason == AS_DEFENDERS


def test_2_5_botin_where_nobody_holds_a_knight_oros_stay_and_belong_to_nobody():
    desk = Desk("1o 2o", "3o", "", "", combat="botin")
    assert names(desk.state.carried) == "1o 2o 3o"
    state = desk.state
    assert state.scores == [0, 0, 0, 0]
    desk.settle()
    state.hands = [0, 0, 0, 0]
    again = Desk("1e", "2b", "3e", "4b", combat="", carried=names(state.carried))
    again.do("0 juega 1e", "1 juega 2b", "2 juega 3e", "3 juega 4b")
    assert names(sum(1 << c for c in again.view().booty)) == "1o 2o 3o 2b 4b"
    assert all(0 not in event.cards for event in again.of(events.Own))


def test_2_5_tesoro_with_the_copa_of_rank_1_and_both_aces_its_owner_chooses():
    desk = Desk("1e", "1b", "2e 1c", "2b", combat="tesoro")
    desk.do("2 esconde 1c", "0 listo", "1 listo", "2 listo", "3 listo")
    desk.do("0 juega 1e", "1 juega 1b", "2 juega 2e", "3 juega 2b")
    assert desk.asked == [2]
    assert desk.legal(2) == ["apunta 1e", "apunta 1b"]
    desk.do("2 apunta 1b")
    assert desk.of(events.Outcome)[0].side == 0


def test_2_two_players_pass_the_target_in_the_same_round_and_both_win():
    desk = Desk("1e", "2b", "3e", "4b", combat="", scores=[48, 49, 49, 0])
    desk.do("0 juega 1e", "1 juega 2b", "2 juega 3e", "3 juega 4b", "0 coge 2b")
    assert GAME.winners(desk.state) == 0b101


def test_2_3_six_players_forty_cards_ten_oros_carried():
    desk = Desk("", "", "", "", "", "", carried="1o 2o 3o 4o 5o 6o 7o 10o 11o 12o")
    assert desk.state.stock.bit_count() == 30
    desk.do("0 batalla")
    assert desk.state.carried.bit_count() == 10
    desk.settle()
    assert [hand.bit_count() for hand in desk.state.hands] == [5] * 6
    assert desk.state.stock == 0


def test_3_teams_of_two_both_christians_without_knights_the_other_moor_allies_and_attackers_win():
    desk = Desk("1b 2o", "2b 7b", "3b", "4b 3o", starter=1, combat="refuerzos", equipos=True)
    desk.do("1 juega 2b", "1 fin")
    assert [event.seat for event in desk.of(events.Forced)] == [2, 3, 0]
    desk.do("1 juega 7b")
    assert desk.asked == [3]
    desk.do("3 juega 4b")
    outcome = desk.of(events.Outcome)[0]
    assert (outcome.side, outcome.reason, outcome.seats) == (1, ALONE, [1, 3])
    assert {event.seat: event.cards for event in desk.of(events.Own)}[3] == [2, 39]


def test_2_5_tropa_the_openers_two_knights_alone_astucia_the_opener_takes_everything():
    desk = Desk("1e 2e", "3o", "7e 4o", "5c", combat="astucia tropa")
    desk.do("0 juega 1e", "0 juega 2e")
    assert desk.of(events.Outcome)[0].reason == ALONE
    assert desk.of(events.TookAll)[0].cards == [2, 3]
    assert desk.state.scores == [3 + 1 + 1 + 1, 0, 0, 0]
