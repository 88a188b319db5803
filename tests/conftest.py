"""Decides which tests run in the same process when several processes share the work."""

from __future__ import annotations

import os
import re

import pytest

from tafureria.core import registry

# So that what visitors assert of a page shows the values when it fails.
pytest.register_assert_rewrite("tests.browser")

# Commands speak the reader's language. Readers here are in Spain, whoever runs the tests.
os.environ["LANGUAGE"] = "es_ES"

GAMES = "|".join(re.escape(entry.name) for entry in registry.games())
OF_A_GAME = re.compile(rf"^tests/contract/.*\[({GAMES})(-\w+)?\]$")
TOGETHER = ("tests/browser/test_new_game.py", "tests/docs/test_search.py")
"""Files whose tests share something that takes long to create."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """Run the contract tests of one game in the same process, since they share its sampled positions."""
    # Marks would suffice, but xdist 3.8 loses its groups with pytest 9.2.
    from xdist.scheduler import LoadScopeScheduling

    class ByGame(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            file = nodeid.split("::")[0]
            game = OF_A_GAME.match(nodeid)
            return game[1] if game else file if file in TOGETHER else nodeid

    return ByGame(config, log)
