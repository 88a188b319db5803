"""Moros y cristianos in the browser: whole games by mouse, by keyboard, on a phone, with interruptions."""

from __future__ import annotations

import random
import re

import pytest

from tests.browser import films, measure
from tests.browser.continued import bring, go_on
from tests.browser.houses import House
from tests.browser.lasting import LASTING
from tests.browser.moments import STAND, go_to, reaching
from tests.browser.positions import TYPES, recorded, typeset
from tests.browser.reader import LISTEN, untold
from tests.browser.scripts import NAMES
from tests.browser.test_room import look
from tests.browser.visitors import DESK, PHONE, SIZES, Visitor

GAME = "moros-y-cristianos"
SHORT = {"puntos": 8}


def cards(one):
    """The names of the cards in hand."""
    return one.page.locator("[data-hand] button").evaluate_all(NAMES)


def test_a_whole_game_alone(visitor):
    ana = visitor()
    ana.visit()
    ana.alone(GAME, options=SHORT)
    ana.play(random.Random(1))
    assert 0 < measure.transferred(ana.page) < measure.TABLE
    assert ana.page.get_by_role("heading", level=2).first.inner_text()
    with ana.page.expect_download() as save:
        ana.page.get_by_role("link", name="Guardar la partida").click()
    assert "ending" in save.value.path().read_text()
    ana.sound()


def test_a_whole_game_on_a_phone_by_night_in_english(visitor):
    ana = visitor(size=PHONE, locale="en-GB", color_scheme="dark")
    ana.alone(GAME, options=SHORT, seats=6)

    def look():
        ana.touchable()
        ana.sound()

    rng = random.Random(2)
    ana.visit_phases(rng, look, {"play"})
    ana.play(rng)
    look()


def test_a_whole_game_with_the_keyboard_alone(visitor):
    ana = visitor()
    ana.page.add_init_script(LISTEN)
    ana.alone(GAME, options={"puntos": 3})
    ana.page.wait_for_selector("[data-phase]")
    ana.press_on(random.Random(3))
    assert untold(ana, GAME, {"over"}) == []  # At the end the table is smaller, and may have no room.
    ana.sound()


INSIDE = """() => {
  const board = document.querySelector("[data-board]").getBoundingClientRect();
  return [...document.querySelectorAll(".weighing > *")].map((one) => {
    const box = one.getBoundingClientRect();
    return box.height > 20 && box.top >= board.top && box.bottom <= board.bottom;
  });
}"""
"""Of the scale, the verdict and the winners: whether all of it is on the board."""


@pytest.mark.parametrize("letters", TYPES)
def test_on_a_phone_the_scale_leaves_room_for_those_who_have_won(visitor, letters):
    ana = visitor(size=PHONE)
    ana.page.add_init_script(STAND)
    go_on(ana, bring(ana, recorded(GAME, "preset-larga")), 69, 1, "play")
    ana.page.locator("[data-act=fin]").click()
    go_to(ana, "[data-tells~=outcome]")
    typeset(ana.page, PHONE, letters)
    assert ana.stays_at(lambda: ana.page.evaluate(INSIDE)) == [True] * 3


ROWS = """() => [
  new Set([...document.querySelectorAll(".seats > li")].map((one) => one.getBoundingClientRect().top)).size,
  document.documentElement.scrollHeight,
]"""
"""In how many rows the others' plates are, and how high the page is."""


@pytest.mark.parametrize("seats", [5, 6])
def test_on_a_phone_points_are_counted_in_the_row_that_the_others_have_always(visitor, seats):
    ana = visitor(size=PHONE)
    ana.page.add_init_script(STAND)
    ana.alone(GAME, seats=seats)
    rng = random.Random(1)
    for told in ("own", "scored"):
        ana.play(rng, until=reaching(ana, f"[data-tells~={told}]"))
        ana.comes_to(lambda: ana.page.evaluate(ROWS), [1, PHONE[1]])
    ana.sound()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=str)
