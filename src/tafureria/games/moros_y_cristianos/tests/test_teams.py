"""§3: two teams."""

import pytest

from tafureria.games.moros_y_cristianos import GAME, events, rulebook
from tafureria.games.moros_y_cristianos.options import Options
from tafureria.games.moros_y_cristianos.tests.desk import Desk, mask, names


@pytest.mark.parametrize(("seats", "rule"), [(4, None), (5, rulebook.EVEN_TEAMS), (6, None)])
def test_3_teams_are_for_four_or_six(seats, rule):
    assert GAME.fit(Options(equipos=True), seats) == rule


def test_3_even_seats_are_christians():
    state = GAME.new(Options(equipos=True), 6)
    assert [state.playable(seat) & mask("1e 1b") for seat in range(6)] == [mask("1e"), mask("1b")] * 3


def test_3_christians_never_play_bastos_nor_moors_espadas():
    desk = Desk("1e 1b", "2b 2e", "3e", "4b", combat="", equipos=True)
    assert desk.why("0 juega 1b") == rulebook.OWN_TEAM
    assert desk.legal(0) == ["juega 1e"]
    desk.do("0 juega 1e", "0 fin", "1 juega 2b", "1 fin", "2 juega 3e")
    assert desk.legal(3) == ["juega 4b"]


def test_3_who_holds_only_dead_knights_counts_as_one_without():
    desk = Desk("1b 1o 1c", "2b 3b", "3e", "4b", combat="refuerzos", equipos=True)
    assert desk.of(events.Forced) == [events.Forced(seat=0, cards=[0])]
    desk.do("1 juega 2b", "1 fin", "2 juega 3e", "3 juega 4b")
    assert desk.of(events.SatOut) == [events.SatOut(seat=0)]


def test_3_points_add_up_per_team():
    desk = Desk("1e", "2b", "3e", "4b", combat="", equipos=True, scores=[10, 5, 20, 6])
    assert GAME.scores(desk.state) == [30, 11, 30, 11]
    assert desk.view().totals == [30, 11, 30, 11]


def test_3_a_team_wins_together():
    desk = Desk("1e", "2b", "12e", "4b", combat="", equipos=True, scores=[50, 5, 43, 6])
    desk.do("0 juega 1e", "1 juega 2b", "2 juega 12e", "3 juega 4b", "0 coge 2b")
    assert GAME.ending(desk.state) == "objetivo"
    assert GAME.returns(desk.state) == [1, 0, 1, 0]


def test_3_after_a_round_without_knights_all_must_throw_their_cards_away():
    desk = Desk("1b 1c", "2e", "3o", "", combat="", equipos=True)
    assert desk.of(events.NoKnights)
    assert desk.phase == "deal"
    assert [event.seat for event in desk.of(events.Threw)] == [1, 0]
    assert names(desk.state.carried) == "3o"
    assert desk.state.stock == desk.state.deck & ~mask("3o")


def test_3_only_in_teams():
    desk = Desk("1c", "", "3o", "", combat="")
    assert desk.phase == "keep"
    assert desk.asked == [0]


def test_3_and_only_after_such_a_round():
    desk = Desk("1e 1c", "2b", "", "", combat="", equipos=True)
    desk.do("0 juega 1e", "0 fin", "1 juega 2b")
    assert desk.phase == "keep"
