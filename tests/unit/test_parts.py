"""The parts of luck and skill in who wins, for games whose parts are known."""

from __future__ import annotations

import random

import pytest

from tafureria.lab.adjusted import GameLuck
from tafureria.lab.match import GameResult
from tafureria.lab.parts import parts

DEALS = 400


def games(chance):
    """Two games per deal, with seats swapped; *chance* draws the winner and the luck of seat 0."""
    rng = random.Random(7)
    out = []
    for _ in range(DEALS):
        for players in (("a", "b"), ("b", "a")):
            winner, luck = chance(rng, players)
            played = GameResult(
                number=len(out),
                players=players,
                winners=1 << winner,
                scores=(0.0, 0.0),
                returns=(0.0, 0.0),
                ending="end",
                decisions=1,
            )
            out.append(GameLuck(played=played, luck=((luck, -luck), (0.0, 0.0))))
    return out


def coin(rng, players):
    """Only luck, all of it measured."""
    winner = rng.randrange(2)
    return winner, 0.5 - winner


def best(rng, players):
    """Only skill."""
    return players.index("a"), rng.random() - 0.5


def unseen(rng, players):
    """Luck that is not measured."""
    return rng.randrange(2), rng.random() - 0.5


@pytest.mark.parametrize(("chance", "luck", "skill"), [(coin, 1, 0), (best, 0, 1), (unseen, 0, 0)])
def test_parts_are_what_they_were_made_of(chance, luck, skill):
    found = parts(games(chance), 2)
    assert found.luck.value == pytest.approx(luck, abs=0.03)
    assert found.skill.value == pytest.approx(skill, abs=0.03)
    assert found.luck.low <= found.luck.value <= found.luck.high


def test_intervals_hold_a_part_that_is_known():
    """A lucky seat wins three times in four: a quarter of the variance is luck."""

    def half(rng, players):
        lucky = rng.randrange(2)
        winner = lucky if rng.random() < 0.75 else 1 - lucky
        return winner, 0.5 - lucky

    found = parts(games(half), 2)
    assert found.luck.low < 0.25 < found.luck.high
    assert found.luck.high - found.luck.low < 0.2


def test_a_few_games_say_nothing():
    assert parts(games(coin)[:60], 2) is None
