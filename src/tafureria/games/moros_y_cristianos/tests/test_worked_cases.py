"""The worked cases of the ruling, one by one."""

from tafureria.games.moros_y_cristianos import GAME, events
from tafureria.games.moros_y_cristianos.spoils import ALONE, AS_DEFENDERS
from tafureria.games.moros_y_cristianos.tests.kit import Table, names


def test_2_5_attacker_plays_seven_of_espadas_next_holds_only_espadas_and_oros():
    table = Table("7e", "2e 3e 5e 3o 12o", "6b", "5b", combat="").do("0 juega 7e")
    assert table.of(events.Forced) == [events.Forced(seat=1, cards=[2, 11])]
    assert table.turn == 2
    assert table.view().duty


def test_2_5_astucia_with_equal_totals_and_equal_counts_defenders_win():
    table = Table("7e", "6b", "5e", "4b", combat="astucia")
    table.do("0 juega 7e", "1 juega 6b", "2 juega 5e", "3 juega 4b")
    assert table.of(events.Outcome)[0].side == 1
    assert table.of(events.Outcome)[0].reason == AS_DEFENDERS


def test_2_5_botin_where_nobody_holds_a_knight_oros_stay_and_belong_to_nobody():
    table = Table("1o 2o", "3o", "", "", combat="botin")
    assert names(table.state.carried) == "1o 2o 3o"
    state = table.state
    assert state.scores == [0, 0, 0, 0]
    table.deal()
    state.hands = [0, 0, 0, 0]
    again = Table("1e", "2b", "3e", "4b", combat="", carried=names(state.carried))
    again.do("0 juega 1e", "1 juega 2b", "2 juega 3e", "3 juega 4b")
    assert names(sum(1 << c for c in again.view().booty)) == "1o 2o 3o 2b 4b"
    assert all(0 not in event.cards for event in again.of(events.Own))


def test_2_5_tesoro_with_the_copa_of_rank_1_and_both_aces_its_owner_chooses():
    table = Table("1e", "1b", "2e 1c", "2b", combat="tesoro")
    table.do("2 esconde 1c", "0 listo", "1 listo", "2 listo", "3 listo")
    table.do("0 juega 1e", "1 juega 1b", "2 juega 2e", "3 juega 2b")
    assert table.turn == 2
    assert table.legal(2) == ["apunta 1e", "apunta 1b"]
    table.do("2 apunta 1b")
    assert table.of(events.Outcome)[0].side == 0


def test_2_two_players_pass_the_target_in_the_same_round_and_both_win():
    table = Table("1e", "2b", "3e", "4b", combat="", scores=[48, 49, 49, 0])
    table.do("0 juega 1e", "1 juega 2b", "2 juega 3e", "3 juega 4b", "0 coge 2b")
    assert GAME.winners(table.state) == 0b101


def test_2_3_six_players_forty_cards_ten_oros_carried():
    table = Table("", "", "", "", "", "", carried="1o 2o 3o 4o 5o 6o 7o 10o 11o 12o")
    assert table.state.stock.bit_count() == 30
    table.do("0 batalla")
    assert table.state.carried.bit_count() == 10
    table.deal()
    assert [hand.bit_count() for hand in table.state.hands] == [5] * 6
    assert table.state.stock == 0


def test_3_teams_of_two_both_christians_without_knights_the_other_moor_allies_and_attackers_win():
    table = Table("1b 2o", "2b 7b", "3b", "4b 3o", starter=1, combat="refuerzos", equipos=True)
    table.do("1 juega 2b", "1 fin")
    assert [event.seat for event in table.of(events.Forced)] == [2, 3, 0]
    table.do("1 juega 7b")
    assert table.turn == 3
    table.do("3 juega 4b")
    outcome = table.of(events.Outcome)[0]
    assert (outcome.side, outcome.reason, outcome.seats) == (1, ALONE, [1, 3])
    assert {event.seat: event.cards for event in table.of(events.Own)}[3] == [2, 39]


def test_2_5_tropa_the_openers_two_knights_alone_astucia_the_opener_takes_everything():
    table = Table("1e 2e", "3o", "7e 4o", "5c", combat="astucia tropa")
    table.do("0 juega 1e", "0 juega 2e")
    assert table.of(events.Outcome)[0].reason == ALONE
    assert table.of(events.TookAll)[0].cards == [2, 3]
    assert table.state.scores == [3 + 1 + 1 + 1, 0, 0, 0]
