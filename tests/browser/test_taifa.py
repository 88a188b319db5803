"""Taifa in the browser: one person with five bots, friends, El Cid; with the mouse, on a phone, for axe."""

from __future__ import annotations

import json
import random

import pytest

from tests.browser import measure
from tests.browser.continued import bring, go_on, look_into
from tests.browser.moments import BEAT, STAND, go_through, plays, reaching
from tests.browser.positions import recorded
from tests.browser.reader import LISTEN, untold
from tests.browser.scripts import ASK_ALWAYS, NAMES, TWO_FRAMES, UNDRAWN
from tests.browser.visitors import DESK, PHONE, SIZES, WIDE, going_on

GAME = "taifa"
SHORT = {"turnos": 1}
RARE = {
    "6-people": {"sortie": (11, 0), "take": (42, 2), "hakim": (100, 4), "again-area": (247, 5)},
    "2-people-at-random": {"keep": (100, 1)},
}
"""Phases that few games reach: by recorded game, the number of actions before it, and the seat asked."""
SHARE = {390: 0.38, 768: 0.5}


def test_a_whole_game_of_one_person_with_five_bots_by_the_keyboard_alone(visitor):
    ana = visitor()
    ana.page.add_init_script(LISTEN)
    ana.visit()
    ana.alone(GAME, options={**SHORT, "castilla": True})
    ana.page.wait_for_selector("[data-phase]")
    ana.press_on(random.Random(1))
    assert 0 < measure.transferred(ana.page) < measure.TABLE
    assert untold(ana, GAME, {"over"}) == []
    # Every kingdom is on the podium, whoever played it, and the map is told turn by turn.
    ana.comes_to(ana.page.locator("[data-podium] li").count, 6)
    first = ana.page.locator("[data-podium] .won .kingdom").first.inner_text()
    assert (
        first in ana.page.locator("#end-title").inner_text()
        or "tuya" in ana.page.locator("#end-title").inner_text()
    )
    ana.comes_to(ana.page.locator("[data-turns] li").count, 1)
    ana.fits()
    ana.sound()


def test_el_cid_on_a_phone_by_night_in_english(visitor):
    ana = visitor(size=PHONE, locale="en-GB", color_scheme="dark")
    ana.alone(GAME, options={**SHORT, "cid": True})
    ana.page.wait_for_selector("[data-phase=truce]")
    rng = random.Random(2)
    ana.visit_phases(rng, ana.sound, {"round"})
    ana.play(rng)
    ana.sound()


def test_exact_odds_stand_beside_the_attack_before_it_is_confirmed(visitor):
    ana = visitor()
    ana.alone(GAME, options={**SHORT, "castilla": True})
    attack = ana.page.locator("button[data-act^='ataca']").first
    attack.wait_for()
    attack.click()
    ana.page.locator(".compose .odds").first.wait_for()
    ana.comes_to(lambda: "%" in ana.page.locator(".compose").inner_text(), True)
    # Clicking a card in hand adds it to the attack, and clicking it again removes it.
    dice = ana.page.locator(".compose .line b").first
    before = dice.inner_text()
    ana.page.locator("[data-hand] [aria-pressed=true]").first.click()
    ana.page.locator("[data-hand] [aria-pressed=true]").wait_for(state="detached")
    ana.comes_to(lambda: dice.inner_text() != before, True)
    ana.page.locator("[data-confirm][aria-disabled=true]").wait_for()
    ana.page.get_by_role("button", name="Dejarlo").click()
    assert ana.phase == "round"
    ana.sound()


def test_the_odds_are_shown_unless_they_are_switched_off_on_this_device(visitor):
    ana = visitor()
    ana.alone(GAME, options={**SHORT, "castilla": True})
    odds, attack = ana.page.locator(".compose .odds"), "button[data-act^='ataca']"

    def composing(*, has_odds):
        ana.page.locator(attack).first.click()
        ana.page.locator(".compose [data-confirm]").wait_for()
        odds.first.wait_for(state="attached" if has_odds else "detached")

    def switch():
        ana.page.locator("[data-piles]").click()
        ana.page.get_by_label("Mostrar las probabilidades exactas").click()
        ana.page.keyboard.press("Escape")

    composing(has_odds=True)
    switch()
    odds.first.wait_for(state="detached")
    ana.page.reload()
    composing(has_odds=False)
    switch()
    odds.first.wait_for()
    ana.sound()


