"""Every test of the contract is run for every registered game: ``-k moros`` picks one."""

import pytest

from tafureria.core import registry


@pytest.fixture(params=registry.games(), ids=lambda entry: entry.name, scope="session")
def entry(request):
    return request.param


@pytest.fixture(scope="session")
def game(entry):
    return entry.game
