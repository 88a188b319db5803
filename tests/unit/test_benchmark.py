"""The benchmark: what is frozen, how seats are assigned, its figures, and what the command prints."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from tafureria.cli import benchmark as command
from tafureria.cli import main
from tafureria.core import registry
from tafureria.lab import benchmark as lab
from tafureria.lab import ladder
from tafureria.lab.benchmark import (
    BENCHMARKS,
    GAMES_PINNED,
    Benchmark,
    NoBenchmark,
    as_pinned,
    fingerprint,
    play_benchmark,
    score,
)
from tafureria.lab.intervals import mean, wilson
from tafureria.lab.match import GameResult
from tests.unit import pin_opponents

ROOT = Path(__file__).parents[2]
RULES = registry.find("mentiroso").game.version
SMALL = Benchmark(game="mentiroso", version=1, rules=RULES, seats=3, deals=30, quick=6)


# --- what is frozen -----------------------------------------------------------------------------------


@pytest.mark.parametrize("one", BENCHMARKS.values(), ids=list(BENCHMARKS))
def test_the_game_is_the_one_it_was_made_for(one):
    """When the rules change, raise the version of the benchmark, too."""
    contest = one.contest("random")
    game = registry.find(one.game).game
    assert one.seats in game.seats
    assert game.fit(contest.options, one.seats) is None
    assert one.opponents in registry.find(one.game).players()


@pytest.mark.parametrize("one", BENCHMARKS.values(), ids=list(BENCHMARKS))
def test_the_opponents_play_as_they_did(one):
    assert as_pinned(one, GAMES_PINNED), f"{one.game}: raise its version in lab/benchmark.py, then: make pin"


def test_opponents_that_play_differently_are_noticed():
    one = msgspec.structs.replace(BENCHMARKS["muerte-al-rey"], opponents="acusador")
    assert not as_pinned(one)


def test_a_version_that_nobody_has_pinned_is_not_as_pinned():
    assert not as_pinned(msgspec.structs.replace(BENCHMARKS["muerte-al-rey"], version=99))


def test_other_rules_are_refused():
    with pytest.raises(NoBenchmark, match=r"benchmark 1 is for version 99 of the rules, and here is version"):
        msgspec.structs.replace(SMALL, rules=99).contest("random")


def test_the_page_says_what_is_frozen():
    page = (ROOT / "docs" / "benchmark.md").read_text(encoding="utf-8")
    for one in BENCHMARKS.values():
        row = (
            rf"\| {one.version} \| {one.rules} \| {one.seats} \| {one.deals} \| {one.deals * one.seats:,} \|"
        )
        assert re.search(rf"\| `{one.game}` {row}", page), one.game
        assert f"seed {one.seed}" in page


# --- the figures --------------------------------------------------------------------------------------


def test_the_player_sits_once_at_each_seat_of_each_deal():
    contest = SMALL.contest("random")
    for deal in range(4):
        rings = [contest.seating(deal * 3 + turn) for turn in range(3)]
        assert Counter(ring.index("random") for ring in rings) == {0: 1, 1: 1, 2: 1}
        assert all(Counter(ring) == {"random": 1, "jugador": 2} for ring in rings)


def measured(player, deals):
    contest = SMALL.contest(player)
    return score(SMALL, contest, play_benchmark(contest, deals))


def test_an_opponent_among_its_like_is_the_same():
    found = measured("jugador", 20)
    assert (found.share, found.low, found.high) == pytest.approx((1 / 3, 1 / 3, 1 / 3), abs=1e-6)
    assert found.verdict == "the same"


def test_who_plays_at_random_is_weaker():
    found = measured("random", 30)
    assert found.games == 90
    assert found.low < found.share < found.high < found.equals
    assert found.verdict == "weaker"


def test_with_few_deals_nothing_is_decided():
    assert measured("random", 19).verdict == "not decided"


def told(*winners):
    """Games in this order, each won by the player ("me"), an opponent ("they"), or both."""
    seats = [SMALL.contest("x").seating(number).index("x") for number in range(len(winners))]
    masks = {"me": lambda seat: 1 << seat, "they": lambda seat: 1 << (seat + 1) % 3}
    masks["both"] = lambda seat: masks["me"](seat) | masks["they"](seat)
    return [
        GameResult(
            number=number // 3,
            players=("",) * 3,
            decisions=1,
            ending="",
            winners=masks[who](seat),
            scores=(0.0,) * 3,
            returns=(0.0,) * 3,
        )
        for number, (who, seat) in enumerate(zip(winners, seats, strict=True))
    ]


def test_a_shared_victory_counts_for_its_part_and_the_interval_is_by_deals():
    games = told(*["me", "me", "they"] * 20, *["both", "they", "they"] * 10)
    found = score(SMALL, SMALL.contest("x"), games)
    share, low, high = mean([2 / 3] * 20 + [1 / 6] * 10)
    assert (found.deals, found.games, found.wins) == (30, 90, 50)
    assert (found.share, found.low, found.high) == pytest.approx((share, low, high), abs=1e-6)
    assert found.verdict == "stronger"


@pytest.mark.parametrize(("who", "wins", "verdict"), [("they", 0, "weaker"), ("me", 30, "stronger")])
def test_who_never_wins_or_always_has_an_interval_too(who, wins, verdict):
    found = score(SMALL, SMALL.contest("x"), told(*[who] * 90))
    assert (found.low, found.high) == pytest.approx(wilson(wins, 30), abs=1e-6)
    assert found.verdict == verdict


def test_nothing_played_is_nothing_known():
    found = score(SMALL, SMALL.contest("x"), [])
    assert (found.deals, found.low, found.high, found.verdict) == (0, 0.0, 1.0, "not decided")


# --- pinning ------------------------------------------------------------------------------------------


@pytest.fixture
def small(monkeypatch, tmp_path):
    """Replaces the benchmarks by a small one, pinned in a temporary file; yields that file."""
    monkeypatch.setattr(lab, "PINNED", tmp_path / "opponents.txt")
    monkeypatch.setattr(pin_opponents, "PINNED", tmp_path / "opponents.txt")
    (tmp_path / "opponents.txt").write_text("# nothing yet\n")
    # The last one first: they are put back the other way round, in the order in which others list them.
    for name in reversed(list(BENCHMARKS)):
        monkeypatch.delitem(BENCHMARKS, name)
    monkeypatch.setitem(BENCHMARKS, "mentiroso", SMALL)
    lab.pinned.cache_clear()
    assert pin_opponents.main([]) == 0
    lab.pinned.cache_clear()
    yield tmp_path / "opponents.txt"
    lab.pinned.cache_clear()


def test_what_is_pinned_is_never_changed(small, capsys):
    before = small.read_text()
    assert before.splitlines()[1].split()[:2] == ["mentiroso", "1"]
    assert as_pinned(SMALL, GAMES_PINNED)
    small.write_text(before.replace(fingerprint(SMALL, 0), "0" * 16))
    lab.pinned.cache_clear()
    assert pin_opponents.main(["mentiroso"]) == 1
    assert "Raise its version" in capsys.readouterr().out
    assert "0" * 16 in small.read_text()
    assert pin_opponents.main(["--again", "mentiroso"]) == 0
    assert small.read_text() == before


def test_an_older_version_stays_pinned(small, monkeypatch):
    monkeypatch.setitem(BENCHMARKS, "mentiroso", msgspec.structs.replace(SMALL, version=2, seed=5))
    assert pin_opponents.main([]) == 0
    lab.pinned.cache_clear()
    assert as_pinned(SMALL)
    assert as_pinned(BENCHMARKS["mentiroso"])


# --- the command --------------------------------------------------------------------------------------


@pytest.fixture
def run(capsys):
    def run(*words):
        code = main(["benchmark", *words])
        out, err = capsys.readouterr()
        return code, out, err

    return run


def test_it_prints_a_table(small, run):
    code, out, err = run("random", "--jobs", "1")
    assert (code, err) == (0, "")
    row = next(line for line in out.splitlines() if line.startswith("mentiroso"))
    assert re.fullmatch(r"mentiroso +3 +90 +[\d.]+% +[\d.]+% to [\d.]+% +33\.3% +weaker *", row)
    assert f"versions: mentiroso 1 (rules {RULES})" in out
    assert "rough look" not in out


def test_the_json_is_as_documented_and_the_same_with_any_number_of_jobs(small, run):
    one = run("random", "mentiroso", "--json", "--jobs", "1")
    assert one == run("random", "mentiroso", "--json", "--jobs", "2")
    found = json.loads(one[1])
    (result,) = found["results"]
    assert (result["benchmark"], result["version"], result["as_pinned"], result["whole"]) == (
        1,
        RULES,
        True,
        True,
    )
    page = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    section = page.split("\n## `tafureria benchmark`")[1].split("\n## ")[0]
    assert [field for field in {**found, **result} if f"`{field}`" not in section] == []


def test_a_rough_look_says_so(small, run):
    _, out, _ = run("random", "--quick", "--jobs", "1")
    assert "a rough look, not the benchmark: 18 of 90 games of mentiroso" in out
    assert "not decided" in out
    assert json.loads(run("random", "--quick", "--jobs", "1", "--json")[1])["results"][0]["whole"] is False


@pytest.mark.parametrize(
    ("words", "budget", "fields"),
    [
        (["search", "--iterations", "3"], "search, 3 iterations per decision:", (3, None)),
        (["search", "--seconds", "0.001"], "search, 0.001 s per decision:", (None, 0.001)),
        (["maestro", "--seconds", "0.001"], "maestro, 0.001 s per decision:", (None, 0.001)),
        (["jugador"], "jugador:", (None, None)),
    ],
)
def test_what_a_search_may_spend_belongs_to_the_result(small, run, monkeypatch, words, budget, fields):
    monkeypatch.setitem(BENCHMARKS, "mentiroso", msgspec.structs.replace(SMALL, deals=1))
    assert run(*words, "--jobs", "1")[1].startswith(budget)
    found = json.loads(run(*words, "--jobs", "1", "--json")[1])
    assert (found["iterations"], found["seconds"]) == fields


def test_opponents_that_play_differently_are_said_to(small, run):
    small.write_text("# nothing\n")
    lab.pinned.cache_clear()
    code, out, err = run("random", "--quick", "--jobs", "1")
    assert code == 0
    assert "mentiroso: jugador does not play as in benchmark 1" in err
    assert "mentiroso (not 1)" in out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["random", "ajedrez"], "ajedrez"),
        (["nadie"], "PLAYER: 'nadie' does not play mentiroso; there are: random"),
        (["nadie", "mentiroso"], "PLAYER: 'nadie' does not play mentiroso; there are: random"),
        (["nowhere:Bot"], "PLAYER: nowhere:Bot cannot be imported"),
        (["random", "taifa"], "taifa has no benchmark; there are: mentiroso"),
        (["random", "--iterations", "0"], "--iterations: at least 1"),
        (["random", "--jobs", "-1"], "--jobs: at least 1"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(small, run, words, says):
    code, out, err = run(*words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert says in err


def test_other_rules_are_refused_before_a_game_is_played(small, run, monkeypatch):
    monkeypatch.setitem(BENCHMARKS, "mentiroso", msgspec.structs.replace(SMALL, rules=99))
    code, _, err = run("random")
    assert code == 2
    assert "is for version 99 of the rules" in err


BOT = """
class Last:
    remembers = False
    games = ("mentiroso", "taifa")
    wrong = ("taifa",)

    def __init__(self, game):
        self.game = game

    def choose(self, view, legal, notebook, seed):
        return 10**6 if self.game.name in self.wrong else legal[-1]