def test_the_scale_rests_before_the_booty_and_the_points_are_counted_before_the_next_round(visitor, size):
    ana = visitor(size=size)
    films.record(ana)
    # Alone with the Moors, Diego beats three Christians by cunning.
    go_on(ana, bring(ana, recorded(GAME, "preset-larga")), 69, 1, "play")
    films.begin(ana)
    ana.page.locator("[data-act=fin]").click()
    seen = films.film(ana, "round-began")
    order = ["outcome", "own", "took-all", "scored", "round-began"]
    assert [kind for kind in seen if kind in order] == order
    outcome, own, took, scored, after = (seen[kind] for kind in order)
    assert outcome["says"] == "La balanza decide la batalla."
    assert "moros" not in outcome["captions"]
    assert "Ganan los moros, 1 a 3" in outcome["verdict"]
    assert outcome["tray"] == ""
    assert "Botín por repartir" in own["tray"]
    assert not any("+" in plate for beat in (outcome, own, took) for plate in beat["plates"])
    assert [plate.count("+10") for plate in scored["plates"] if "Diego" in plate] == [1]
    assert [beat["held"] for beat in (outcome, own, took, scored, after)] == [False] * 3 + [True, False]
    assert all(beat["scenes"] for beat in (outcome, own, took, scored))
    assert after["tray"] == ""
    assert after["scenes"] == 0
    ana.sound()


# Options that lead to every phase in which somebody must act.
CLEAR = """(words) => {
  const box = words.getBoundingClientRect(), all = [words, ...document.querySelectorAll(".ghost")];
  for (const one of all) one.style.pointerEvents = "auto";
  return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) === words
    && getComputedStyle(words).backgroundColor !== "rgba(0, 0, 0, 0)";
}"""
"""Whether nothing goes through these words on the cloth."""


@pytest.mark.parametrize("size", [PHONE, DESK], ids=str)
def test_no_outline_goes_through_what_is_said_of_the_beaten(visitor, size):
    ana = visitor(size=size)
    go_on(ana, bring(ana, recorded(GAME, "clasica")), 16, 1, "pick")
    assert ana.page.get_by_text("sus cartas son botín").evaluate(CLEAR)
    ana.sound()


def test_every_phase_is_clean_for_axe(visitor):
    ana = visitor()
    options = {"puntos": 14, "objetivo": "tesoro", "duracion": "refuerzos", "cantidad": "tropa", "primero": 0}
    ana.visit_phases(
        random.Random(4),
        lambda: ana.accessible(themes=True),
        {"declare", "treasure", "play"},
        again=lambda: ana.alone(GAME, options=options),
    )
    ana.page.get_by_role("button", name="Reglas").click()
    ana.page.get_by_role("dialog").wait_for()
    ana.accessible(themes=True)
    ana.sound()


def test_why_not_is_answered_with_the_section(visitor):
    ana = visitor()
    ana.page.add_init_script(LASTING)
    ana.alone(
        GAME,
        options={
            "primero": 0,
            "objetivo": "fe",
            "tipo": "fuerza",
            "duracion": "asalto",
            "cantidad": "heroes",
        },
    )
    ana.page.wait_for_selector("[data-why=fin]")
    ana.page.locator("[data-why=fin]").click(force=True)
    toast = ana.page.get_by_role("alert").inner_text()
    assert "Aún te falta jugar un caballero" in toast
    assert "§2.5" in toast


def test_a_reload_in_mid_turn_loses_nothing(visitor):
    ana = visitor()
    ana.alone(GAME)
    rng = random.Random(6)
    ana.play_to("play", rng)
    before = cards(ana)
    ana.page.reload()
    ana.page.wait_for_selector("[data-mine=true]")
    ana.comes_to(lambda: cards(ana), before)
    assert len(ana.chronicle()) > 3
    ana.play(rng, until=lambda: ana.over or ana.phase in {"pick", "keep"})
    ana.sound()


def test_the_language_changes_in_mid_game(visitor):
    ana = visitor()
    ana.alone(GAME)
    ana.play_to("play", random.Random(7))
    ana.page.get_by_role("button", name="Ajustes").click()
    ana.page.get_by_role("radio", name="English").click()
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("heading", name="Christians").wait_for()
    ana.page.get_by_text(re.compile("declares? the combat")).first.wait_for(state="attached")
    ana.page.locator("html[lang=en]").wait_for()
    ana.sound()


def test_a_house_that_is_killed_and_opened_again_goes_on_where_it_was(engine, house, tmp_path):
    inn = House(tmp_path)
    inn.open()
    ana = Visitor(engine, inn)
    try:
        ana.alone(GAME, options=SHORT)
        rng = random.Random(8)
        ana.play_to("play", rng)
        before = cards(ana)
        inn.kill()
        ana.page.get_by_text("Reconectando").wait_for()
        inn.open()
        ana.page.get_by_text("Reconectando").wait_for(state="detached")
        ana.comes_to(lambda: cards(ana), before)
        ana.play(rng)
        ana.sound()
    finally:
        ana.close()
        inn.kill()


