"""r.1 to r.10: players, pieces, deal and secret placement."""

import pytest

from tafureria.core.chance import Dice, settle
from tafureria.core.game import TABLE
from tafureria.games.la_reconquista import GAME
from tafureria.games.la_reconquista.events import BoardShown, BoardTaken, Dealer, Dealt
from tafureria.games.la_reconquista.options import Options
from tafureria.games.la_reconquista.pieces import IDS
from tafureria.games.la_reconquista.tests.tables import dealt, do, place_all, who, why


def own(state, seat, number=0):
    return IDS[GAME.view(state, seat).own[number]]


def test_r1_three_to_six_play():
    assert list(GAME.seats) == [3, 4, 5, 6]


@pytest.mark.parametrize(("seats", "troops", "cards"), [(3, 40, 20), (4, 30, 15), (5, 25, 12), (6, 20, 10)])
def test_r8_the_table_of_shares(seats, troops, cards):
    state = dealt(seats)
    assert [owned.bit_count() for owned in state.owned] == [cards] * seats
    assert state.left == [troops] * seats
    assert state.goal == cards + 8


def test_r7_the_dealer_is_drawn_by_lot():
    state = GAME.new(Options(), 5)
    assert GAME.chance(state) == [1] * 5
    out = []
    GAME.apply(state, -1, 3, out)
    assert out == [Dealer(seat=3)]


def test_r7_cards_come_one_by_one_the_dealers_last():
    state = GAME.new(Options(), 3)
    out = []
    settle(GAME, state, Dice(4), out)
    seats = [event.seat for event in out if isinstance(event, Dealt)]
    dealer = state.dealer
    assert seats == [(dealer + 1 + i) % 3 for i in range(60)]


def test_r2_nobody_sees_the_cards_of_another():
    event = Dealt(seat=1, card=7)
    assert event.seen_by(1) == event
    assert event.seen_by(0) is None
    assert event.seen_by(TABLE) is None


def test_r9_exactly_five_troops_each_time():
    state = dealt(4)
    seat = state.dealer
    place = own(state, seat)
    for _ in range(5):
        assert why(state, f"{seat} listo") == "place-all"
        do(state, f"{seat} pon {place}")
    assert why(state, f"{seat} pon {place}") == "place-no-more"
    do(state, f"{seat} listo")
    assert who(state) == [(seat + 1) % 4]


def test_r9_on_provinces_of_ones_own():
    state = dealt(4)
    seat = state.dealer
    assert why(state, f"{seat} pon {own(state, (seat + 1) % 4)}") == "place-on-own"


def test_r9_until_it_is_confirmed_it_can_be_changed():
    state = dealt(4)
    seat = state.dealer
    first, second = own(state, seat, 0), own(state, seat, 1)
    assert why(state, f"{seat} quita {first}") == "not-placed-there"
    do(state, f"{seat} pon {first}", f"{seat} quita {first}", f"{seat} pon {second}")
    assert GAME.view(state, seat).to_place == 4


def test_r9_what_was_confirmed_stays():
    state = dealt(3)
    seat = state.dealer
    place = own(state, seat)
    do(state, *[f"{seat} pon {place}"] * 5, f"{seat} listo")
    for other in ((seat + 1) % 3, (seat + 2) % 3):
        do(state, *[f"{other} pon {own(state, other)}"] * 5, f"{other} listo")
    assert why(state, f"{seat} quita {place}") == "not-placed-there"


def test_r9_a_secret_choice_is_not_changed_for_ever():
    state = dealt(3, deshacer=1)
    seat = state.dealer
    place = own(state, seat)
    do(state, f"{seat} pon {place}", f"{seat} quita {place}", f"{seat} pon {place}")
    assert why(state, f"{seat} quita {place}") == "take-backs"


def test_r9_whoever_has_the_board_sees_what_stands_on_it_and_the_others_nothing():
    state = dealt(4)
    seat = state.dealer
    place = own(state, seat)
    do(state, *[f"{seat} pon {place}"] * 5, f"{seat} listo")
    following = (seat + 1) % 4
    assert GAME.view(state, following).board[IDS.index(place)] == 5
    for other in {0, 1, 2, 3, TABLE} - {following}:
        assert GAME.view(state, other).board is None
        assert GAME.view(state, other).draft == []


def test_r9_how_many_small_steps_a_placement_took_is_told_to_nobody_else():
    state = dealt(4)
    seat = state.dealer
    out = do(state, f"{seat} pon {own(state, seat)}", f"{seat} quita {own(state, seat)}")
    assert all(event.seen_by(seat) == event for event in out)
    assert all(event.seen_by(other) is None for event in out for other in {0, 1, 2, 3, TABLE} - {seat})


def test_r9_the_board_is_shown_to_its_holder_alone():
    event = BoardTaken(seat=2, board=[0] * 60)
    assert event.seen_by(2) == event
    assert event.seen_by(1) == event.seen_by(TABLE) == BoardTaken(seat=2, board=None)


@pytest.mark.parametrize(("seats", "rounds", "total"), [(3, 8, 120), (4, 6, 120), (5, 5, 125), (6, 4, 120)])
def test_r9_the_board_goes_left_until_the_dealer_has_none_left(seats, rounds, total):
    state = dealt(seats)
    dealer = state.dealer
    assert place_all(state) == [(dealer + i) % seats for i in range(seats)] * rounds
    assert sum(state.board) == total


def test_r10_the_last_who_placed_plays_first_and_the_direction_turns():
    state = dealt(4)
    dealer = state.dealer
    place_all(state)
    order = []
    for _ in range(8):
        order.append(who(state)[0])
        do(state, f"{order[-1]} paso")
    assert order == [(dealer - 1 - i) % 4 for i in range(8)]
    assert order[3] == dealer


def test_r10_the_board_lies_in_the_centre_in_view_of_all():
    state = dealt(3)
    place_all(state)
    boards = [GAME.view(state, seat).board for seat in (0, 1, 2, TABLE)]
    assert boards == [state.board] * 4
    assert BoardShown(seat=0, board=[1]).seen_by(TABLE) is not None


def test_r6_by_default_a_table_repeats_nothing():
    assert not GAME.remembers(Options())
    assert GAME.remembers(Options(memoria=True))


def test_r6_the_view_holds_nothing_but_what_is_seen_now():
    state = dealt(3)
    place_all(state)
    first = state.actor
    do(state, f"{first} muevo", f"{first} listo", f"{(first - 1) % 3} paso")
    view = GAME.view(state, first)
    assert (view.act.kind, view.act.seat) == ("paso", (first - 1) % 3)
    assert view.counters is None


def test_r6_in_a_friendly_game_the_counts_are_shown():
    state = dealt(3, memoria=True)
    place_all(state)
    out = do(state, f"{state.actor} paso")
    assert GAME.view(state, 0).counters.passes == 1
    assert any(type(event).__name__ == "Counted" for event in out)


def test_r8_a_small_deck_must_fit():
    assert GAME.fit(Options(cartas=20), 3) is None
    assert GAME.fit(Options(cartas=20), 4).id == "rec.too-many-cards"
