"""The house in a browser that lacks something: the game is kept, or it is said in words what is lost."""

from __future__ import annotations

import contextlib
import random

import pytest

from tests.browser.sites import BELOW
from tests.browser.test_site import GAME, NO_FILES, without
from tests.browser.visitors import PHONE, WIDE

pytestmark = pytest.mark.skipif(not WIDE, reason="make soak plays in sites: they fetch an interpreter")

# Once `isFull` is set in the worker, the database has no more room, and says so only as a transaction ends.
FULL_DATABASE = """{
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...given) {
    const request = put.apply(this, given);
    if (self.isFull) request.addEventListener("success", () => this.transaction.abort());
    return request;
  };
}"""
# A browser that knows no modules takes the other script.
NO_MODULES = {'type="module"': 'type="unknown"', "<script nomodule": "<script"}


def position(one):
    return one.page.locator("[data-position]").get_attribute("data-position")


def plays_on(one):
    """Play until the position is another."""
    at = position(one)
    one.play(random.Random(9), until=lambda: position(one) != at)


def test_without_room_in_the_database_it_is_said_that_the_game_may_be_lost(here):
    ana = here(service_workers="block")
    without(ana, NO_FILES + FULL_DATABASE)
    ana.alone(GAME)
    ana.play_to("play", random.Random(5))
    (worker,) = ana.page.workers
    assert ana.page.locator("[data-line=trouble]").count() == 0
    worker.evaluate("self.isFull = true")
    plays_on(ana)
    ana.page.locator("[data-line=trouble]").wait_for()


def test_a_browser_without_modules_says_that_it_is_too_old(here):
    ana = here(service_workers="block")

    def answer(route):
        text = route.fetch().text()
        for now, then in NO_MODULES.items():
            assert now in text
            text = text.replace(now, then)
        route.fulfill(body=text, content_type="text/html")

    ana.page.route(f"**{BELOW}", answer)
    ana.page.goto(f"{ana.house.address}{BELOW}")
    ana.page.get_by_text("Este navegador es demasiado antiguo").wait_for()
    ana.page.get_by_text("This browser is too old").wait_for()


def test_a_browser_without_webassembly_says_that_it_is_too_old(here):
    ana = here(service_workers="block")
    ana.context.add_init_script("delete self.WebAssembly")
    ana.go("/")
    line = ana.page.locator("[data-line=failed]")
    line.get_by_text("demasiado antiguo").wait_for()
    assert line.get_by_role("button").count() == 0


@contextlib.contextmanager
def lacking(site, part):
    """Meanwhile that file of the engine does not come."""
    files = list(site.folder.glob(f"engine/*/{part}"))
    assert files
    for file in files:
        file.rename(file.with_name("away"))
    try:
        yield
    finally:
        for file in files:
            file.with_name("away").rename(file)


@pytest.mark.parametrize("part", ["pyodide.asm.wasm", "modules.xz"])
def test_a_file_that_does_not_come_is_said_and_fetched_when_tried_again(site, here, part):
    ana = here(service_workers="block")
    line = ana.page.locator("[data-line=failed]")
    with lacking(site, part):
        ana.go("/")
        line.wait_for()
    line.get_by_role("button").click()
    ana.until("() => document.querySelector('[data-kept]:not(:empty)')")


def test_who_waits_for_a_house_that_does_not_open_can_go_back(site, here):
    ana = here(service_workers="block", size=PHONE)
    with lacking(site, "modules.xz"):
        ana.go(f"/juego/{GAME}")
        ana.page.get_by_role("button", name="Jugar").first.click()
        cover = ana.page.locator("[data-loading=failed]")
        assert "modules.xz: 404" in cover.inner_text()
        assert cover.evaluate("(one) => one.scrollWidth <= one.clientWidth")
        cover.get_by_role("link", name="Volver").click()
        ana.page.locator("[data-line=failed]").wait_for()
