"""The replay: the table by keyboard and touch, what was known at each step, and playing another choice."""

from __future__ import annotations

import random

from tests.browser import measure
from tests.browser.houses import PATIENCE
from tests.browser.visitors import PHONE

GAME = "moros-y-cristianos"


def at(page):
    return int(page.locator("[data-step]").get_attribute("data-step"))


def played(guest):
    """Play a short game; its table, the step before one of the visitor's decisions, and the last step."""
    table = guest.alone(GAME, options={"puntos": 6})
    guest.play(random.Random(3))
    whole = guest.page.evaluate(f"async () => (await fetch('/api/tables/{table}/replay?eyes=all')).json()")
    last = len(whole["steps"]) - 1
    mine = [n for n, one in enumerate(whole["steps"]) if one["seat"] == 0 and n >= last // 3]
    # The first of the visitor's decisions, after a third of the game, that had an alternative.
    own = guest.page.evaluate(
        """async ([table, mine]) => {
          for (const step of mine) {
            const answer = await fetch(`/api/tables/${table}/choices?step=${step}&eyes=0`);
            if ((await answer.json()).others.length) return step;
          }
        }""",
        [table, mine],
    )
    return table, own - 1, last


def test_keys_lead_through_the_game_and_moments_of_its_story_are_jumped_to(visitor):
    guest = visitor()
    table, _, last = played(guest)
    guest.go(f"/mesa/{table}/repaso")
    page = guest.page
    page.wait_for_selector("[data-step='0']")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-step='1']")
    page.keyboard.press("End")
    page.wait_for_selector(f"[data-step='{last}']")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(f"[data-step='{last - 1}']")
    page.keyboard.press("Home")
    page.wait_for_selector("[data-step='0']")
    page.keyboard.press(" ")
    page.wait_for_selector("[data-step='1']")
    page.keyboard.press(" ")
    page.get_by_role("button", name="Reproducir").wait_for()
    strip = page.locator("[data-strip=whole]")
    # An analysis waits for those of other games.
    strip.wait_for(timeout=5 * PATIENCE * 1000)
    for turn in strip.locator("[data-turn]").all():
        turn.click()
        page.wait_for_selector(f"[data-step='{turn.get_attribute('data-turn')}']")
    box = strip.locator("svg").first.bounding_box()
    page.mouse.click(box["x"] + box["width"] - 40, box["y"] + box["height"] / 2)
    guest.comes_to(lambda: at(page) > last / 2, True)
    # The table takes most of the window.
    table_box = page.locator("[data-step]").bounding_box()
    assert table_box["height"] > 0.6 * page.viewport_size["height"]
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.wait_for_function("(width) => document.documentElement.scrollWidth === width", arg=PHONE[0])
    guest.sound()


def test_what_was_known_and_another_choice(visitor):
    guest = visitor()
    table, step, _ = played(guest)
    page = guest.page
    guest.go(f"/mesa/{table}/repaso?paso={step}")
    page.locator(f"[data-known='{step}']").wait_for()
    # What was true is shown beside what was known.
    page.locator("[data-known] [data-true=true]").first.wait_for(state="attached")
    other = page.locator("[data-other]").first
    other.click()
    page.locator("[data-games='100']").wait_for()
    guest.comes_to(lambda: bool(page.locator("[data-elsewise] [role=status]").inner_text()), True)
    # Through the visitor's own eyes nothing is used that could not be known.
    page.get_by_role("checkbox", name="Mostrar también lo oculto").uncheck()
    page.locator("[data-games]").wait_for(state="detached")
    page.locator("[data-known] [data-true]").first.wait_for(state="detached")
    page.locator("[data-other]").first.click()
    page.locator("[data-games='100']").wait_for()
    assert measure.smallest_texts(page) == []
    guest.fits()
    assert measure.smallest_texts(page) == []


def test_a_swipe_over_the_controls_is_a_step(visitor):
    guest = visitor(size=PHONE)
    table, _, _ = played(guest)
    guest.go(f"/mesa/{table}/repaso")
    page = guest.page
    page.wait_for_selector("[data-step='0']")
    controls = page.get_by_role("region", name="Moverse por la partida")
    swipe = """(at, [from, to]) => {
      const event = (type, x) => at.dispatchEvent(new PointerEvent(type, {
        bubbles: true, pointerType: "touch", clientX: x, clientY: 800 }));
      event("pointerdown", from); event("pointerup", to);
    }"""
    controls.evaluate(swipe, [300, 100])
    page.wait_for_selector("[data-step='1']")
    controls.evaluate(swipe, [100, 300])
    page.wait_for_selector("[data-step='0']")
    guest.sound()
