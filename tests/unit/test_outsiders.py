"""The simple players of bench/outside, with which the house is measured, play whole legal games."""

from __future__ import annotations

import pytest

from bench.outsiders import SEATS, among, outsiders

ALL = [(game, who) for game in SEATS for who in outsiders(game)]


def test_there_are_outsiders():
    assert {game for game, _ in ALL} == set(SEATS)


@pytest.mark.parametrize(("game", "who"), ALL, ids=[who.split(":")[1] for _, who in ALL])
def test_an_outsider_plays_whole_legal_games(game, who):
    """The engine refuses illegal actions, so playing one deal to the end from every seat suffices."""
    seats = SEATS[game][0]
    assert among(game, who, seats, 1).places == seats
