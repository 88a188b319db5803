"""Real clicks in a real browser against a real house. Skipped by name where there is no Chromium.

``house`` opens a house without delays on a new store; ``visitor`` opens pages in a browser.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.firefox import Firefox, FirefoxVisitor, firefox, opened
from tests.browser.houses import House
from tests.browser.sites import AtHome, Site, SiteFox, SiteVisitor, build
from tests.browser.visitors import Visitor, sync_api

OTHER = os.environ.get("TAFURERIA_BUILT")
"""Folder of a client built with the example game as well, as ``make test`` builds it."""
BUILT = Path(OTHER or Path(__file__).parents[2] / "src/tafureria/web/built") / "index.html"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Rendering on the CPU in a few large tiles and in one process less saves a sixth of the total time.
    "--in-process-gpu",
    "--default-tile-width=1024",
    "--default-tile-height=1024",
]


def chromium() -> str | None:
    """Return the path of the system's Chromium, or ``None``."""
    names = (os.environ.get("TAFURERIA_CHROMIUM", ""), "chromium-headless-shell", "chromium")
    names += ("chromium-browser", "google-chrome")
    return next((path for name in names if name and (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house without delays that the tests share; each test has its own visitors and tables."""
    if not BUILT.is_file():
        pytest.skip("the client is not built (make play builds it)")
    one = House(tmp_path_factory.mktemp("house"))
    one.open()
    yield one
    one.kill()


@pytest.fixture
def example() -> None:
    """Skips the test unless the example game is part of the client."""
    if OTHER is None:
        pytest.skip("the client is built without the example game (make test builds it with)")


@pytest.fixture(scope="session")
def engine() -> Iterator[Any]:
    """One Chromium for all tests."""
    path = chromium()
    if path is None:
        pytest.skip("no Chromium on this machine")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visitor(engine: Any, house: House, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors at a house that deals by the name of the test, and closes them afterwards."""
    house.deal_by(request.node.name)
    made: list[Visitor] = []
    request.node.visitors = made

    def make(**context: Any) -> Visitor:
        made.append(Visitor(engine, house, **context))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture(scope="session")
def other_engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    """One Firefox for all tests."""
    path = firefox()
    if path is None:
        pytest.skip("no Firefox on this machine")
    with opened(path, tmp_path_factory.mktemp("firefox")) as browser:
        yield browser


@pytest.fixture
def fox(
    other_engine: Firefox, house: House, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors with Firefox, as ``visitor`` does with Chromium."""
    house.deal_by(request.node.name)
    made: list[Visitor] = []
    request.node.visitors = made

    def make() -> Visitor:
        made.append(FirefoxVisitor(other_engine, house))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site that the tests share: each visitor has a house of their own."""
    if not BUILT.is_file():
        pytest.skip("the client is not built (make play builds it)")
    build()
    one = Site(tmp_path_factory.mktemp("site") / "files")
    one.open()
    yield one
    one.close()


@pytest.fixture
def here(engine: Any, site: Site, request: pytest.FixtureRequest) -> Iterator[Callable[..., SiteVisitor]]:
    """Makes visitors with a house in their own browser, as ``visitor`` does with one on a server."""
    made: list[Visitor] = []
    request.node.visitors = made

    def make(**context: Any) -> SiteVisitor:
        made.append(one := SiteVisitor(engine, site, **context))
        return one

    yield make
    for one in made:
        one.close()


@pytest.fixture(
    params=[
        pytest.param("firefox", marks=pytest.mark.xdist_group("firefox")),
        "chromium",
    ]
)
def resident(site: Site, request: pytest.FixtureRequest) -> Iterator[AtHome]:
    """Somebody with a house in their own browser, Firefox or Chromium."""
    is_fox = request.param == "firefox"
    engine = request.getfixturevalue("other_engine" if is_fox else "engine")
    one = SiteFox(engine, site) if is_fox else SiteVisitor(engine, site)
    request.node.visitors = [one]
    yield one
    one.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: Any, call: pytest.CallInfo[None]) -> Any:
    """Report with a failure what the visitors saw: a failure on a busy machine may not come a second time."""
    report = yield
    if call.when == "call" and report.failed:
        report.sections += [("What a visitor saw", one.saw()) for one in getattr(item, "visitors", ())]
    return report
