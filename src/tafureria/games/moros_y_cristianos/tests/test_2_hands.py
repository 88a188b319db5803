"""§1 to §2.3: players, pack, points, target and hands."""

import pytest

from tafureria.core.game import CHANCE
from tafureria.games.moros_y_cristianos import GAME, events, rulebook
from tafureria.games.moros_y_cristianos.options import Options
from tafureria.games.moros_y_cristianos.pieces import PACK_40, PACK_48, SIDE_MASKS, card, points_of
from tafureria.games.moros_y_cristianos.tests.kit import Table, mask, names


def test_1_four_five_or_six_play():
    assert list(GAME.seats) == [4, 5, 6]


def test_2_1_the_pack_has_forty_cards():
    assert GAME.new(Options(), 4).deck == PACK_40
    assert PACK_40.bit_count() == 40
    assert not PACK_40 & mask("8o 9o 8c 9c 8e 9e 8b 9b")


def test_2_1_an_option_adds_eights_and_nines():
    assert GAME.new(Options(baraja=48), 4).deck == PACK_48
    assert PACK_40 | mask("8o 9o 8c 9c 8e 9e 8b 9b") == PACK_48


def test_2_1_espadas_are_christians_and_bastos_moors():
    assert SIDE_MASKS[0] == mask("1e 2e 3e 4e 5e 6e 7e 8e 9e 10e 11e 12e")
    assert SIDE_MASKS[1] == mask("1b 2b 3b 4b 5b 6b 7b 8b 9b 10b 11b 12b")


@pytest.mark.parametrize(
    ("name", "points"),
    [("1o", 3), ("1e", 3), ("1b", 3), ("10e", 2), ("11b", 2), ("12o", 2), ("2e", 1), ("7b", 1), ("9o", 1)],
)
def test_2_2_aces_are_worth_three_figures_two_others_one(name, points):
    assert points_of(1 << card(name)) == points


def test_2_2_copas_are_worth_nothing():
    assert points_of(mask("1c 2c 7c 10c 11c 12c")) == 0


@pytest.mark.parametrize(
    ("options", "target"),
    [
        (Options(), 50),
        (Options(larga=True), 100),
        (Options(equipos=True), 100),
        (Options(equipos=True, larga=True), 200),
        (Options(puntos=7), 7),
    ],
)
def test_2_and_3_the_target(options, target):
    assert GAME.new(options, 4).target == target


def test_2_the_game_ends_when_one_reaches_the_target():
    table = Table("1e 1o", "7b", "2o", "", combat="", scores=[42, 0, 0, 0])
    table.do("0 juega 1e", "0 juega 1o", "1 juega 7b")
    assert GAME.ending(table.state) == "objetivo"
    assert table.state.scores[0] == 42 + 3 + 3 + 1 + 1
    assert GAME.returns(table.state) == [1, 0, 0, 0]
    assert GAME.legal(table.state, 0) == []


def test_2_all_who_reach_it_in_the_same_round_win_together():
    table = Table("1e", "7b", "12e", "", combat="", scores=[47, 0, 48, 0])
    table.do("0 juega 1e", "1 juega 7b", "2 juega 12e")
    assert GAME.ending(table.state) == "compartido"
    assert GAME.winners(table.state) == 0b0101
    assert table.of(events.Won)[0].seats == [0, 2]


def test_2_3_five_cards_each_in_the_first_round():
    state = GAME.new(Options(primero=2), 6)
    told = []
    for _ in range(30):
        assert GAME.waiting(state) == CHANCE
        GAME.apply(state, CHANCE, GAME.outcome(state, 0), told)
    assert GAME.waiting(state) == 1 << 2
    assert [hand.bit_count() for hand in state.hands] == [5] * 6
    assert [event.seat for event in told[:30:5]] == [2, 3, 4, 5, 0, 1]


def next_round(kept="2c 3c", **options):
    """The second round's start; seat 1 starts it. Seats 0 and 2 hold cards."""
    table = Table("1e " + kept, "7b", "7c", "", combat="", **options)
    return table.do("0 juega 1e", "0 fin", "1 juega 7b")


def test_2_3_later_each_keeps_all_or_throws_all_in_turn_order_from_the_new_starter():
    table = next_round()
    assert table.state.starter == 1
    assert table.phase == "guardar"
    assert table.turn == 2
    assert table.legal(2) == ["guarda", "tira"]
    table.do("2 guarda")
    assert table.turn == 0
    table.do("0 tira")
    assert table.phase == "dar"
    assert names(table.state.hands[0]) == ""
    assert names(table.state.hands[2]) == "7c"


def test_2_3_players_without_cards_are_not_asked():
    table = next_round()
    assert GAME.legal(table.state, 1) == []
    assert GAME.legal(table.state, 3) == []


def test_2_3_the_choice_is_public_and_the_cards_are_not():
    table = next_round().do("2 guarda", "0 tira")
    assert table.of(events.Kept) == [events.Kept(seat=2, count=1)]
    assert table.of(events.Threw) == [events.Threw(seat=0, count=2)]


def test_2_3_all_but_hands_and_carried_oros_is_dealt_again_up_to_five_each():
    table = next_round().do("2 guarda", "0 tira")
    assert table.state.stock == table.state.deck & ~mask("7c")
    table.deal()
    assert table.phase == "declarar"
    assert [hand.bit_count() for hand in table.state.hands] == [5] * 4
    assert table.state.hands[2] & mask("7c")
    assert table.state.stock.bit_count() == 20


def test_2_3_a_card_is_dealt_to_one_seat_and_seen_by_it_alone():
    told = events.Dealt(seat=1, card=card("7e"))
    assert told.seen_by(1).card == card("7e")
    assert told.seen_by(0).card is None
    assert told.seen_by(-1).card is None


def test_2_3_six_players_and_all_ten_oros_carried_leave_thirty_cards_for_thirty_places():
    table = Table("1o 2o 3o 4o 5o", "6o 7o 10o 11o 12o", "", "", "", "", combat="")
    assert table.state.carried.bit_count() == 10
    assert table.state.stock.bit_count() == 30
    table.deal()
    assert table.phase == "declarar"
    assert table.state.stock == 0
    assert [hand.bit_count() for hand in table.state.hands] == [5] * 6


@pytest.mark.parametrize(("rangos", "seats", "rule"), [(1, 4, rulebook.ENOUGH_CARDS), (10, 6, None)])
def test_2_3_the_pack_must_fill_every_hand(rangos, seats, rule):
    assert GAME.fit(Options(rangos=rangos), seats) == rule
