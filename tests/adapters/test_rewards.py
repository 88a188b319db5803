"""Rewards are the game's returns, for the right seat, once, at the end: in every adapter and in batches."""

import random

import numpy as np
import pyspiel
import pytest
from gymnasium.vector import AutoresetMode

from tafureria.adapters.batch import Batch
from tafureria.adapters.gymnasium import SeatEnv
from tafureria.adapters.openspiel import spiel_name
from tafureria.adapters.pettingzoo import env, parallel_env
from tafureria.adapters.vector import SeatVectorEnv
from tafureria.core import registry

GAMES = 4
"""Games played to their ends by each test."""
TABLES = 5


def returns(game, state):
    return [float(value) for value in game.returns(state)]


def legal(mask):
    return random.choice(np.flatnonzero(mask).tolist())


@pytest.fixture(autouse=True)
def _seeded():
    random.seed(7)


def test_each_agent_gets_its_return_at_the_end_and_nothing_before(name):
    made, game = env(name), registry.find(name).game
    for seed in range(GAMES):
        made.reset(seed=seed)
        given = dict.fromkeys(made.possible_agents, 0.0)
        for agent in made.agent_iter():
            observation, reward, over, cut, _ = made.last()
            assert over or reward == 0.0
            given[agent] += reward
            made.step(None if over or cut else legal(observation["action_mask"]))
        assert list(given.values()) == returns(game, made.episode.state)


def test_each_agent_of_a_parallel_environment_gets_its_return(name):
    made, game = parallel_env(name), registry.find(name).game
    for seed in range(GAMES):
        seen, _ = made.reset(seed=seed)
        while made.agents:
            waiting = made.episode.waiting()
            actions = {
                agent: legal(seen[agent]["action_mask"]) if made.seat_of[agent] in waiting else 0
                for agent in made.agents
            }
            seen, rewards, over, _, _ = made.step(actions)
            assert any(over.values()) or not any(rewards.values())
        assert list(rewards.values()) == returns(game, made.episode.state)


def test_a_truncated_game_gives_no_rewards(name):
    made = parallel_env(name, max_cycles=1)
    seen, _ = made.reset(seed=1)
    waiting = made.episode.waiting()
    _, rewards, over, cut, _ = made.step(
        {
            agent: legal(seen[agent]["action_mask"]) if made.seat_of[agent] in waiting else 0
            for agent in made.agents
        }
    )
    assert all(cut.values())
    assert not any(over.values())
    assert not any(rewards.values())


def test_the_seat_of_an_environment_gets_its_own_return(name):
    game = registry.find(name).game
    for seat in range(max(1, min(game.seats))):
        made = SeatEnv(name, seats=max(1, min(game.seats)), seat=seat, players="random")
        _, info = made.reset(seed=seat)
        over, rewards = False, []
        while not over:
            _, reward, over, _, info = made.step(legal(info["action_mask"]))
            rewards.append(reward)
        assert not any(rewards[:-1])
        assert rewards[-1] == returns(game, made.episode.state)[seat]


def test_a_batch_gives_every_seat_its_return(name):
    game, batch = registry.find(name).game, Batch(name, TABLES)
    batch.reset(seed=3)
    ends, deal = {}, batch.deal

    def note(table, *seed):
        ends[table] = returns(game, batch.tables.states[table])
        deal(table, *seed)

    batch.deal = note
    finished = 0
    while finished < GAMES:
        ends.clear()
        rewards, over = batch.step(batch.sample())
        assert sorted(ends) == np.flatnonzero(over).tolist()
        for table in range(TABLES):
            expected = ends.get(table, [0.0] * batch.seats)
            assert rewards[table].tolist() == np.float32(expected).tolist()
        finished += len(ends)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_a_vector_environment_gives_its_seat_its_return(name, mode):
    game = registry.find(name).game
    seats = max(1, min(game.seats))
    made = SeatVectorEnv(
        name, num_envs=TABLES, seats=seats, seat=seats - 1, players="random", autoreset_mode=mode
    )
    made.reset(seed=3)
    ends, deal = {}, made.batch.deal

    def note(table, *seed):
        ends[table] = returns(game, made.batch.tables.states[table])[seats - 1]
        deal(table, *seed)

    made.batch.deal = note
    finished = 0
    while finished < GAMES:
        ends.clear()
        _, rewards, over, _, _ = made.step(made.sample())
        if mode == AutoresetMode.NEXT_STEP:  # dealt in the next step, so the state is still there
            ends = {
                table: returns(game, made.batch.tables.states[table])[seats - 1]
                for table in np.flatnonzero(over).tolist()
            }
        assert sorted(ends) == np.flatnonzero(over).tolist()
        assert rewards.tolist() == [ends.get(table, 0.0) for table in range(TABLES)]
        finished += len(ends)


def test_openspiel_gives_every_player_the_return(name):
    game = pyspiel.load_game(spiel_name(name))
    state = game.new_initial_state()
    while not state.is_terminal():
        assert not any(state.rewards())
        actions = state.legal_actions()
        if state.is_chance_node():
            actions = [action for action, chance in state.chance_outcomes() if chance > 0]
        state.apply_action(random.choice(actions))
    # Its games declare a sum, so shares are not rounded there.
    assert state.returns() == pytest.approx(returns(state.at.engine, state.at.state), abs=1e-6)
    assert state.rewards() == state.returns()
    assert [state.player_return(player) for player in range(state.num_players())] == state.returns()
