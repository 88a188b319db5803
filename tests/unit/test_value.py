"""The learned value: what it computes, which files it refuses, and that those of the games fit."""

import json

import numpy as np
import pytest

from tafureria.core.registry import games
from tafureria.core.value import Value, of_file
from tafureria.players.policy import made_of

FEATURES = 5
WIDTH = 4
SIDES = [[(0, 3.0), (2, 1.0)], [(1, -1.0)], [], [(4, 0.5), (3, 1.0), (3, 1.0)]]


def layers(kind=np.float32, seed=1):
    draw = np.random.default_rng(seed)
    shapes = {
        "each.weight": (WIDTH, FEATURES),
        "each.bias": (WIDTH,),
        "side.weight": (WIDTH, WIDTH),
        "side.bias": (WIDTH,),
        "about.weight": (WIDTH, WIDTH),
        "score.weight": (1, WIDTH),
    }
    return {name: draw.normal(size=shape).astype(kind) for name, shape in shapes.items()}


def packed(held):
    kinds = {np.dtype(np.float16): "F16", np.dtype(np.float32): "F32", np.dtype(np.int64): "I64"}
    header, at = {}, 0
    for name, array in held.items():
        offsets = [at, at + array.nbytes]
        header[name] = {"dtype": kinds[array.dtype], "shape": list(array.shape), "data_offsets": offsets}
        at += array.nbytes
    told = json.dumps(header).encode()
    return len(told).to_bytes(8, "little") + told + b"".join(array.tobytes() for array in held.values())


@pytest.mark.parametrize("kind", [np.float16, np.float32])
def test_it_computes_the_network(kind):
    held = {name: array.astype(np.float64) for name, array in layers(kind).items()}
    sides = np.zeros((len(SIDES), FEATURES))
    for at, side in enumerate(SIDES):
        for feature, amount in side:
            sides[at, feature] += amount
    hidden = np.maximum(sides @ held["each.weight"].T + held["each.bias"], 0)
    others = hidden.mean(0) @ held["about.weight"].T
    second = np.maximum(hidden @ held["side.weight"].T + held["side.bias"] + others, 0)
    scores = (second @ held["score.weight"].T)[:, 0]
    expected = np.exp(scores - scores.max())
    expected /= expected.sum()
    chances = Value(packed(layers(kind)), FEATURES).chances(SIDES)
    assert np.allclose(chances, expected)


def test_it_does_not_matter_in_which_order_the_sides_come():
    value = Value(packed(layers()), FEATURES)
    assert value.chances(SIDES[::-1]) == pytest.approx(value.chances(SIDES)[::-1])


def without(name):
    return {key: array for key, array in layers().items() if key != name}


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "Expecting value"),
        (b"\x10\0\0\0\0\0\0\0nonsense", "Expecting value"),
        (packed(without("about.weight")), "no weights of a value: 'about.weight' is missing"),
        (packed({**layers(), "side.bias": np.zeros(WIDTH, np.int64)}), "I64 instead of F16 or F32"),
        (packed(layers())[:-8], "score.weight"),
    ],
)
def test_other_files_are_refused_with_their_name(tmp_path, content, said):
    (tmp_path / "w").write_bytes(content)
    with pytest.raises(ValueError, match=said) as error:
        of_file(tmp_path / "w", FEATURES)
    assert str(error.value).startswith(str(tmp_path / "w"))


def test_weights_for_other_features_are_refused():
    with pytest.raises(ValueError, match="made for 5 features of a side, not 6"):
        Value(packed(layers()), 6)


def test_the_values_that_come_with_games_fit_and_tell_how_they_were_made():
    with_value = [entry for entry in games() if entry.standing() is not None]
    assert "taifa" in {entry.name for entry in with_value}
    for entry in with_value:
        file = entry.folder / "players/value.safetensors"
        of_file(file, entry.standing().FEATURES)
        assert file.stat().st_size < 2_000_000
        made = made_of(file)
        assert made["game"] == entry.name
        assert {"games", "seed", "teacher", "likelihood"} <= set(made)
