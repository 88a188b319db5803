"""Talk in phrases: said by chips, heard as balloons, and held against whoever said it."""

from __future__ import annotations

import random
import re

import pytest

from tests.browser import measure
from tests.browser.positions import TYPES, typeset
from tests.browser.visitors import DESK, PHONE, going_on

GAME = "moros-y-cristianos"
BALLOONS = """() => { window.balloons = [];
  new MutationObserver(() => { for (const one of document.querySelectorAll("[data-balloon]"))
    if (!balloons.includes(one.innerText)) balloons.push(one.innerText); })
  .observe(document, { subtree: true, childList: true }); }"""
"""Notes what the balloons say."""
COVERED = """() => { window.covered = [];
  const boxes = (all) => [...document.querySelectorAll(all)].filter((one) => one.getClientRects().length);
  new MutationObserver((news) => { for (const one of news.flatMap((now) => [...now.addedNodes]))
    if (one.dataset?.balloon) {
      const own = one.getBoundingClientRect();
      const out = own.top < 0 || own.bottom > innerHeight;
      covered.push(out || boxes("[data-seat], [data-balloon], [data-hand], [data-expected]").some((other) => {
        const box = other.getBoundingClientRect();
        return (other.dataset.seat ?? other.dataset.balloon) !== one.dataset.balloon && box.left < own.right
          && box.right > own.left && box.top < own.bottom && box.bottom > own.top; }));
    } })
  .observe(document, { subtree: true, childList: true }); }"""
"""Of each balloon, whether it is out of the window or on another plate or balloon, the hand or the ribbon."""
STAY = """(() => {
  const later = window.setTimeout;
  window.setTimeout = (what, after, ...more) => (after === 6000 ? 0 : later(what, after, ...more));
})()"""
"""Balloons stay."""
ASTRAY = """() => [...document.querySelectorAll("[data-balloon]")].map((one) => {
  const own = one.getBoundingClientRect();
  const plates = [...document.querySelectorAll(`[data-seat="${one.dataset.balloon}"]`)];
  const box = plates.find((plate) => plate.getClientRects().length).getBoundingClientRect();
  const far = Math.min(Math.abs(own.top - box.bottom), Math.abs(box.top - own.bottom));
  return own.right < box.left || own.left > box.right || far > 12;
})"""
"""Of each balloon, whether it is anywhere but at the plate of its seat."""
TORN = """() => { window.torn = {};
  new MutationObserver(() => { for (const one of document.querySelectorAll("[data-balloon] [data-came]")) {
      const off = one.closest("[data-balloon]").querySelector(".off");
      const words = document.createRange();
      words.selectNodeContents(one.parentElement);
      torn[one.dataset.came] ??= off && {
        turned: getComputedStyle(off).rotate, moves: off.getAnimations().length,
        cuts: words.getBoundingClientRect().right > off.parentElement.getBoundingClientRect().right - 38 };
    } })
  .observe(document, { subtree: true, childList: true }); }"""
"""Notes, by what came of a word, the torn end of its balloon: how it lies, and whether it takes words off."""
CUT = """() => {
  const end = (which) => document.querySelector(which).getBoundingClientRect().bottom;
  return [[".lines", ".lines li:last-child"], [".talk", ".talk .line"]]
    .map(([outer, inner]) => end(inner) > end(outer) + 1); }"""
"""Whether the latest line of talk, and the field of free text, are cut by what scrolls them."""
AT_HAND = """() => [...document.querySelectorAll("[data-say]")].map((one) => one.dataset.say)"""
"""What the panel beside the hand would say."""
CLIPPED = """() => [...document.querySelectorAll("[data-sayings] :is([data-say], .foot)")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.innerText)"""
"""The phrases of the panel beside the hand that their places cut."""
WINDOWS = {(1280, 800): True, (1440, 900): True, (1920, 1080): True, (1279, 800): False, (1280, 799): False}
"""Whether phrases are at hand in windows of that size."""
KEPT_OR_BROKEN = "balloons.some((one) => /^Ana:\\s+Voy con los moros\\.\\s+(cumplida|rota)$/.test(one))"


