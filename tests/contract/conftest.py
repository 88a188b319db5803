"""Every test of the contract is run for every registered game: ``-k moros`` picks one."""

import pytest

from tafureria.core import registry


@pytest.fixture(params=registry.games(), ids=lambda entry: entry.name, scope="session")
def entry(request):
    return request.param


@pytest.fixture(scope="session")
def game(entry):
    return entry.game


def pytest_collection_modifyitems(items):
    """What was sampled of a game is used by all its tests: they stay in one process."""
    for item in items:
        params = getattr(getattr(item, "callspec", None), "params", {})
        if "entry" in params:
            item.add_marker(pytest.mark.xdist_group(params["entry"].name))
