"""PettingZoo's own test suites for every game, and ours for what they do not check."""

import itertools
import pickle
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils import aec_to_parallel, parallel_to_aec, turn_based_aec_to_parallel

from tafureria.adapters.observing import NotBegun
from tafureria.adapters.pettingzoo import env, parallel_env
from tafureria.core import registry
from tafureria.core.tensor import size
from tafureria.library.moves import IllegalAction
from tafureria.library.setup import BadSetup
from tests.adapters.playing import SHORT, pick, trace

pytestmark = [
    # PettingZoo's own card games observe a dictionary with a mask, too, and its suite warns about it.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    # A seat has no legal action before its turn: hence the empty mask.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
    # The suites give an option that no environment has.
    pytest.mark.filterwarnings("ignore:reset. no option 'options':UserWarning"),
]


def test_api(name):
    api_test(env(name), num_cycles=300)


def test_seed(name):
    seed_test(lambda: env(name), num_cycles=100)


def test_parallel_api(name):
    parallel_api_test(parallel_env(name), num_cycles=200)


def test_parallel_seed(name):
    parallel_seed_test(lambda: parallel_env(name), num_cycles=100)


LONG = {"muerte-al-rey": {"partidas": 12}}
"""Options with which no game ends within four cycles, whatever is played."""


@pytest.mark.parametrize("long", [entry.name for entry in registry.games() if entry.name != "mentiroso"])
def test_max_cycles(long):
    """Their test needs an environment in which all act in every cycle, as ``parallel_to_aec`` makes it."""
    make = partial(parallel_env, long, options=LONG.get(long))
    max_cycles_test(SimpleNamespace(parallel_env=make, env=lambda **words: parallel_to_aec(make(**words))))


def test_turns_are_cut_off_after_as_many_cycles(name):
    made = env(name, max_cycles=3, illegal="replace", options=LONG.get(name))
    made.reset(seed=1)
    acted = 0
    while not made.truncations[made.agent_selection] and not made.terminations[made.agent_selection]:
        made.step(0)
        acted += 1
    assert 1 <= acted <= 3 * made.seats
    assert made.episode.over or set(made.truncations.values()) == {True}


def test_performance_benchmark(name, capsys, monkeypatch):
    # Its five seconds are over after twenty cycles.
    passing = SimpleNamespace(time=partial(next, itertools.count(0.0, 0.25)))
    monkeypatch.setitem(performance_benchmark.__globals__, "time", passing)
    performance_benchmark(env(name))
    assert "turns per second" in capsys.readouterr().out


def test_render(name, capsys):
    render_test(lambda render_mode: env(name, render_mode=render_mode))


def test_illegal_actions_raise(name):
    made = env(name)
    made.reset(seed=1)
    mask = made.observe(made.agent_selection)["action_mask"]
    with pytest.raises(IllegalAction):
        made.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(IllegalAction):
        made.step(10**6)
    with pytest.raises(IllegalAction, match="an action is an int"):
        made.step(1.7)


def test_an_illegal_action_may_end_the_game(name):
    made = env(name, illegal="end")
    made.reset(seed=1)
    culprit = made.agent_selection
    made.step(10**6)
    assert set(made.terminations.values()) == {True}
    assert "no such move" in made.infos[culprit]["illegal"]
    least = registry.find(name).game.utility[0]
    assert made.rewards[culprit] == least - 1
    assert {value for agent, value in made.rewards.items() if agent != culprit} <= {0.0}


def test_of_several_illegal_actions_that_of_the_lowest_seat_ends_the_game():
    made = parallel_env("espada-negra", seats=3, illegal="end")
    made.reset(seed=1)
    assert made.episode.waiting() == [0, 1, 2]
    _, rewards, _, _, _ = made.step({"seat_0": 0, "seat_1": 10**6, "seat_2": 10**6})
    assert list(rewards.values()) == [0.0, registry.find("espada-negra").game.utility[0] - 1, 0.0]


