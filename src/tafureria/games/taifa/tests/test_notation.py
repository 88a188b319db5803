"""The computer player's odds, and the notation of actions."""

from itertools import product

import pytest

from tafureria.games.taifa import actions
from tafureria.games.taifa.players import odds


@pytest.mark.parametrize(("a", "d"), list(product(range(5), range(4))))
def test_odds_are_what_counting_every_throw_gives(a, d):
    wins = sum(sum(t[:a]) > sum(t[a:]) for t in product((0, 1), repeat=a + d))
    assert odds.win(a, d) == pytest.approx(wins / 2 ** (a + d))


def test_words_are_unique_and_read_back():
    assert len(set(actions.NOTATIONS)) == actions.COUNT == len(actions.IDS)