def test_the_bots_rounds_are_watched_step_by_step_or_skipped(visitor):
    ana = visitor(reduced_motion="no-preference")
    ana.page.add_init_script(STAND)
    ana.alone(GAME, options={**SHORT, "leon": True})
    rng = random.Random(3)
    ana.play(rng, until=reaching(ana, ".fight"))
    line, told = ana.page.locator("[data-expected]"), list[str]()
    again = ana.page.get_by_role("button", name="Volver a contarlo")
    # More may be on its way when all that has come is told, and a film of one beat is not told again.
    for _ in going_on(ana):
        go_through(ana, lambda: told.append(line.inner_text()))
        if not ana.settled():
            ana.rest()
        elif again.count():
            break
        else:
            told.clear()
            ana.step(rng)
    asked = line.inner_text()
    assert asked not in told
    # The last film is told again, as often as one likes; a touch of the map goes on, and the rest is skipped.
    again.click()
    ana.page.locator(BEAT).wait_for()
    first = line.inner_text()
    ana.page.locator("[data-board]").click(position={"x": 700, "y": 300})
    ana.page.wait_for_function(
        "(first) => document.querySelector('[data-expected]').innerText !== first", arg=first
    )
    ana.page.get_by_role("button", name="Saltar").click()
    ana.page.locator(BEAT).wait_for(state="detached")
    ana.comes_to(line.inner_text, asked)
    ana.sound()


COVERS = """() => {
  const large = document.querySelector("[data-hand] .large").getBoundingClientRect();
  const map = document.querySelector("[data-board]").getBoundingClientRect();
  const [x, y] = [map.left + map.width / 2, map.top + map.height / 2];
  return large.left <= x && x <= large.right && large.top <= y && y <= large.bottom;
}"""
"""Whether the card that is looked at covers the middle of the map."""


def test_a_card_is_looked_at_beside_the_middle_of_the_map_and_only_where_the_mouse_moves(visitor):
    ana = visitor()
    cards, large = ana.page.locator("[data-hand] [data-rove]"), ana.page.locator("[data-hand] .large")
    ana.alone(GAME, options={**SHORT, "castilla": True})
    cards.first.wait_for()
    for card in (cards.first, cards.last):
        card.hover()
        large.wait_for()
        assert not ana.page.evaluate(COVERS)
    # A mouse at rest looks at nothing that is dealt beneath it.
    ana.page.reload()
    cards.first.wait_for()
    cards.last.dispatch_event("pointerenter", {"pointerType": "mouse"})
    ana.page.evaluate(TWO_FRAMES)
    assert not large.count()
    ana.sound()


SIEGE = """() => [...document.querySelectorAll(".fight .side .dice")].map((side) => {
  const [dice, towers, lit, hits] = [".die, .to", ".tower", ".tower.hit", ".die.hit"]
    .map((css) => side.querySelectorAll(css).length);
  const score = side.parentElement.querySelector(".score").getBoundingClientRect();
  const map = document.querySelector("[data-board]").getBoundingClientRect();
  return [dice === towers, lit === hits, score.top >= map.top - 1, score.bottom <= map.bottom + 1];
})"""
"""Of both sides of a battle: a tower for each die, lit if it hits, and the score in sight on the map."""


PLATES = """() => {
  // The longest that a plate has to say.
  for (const one of document.querySelectorAll(".fight .score b")) one.textContent = "12 impactos";
  for (const one of document.querySelectorAll(".fight .score span")) one.textContent = "12 de 15 dados";
  const plates = [...document.querySelectorAll(".fight .score")];
  const [attack, defence] = plates.map((one) => one.getBoundingClientRect());
  return [attack.left >= 0, defence.left - attack.right >= 4, defence.right <= innerWidth];
}"""
"""Whether the plates of both sides stand in the window and apart from each other."""


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_battle_is_a_siege_with_a_tower_for_each_die(visitor, size):
    ana = visitor(size=size)
    ana.page.add_init_script(STAND)
    ana.alone(GAME, options={**SHORT, "castilla": True})
    ana.play(random.Random(1), until=reaching(ana, ".fight .defence .tower"))
    ana.comes_to(lambda: ana.page.evaluate(SIEGE), [[True] * 4] * 2)
    assert all(ana.page.evaluate(PLATES))
    ana.sound()


def test_who_passes_until_attacked_is_asked_nothing_before(visitor):
    ana = visitor()
    ana.alone(GAME, options={**SHORT, "castilla": True})
    ana.page.locator("[data-idle]").click()
    rng = random.Random(3)
    for _ in going_on(ana):
        if ana.over or (not ana.page.locator(".idle").count() and ana.settled()):
            break
        ana.rest()
    # Now she is attacked, or nobody has done so until the end; then it is her choice again.
    kinds = {json.loads(text)["type"] for text in plays(ana)}
    assert kinds == {"play"}
    if not ana.over:
        assert ana.phase == "answer"
        ana.play(rng)
    ana.sound()


def test_the_preset_of_el_cid_seats_one_person_and_opens_with_its_story(visitor):
    ana = visitor(size=PHONE)
    ana.go("/juego/taifa")
    ana.page.get_by_role("radio", name="4", exact=True).click()
    ana.page.get_by_role("radio", name="El Cid", exact=False).first.click()
    ana.page.get_by_role("radio", name="4", exact=True).and_(
        ana.page.locator("[aria-disabled=true]")
    ).wait_for()
    # It says what the game is about before it asks how hard it shall be.
    ana.page.locator("[data-cid]").get_by_text("Desterrado por el rey Alfonso").wait_for()
    ana.page.locator("[data-cid]").get_by_role("radio", name="14").click()
    ana.page.locator("button[type=submit]").click()
    story = ana.page.locator("[data-prologue]")
    story.locator("[data-hardness='14']").wait_for()
    assert "Desterrado por el rey Alfonso" in story.inner_text()
    # Both pages lie within the book.
    for width, height in (DESK, PHONE):
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.evaluate(TWO_FRAMES)
        assert story.evaluate("(one) => one.scrollWidth - one.clientWidth") == 0
    ana.accessible(themes=True)
    ana.touchable()
    story.locator("[data-act]").first.click()
    story.wait_for(state="detached")
    ana.sound()


