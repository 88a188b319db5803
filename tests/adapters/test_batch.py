"""Batches of tables: the games are the same as if they were played one by one."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

from tafureria.adapters.batch import Batch
from tafureria.adapters.gymnasium import spec_name
from tafureria.adapters.vector import SeatVectorEnv
from tafureria.core import registry
from tafureria.core.game import seats_in
from tafureria.core.tensor import encode
from tafureria.library.moves import IllegalAction
from tafureria.library.setup import BadSetup


class First:
    """A user's own player, which remembers nothing."""

    remembers = False

    def choose(self, view, legal, notebook, seed):
        return legal[0]


def test_rows_are_what_the_seat_in_turn_sees(name):
    """Observations, masks and seats match the states; a game that ends is replaced by a new deal at once."""
    entry = registry.find(name)
    batch = Batch(name, tables=7)
    batch.reset(seed=3)
    ended = 0
    for _ in range(300):
        for table in range(7):
            state, seat = batch.tables.states[table], int(batch.turn[table])
            waiting = entry.game.waiting(state)
            assert seat == seats_in(waiting)[0]
            assert np.flatnonzero(batch.masks[table]).tolist() == entry.game.legal(state, seat)
        if ended == 0:
            view = entry.game.view(batch.tables.states[3], int(batch.turn[3]))
            assert np.array_equal(batch.observations[3], np.array(encode(entry.tensor(), view), np.float32))
        actions = batch.sample()
        assert batch.masks[np.arange(7), actions].all()
        returns, over = batch.step(actions)
        assert not returns[~over].any()
        assert (returns[over] <= entry.game.utility[1]).all()
        ended += int(over.sum())


def test_the_same_seed_is_the_same_games(name):
    seen = []
    for tables in (4, 4):
        batch = Batch(name, tables)
        batch.reset(seed=5)
        for _ in range(60):
            batch.step(batch.sample())
        seen.append((batch.observations.copy(), batch.turn.copy()))
    assert np.array_equal(seen[0][0], seen[1][0])
    assert np.array_equal(seen[0][1], seen[1][1])


def test_illegal_actions():
    batch = Batch("moros-y-cristianos", 3)
    with pytest.raises(BadSetup, match=r"reset\(\) first"):
        batch.step([0, 0, 0])
    batch.reset(seed=1)
    before = batch.observations.copy()
    wrong = batch.sample().copy()
    wrong[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(IllegalAction, match="of table 1 may not choose"):
        batch.step(wrong)
    with pytest.raises(IllegalAction, match="3 ints"):
        batch.step([0.5, 1.0, 2.0])
    with pytest.raises(IllegalAction, match="3 ints"):
        batch.step([0])
    batch.look()
    assert np.array_equal(before, batch.observations)
    lenient = Batch("moros-y-cristianos", 3, illegal="replace")
    lenient.reset(seed=1)
    lenient.step([-1, 10**6, 5])


def test_before_the_first_reset_a_batch_says_so():
    batch = Batch("espada-negra", np.int64(2), memory=True)
    for act in (batch.sample, lambda: batch.text(0), lambda: batch.choice(0, First())):
        with pytest.raises(BadSetup, match=r"call reset\(\) first"):
            act()
    batch.reset(seed=1)
    assert batch.choice(np.int64(1), First()) == np.flatnonzero(batch.masks[1])[0]
    for wrong in (2, -1, 0.5, None):
        with pytest.raises(BadSetup, match="a table is a number from 0 to 1"):
            batch.text(wrong)
    for wrong in (None, [[0], [1, 2]], [True, False], ["0", "1"], [[0], [0]]):
        with pytest.raises(IllegalAction, match="actions: 2 ints"):
            batch.step(wrong)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ({"tables": 0}, "at least 1"),
        ({"tables": 2.0}, "tables: at least 1, not 2.0"),
        ({"history": np.float32(1)}, "history: a number from 0 on"),
        ({"players": ["random"]}, "a list with one for each"),
        ({"players": ["random"] * 4}, "at least one seat must learn"),
        ({"players": [None, "alphazero", None, None]}, "'alphazero' does not play"),
        ({"illegal": "end"}, "one of raise, replace"),
        ({"history": -1}, "history: a number from 0 on"),
    ],
)
def test_wrong_setups_say_what_is_wrong(words, says):
    with pytest.raises(BadSetup, match=says):
        Batch("moros-y-cristianos", **{"tables": 2, "seats": 4, **words})


