"""r.1 to r.10: players, pieces, deal and secret placement."""

import pytest

from tafureria.core.game import CHANCE, TABLE
from tafureria.games.la_reconquista import GAME, rulebook
from tafureria.games.la_reconquista.events import BoardShown, BoardTaken, Dealer, Dealt
from tafureria.games.la_reconquista.options import Options
from tafureria.games.la_reconquista.pieces import IDS
from tafureria.games.la_reconquista.tests.desk import Desk


def own(desk, seat, number=0):
    return IDS[desk.view(seat).own[number]]


def test_r1_three_to_six_play():
    assert list(GAME.seats) == [3, 4, 5, 6]


@pytest.mark.parametrize(("seats", "troops", "cards"), [(3, 40, 20), (4, 30, 15), (5, 25, 12), (6, 20, 10)])
def test_r8_the_table_of_shares(seats, troops, cards):
    desk = Desk.dealt(seats)
    assert [owned.bit_count() for owned in desk.state.owned] == [cards] * seats
    assert desk.state.left == [troops] * seats
    assert desk.state.goal == cards + 8


def test_r7_the_dealer_is_drawn_by_lot():
    desk = Desk(seats=5)
    assert GAME.chance(desk.state) == [1] * 5
    out = []
    GAME.apply(desk.state, CHANCE, 3, out)
    assert out == [Dealer(seat=3)]


def test_r7_cards_come_one_by_one_the_dealers_last():
    desk = Desk(seats=3)
    out = desk.settle(4)
    seats = [event.seat for event in out if isinstance(event, Dealt)]
    dealer = desk.state.dealer
    assert seats == [(dealer + 1 + i) % 3 for i in range(60)]


def test_r2_nobody_sees_the_cards_of_another():
    event = Dealt(seat=1, card=7)
    assert event.seen_by(1) == event
    assert event.seen_by(0) is None
    assert event.seen_by(TABLE) is None


def test_r9_exactly_five_troops_each_time():
    desk = Desk.dealt(4)
    seat = desk.state.dealer
    place = own(desk, seat)
    for _ in range(5):
        assert desk.why(f"{seat} listo") == rulebook.PLACE_ALL
        desk.do(f"{seat} pon {place}")
    assert desk.why(f"{seat} pon {place}") == rulebook.PLACE_NO_MORE
    desk.do(f"{seat} listo")
    assert desk.asked == [(seat + 1) % 4]


def test_r9_on_provinces_of_ones_own():
    desk = Desk.dealt(4)
    seat = desk.state.dealer
    assert desk.why(f"{seat} pon {own(desk, (seat + 1) % 4)}") == rulebook.PLACE_ON_OWN


def test_r9_until_it_is_confirmed_it_can_be_changed():
    desk = Desk.dealt(4)
    seat = desk.state.dealer
    first, second = own(desk, seat, 0), own(desk, seat, 1)
    assert desk.why(f"{seat} quita {first}") == rulebook.NOT_PLACED_THERE
    desk.do(f"{seat} pon {first}", f"{seat} quita {first}", f"{seat} pon {second}")
    assert desk.view(seat).to_place == 4


def test_r9_what_was_confirmed_stays():
    desk = Desk.dealt(3)
    seat = desk.state.dealer
    place = own(desk, seat)
    desk.do(*[f"{seat} pon {place}"] * 5, f"{seat} listo")
    for other in ((seat + 1) % 3, (seat + 2) % 3):
        desk.do(*[f"{other} pon {own(desk, other)}"] * 5, f"{other} listo")
    assert desk.why(f"{seat} quita {place}") == rulebook.NOT_PLACED_THERE


def test_r9_a_secret_choice_is_not_changed_for_ever():
    desk = Desk.dealt(3, deshacer=1)
    seat = desk.state.dealer
    place = own(desk, seat)
    desk.do(f"{seat} pon {place}", f"{seat} quita {place}", f"{seat} pon {place}")
    assert desk.why(f"{seat} quita {place}") == rulebook.TAKE_BACKS


def test_r9_whoever_has_the_board_sees_what_stands_on_it_and_the_others_nothing():
    desk = Desk.dealt(4)
    seat = desk.state.dealer
    place = own(desk, seat)
    desk.do(*[f"{seat} pon {place}"] * 5, f"{seat} listo")
    following = (seat + 1) % 4
    assert desk.view(following).board[IDS.index(place)] == 5
    for other in {0, 1, 2, 3, TABLE} - {following}:
        assert desk.view(other).board is None
        assert desk.view(other).draft == []


def test_r9_how_many_small_steps_a_placement_took_is_told_to_nobody_else():
    desk = Desk.dealt(4)
    seat = desk.state.dealer
    out = desk.do(f"{seat} pon {own(desk, seat)}", f"{seat} quita {own(desk, seat)}")
    assert all(event.seen_by(seat) == event for event in out)
    assert all(event.seen_by(other) is None for event in out for other in {0, 1, 2, 3, TABLE} - {seat})


def test_r9_the_board_is_shown_to_its_holder_alone():
    event = BoardTaken(seat=2, board=[0] * 60)
    assert event.seen_by(2) == event
    assert event.seen_by(1) == event.seen_by(TABLE) == BoardTaken(seat=2, board=None)


@pytest.mark.parametrize(("seats", "rounds", "total"), [(3, 8, 120), (4, 6, 120), (5, 5, 125), (6, 4, 120)])
def test_r9_the_board_goes_left_until_the_dealer_has_none_left(seats, rounds, total):
    desk = Desk.dealt(seats)
    dealer = desk.state.dealer
    assert desk.place_all() == [(dealer + i) % seats for i in range(seats)] * rounds
    assert sum(desk.state.board) == total


def test_r10_the_board_lies_in_the_centre_in_view_of_all():
    desk = Desk.dealt(3)
    desk.place_all()
    boards = [desk.view(seat).board for seat in (0, 1, 2, TABLE)]
    assert boards == [desk.state.board] * 4
    assert BoardShown(seat=0, board=[1]).seen_by(TABLE) is not None


def test_r6_by_default_a_table_repeats_nothing():
    assert not GAME.remembers(Options())
    assert GAME.remembers(Options(memoria=True))


def test_r6_no_board_of_what_follows_but_in_a_friendly_game():
    assert GAME.forbids_notes(Options()) == rulebook.NO_NOTES
    assert GAME.forbids_notes(Options(memoria=True)) is None


def test_r6_the_view_holds_nothing_but_what_is_seen_now():
    desk = Desk.dealt(3)
    desk.place_all()
    first = desk.state.active
    desk.do(f"{first} muevo", f"{first} listo", f"{(first - 1) % 3} paso")
    view = desk.view(first)
    assert (view.act.kind, view.act.seat) == ("passed", (first - 1) % 3)
    assert view.counters is None


def test_r6_in_a_friendly_game_the_counts_are_shown():
    desk = Desk.dealt(3, memoria=True)
    desk.place_all()
    out = desk.do(f"{desk.state.active} paso")
    assert desk.view(0).counters.passes == 1
    assert any(type(event).__name__ == "Counted" for event in out)


def test_r8_a_small_deck_must_fit():
    assert GAME.fit(Options(cartas=20), 3) is None
    assert GAME.fit(Options(cartas=20), 4).id == "rec.too-many-cards"
