"""Learning: the same seed gives the same weights, it learns something, and its weights can play."""

import numpy as np
import pytest

pytest.importorskip("torch", reason="learning needs PyTorch: requirements-learn.lock")

import torch

from tafureria.adapters.batch import Batch
from tafureria.cli import main
from tafureria.core.registry import find
from tafureria.core.tensor import size
from tafureria.lab.match import Plan
from tafureria.lab.workers import HERE
from tafureria.learn import imitation, selfplay
from tafureria.learn.course import Course
from tafureria.learn.network import Network, new_network, save
from tafureria.players.policy import SHARP, BadWeights, Policy, Relator, by_weights, made_of, weights

GAME = "moros-y-cristianos"
SHORT = "muerte-al-rey"
"""Its games are so short that many end within a few steps."""


@pytest.fixture(autouse=True)
def small(monkeypatch):
    """Few tables and steps, so that an update is quick."""
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


def test_the_best_is_kept_where_it_is_asked_for(tmp_path, monkeypatch):
    """The weights are those of the update after which the network had won most since a past self joined."""
    monkeypatch.setattr("tafureria.learn.course.EVERY", 1)
    words = {"game": SHORT, "seats": 6, "seed": 1, "watched": 0, "seconds": 600}
    lessons = list(Course(**words, updates=6, best=True).run(tmp_path / "best"))
    top = max(lessons, key=lambda one: one.able)
    assert top.able > 0
    assert top.update < 6
    made = made_of(tmp_path / "best")
    assert (made["best"], made["updates"], made["games"]) == (True, top.update, top.games)
    list(Course(**words, updates=top.update).run(tmp_path / "last"))
    best, last = weights(tmp_path / "best"), weights(tmp_path / "last")
    assert all(np.array_equal(best[name], last[name]) for name in last)


def test_learning_goes_on_from_what_was_learned(tmp_path):
    """And the file tells how both parts were made; weights of another game are refused."""
    list(course(1).run(tmp_path / "a"))
    list(course(2, begin=tmp_path / "a").run(tmp_path / "b"))
    made = made_of(tmp_path / "b")
    assert made["before"] == made_of(tmp_path / "a")
    assert "watched" not in made
    first, second = (weights(tmp_path / name)["first.weight"] for name in "ab")
    assert 0 < np.abs(first - second).max() < 0.1
    with pytest.raises(BadWeights, match="not made for espada-negra"):
        next(
            Course(game="espada-negra", seats=4, seed=1, watched=0, seconds=9, begin=tmp_path / "a").run(
                tmp_path / "c"
            )
        )
    assert main(["learn", GAME, "--begin", str(tmp_path / "none"), "--out", str(tmp_path / "c")]) == 2


def test_imitation_makes_the_choices_likelier(tmp_path):
    entry = find(GAME)
    plan = Plan(game=GAME, options=entry.game.options(), players=("jugador",) * 6, seed=1)
    seen = imitation.examples(plan, 30, HERE)
    network = Network(seen[0].shape[1], entry.game.actions)
    first = imitation.imitate(network, seen, 1)
    for _ in range(4):
        last = imitation.imitate(network, seen, 1)
    assert last > first


def test_a_network_over_relations_gives_the_same_to_the_learner_and_to_the_player(tmp_path):
    """And it learns: the chosen actions become likelier."""
    entry = find("la-reconquista")
    plan = Plan(game=entry.name, options=entry.game.options(), players=("jugador",) * 4, seed=1)
    seen = imitation.examples(plan, 2, HERE)
    batch = Batch(entry.name, 1, 4, relations=True)
    network = new_network(batch)
    first = imitation.imitate(network, seen, 1)
    assert imitation.imitate(network, seen, 1) > first
    save(network, tmp_path / "w", {"relations": True})
    policy = by_weights(entry, tmp_path / "w")
    batch.reset(seed=3)
    for _ in range(400):
        batch.step(batch.sample())
    legal = list(batch.tables.legal[0])
    with torch.inference_mode():
        logs, _ = network(torch.from_numpy(batch.observations), torch.from_numpy(batch.masks > 0))
    sharp = np.exp(SHARP * logs[0, legal].numpy())
    seat = int(batch.turn[0])
    view, notebook = entry.game.view(batch.tables.states[0], seat), batch._memory(0).notebook(seat)
    chances = policy.chances(view, legal, notebook)
    assert np.allclose(chances, sharp / sharp.sum(), atol=5e-3)  # the file has float16


