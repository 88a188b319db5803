"""After the end: chances, what decided the game, the visitor's decisions, each with a link to its step."""

from __future__ import annotations

import random

import pytest

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


ENDS = """() => Object.fromEntries(document.querySelector("[data-story] svg[role=img]").ariaLabel
  .split(". ").at(-1).split("; ").map((one) => [one.split(": ")[0], Number(one.split(" → ")[1])]))"""
"""The chances of everybody at the end of the chart, in percent, by name."""
RESULT = """() => [...document.querySelectorAll("[data-over] .scores li")].map((one) => ({
  name: one.querySelector(".name").innerText.replace(/ *\\(.*/s, "").trim(),
  won: one.matches(".won") }))"""


@pytest.mark.parametrize(("game", "options"), [(GAME, {"puntos": 6}), ("muerte-al-rey", {"partidas": 1})])
def test_the_analysis_agrees_with_the_end(visitor, game, options):
    ana = visitor()
    ana.alone(game, options=options)
    ana.play(random.Random(3))
    ana.page.locator("[data-story=whole]").wait_for()
    result = ana.page.evaluate(RESULT)
    chances = {one["name"]: 100 if one["won"] else 0 for one in result}
    assert ana.page.evaluate(ENDS) == chances
    ana.sound()