class Detective(Last):
    games = ("mentiroso",)

class Other(Last):
    games = ("espada-negra",)
"""


@pytest.fixture
def bots(small, tmp_path, monkeypatch):
    (tmp_path / "benchbot.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setattr(command, "as_pinned", lambda _: True)
    yield
    sys.modules.pop("benchbot", None)


def test_a_player_of_ones_own_is_measured_in_the_games_that_it_plays(bots, run):
    code, out, _ = run("benchbot:Detective", "--jobs", "1")
    assert code == 0
    assert out.startswith("benchbot:Detective: ")
    code, _, err = run("benchbot:Other")
    assert code == 2
    assert "benchbot:Other does not play mentiroso" in err


def test_games_that_it_does_not_play_are_named(bots, run, monkeypatch):
    other = msgspec.structs.replace(SMALL, game="muerte-al-rey")
    monkeypatch.setitem(BENCHMARKS, "muerte-al-rey", other)
    code, out, err = run("benchbot:Last", "--jobs", "1")
    assert (code, err) == (0, "tafureria: benchbot:Last does not play muerte-al-rey\n")
    assert "muerte-al-rey" not in out


def test_what_was_measured_before_it_failed_is_printed(bots, run, monkeypatch):
    monkeypatch.setitem(BENCHMARKS, "taifa", msgspec.structs.replace(SMALL, game="taifa", rules=1, seats=4))
    code, out, err = run("benchbot:Last", "--jobs", "1")
    assert code == 2
    assert "mentiroso" in out
    assert "benchbot:Last chose 1000000 in taifa" in err


def test_ctrl_c_gives_what_is_there(small, run, monkeypatch):
    seen = []

    def interrupted(contest, number, makers):
        seen.append(number)
        if number == 71:
            raise KeyboardInterrupt
        return real(contest, number, makers)

    real = ladder._play
    monkeypatch.setattr(ladder, "_play", interrupted)
    monkeypatch.setitem(BENCHMARKS, "the next", SMALL)
    code, out, err = run("random", "--jobs", "1")
    assert code == 0
    assert max(seen) == 71
    assert "stopped after 69 of 90 games" in err
    assert "69 of 90 games of mentiroso" in out


def test_ctrl_c_before_the_first_game_ends_it(small, run, monkeypatch):
    def interrupted(_):
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "as_pinned", interrupted)
    code, out, err = run("random", "--jobs", "1")
    assert (code, out) == (0, "")
    assert "stopped after 0 of 90 games" in err
