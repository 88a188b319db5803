"""The tiny game: the number of its histories, and that they reach attack and espionage."""

from __future__ import annotations

import pytest

from tafureria.core.game import CHANCE, OVER
from tafureria.games.espada_negra import GAME
from tafureria.games.espada_negra.options import Options

PERFT = (
    ({}, 5188),
    ({"subasta": "interno"}, 576),
    ({"subasta": "externo"}, 15240),
    ({"subasta": "externo", "vivo": True}, 8504),
)


def histories(state, seen):
    mask = GAME.waiting(state)
    seen.add(GAME.view(state, -1).phase)
    if mask == OVER:
        return 1
    if mask == CHANCE:
        moves = [(CHANCE, o) for o, w in enumerate(GAME.chance(state)) if w]
    else:
        seat = (mask & -mask).bit_length() - 1
        moves = [(seat, a) for a in GAME.legal(state, seat)]
    total = 0
    for seat, action in moves:
        child = state.clone()
        GAME.apply(child, seat, action)
        total += histories(child, seen)
    return total


@pytest.mark.parametrize(("options", "leaves"), PERFT)
def test_perft(options, leaves):
    seen = set()
    assert histories(GAME.new(Options(mini=True, **options), 2), seen) == leaves
    if options.get("subasta") != "interno":
        assert {"attack", "block"} <= seen
