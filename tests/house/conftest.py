"""A house for every test of this folder."""

import pytest

from tests.house.peers import OpenHouse


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    """One open house that the tests share: every test has tables and visitors of its own."""
    with OpenHouse(tmp_path_factory.mktemp("house") / "store.sqlite3") as opened:
        yield opened
