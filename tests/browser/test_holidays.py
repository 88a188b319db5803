"""Holidays are set on a phone, and the others see them on the first page and at the table."""

from __future__ import annotations

import os
from pathlib import Path

from tests.browser import measure
from tests.browser.test_friends import sit
from tests.browser.visitors import PHONE

DAY = 86_400
PICTURES = os.environ.get("TAFURERIA_LOOK", "")


def look(one, name):
    """Save a screenshot if a folder for pictures is given."""
    if PICTURES:
        one.page.screenshot(path=Path(PICTURES) / f"{name}.png")


def test_days_away_are_set_on_a_phone_and_all_at_the_table_see_them(visitor):
    ana, bea = visitor(), visitor(size=PHONE, color_scheme="dark", timezone_id="Europe/Madrid")
    table = ana.table("moros-y-cristianos", ["me", "open"], seats=4, move_seconds=2 * DAY)
    sit(bea, table, "Bea", "B")
    ana.page.get_by_role("button", name="Empezar").click()
    ana.page.wait_for_selector("[data-position]")
    bea.go("/")
    bea.page.get_by_role("button", name="Ajustes").click()
    days = bea.page.locator("[data-holidays]")
    days.scroll_into_view_if_needed()
    look(bea, "form")
    bea.accessible()
    bea.touchable()
    first = days.get_by_label("Primer día")
    today = first.get_attribute("min")
    first.fill(today)
    look(bea, "filled")
    days.get_by_role("button", name="Esos días estaré fuera").click()
    bea.page.locator("[data-holidays=on]").wait_for()
    days.scroll_into_view_if_needed()
    look(bea, "on")
    assert measure.smallest_texts(bea.page) == []
    ana.page.get_by_text("(fuera hasta el ").first.wait_for()
    look(ana, "table")
    assert measure.smallest_texts(ana.page) == []
    ana.accessible()
    days.get_by_role("button", name="Ya he vuelto").click()
    bea.page.locator("[data-holidays=none]").wait_for()
    ana.page.get_by_text("(fuera hasta el ").first.wait_for(state="detached")