def test_a_game_that_has_ended_is_replayed_through_any_eyes_and_played_on(visitor):
    ana = visitor()
    ana.alone(GAME, options={"puntos": 3})
    ana.play(random.Random(11))
    with ana.page.expect_download() as save:
        ana.page.get_by_role("link", name="Guardar la partida").click()
    ana.page.get_by_role("link", name="Repasar la partida").click()
    ana.page.wait_for_selector("[data-step='0']")
    ana.accessible()
    for _ in range(3):
        ana.page.get_by_role("button", name="Siguiente").click()
    ana.page.wait_for_selector("[data-step='3']")
    ana.page.get_by_label("Visto por").select_option(label="Berenguer")
    ana.page.locator(".own .name", has_text=re.compile("^Berenguer")).wait_for()
    everything = ana.stays_at(ana.page.locator(".jump").count)
    ana.page.get_by_label("Mostrar también lo oculto").uncheck()
    ana.page.wait_for_function(f"() => document.querySelectorAll('.jump').length < {everything}")
    ana.page.locator(".jump").last.click()
    ana.page.get_by_role("button", name="Ir al principio").click()
    ana.page.get_by_role("button", name="Jugar desde aquí").click()
    ana.page.wait_for_selector("[data-position]")
    ana.sound()

    berta = visitor()
    berta.go("/")
    berta.page.get_by_role("button", name="Repasar una partida guardada").click()
    berta.page.get_by_label("Elegir un archivo").set_input_files(save.value.path())
    berta.page.wait_for_selector("[data-step='0']")
    berta.sound()


# --- the room: the table fills the window, and nothing that is about to be clicked moves --------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_cloth_fills_the_window_and_nothing_moves(visitor, size):
    ana = visitor(size=size)
    rng, stood = random.Random(2), dict[str, dict[str, tuple[float, float]]]()

    def judge():
        look(ana, size)
        stands = measure.controls(ana.page)
        before = stood.setdefault(ana.phase, stands)
        assert measure.shifted(before, stands) == {}
        hand = "the hand"
        assert measure.shifted({hand: next(iter(stood.values()))[hand]}, {hand: stands[hand]}) == {}

    ana.visit_phases(rng, judge, {"declare", "play"}, again=lambda: ana.alone(GAME, options={"primero": 0}))
    # With a card chosen, and after that turn.
    ana.play_to("play", rng)
    ana.page.locator("[data-hand] [data-act][aria-pressed=false]").first.click()
    judge()
    ana.page.locator("[data-confirm]").click()
    ana.play(rng, until=lambda: ana.over or ana.settled() in {"keep", "pick", "declare"})
    if not ana.over and ana.page.locator("[data-hand] [data-rove]").count():
        judge()
    ana.touchable()
    ana.sound()


def test_what_a_chosen_card_would_do_is_said_and_shown(visitor):
    ana = visitor(size=DESK)
    ana.alone(GAME, options={"primero": 0, "objetivo": "fe", "tipo": "fuerza", "cantidad": "heroes"})
    ana.play_to("play", random.Random(5))
    knights = ana.page.locator("[data-hand] [data-act]").filter(visible=True)
    knight = knights.and_(ana.page.get_by_role("button", name=re.compile("de (espadas|bastos)"))).first
    points = re.search(r"(\d+) puntos?$", knight.locator(".sr-only").inner_text()).group(1)
    knight.click()
    ana.page.get_by_text(re.compile(f"Con los (moros|cristianos): 0 → {points}$")).wait_for()
    ana.comes_to(ana.page.locator("[data-board] .ghost").count, 1)
    ana.page.get_by_role("button", name="Quitar selección").click()
    ana.page.locator("[data-board] .ghost").wait_for(state="detached")
    # A copa that would be wasted shows a warning, once, and is not blocked.
    knights.and_(ana.page.get_by_role("button", name=re.compile("de copas"))).first.click()
    warning = ana.page.get_by_text(re.compile(r"Ojo: .* no anula a nadie"))
    warning.wait_for()
    assert warning.count() == 1
    ana.page.locator("[data-confirm][aria-disabled=false]").wait_for()
    ana.sound()


def test_throwing_a_hand_away_is_asked_once(visitor):
    ana = visitor()
    ana.alone(GAME, options={"objetivo": "fe", "duracion": "asalto", "cantidad": "heroes"})
    ana.play_to("keep", random.Random(9))
    ana.page.locator("[data-act=tira]").click()
    sure = ana.page.get_by_role("button", name="Sí, tirar")
    sure.wait_for()
    ana.page.locator("[data-act=guarda]").click()
    sure.wait_for(state="detached")
    ana.comes_to(lambda: any("Te guardas" in line for line in ana.chronicle()), True)
    ana.sound()
