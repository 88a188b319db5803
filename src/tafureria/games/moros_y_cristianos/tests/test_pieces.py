"""§1, §2.1, §2.2: players, pack, suits and points."""

import pytest

from tafureria.games.moros_y_cristianos import GAME
from tafureria.games.moros_y_cristianos.options import Options
from tafureria.games.moros_y_cristianos.pieces import PACK_40, PACK_48, SIDE_MASKS, card, points_of
from tafureria.games.moros_y_cristianos.tests.desk import mask


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
