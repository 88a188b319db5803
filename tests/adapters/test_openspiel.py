"""OpenSpiel's own test suites for every game, and ours for the resampler that comes with the adapter."""

import hashlib
import pickle
import subprocess
import sys
import unittest
from pathlib import Path

import msgspec
import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import policy
from open_spiel.python.algorithms import (
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)
from open_spiel.python.tests import games_sim_test

import tafureria.adapters.openspiel as adapter
from tafureria.core import registry
from tafureria.core.chance import Dice
from tafureria.library.setup import checked
from tests.contract.pin import RENEW
from tests.wide import WIDE

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
GAMES = Path(registry.__file__).parents[1] / "games"
OWN = [entry.name for entry in registry.games() if entry.folder.parent == GAMES]
SHORT = 160
"""Characters in a line; longer ones (information states, vectors) are cut and end with a fingerprint."""


def fewest(name):
    """The smallest number of players, with the default options."""
    return checked(name, None, None)[2]


def playthrough(name):
    """OpenSpiel's playthrough of a game on ``tiny()``."""
    text = generate_playthrough.playthrough(str(tiny(name)), None, seed=1)
    return "".join(shortened(line) + "\n" for line in text.splitlines())


def shortened(line):
    if len(line) <= SHORT:
        return line.rstrip()
    mark = hashlib.sha256(line.encode()).hexdigest()[:16]
    return f"{line[:SHORT]} ... {len(line)} characters, sha256 {mark}"


def load(name):
    return pyspiel.load_game(adapter.spiel_name(name))


def tiny(name):
    """The smallest game of that name."""
    options, seats = registry.find(name).game.tiny()
    return pyspiel.load_game(adapter.spiel_name(name), {"players": seats, **msgspec.to_builtins(options)})


def walk(state, dice, plies):
    for _ in range(plies):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[dice.below(len(outcomes))][0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[dice.below(len(legal))])


def brief(name):
    """The game, shortened if it is long: the serialization test replays it from every position."""
    words = {"moros-y-cristianos": "(puntos=5)", "la-reconquista": "(rondas=10)"}.get(name, "")
    return pyspiel.load_game(adapter.spiel_name(name) + words)


def test_random_sim(name):
    pyspiel.random_sim_test(brief(name), num_sims=1, serialize=True, verbose=False)


def test_sim_game(name):
    class Case(games_sim_test.GamesSimTest):
        def runTest(self):
            """``games_sim_test`` needs this method; only its helpers are used."""

    Case().sim_game(brief(name), check_pyspiel_serialization=True, check_pickle_serialization=True)


def test_information_states_never_look_alike(name):
    """The tensor begins with the view; its memory part differs whenever the seat was told something else."""
    game, dice = load(name), Dice(2)
    state = game.new_initial_state()
    seen = {}
    for _ in range(40):
        walk(state, dice, 1)
        for seat in range(game.num_players()):
            vector = state.information_state_tensor(seat)
            assert len(vector) == game.information_state_tensor_size()
            assert vector[: game.observation_tensor_size()] == state.observation_tensor(seat)
            told = (seat, state.information_state_string(seat))
            # The view may change without an event (whose turn it is); the memory part does not.
            recalled = tuple(vector[game.observation_tensor_size() :])
            assert seen.setdefault(told, recalled) == recalled
    assert len({(seat, recalled) for (seat, _), recalled in seen.items()}) == len(seen)


def test_api(name):
    flags.FLAGS(["x", f"--test_only_games={adapter.spiel_name(name)}$"])
    result = unittest.TestResult()
    api_test.load_tests(unittest.defaultTestLoader, None, None).run(result)
    assert result.testsRun > 0
    assert not result.errors, result.errors[0][1]
    assert not result.failures, result.failures[0][1]


@pytest.mark.parametrize("own", OWN)
def test_playthrough_is_as_it_stands_in_its_file(own):
    """The file shows everything that the API says at every position; ``python -m`` this module writes it."""
    assert playthrough(own) == (PLAYTHROUGHS / f"{own}.txt").read_text(encoding="utf-8"), RENEW


