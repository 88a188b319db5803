"""The deal of the day: linked on the first page, played once, and compared with everybody's results."""

from __future__ import annotations

import random

from tests.browser.visitors import PHONE

GAME = "muerte-al-rey"


def test_todays_deal_is_played_once_and_compared(visitor):
    ana = visitor(size=PHONE)
    ana.go("/")
    deal = ana.page.locator(f"[data-daily={GAME}]")
    deal.get_by_text("Jugarlo").wait_for()
    ana.fits()
    deal.click()
    ana.page.wait_for_selector("[data-phase]")
    address = ana.page.url
    ana.go("/")
    deal.get_by_text("Seguir").wait_for()
    deal.click()
    ana.page.wait_for_selector("[data-phase]")
    assert ana.page.url == address
    ana.play(random.Random(2))
    results = ana.page.locator("[data-day-results]")
    results.get_by_text("Mejor que el").wait_for()
    ana.fits()
    # What would help those who have yet to play it stays hidden.
    assert ana.page.get_by_role("button", name="Comprobar el reparto").count() == 0
    # The replay hides it, too: it shows only what the visitor saw and could know.
    ana.page.get_by_role("link", name="Repasar la partida").click()
    ana.page.locator("[data-known='0']").wait_for()
    ana.page.keyboard.press("End")
    ana.page.wait_for_selector("[data-phase]")
    ana.page.get_by_text("Hasta que acabe el día").wait_for()
    assert ana.page.get_by_role("combobox").count() == ana.page.locator("[data-elsewise]").count() == 0
    assert ana.page.get_by_role("button", name="Comprobar el reparto").count() == 0
    ana.fits()
    ana.go("/")
    deal.get_by_text("punto").wait_for()
    ana.sound()
