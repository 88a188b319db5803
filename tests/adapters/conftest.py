"""Runs every game, the sixth included, through the test suites of the peer libraries."""

import pytest

from tafureria.core import registry

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")
# OpenSpiel's suites read the list of games when they are imported, so the adapter must be imported first.
pytest.importorskip("tafureria.adapters.openspiel")


def pytest_generate_tests(metafunc):
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", [entry.name for entry in registry.games()])
