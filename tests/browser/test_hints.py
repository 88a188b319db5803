"""A visitor alone with the house asks what a master would do, and is shown it on the table."""

from __future__ import annotations

import random

import pytest

from tafureria.core import registry
from tests.browser.conftest import DESK, PHONE

SCREENS = {"phone": (PHONE, "es-ES", "light"), "desktop": (DESK, "en-GB", "dark")}
"""Size, language and colours: between them everything is seen once."""
TOUCH = 43.9
"""Pixels that whatever is touched measures at least. Maps have small provinces: only the panel is meant."""
POSITION = "() => document.querySelector('[data-stage]').dataset.position"


IN_THE_HOUSE = [entry.name for entry in registry.games() if entry.folder.parent.name == "games"]
"""Without the example, whose table is part of the build only where it is installed."""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", IN_THE_HOUSE)
def test_a_choice_is_explained_and_shown_but_not_played(visitor, game, screen):
    size, locale, scheme = SCREENS[screen]
    ana = visitor(size=size, locale=locale, color_scheme=scheme)
    ana.table(game, ["me"], think=0.2)
    page, rng = ana.page, random.Random(game)
    page.locator("[data-stage]").wait_for()
    ana.play(rng, until=lambda: bool(ana.settled()))
    position = page.evaluate(POSITION)
    page.locator("[data-hint]").click()
    page.locator("[data-advice=ready]").wait_for()
    choices = page.locator("[data-advised]")
    assert 1 <= choices.count() <= 3
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
    assert page.evaluate(POSITION) == position, "it was played"
    ana.accessible()
    page.keyboard.press("Escape")
    page.locator("[data-advice]").wait_for(state="detached")
    pointed.wait_for(state="detached")
