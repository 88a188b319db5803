"""Every environment can be pickled and copied in the middle of a game, and the copy goes on equally."""

from __future__ import annotations

import copy
import gc
import pickle

import numpy as np
import pytest

from tafureria.adapters.batch import Batch
from tafureria.adapters.vector import SeatVectorEnv
from tafureria.core import registry
from tests.adapters.playing import ADAPTERS, make, trace

COPIES = {"deepcopy": copy.deepcopy, "pickle": lambda one: pickle.loads(pickle.dumps(one))}


@pytest.fixture(params=COPIES)
def copied(request):
    return COPIES[request.param]


@pytest.mark.parametrize("adapter", ADAPTERS)
def test_a_copy_goes_on_equally(name, adapter, copied):
    """From before the first game, from the middle of one, and from the copy of a copy."""
    made = make(adapter, name)
    twin = copied(made)
    for one in (made, twin):
        one.reset(seed=6)
    for steps in (3, 17, 11):
        trace(adapter, made, steps)
        trace(adapter, twin, steps)
        twin = copied(twin)
        again = copied(made)
        seen = trace(adapter, twin, 15)
        # A copy shares nothing with what it was copied from.
        assert seen == trace(adapter, again, 15) == trace(adapter, made, 15)


def test_a_batch_is_copied_with_all_that_it_remembers(name, copied):
    entry = registry.find(name)
    seats = max(2, min(seats for seats in entry.game.seats if seats))
    players = [None] * (seats - 1) + ["jugador"]
    words = {"history": 5, "relations": entry.relations() is not None}
    batch = Batch(name, 3, seats, players=players, **words)
    batch.reset(seed=2)
    for _ in range(15):
        batch.step(batch.sample())
    twin = copied(batch)
    assert twin.observations is twin._views or twin.features.length
    able = entry.players()["jugador"]()
    for _ in range(6):
        assert np.array_equal(batch.observations, twin.observations)
        assert np.array_equal(batch.masks, twin.masks)
        assert np.array_equal(batch.turn, twin.turn)
        assert [batch.choice(i, able) for i in range(3)] == [twin.choice(i, able) for i in range(3)]
        actions = batch.sample()
        assert np.array_equal(actions, twin.sample())
        for one, other in zip(batch.step(actions), twin.step(actions), strict=True):
            assert np.array_equal(one, other)


@pytest.mark.parametrize("mode", ["NextStep", "SameStep", "Disabled"])
def test_a_vector_is_copied_where_tables_are_over(mode, copied):
    envs = SeatVectorEnv("muerte-al-rey", 4, options={"partidas": 1}, autoreset_mode=mode, max_steps=4)
    envs.reset(seed=3)
    over = np.zeros(4, np.bool_)
    while not over.any():
        _, _, over, _, _ = envs.step(envs.sample())
    twin = copied(envs)
    for one in (envs, twin):
        if mode == "Disabled":
            one.reset(options={"reset_mask": one._ended.copy()})
    for _ in range(3):
        mine, its = envs.step(envs.sample()), twin.step(twin.sample())
        assert np.array_equal(mine[0]["observation"], its[0]["observation"])
        assert np.array_equal(mine[0]["action_mask"], its[0]["action_mask"])
        assert all(np.array_equal(a, b) for a, b in zip(mine[1:4], its[1:4], strict=True))
        for one in (envs, twin):
            if mode == "Disabled" and one._ended.any():
                one.reset(options={"reset_mask": one._ended.copy()})


@pytest.mark.parametrize("adapter", ADAPTERS)
def test_a_thousand_resets_need_no_more_memory(adapter):
    made = make(adapter, "espada-negra")
    made.reset(seed=1)

    def held(resets):
        """After that many resets: objects of Python, and bytes of the environment."""
        for _ in range(resets):
            made.reset()
        gc.collect()
        return len(gc.get_objects()), len(pickle.dumps(made))

    held(20)
    objects, size = held(20)
    # Threads of other tests may keep something, too; what a reset keeps is kept each time.
    for _ in range(3):
        before, (objects, after) = objects, held(1000)
        if objects < before + 500:
            break
    else:
        pytest.fail(f"a thousand resets keep {objects - before} objects")
    assert after < size + 5000
