"""``tafureria ladder``: how seats are assigned, what is counted, and ratings that treat ties correctly."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from tafureria.cli import main
from tafureria.core import registry
from tafureria.lab.duplicate import crowd_of, gains, without
from tafureria.lab.intervals import mean
from tafureria.lab.ladder import Contest, games_of, ladder, play_ladder
from tafureria.lab.match import GameResult
from tafureria.lab.rating import Scale


def contest(*players, seats=3, seed=1):
    options = registry.find("mentiroso").game.options()
    return Contest(game="mentiroso", options=options, seats=seats, players=players, seed=seed)


@pytest.mark.parametrize(
    "players", [("a", "b"), ("a", "b", "c"), ("a", "a", "a", "b"), ("a", "b", "c", "d", "e")]
)
def test_everybody_sits_everywhere_as_often(players):
    plan = contest(*players)
    for deal in range(4):
        games = range(deal * len(players), (deal + 1) * len(players))
        for seat in range(plan.seats):
            assert Counter(plan.seating(n)[seat] for n in games) == Counter(players)


def test_deals_put_the_players_into_other_orders():
    plan = contest("a", "b", "c", seats=4)
    rings = {plan.seating(3 * deal) for deal in range(20)}
    assert len(rings) == 6


def test_games_make_whole_deals():
    assert games_of(contest("a", "b", "c"), 10) == 12
    assert games_of(contest("a", "b"), 10) == 10


def test_the_better_player_is_above():
    plan = contest("random", "jugador", seats=2)
    played = play_ladder(plan, 60)
    first, second = ladder(plan, played)
    assert (first.player, second.player) == ("jugador", "random")
    assert first.places == second.places == 60
    assert first.wins + second.wins == 60
    assert first.low < first.rate < first.high
    assert first.share_low > 0.5 > second.share_high
    assert first.mu > second.mu


def test_a_crowd_is_one_player():
    plan = contest("random", "random", "jugador", seats=3)
    rungs = ladder(plan, play_ladder(plan, 6))
    assert {rung.player: rung.places for rung in rungs} == {"random": 12, "jugador": 6}


def test_search_thinks_for_the_seats_it_sits_at():
    plan = contest("jugador", "search", seats=2)
    assert play_ladder(plan, 2) == play_ladder(plan, 2)


# --- duplicate play -------------------------------------------------------------------------------


def test_the_crowd_is_whoever_is_named_most_often():
    assert crowd_of(contest("a", "b", "a", "a")) == "a"
    assert crowd_of(contest("a", "a", "b", "b", "c")) is None
    assert crowd_of(contest("a", "b")) is None


def test_the_crowd_in_the_place_of_itself_gains_nothing():
    """A deal with the same player at all seats is the same game each time."""
    plan = contest("jugador", "jugador", "twin")
    makers = {name: registry.find("mentiroso").players()["jugador"] for name in ("jugador", "twin")}
    played = play_ladder(plan, 12, makers=makers)
    again = play_ladder(without(plan, "jugador"), 4, makers=makers)
    assert [(one.winners, one.scores) for one in played[::3]] == [(one.winners, one.scores) for one in again]
    (twin,) = gains(plan, "jugador", played, again)
    assert (twin.player, twin.over, twin.gain, twin.low, twin.high) == ("twin", "jugador", 0.0, 0.0, 0.0)


def test_a_gain_is_the_share_less_that_of_the_crowd_in_the_same_places():
    plan = contest("random", "random", "jugador")
    played = play_ladder(plan, 30)
    again = play_ladder(without(plan, "random"), 10)
    (one,) = gains(plan, "random", played, again)
    rung = next(rung for rung in ladder(plan, played) if rung.player == "jugador")
    assert one.gain == pytest.approx(rung.share - one.share, abs=1e-5)
    assert one.low < one.gain < one.high
    # Over whole deals the crowd sits at every seat, so its share is exactly one in three.
    assert one.share == pytest.approx(1 / 3, abs=1e-5)


def test_a_gain_compares_each_deal_with_itself():
    plan = contest("a", "a", "b")

    def game(number, winners):
        players = plan.seating(number)
        nothing = (0.0,) * 3
        return GameResult(
            number=number,
            players=players,
            decisions=1,
            ending="x",
            winners=winners,
            scores=nothing,
            returns=nothing,
        )

    # In the first deal b always wins, and so does seat 0 of the crowd; in the second nobody does.
    first = [game(number, 1 << plan.seating(number).index("b")) for number in range(3)]
    played = [*first, *(game(number, 0) for number in range(3, 6))]
    (one,) = gains(plan, "a", played, [game(0, 0b001), game(1, 0)])
    assert (one.gain, one.low, one.high) == pytest.approx(mean([2 / 3, 0.0]), abs=1e-5)


# --- ratings ----------------------------------------------------------------------------------


def test_eight_equals_who_tie_for_the_second_place():
    """Places 1, 2, 3, 2, 4, 5, 6, 7: Plackett-Luce puts both runners-up below the third and the fourth."""
    places = [1, 2, 3, 2, 4, 5, 6, 7]
    names = list("abcdefgh")
    scale = Scale(names)
    scale.add(names, [-float(place) for place in places])
    ratings = [scale.of(name).rating for name in names]
    assert ratings[1] == ratings[3]
    best_first = [rating for _, rating in sorted(zip(places, ratings, strict=True))]
    assert best_first == sorted(ratings, reverse=True)
    assert len(set(ratings)) == 7


def test_a_tie_of_all_moves_nobody():
    scale = Scale(["a", "b", "c"])
    scale.add(["a", "b", "c"], [1.0, 1.0, 1.0])
    assert len({scale.of(name).mu for name in "abc"}) == 1


@pytest.mark.parametrize("order", ["abcd", "dcba", "bdac"])
@pytest.mark.parametrize(
    ("returns", "alike"),
    [
        ({"a": 1, "b": 0.5, "c": 0.5, "d": 0}, "bc"),
        ({"a": 1, "b": 1, "c": 0.5, "d": 0}, "ab"),
        ({"a": 1, "b": 0, "c": 0, "d": 0}, "bcd"),
        ({"a": 0.1 + 0.2, "b": 0.3, "c": 0, "d": -1}, "ab"),
        ({"a": 1 / 3, "b": 1 - 2 / 3, "c": 0.4, "d": 1 / 3}, "abd"),
    ],
)
def test_equals_who_tie_stay_equals_wherever_they_sit(order, returns, alike):
    """And whoever had more moves up past them, whoever had less moves down."""
    scale = Scale("abcd")
    for _ in range(3):
        scale.add(order, [returns[name] for name in order])
    now = {name: scale.of(name) for name in order}
    for name in order:
        for other in order:
            if name in alike and other in alike:
                assert now[name].mu == pytest.approx(now[other].mu)
                assert now[name].sigma == pytest.approx(now[other].sigma)
            elif returns[name] > returns[other]:
                assert now[name].mu > now[other].mu


def test_a_game_against_oneself_says_nothing():
    scale = Scale(["a", "b"])
    before = scale.of("a")
    scale.add(["a", "a"], [1.0, 0.0])
    assert scale.of("a") == before


def test_a_crowd_moves_by_its_mean():
    scale = Scale(["a", "b"])
    scale.add(["a", "b", "a"], [1.0, 0.0, 0.0])
    assert scale.of("a").mu > 25 > scale.of("b").mu


# --- the command ------------------------------------------------------------------------------


def refused(capsys, *words):
    assert main(["ladder", *words]) == 2
    out, err = capsys.readouterr()
    assert not out
    return err


def test_it_prints_the_same_however_many_jobs(capsys):
    words = ["ladder", "mentiroso", "--players", "random,jugador", "--games", "8", "--json"]
    texts = []
    for jobs in ("1", "2"):
        assert main([*words, "--jobs", jobs]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    value = json.loads(texts[0])
    assert value["games"] == 8
    assert [rung["player"] for rung in value["ladder"]] == ["jugador", "random"]
    assert value["duplicate"] is None


def test_it_tells_what_the_others_have_over_the_crowd(capsys):
    words = ["ladder", "mentiroso", "--seats", "3", "--players", "random,random,jugador", "--games", "6"]
    assert main([*words, "--duplicate", "--jobs", "1"]) == 0
    assert "random in the seats of jugador: share 33.3%; jugador gains" in capsys.readouterr().out
    assert main([*words, "--duplicate", "--jobs", "1", "--json"]) == 0
    (one,) = json.loads(capsys.readouterr().out)["duplicate"]
    assert (one["player"], one["over"]) == ("jugador", "random")


def test_it_prints_a_table(capsys):
    assert main(["ladder", "mentiroso", "--games", "3", "--iterations", "5", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "search: 5 iterations per decision" in out
    assert "share of equal players: 50.0%" in out


def test_it_says_what_cannot_be_done(capsys):
    known = "there are: random, aprendiz, jugador, search, maestro"
    assert known in refused(capsys, "mentiroso", "--players", "experto,random")
    assert "two different players" in refused(capsys, "mentiroso", "--players", "random,random")
    assert "--iterations: at least 1" in refused(capsys, "mentiroso", "--iterations", "0")
    assert "--seconds: more than 0" in refused(capsys, "mentiroso", "--seconds", "0")
    assert "--games: at least 1" in refused(capsys, "mentiroso", "--games", "0")
    assert "--duplicate: one of" in refused(capsys, "mentiroso", "--players", "random,jugador", "--duplicate")
    assert "--jobs: at least 1" in refused(capsys, "mentiroso", "--jobs", "-1")
    assert "is played by 2 to 4" in refused(capsys, "mentiroso", "--seats", "9")
    assert "no game is called" in refused(capsys, "parchis")