def stand(sheet, side):
    """Promise in the open drawer to fight on that side, and wait until that is said."""
    sheet.locator("[data-phrase=stand]").click()
    sheet.locator(f"[data-about='{side}']").click()
    sheet.locator(".said", has_text=("Voy con los cristianos.", "Voy con los moros.")[side]).wait_for()


def test_a_promise_is_made_by_chips_and_is_kept_or_broken(visitor):
    ana = visitor(size=PHONE)
    ana.alone(GAME)
    rng = random.Random(1)
    ana.play_to("play", rng)
    sheet = ana.drawer("talk")
    sheet.get_by_text("Frases que entiende la mesa").click()
    sheet.locator("[data-phrase=spare]").click()
    ana.accessible()
    sheet.locator("[data-phrase=spare] + * [data-about='2']").click()
    said = sheet.locator(".said", has_text="No te anularé ningún caballero, Constanza")
    said.wait_for()
    sheet.locator("[data-phrase=stand]").click()
    sheet.locator("[data-about='1']").click()
    sheet.locator(".said", has_text="Voy con los moros.").wait_for()
    ana.touchable()
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("dialog[open]", state="detached")
    ana.play(rng, lambda: ana.over or (ana.settled() and ana.phase not in ("play", "aim", "")))
    sheet = ana.drawer("talk")
    sheet.locator("[data-verdict-of='stand 1']", has_text=re.compile("^(cumplida|rota)$")).wait_for()
    ana.sound()


def test_a_promise_to_oneself_hangs_at_the_seat_until_it_is_settled(visitor):
    ana, berta = visitor(), visitor(size=PHONE)
    table = ana.table(GAME, ["me", "open"])
    berta.go(f"/mesa/{table}")
    berta.page.locator("input[autocomplete=nickname]").fill("Berta")
    berta.page.locator('[data-sit="1"]').click()
    ana.page.locator(".seats", has_text="Berta").wait_for()
    ana.page.locator("[data-begin]").click()
    rng = random.Random(1)
    for _ in going_on(ana, berta):
        phase = berta.page.locator("[data-phase]")
        if phase.count() and phase.get_attribute("data-phase") in ("play", "treasure"):
            break
        if not any(one.settled() and one.step(rng) for one in (ana, berta)):
            ana.rest()
    sheet = berta.drawer("talk")
    sheet.get_by_text("Frases que entiende la mesa").click()
    sheet.locator("[data-phrase=spare]").click()
    sheet.locator("[data-about='0']").click()
    berta.page.keyboard.press("Escape")
    slip = ana.page.locator('[data-slip="1"]')
    slip.get_by_text("Te promete no anular a tus caballeros").wait_for()
    assert not berta.page.locator("[data-slip]").count()
    for _ in going_on(ana, berta):
        if not slip.count():
            break
        if not any(one.settled() and one.step(rng) for one in (ana, berta)):
            ana.rest()
    ana.sound()


def with_voices(ana, choice):
    """The open drawer of talk, after another choice of how much computer players say."""
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("dialog[open]", state="detached")
    ana.page.locator("[data-settings]").click()
    ana.page.get_by_role("radio", name=choice, exact=True).click()
    ana.page.locator("[role=radio][aria-checked=true]", has_text=choice).wait_for()
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("dialog[open]", state="detached")
    return ana.drawer("talk")


