"""Runs every test of the contract for every installed game; ``-k moros`` picks one."""

import pytest

from tafureria.core import registry


@pytest.fixture(params=registry.games(), ids=lambda entry: entry.name, scope="session")
def entry(request):
    return request.param


@pytest.fixture(scope="session")
def game(entry):
    return entry.game