@pytest.mark.parametrize("make", [env, parallel_env])
def test_a_pickle_goes_on_in_the_same_way(name, make):
    made = make(name, flat=True)
    made.reset(seed=4)
    twin = pickle.loads(pickle.dumps(made))
    for one in (made, twin):
        for _ in range(5):
            if one.agents and not one.episode.over:
                legal = {a: one.episode.game.legal(one.episode.state, one.seat_of[a]) for a in one.agents}
                acts = {agent: actions[-1] if actions else 0 for agent, actions in legal.items()}
                one.step(acts[one.agent_selection] if make is env else acts)
    for agent in made.possible_agents:
        assert np.array_equal(made.observe(agent), twin.observe(agent))


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"render_mode": "film"}, "there are: human, ansi, rgb_array"),
        ({"illegal": "forgive"}, "one of raise, replace, end"),
        ({"max_cycles": 0}, "at least 1"),
        ({"seats": 99}, "is played by"),
        ({"options": {"caras": 99}}, "caras"),
        ({"options": {"nada": 1}}, "no option 'nada'"),
    ],
)
def test_a_wrong_argument_is_named(wrong, says):
    for make in (env, parallel_env):
        with pytest.raises(BadSetup, match=says):
            make("mentiroso", **wrong)


def test_a_clone_goes_its_own_way(name):
    made = env(name)
    made.reset(seed=3)
    twin = made.clone()
    before = made.observe(made.agent_selection)["observation"].copy()
    for _ in range(20):
        if not twin.agents or twin.terminations[twin.agent_selection]:
            break
        twin.step(int(np.flatnonzero(twin.observe(twin.agent_selection)["action_mask"])[0]))
    assert np.array_equal(made.observe(made.agent_selection)["observation"], before)


def test_the_layout_is_the_vector(name):
    tensor = registry.find(name).tensor()
    assert tensor is not None, f"{name} has no tensor.py"
    game = registry.find(name).game
    for seats in (s for s in game.seats if s > 0 and game.fit(game.options(), s) is None):
        made = env(name, seats=seats)
        made.reset(seed=seats)
        for _ in range(60):
            for agent in made.possible_agents:
                assert made.observe(agent)["observation"].shape == (size(tensor.LAYOUT),)
            if made.episode.over:
                break
            made.step(int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"])[-1]))


# --- what users stumble over ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "act",
    [
        lambda made: made.agent_selection,
        lambda made: made.rewards,
        lambda made: made.terminations,
        lambda made: made.truncations,
        lambda made: made.infos,
        lambda made: made.step(0),
        lambda made: made.last(),
        lambda made: made.observe("seat_0"),
        lambda made: made.render(),
        lambda made: list(made.agent_iter(3)),
        lambda made: made.clone(),
        lambda made: made.np_random,
    ],
)
def test_before_the_first_reset_aec_says_so(act):
    made = env("espada-negra", render_mode="ansi")
    with pytest.raises(NotBegun, match=r"call reset\(\) first"):
        act(made)
    assert not hasattr(made, "rewards")
    with pytest.raises(AttributeError, match="no attribute 'reward'"):
        made.reward  # noqa: B018
    made.reset(seed=1)
    act(made)


@pytest.mark.parametrize(
    "act", [lambda made: made.step({}), lambda made: made.render(), lambda made: made.observe("seat_0")]
)
def test_before_the_first_reset_parallel_says_so(act):
    with pytest.raises(NotBegun, match=r"call reset\(\) first"):
        act(parallel_env("espada-negra", render_mode="ansi"))


@pytest.mark.parametrize("make", [env, parallel_env])
def test_an_unknown_agent_is_named(make):
    made = make("espada-negra")
    made.reset(seed=1)
    for act in (made.observe, made.action_space, made.observation_space):
        with pytest.raises(KeyError) as caught:
            act("seat_9")
        assert str(caught.value) == "no agent 'seat_9'; there are: seat_0, seat_1"


@pytest.mark.parametrize("make", [env, parallel_env])
def test_an_unknown_option_of_reset_is_named(make):
    made = make("espada-negra")
    with pytest.warns(UserWarning, match="reset: no option 'mazo'"):
        made.reset(seed=1, options={"mazo": "clanes"})


