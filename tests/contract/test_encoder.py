"""``encoder.py`` writes the numbers that ``tensor.py`` makes of a view, so it reveals no more than a view."""

from __future__ import annotations

import numpy as np
import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import OVER, TABLE, seats_in, settle
from tafureria.core.tensor import encode
from tests.contract.setups import setups
from tests.contract.walk import sample

encoding = pytest.importorskip("tafureria.adapters.encoding")
GAMES = 3


def test_both_write_the_same(entry, game):
    """In every kind of position of every set-up, for every seat and for the table; within the bounds, too."""
    tensor = entry.tensor()
    if tensor is None:
        pytest.skip("brings no tensor.py")
    encoder = encoding.Encoder(entry)
    for position in sample(entry):
        for seat in (*range(position.seats), TABLE):
            seen = np.full(encoder.length, 7.0, np.float32)
            encoder.encode(position.state, seat, seen)
            view = np.array(encode(tensor, game.view(position.state, seat)), np.float32)
            assert view.min() >= tensor.LEAST, part_of(entry, view.argmin())
            assert view.max() <= tensor.MOST, part_of(entry, view.argmax())
            if not np.array_equal(seen, view):
                wrong = np.flatnonzero(seen != view)
                raise AssertionError(f"{part_of(entry, wrong[0])}: {seen[wrong]} is not {view[wrong]}")


def test_it_goes_on_with_a_game(entry, game):
    """During a game an encoder that reuses earlier results stays correct."""
    if entry.tensor() is None:
        pytest.skip("brings no tensor.py")
    encoder = encoding.Encoder(entry)
    dice = Dice(3)
    for number in range(GAMES):
        options, seats = tables(game)[number % len(tables(game))]
        state = game.new(options, seats)
        settle(game, state, dice, None)
        while (waiting := game.waiting(state)) != OVER:
            for seat in (*range(seats), TABLE):
                seen = np.zeros(encoder.length, np.float32)
                encoder.encode(state, seat, seen)
                view = np.array(encode(entry.tensor(), game.view(state, seat)), np.float32)
                assert np.array_equal(seen, view), part_of(entry, np.flatnonzero(seen != view)[0])
            asked = seats_in(waiting)
            seat = asked[dice.below(len(asked))]
            legal = game.legal(state, seat)
            game.apply(state, seat, legal[dice.below(len(legal))])
            settle(game, state, dice, None)


def tables(game):
    """The set-ups that have players."""
    return [table for table in setups(game) if table[1]]


def part_of(entry, place):
    """The name of the part of the tensor at this index, and the index within it."""
    for name, length in entry.tensor().LAYOUT:
        if place < length:
            return f"{name}[{place}]"
        place -= length
    return "beyond the end"
