"""The player with learned weights: what it reads, what it refuses, how it chooses."""

import json
import pickle
from collections import Counter

import numpy as np
import pytest

from tafureria.adapters.batch import Batch
from tafureria.core.chance import Dice
from tafureria.core.game import settle
from tafureria.core.registry import find, games
from tafureria.core.tensor import size
from tafureria.lab.match import Plan, play_one
from tafureria.players.catalogue import UnknownPlayer, player, players
from tafureria.players.policy import NAME, SHARP, BadWeights, Policy, by_weights
from tafureria.players.related import Related

WIDTH = 8


def written(path, arrays, **made):
    """Write these arrays to a safetensors file; its path."""
    header, at = {"__metadata__": {"made": json.dumps(made)}}, 0
    for name, array in arrays.items():
        header[name] = {
            "dtype": {2: "F16", 4: "F32"}[array.itemsize],
            "shape": list(array.shape),
            "data_offsets": [at, at + array.nbytes],
        }
        at += array.nbytes
    told = json.dumps(header).encode()
    body = b"".join(array.tobytes() for array in arrays.values())
    path.write_bytes(len(told).to_bytes(8, "little") + told + body)
    return path


def weights(entry, kind=np.float16, seed=1):
    draw = np.random.default_rng(seed)
    length = size(entry.tensor().LAYOUT)
    shapes = {
        "first.weight": (WIDTH, length),
        "first.bias": (WIDTH,),
        "second.weight": (WIDTH, WIDTH),
        "second.bias": (WIDTH,),
        "policy.weight": (entry.game.actions, WIDTH),
        "policy.bias": (entry.game.actions,),
    }
    return {name: draw.normal(size=shape).astype(kind) for name, shape in shapes.items()}


@pytest.fixture
def entry():
    return find("espada-negra")


@pytest.fixture
def opening(entry):
    """The first seat's view and legal actions at the beginning of a game."""
    state = entry.game.new(entry.game.options(), 3)
    settle(entry.game, state, Dice(1), None)
    return entry.game.view(state, 0), entry.game.legal(state, 0)


def test_the_probabilities_are_those_of_the_network(entry, opening, tmp_path):
    arrays = weights(entry, np.float32)
    view, legal = opening
    row = np.zeros(arrays["first.weight"].shape[1])
    entry.tensor().fill(view, row)
    hidden = np.maximum(arrays["first.weight"].astype(float) @ row + arrays["first.bias"], 0)
    hidden = np.maximum(arrays["second.weight"].astype(float) @ hidden + arrays["second.bias"], 0)
    scores = (arrays["policy.weight"].astype(float) @ hidden + arrays["policy.bias"])[legal]
    expected = np.exp(scores - scores.max()) ** SHARP
    chances = Policy(entry, written(tmp_path / "w", arrays)).chances(view, legal)
    assert np.allclose(chances, expected / expected.sum(), atol=1e-4)


def test_choices_come_by_those_probabilities_and_by_the_seed_alone(entry, opening, tmp_path):
    view, legal = opening
    arrays = weights(entry)
    for name in ("policy.weight", "policy.bias"):
        arrays[name] = (arrays[name] / 200).astype(np.float16)
    policy = Policy(entry, written(tmp_path / "w", arrays))
    chosen = Counter(policy.choose(view, legal, None, seed) for seed in range(4000))
    for action, chance in zip(legal, policy.chances(view, legal), strict=True):
        assert abs(chosen[action] / 4000 - chance) < 4 * (chance * (1 - chance) / 4000) ** 0.5 + 1e-9
    again = pickle.loads(pickle.dumps(policy))
    assert all(
        again.choose(view, legal, None, seed) == policy.choose(view, legal, None, seed) for seed in range(20)
    )


@pytest.mark.parametrize(
    "game", ["espada-negra", "moros-y-cristianos", "muerte-al-rey", "la-reconquista", "taifa"]
)
def test_it_plays_every_game_by_the_name_of_its_file(game, tmp_path):
    entry = find(game)
    name = f"policy:{written(tmp_path / 'w', weights(entry))}"
    seats = max(3, min(entry.game.seats))
    plan = Plan(game=game, options=entry.game.options(), players=(name, *["random"] * (seats - 1)), seed=1)
    assert play_one(plan, 0) == play_one(plan, 0)


def related_weights(relations, seed=1):
    draw = np.random.default_rng(seed)
    shapes = Related(relations).shapes(WIDTH, 2 * WIDTH)
    return {name: draw.normal(size=shape, scale=0.3).astype(np.float32) for name, shape in shapes.items()}