def test_computer_players_hold_the_other_seats(name):
    """Only the learners' seats come up; a player that remembers hears what its seat was told."""
    seats = max(2, Batch(name, 1).seats)
    players = ["random"] * seats
    players[0] = None
    players[-1] = "jugador"
    batch = Batch(name, 3, seats=seats, players=players)
    batch.reset(seed=2)
    for _ in range(6):
        assert set(batch.turn.tolist()) == {0}
        batch.step(batch.sample())


def test_a_computer_player_is_asked_what_it_would_choose():
    able = registry.find("muerte-al-rey").players()["jugador"]()

    def told():
        batch = Batch("muerte-al-rey", 2, 6, memory=True)
        batch.reset(seed=1)
        for _ in range(60):
            actions = [batch.choice(table, able) for table in range(2)]
            yield tuple(actions)
            batch.step(actions)

    assert list(told()) == list(told())
    forgetful = Batch("muerte-al-rey", 2, 6)
    forgetful.reset(seed=1)
    with pytest.raises(BadSetup, match="memory=True"):
        forgetful.choice(0, able)


def test_histories_stand_after_the_view(name):
    plain, more = Batch(name, 2), Batch(name, 2, history=5)
    plain.reset(seed=4)
    more.reset(seed=4)
    length = plain.observations.shape[1]
    for _ in range(12):
        assert np.array_equal(plain.observations, more.observations[:, :length])
        after = more.observations[:, length:]
        assert np.isfinite(after).all()
        actions = plain.sample()
        plain.step(actions)
        more.step(actions)
    assert after.any()
    assert more.observations.shape[1] == sum(part for _, part in more.layout)


def test_what_relations_tell_comes_last():
    batch = Batch("la-reconquista", 2, seats=3, relations=True)
    batch.reset(seed=4)
    for _ in range(30):
        batch.step(batch.sample())
    relations = batch.entry.relations()
    for table in range(2):
        seat = int(batch.turn[table])
        row = batch.observations[table, batch.encoder.length :]
        out = np.zeros_like(row)
        relations.fill(
            batch.entry.game.view(batch.tables.states[table], seat), batch._memory(table).notebook(seat), out
        )
        assert np.array_equal(row, out)
    assert batch.observations.shape[1] == sum(part for _, part in batch.layout)
    with pytest.raises(BadSetup, match=r"no relations\.py"):
        Batch("moros-y-cristianos", 2, relations=True)


def test_no_features_are_written_where_nobody_reads_them():
    batch, other = (Batch("muerte-al-rey", 6, seats=6, relations=True) for _ in range(2))
    batch.unread[:, :3] = True
    batch.reset(seed=4)
    other.reset(seed=4)
    last = np.zeros_like(batch.observations)
    for _ in range(30):
        for table, seat in enumerate(batch.turn):
            read, written = batch.observations[table], other.observations[table]
            length = batch.encoder.length
            assert np.array_equal(read[:length], written[:length])
            assert np.array_equal(read[length:], (last[table] if seat < 3 else written)[length:])
        last[:] = batch.observations
        actions = batch.sample()
        assert np.array_equal(actions, other.sample())
        batch.step(actions)
        other.step(actions)


# --- as a vector environment of Gymnasium -------------------------------------------------------


def test_it_keeps_to_its_spaces(name):
    envs = SeatVectorEnv(name, num_envs=3, flat=False)
    seen, info = envs.reset(seed=1)
    for _ in range(40):
        assert seen in envs.observation_space
        actions = envs.sample()
        assert actions in envs.action_space
        assert np.array_equal(info["action_mask"].astype(bool), envs.action_masks())
        seen, rewards, over, cut, info = envs.step(actions)
        assert rewards.shape == over.shape == cut.shape == (3,)
        assert not rewards[~over].any()
    envs.close()


