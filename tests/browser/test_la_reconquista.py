"""La reconquista in the browser: whole games, on a phone, with the dark theme; nothing stored against r.6."""

from __future__ import annotations

import random

import pytest

from tafureria.games.la_reconquista.pieces import NEAR
from tests.browser import measure
from tests.browser.continued import bring, go_on
from tests.browser.lasting import LASTING
from tests.browser.moments import STAND, come_to, go_through, reaching, said
from tests.browser.positions import recorded
from tests.browser.reader import LISTEN, untold
from tests.browser.scripts import ASK_ALWAYS
from tests.browser.test_room import look
from tests.browser.visitors import PHONE, SIZES, going_on

GAME = "la-reconquista"
SHORT = {"tropas": 5, "tregua": 0, "ventaja": 2, "rondas": 6}
PLACES = 60
OWN = """() => [...document.querySelectorAll("g.own")].map((one) => one.dataset.place)"""
IN_SIGHT = """() => {
  const { x, y, width, height } = document.activeElement.getBoundingClientRect();
  const [left, top] = [x + width / 2, y + height / 2];
  return left > 0 && left < innerWidth && top > 0 && top < innerHeight;
}"""
"""Whether the centre of the focused element is inside the window."""


CUT = """(battle) => {
  const inside = battle.getBoundingClientRect();
  const lies = (one, over) => one.left < over.right && one.right > over.left
    && one.top < over.bottom && one.bottom > over.top;
  const knobs = [...document.querySelectorAll("[data-room] .knob")].map((one) => one.getBoundingClientRect());
  return [...battle.querySelectorAll("h2, .force, .outcome, .two")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.top < inside.top || box.bottom > inside.bottom || knobs.some((knob) => lies(knob, box));
  }).map((one) => one.innerText);
}"""
"""What is said of a battle and lies outside its picture, or under a knob of the map."""


def on(page, words):
    """Provinces on the map whose click carries out or begins an action with that verb."""
    return page.locator(f'g[data-act^="{words}"]')


def touch(page, words):
    """Click the first of these provinces."""
    on(page, words).first.dispatch_event("click")


def place_five(ana, place=None):
    """Put five troops on one province, with the map, and pass the board on."""
    ana.page.wait_for_selector('g[data-act^="pon"]', state="attached")
    there = on(ana.page, "pon") if place is None else ana.page.locator(f'[data-place="{place}"]')
    first = there.first.get_attribute("data-act")
    for number in range(1, 6):
        ana.page.locator(f'g[data-act="{first}"]').dispatch_event("click")
        ana.page.get_by_text(f"{number} de 5 colocadas").wait_for()
    ana.page.locator("[data-act=listo]").click()


def my_turn(ana):
    """Wait until it is Ana's turn, answering everything that she is asked before."""
    ana.play_to("turn", random.Random(1))


def test_a_whole_game_on_the_map(visitor):
    ana = visitor()
    ana.page.add_init_script(LISTEN)
    ana.visit()
    ana.alone(GAME, options=SHORT)
    place_five(ana)
    ana.play(random.Random(2))
    assert 0 < measure.transferred(ana.page) < measure.TABLE
    assert untold(ana, GAME, {"over"}) == []  # At the end the table is smaller, and may have no room.
    ana.sound()


def test_the_forces_of_a_battle_are_counted_before_it_is_said_who_won(visitor):
    ana = visitor(reduced_motion="no-preference")
    ana.page.add_init_script(ASK_ALWAYS)
    ana.page.add_init_script(STAND)
    ana.alone(GAME, options=SHORT | {"ventaja": 8})
    come_to(ana, "placing")
    own = {int(place) for place in ana.page.evaluate(OWN)}
    # A province of another player, next to one of hers with troops and one without.
    target, armed, idle = next(
        (place, *sorted(beside)[:2])
        for place in range(PLACES)
        if place not in own and len(beside := own.intersection(NEAR[place])) > 1
    )
    place_five(ana, armed)
    come_to(ana, "turn")
    ana.page.locator(f'[data-place="{target}"]').dispatch_event("click")
    ana.page.locator("[data-confirm]").click()
    come_to(ana, "passing-cards")
    # Passing cards without troops shows a warning, once, and is not blocked.
    warning = ana.page.locator("[data-room]").get_by_text("Aviso: así atacas con fuerza 0")
    ana.page.locator(f'[data-place="{idle}"]').dispatch_event("click")
    warning.wait_for()
    assert warning.count() == 1
    ana.page.locator("[data-act=listo]").click()
    ana.play(random.Random(1), until=reaching(ana, ".battle[data-scene]"))
    assert "gana" not in said(ana)
    go_through(ana)
    ana.page.locator("[data-act=visto]").wait_for()
    ana.sound()


