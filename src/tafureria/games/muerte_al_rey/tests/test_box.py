"""§1, §2.1, §2.2 Players, decks and the deal."""

import pytest

from tafureria.core.chance import Dice, settle
from tafureria.core.game import CHANCE, TABLE
from tafureria.games.muerte_al_rey import GAME, events, rulebook
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.options import MarOptions
from tafureria.games.muerte_al_rey.pieces import identity, notation, place_of, secret_deck

from .board import SIX, deal, hand, options, table


def names(companions, side):
    return sorted(notation(card) for card in secret_deck(companions, side, 2 * companions))


def cards(text):
    return sorted(text.split())


def test_1_from_six_to_sixteen_players_and_always_an_even_number():
    assert list(GAME.seats) == [6, 8, 10, 12, 14, 16]


@pytest.mark.parametrize("seats", [6, 8, 10, 12, 14, 16])
def test_2_1_1_identity_cards_are_espadas_and_bastos_from_the_1_up(seats):
    half = seats // 2
    want = {f"{k}{suit}" for k in range(1, half + 1) for suit in "eb"}
    assert {notation(identity(place)) for place in range(seats)} == want
    assert [place_of(identity(place)) for place in range(seats)] == list(range(seats))


@pytest.mark.parametrize(
    ("companions", "espadas"),
    [
        (3, "1o 2o 3o 12o 4o 5o"),
        (4, "1o 2o 3o 4o 12o 5o 6o 7o"),
        (5, "1o 2o 3o 4o 5o 12o 6o 7o 10o 11o"),
        (6, "1o 2o 3o 4o 5o 6o 12o 10o 11o 7e 10e 11e"),
        (7, "1o 2o 3o 4o 5o 6o 7o 12o 8o 9o 10o 11o 8e 9e"),
        (8, "1o 2o 3o 4o 5o 6o 7o 8o 12o 9o 10o 11o 9e 10e 11e 12e"),
    ],
)
def test_2_1_2_the_secret_deck_of_the_espadas_side_by_the_table(companions, espadas):
    assert names(companions, 0) == cards(espadas)
    assert len(cards(espadas)) == 2 * companions


@pytest.mark.parametrize("companions", range(3, 9))
def test_2_1_3_the_deck_of_the_bastos_side_is_the_same_in_copas_and_bastos(companions):
    swap = str.maketrans("oe", "cb")
    assert names(companions, 1) == sorted(name.translate(swap) for name in names(companions, 0))


@pytest.mark.parametrize("companions", range(3, 9))
def test_2_1_no_card_is_in_two_of_the_three_decks(companions):
    everything = names(companions, 0) + names(companions, 1)
    everything += [notation(identity(place)) for place in range(2 * companions)]
    assert len(set(everything)) == len(everything) == 6 * companions
    eights = {card for card in everything if card[0] in "89"}
    assert companions > 6 or not eights  # 40 cards are enough up to six companions


def test_2_1_worked_case_six_companions_use_exactly_the_printed_decks_and_all_cards_are_dealt():
    state = GAME.new(MarOptions(), 12)
    settle(GAME, state, Dice(3), None)
    for side in (0, 1):
        mask = 0
        for place in range(side, 12, 2):
            assert state.hand[place].bit_count() == 2
            mask |= state.hand[place]
        assert mask == sum(1 << card for card in secret_deck(6, side, 12))
    assert sorted(state.place) == list(range(12))


def test_2_2_identity_cards_are_dealt_one_to_each_face_up():
    state, out = GAME.new(MarOptions(), 6), []
    settle(GAME, state, Dice(8), out)
    dealt = [event for event in out if isinstance(event, events.Identified)]
    assert [event.seat for event in dealt] == list(range(6))
    assert [event.card for event in dealt] == GAME.view(state, TABLE).identities
    assert all(event.seen_by(seat) == event for event in dealt for seat in (TABLE, 0, 5))


def test_2_2_identity_cards_still_to_come_are_not_known():
    state = GAME.new(MarOptions(), 6)
    GAME.apply(state, CHANCE, 4)
    assert GAME.view(state, 2).identities == [identity(4), -1, -1, -1, -1, -1]
    assert GAME.chance(state) == [1, 1, 1, 1, 0, 1]


def test_2_2_two_cards_of_the_own_sides_deck_to_each():
    state = table()
    assert [hand(state, seat) for seat in range(6)] == [
        "1o 12o",
        "1c 12c",
        "2o 3o",
        "2c 3c",
        "4o 5o",
        "4c 5c",
    ]
    assert state.phase == st.TURN


def test_2_2_only_the_one_who_is_dealt_a_card_sees_it():
    state, out = GAME.new(options(), 6), []
    deal(state, SIX, out)
    dealt = [event for event in out if isinstance(event, events.Dealt)]
    assert len(dealt) == 12
    for event in dealt:
        assert event.passing
        assert [s for s in (TABLE, *range(6)) if event.seen_by(s) is not None] == [event.seat]
    assert GAME.view(state, 0).hand == sorted(event.card for event in dealt if event.seat == 0)
    assert GAME.view(state, TABLE).hand == []


@pytest.mark.parametrize("side", [0, 1])
def test_2_2_every_deal_of_a_deck_is_equally_likely(side):
    state = GAME.new(options(), 6)
    if side:
        GAME.apply(state, CHANCE, secret_deck(3, 0, 6)[0])
    weights = GAME.chance(state)
    assert [card for card, weight in enumerate(weights) if weight] == sorted(secret_deck(3, side, 6))
    assert set(weights) == {0, 1}
    assert GAME.weight(state) == 6
    assert [GAME.outcome(state, x) for x in range(6)] == sorted(secret_deck(3, side, 6))


def test_2_2_lab_decks_leave_everybody_one_card_or_two():
    assert GAME.fit(MarOptions(), 16) is None
    assert GAME.fit(MarOptions(mazo=2), 6) == rulebook.DECK_TOO_SMALL
    assert GAME.fit(MarOptions(mazo=7), 6) == rulebook.DECK_TOO_BIG
    assert GAME.fit(MarOptions(mazo=5), 6) is None
