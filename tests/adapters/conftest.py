"""Every game, the sixth among them, against the peers' own suites."""

import pytest

from tafureria.core import registry

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")
# OpenSpiel's suites look at the list of games when they are imported, so the adapter comes first.
pytest.importorskip("tafureria.adapters.openspiel")


def pytest_generate_tests(metafunc):
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", [entry.name for entry in registry.games()])