def test_on_a_phone_the_outcome_of_a_battle_is_read_whole(visitor):
    """With four cards on a side; the knobs of the map do not lie on it."""
    ana = visitor(size=PHONE)
    ana.page.add_init_script(ASK_ALWAYS)
    go_on(ana, bring(ana, recorded(GAME, "seis-jugadores")), 315, 1, "looking")
    battle = ana.page.locator(".battle")
    battle.wait_for()
    ana.comes_to(lambda: battle.evaluate(CUT), [])
    ana.sound()


def test_who_attacks_whose_province_is_a_scene_and_the_end_shows_all_owners(visitor):
    ana = visitor(reduced_motion="no-preference")
    ana.page.add_init_script(STAND)
    ana.alone(GAME, options=SHORT | {"rondas": 3})
    seen = set()
    rng = random.Random(3)
    for _ in going_on(ana):
        if ana.over:
            break
        # In this order: a beat that begins after the question for its scene is not gone on from.
        stands = ana.page.locator("[data-beat]").count()
        scene = ana.page.locator("[data-scene]")
        kind = scene.first.get_attribute("data-scene") if scene.count() else ""
        if kind == "end":
            assert ana.page.locator("[data-go-on]").count() == 1, "it stays until somebody touches it"
            ana.page.locator("[data-go-on]").click()
        elif stands:
            ana.page.keyboard.press("n")
        elif ana.settled():
            ana.step(rng)
        seen.add(kind)
        ana.rest()
    assert {"attack", "end"} <= seen
    ana.sound()


def test_all_troops_of_a_round_are_put_down_by_holding_a_province(visitor):
    ana = visitor()
    ana.alone(GAME, options=SHORT | {"tropas": 9})
    ana.page.wait_for_selector('g[data-act^="pon"]', state="attached")
    place = on(ana.page, "pon").first.get_attribute("data-place")
    land = ana.page.locator(f'[data-place="{place}"]')
    ana.page.get_by_text("En total, 0 de 9").wait_for()
    land.dispatch_event("pointerdown", {"button": 0, "clientX": 5, "clientY": 5})
    ana.page.get_by_text("5 de 5 colocadas").wait_for()
    ana.page.get_by_text("En total, 5 de 9").wait_for()
    ana.page.locator("[data-act=listo]").click()
    ana.sound()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_chart_fills_the_window_and_nothing_moves(visitor, size):
    """In every phase with a choice, names are at least 12 px high, also when the map is zoomed in."""
    ana = visitor(size=size)
    stood = dict[str, dict[str, tuple[float, float]]]()

    def judge():
        look(ana, size)
        assert measure.unsteady(stood, ana.phase, ana.page) == {}

    ana.alone(GAME, options=SHORT | {"ventaja": 8})
    ana.page.wait_for_selector('g[data-act^="pon"]', state="attached")
    judge()
    own = {int(place) for place in ana.page.evaluate(OWN)}
    place_five(ana, next(place for place in sorted(own) if own.intersection(NEAR[place])))
    my_turn(ana)
    judge()
    ana.page.locator("[data-act=muevo]").click()
    ana.page.locator("[data-act=listo]").wait_for()
    judge()
    ana.page.locator("[data-act=listo]").click()
    my_turn(ana)
    closer = ana.page.get_by_role("button", name="Acercar")
    for _ in range(3):
        closer.click()
    ana.page.locator("[data-zoom^='3.3']").wait_for()
    # The map follows the keyboard focus to a province out of sight, and its buttons stay in place.
    ana.page.locator("[data-place]").first.focus()
    for _ in range(6):
        ana.page.keyboard.press("Tab")
        ana.page.wait_for_function(IN_SIGHT)
    judge()
    ana.touchable()
    # After resizing, the whole map is shown again.
    ana.page.set_viewport_size({"width": size[0], "height": size[1] - 40})
    ana.page.locator("[data-zoom='1.00']").wait_for()
    ana.sound()


