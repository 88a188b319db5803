"""A house for every test of this folder, and control over its deals, computer players and clock."""

from types import SimpleNamespace

import pytest

from tests.house import hands
from tests.house.peers import OpenHouse


@pytest.fixture(scope="session", autouse=True)
def _taken():
    with pytest.MonkeyPatch.context() as patch:
        hands.take(patch)
        yield


@pytest.fixture(autouse=True)
def _dealt(_taken, request):
    """Derive the deals from the test's name, and let computer players move."""
    hands.deals.begin(request.node.name)
    hands.bots.begin()
    yield
    hands.bots.are_still = False


@pytest.fixture(scope="session")
def house(_taken, tmp_path_factory):
    """One open house that the tests share; each test has its own tables and visitors."""
    with OpenHouse(tmp_path_factory.mktemp("house") / "store.sqlite3") as opened:
        yield opened


@pytest.fixture
def bots():
    """The computer players of this process; within ``with bots.still():`` none of them moves."""
    return hands.bots


@pytest.fixture
def stopped(monkeypatch):
    """Budgets never refill, however long a busy machine takes."""
    monkeypatch.setattr("tafureria.web.budgets.time", SimpleNamespace(monotonic=lambda: 1000.0))


@pytest.fixture
def clock():
    """The tables' clock in this process, which is stopped; ``clock.advance(2)`` advances it two seconds."""
    with pytest.MonkeyPatch.context() as patch:
        clock = hands.stop_the_clock(patch)
        yield clock
    clock.let_go()
