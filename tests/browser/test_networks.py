"""The page under bad networks: cut connections, no WebSockets, parts that do not arrive, a lost cookie.

The page's clock is moved on by the tests; what needs the network is waited for, however long it takes.
"""

from __future__ import annotations

import random

import pytest

from tests.browser.swallowing import proxy
from tests.browser.visitors import Visitor

GAME = "moros-y-cristianos"
NOTICED = 12_000
"""Milliseconds within which a cut that nobody announces is noticed."""
SEEN_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"


@pytest.fixture
def through(engine, house, request):
    """Makes a proxy in front of the house and a visitor who comes through it."""
    house.deal_by(request.node.name)
    opened = []

    def make(**how):
        between = proxy(house, **how)
        opened.append(between)
        at = between.__enter__()
        ana = Visitor(engine, at)
        opened.append(ana)
        return at, ana

    yield make
    for one in reversed(opened):
        one.close() if isinstance(one, Visitor) else one.__exit__(None, None, None)


def seated(ana):
    """Sit at a table where nothing happens until Ana moves."""
    ana.page.clock.install()
    ana.alone(GAME)
    ana.page.wait_for_selector("[data-mine=true]")
    # What was on its way has come once the house has answered what it is asked now.
    before = len(ana.received)
    ana.page.evaluate(SEEN_AGAIN)
    ana.comes_to(lambda: any('"pong"' in frame for frame in ana.received[before:]), True)
    ana.page.wait_for_function("() => document.querySelectorAll('.lost').length === 0")


def moves(ana):
    """Make a move that arrives at the house."""
    before = ana.page.locator("[data-position]").get_attribute("data-position")
    rng = random.Random(1)
    ana.play(rng, lambda: ana.page.locator("[data-position]").get_attribute("data-position") != before)


@pytest.mark.parametrize("way", ["cut", "moved", "seen again"])
def test_a_silent_cut_is_noticed_said_and_mended(through, way):
    at, ana = through()
    seated(ana)
    if way == "moved":
        at.lose_all()
    else:
        at.is_silent = True
    if way == "seen again":
        ana.page.evaluate(SEEN_AGAIN)
        ana.page.clock.run_for(2100)
    else:
        ana.page.clock.run_for(NOTICED)
    if way != "moved":
        # Now, and not after a while: `inner_text` alone would wait.
        assert ana.page.locator(".lost").count() == 1
        assert ana.page.locator(".lost").inner_text() == "Reconectando…"
        at.is_silent = False
    ana.page.locator(".lost").wait_for(state="detached")
    moves(ana)


def test_a_whole_game_goes_without_websockets(through):
    at, ana = through(passes_sockets=False)
    ana.alone(GAME, options={"puntos": 8})
    ana.page.locator("[data-over-http]").wait_for()
    assert ana.page.locator("[data-over-http]").inner_text().endswith("se juega por HTTP.")
    ana.play(random.Random(1))
    assert at.refused
    assert ana.over
    # The next table does not try in vain again.
    refused = at.refused
    ana.page.get_by_role("link", name="Ir a la casa").first.click()
    ana.page.locator("[data-over-http]").wait_for(state="detached")
    ana.page.go_back()
    ana.page.wait_for_selector("[data-over]")
    ana.page.locator("[data-over-http]").wait_for()
    assert at.refused == refused


def test_a_part_that_is_blocked_reloads_the_page_once_and_is_said(visitor):
    ana = visitor()
    loads = []
    ana.page.on("request", lambda request: request.is_navigation_request() and loads.append(request.url))
    ana.page.route("**/assets/DayDeals*", lambda route: route.abort())
    ana.go("/")
    ana.page.locator("[data-blocked]").wait_for()
    assert len(loads) == 2
    ana.page.get_by_role("button", name="Jugar ahora").first.wait_for()
    # Everything else works, and nothing reloads the page any more.
    ana.page.get_by_role("link", name="Tú").first.click()
    ana.page.go_back()
    ana.page.locator("[data-blocked]").wait_for()
    assert len(loads) == 2
    ana.accessible()
    ana.touchable()


def test_a_page_that_cannot_come_without_its_part_says_why(visitor):
    ana = visitor()
    ana.page.route("**/assets/Options*.js", lambda route: route.abort())
    ana.go(f"/juego/{GAME}")
    ana.page.get_by_role("heading", name="Algo en el navegador o en la red bloquea esta página.").wait_for()


def test_the_first_page_is_up_to_date_while_it_is_seen_and_when_it_is_seen_again(visitor):
    ana, bea = visitor(), visitor()
    ana.page.clock.install()
    ana.visit()
    # Found by their own links: other tests' tables may be listed too, and leave the list.
    first = bea.table(GAME, ["me", "open"], name="Bea", listed=True)
    ana.page.clock.run_for(20_000)
    ana.page.get_by_role("heading", name="Mesas abiertas a cualquiera").wait_for()
    ana.page.locator(f"#listed-title + ul a[href='/mesa/{first}']").wait_for()
    second = bea.table(GAME, ["me", "open"], name="Bea", listed=True)
    ana.page.evaluate(SEEN_AGAIN)
    ana.page.locator(f"#listed-title + ul a[href='/mesa/{second}']").wait_for()


def test_a_lost_cookie_is_said_where_the_game_was_and_on_the_first_page(visitor):
    ana = visitor()
    table = ana.alone(GAME)
    ana.page.wait_for_selector("[data-mine=true]")
    ana.go("/")
    ana.page.wait_for_selector(f'a[href="/mesa/{table}"]')
    assert ana.page.locator("[data-unknown]").count() == 0
    ana.context.clear_cookies()
    ana.go(f"/mesa/{table}")
    ana.page.locator("[data-unknown]").wait_for()
    ana.go("/")
    ana.page.locator("[data-unknown]").get_by_role("link", name="Volver a ser quien era").click()
    ana.page.wait_for_url("**/yo")
    ana.accessible()
    ana.page.locator("[data-unknown]").get_by_role("button", name="Cerrar").click()
    ana.go("/")
    ana.page.get_by_role("button", name="Jugar ahora").first.wait_for()
    assert ana.page.locator("[data-unknown]").count() == 0


def test_a_first_visit_is_told_of_no_lost_cookie(visitor):
    ana = visitor()
    ana.visit()
    ana.page.reload()
    ana.page.get_by_role("button", name="Jugar ahora").first.wait_for()
    assert ana.page.locator("[data-unknown]").count() == 0
