"""The simple players of bench/outside, with which the house is measured, play whole legal games."""

from __future__ import annotations

import inspect
from importlib import import_module
from pathlib import Path

import pytest

from tafureria.core import registry
from tafureria.lab.ladder import Contest, ladder, play_ladder
from tafureria.lab.workers import HERE

OUTSIDE = Path(__file__).parents[2] / "bench" / "outside"
SEATS = {"espada-negra": 2, "moros-y-cristianos": 4, "la-reconquista": 3, "muerte-al-rey": 6, "taifa": 4}


def outsiders(game):
    """The outsiders that play a game, as ``module:Class``."""
    for file in sorted(OUTSIDE.glob(f"{game.replace('-', '_')}_*.py")):
        module = import_module(f"bench.outside.{file.stem}")
        for name, kind in inspect.getmembers(module, inspect.isclass):
            if kind.__module__ == module.__name__:
                yield f"{module.__name__}:{name}"


ALL = [(game, who) for game in SEATS for who in outsiders(game)]


def test_there_are_outsiders():
    assert {game for game, _ in ALL} == set(SEATS)


@pytest.mark.parametrize(("game", "who"), ALL, ids=[who.split(":")[1] for _, who in ALL])
def test_an_outsider_plays_whole_legal_games(game, who):
    """The engine refuses illegal actions, so playing one deal to the end from every seat suffices."""
    seats = SEATS[game]
    players = (who, *("jugador",) * (seats - 1))
    options = registry.find(game).game.options()
    contest = Contest(game=game, options=options, seats=seats, players=players, seed=0)
    rungs = ladder(contest, play_ladder(contest, seats, HERE))
    assert {rung.player: rung.places for rung in rungs}[who] == seats
