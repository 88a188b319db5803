"""§2.5: who wins, ties, and rounds with one knight or none."""

import pytest

from tafureria.games.moros_y_cristianos import events
from tafureria.games.moros_y_cristianos.rules.outcome import ALONE, AS_DEFENDERS, BY_NUMBER, BY_POINTS
from tafureria.games.moros_y_cristianos.tests.desk import Desk, names


def outcome(desk):
    told = desk.of(events.Outcome)[0]
    return ("cristianos", "moros")[told.side], told.reason


def plays(desk):
    """Let every player play the knights in hand."""
    while desk.phase == "play":
        seat = desk.asked[0]
        knights = [move for move in desk.legal(seat) if move[-1] in "eb"]
        desk.do(f"{seat} {knights[0] if knights else 'fin'}")
    return desk


@pytest.mark.parametrize(("kind", "winner"), [("fuerza", "cristianos"), ("astucia", "moros")])
def test_2_5_fuerza_higher_wins_astucia_lower(kind, winner):
    desk = plays(Desk("1e", "2b", "3e", "4b", combat=kind))
    assert desk.of(events.Outcome)[0].christians == 4
    assert desk.of(events.Outcome)[0].moors == 2
    assert outcome(desk) == (winner, BY_POINTS)


def test_2_5_a_side_whose_knights_are_all_annulled_can_win_astucia():
    desk = Desk("1e", "1c 2b", "3b", "4b", combat="astucia")
    desk.do("0 juega 1e", "1 juega 1c", "1 juega 2b", "2 juega 3b", "3 juega 4b")
    assert outcome(desk) == ("cristianos", BY_POINTS)


def test_2_5_tie_the_side_that_played_more_knights():
    assert outcome(plays(Desk("1e", "2b", "3b", "4b", combat=""))) == ("moros", BY_NUMBER)


def three_against_two(**options):
    """Christians 2 + annulled, Moors 1 + 1: equal totals; 3 knights to 2, of those not annulled 1 to 2."""
    desk = Desk("12e", "7b", "4e", "5e", "2b 4c 5c", combat="", **options)
    desk.do("0 juega 12e", "1 juega 7b", "2 juega 4e", "3 juega 5e", "4 juega 4c", "4 juega 5c", "4 juega 2b")
    return desk


def test_2_5_tie_annulled_knights_make_the_greater_number():
    assert outcome(three_against_two()) == ("cristianos", BY_NUMBER)


def test_2_5_tie_option_annulled_knights_do_not_count():
    assert outcome(three_against_two(anulados_fuera=True)) == ("moros", BY_NUMBER)


@pytest.mark.parametrize("kind", ["fuerza", "astucia"])
def test_2_5_still_tied_the_defenders(kind):
    assert outcome(plays(Desk("2e", "2b", "3e", "4b", combat=kind))) == ("moros", AS_DEFENDERS)
    assert outcome(plays(Desk("2b", "2e", "3b", "4e", combat=kind))) == ("cristianos", AS_DEFENDERS)


@pytest.mark.parametrize("kind", ["fuerza", "astucia"])
def test_2_5_a_side_that_played_no_knight_cannot_win(kind):
    desk = plays(Desk("1e 7e", "2e", "3e", "4e", combat=f"{kind} refuerzos"))
    assert outcome(desk) == ("cristianos", ALONE)


def test_2_5_no_knight_all_oros_stay_face_up_and_nobody_scores():
    desk = Desk("1o", "2o 3c", "", "", combat="", carried="3o")
    assert desk.of(events.NoKnights)[0].cards == [0, 1, 2]
    assert names(desk.state.carried) == "1o 2o 3o"
    assert desk.state.scores == [0, 0, 0, 0]
    assert desk.view().carried == [0, 1, 2]


def test_2_5_no_knight_the_treasure_is_turned_up_and_its_copas_have_no_effect():
    desk = Desk("1o 4c", "2o 3c", "", "", combat="tesoro")
    desk.do("0 esconde 4c", "0 listo", "1 listo", "2 listo", "3 listo")
    assert [event.cards for event in desk.of(events.TurnedUp)] == [[0, 15], [1]]
    assert not desk.of(events.Wasted)
    assert names(desk.state.carried) == "1o 2o"
    assert names(desk.state.hands[0]) == ""


@pytest.mark.parametrize("annul", [False, True])
def test_2_5_exactly_one_knight_takes_itself_and_all_the_oros(annul):
    desk = Desk("1e 1o", "2o", "3o 1c", "4c", combat="tesoro", carried="12o")
    desk.do(*(["2 esconde 1c"] if annul else []), "0 listo", "1 listo", "2 listo", "3 listo")
    desk.do("0 juega 1e")
    assert outcome(desk) == ("cristianos", ALONE)
    assert bool(desk.of(events.Annulled)) == annul
    assert desk.state.scores == [3 + 3 + 1 + 1 + 2, 0, 0, 0]
    assert desk.state.carried == 0