def test_each_later_canto_of_el_cid_has_a_page_of_its_own_that_says_who_borders_on_whom(visitor):
    ana = visitor()
    go_on(ana, bring(ana, recorded(GAME, "el-cid-loses")), 34, 0, "truce")
    story = ana.page.locator("[data-prologue]")
    story.get_by_role("heading", name="Las bodas").wait_for()
    assert "tus hijas se casan" in story.inner_text()
    kings = [one.inner_text() for one in story.locator(".king").all()]
    assert "Lindáis por Toledo" in kings[0]
    assert "Os separan 3 áreas" in kings[1]
    ana.accessible(themes=True)
    ana.sound()


def phases(one):
    """Sit down and yield when an answer is asked for, then in a round of one's own."""
    return look_into(one, GAME, ("answer", "round"), 3, **SHORT, castilla=True)


def test_every_phase_is_clean_for_axe(visitor):
    ana = visitor()
    for _ in phases(ana):
        ana.accessible(themes=True)
    if WIDE:  # The end is judged where a whole game is played by the keyboard.
        ana.play(random.Random(4))
        ana.accessible()
    ana.sound()


def test_rare_phases_are_clean_for_axe_and_played_with_keys(visitor):
    ana = visitor()
    page, rng = ana.page, random.Random(7)
    page.add_init_script(ASK_ALWAYS)
    for name, phases in RARE.items():
        record = bring(ana, recorded(GAME, name))
        for phase, (step, seat) in phases.items():
            go_on(ana, record, step, seat, phase)
            ana.accessible()
            for width, height in (PHONE, DESK):
                page.set_viewport_size({"width": width, "height": height})
                ana.comes_to(lambda: measure.smallest_texts(page), [])
                ana.sound()
            sent = len(plays(ana))
            ana.press_on(rng, until=lambda sent=sent: len(plays(ana)) > sent)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_table_fills_the_window_and_nothing_moves(visitor, size):
    ana = visitor(size=size)
    stood = dict[str, dict[str, tuple[float, float]]]()

    def judge():
        width, height = size
        page = ana.page
        measure.lettered(page)
        assert measure.smallest_texts(page) == []
        assert measure.scroll(page) == (0, 0)
        assert measure.astray(page) == []
        assert measure.broken_names(page) == []
        assert measure.board_share(page) >= SHARE.get(width, 0.6)
        assert min(measure.face_heights(page), default=999) >= (0.19 * height if width >= 1024 else 96)
        moved = measure.unsteady(stood, ana.phase, page)
        # On a phone the map moves to what happens, so only the hand must stay in place.
        assert {name: by for name, by in moved.items() if width >= 1024 or name == "the hand"} == {}

    for _ in phases(ana):
        ana.page.locator("[data-hand] [data-rove]").first.wait_for()
        judge()
    # A small screen opens with the map at the player's own land.
    if size[0] < 1024:
        ana.page.get_by_role("button", name="Ver todo el mapa").click()
    ana.page.locator("button[data-act^='ataca']").first.click()
    ana.page.locator("[data-confirm]").wait_for()
    judge()
    ana.touchable()
    # Names keep their size when the map is zoomed in; small screens zoom by pinching, without a button.
    closer = ana.page.get_by_role("button", name="Acercar")
    for _ in range(3 if size[0] >= 1024 else 0):
        closer.click()
        ana.page.evaluate(TWO_FRAMES)
        ana.comes_to(lambda: measure.smallest_texts(ana.page), [])
    ana.sound()


def test_each_attack_is_offered_once(visitor):
    ana = visitor()
    ana.alone(GAME, options={**SHORT, "castilla": True})
    ana.page.locator("button[data-act^='ataca']").first.wait_for()
    acts = ana.page.locator("[data-act^='ataca']").evaluate_all("all => all.map((one) => one.dataset.act)")
    assert len(acts) == len(set(acts))


def test_every_card_has_its_picture_and_says_what_it_is_worth(visitor):
    ana = visitor()
    ana.alone(GAME, options={**SHORT, "castilla": True})
    cards = ana.page.locator("[data-hand] [data-rove]")
    cards.first.wait_for()
    ana.page.wait_for_selector("[data-hand] .picture use[href='#tf-arch']", state="attached")
    drawn = "document.querySelectorAll('[data-hand] .picture:has(use)').length"
    ana.comes_to(lambda: ana.page.evaluate(drawn), cards.count())
    ana.comes_to(lambda: ana.page.evaluate(UNDRAWN), [])
    for name in cards.evaluate_all(NAMES):
        assert any(kind in name for kind in ("Tropa de", "Respuesta", "Suceso")), name