class Islands:
    """Relations of an invented game: four things in a row, and actions of three kinds."""

    NEAR = ((1,), (0, 2), (1, 3), (2,))
    TABLE = (("weather", 2),)
    EACH = ("size", "coast", "wood")
    NAMED = ((0, -1, -1), *((1, i, -1) for i in range(4)), (2, 0, 1), (2, 1, 0), (2, 2, 3))


class OtherIslands(Islands):
    """The same, with the things numbered in reverse."""

    NAMED = ((0, -1, -1), *((1, 3 - i, -1) for i in range(4)), (2, 3, 2), (2, 2, 3), (2, 1, 0))


def test_a_network_over_relations_treats_all_things_alike():
    """The score of an action depends on the properties of its things, not on their numbers."""
    held, legal = related_weights(Islands), list(range(len(Islands.NAMED)))
    row = np.random.default_rng(2).normal(size=14).astype(np.float32)
    other = np.concatenate([row[:2], row[2:].reshape(3, 4)[:, ::-1].reshape(-1)])
    scores = Related(Islands).scores(held, row, legal)
    assert np.allclose(scores, Related(OtherIslands).scores(held, other, legal), atol=1e-5)
    assert not np.allclose(scores, Related(Islands).scores(held, other, legal), atol=1e-2)
    assert len(set(scores.tolist())) == len(legal)


def test_what_happens_two_steps_away_is_heard_of():
    held, row = related_weights(Islands), np.zeros(14, np.float32)
    changed = row.copy()
    changed[2 + 2] = 0.01  # the size of thing 2
    before, after = (Related(Islands).scores(held, one, [1]) for one in (row, changed))
    assert before != after


def test_one_over_relations_has_a_notebook_and_chooses_by_its_scores(tmp_path):
    entry = find("la-reconquista")
    file = written(tmp_path / "w", related_weights(entry.relations()), relations=True)
    policy = by_weights(entry, file)
    assert policy.remembers
    batch = Batch(entry.name, 1, 4, relations=True)
    batch.reset(seed=5)
    for _ in range(300):
        batch.step(batch.sample())
    seat, legal = int(batch.turn[0]), list(batch.tables.legal[0])
    related = Related(entry.relations())
    scores = related.scores(policy._weights, batch.observations[0, -related.length :], legal)
    expected = np.exp(SHARP * (scores - scores.max()))
    view, notebook = entry.game.view(batch.tables.states[0], seat), batch._memory(0).notebook(seat)
    assert np.allclose(policy.chances(view, legal, notebook), expected / expected.sum(), atol=1e-4)
    line_up = (f"policy:{file}", "random", "random")
    plan = Plan(game=entry.name, options=entry.game.options(), players=line_up, seed=1)
    assert play_one(plan, 0) == play_one(plan, 0)


def test_weights_over_relations_are_refused_where_there_are_none_or_others(entry, tmp_path):
    held = related_weights(Islands)
    with pytest.raises(BadWeights, match=r"no relations\.py"):
        by_weights(find("moros-y-cristianos"), written(tmp_path / "v", held, relations=True))
    with pytest.raises(BadWeights, match="not made for"):
        by_weights(find("la-reconquista"), written(tmp_path / "w", held, relations=True))


def test_weights_that_come_with_a_game_play_under_the_plain_name():
    taught = [one for one in games() if NAME in players(one)]
    ours = {"espada-negra", "la-reconquista", "moros-y-cristianos", "muerte-al-rey", "taifa"}
    assert ours <= {one.name for one in taught}
    for one in taught:
        file = one.folder / "players/policy.safetensors"
        assert file.stat().st_size < 2_000_000
        line_up = (NAME, *["random"] * (max(3, min(one.game.seats)) - 1))
        plan = Plan(game=one.name, options=one.game.options(), players=line_up, seed=1)
        assert play_one(plan, 0) == play_one(plan, 0)


def test_weights_of_another_game_are_refused(entry, tmp_path):
    file = written(tmp_path / "w", weights(find("taifa")))
    with pytest.raises(BadWeights, match="espada-negra"):
        Policy(entry, file)
    with pytest.raises(UnknownPlayer, match="not made for"):
        player(entry, f"policy:{file}")


@pytest.mark.parametrize("content", [b"", b"\x10\0\0\0\0\0\0\0nonsense", b"\x02\0\0\0\0\0\0\0{}"])
def test_what_holds_no_weights_is_refused_in_one_line(entry, tmp_path, content):
    (tmp_path / "w").write_bytes(content)
    with pytest.raises(UnknownPlayer) as error:
        player(entry, f"policy:{tmp_path / 'w'}")
    assert "\n" not in str(error.value)


def test_a_file_that_is_not_there_is_refused(entry, tmp_path):
    with pytest.raises(UnknownPlayer):
        player(entry, f"policy:{tmp_path / 'none'}")
