"""Numbers of NumPy are numbers to the laboratory, and what is no integer is refused in words."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from tafureria.core import registry
from tafureria.core.record import read, write
from tafureria.lab.ladder import Contest, games_of, ladder, play_ladder
from tafureria.lab.match import Plan, balanced, play_many, play_one, recorded
from tafureria.lab.places import workers
from tafureria.lab.study.findings import findings
from tafureria.lab.study.study import run_study
from tafureria.lab.study.variants import Question, Variant

GAME = registry.find("mentiroso").game
PLAYERS = ("random", "random")


def same(a, b):
    """As JSON, which knows no numbers of NumPy."""
    return msgspec.json.encode(a) == msgspec.json.encode(b)


@pytest.mark.parametrize("kind", [np.int64, np.uint8, np.array, int])
def test_every_kind_of_integer_plays_the_same_games(kind):
    options = GAME.options(caras=kind(5), envite=np.bool_(False))
    plan = Plan(game="mentiroso", options=options, players=PLAYERS, seed=kind(7))
    usual = Plan(game="mentiroso", options=GAME.options(caras=5, envite=False), players=PLAYERS, seed=7)
    assert plan == usual
    assert same(play_many(plan, kind(3)), play_many(usual, 3))
    assert same(play_one(plan, kind(2)), play_one(usual, 2))
    assert read(write(recorded(plan))) == recorded(usual)


def test_ladders_and_studies_too():
    found = []
    for kind in (np.int32, int):
        options = GAME.options(caras=kind(5))
        line_up = ("random", "jugador")
        contest = Contest(game="mentiroso", options=options, seats=kind(2), players=line_up, seed=kind(1))
        played = play_ladder(contest, games_of(contest, kind(3)))
        variants = (Variant(name="a", options=options), Variant(name="b", options=GAME.options()))
        question = Question(game="mentiroso", variants=variants, players=PLAYERS, seed=kind(4), first=kind(2))
        study = run_study(question, np.float32(5), kind(4), workers(jobs=kind(1)))
        found.append(msgspec.json.encode([ladder(contest, played), findings(study)]))
    assert found[0] == found[1]


@pytest.mark.parametrize("value", [2.0, np.float64(2), "2", None, np.array([1, 2])])
def test_what_is_no_integer_is_refused_in_words(value):
    with pytest.raises(ValueError, match="seed: an int, not"):
        Plan(game="mentiroso", options=GAME.options(), players=PLAYERS, seed=value)
    plan = Plan(game="mentiroso", options=GAME.options(), players=PLAYERS, seed=1)
    for call in (
        lambda: play_many(plan, value),
        lambda: balanced(value, 2),
        lambda: workers(jobs=value),
        lambda: play_one(plan, value),
    ):
        with pytest.raises(TypeError, match="must be an integer, not"):
            call()


def test_an_option_that_does_not_fit_is_refused_in_words():
    with pytest.raises(ValueError, match="option caras cannot be 99"):
        Plan(game="mentiroso", options=GAME.options(caras=np.int64(99)), players=PLAYERS, seed=1)