def test_where_a_game_has_relations_its_network_is_one_over_them(tmp_path):
    lesson = {"game": "la-reconquista", "seats": 3, "seed": 1, "watched": 1, "seconds": 600, "updates": 1}
    list(Course(**lesson).run(tmp_path / "w"))
    assert isinstance(by_weights(find("la-reconquista"), tmp_path / "w"), Relator)


def test_weights_of_a_flat_network_are_not_continued_where_it_is_one_over_relations_now(tmp_path):
    entry = find("la-reconquista")
    save(Network(size(entry.tensor().LAYOUT), entry.game.actions), tmp_path / "flat", {})
    lesson = Course(game=entry.name, seats=3, seed=1, watched=0, seconds=9, begin=tmp_path / "flat")
    with pytest.raises(BadWeights, match="a network of another kind"):
        next(lesson.run(tmp_path / "w"))


def test_a_choice_is_judged_by_what_its_own_seat_came_to():
    """Two seats alternate at one table; the game ends after the fourth step, and seat 1 has won."""
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
    entry = find(SHORT)
    batch = Batch(SHORT, 8, 6, memory=True)
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
    batch = Batch(SHORT, 8, 6, memory=True)
    play = selfplay.SelfPlay(batch, 1, find(SHORT).players()["jugador"](), alone=True)
    assert play.house.sum(axis=1).tolist() == [5] * 8
    network = Network(batch.observations.shape[1], batch.actions)
    play.collect(network, network)
    assert play.won[1, 1] == play.games > 0


def test_rows_that_only_the_player_to_beat_would_read_are_left_out_and_change_nothing():
    """Also not in the first choice of a new game, whose seats are drawn after its deal."""

    def collected(everything):
        batch = Batch(SHORT, 8, 6, history=1, memory=True)
        play = selfplay.SelfPlay(batch, 1, find(SHORT).players()["jugador"](), alone=True)
        if everything:
            batch.unread = np.zeros_like(batch.unread)
        torch.manual_seed(1)
        network = Network(batch.observations.shape[1], batch.actions)
        found = [play.collect(network, network) for _ in range(3)]
        assert play.games > 8
        return found

    for some, every in zip(collected(False), collected(True), strict=True):
        assert np.array_equal(some.rows, every.rows)
        assert np.array_equal(some.actions, every.actions)
        assert np.array_equal(some.targets, every.targets)


def test_a_player_to_beat_that_there_is_not_is_said(tmp_path, capsys):
    words = ["--imitate", "0", "--updates", "1", "--out", str(tmp_path / "w"), "--against"]
    assert main(["learn", GAME, *words, "nadie"]) == 2
    assert "'nadie' does not play moros-y-cristianos" in capsys.readouterr().err
    assert main(["learn", GAME, *words, "aprendiz"]) == 0


def test_another_player_is_imitated_where_one_is_named(tmp_path, capsys):
    file = tmp_path / "w"
    list(course(1, teacher="aprendiz").run(file))
    assert made_of(file)["teacher"] == "aprendiz"
    list(course(1).run(tmp_path / "v"))
    assert "teacher" not in made_of(tmp_path / "v")
    assert file.read_bytes() != (tmp_path / "v").read_bytes()
    words = ["--imitate", "1", "--updates", "0", "--out", str(tmp_path / "u"), "--teacher"]
    assert main(["learn", GAME, *words, "nadie"]) == 2
    assert "'nadie' does not play moros-y-cristianos" in capsys.readouterr().err


def test_the_command_writes_weights_that_play(tmp_path):
    out = tmp_path / "w"
    setup = ["--seats", "6", "--imitate", "1", "--updates", "1", "--jobs", "1"]
    assert main(["learn", GAME, *setup, "--out", str(out)]) == 0
    assert main(["simulate", GAME, "--seats", "6", "--players", f"policy:{out},random", "--games", "1"]) == 0
