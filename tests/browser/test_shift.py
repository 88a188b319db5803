"""Nothing on a page moves while it arrives: what comes later has its place, or comes below."""

from __future__ import annotations

import pytest

from tests.browser.visitors import DESK, PHONE

WATCH = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) window.shifts.push([one.value, one.sources.map(({ node }) =>
      node?.cloneNode?.(false).outerHTML?.slice(0, 90) ?? String(node?.nodeName))]);
  }).observe({ type: "layout-shift", buffered: true });
}"""
MOST = 0.02
"""The largest sum of shifts on a page, in the measure of browsers (share of the window times distance)."""


def shift(guest, path, sign):
    """What moved on a page that is opened anew, with how much."""
    guest.go(path)
    guest.page.locator(sign).first.wait_for()
    guest.page.wait_for_load_state("networkidle")
    return guest.page.evaluate("() => window.shifts")


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_the_first_page_and_rules_stay_where_they_are_drawn(visitor, size):
    guest = visitor(size=size)
    guest.context.add_init_script(f"({WATCH})()")
    pages = {"/": ".game", "/reglas/taifa": "section[data-page]"}
    moved = {path: shift(guest, path, sign) for path, sign in pages.items()}
    assert {path: ones for path, ones in moved.items() if sum(value for value, _ in ones) > MOST} == {}