def test_resampled_worlds_look_the_same_and_differ(name):
    """1,000 resampled worlds: same information state, playable, and not all alike."""
    game, dice = pyspiel.load_game(adapter.spiel_name(name), {"players": max(2, fewest(name))}), Dice(5)
    resample = adapter.resampler(11)
    whole = game.new_initial_state()
    walk(whole, dice, 100_000)
    length = len(whole.history())
    done, seen = 0, set()
    while done < 1000:
        state = game.new_initial_state()
        walk(state, dice, 1 + dice.below(length))
        if state.is_terminal() or state.is_chance_node():
            continue
        seat = state.current_player()
        told = state.information_state_string(seat)
        for _ in range(100):
            other = resample(state, seat)
            assert other.information_state_string(seat) == told
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.current_player() == seat
            assert other.legal_actions() == state.legal_actions()
            seen.add(tuple(other.observation_string(s) for s in range(game.num_players())))
            done += 1
        walk(other, dice, 50)
    assert len(seen) > 10


@pytest.mark.parametrize("seed", [1])
def test_their_search_plays_our_games(name, seed):
    game, dice = load(name), Dice(seed)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        walk(state, dice, 1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(), 1.4, 5, allow_inconsistent_action_sets=True)
    bot.set_resampler(adapter.resampler(seed))
    assert bot.step(state) in state.legal_actions()


WALKED = 20_000 if WIDE else 500
"""Positions of a tiny game up to which algorithms that visit all of them many times are tried."""


def test_information_states_of_whole_tiny_games(name):
    """No two players share one, and the same one always has the same legal actions."""
    todo, knows = [tiny(name).new_initial_state()], {}
    while todo:
        state = todo.pop()
        if state.is_terminal():
            continue
        legal = state.legal_actions()
        if not state.is_chance_node():
            seat = state.current_player()
            said = (seat, legal)
            assert knows.setdefault(state.information_state_string(seat), said) == said
        todo += [state.child(action) for action in legal]
    assert knows


def test_algorithms_for_whole_games_run_on_the_tiny_one(name):
    game = tiny(name)
    external_sampling_mccfr.ExternalSamplingSolver(game).iteration()
    outcome_sampling_mccfr.OutcomeSamplingSolver(game).iteration()
    assert game.get_type().utility == (
        pyspiel.GameType.Utility.GENERAL_SUM
        if game.utility_sum() is None
        else pyspiel.GameType.Utility.CONSTANT_SUM
        if game.utility_sum()
        else pyspiel.GameType.Utility.ZERO_SUM
    )
    if not WIDE:
        game.opening = small_rest(game)
    solver = pyspiel.CFRSolver(game)
    solver.evaluate_and_update_policy()
    if size(game) > WALKED:
        return
    if game.num_players() == 2 and game.utility_sum() is not None:
        assert pyspiel.exploitability(game, solver.average_policy()) >= 0
        assert exploitability.exploitability(game, policy.UniformRandomPolicy(game)) > 0
    else:
        assert exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) > 0


def small_rest(game):
    """A position from which there are at most ``WALKED``, in which every seat may still have to choose."""
    for seed in range(100):
        state, dice = game.new_initial_state(), Dice(seed)
        while len(states := list(every_state(state))) > WALKED:
            walk(state, dice, 1)
        if {one.current_player() for one in states} >= set(range(game.num_players())):
            state.at.shared = True
            return state.at
    raise AssertionError("a tiny game has no end in which every seat chooses")


def size(game):
    return sum(1 for _ in every_state(game.new_initial_state()))


def every_state(state):
    """Yield a position and those that may follow, all of them or a few more than ``WALKED``."""
    todo, count = [state], 0
    while todo and count <= WALKED:
        state = todo.pop()
        yield state
        count += 1
        todo += [state.child(action) for action in state.legal_actions()]


