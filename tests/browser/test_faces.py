"""Faces at the table of ¡Muerte al rey! (option ``gestos``): chosen by chips, seen beside their players."""

from __future__ import annotations

import random

import pytest

from tests.browser import films, measure
from tests.browser.halls import Hall
from tests.browser.visitors import DESK, PHONE, going_on

GAME = "muerte-al-rey"
OPTIONS = {"gestos": True, "sorteo": False, "ruta": True}
CHIPS = "[data-act^=cara]"
MIENS = "[data-room] [data-seat] [data-mien]"
ROUND = "count => document.querySelectorAll('[data-room] [data-seat] [data-mien]').length === count"


def sit(ana, **options):
    """Sit down among computer players and look at the cards."""
    ana.alone(GAME, options=OPTIONS | options)
    ana.page.wait_for_selector(CHIPS)


def show(ana, face):
    """Choose a face, and wait until the faces of all six are seen."""
    ana.page.locator(f"[data-act='cara {face}']").click()
    ana.page.wait_for_selector("[data-phase=turn]")
    ana.page.wait_for_function(ROUND, arg=6)


@pytest.mark.parametrize(
    ("size", "locale", "says"),
    [(DESK, "es-ES", "cara inquieta"), (PHONE, "en-GB", "looks uneasy")],
    ids=["desk", "phone"],
)
def test_a_face_is_chosen_by_a_chip_and_seen_and_heard_at_its_seat(visitor, size, locale, says):
    ana = visitor(size=size, locale=locale)
    sit(ana)
    assert ana.page.locator(CHIPS).count() == 3
    assert ana.page.locator(MIENS).count() == 0
    measure.lettered(ana.page)
    overflowing = "all => all.filter((one) => one.scrollWidth > one.clientWidth).length"
    assert ana.page.locator(CHIPS).evaluate_all(overflowing) == 0
    ana.accessible(themes=True)
    ana.touchable()
    show(ana, "inquieta")
    own = ana.page.locator("[data-seat='0']").first
    assert own.locator("[data-mien='2']").count() == 1
    assert says in own.inner_text()
    ana.accessible(themes=True)
    ana.sound()


def test_after_an_exchange_the_two_show_what_they_make_of_it(visitor):
    ana = visitor(size=PHONE)
    sit(ana)
    show(ana, "tranquila")
    ana.page.locator("[data-act^=cambia]").first.click()
    ana.page.locator("[data-confirm]").click()
    ana.page.locator("[data-act^=entrega]").first.click()
    ana.page.locator("[data-confirm]").click()
    ana.page.wait_for_selector(CHIPS)
    ana.page.get_by_text("te ha entregado").first.wait_for()
    ana.touchable()
    ana.page.locator("[data-act='cara contenta']").click()
    ana.page.wait_for_selector("[data-seat='0'] [data-mien='1']")
    assert any(line.startswith("Cara ") and "Ana" in line for line in ana.chronicle())
    ana.sound()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_match_by_clicks_with_faces(visitor, size):
    ana = visitor(size=size)
    sit(ana, partidas=2)
    ana.play(random.Random(3))
    lines = ana.chronicle()
    assert sum(line.startswith("Cara ") for line in lines) >= 2
    ana.sound()


def test_no_face_is_seen_before_all_are_told_and_then_all_at_once(visitor):
    ana = visitor()
    films.record(ana)
    sit(ana)
    films.begin(ana)
    assert ana.page.locator(MIENS).count() == 0
    ana.page.locator("[data-act='cara contenta']").click()
    told = films.film(ana, "faces")
    assert "Cara contenta: " in told["faces"]["captions"] + told["faces"]["says"]
    assert sum("cara " in plate for plate in told["faces"]["plates"]) == 6
    ana.sound()


def test_on_a_big_screen_everybody_sees_the_faces_that_are_chosen_on_phones(visitor):
    hall = Hall(visitor, GAME, 6, phones=2, **OPTIONS)
    hall.begin()
    for phone, face in zip(hall.phones, ("contenta", "inquieta"), strict=True):
        phone.page.locator(f"[data-act='cara {face}']").click()
    hall.screen.page.wait_for_selector("[data-phase=turn]")
    hall.screen.page.wait_for_function(
        "() => document.querySelectorAll('[data-seat] [data-mien]').length === 6"
    )
    screen = hall.screen.page
    assert screen.locator("[data-seat='0'] [data-mien='1']").count() == 1
    assert screen.locator("[data-seat='1'] [data-mien='2']").count() == 1
    for one in (hall.screen, *hall.phones):
        one.sound()


def test_the_first_table_that_somebody_opens_has_faces(visitor):
    ana = visitor()
    ana.go(f"/juego/{GAME}")
    ana.page.get_by_label("Tu nombre").fill("Ana")
    ana.page.get_by_role("button", name="Jugar ahora").click()
    for _ in going_on(ana):
        if ana.page.locator(CHIPS).count():
            break
        ana.rest()
    ana.sound()