WRONG = [None, 0.0, 3.7, True, np.bool_(True), np.float32(1), "1", [1], {}, np.array([1, 2]), np.array([])]


@pytest.mark.parametrize("illegal", ["raise", "replace", "end"])
@pytest.mark.parametrize("make", [env, parallel_env])
def test_what_is_no_int_is_no_action(name, make, illegal):
    made = make(name, illegal=illegal)
    made.reset(seed=1)
    before = seen_by_all(made)
    for wrong in WRONG:
        with pytest.raises(IllegalAction, match="an action is an int, not"):
            made.step(wrong if make is env else dict.fromkeys(made.agents, wrong))
        assert seen_by_all(made) == before


@pytest.mark.parametrize("kind", [np.int64, np.uint8, np.array, lambda action: np.array([action])])
@pytest.mark.parametrize("make", [env, parallel_env])
def test_ints_of_numpy_are_actions(name, make, kind):
    made, plain = make(name), make(name)
    for one, as_given in ((made, kind), (plain, int)):
        one.reset(seed=1)
        legal = {agent: int(one.observe(agent)["action_mask"].argmax()) for agent in one.agents}
        given = {agent: as_given(action) for agent, action in legal.items()}
        one.step(given[one.agent_selection] if make is env else given)
    assert seen_by_all(made) == seen_by_all(plain)


def test_ints_of_numpy_are_seats_options_and_limits():
    for make in (env, parallel_env):
        made = make(
            "moros-y-cristianos",
            seats=np.int64(6),
            options={"equipos": np.bool_(True), "puntos": np.int16(7)},
            max_cycles=np.uint8(2),
        )
        assert (made.seats, made.options.equipos, made.options.puntos, made.max_cycles) == (6, True, 7, 2)
        assert type(made.options.puntos) is int
        made.reset(seed=1)


def seen_by_all(made):
    return [made.observe(agent)["observation"].tobytes() for agent in made.possible_agents]


def test_a_parallel_step_is_checked_whole(name):
    """Whatever is wrong with one action, no other has been carried out."""
    made = parallel_env(name, seats=max(2, made_seats(name)), illegal="raise", options=LONG.get(name))
    seen, _ = made.reset(seed=1)
    together = 0
    for _ in range(30):
        must = [made.possible_agents[seat] for seat in made.episode.waiting()]
        together += len(must) > 1
        good = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[-1]) for agent in made.agents}
        waiting, before = made.episode.waiting(), seen_by_all(made)
        last = must[-1]
        for wrong in (
            good | {last: 10**6},
            good | {last: 10**30},
            good | {last: -1},
            good | {last: None},
            {agent: action for agent, action in good.items() if agent != last},
            good | {"seat_99": 0},
            None,
            [*good.values()],
        ):
            with pytest.raises(
                IllegalAction, match=r"no such move|an action is an int|was given no|no agent|by agent"
            ):
                made.step(wrong)
            assert (made.episode.waiting(), seen_by_all(made)) == (waiting, before)
        seen, *_ = made.step({agent: action for agent, action in good.items() if agent in must})
        if not made.agents:
            break
    assert together or name not in ("espada-negra", "muerte-al-rey")


def made_seats(name):
    return min(seats for seats in registry.find(name).game.seats if seats)


@pytest.mark.parametrize("illegal", ["raise", "replace", "end"])
def test_nothing_is_returned_for_agents_that_are_gone(name, illegal):
    """After the end of a game, after a truncation, and after an illegal action that ended it."""
    for words, act in (
        ({"options": SHORT.get(name)}, lambda mask: int(mask.argmax())),
        ({"max_cycles": 2, "options": LONG.get(name)}, lambda mask: int(mask.argmax())),
        ({"illegal": "end"}, lambda mask: 10**6),
    ):
        made = parallel_env(name, **{"illegal": illegal, **words})
        seen, _ = made.reset(seed=1)
        while made.agents:
            told = made.step({agent: act(seen[agent]["action_mask"]) for agent in made.agents})
            seen = told[0]
        assert all(list(one) == made.possible_agents for one in told)
        cycles, state = made.cycles, seen_by_all(made)
        for actions in ({}, dict.fromkeys(made.possible_agents, 0), dict.fromkeys(made.possible_agents)):
            assert made.step(actions) == ({}, {}, {}, {}, {})
        assert (made.cycles, seen_by_all(made)) == (cycles, state)
        made.reset()
        assert made.agents == made.possible_agents


