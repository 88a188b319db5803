"""Learning: the same seed learns the same, it learns something, and what it writes can be played."""

import numpy as np
import pytest

pytest.importorskip("torch", reason="learning needs PyTorch: requirements-learn.lock")

from tafureria.adapters.batch import Batch
from tafureria.cli import main
from tafureria.core.registry import find
from tafureria.lab.match import Plan
from tafureria.lab.workers import HERE
from tafureria.learn import imitation, selfplay
from tafureria.learn.course import Course
from tafureria.learn.network import Network
from tafureria.players.policy import Policy, by_weights

GAME = "muerte-al-rey"


@pytest.fixture(autouse=True)
def small(monkeypatch):
    """Few tables and steps, so that an update takes a moment."""
    monkeypatch.setattr("tafureria.learn.course.TABLES", 8)
    monkeypatch.setattr(selfplay, "STEPS", 48)


def course(seed, **more):
    return Course(game=GAME, seats=6, seed=seed, watched=2, seconds=600, updates=2, **more)


def test_the_same_seed_learns_the_same_and_another_something_else(tmp_path):
    for name, seed in (("a", 1), ("b", 1), ("c", 2)):
        list(course(seed).run(tmp_path / name))
    a, b, c = ((tmp_path / name).read_bytes() for name in "abc")
    assert a == b
    assert a != c
    assert len(a) < 2_000_000
    Policy(find(GAME), tmp_path / "a")


def test_what_was_learned_is_kept_when_it_is_broken_off(tmp_path):
    lessons = course(1).run(tmp_path / "w")
    next(lessons)
    lessons.close()
    Policy(find(GAME), tmp_path / "w")


def test_imitation_makes_the_choices_likelier(tmp_path):
    entry = find(GAME)
    plan = Plan(game=GAME, options=entry.game.options(), players=("jugador",) * 6, seed=1)
    seen = imitation.examples(plan, 30, HERE)
    network = Network(seen[0].shape[1], entry.game.actions)
    first = imitation.imitate(network, seen, 1)
    for _ in range(4):
        last = imitation.imitate(network, seen, 1)
    assert last > first


def test_what_was_learned_with_beliefs_imagines_worlds_when_it_plays(tmp_path):
    list(course(1, beliefs=2).run(tmp_path / "w"))
    assert by_weights(find(GAME), tmp_path / "w").remembers
    words = ["simulate", GAME, "--seats", "6", "--players", f"policy:{tmp_path / 'w'},random", "--games", "1"]
    assert main(words) == 0


def test_a_choice_is_judged_by_what_its_own_seat_came_to():
    """Two seats in turn at one table; the game ends after the fourth step and seat 1 has won."""
    values = np.full((5, 1), 0.5, np.float32)
    turns = np.array([[0], [1], [0], [1], [0]])
    over = np.array([[False], [False], [False], [True], [False]])
    shares = np.zeros((5, 1, 2), np.float32)
    shares[3, 0] = 0, 1
    gains, known = selfplay._judged(values, turns, over, shares)
    trace = selfplay.TRACE
    assert known[:, 0].tolist() == [True, True, True, True, False]
    assert np.allclose(gains[:, 0], [-0.5 * trace, 0.5 * trace, -0.5, 0.5, 0])


def test_at_some_tables_the_games_own_player_sits_and_nothing_is_learned_from_its_choices(monkeypatch):
    monkeypatch.setattr(selfplay, "LEAGUE", 1.0)
    monkeypatch.setattr(selfplay, "ABLE", 1.0)
    entry = find(GAME)
    batch = Batch(GAME, 8, 6, memory=True)
    play = selfplay.SelfPlay(batch, 1, entry.players()["jugador"]())
    network = Network(batch.observations.shape[1], batch.actions)
    asked = []
    choice = batch.choice

    def counted(table, player):
        asked.append((table, int(batch.turn[table])))
        return choice(table, player)

    monkeypatch.setattr(batch, "choice", counted)
    assert play.house.any(axis=1).all()
    assert not play.past.any()
    found = play.collect(network, network)
    assert asked
    assert len(found.actions) + len(asked) <= 8 * selfplay.STEPS
    assert play.won[0].tolist() == [0, 0]
    assert play.won[1, 1] > 0


def test_against_one_player_the_network_holds_one_seat_of_each_table():
    batch = Batch(GAME, 8, 6, memory=True)
    play = selfplay.SelfPlay(batch, 1, find(GAME).players()["jugador"](), alone=True)
    assert play.house.sum(axis=1).tolist() == [5] * 8
    network = Network(batch.observations.shape[1], batch.actions)
    play.collect(network, network)
    assert play.won[1, 1] == play.games > 0


def test_a_player_to_beat_that_there_is_not_is_said(tmp_path, capsys):
    words = ["--imitate", "0", "--updates", "1", "--out", str(tmp_path / "w"), "--against"]
    assert main(["learn", GAME, *words, "nadie"]) == 2
    assert "'nadie' does not play muerte-al-rey" in capsys.readouterr().err
    assert main(["learn", GAME, *words, "acusador"]) == 0


def test_the_command_writes_weights_that_play(tmp_path):
    out = tmp_path / "w"
    setup = ["--seats", "6", "--imitate", "1", "--updates", "1", "--jobs", "1"]
    assert main(["learn", GAME, *setup, "--out", str(out)]) == 0
    assert main(["simulate", GAME, "--seats", "6", "--players", f"policy:{out},random", "--games", "1"]) == 0
