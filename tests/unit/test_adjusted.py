"""Results adjusted for luck: corrections average 0, are learned from other deals, and narrow intervals."""

from __future__ import annotations

import json
from math import sqrt

from tafureria.cli import main
from tafureria.core import registry
from tafureria.lab.adjusted import FOLDS, GameLuck, adjusted, play_for_luck, taken, weights_for
from tafureria.lab.ladder import Contest, play_ladder
from tafureria.lab.match import GameResult


def contest(*players, seats=3):
    options = registry.find("mentiroso").game.options()
    return Contest(game="mentiroso", options=options, seats=seats, players=players, seed=3)


def made(luck, winner):
    played = GameResult(
        number=0,
        players=("a", "b"),
        decisions=1,
        ending="x",
        winners=1 << winner,
        scores=(0.0, 0.0),
        returns=(0.0, 0.0),
    )
    return GameLuck(played=played, luck=((luck, -luck), (0.0, 0.0)))


def test_the_games_are_those_of_the_ladder():
    plan = contest("jugador", "random")
    played = [one.played for one in play_for_luck(plan, 8)]
    assert played == play_ladder(plan, 8)


def test_what_luck_gave_one_it_took_from_the_others():
    for one in play_for_luck(contest("jugador", "random"), 6):
        for kind in one.luck:
            assert abs(sum(kind)) < 1e-9


def test_the_mean_stays_and_the_interval_narrows():
    plan = contest("jugador", "jugador", "random")
    measured = play_for_luck(plan, 240)
    for fair in adjusted(plan, measured):
        error = (fair.raw_high - fair.raw_low) / 4
        assert abs(fair.share - fair.raw) < 3 * error
        assert fair.high - fair.low < fair.raw_high - fair.raw_low
        assert fair.saved > 1


def test_luck_averages_nothing():
    measured = play_for_luck(contest("jugador", "random"), 200)
    for seat in range(3):
        values = [one.luck[0][seat] for one in measured]
        middle = sum(values) / len(values)
        spread = sqrt(sum((value - middle) ** 2 for value in values) / len(values) ** 2)
        assert abs(middle) < 4 * spread


def test_a_weight_is_learned_from_other_deals_alone():
    """In one fold luck is reversed; the weights used there come from the other folds."""
    games = [made(0.5, 0) if n % 2 else made(-0.5, 1) for n in range(400)]
    for size in (1, 2):  # games of one deal
        odd = [
            made(-one.luck[0][0], one.played.winners - 1) if n // size % FOLDS == 0 else one
            for n, one in enumerate(games)
        ]
        assert weights_for(games, size, 0) == weights_for(odd, size, 0)
        assert weights_for(games, size, 1) != weights_for(odd, size, 1)
        assert weights_for(games, size, 0)[0] == 1.0
        assert taken(weights_for(games, size, 0), games[1], 0) == 0.5


def test_few_games_teach_nothing():
    assert weights_for([made(0.5, 0)] * 10, 1, 0) == [1.0, 1.0]


def test_the_command_prints_both(capsys):
    words = (
        "ladder",
        "mentiroso",
        "--seats",
        "2",
        "--players",
        "jugador,random",
        "--games",
        "40",
        "--adjusted",
    )
    assert main([*words, "--jobs", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["adjusted"]
    assert [one["player"] for one in found] == ["jugador", "random"]
    assert main([*words, "--jobs", "1"]) == 0
    assert "without luck" in capsys.readouterr().out
