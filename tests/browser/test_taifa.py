"""Taifa in the browser: one person with five bots, friends, El Cid; by clicks, on a phone, for axe."""

from __future__ import annotations

import json
import random

import pytest

from tafureria.games.taifa.actions import IDS
from tests.browser.conftest import PHONE

GAME = "taifa"
SHORT = {"turnos": 1}
MIDDLES = """() => {
  const land = document.querySelector(".land .zoompan > svg"), matrix = land.getScreenCTM();
  return [...document.querySelectorAll("polygon[data-area]")].map((area) => {
    const mark = document.querySelectorAll(".marks > g")[area.dataset.area - 1].transform.baseVal[0].matrix;
    const at = new DOMPoint(mark.e, mark.f).matrixTransform(matrix);
    return [area.dataset.act, at.x, at.y];
  });
}"""
"""Verb and name of every area that is lit, and where its place is on the glass."""


def test_a_whole_game_of_one_person_with_five_bots(visitor):
    ana = visitor()
    ana.alone(GAME, options={**SHORT, "castilla": True})
    ana.play(random.Random(1), most=200)
    assert ana.over
    ana.sound()


def test_el_cid_on_a_phone_by_night_in_english(visitor):
    ana = visitor(size=PHONE, locale="en-GB", color_scheme="dark")
    ana.alone(GAME, options={**SHORT, "cid": True})
    ana.page.wait_for_selector("[data-phase=tregua]")
    rng = random.Random(2)
    ana.visit_phases(rng, ana.sound, {"ronda"})
    ana.play(rng)
    ana.sound()


def test_exact_odds_stand_beside_the_attack_before_it_is_confirmed(visitor):
    ana = visitor()
    ana.alone(GAME, options={**SHORT, "castilla": True})
    attack = ana.page.locator("button[data-act^='ataca']").first
    attack.wait_for()
    attack.click()
    ana.page.get_by_text("Probabilidad de ganar").wait_for()
    assert "%" in ana.page.locator(".compose").inner_text()
    ana.page.get_by_role("button", name="Dejarlo").click()
    assert ana.phase == "ronda"
    ana.sound()


def test_the_odds_are_shown_unless_they_are_switched_off_on_this_device(visitor):
    ana = visitor()
    ana.alone(GAME, options={**SHORT, "castilla": True})
    odds, attack = ana.page.get_by_text("Probabilidad de ganar"), "button[data-act^='ataca']"

    def composing():
        ana.page.locator(attack).first.click()
        ana.page.locator(".compose [data-confirm]").wait_for()
        return odds.count()

    def switch():
        ana.page.locator(".taifa .tools").get_by_role("button", name="Ajustes").click()
        ana.page.get_by_label("Mostrar las probabilidades exactas").click()
        ana.page.keyboard.press("Escape")

    assert composing() == 1
    switch()
    odds.wait_for(state="detached")
    ana.page.reload()
    assert composing() == 0
    switch()
    odds.wait_for()
    ana.sound()


def test_the_bots_rounds_are_watched_step_by_step_or_skipped(visitor):
    ana = visitor(reduced_motion="no-preference")
    ana.alone(GAME, options={**SHORT, "leon": True})
    rng = random.Random(3)
    ana.play(rng, until=lambda: ana.page.get_by_role("button", name="Paso", exact=True).count() > 0, most=60)
    ana.page.get_by_role("button", name="Saltar").click()
    ana.page.get_by_role("button", name="Ver otra vez").wait_for()
    ana.sound()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_phase_is_clean_for_axe(visitor, theme):
    ana = visitor(color_scheme=theme)
    rng = random.Random(4)
    ana.visit_phases(
        rng,
        ana.accessible,
        {"ronda", "respuestas"},
        again=lambda: ana.alone(GAME, options={**SHORT, "castilla": True}),
    )
    ana.play(rng)
    ana.accessible()
    ana.sound()


def light_every_area(page):
    """The house as it is, but where some areas may be attacked all may: the hardest case for a finger."""

    def relay(socket):
        def on(message):
            told = json.loads(message)
            if told["type"] == "position" and any(words.startswith("ataca") for words in told["words"]):
                attacks = {words: id_ for words, id_ in IDS.items() if words.startswith("ataca")}
                told |= {"words": [*told["words"], *attacks], "legal": [*told["legal"], *attacks.values()]}
                message = json.dumps(told)
            socket.send(message)

        socket.connect_to_server().on_message(on)

    page.route_web_socket("**/*", relay)


def test_on_a_phone_every_area_is_meant_by_one_touch_or_by_two(visitor):
    ana = visitor(size=PHONE)
    light_every_area(ana.page)
    ana.alone(GAME, options={**SHORT, "castilla": True})
    ana.page.wait_for_selector("polygon[data-act]", state="attached")
    whole = ana.page.get_by_role("button", name="Ver todo el mapa")
    touches = {}
    for number in range(58):
        whole.tap()
        for touch in (1, 2):
            act, x, y = ana.page.evaluate(MIDDLES)[number]
            ana.page.touchscreen.tap(x, y)
            if ana.page.locator(".compose").count():
                touches[act] = touch
                break
        assert ana.page.locator("polygon.chosen").get_attribute("data-act") == act
        ana.page.get_by_role("button", name="Dejarlo").tap()
    assert len(touches) == 58
    assert set(touches.values()) == {1, 2}
    ana.sound()
