"""The terms on a card are explained, by keyboard and by touch; where a card is shown large, all of them."""

from __future__ import annotations

import random

import pytest

from tests.browser import measure
from tests.browser.visitors import DESK, PHONE, across

SCREENS = {"phone": (PHONE, "es-ES", "light"), "desktop": (DESK, "en-GB", "dark")}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_card_of_taifa_explains_its_terms(visitor, screen):
    size, locale, scheme = SCREENS[screen]
    ana = visitor(size=size, locale=locale, color_scheme=scheme)
    ana.table("taifa", ["me"])
    page = ana.page
    ana.play_to("round", random.Random(3))
    faces = page.locator("[data-hand] button")
    faces.first.wait_for()
    if screen == "desktop":
        faces.first.focus()
        page.keyboard.press("ArrowRight")
        page.locator("[data-hand] .large .meanings").wait_for()
        page.keyboard.press("Enter")
    else:
        faces.first.tap()
    term = page.locator(".reading [data-term]").first
    term.wait_for()
    if screen == "desktop":
        term.focus()
        page.keyboard.press("Enter")
    else:
        term.tap()
    meaning = page.locator("[data-meaning]")
    meaning.wait_for()
    assert len(meaning.inner_text()) > 20
    ana.accessible()
    ana.sound()


@pytest.mark.parametrize("screen", SCREENS)
def test_a_card_of_espada_negra_explains_its_terms(visitor, screen):
    size, locale, scheme = SCREENS[screen]
    ana = visitor(size=size, locale=locale, color_scheme=scheme)
    ana.table("espada-negra", ["me"])
    page = ana.page
    ana.play(random.Random(3), until=lambda: bool(ana.settled()))
    page.locator("button.show").first.click()
    term = page.get_by_role("dialog").locator("[data-term]").first
    term.wait_for()
    term.focus()
    page.keyboard.press("Enter")
    page.locator("[data-meaning]").wait_for()
    ana.accessible()
    ana.sound()


HANDS = {
    "moros-y-cristianos": ("play", {"seats": 4}),
    "muerte-al-rey": ("turn", {"seats": 8}),
    "la-reconquista": ("turn", {"seats": 3, "options": {"tropas": 5}}),
}
"""Games that show cards in hand large: a phase with a hand, and how to set up the table."""
STANDS = """() => [...document.querySelectorAll("[data-hand], [data-confirm], [data-room] .btn")]
  .map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height])"""


@pytest.mark.parametrize(("game", "screen"), across(HANDS, SCREENS))
def test_a_card_in_hand_is_shown_large_with_its_terms(visitor, game, screen):
    phase, wish = HANDS[game]
    size, locale, scheme = SCREENS[screen]
    ana = visitor(size=size, locale=locale, color_scheme=scheme)
    ana.alone(game, **wish)
    ana.play_to(phase, random.Random(5))
    page = ana.page
    faces = page.locator("[data-hand] [data-rove]")
    measure.lettered(page)
    stood = ana.stays_at(lambda: page.evaluate(STANDS))
    face = faces.first
    if screen == "desktop":
        face.focus()
        page.keyboard.press("End")
        page.keyboard.press("Home")
    else:
        face.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    large = page.locator(".large")
    large.locator(".meanings dd").first.wait_for()
    assert face.locator(".sr-only").inner_text().split(",")[0].lower() in large.inner_text().lower()
    assert page.evaluate(STANDS) == stood
    # It floats over the table, entirely inside the window, and lets clicks through.
    box = ana.stays_at(large.bounding_box)
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert large.evaluate("(one) => getComputedStyle(one).pointerEvents") == "none"
    ana.accessible()
    if screen == "desktop":
        page.keyboard.press("Tab")
    else:
        # The click that ends a long press chooses nothing.
        face.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
        face.dispatch_event("click")
        assert page.locator("[data-hand] [aria-pressed=true]").count() == 0
    large.wait_for(state="detached")
    ana.sound()