def test_a_muted_voice_stays_muted_and_all_can_be(visitor):
    ana = visitor()
    ana.alone(GAME, seats=5)
    ana.play(random.Random(2), lambda: ana.over or ana.page.locator("[data-balloon]").count())
    sheet = ana.drawer("talk")
    first = sheet.locator("li").first
    who = first.locator("strong").inner_text()
    first.locator("button.mute").first.click()
    sheet.locator("li strong", has_text=who).first.wait_for(state="detached")
    ana.page.reload()
    sheet = ana.drawer("talk")
    sheet.locator(".lines > button").wait_for()
    assert not sheet.locator("li strong", has_text=who).count()
    sheet = with_voices(ana, "Solo lo que va conmigo")
    sheet.locator("li .said").filter(has_not_text="Ana").first.wait_for(state="detached")
    sheet = with_voices(ana, "Nada")
    sheet.get_by_text("Nadie ha dicho nada todavía.").wait_for()
    ana.sound()


def test_what_computer_players_say_is_a_balloon_at_their_seat(visitor):
    ana = visitor()
    ana.alone(GAME, seats=5)
    ana.page.evaluate(BALLOONS)
    ana.play(random.Random(2), lambda: ana.over or ana.page.evaluate("balloons.length") > 3)
    balloons = ana.page.evaluate("balloons")
    assert balloons
    names = ("Berenguer", "Constanza", "Diego", "Elvira")
    assert all(one.startswith(names) for one in balloons), balloons
    ana.sound()


def test_a_balloon_goes_with_its_seat_where_the_window_changes(visitor):
    ana = visitor()
    ana.context.add_init_script(STAY)
    ana.alone(GAME, seats=6)
    ana.play(random.Random(2), lambda: ana.over or ana.page.locator("[data-balloon]").count())
    for width, height in ((1920, 1080), (1280, 800)):
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.comes_to(lambda: set(ana.page.evaluate(ASTRAY)), {False})
    ana.sound()


@pytest.mark.parametrize("size", [DESK, (768, 1024)], ids=str)
def test_a_balloon_covers_no_other_seat_and_nothing_of_ones_own(visitor, size):
    ana = visitor(size=size)
    ana.alone(GAME, seats=6)
    ana.page.evaluate(COVERED)
    ana.play(random.Random(2), lambda: ana.over or ana.page.evaluate("covered.length") > 5)
    covered = ana.page.evaluate("covered")
    assert covered
    assert not any(covered), covered
    ana.sound()


def test_what_was_kept_or_broken_is_said_at_the_seat_that_had_given_its_word(visitor):
    ana = visitor()
    ana.alone(GAME)
    rng = random.Random(1)
    ana.play_to("play", rng)
    ana.page.evaluate(BALLOONS)
    sheet = ana.drawer("talk")
    sheet.get_by_text("Frases que entiende la mesa").click()
    stand(sheet, 1)
    # The chip that was pressed has gone, and the keyboard is still in the drawer.
    ana.page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")
    ana.play(rng, lambda: bool(ana.page.evaluate(KEPT_OR_BROKEN)))
    ana.sound()


def test_the_balloon_of_a_broken_promise_is_torn(visitor):
    ana = visitor()
    ana.alone(GAME)
    rng = random.Random(1)
    ana.play_to("play", rng)
    ana.page.evaluate(TORN)
    # Whoever promises to fight on both sides breaks one promise.
    sheet = ana.drawer("talk")
    sheet.get_by_text("Frases que entiende la mesa").click()
    for side in range(2):
        stand(sheet, side)
    # The latest line and what is being written stay whole where the phrases open.
    for _ in ("closed", "open"):
        sheet.locator("summary").click()
    assert ana.stays_at(lambda: ana.page.evaluate(CUT)) == [False, False]
    sheet.get_by_role("button").first.click()
    sheet.wait_for(state="hidden")
    ana.play(rng, lambda: ana.over or ana.page.evaluate("'broken' in torn"))
    assert ana.page.evaluate("torn.broken") == {"turned": "4deg", "moves": 0, "cuts": False}
    ana.sound()


