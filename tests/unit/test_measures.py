"""Each measure on games small enough to count by hand, and the data that simulations write."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from math import log2

import pytest
from pyarrow import parquet

from tafureria.cli import main
from tafureria.core import registry
from tafureria.lab.intervals import mean
from tafureria.lab.match import GameResult, Plan, play_one, recorded
from tafureria.lab.measured import Measured, Probe, of_trace, play_measured, together
from tafureria.lab.measures import BIT, LOOK, MEASURES
from tafureria.lab.trace import Trace


class Quiet:
    """A game with one pause."""

    def __init__(self):
        self.pauses = {"bang": 30.0}


def trace(scores, seats, winners, legal=None, together=None, tags=None):
    out = Trace()
    out._game = Quiet()
    out.scores = [[float(x) for x in row] for row in scores]
    out.seats = list(seats)
    out.actions = [0] * len(out.seats)
    out.legal = legal or [[0, 1]] * len(out.seats)
    out.together = together or [False] * len(out.seats)
    out.tags = tags or [[]] * (len(out.seats) + 1)
    out.winners = winners
    return out


def value(name, of):
    return next(measure for measure in MEASURES if measure.name == name).of(of)


# Two seats: the second leads by 4, then the first catches up and wins by 4.
TURNED = trace([(0, 0), (0, 4), (2, 4), (4, 4), (8, 4)], (1, 0, 0, 0), 0b01)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("decisions", 4),
        ("real_choices", 1),
        ("branching", 2),
        ("lead_changes", 1),
        ("comeback", 1),
        ("drama", (1 + 0.5**0.5) / 2),
        ("decided", 1),
        ("one_winner", 1),
        ("interaction", 0),
    ],
)
def test_a_game_that_turned(name, expected):
    assert value(name, TURNED) == pytest.approx(expected)


def test_a_game_is_decided_when_the_winner_is_in_front_for_good():
    early = trace([(0, 0), (1, 0), (1, 0), (2, 0), (3, 0)], (0, 0, 0, 0), 0b01)
    assert value("decided", early) == 0.25
    nobody = trace([(0, 0), (1, 0)], (0,), 0)
    assert value("decided", nobody) == 1
    assert value("drama", nobody) == value("comeback", nobody) == 0


def test_whoever_changes_the_score_of_another_interacts():
    assert value("interaction", trace([(0, 0), (0, 1), (1, 1)], (0, 0), 0b01)) == 0.5


def test_minutes_count_the_slowest_of_those_who_choose_together():
    legal = [[0], [0, 1], [0, 1, 2, 3], [0, 1]]
    together_ = [False, False, True, False]
    tags = [[], ["bang"], [], [], []]
    of = trace([(0, 0)] * 5, (0, 0, 1, 0), 0b01, legal, together_, tags)
    seconds = (LOOK + 2 * BIT) + (LOOK + BIT) + 30
    assert value("minutes", of) == pytest.approx(seconds / 60)
    assert log2(4) == 2


def measured_game(winners, order, users, choices):
    """A game of two seats in which both could choose action 0."""
    nothing = (0.0, 0.0)
    played = GameResult(
        number=0,
        players=("a", "b"),
        decisions=7,
        ending="x",
        winners=winners,
        scores=nothing,
        returns=nothing,
    )
    return Measured(
        played=played,
        order=order,
        values=(0.0,) * len(MEASURES),
        offered={0: 3},
        chosen={0: 1},
        able={0: 0b11},
        users={0: users},
        events={},
        forbids={},
        asked=0,
        choices=choices,
    )


def test_places_are_those_in_the_order_of_play():
    """Seat 1 begins: what seat 0 wins is won at the second place."""
    found = together([measured_game(0b01, (1, 0), 0b01, (5, 2))] * 2, registry.find("mentiroso").game)
    assert [one.value for one in found.places] == [0.0, 1.0]
    assert [one.value for one in found.choices] == [2.0, 5.0]


def test_a_gain_is_of_those_who_chose_an_action_over_those_who_could_have():
    games = [measured_game(winners, (0, 1), 0b01, (1, 1)) for winners in (0b01, 0b01, 0b01, 0b10)]
    found = together(games, registry.find("mentiroso").game)
    (use,) = found.actions
    middle, low, _ = mean([1.0, 1.0, 1.0, 0.0])
    half = 2**0.5 * (middle - low)
    assert (use.offered, use.chosen, use.gain.value) == (12, 4, 0.5)
    assert (use.gain.low, use.gain.high) == pytest.approx((0.5 - half, 0.5 + half), abs=1e-5)


def test_what_is_forced_is_no_choice_of_an_action():
    probe = Probe(0)
    of = trace([(0, 0)] * 4, (0, 1, 0), 0b01, legal=[[0], [0, 1], [1, 2]])
    probe.__dict__.update(of.__dict__)
    probe.actions, probe.order = [0, 1, 2], [0, 1]
    played = measured_game(0b01, (0, 1), 0, (0, 0)).played
    found = of_trace(played, probe)
    assert (found.offered, found.chosen) == ({0: 1, 1: 2, 2: 1}, {1: 1, 2: 1})
    assert (found.able, found.users, found.choices) == (
        {0: 0b10, 1: 0b11, 2: 0b01},
        {1: 0b10, 2: 0b01},
        (1, 1),
    )


def plan(game="mentiroso", seats=2, **more):
    options = registry.find(game).game.options()
    return Plan(game=game, options=options, players=("jugador",) * seats, seed=1, **more)


def test_watching_changes_nothing():
    for number in range(5):
        assert play_one(plan(), number, watch=Trace()) == play_one(plan(), number)


def test_those_who_choose_at_once_are_together():
    watch = Trace()
    play_one(plan("espada-negra", 3), 0, watch=watch)
    bids = [t for t, phase in zip(watch.together, watch.phases, strict=True) if phase == watch.phases[0]]
    assert bids[:6] == [False, True, True, False, True, True]


def test_the_first_place_starts():
    """In Moros y cristianos the starter is drawn by lot, and makes the first choice alone."""
    watch = Trace()
    firsts = set()
    for number in range(8):
        watch = Trace()
        play_one(plan("moros-y-cristianos", 4), number, watch=watch)
        declared = next(s for s, p in zip(watch.seats, watch.phases, strict=True) if p == "declare")
        assert watch.order[0] == declared
        firsts.add(declared)
    assert len(firsts) > 1


def test_what_matters_adds_up():
    games = [play_measured(plan(), number) for number in range(40)]
    more = together(games, registry.find("mentiroso").game)
    assert sum(place.value for place in more.places) == pytest.approx(1)
    assert sum(use.chosen for use in more.actions) == sum(sum(one.choices) for one in games)
    assert all(use.chosen <= use.offered for use in more.actions)
    assert set(more.rules) <= {rule.id for rule in registry.find("mentiroso").game.rules}
    assert "men.must-raise" in more.rules


def test_data_can_be_read_back(tmp_path, capsys):
    words = [
        "simulate",
        "mentiroso",
        "--games",
        "20",
        "--seed",
        "4",
        "--json",
        "--data",
        str(tmp_path / "data"),
    ]
    assert main([*words, "--jobs", "1"]) == 0
    figures = json.loads(capsys.readouterr().out)
    games = parquet.read_table(tmp_path / "data" / "games.parquet")
    decisions = parquet.read_table(tmp_path / "data" / "decisions.parquet")
    assert games.num_rows == 20
    assert decisions.num_rows == round(figures["length"]["mean"] * 20) == sum(games["decisions"].to_pylist())
    first = decisions.slice(0, 1).to_pylist()[0]
    assert first["action"] in first["legal"]
    assert registry.find("mentiroso").game.notation(first["action"]) == first["notation"]
    assert decisions.schema.metadata[b"game"] == b"mentiroso"
    assert games["players"].to_pylist()[0] == ["jugador", "jugador"]


SMALL = """
import resource, signal, sys
from tafureria.cli import main
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]),) * 2)
sys.exit(main(sys.argv[2:]))
"""
"""A process whose files cannot grow beyond so many bytes, as on a disk that is almost full."""


@pytest.mark.parametrize("room", [30_000, 120_000, 10**7])
def test_a_full_disk_keeps_the_games_before(tmp_path, room):
    words = ["simulate", "moros-y-cristianos", "--games", "12", "--players", "random", "--data", "data"]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run(
        [sys.executable, "-c", SMALL, str(room), *words, "--jobs", "1", "--seed", "3"],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    games = parquet.read_table(tmp_path / "data" / "games.parquet")
    decisions = parquet.read_table(tmp_path / "data" / "decisions.parquet")
    assert games["game"].to_pylist() == list(range(games.num_rows))
    assert decisions.num_rows == sum(games["decisions"].to_pylist())
    assert set(decisions["game"].to_pylist()) == set(games["game"].to_pylist())
    if done.returncode:
        assert (
            done.stderr
            == f"tafureria: --data data: File too large; the {games.num_rows} games before are there\n"
        )
    assert (games.num_rows == 12) == (done.returncode == 0)
    assert {30_000: games.num_rows == 0, 120_000: 0 < games.num_rows < 12}.get(room, done.returncode == 0)


def test_measures_are_printed_and_told_as_json(capsys):
    words = ["simulate", "mentiroso", "--games", "20", "--measures", "--jobs", "1"]
    assert main(words) == 0
    assert "lead changes" in capsys.readouterr().out
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["measured"]
    assert set(told["measures"]) == {measure.name for measure in MEASURES}


def test_a_record_lists_its_players():
    from tafureria.core.record import read, write

    record = recorded(plan())
    assert "\nplayer 1 jugador\n" in write(record)
    assert read(write(record)) == record