@pytest.mark.parametrize(
    ("words", "utility", "total"),
    [
        ("espada_negra", "CONSTANT_SUM", 1),
        ("espada_negra(players=4,parejas=True)", "CONSTANT_SUM", 1),
        ("la_reconquista(players=6)", "CONSTANT_SUM", 1),
        ("moros_y_cristianos", "GENERAL_SUM", None),
        ("moros_y_cristianos(equipos=True)", "GENERAL_SUM", None),
        ("muerte_al_rey(partidas=1)", "ZERO_SUM", 0),
        ("muerte_al_rey(partidas=1,traicion=True)", "GENERAL_SUM", None),
        ("muerte_al_rey(partidas=3)", "GENERAL_SUM", None),
        ("taifa(players=6)", "CONSTANT_SUM", 1),
        ("taifa(players=5)", "GENERAL_SUM", None),
        ("taifa(players=1,cid=True)", "GENERAL_SUM", None),
    ],
)
def test_the_sum_of_the_returns_is_declared_by_variant(words, utility, total):
    game = pyspiel.load_game(f"python_{words}")
    assert game.get_type().utility == getattr(pyspiel.GameType.Utility, utility)
    assert game.utility_sum() == total
    assert game.max_game_length() < 100_000
    assert game.max_history_length() < 200_000


def test_what_makes_no_sense_is_refused_in_words(name):
    """Numbers of players that are none, chance where a seat acts, a seat where chance does, and the end."""
    game, dice, resample = load(name), Dice(3), adapter.resampler(np.int64(4))
    start = game.new_initial_state()
    seats = game.num_players()
    state = start.clone()
    while state.is_chance_node():
        walk(state, dice, 1)
    end = state.clone()
    walk(end, dice, 100_000)
    refused = pytest.raises(pyspiel.SpielError, match=r"\w+ \w+ \w+|player")
    for position in (start, state, end):
        for player in (-5, -4, -1, seats, 99):
            for ask in (
                position.notebook,
                position.information_state_string,
                position.observation_string,
                lambda player, position=position: resample(position, player),
            ):
                with refused:
                    ask(player)
        with refused:
            position.apply_action(10**6)
        with refused:
            position.clone().apply_action(-3)
    for position in (start, end):
        if not position.is_terminal() and not position.is_chance_node():
            continue
        with refused:
            resample(position, 0)
    for position in (state, end):
        with refused:
            position.chance_outcomes()
    if seats > 1:
        seat = state.current_player()
        with refused:
            resample(resample(state, seat), (seat + 1) % seats)


def test_resampled_states_survive_being_stored(name):
    """By pickle, by OpenSpiel's own serialization and as clones; and all of them play on alike."""
    game, dice, resample = load(name), Dice(6), adapter.resampler(7)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        walk(state, dice, 1)
    world = resample(state, state.current_player())
    stored = pyspiel.serialize_game_and_state(game, world)
    copies = [world, world.clone(), pickle.loads(pickle.dumps(world))]
    copies += [pyspiel.deserialize_game_and_state(stored)[1]]
    for copy in copies:
        walk(copy, Dice(8), 40)
        for seat in range(game.num_players()):
            assert copy.information_state_string(seat) == world.information_state_string(seat)
            assert copy.observation_string(seat) == world.observation_string(seat)
        assert copy.legal_actions() == world.legal_actions()


def test_copies_do_not_share_what_is_played_on_them(name):
    state = load(name).new_initial_state()
    walk(state, Dice(1), 12)
    before = [state.information_state_string(seat) for seat in range(len(state.returns()))]
    copy = state.clone()
    walk(copy, Dice(2), 12)
    assert [state.information_state_string(seat) for seat in range(len(before))] == before
    again = copy.clone()
    walk(copy, Dice(2), 5)
    walk(state, Dice(2), 12)
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("missing", ["numpy", "pyspiel"])
def test_the_extra_is_named_where_something_is_not_installed(missing):
    program = f"import sys; sys.modules[{missing!r}] = None; import tafureria.adapters.openspiel"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert said.returncode == 1
    assert 'pip install "tafureria[openspiel]"' in said.stderr


if __name__ == "__main__":
    for own in OWN:
        (PLAYTHROUGHS / f"{own}.txt").write_text(playthrough(own), encoding="utf-8")
