"""r.9: victory, and who wins; what conditions add is in ``test_conditions``."""

from __future__ import annotations

from tafureria.games.espada_negra import GAME

from .desk import Desk, to_the_end


def test_r9_most_victory_wins():
    desk = Desk(seats=2, cards={0: ["rey"], 1: ["campesino", "campesino"]})
    to_the_end(desk.state)
    assert GAME.scores(desk.state) == [5, 4]
    assert GAME.returns(desk.state) == [1, 0]
    assert GAME.winners(desk.state) == 0b01


def test_r9_equal_victory_is_shared():
    desk = Desk(seats=3, cards={0: ["rey"], 2: ["campesino", "campesino", "campo"]})
    to_the_end(desk.state)
    assert GAME.returns(desk.state) == [0.5, 0, 0.5]


def test_variant_pairs_the_pair_of_the_single_highest_wins():
    desk = Desk(seats=4, parejas=True, cards={1: ["rey"], 0: ["campesino"], 2: ["campesino", "campesino"]})
    to_the_end(desk.state)
    assert GAME.returns(desk.state) == [0, 0.5, 0, 0.5]


def test_variant_pairs_equal_highest_of_different_pairs_share():
    desk = Desk(seats=6, parejas=True, cards={1: ["rey"], 2: ["rey"]})
    to_the_end(desk.state)
    assert GAME.winners(desk.state) == 0b110110
