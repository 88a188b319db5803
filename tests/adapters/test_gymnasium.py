"""Gymnasium's own checks for every game, and ours for one seat among computer players."""

import pickle
import warnings
from functools import partial

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import vector as wrappers

from tafureria.adapters.gymnasium import SeatEnv, spec_name
from tafureria.adapters.observing import NotBegun
from tafureria.adapters.vector import SeatVectorEnv
from tafureria.core import registry
from tafureria.library.moves import IllegalAction
from tafureria.library.setup import BadSetup
from tafureria.players.catalogue import Thought
from tafureria.players.random_player import RandomPlayer
from tests.adapters.playing import SHORT


class First:
    """A user's own player."""

    remembers = False

    def choose(self, view, legal, notebook, seed):
        return legal[0]


class Wrong(First):
    def choose(self, view, legal, notebook, seed):
        return -5


@pytest.mark.parametrize("flat", [False, True])
def test_gymnasium(name, flat):
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*(Box|spec|render|seed|infinity|-infinity).*")
        check_env(SeatEnv(name, render_mode="ansi", flat=flat))


def test_it_is_registered(name):
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*(Box|spec|render|seed|infinity|-infinity).*")
        made = gymnasium.make(spec_name(name), flat=True, players="random")
        observation, info = made.reset(seed=1)
        assert observation in made.observation_space
        made.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert spec_name("moros-y-cristianos") == "tafureria/MorosYCristianos-v0"


WRAPPERS = {
    "ClipReward": partial(wrappers.ClipReward, min_reward=0, max_reward=1),
    "DictInfoToList": wrappers.DictInfoToList,
    "FilterObservation": partial(wrappers.FilterObservation, filter_keys=["observation"]),
    "FlattenObservation": wrappers.FlattenObservation,
    "NormalizeReward": wrappers.NormalizeReward,
    "RecordEpisodeStatistics": wrappers.RecordEpisodeStatistics,
}
OF_VECTORS = {
    "DtypeObservation": partial(wrappers.DtypeObservation, dtype=np.float16),
    "NormalizeObservation": wrappers.NormalizeObservation,
    "RescaleObservation": partial(wrappers.RescaleObservation, min_obs=np.float32(0), max_obs=np.float32(1)),
}
"""Wrappers of environments whose observations are vectors, without a dictionary around them."""


@pytest.mark.parametrize("wrapper", [*WRAPPERS, *OF_VECTORS])
@pytest.mark.filterwarnings("ignore:.*precision lowered by casting")
def test_wrappers_of_vectors(name, wrapper):
    envs = SeatVectorEnv(name, num_envs=2, flat=wrapper in OF_VECTORS, options=SHORT.get(name))
    wrapped = (WRAPPERS | OF_VECTORS)[wrapper](envs)
    seen, _ = wrapped.reset(seed=1)
    assert seen in wrapped.observation_space
    for _ in range(30):
        seen, reward, *_ = wrapped.step(envs.sample())
        assert seen in wrapped.observation_space
        assert np.isfinite(reward).all()


def test_pickles_and_clones_go_on_in_the_same_way(name):
    quick = Thought(iterations=2)
    made = SeatEnv(name, players="jugador,search,aprendiz", flat=True, thought=quick)
    made.reset(seed=1)
    twins = [pickle.loads(pickle.dumps(made)), made.clone()]
    for _ in range(3):
        action = int(np.flatnonzero(made.action_masks())[0])
        seen, *rest = made.step(action)
        for twin in twins:
            other, *others = twin.step(action)
            assert np.array_equal(seen, other)
            assert rest[:3] == others[:3]
        if rest[1]:
            made.reset()
            break
    assert made.action_masks().dtype == bool


def test_a_player_of_ones_own_sits_down():
    for players in (First(), First, "tests.adapters.test_gymnasium:First"):
        made = SeatEnv("mentiroso", players=[players])
        made.reset(seed=3)
        assert type(made.players[1]).__name__ == "First"
    made = SeatEnv("moros-y-cristianos", players=[Wrong()])
    with pytest.raises(BadSetup, match="Wrong chose -5"):
        made.reset(seed=1)
        made.step(0)


def test_names_may_be_one_text():
    assert {type(one) for one in SeatEnv("mentiroso", players="random").players} == {RandomPlayer}
    assert len({type(one) for one in SeatEnv("mentiroso", players="random,jugador").players}) == 2


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"seat": 7}, "no seat 7: a seat is a number from 0 to 1"),
        ({"seat": -1}, "no seat -1"),
        ({"seats": 9}, "mentiroso is played by 2 to 4, not by 9"),
        ({"players": "alphazero"}, "'alphazero' does not play mentiroso; there are: random"),
        ({"players": []}, "at least one"),
        ({"players": "nowhere:Bot"}, "nowhere:Bot cannot be imported: ModuleNotFoundError"),
        ({"players": "tests.adapters.test_gymnasium:pickle"}, "is no player"),
        ({"players": [7]}, "7 is neither the name of a player nor a player"),
        ({"render_mode": "film"}, "no render mode 'film'"),
        ({"illegal": "forgive"}, "one of raise, replace, end"),
        ({"max_steps": 0}, "at least 1"),
        ({"options": {"caras": 99}}, "caras"),
    ],
)
def test_a_wrong_argument_is_named(wrong, says):
    with pytest.raises(BadSetup, match=says):
        SeatEnv("mentiroso", **wrong)


