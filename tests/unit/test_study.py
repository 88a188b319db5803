"""Comparing variants: intervals that hold at every moment, the same deals, and honest verdicts."""

from __future__ import annotations

import json
from math import sqrt

import pytest

from tafureria.cli import main
from tafureria.core import registry
from tafureria.core.chance import Dice
from tafureria.lab.places import workers
from tafureria.lab.study.bands import LEAST, Band, Running
from tafureria.lab.study.deals import play_deal
from tafureria.lab.study.study import Study, run_study, verdict
from tafureria.lab.study.variants import Question, Variant


def question(*options, players=("jugador", "jugador"), seed=1):
    kind = registry.find("mentiroso").game.options
    variants = tuple(Variant(name=str(n), options=kind(**one)) for n, one in enumerate(options))
    return Question(game="mentiroso", variants=variants, players=players, seed=seed)


def test_a_band_misses_as_rarely_as_it_says_however_often_one_looks():
    """Bernoulli values, with a look after each: at most one run in twenty ever misses."""
    dice, missed = Dice(7), 0
    for _ in range(200):
        one = Running()
        for n in range(600):
            one.add(float(dice.below(4) == 0))
            if n >= LEAST and not one.band(0.05, 300).holds(0.25):
                missed += 1
                break
    assert missed <= 10


def test_a_band_is_the_formula():
    one = Running()
    for value in range(100):
        one.add(value % 2)
    assert one.mean == 0.5
    band = one.band(0.05, 100)
    assert band.error == pytest.approx(sqrt(25 / 99) / 10)
    # Wider than the 1.96 standard errors of a single look, but less than twice as wide.
    assert 1.96 * band.error < band.half < 2 * 1.96 * band.error


def band(low, high):
    return Band(mean=(low + high) / 2, half=(high - low) / 2, error=0.1, n=99)


@pytest.mark.parametrize(
    ("low", "high", "says"),
    [(0.1, 0.3, "more"), (-0.3, -0.1, "less"), (-0.01, 0.015, "same"), (-0.01, 0.3, "open")],
)
def test_a_verdict_needs_the_whole_band(low, high, says):
    assert verdict(band(low, high), 0.02) == says


def test_a_variant_never_differs_from_itself():
    study = run_study(question({}, {}), precision=100, most=60)
    assert study.deals == LEAST
    assert all(change.mean == change.half == 0 for change in study.changes(1))
    assert study.other_winners(1).mean == 0


def test_a_difference_is_found():
    study = run_study(question({"envite": False}, {"envite": True}), precision=30, most=200)
    assert verdict(study.changes(1)[0], 0) == "more"


def test_players_that_differ_sit_everywhere():
    outcomes = play_deal(question({}, {}, players=("jugador", "random")), 3)
    assert len(outcomes[0].winners) == 2
    assert sum(outcomes[0].places) == pytest.approx(1)


def test_a_study_ends_at_the_same_deal_wherever_it_is_played():
    asked = question({"envite": False}, {"envite": True})
    here = run_study(asked, precision=9, most=400)
    there = run_study(asked, precision=9, most=400, where=workers(jobs=2))
    assert here.deals == there.deals
    assert here.changes(1) == there.changes(1)
    assert here.places(0) == there.places(0)


def test_ctrl_c_leaves_what_is_there():
    def interrupt(study: Study):
        if study.deals == 70:
            raise KeyboardInterrupt

    study = run_study(question({}, {"caras": 4}), precision=0.1, most=400, done=interrupt)
    assert (study.deals, study.why) == (70, "stopped")
    assert study.changes(1)[0].n == 70


def run(capsys, *words):
    try:
        code = main(list(words))
    except SystemExit as stop:
        code = stop.code
    out, err = capsys.readouterr()
    return code, out, err


def test_compare_says_the_same_however_many_jobs(capsys):
    words = ("compare", "mentiroso", "--variant", "a:envite=no", "--variant", "b:", "--deals", "80", "--json")
    one = run(capsys, *words, "--jobs", "1")
    two = run(capsys, *words, "--jobs", "2")
    assert one[0] == 0
    assert one[1] == two[1]
    found = json.loads(one[1])
    assert [variant["name"] for variant in found["variants"]] == ["a", "b"]
    assert found["variants"][1]["changes"]["decisions"]["verdict"] == "more"


def test_sweep_plays_all_combinations(capsys):
    words = ("sweep", "mentiroso", "--over", "caras=4,6", "--over", "envite=si,no", "--deals", "50", "--json")
    found = json.loads(run(capsys, *words, "--jobs", "1")[1])
    assert [variant["name"] for variant in found["variants"]] == [
        "caras=4,envite=si",
        "caras=4,envite=no",
        "caras=6,envite=si",
        "caras=6,envite=no",
    ]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["compare", "mentiroso"], "give two or more"),
        (
            ["compare", "mentiroso", "--variant", "a:", "--variant", "a:envite=no"],
            "two variants are called 'a'",
        ),
        (["compare", "mentiroso", "--variant", "a:", "--variant", "b:caras=99"], "caras may be 2 to"),
        (["compare", "mentiroso", "--variant", "a:", "--variant", "b:cara=9"], "there are: caras, envite"),
        (["sweep", "mentiroso", "--over", "caras"], "KEY=VALUE,VALUE"),
        (["sweep", "mentiroso", "--over", "caras=3"], "two values or more"),
        (["sweep", "mentiroso", "--over", "caras=3,4", "--precision", "0"], "more than 0"),
    ],
)
def test_bad_input_says_what_would_be_right(capsys, words, says):
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert says in err


def test_luck_is_measured_by_variant_and_comes_out_the_same_again(capsys):
    command = ["compare", "mentiroso", "--variant", "six:", "--variant", "four:caras=4", "--deals", "40"]
    command += ["--seats", "2", "--luck", "40", "--json"]
    assert main(command) == 0
    first = json.loads(capsys.readouterr().out)
    for one in first["variants"]:
        luck = one["parts"]["luck"]
        assert luck["low"] <= luck["value"] <= luck["high"] <= 1.5
    assert first["variants"][0]["parts"] != first["variants"][1]["parts"]
    assert main([*command, "--jobs", "2"]) == 0
    assert json.loads(capsys.readouterr().out) == first


def test_luck_needs_enough_deals(capsys):
    assert main(["compare", "mentiroso", "--variant", "a:", "--variant", "b:caras=4", "--luck", "3"]) == 2
    assert "--luck: at least 40, not 3" in capsys.readouterr().err
