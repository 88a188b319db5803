"""Nothing on a page moves while it arrives: what comes later has its place, or comes below."""

from __future__ import annotations

import random

import pytest

from tests.browser.houses import PATIENCE
from tests.browser.positions import POSITIONS, sit_at
from tests.browser.visitors import DESK, PHONE, TWO_FRAMES

WATCH = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) window.shifts.push([one.value, one.sources.map(({ node }) =>
      node?.cloneNode?.(false).outerHTML?.slice(0, 90) ?? String(node?.nodeName))]);
  }).observe({ type: "layout-shift", buffered: true });
}"""
BARE = """new MutationObserver((_, watch) => {
  if (!document.querySelector("main")) return;
  watch.disconnect();
  window.bare = [...document.querySelectorAll("link[rel=stylesheet]")]
    .filter((one) => !one.sheet && one.href.includes("/%s-")).map((one) => one.href);
}).observe(document, { subtree: true, childList: true })"""
"""Notes which styles of a part are missing as the first of it is drawn."""
RUN = """(part) => performance.getEntriesByType("resource")
  .some(({ name }) => name.includes(`/${part}-`) && name.endsWith(".js"))"""
MOST = 0.02
"""The largest sum of shifts on a page, in the measure of browsers (share of the window times distance)."""


def shift(guest, path, *signs):
    """What moved on a page that is opened anew, until these are on it, with how much."""
    guest.go(path)
    for sign in signs:
        # An analysis waits for those of other games.
        guest.page.locator(sign).first.wait_for(timeout=5 * PATIENCE * 1000)
    guest.loaded()
    return guest.page.evaluate("() => window.shifts")


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_the_first_page_and_rules_stay_where_they_are_drawn(visitor, size):
    guest = visitor(size=size)
    guest.context.add_init_script(f"({WATCH})()")
    pages = {"/": ".game", "/reglas/taifa": "section[data-page]"}
    moved = {path: shift(guest, path, sign) for path, sign in pages.items()}
    assert {path: ones for path, ones in moved.items() if sum(value for value, _ in ones) > MOST} == {}


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("game", [one for one in POSITIONS if one != "mentiroso"])
def test_a_table_stays_where_it_is_drawn(visitor, game, size):
    guest = visitor(size=size)
    sit_at(guest, game, next(iter(POSITIONS[game])))
    path = guest.page.url.removeprefix(guest.house.address)
    guest.context.add_init_script(f"({WATCH})()")
    moved = shift(guest, path, "[data-mine=true]")
    assert sum(value for value, _ in moved) <= MOST, moved


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_replay_stays_where_it_is_drawn_while_its_analysis_arrives(visitor, size):
    guest = visitor(size=size)
    table = guest.alone("moros-y-cristianos", options={"puntos": 6})
    guest.play(random.Random(3))
    guest.context.add_init_script(f"({WATCH})()")
    moved = shift(guest, f"/mesa/{table}/repaso", "[data-known='0']", "[data-strip=whole]")
    assert sum(value for value, _ in moved) <= MOST, moved


@pytest.mark.parametrize("part", ["Rules", "Learn", "Table", "Replay", "Hall"])
def test_a_page_is_drawn_once_its_styles_are_there(visitor, part):
    guest, held, free = visitor(service_workers="block"), [], False

    def meet(style):
        style.continue_() if free else held.append(style)

    table = guest.alone("moros-y-cristianos")
    paths = {"Rules": "/reglas/taifa", "Learn": "/aprender/taifa", "Table": f"/mesa/{table}"}
    paths |= {"Replay": f"/mesa/{table}/repaso", "Hall": f"/mesa/{table}/sala"}
    guest.context.add_init_script(BARE % part)
    guest.context.route(f"**/assets/{part}-*.css", meet)
    guest.page.goto(guest.house.address + paths[part], wait_until="commit")
    guest.comes_to(lambda: bool(held), True)
    guest.page.wait_for_function(RUN, arg=part)
    guest.page.locator(".skip").wait_for(state="attached")
    guest.page.evaluate(TWO_FRAMES)
    free = True
    for one in held:
        one.continue_()
    guest.page.locator("main").first.wait_for(state="attached")
    assert guest.page.evaluate("window.bare") == []
