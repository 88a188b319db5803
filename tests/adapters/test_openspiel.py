"""OpenSpiel's own test suites for every game, and ours for the resampler that comes with the adapter."""

import hashlib
import unittest
from pathlib import Path

import msgspec
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test

import tafureria.adapters.openspiel as adapter
from tafureria.core import registry
from tafureria.core.chance import Dice
from tafureria.library.setup import checked

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
GAMES = Path(registry.__file__).parents[1] / "games"
SHORT = 160
"""Characters in a line; longer ones (information states, vectors) are cut and end with a fingerprint."""


def fewest(name):
    """The smallest number of players, with the default options."""
    return checked(name, None, None)[2]


def playthrough(name):
    """OpenSpiel's playthrough of a game on ``tiny()``, or of a short one with the fewest players."""
    game = registry.find(name).game
    options, seats = game.tiny()
    if seats not in game.seats:
        options, seats = game.options(), fewest(name)
    values = {"players": seats, **msgspec.to_builtins(options)}
    if "partidas" in values:
        values["partidas"] = 1
    given = ",".join(f"{key}={value}" for key, value in values.items())
    text = generate_playthrough.playthrough(f"{adapter.spiel_name(name)}({given})", None, seed=1)
    return "".join(shortened(line) + "\n" for line in text.splitlines())


def shortened(line):
    if len(line) <= SHORT:
        return line.rstrip()
    mark = hashlib.sha256(line.encode()).hexdigest()[:16]
    return f"{line[:SHORT]} ... {len(line)} characters, sha256 {mark}"


def load(name):
    return pyspiel.load_game(adapter.spiel_name(name))


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


@pytest.mark.parametrize("own", [entry.name for entry in registry.games() if entry.folder.parent == GAMES])
def test_playthrough_is_as_it_stands_in_its_file(own):
    """The file shows everything that the API says at every position; ``python -m`` this module writes it."""
    assert playthrough(own) == (PLAYTHROUGHS / f"{own}.txt").read_text(encoding="utf-8")


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


if __name__ == "__main__":
    for entry in registry.games():
        (PLAYTHROUGHS / f"{entry.name}.txt").write_text(playthrough(entry.name), encoding="utf-8")
