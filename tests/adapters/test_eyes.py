"""Every environment shows each seat what that seat sees, and asks computer players with what theirs knows."""

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from tafureria.adapters.batch import Batch
from tafureria.adapters.gymnasium import SeatEnv
from tafureria.adapters.pettingzoo import env, parallel_env
from tafureria.adapters.vector import SeatVectorEnv
from tafureria.core import registry
from tafureria.core.game import seats_in
from tafureria.core.tensor import encode
from tests.adapters.playing import SHORT

STEPS = 25


def fewest(name):
    """The smallest number of seats, but two."""
    game = registry.find(name).game
    return min(seats for seats in game.seats if seats > 1 and game.fit(game.options(), seats) is None)


def seen_by(name, state, seat):
    """What that seat sees, as a vector."""
    entry = registry.find(name)
    return np.array(encode(entry.tensor(), entry.game.view(state, seat)), np.float32)


def first(mask):
    return int(np.flatnonzero(mask)[0])


# --- observations ---------------------------------------------------------------------------------


def test_an_agent_in_turn_observes_with_its_own_eyes(name):
    made = env(name, seats=fewest(name), options=SHORT.get(name))
    made.reset(seed=2)
    for _ in range(STEPS):
        state = made.episode.state
        for agent in made.possible_agents:
            assert np.array_equal(
                made.observe(agent)["observation"], seen_by(name, state, made.seat_of[agent])
            )
        observation, _, over, cut, _ = made.last()
        seat = made.seat_of[made.agent_selection]
        assert np.array_equal(observation["observation"], seen_by(name, state, seat))
        if over or cut:
            break
        made.step(first(observation["action_mask"]))


def test_agents_together_observe_with_their_own_eyes(name):
    made = parallel_env(name, seats=fewest(name), options=SHORT.get(name))
    observations, _ = made.reset(seed=2)
    for _ in range(STEPS):
        for agent, seen in observations.items():
            assert np.array_equal(seen["observation"], seen_by(name, made.episode.state, made.seat_of[agent]))
        if not made.agents:
            break
        observations, *_ = made.step(
            {agent: first(observations[agent]["action_mask"]) for agent in made.agents}
        )


def test_a_seat_of_gymnasium_observes_with_its_own_eyes(name):
    seats = fewest(name)
    made = SeatEnv(name, seats=seats, seat=seats - 1, options=SHORT.get(name))
    observation, _ = made.reset(seed=2)
    for _ in range(STEPS):
        assert np.array_equal(observation["observation"], seen_by(name, made.episode.state, seats - 1))
        if made.done:
            break
        observation, *_ = made.step(first(observation["action_mask"]))


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_a_seat_of_many_tables_observes_with_its_own_eyes_to_the_end(name, mode):
    seat = fewest(name) - 1
    words = {
        "seats": seat + 1,
        "seat": seat,
        "options": SHORT.get(name),
        "autoreset_mode": mode,
        "flat": True,
    }
    made = SeatVectorEnv(name, 4, **words)
    seen, _ = made.reset(seed=3)
    ends, deal = {}, made.batch.deal

    def note(table):
        ends[table] = seen_by(name, made.batch.tables.states[table], seat)
        deal(table)

    made.batch.deal = note
    over = np.zeros(4, np.bool_)
    for _ in range(400):
        for table, state in enumerate(made.batch.tables.states):
            assert np.array_equal(seen[table], seen_by(name, state, seat))
        if over.any():
            break
        ends.clear()
        seen, _, over, _, info = made.step(made.sample())
    for table in np.flatnonzero(over) if mode == AutoresetMode.SAME_STEP else ():
        assert np.array_equal(info["final_obs"][table], ends[table])


# --- computer players -----------------------------------------------------------------------------


class Careful:
    """Plays only by what its own seat sees and may do, and remembers what its own seat was told."""

    remembers = True

    def __init__(self, game):
        self.game = game
        self.asked = 0
        self.state = lambda: None

    def choose(self, view, legal, notebook, seed):
        state = self.state()
        if state is not None:
            seat = seats_in(self.game.waiting(state))[0]
            assert view == self.game.view(state, seat)
            assert legal == self.game.legal(state, seat)
            # A world that a seat imagines looks to it as the real one does.
            if self.asked < STEPS:
                assert self.game.view(notebook.imagine(seed), seat) == view
            self.asked += 1
        return legal[seed % len(legal)]


def test_an_opponent_in_gymnasium_knows_what_its_seat_was_told(name):
    seats = fewest(name)
    player = Careful(registry.find(name).game)
    made = SeatEnv(name, seats=seats, seat=seats - 1, players=[player], options=SHORT.get(name))
    # While the first game is dealt, the environment does not hold it yet.
    player.state = lambda: None if made.episode is None or made.done else made.episode.state
    for seed in range(20):
        _, info = made.reset(seed=seed)
        while not made.done:
            if player.asked >= STEPS:
                return
            *_, info = made.step(first(info["action_mask"]))
    raise AssertionError("nobody else is asked")


def test_an_opponent_in_a_batch_knows_what_its_seat_was_told(name):
    seats = fewest(name)
    player = Careful(registry.find(name).game)
    batch = Batch(name, 1, seats, SHORT.get(name), [None] + [player] * (seats - 1))
    player.state = lambda: batch.tables.states[0]
    batch.reset(seed=5)
    while player.asked < STEPS:
        batch.step(batch.sample())
