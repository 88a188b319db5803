"""A seat's notebook: told events reproduce the public game, and only sealed choices are guessed."""

from __future__ import annotations

import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, OVER, TABLE, seats_in
from tafureria.games.espada_negra import GAME
from tafureria.games.espada_negra.options import Options

SETUPS = (
    ({}, 3),
    ({"subasta": "interno", "mazo": "clanes", "condiciones": 2}, 4),
    ({"subasta": "externo", "mazo": "sombras", "condiciones": 3}, 5),
    ({"subasta": "externo", "vivo": True, "mazo": "sombras", "prevision": 1}, 3),
    ({"mazo": "sombras", "prevision": 2, "parejas": True}, 4),
)


def steps(options, seats, seed, limit=400):
    """Yield each position of a random game with the events since the previous one."""
    dice = Dice(seed)
    state = GAME.new(options, seats)
    out = []
    for _ in range(limit):
        yield state, out
        out = []
        mask = GAME.waiting(state)
        if mask == OVER:
            return
        if mask == CHANCE:
            GAME.apply(state, CHANCE, GAME.outcome(state, dice.below(GAME.weight(state))), out)
            continue
        asked = seats_in(mask)
        seat = asked[dice.below(len(asked))]
        legal = GAME.legal(state, seat)
        GAME.apply(state, seat, legal[dice.below(min(4, len(legal)))], out)


@pytest.mark.parametrize(("options", "seats"), SETUPS)
@pytest.mark.parametrize("seed", range(2))
def test_imagined_worlds_look_the_same(options, seats, seed):
    options = Options(**options)
    books = {seat: GAME.notebook(options, seats, seat) for seat in (TABLE, *range(seats))}
    for number, (state, out) in enumerate(steps(options, seats, seed)):
        for seat, book in books.items():
            for event in out:
                told = event.seen_by(seat)
                if told is not None:
                    book.hear(told)
            world = book.imagine(number)
            assert GAME.view(world, seat) == GAME.view(state, seat)
            assert GAME.waiting(world) == GAME.waiting(state)
            assert GAME.legal(world, seat) == GAME.legal(state, seat)


def test_every_sealed_choice_of_others_can_be_imagined_and_ones_own_is_known():
    options = Options()
    book = GAME.notebook(options, 3, 0)
    state, out = GAME.new(options, 3), []
    dice = Dice(3)
    while GAME.waiting(state) == CHANCE:
        GAME.apply(state, CHANCE, GAME.outcome(state, dice.below(GAME.weight(state))), out)
    GAME.apply(state, 0, 4, out)
    GAME.apply(state, 2, 7, out)
    for event in out:
        book.hear(event.seen_by(0))
    worlds = [book.imagine(seed).sealed for seed in range(300)]
    assert {w[0] for w in worlds} == {4}
    assert {w[1] for w in worlds} == {-1}
    assert {w[2] for w in worlds} == set(range(11))


def test_a_clone_shares_nothing():
    *_, (state, _) = steps(Options(mazo="sombras", condiciones=2), 3, 5, limit=200)
    copy = state.clone()
    for name in state.__slots__:
        mine, other = getattr(state, name), getattr(copy, name)
        assert mine == other
        assert name == "deck" or not isinstance(mine, list) or mine is not other
