"""A house for every test of this folder, and what a test holds in its hands of it."""

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
    """Every test deals by its own name, with computer players that move."""
    hands.deals.begin(request.node.name)
    hands.bots.begin()
    yield
    hands.bots.are_still = False


@pytest.fixture(scope="session")
def house(_taken, tmp_path_factory):
    """One open house that the tests share: every test has tables and visitors of its own."""
    with OpenHouse(tmp_path_factory.mktemp("house") / "store.sqlite3") as opened:
        yield opened


@pytest.fixture
def bots():
    """The computer players of this process: ``with bots.still():`` none of them moves."""
    return hands.bots


@pytest.fixture
def clock():
    """The time at the tables of this process: it stands, and ``clock.advance(2)`` goes on by two seconds."""
    with pytest.MonkeyPatch.context() as patch:
        clock = hands.stop_the_clock(patch)
        yield clock
    clock.let_go()