def test_steps_have_their_time_and_their_type():
    made = SeatEnv("mentiroso", illegal="raise")
    with pytest.raises(ResetNeeded, match="reset"):
        made.step(0)
    with pytest.raises(ResetNeeded):
        made.action_masks()
    made.reset(seed=1)
    for nonsense in (1.7, "juega", None, True, np.bool_(True), np.float64(1), [1], np.array([1, 2])):
        with pytest.raises(IllegalAction, match="an action is an int"):
            made.step(nonsense)
    with pytest.raises(IllegalAction, match="no such move"):
        made.step(10**6)
    made.step(np.int64(np.flatnonzero(made.action_masks())[0]))


def test_an_illegal_action_is_replaced_or_ends_the_game():
    made = SeatEnv("mentiroso")
    made.reset(seed=1)
    *_, info = made.step(10**6)
    assert "no such move" in info["illegal"]
    made = SeatEnv("mentiroso", illegal="end")
    made.reset(seed=1)
    _, reward, terminated, _, info = made.step(10**6)
    assert terminated
    assert reward == registry.find("mentiroso").game.utility[0] - 1
    with pytest.raises(ResetNeeded):
        made.step(0)


def test_an_episode_is_cut_off():
    made = SeatEnv("moros-y-cristianos", max_steps=2)
    made.reset(seed=1)
    assert [made.step(int(made.action_masks().argmax()))[3] for _ in range(2)] == [False, True]


def test_ints_of_numpy_are_ints_everywhere():
    made = SeatEnv(
        "moros-y-cristianos",
        seats=np.int64(6),
        seat=np.int8(2),
        options={"equipos": np.bool_(True), "puntos": np.int64(7)},
        max_steps=np.uint16(2),
        thought=Thought(iterations=np.int64(2)),
    )
    plain = SeatEnv(
        "moros-y-cristianos", seats=6, seat=2, options={"equipos": True, "puntos": 7}, max_steps=2
    )
    for one in (made, plain):
        one.reset(seed=1)
    assert (made.seats, made.seat, made.options, made.max_steps) == (6, 2, plain.options, 2)
    action = int(plain.action_masks().argmax())
    mine, its = made.step(np.array([action], np.uint8)), plain.step(action)
    assert np.array_equal(mine[0]["observation"], its[0]["observation"])
    assert mine[1:4] == its[1:4]
    envs = SeatVectorEnv(
        "moros-y-cristianos", num_envs=np.int32(2), history=np.int64(3), max_steps=np.int64(2)
    )
    envs.reset(seed=[np.int64(1), None])
    for kind in (np.int64, np.uint8, np.int32):
        envs.step(envs.sample().astype(kind))
    assert not np.shares_memory(envs.sample(), envs.sample())


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"num_envs": 2.0}, "num_envs: at least 1, not 2.0"),
        ({"num_envs": True}, "num_envs: at least 1, not True"),
        ({"history": 1.5}, "history: a number from 0 on"),
        ({"max_steps": np.float64(3)}, "max_steps: at least 1"),
        ({"max_steps": 3, "max_episode_steps": 4}, "are the same"),
        ({"seats": np.float32(4)}, "the number of seats must be an int"),
        ({"seat": "0"}, "there is no seat '0'"),
        ({"options": ["puntos"]}, "options are values by name"),
        ({"options": {"puntos": np.float64(1.5)}}, "puntos"),
        ({"options": {"puntos": np.array([1, 2])}}, "puntos"),
        ({"idle": "ones"}, "idle='ones': one of zeros, one"),
    ],
)
def test_what_is_no_int_is_refused_by_vectors(wrong, says):
    with pytest.raises(BadSetup, match=says):
        SeatVectorEnv("moros-y-cristianos", **wrong)


def test_before_the_first_reset_vectors_say_so():
    envs = SeatVectorEnv("mentiroso", 2, render_mode="ansi")
    for act in (envs.sample, envs.action_masks, envs.render, lambda: envs.step(np.zeros(2, np.int64))):
        with pytest.raises(NotBegun, match=r"call reset\(\) first"):
            act()
    envs.reset(seed=1)
    for wrong in (None, 0, [0.5, 1.0], ["0", "1"], [[0], [1, 2]], [0], [0, 0, 0], [True, False], [[0], [0]]):
        before = envs.batch.observations.copy()
        with pytest.raises(IllegalAction, match="actions: 2 ints"):
            envs.step(wrong)
        assert np.array_equal(before, envs.batch.observations)


def test_unknown_options_of_reset_are_refused():
    for made, known in (
        (SeatEnv("mentiroso"), "there are none"),
        (SeatVectorEnv("mentiroso", 2), "reset_mask"),
    ):
        with pytest.raises(BadSetup, match=f"reset: no option 'caras'; .*{known}"):
            made.reset(options={"caras": 3})
        with pytest.raises(BadSetup, match="reset: options are values by name"):
            made.reset(options=[1])
        made.reset(options={})
    for mask in ([True], [1, 0], np.array([False, False]), "ab", np.array([[True, False]])):
        with pytest.raises(BadSetup, match="reset_mask: 2 bools"):
            made.reset(options={"reset_mask": mask})


def test_steps_may_be_limited_under_the_name_of_gymnasium():
    words = {"num_envs": 2, "max_episode_steps": 3, "seats": 4}
    for mode in ("vector_entry_point", "sync"):
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", message=".*(Box|render|infinity).*")
            envs = gymnasium.make_vec(spec_name("moros-y-cristianos"), vectorization_mode=mode, **words)
        _, info = envs.reset(seed=1)
        cuts = []
        for _ in range(4):
            *_, cut, info = envs.step(info["action_mask"].argmax(axis=1))
            cuts.append(cut.any())
        assert cuts == [False, False, True, False]


def test_all_numbers_have_bounds(name):
    for made in (SeatEnv(name), SeatVectorEnv(name, 2, history=3)):
        space = made.observation_space["observation"]
        assert space.is_bounded()
        seen, _ = made.reset(seed=1)
        assert seen in made.observation_space