def test_every_phase_on_a_phone_is_clean_for_axe(visitor):
    ana = visitor(size=PHONE)
    ana.page.add_init_script(ASK_ALWAYS)
    ana.alone(GAME, options=SHORT | {"rondas": 3, "ventaja": 8})
    place_five(ana)
    my_turn(ana)
    ana.accessible(themes=True)
    ana.sound()
    touch(ana.page, "ataco")
    ana.page.locator("[data-confirm]").wait_for()
    ana.accessible(themes=True)
    ana.page.locator("[data-confirm]").click()
    ana.page.locator("[data-act=listo]").wait_for()
    ana.accessible(themes=True)
    ana.page.locator("[data-act=listo]").click()
    ana.page.locator("[data-act=visto]").wait_for()
    ana.accessible(themes=True)
    ana.page.locator("[data-act=visto]").click()
    my_turn(ana)
    ana.page.locator("[data-act=muevo]").click()
    ana.page.locator("[data-act=listo]").wait_for()
    ana.accessible(themes=True)
    ana.sound()


def test_a_move_is_made_by_two_touches_and_taken_back(visitor):
    ana = visitor()
    ana.alone(GAME, options=SHORT | {"ventaja": 8})
    place_five(ana)
    my_turn(ana)
    ana.page.locator("[data-act=muevo]").click()
    ana.page.get_by_text("Ninguna tropa movida").wait_for()
    if on(ana.page, "mueve").count():
        touch(ana.page, "mueve")
        ana.page.locator('button[data-act^="mueve"]').first.click()
        ana.page.get_by_text("1 tropa movida").wait_for()
        ana.page.locator('button[data-act^="devuelve"]').click()
        ana.page.get_by_text("Ninguna tropa movida").wait_for()
    ana.page.locator("[data-act=listo]").click()
    ana.sound()


def test_a_province_is_found_by_typing_without_accents(visitor):
    ana = visitor(size=PHONE)
    ana.page.add_init_script(LASTING)
    ana.alone(GAME)
    find = ana.page.get_by_role("button", name="Buscar provincia")
    box = ana.page.get_by_role("searchbox", name="Buscar provincia")
    find.click()
    box.fill("caceres")
    ana.page.locator(".find li button", has_text="Cáceres").click()
    ana.page.get_by_text("Limita con Alto Alentejo").wait_for()
    for name in ("andorra", "baleares"):
        find.click()
        box.fill(name)
        box.press("Enter")
    ana.page.get_by_text("Limita con Barcelona, Castellón, Tarragona y Valencia").wait_for()
    ana.comes_to(ana.page.locator("[data-place]").count, PLACES)
    ana.sound()


def test_r6_no_log_is_kept_and_a_reload_brings_the_present_alone(visitor):
    ana = visitor()
    ana.alone(GAME, options=SHORT)
    place_five(ana)
    my_turn(ana)
    assert ana.chronicle() == []
    ana.page.reload()
    ana.page.wait_for_selector("[data-mine=true]")
    assert ana.chronicle() == []
    ana.sound()


def test_the_sources_of_the_map_are_named(visitor):
    ana = visitor()
    ana.alone(GAME)
    ana.page.get_by_role("button", name="Origen del mapa").click()
    ana.page.get_by_text("Natural Earth").wait_for()
    ana.accessible()


MEANT = "g[data-place][aria-pressed=true]"


def test_on_a_phone_a_touch_among_small_provinces_looks_closer_before_it_means_one(visitor):
    ana = visitor(size=PHONE)
    ana.alone(GAME, options=SHORT | {"ventaja": 8})
    place_five(ana)
    my_turn(ana)
    zoom = "Number(document.querySelector('[data-zoom]').dataset.zoom)"
    assert ana.page.evaluate(zoom) == 1
    small = ana.page.locator('g[data-act^="ataco"]').evaluate_all(
        """all => all.map((one) => [one.dataset.place, one.querySelector(".land").getBoundingClientRect()])
        .sort((a, b) => a[1].width * a[1].height - b[1].width * b[1].height).map(([place]) => place)"""
    )
    for place in small[:8]:
        land = ana.page.locator(f'[data-place="{place}"] .land')
        land.tap(force=True)
        # Either it looks closer, or one province is meant.
        ana.page.wait_for_function(f"() => {zoom} > 1 || document.querySelector('{MEANT}')")
        if ana.page.evaluate(zoom) > 1:
            break
        ana.page.locator(MEANT).dispatch_event("click")
        ana.page.locator(MEANT).wait_for(state="detached")
    else:
        raise AssertionError("no small province lies near another")
    assert ana.page.locator("[data-confirm]").count() == 0
    box = ana.stays_at(land.bounding_box)
    assert min(box["width"], box["height"]) > 40
    land.tap(force=True)
    ana.page.locator("[data-confirm]").wait_for()
    assert ana.page.locator(f'[data-place="{place}"][aria-pressed=true]').count() == 1
    ana.sound()
