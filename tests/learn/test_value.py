"""Learning a value: the same seed gives the same weights, and a search reads what was learned."""

import numpy as np
import pytest

pytest.importorskip("torch", reason="learning needs PyTorch: requirements-learn.lock")

import torch

from tafureria.cli import main
from tafureria.core.registry import find
from tafureria.core.value import of_file
from tafureria.lab.places import workers
from tafureria.lab.workers import HERE
from tafureria.learn.value import LEAST, ValueNetwork, _save, teach, watched
from tafureria.library.setup import BadSetup
from tafureria.players.policy import made_of

GAME = "taifa"


def test_the_same_seed_learns_the_same_with_any_number_of_workers(tmp_path):
    entry = find(GAME)
    for name, seed, where in (("a", 1, HERE), ("b", 1, workers("processes", 2)), ("c", 2, HERE)):
        list(teach(entry, LEAST, seed, tmp_path / name, where))
    a, b, c = ((tmp_path / name).read_bytes() for name in "abc")
    assert a == b
    assert a != c
    assert made_of(tmp_path / "a")["games"] == LEAST


def richest_wins(game, teacher, seed, number):
    """A made-up game of three sides: whoever has most of the first feature wins."""
    draw = np.random.default_rng(number)
    sides = np.zeros((200, 3, find(game).standing().FEATURES), np.float16)
    sides[:, :, :2] = draw.integers(0, 9, (200, 3, 2))
    sides[:, :, 0] += draw.random((200, 3)) / 2
    return sides, np.eye(3, dtype=np.float16)[sides[:, :, 0].argmax(1)]


def test_winners_of_games_that_it_has_not_seen_become_likelier(tmp_path, monkeypatch):
    monkeypatch.setattr("tafureria.learn.value.watched", richest_wins)
    steps = [step for step in teach(find(GAME), 60, 1, tmp_path / "w") if step.epoch]
    assert [step.epoch for step in steps] == [1, 2, 3, 4]
    assert steps[0].positions == 60 * 200
    likelihoods = [step.likelihood for step in steps]
    assert likelihoods == sorted(likelihoods)
    assert likelihoods[-1] > -1 > np.log(1 / 3), "better than equal chances"


def test_the_player_computes_what_the_network_computes(tmp_path):
    torch.manual_seed(1)
    entry = find(GAME)
    standing = entry.standing()
    sides, _ = watched(GAME, "jugador", 1, 0)
    scale = np.maximum(1, np.abs(sides).max(axis=(0, 1))).astype(np.float32)
    network = ValueNetwork(standing.FEATURES)
    _save(network, tmp_path / "w", scale, {})
    rows = torch.from_numpy(sides.astype(np.float32) / scale)
    with torch.inference_mode():
        expected = network(rows, torch.ones(rows.shape[:2])).exp().numpy()
    value = of_file(tmp_path / "w", standing.FEATURES)
    for position, chances in zip(sides, expected, strict=True):
        told = [[(int(i), float(row[i])) for i in np.nonzero(row)[0]] for row in position]
        assert np.allclose(value.chances(told), chances, atol=5e-3)  # the file has float16


def test_a_table_of_few_sides_is_learned_from_with_larger_ones():
    """El Cid's four kingdoms (number 13 of the tables) beside six."""
    standing = find(GAME).standing()
    scenario = len(standing.TABLES) - 1
    sides, shares = watched(GAME, "jugador", 1, scenario)
    assert sides.shape[1:] == (4, standing.FEATURES)
    assert shares.sum(1) == pytest.approx(1)


def test_what_cannot_be_learned_is_said(tmp_path, capsys):
    with pytest.raises(BadSetup, match=r"no players/standing\.py"):
        next(teach(find("espada-negra"), LEAST, 1, tmp_path / "w"))
    out = ["--out", str(tmp_path / "w")]
    for words, said in (
        (["espada-negra", "--value", "30"], "no players/standing.py"),
        ([GAME, "--value", "3"], f"--value: {LEAST} games or more, not 3"),
        ([GAME, "--value", "30", "--seats", "4"], "--seats is for learning a policy"),
        ([GAME, "--value", "30", "--teacher", "nobody"], "nobody"),
    ):
        assert main(["learn", *words, *out]) == 2
        assert said in capsys.readouterr().err


def test_it_is_taught_from_the_command_line(tmp_path, capsys):
    assert main(["learn", GAME, "--value", "20", "--jobs", "1", "--out", str(tmp_path / "w")]) == 0
    assert "epoch 4" in capsys.readouterr().out
    of_file(tmp_path / "w", find(GAME).standing().FEATURES)
