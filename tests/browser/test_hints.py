"""A visitor alone with computer players asks for a hint, and is shown it on the table."""

from __future__ import annotations

import random

import pytest

from tafureria.core import registry
from tests.browser.visitors import DESK, PHONE, across

SCREENS = {"phone": (PHONE, "es-ES", "light"), "desktop": (DESK, "en-GB", "dark")}
"""Window size, language and theme; together they cover every variant once."""
TOUCH = 43.9
"""Least size of a touch target in pixels; only in the panel, since maps have small provinces."""


# Whether the panel covers nothing of what it points at.
BESIDE = """() => {
  const [over, box] = ["[data-advice]", "[data-pointed]"]
    .map((css) => document.querySelector(css).getBoundingClientRect());
  return over.right <= box.left || over.left >= box.right || over.bottom <= box.top || over.top >= box.bottom;
}"""

KEEPS_NO_LOG = {"la-reconquista"}
"""Games whose rules forbid a log."""
IN_THE_HOUSE = [entry.name for entry in registry.games() if entry.folder.parent.name == "games"]
"""Excludes the example game, which the client of players does not bring."""


@pytest.mark.parametrize(("game", "screen"), across(IN_THE_HOUSE, SCREENS))
def test_a_choice_is_explained_and_shown_but_not_played(visitor, game, screen):
    size, locale, scheme = SCREENS[screen]
    ana = visitor(size=size, locale=locale, color_scheme=scheme)
    ana.table(game, ["me"], think=0.2)
    page, rng = ana.page, random.Random(game)
    page.locator("[data-stage]").wait_for()
    ana.play(rng, until=lambda: bool(ana.settled()))
    drawers_are_closed(ana, game)
    # In simultaneous choices others may act meanwhile; only what this page sends matters.
    ana.sent.clear()
    page.locator("[data-hint]").click()
    page.locator("[data-advice=ready]").wait_for()
    choices = page.locator("[data-advised]")
    choices.first.wait_for()
    assert choices.count() <= 3
    for text in choices.all_inner_texts():
        assert len(text.splitlines()) >= 1
        assert "advice-" not in text
        assert "{" not in text
    ana.sound()
    for box in [one.bounding_box() for one in page.locator("[data-hint], [data-advice] button").all()]:
        assert box
        assert min(box["width"], box["height"]) >= TOUCH, box
    ana.accessible()
    shown = choices.first.get_attribute("data-advised")
    choices.first.click()
    assert choices.first.get_attribute("aria-pressed") == "true"
    pointed = page.locator("[data-pointed]")
    if page.locator(f'[data-stage] [data-act="{shown}"]:visible').count():
        pointed.wait_for()
        page.wait_for_function(BESIDE)
    assert not [frame for frame in ana.sent if '"play"' in frame], "it was played"
    ana.accessible()
    page.keyboard.press("Escape")
    page.locator("[data-advice]").wait_for(state="detached")
    pointed.wait_for(state="detached")
    if screen == "desktop":
        a_seat_given_up_is_a_watchers_view(ana)


def drawers_are_closed(one, game):
    """The chronicle, talk and rules drawers are closed, and unread lines are counted."""
    page = one.page
    assert page.get_by_role("dialog").count() == 0
    for which in ("log", "talk", "rules"):
        assert page.locator(f"[data-drawer={which}]").get_attribute("aria-expanded") == "false"
    assert page.locator("[data-drawer=talk] .count, [data-drawer=rules] .count").count() == 0
    count = page.locator("[data-drawer=log] .count [aria-hidden]")
    if game in KEEPS_NO_LOG:
        assert count.count() == 0
        return
    # What happened before the page was opened is no news.
    unread = int(count.inner_text()) if count.count() else 0
    assert unread <= len(one.chronicle())
    count.wait_for(state="detached")  # it has been read


def a_seat_given_up_is_a_watchers_view(one):
    """It appears at once, without any action that would be refused, and with a way back to the first page."""
    page = one.page
    one.resign()
    page.locator(".chip.watching").wait_for()
    # The others may have played to the end by now, which covers the table.
    page.locator("[data-mine=false]").wait_for(state="attached")
    page.locator("[data-stage] [data-act], [data-hand], .ribbon.mine").first.wait_for(state="detached")
    page.keyboard.press("Escape")
    page.locator("header a.home").click()
    page.locator("h1").wait_for()
    one.sound()
