"""Tuning: parsing goals and axes, an unbiased measure of unevenness, and a check on fresh deals."""

from __future__ import annotations

import json

import pytest

from tafureria.cli import main
from tafureria.core import registry
from tafureria.core.chance import Dice
from tafureria.lab.own_rules import read_rules
from tafureria.lab.study.deals import Outcome
from tafureria.lab.study.tuning import Axis, BadGoal, axis_of, goal_of, unevenness
from tests.unit.test_own_rules import ROOT


def outcome(minutes, drama=0.0):
    return Outcome(places=(1.0, 0.0), measures=(0, minutes, 0, 0, 0, drama, 0, 0, 0, 0), winners=(1,))


@pytest.mark.parametrize(
    ("goal", "distance"),
    [("minutes=40", 1), ("minutes=44", 0), ("minutes=more", -1), ("minutes=less", 1), ("drama=30", 1)],
)
def test_a_unit_of_distance_is_a_tenth(goal, distance):
    assert goal_of(goal).distance([outcome(44, 0.2)], [outcome(40)]) == pytest.approx(distance)


@pytest.mark.parametrize("text", ["fun", "minutes", "minutes=long", "even=3"])
def test_other_goals_are_refused(text):
    with pytest.raises(BadGoal, match="write"):
        goal_of(text)


def test_axes():
    assert axis_of("a=1..5") == Axis(key="a", low=1, high=5)
    assert not axis_of("a=0.5..1").whole
    assert axis_of("a=x,y").words == ("x", "y")
    for text in ("a=5..1", "a=x", "a=1..z"):
        with pytest.raises(BadGoal):
            axis_of(text)


def test_noise_is_no_unevenness():
    """Two equally strong places: the plain deviation would differ from 0 each time."""
    dice = Dice(3)
    found = []
    for _ in range(200):
        wins = [dice.below(2) for _ in range(50)]
        found.append(unevenness([(win, 1 - win) for win in wins]))
    assert sum(value == 0 for value in found) > 100
    assert unevenness([(1.0, 0.0)] * 20) == pytest.approx(0.5**0.5)


TUNE = ["tune", "mentiroso", "--over", "caras=3..6", "--goal", "decisions=less", "--trials", "6"]


def run(capsys, *words):
    code = main([*TUNE, "--deals", "20", "--check", "60", "--json", *words])
    out, err = capsys.readouterr()
    return code, out, err


def test_the_best_is_checked_on_fresh_deals(capsys):
    code, out, _ = run(capsys, "--jobs", "1")
    assert code == 0
    assert run(capsys, "--jobs", "2")[1] == out
    found = json.loads(out)
    distances = [trial["distance"] for trial in found["trials"]]
    assert distances == sorted(distances)
    assert {trial["values"]["caras"] for trial in found["trials"]} >= {"6"}, "the book comes first"
    best = found["check"]["variants"][1]
    assert best["options"]["caras"] == int(found["trials"][0]["values"]["caras"])
    assert found["check"]["deals"] == 60


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--over", "caras=1..99"], "caras may be 2 to"),
        (["--over", "cara=1..9"], "there are: caras, envite"),
        (["--goal", "fun"], "measures: decisions"),
        (["--trials", "0"], "at least 1"),
    ],
)
def test_bad_input_says_what_would_be_right(capsys, words, says):
    code, _, err = run(capsys, *words)
    assert code == 2
    assert says in err


def test_the_walls_of_taifa_are_those_of_the_box_unless_they_are_changed():
    rules = read_rules(str(ROOT / "examples" / "rules" / "taifa_walls.py"))
    assert all(old == new for old, new in rules.entry().game.tables())
    higher = rules.with_numbers({"weak": "3", "marked": "0"}).entry().game
    assert [old == new for old, new in higher.tables()] == [False, False, False]
    assert registry.find("taifa").game is not higher