def test_a_phrase_is_whispered_to_a_computer_player_but_no_free_text(visitor):
    ana = visitor(size=PHONE)
    ana.alone(GAME)
    ana.play_to("play", random.Random(1))
    sheet = ana.drawer("talk")
    sheet.get_by_label("Escribe un mensaje").wait_for()
    sheet.get_by_label("A quién", exact=True).select_option(label="Solo a Constanza")
    sheet.get_by_label("Escribe un mensaje").wait_for(state="detached")
    sheet.get_by_text("Frases que entiende la mesa").click()
    sheet.locator("[data-phrase=spare]").click()
    sheet.locator("[data-about='2']").click()
    said = sheet.locator("li.private", has_text="No te anularé ningún caballero, Constanza")
    said.get_by_text("a Constanza, en privado").wait_for()
    ana.touchable()
    ana.sound()


def test_phrases_and_a_promise_are_said_by_one_press_beside_the_hand(visitor, house):
    ana = visitor()
    ana.alone(GAME, options={"primero": 0, "objetivo": "fe"})
    rng = random.Random(1)
    ana.play_to("play", rng)
    ana.comes_to(
        lambda: ana.page.evaluate(AT_HAND), ["together 1", "agree 1", "stand 0", "stand 1", "spare 1"]
    )
    panel = ana.page.get_by_role("group", name="Lo que puedo decir")
    panel.get_by_role("button", name="A Berenguer: cambiar de persona").click()
    panel.get_by_role("button", name="Prometo no anularte a Constanza").click()
    panel.get_by_role("button", name="Prometo no anularte prometido a Constanza", disabled=True).wait_for()
    panel.get_by_role("button", name="Voy con los moros").focus()
    ana.page.keyboard.press("Enter")
    panel.get_by_text("Has dicho: «Voy con los moros.»").wait_for()
    ana.accessible()
    sheet = ana.drawer("talk")
    said = sheet.locator("li .said")
    assert said.all_inner_texts() == ["No te anularé ningún caballero, Constanza.", "Voy con los moros."]
    sheet.get_by_role("button").first.click()
    sheet.wait_for(state="hidden")
    # Once one has a side, other phrases have the same places.
    before = measure.controls(ana.page)["the hand"]
    with house.holding("still"):  # The others could fight the whole battle while the page is being read.
        ana.page.locator("[data-hand] [data-act$=b], [data-hand] [data-act$=e]").first.click()
        ana.page.locator("[data-confirm]").click()
        ana.comes_to(
            lambda: ana.page.evaluate(AT_HAND),
            ["retaliate 2", "no-copas", "strike 2", "distrust 2", "spare 2"],
        )
        assert measure.controls(ana.page)["the hand"] == before
    ana.sound()


@pytest.mark.parametrize("locale", ["es-ES", "en-GB"])
def test_phrases_at_hand_cover_nothing_and_are_whole(visitor, locale):
    ana = visitor(size=(1280, 800), locale=locale)
    ana.alone(GAME, options={"primero": 0, "objetivo": "fe"}, seats=6)
    ana.play_to("play", random.Random(1))
    assert ana.page.locator("[data-hand] [data-rove]").count() == 5
    for size, is_roomy in WINDOWS.items():
        for letters in TYPES:
            typeset(ana.page, size, letters)
            measure.lettered(ana.page)
            if letters == "normal":
                ana.comes_to(ana.page.locator("[data-sayings]").count, int(is_roomy))
            if ana.page.locator("[data-sayings]").count():
                assert measure.clashing(ana.page) == [], (size, letters)
                assert ana.page.evaluate(CLIPPED) == [], (size, letters)
                assert measure.out_of_reach(ana.page) == [], (size, letters)
                assert measure.smallest_texts(ana.page) == [], (size, letters)
    ana.sound()


def test_no_phrases_lie_beside_a_teacher(visitor):
    ana = visitor(size=(1440, 900))
    ana.visit()
    made = ana.ask("/api/lessons", {"game": GAME, "lesson": "primera", "name": "Ana"})
    ana.go(f"/mesa/{made['table']}")
    ana.page.locator("[data-lesson]").wait_for()
    ana.page.locator("[data-hand] [data-rove]").first.wait_for()
    assert not ana.page.locator("[data-sayings]").count()
    ana.sound()
