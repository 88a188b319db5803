"""§2.5: who wins, ties, and rounds with one knight or none."""

import pytest

from tafureria.games.moros_y_cristianos import events
from tafureria.games.moros_y_cristianos.spoils import ALONE, AS_DEFENDERS, BY_NUMBER, BY_POINTS
from tafureria.games.moros_y_cristianos.tests.kit import Table, names


def outcome(table):
    told = table.of(events.Outcome)[0]
    return ("cristianos", "moros")[told.side], told.reason


def plays(table):
    """Everybody plays the knights they hold."""
    while table.phase == "jugar":
        seat = table.turn
        knights = [move for move in table.legal(seat) if move[-1] in "eb"]
        table.do(f"{seat} {knights[0] if knights else 'fin'}")
    return table


@pytest.mark.parametrize(("kind", "winner"), [("fuerza", "cristianos"), ("astucia", "moros")])
def test_2_5_fuerza_higher_wins_astucia_lower(kind, winner):
    table = plays(Table("1e", "2b", "3e", "4b", combat=kind))
    assert table.of(events.Outcome)[0].christians == 4
    assert table.of(events.Outcome)[0].moors == 2
    assert outcome(table) == (winner, BY_POINTS)


def test_2_5_a_side_whose_knights_are_all_annulled_can_win_astucia():
    table = Table("1e", "1c 2b", "3b", "4b", combat="astucia")
    table.do("0 juega 1e", "1 juega 1c", "1 juega 2b", "2 juega 3b", "3 juega 4b")
    assert outcome(table) == ("cristianos", BY_POINTS)


def test_2_5_tie_the_side_that_played_more_knights():
    assert outcome(plays(Table("1e", "2b", "3b", "4b", combat=""))) == ("moros", BY_NUMBER)


def three_against_two(**options):
    """Christians 2 + annulled, Moors 1 + 1: equal totals; all knights 3 to 2, standing ones 1 to 2."""
    table = Table("12e", "7b", "4e", "5e", "2b 4c 5c", combat="", **options)
    table.do(
        "0 juega 12e", "1 juega 7b", "2 juega 4e", "3 juega 5e", "4 juega 4c", "4 juega 5c", "4 juega 2b"
    )
    return table


def test_2_5_tie_annulled_knights_make_the_greater_number():
    assert outcome(three_against_two()) == ("cristianos", BY_NUMBER)


def test_2_5_tie_option_annulled_knights_do_not_count():
    assert outcome(three_against_two(anulados_fuera=True)) == ("moros", BY_NUMBER)


@pytest.mark.parametrize("kind", ["fuerza", "astucia"])
def test_2_5_still_tied_the_defenders(kind):
    assert outcome(plays(Table("2e", "2b", "3e", "4b", combat=kind))) == ("moros", AS_DEFENDERS)
    assert outcome(plays(Table("2b", "2e", "3b", "4e", combat=kind))) == ("cristianos", AS_DEFENDERS)


@pytest.mark.parametrize("kind", ["fuerza", "astucia"])
def test_2_5_a_side_that_played_no_knight_cannot_win(kind):
    table = plays(Table("1e 7e", "2e", "3e", "4e", combat=f"{kind} refuerzos"))
    assert outcome(table) == ("cristianos", ALONE)


def test_2_5_no_knight_all_oros_stay_face_up_and_nobody_scores():
    table = Table("1o", "2o 3c", "", "", combat="", carried="3o")
    assert table.of(events.NoKnights)[0].cards == [0, 1, 2]
    assert names(table.state.carried) == "1o 2o 3o"
    assert table.state.scores == [0, 0, 0, 0]
    assert table.view().carried == [0, 1, 2]


def test_2_5_no_knight_the_treasure_is_turned_up_and_its_copas_have_no_effect():
    table = Table("1o 4c", "2o 3c", "", "", combat="tesoro")
    table.do("0 esconde 4c", "0 listo", "1 listo", "2 listo", "3 listo")
    assert [event.cards for event in table.of(events.TurnedUp)] == [[0, 15], [1]]
    assert not table.of(events.Wasted)
    assert names(table.state.carried) == "1o 2o"
    assert names(table.state.hands[0]) == ""


@pytest.mark.parametrize("annul", [False, True])
def test_2_5_exactly_one_knight_takes_itself_and_all_the_oros(annul):
    table = Table("1e 1o", "2o", "3o 1c", "4c", combat="tesoro", carried="12o")
    table.do(*(["2 esconde 1c"] if annul else []), "0 listo", "1 listo", "2 listo", "3 listo")
    table.do("0 juega 1e")
    assert outcome(table) == ("cristianos", ALONE)
    assert bool(table.of(events.Annulled)) == annul
    assert table.state.scores == [3 + 3 + 1 + 1 + 2, 0, 0, 0]
    assert table.state.carried == 0
