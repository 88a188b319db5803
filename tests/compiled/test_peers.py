"""Uses of the engine by other software work when it is compiled: adapters, copying, help texts, plugins.

These are tests of the checkout, run again here on the compiled modules.
"""

from __future__ import annotations

import tafureria.adapters.openspiel  # noqa: F401 - its games must be there before OpenSpiel's suites are
from tafureria.core import registry
from tests.adapters.test_gymnasium import (
    test_gymnasium,
    test_it_is_registered,
    test_pickles_and_clones_go_on_in_the_same_way,
)
from tests.adapters.test_openspiel import test_api as test_api_of_openspiel
from tests.adapters.test_openspiel import test_information_states_never_look_alike, test_random_sim
from tests.adapters.test_pettingzoo import (
    pytestmark,
    test_a_clone_goes_its_own_way,
    test_a_pickle_goes_on_in_the_same_way,
    test_api,
    test_max_cycles,
    test_parallel_api,
    test_parallel_seed,
)
from tests.library.test_help import test_a_game_says_how_it_is_called, test_it_has_words_and_types
from tests.library.test_match import test_states_and_matches_are_copied, test_the_same_seed_is_the_same_game
from tests.unit.test_registry import test_a_game_may_be_derived_from_one_of_ours

__all__ = [
    "pytestmark",
    "test_a_clone_goes_its_own_way",
    "test_a_game_may_be_derived_from_one_of_ours",
    "test_a_game_says_how_it_is_called",
    "test_a_pickle_goes_on_in_the_same_way",
    "test_api",
    "test_api_of_openspiel",
    "test_gymnasium",
    "test_information_states_never_look_alike",
    "test_it_has_words_and_types",
    "test_it_is_registered",
    "test_max_cycles",
    "test_parallel_api",
    "test_parallel_seed",
    "test_pickles_and_clones_go_on_in_the_same_way",
    "test_random_sim",
    "test_states_and_matches_are_copied",
    "test_the_same_seed_is_the_same_game",
]


def pytest_generate_tests(metafunc):
    if "name" in metafunc.fixturenames and not any(
        "name" in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize")
    ):
        metafunc.parametrize("name", [entry.name for entry in registry.games()])