def test_when_all_are_gone_aec_says_so(name):
    made = env(name, options=SHORT.get(name))
    made.reset(seed=1)
    for _ in made.agent_iter():
        seen, _, over, cut, _ = made.last()
        made.step(None if over or cut else int(seen["action_mask"].argmax()))
    assert made.infos == made.rewards == {}
    with pytest.raises(NotBegun, match="all agents are gone"):
        made.step(None)
    with pytest.raises(NotBegun, match="all agents are gone"):
        made.last()
    assert list(made.agent_iter()) == []


def test_a_note_about_an_illegal_action_goes_to_its_seat(name):
    """Until that seat acts again; nobody else is told."""
    made = env(name, illegal="replace", seats=max(2, made_seats(name)), options=LONG.get(name))
    made.reset(seed=1)
    noted = set()
    for number in range(30):
        agent = made.agent_selection
        wrong = number % 2 == 0
        made.step(10**6 if wrong else int(made.observe(agent)["action_mask"].argmax()))
        noted = noted | {agent} if wrong else noted - {agent}
        if made.episode.over:
            break
        assert {one for one, info in made.infos.items() if "illegal" in info} == noted
        assert ("illegal" in made.last()[-1]) == (made.agent_selection in noted)
    made = parallel_env(name, illegal="replace", seats=max(2, made_seats(name)))
    made.reset(seed=1)
    must = made.possible_agents[made.episode.waiting()[0]]
    *_, infos = made.step(dict.fromkeys(made.agents, 0) | {must: 10**6})
    assert must in {agent for agent, info in infos.items() if "no such move" in info.get("illegal", "")}


def test_the_metadata_are_true(name):
    """``aec_to_parallel`` needs every agent to act in every cycle, which only a lone player does."""
    made = env(name, options=SHORT.get(name))
    assert parallel_env(name).metadata["is_parallelizable"]
    assert made.metadata["is_parallelizable"] == (made.seats == 1)
    if made.seats > 1:
        with pytest.raises(AssertionError, match="not generally safe"):
            aec_to_parallel(made)
        return
    parallel = aec_to_parallel(made)
    seen, _ = parallel.reset(seed=1)
    for _ in range(20):
        seen, *_ = parallel.step({a: int(seen[a]["action_mask"].argmax()) for a in parallel.agents})


def test_the_other_conversion_of_turns_works(name):
    made = turn_based_aec_to_parallel(env(name, options=SHORT.get(name)))
    seen, _ = made.reset(seed=1)
    for number in range(30):
        if not made.agents:
            break
        seen, *_ = made.step(
            {a: pick(o["action_mask"], number) if o["action_mask"].any() else 0 for a, o in seen.items()}
        )


def test_a_reset_in_the_middle_of_dead_steps_begins_a_whole_game(name):
    made, fresh = (env(name, options=SHORT.get(name)) for _ in range(2))
    for left in range(made.seats):
        made.reset(seed=1)
        while not made.terminations[made.agent_selection]:
            made.step(int(made.observe(made.agent_selection)["action_mask"].argmax()))
        for _ in range(left):
            made.step(None)
        made.reset(seed=2)
        fresh.reset(seed=2)
        assert made.agents == made.possible_agents
        assert trace("aec", made, 60) == trace("aec", fresh, 60)


def test_without_a_render_mode_a_picture_is_only_missed():
    for make in (env, parallel_env):
        made = make("mentiroso")
        made.reset(seed=1)
        with pytest.warns(UserWarning, match="needs a render_mode"):
            assert made.render() is None
