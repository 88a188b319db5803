"""A visitor's chronicle: empty, full, downloaded and deleted."""

from __future__ import annotations

import json
import random

from tests.browser import measure
from tests.browser.visitors import PHONE

GAME = "muerte-al-rey"
SHORT = {"partidas": 1}


def test_it_shows_what_was_played_and_forgets_it(visitor):
    ana = visitor(size=PHONE)
    page = ana.page
    ana.go("/cronica")
    page.wait_for_selector("[data-book='0']")
    page.get_by_role("link", name="Elegir un juego").wait_for()
    ana.fits()
    for seed in range(2):
        ana.alone(GAME, seats=6, options=SHORT)
        ana.play(random.Random(seed))
    page.locator("[data-decisions=whole]").wait_for()
    ana.go("/")
    page.get_by_role("link", name="Toda tu crónica").click()
    page.wait_for_selector("[data-book='2']")
    page.get_by_text("2 partidas desde el").wait_for()
    cell = page.get_by_role("row", name="¡Muerte al rey!").get_by_role("cell").first
    ana.comes_to(cell.inner_text, "2")
    page.get_by_role("img").first.wait_for()
    ana.fits()
    assert measure.smallest_texts(page) == []
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Descargar la crónica").click()
    games = json.loads(waiting.value.path().read_text(encoding="utf-8"))["games"]
    assert len(games) == 2
    assert all(one["record"] for one in games)
    # Cancelling the deletion keeps everything.
    page.locator("[data-forget]").click()
    page.get_by_role("button", name="Dejarla como está").click()
    page.get_by_role("dialog").wait_for(state="hidden")
    page.locator("[data-forget]").click()
    page.get_by_role("button", name="Borrar mi crónica").click()
    page.wait_for_selector("[data-book='0']")
    page.get_by_role("status").filter(has_text="Hecho").wait_for()
    assert ana.front()["finished"]["games"] == []
    ana.sound()
