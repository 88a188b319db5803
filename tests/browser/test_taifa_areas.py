"""Areas of the map of Taifa: how they are pointed at and chosen, with fingers too."""

from __future__ import annotations

import json
import random

from tafureria.games.taifa.actions import IDS
from tests.browser import measure
from tests.browser.continued import bring, go_on
from tests.browser.moments import STAND, plays, reaching
from tests.browser.positions import recorded
from tests.browser.scripts import ASK_ALWAYS
from tests.browser.test_taifa import GAME, RARE, SHORT
from tests.browser.visitors import PHONE, WIDE

MIDDLES = """() => [...document.querySelectorAll("button[data-area]")].map((one) => {
  const box = one.getBoundingClientRect();
  return [one.dataset.act, box.left + box.width / 2, box.top + box.height / 2];
})"""
"""Of every lit area: its action, and the centre of its castle in pixels of the viewport."""
SEEN = """() => {
  const map = document.querySelector("[data-board]").getBoundingClientRect();
  return [...document.querySelectorAll("button[data-area][data-act^=area]")].some((one) => {
    const box = one.getBoundingClientRect();
    return box.left < map.right && box.right > map.left && box.top < map.bottom && box.bottom > map.top;
  });
}"""
"""Whether any area that may be chosen is in sight on the map."""
UNSEEN = f"() => !({SEEN})()"


def test_on_a_phone_the_map_shows_what_may_be_chosen(visitor):
    ana = visitor(size=PHONE)
    ana.visit_phases(
        random.Random(1),
        lambda: ana.phase != "aim-area" or ana.page.wait_for_function(SEEN),
        {"aim-area"},
        again=lambda: ana.alone(GAME, options={"castilla": True}),
    )
    ana.sound()


def test_on_a_phone_an_area_out_of_sight_is_chosen_in_the_place_of_the_hand(visitor):
    ana = visitor(size=PHONE)
    page = ana.page
    page.add_init_script(ASK_ALWAYS)
    go_on(ana, bring(ana, recorded(GAME, "6-people")), *RARE["6-people"]["again-area"], "again-area")
    lit, chips = page.locator("button[data-area][data-act^=area]"), page.locator("[data-targets] [data-act]")
    chips.first.wait_for()
    acts = "all => all.map((one) => one.dataset.act).sort()"
    assert chips.evaluate_all(acts) == lit.evaluate_all(acts)
    assert not page.locator("[data-hand]").count()
    ana.touchable()
    ana.accessible(themes=True)
    # She moves the map until nothing is in sight that she could choose, and finds it by its name.
    box = page.locator("[data-board]").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for _ in range(4):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 180, y - 150, steps=4)
        page.mouse.up()
    page.wait_for_function(UNSEEN)
    sent = len(plays(ana))
    chips.first.click()
    page.wait_for_function(SEEN)
    page.locator("[data-targets] [aria-pressed=true]").wait_for()
    assert len(plays(ana)) == sent
    # A second touch, or the button, chooses it.
    name = page.locator("[data-targets] [aria-pressed=true] b").inner_text()
    page.get_by_role("button", name=f"Elegir {name}").click()
    page.locator("[data-targets]").wait_for(state="detached")
    ana.comes_to(lambda: len(plays(ana)), sent + 1)
    ana.sound()


def test_on_a_phone_a_kingdom_is_chosen_below_the_event_that_asks_for_it(visitor):
    ana = visitor(size=PHONE)
    page = ana.page
    go_on(ana, bring(ana, recorded(GAME, "6-people")), 336, 3, "aim-kingdom")
    kingdoms = page.locator("[data-act^='reino ']")
    kingdoms.first.wait_for()
    assert kingdoms.count() == page.locator("[data-targets] [data-act^='reino ']").count() == 5
    assert page.locator("[data-targets]").inner_text().startswith("Razzia")
    ana.comes_to(lambda: measure.smallest_texts(page), [])
    ana.touchable()
    ana.accessible(themes=True)
    kingdoms.first.click()
    page.locator("[data-targets]").wait_for(state="detached")
    ana.comes_to(lambda: len(plays(ana)), 1)
    ana.sound()


