"""§1, §2.1 Players and decks."""

import pytest

from tafureria.games.muerte_al_rey import GAME, rulebook
from tafureria.games.muerte_al_rey.options import Options
from tafureria.games.muerte_al_rey.pieces import identity, notation, place_of, secret_deck


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
    assert companions > 6 or not eights  # 40 cards are enough for up to six companions


def test_2_2_lab_decks_leave_everybody_one_card_or_two():
    assert GAME.fit(Options(), 16) is None
    assert GAME.fit(Options(mazo=2), 6) == rulebook.DECK_TOO_SMALL
    assert GAME.fit(Options(mazo=7), 6) == rulebook.DECK_TOO_BIG
    assert GAME.fit(Options(mazo=5), 6) is None
