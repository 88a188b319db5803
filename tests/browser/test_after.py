"""After the end: chances, what decided the game, the visitor's decisions, each with a link to its step."""

from __future__ import annotations

import random

from tests.browser import measure

GAME = "moros-y-cristianos"


def test_a_finished_game_tells_its_story(visitor):
    ana = visitor()
    ana.alone(GAME, options={"puntos": 6})
    ana.play(random.Random(3))
    ana.page.locator("[data-story]").wait_for()
    ana.page.locator("[data-decisions]").wait_for()
    assert measure.smallest_texts(ana.page) == []
    ana.fits()
    assert measure.smallest_texts(ana.page) == []
    ana.page.locator("[data-decisions=whole]").wait_for()
    turn = ana.page.locator("[data-turn]")
    if turn.count():
        step = max(0, int(turn.first.get_attribute("data-turn")) - 1)
        turn.first.click()
        ana.page.wait_for_selector(f"[data-step='{step}']")  # before the choice, not after it
        ana.sound()
