"""Gymnasium's own checks for every game, and ours for one seat among computer players."""

import pickle
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from tafureria.adapters.gymnasium import SeatEnv, spec_name
from tafureria.core import registry
from tafureria.library.moves import IllegalAction
from tafureria.library.setup import BadSetup
from tafureria.players.catalogue import Thought
from tafureria.players.random_player import RandomPlayer


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
    for nonsense in (1.7, "juega", None, True):
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
