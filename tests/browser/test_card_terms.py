"""What stands on a card is explained: by keys and by touch, and in full where it is only looked at."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import DESK, PHONE

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
