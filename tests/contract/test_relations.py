"""``relations.py`` fits its game: actions name existing things, and rows are filled as declared."""

from __future__ import annotations

import math

import pytest

from tafureria.core.chance import Dice
from tafureria.core.tensor import size
from tests.contract.listening import play
from tests.contract.setups import setups

CHOICES = 150
"""Decisions of each set-up whose rows are checked."""


@pytest.fixture
def relations(entry):
    if entry.relations() is None:
        pytest.skip("brings no relations.py")
    return entry.relations()


def test_what_is_near_is_near_both_ways(relations):
    for thing, near in enumerate(relations.NEAR):
        assert thing not in near
        assert len(set(near)) == len(near)
        assert all(thing in relations.NEAR[other] for other in near)


def test_every_action_names_things_that_there_are(game, relations):
    """An action that names a single thing names it first."""
    assert len(relations.NAMED) == game.actions
    kinds, first, second = zip(*relations.NAMED, strict=True)
    assert set(kinds) == set(range(max(kinds) + 1))
    assert {*first, *second} == {-1, *range(len(relations.NEAR))}
    assert all(b == -1 for a, b in zip(first, second, strict=True) if a == -1)
    assert len(set(relations.NAMED)) == game.actions


def test_a_row_is_filled_from_view_and_notebook_and_no_further(game, relations):
    length = size(relations.TABLE) + len(relations.EACH) * len(relations.NEAR)
    dice = Dice(7)
    for options, seats in [table for table in setups(game) if table[1]][:8]:
        left = CHOICES

        def choose(state, seat, legal, notebook):
            nonlocal left
            left -= 1
            view = game.view(state, seat)
            out, again = [0.0] * length + [7.0], [0.0] * length
            relations.fill(view, notebook, out)
            relations.fill(view, notebook, again)
            assert out == [*again, 7.0]
            assert any(again)
            assert all(map(math.isfinite, again))
            return legal[dice.below(len(legal))] if left else None

        play(game, options, seats, dice, choose)
