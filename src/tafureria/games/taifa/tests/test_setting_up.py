"""§3: who plays which kingdom, and the first hands."""

import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import settle
from tafureria.games.taifa import GAME
from tafureria.games.taifa.pieces import KINGDOM_NAMES
from tafureria.games.taifa.tests.desk import (
    Options,
    kingdom,
)


@pytest.mark.parametrize("seats", range(7))
def test_3_zero_to_six_people_the_rest_are_bots(seats):
    state = GAME.new(Options(), seats)
    assert sum(s >= 0 for s in state.seat_of) == seats
    assert len(state.order) == 6


def test_3_people_choose_their_kingdoms():
    state = GAME.new(Options(leon=True, valencia=True), 2)
    assert [KINGDOM_NAMES[k] for k in state.kingdoms] == ["valencia", "leon"]


def test_3_who_does_not_choose_gets_a_free_kingdom():
    state = GAME.new(Options(leon=True), 3)
    assert kingdom("leon") in state.kingdoms
    assert len(set(state.kingdoms)) == 3


def test_3_no_more_kingdoms_than_people():
    assert GAME.fit(Options(leon=True, valencia=True), 1).id == "taifa.too-many-kingdoms"


def test_3_1_eight_cards_each_from_the_own_deck():
    state = GAME.new(Options(), 6)
    settle(GAME, state, Dice(1), None)
    for k in state.order:
        assert len(state.hands[k]) == 8
        christian = KINGDOM_NAMES[k] in ("castilla", "condados", "leon")
        assert all((c >= 30) == christian for c in state.hands[k])
    assert [len(deck) for deck in state.decks] == [21, 21]
