"""§2.3, §2.4: the starter, and hands that are dealt, kept or thrown away."""

import pytest

from tafureria.core.game import CHANCE
from tafureria.games.moros_y_cristianos import GAME, events, rulebook
from tafureria.games.moros_y_cristianos.options import Options
from tafureria.games.moros_y_cristianos.pieces import card
from tafureria.games.moros_y_cristianos.tests.desk import Desk, mask, names


def test_2_4_the_first_starter_is_drawn():
    state = GAME.new(Options(), 5)
    assert GAME.waiting(state) == CHANCE
    assert GAME.chance(state) == [1] * 5
    told = []
    GAME.apply(state, CHANCE, 3, told)
    assert told == [events.RoundBegan(round=1, starter_seat=3)]


def test_2_4_then_the_next_seat_starts_each_round():
    desk = Desk("1e", "2b", "3e", "4b", starter=3, combat="")
    desk.do("3 juega 4b", "0 juega 1e", "1 juega 2b", "2 juega 3e", "0 coge 4b")
    assert desk.state.starter == 0
    assert desk.state.round == 2


def test_2_4_a_settled_starter_needs_a_seat():
    assert GAME.fit(Options(primero=4), 4) == rulebook.STARTER_AT_TABLE
    assert GAME.fit(Options(primero=4), 5) is None


def test_2_4_a_story_with_a_settled_starter_begins_with_the_round_as_any_other():
    desk = Desk.opened(4, primero=2)
    assert desk.told == []
    desk.settle()
    assert desk.told[0] == events.RoundBegan(round=1, starter_seat=2)
    assert desk.of(events.RoundBegan) == desk.told[:1]
    assert [event.seat for event in desk.told[1:6]] == [2] * 5
    assert desk.asked == [2]


def test_2_4_a_settled_starter_is_announced_to_a_notebook_that_copes_before_and_after():
    desk = Desk.opened(4, primero=2)
    for seat in range(4):
        world = desk.notebooks[seat].imagine(1)
        assert GAME.view(world, seat) == desk.view(seat)
        told = []
        GAME.apply(world, CHANCE, GAME.outcome(world, 0), told)
        assert isinstance(told[0], events.RoundBegan)
    desk.act(CHANCE, GAME.outcome(desk.state, 0))
    for seat in range(4):
        world = desk.notebooks[seat].imagine(1)
        assert GAME.view(world, seat) == desk.view(seat)
        told = []
        GAME.apply(world, CHANCE, GAME.outcome(world, 0), told)
        assert [type(event) for event in told] == [events.Dealt]


def test_2_3_five_cards_each_in_the_first_round():
    state = GAME.new(Options(primero=2), 6)
    told = []
    for _ in range(30):
        assert GAME.waiting(state) == CHANCE
        GAME.apply(state, CHANCE, GAME.outcome(state, 0), told)
    assert GAME.waiting(state) == 1 << 2
    assert [hand.bit_count() for hand in state.hands] == [5] * 6
    assert [event.seat for event in told if isinstance(event, events.Dealt)][::5] == [2, 3, 4, 5, 0, 1]


def next_round(kept="2c 3c", **options):
    """The start of the second round, which seat 1 starts; seats 0 and 2 still hold cards."""
    desk = Desk("1e " + kept, "7b", "7c", "", combat="", **options)
    desk.do("0 juega 1e", "0 fin", "1 juega 7b")
    return desk


def test_2_3_later_each_keeps_all_or_throws_all_in_turn_order_from_the_new_starter():
    desk = next_round()
    assert desk.state.starter == 1
    assert desk.phase == "keep"
    assert desk.asked == [2]
    assert desk.legal(2) == ["guarda", "tira"]
    desk.do("2 guarda")
    assert desk.asked == [0]
    desk.do("0 tira")
    assert desk.phase == "deal"
    assert names(desk.state.hands[0]) == ""
    assert names(desk.state.hands[2]) == "7c"


def test_2_3_players_without_cards_are_not_asked():
    desk = next_round()
    assert GAME.legal(desk.state, 1) == []
    assert GAME.legal(desk.state, 3) == []


def test_2_3_the_choice_is_public_and_the_cards_are_not():
    desk = next_round()
    desk.do("2 guarda", "0 tira")
    assert desk.of(events.Kept) == [events.Kept(seat=2, count=1)]
    assert desk.of(events.Threw) == [events.Threw(seat=0, count=2)]


def test_2_3_all_but_hands_and_carried_oros_is_dealt_again_up_to_five_each():
    desk = next_round()
    desk.do("2 guarda", "0 tira")
    assert desk.state.stock == desk.state.deck & ~mask("7c")
    desk.settle()
    assert desk.phase == "declare"
    assert [hand.bit_count() for hand in desk.state.hands] == [5] * 4
    assert desk.state.hands[2] & mask("7c")
    assert desk.state.stock.bit_count() == 20


def test_2_3_a_card_is_dealt_to_one_seat_and_seen_by_it_alone():
    told = events.Dealt(seat=1, card=card("7e"))
    assert told.seen_by(1).card == card("7e")
    assert told.seen_by(0).card is None
    assert told.seen_by(-1).card is None


def test_2_3_six_players_and_all_ten_oros_carried_leave_thirty_cards_for_thirty_places():
    desk = Desk("1o 2o 3o 4o 5o", "6o 7o 10o 11o 12o", "", "", "", "", combat="")
    assert desk.state.carried.bit_count() == 10
    assert desk.state.stock.bit_count() == 30
    desk.settle()
    assert desk.phase == "declare"
    assert desk.state.stock == 0
    assert [hand.bit_count() for hand in desk.state.hands] == [5] * 6


@pytest.mark.parametrize(("rangos", "seats", "rule"), [(1, 4, rulebook.ENOUGH_CARDS), (10, 6, None)])
def test_2_3_the_pack_must_fill_every_hand(rangos, seats, rule):
    assert GAME.fit(Options(rangos=rangos), seats) == rule