def test_it_is_registered(name):
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*(Box|render|infinity).*")
        envs = gymnasium.make_vec(
            spec_name(name), num_envs=2, vectorization_mode="vector_entry_point", players="random"
        )
    assert isinstance(envs.unwrapped, SeatVectorEnv)
    envs.reset(seed=1)


def play_until_over(envs, most=5000):
    """Step until a game is over; what that last step returned."""
    envs.reset(seed=11)
    for _ in range(most):
        told = envs.step(envs.sample())
        if told[2].any():
            return told
    raise AssertionError("no game ends")


def test_the_next_step_deals_again():
    envs = SeatVectorEnv("moros-y-cristianos", num_envs=4, seats=4, options={"puntos": 5}, flat=True)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    seen, rewards, over, _, info = play_until_over(envs)
    table = int(np.flatnonzero(over)[0])
    assert envs.batch.tables.states[table] is not None
    assert np.flatnonzero(info["action_mask"][table]).tolist() == [0]
    assert seen[table].any()
    assert rewards[table] in (0.0, 1.0)
    state = envs.batch.tables.states[table]
    seen, rewards, over, _, info = envs.step(envs.sample())
    assert envs.batch.tables.states[table] is not state
    assert rewards[table] == 0.0
    assert not over[table]
    assert info["action_mask"][table].any()


def test_the_same_step_deals_again():
    envs = SeatVectorEnv(
        "moros-y-cristianos", 4, seats=4, options={"puntos": 5}, autoreset_mode="SameStep", flat=True
    )
    seen, _, over, _, info = play_until_over(envs)
    assert np.array_equal(info["_final_obs"], over)
    table = int(np.flatnonzero(over)[0])
    assert info["final_obs"][table].shape == seen[table].shape
    assert info["action_mask"][table].any()


def test_without_autoreset_the_caller_deals():
    envs = SeatVectorEnv("moros-y-cristianos", 4, seats=4, options={"puntos": 5}, autoreset_mode="Disabled")
    _, _, over, _, _ = play_until_over(envs)
    with pytest.raises(ResetNeeded):
        envs.step(envs.sample())
    kept = [envs.batch.tables.states[table] for table in range(4)]
    _, info = envs.reset(options={"reset_mask": over})
    for table in range(4):
        assert (envs.batch.tables.states[table] is kept[table]) == (not over[table])
    assert info["action_mask"].any(axis=1).all()


def test_an_episode_may_be_cut_off():
    envs = SeatVectorEnv("moros-y-cristianos", 2, seats=4, max_steps=3)
    envs.reset(seed=1)
    for number in range(1, 4):
        _, _, over, cut, _ = envs.step(envs.sample())
        assert cut.tolist() == [number == 3 and not one for one in over]
    envs.step(envs.sample())
    assert not envs._ended.any()


def test_each_table_has_its_own_seed():
    """A single seed gives table i the seed + i, as the list of these seeds does."""
    one, other = (SeatVectorEnv("moros-y-cristianos", 3, seats=4, flat=True) for _ in range(2))
    seen, _ = one.reset(seed=7)
    again, _ = other.reset(seed=[7, 8, 9])
    assert np.array_equal(seen, again)
    swapped, _ = other.reset(seed=[9, 8, 7])
    assert np.array_equal(swapped, seen[::-1])


def test_players_of_ones_own_and_a_picture_in_words():
    envs = SeatVectorEnv(
        "muerte-al-rey", 2, seats=6, seat=2, players=[First(), "jugador"], render_mode="ansi"
    )
    envs.reset(seed=1)
    envs.step(envs.sample())
    assert "Seat 2" in envs.render()[1]
    with pytest.raises(IllegalAction):
        strict = SeatVectorEnv("muerte-al-rey", 1, seats=6, illegal="raise")
        strict.reset(seed=1)
        strict.step(np.array([10**6]))
