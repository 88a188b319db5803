"""A visitor opens the deduction board, a picture beside the table of everything that can still be true."""

from __future__ import annotations

import random

import pytest

from tafureria.core import registry
from tests.browser.visitors import DESK, PHONE, across

SCREENS = {"phone": (PHONE, "es-ES", "light"), "desktop": (DESK, "en-GB", "dark")}
"""Window size, language and theme; together they cover every variant once."""
NOTES = {"la-reconquista": {"memoria": True}, "muerte-al-rey": {"apuntes": True, "partidas": 8}}
"""Options for games that do not allow notes by default, and that make a game long enough."""
LEVELS = {"muerte-al-rey": "aprendiz"}
"""Weaker computer players; the usual ones end a game before much can be known."""
SEATS = {"muerte-al-rey": 10, "la-reconquista": 4, "moros-y-cristianos": 4, "taifa": 4}
IN_THE_HOUSE = [entry.name for entry in registry.games() if entry.folder.parent.name == "games"]
"""Excludes the example game, which the client of players does not bring."""
STEPS = 6
"""The visitor's choices before the board is opened."""


def play_some(visitor, game):
    """Make a few random choices, so that there is something to deduce."""
    rng, left = random.Random(game), STEPS
    seen = set()

    def enough():
        nonlocal left
        at = visitor.page.locator("[data-stage]").get_attribute("data-position")
        if visitor.settled() and at not in seen:
            seen.add(at)
            left -= 1
        return left <= 0 or visitor.over

    visitor.play(rng, until=enough)


@pytest.mark.parametrize(("game", "screen"), across(IN_THE_HOUSE, SCREENS))
def test_the_board_shows_what_can_be_and_follows_the_game(visitor, game, screen):
    size, locale, scheme = SCREENS[screen]
    ana = visitor(size=size, locale=locale, color_scheme=scheme)
    ana.table(game, ["me"], seats=SEATS.get(game, 0), options=NOTES.get(game, {}), level=LEVELS.get(game, ""))
    page = ana.page
    page.locator("[data-stage]").wait_for()
    play_some(ana, game)
    if screen == "phone":  # the bar has no room for the button: it is in the chronicle
        page.locator("[data-drawer=log]").click()
    page.locator("[data-drawer=board]").click()
    sheet = page.get_by_role("dialog")
    page.locator("[data-deduction=ready]").wait_for()
    page.locator("[data-deduction][aria-busy=false]").wait_for()
    page.locator("[data-deduction] :is(table, section, ul:not(.key))").first.wait_for()
    text = sheet.inner_text()
    assert "table-" not in text
    assert "board-" not in text
    assert "{" not in text
    ana.sound()
    ana.accessible()
    if screen == "phone":
        wide = page.locator("dialog[open] .body").evaluate("body => body.scrollWidth - body.clientWidth")
        assert wide <= 0, "it does not fit beside the edge"
    page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")
    # The browser says that the sheet is closed after closing it.
    page.locator("[data-drawer][aria-expanded=true]").wait_for(state="detached")


@pytest.mark.parametrize("game", sorted(NOTES))
def test_a_game_of_memory_offers_none(visitor, game):
    ana = visitor()
    ana.table(game, ["me"])
    ana.page.locator("[data-stage]").wait_for()
    ana.page.locator("[data-drawer=rules]").wait_for()
    assert ana.page.locator("[data-drawer=board]").count() == 0


def test_beside_an_open_board_one_plays_on_and_it_follows(visitor):
    ana = visitor(size=DESK)
    ana.table("moros-y-cristianos", ["me"], seats=4)
    page = ana.page
    page.locator("[data-stage]").wait_for()
    ana.play(random.Random(5), until=lambda: bool(ana.settled()))
    page.locator("[data-drawer=board]").click()
    page.locator("[data-deduction=ready]").wait_for()
    before = page.locator("[data-deduction]").get_attribute("data-deduced")
    play_some(ana, "moros")
    page.wait_for_function(
        "(before) => document.querySelector('[data-deduction]').dataset.deduced !== before", arg=before
    )
    ana.sound()