def test_a_raid_is_pointed_at_before_it_is_made(visitor):
    ana = visitor(size=PHONE)
    page = ana.page
    go_on(ana, bring(ana, recorded(GAME, "3-people")), 7, 0, "round")
    shield = page.locator("[data-act='incursion valencia']")
    shield.click()
    page.locator("[data-act='incursion valencia'][aria-pressed=true]").wait_for()
    raid = page.get_by_role("button", name="Hacer la incursión")
    ana.touchable()
    ana.accessible()
    # It is taken back, and pointed at again.
    page.get_by_role("button", name="Dejarlo").click()
    raid.wait_for(state="detached")
    assert plays(ana) == []
    shield.click()
    raid.click()
    ana.comes_to(lambda: len(plays(ana)), 1)
    ana.sound()


def test_the_dice_of_a_raid_are_seen(visitor):
    ana = visitor(size=PHONE)
    ana.context.add_init_script(STAND)
    go_on(ana, bring(ana, recorded(GAME, "3-people")), 7, 0, "round")
    ana.page.locator("[data-act='incursion valencia']").click()
    ana.page.get_by_role("button", name="Hacer la incursión").click()
    ana.play(random.Random(1), until=reaching(ana, "[data-tells~=die], [data-tells~=rolled]"))
    ana.page.locator(".fight .die").first.wait_for()
    ana.sound()


def test_a_garrison_for_a_rivals_castle_is_asked_about(visitor):
    ana = visitor(size=PHONE)
    page = ana.page
    go_on(ana, bring(ana, recorded(GAME, "3-people")), 8, 0, "aim-area")
    castle = page.locator("[data-targets] [data-act='area leon']")
    castle.click()
    page.locator("[data-targets] [data-act='area leon'][aria-pressed=true]").wait_for()
    castle.click()
    asked = page.get_by_role("dialog")
    asked.get_by_text("¿Guarnición para un castillo ajeno?").wait_for()
    ana.accessible()
    asked.get_by_role("button", name="Dejarlo").click()
    asked.wait_for(state="hidden")
    assert plays(ana) == []
    own = page.locator("[data-targets] [data-act='area jaca']")
    own.click()
    page.locator("[data-targets] [data-act='area jaca'][aria-pressed=true]").wait_for()
    own.click()
    ana.comes_to(lambda: len(plays(ana)), 1)
    ana.sound()


def light_every_area(page):
    """Let every area be attacked as soon as some can be: the hardest case for touch targets."""

    def relay(socket):
        def on(message):
            told = json.loads(message)
            if told["type"] == "position" and any(one.startswith("ataca") for one in told["notation"]):
                attacks = {words: id_ for words, id_ in IDS.items() if words.startswith("ataca")}
                told |= {
                    "notation": [*told["notation"], *attacks],
                    "legal": [*told["legal"], *attacks.values()],
                }
                message = json.dumps(told)
            socket.send(message)

        socket.connect_to_server().on_message(on)

    page.route_web_socket("**/*", relay)


def test_on_a_phone_every_area_is_meant_by_one_touch_or_by_two(visitor):
    ana = visitor(size=PHONE)
    light_every_area(ana.page)
    ana.alone(GAME, options={**SHORT, "castilla": True})
    ana.page.wait_for_selector("button[data-area][data-act]")
    whole, composing = ana.page.get_by_role("button", name="Ver todo el mapa"), ana.page.locator(".compose")
    touches = {}
    areas = range(0, 58, 1 if WIDE else 3)
    for number in areas:
        whole.click()
        for touch in (1, 2):
            middles = ana.stays_at(lambda: ana.page.evaluate(MIDDLES))
            act, x, y = middles[number]
            ana.page.touchscreen.tap(x, y)
            # A touch becomes a click a little later: then an area is meant, or the map is shown closer.
            ana.comes_to(
                lambda middles=middles: bool(composing.count()) or ana.page.evaluate(MIDDLES) != middles, True
            )
            if composing.count():
                touches[act] = touch
                break
        assert ana.page.locator("button.mark.target").get_attribute("data-act") == act
        ana.page.get_by_role("button", name="Dejarlo").click()
        composing.wait_for(state="detached")
    assert len(touches) == len(areas)
    ana.sound()
