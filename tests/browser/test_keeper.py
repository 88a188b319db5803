"""The keeper's page: a player reports a line, and the keeper deals with it, on a phone and on a desktop."""

from __future__ import annotations

import pytest

from tests.browser.conftest import PHONE
from tests.browser.test_friends import sit

GAME = "moros-y-cristianos"


@pytest.mark.parametrize(("theme", "size"), [("light", None), ("dark", PHONE)])
def test_a_rude_line_is_reported_and_its_speaker_turned_away(visitor, theme, size):
    more = {"size": size} if size else {}
    ana, bea = visitor(), visitor()
    keeper = visitor(color_scheme=theme, **more)
    table = ana.table(GAME, ["me", "open"])
    sit(bea, table, "Bea", "B")
    bea.page.get_by_label("Escribe un mensaje").fill("una grosería")
    bea.page.get_by_role("button", name="Enviar").click()
    ana.page.get_by_text("una grosería").wait_for()
    ana.page.get_by_role("button", name="Avisar de lo que dijo Bea").focus()
    ana.page.keyboard.press("Enter")
    ana.page.get_by_text("Lo verá quien guarda la casa").wait_for()
    keeper.go("/casa")
    page = keeper.page
    page.locator(f"[data-table='{table}']").wait_for()
    report = page.locator("[data-report]").filter(has_text="una grosería")
    assert report.locator(".meant").inner_text().startswith("Bea")
    keeper.accessible()
    keeper.touchable()
    report.get_by_role("button", name="Bea").click()
    page.get_by_label("Por cuánto tiempo").select_option(label="un día")
    keeper.accessible()
    keeper.touchable()
    page.get_by_role("button", name="Vetar").click()
    page.get_by_text("Hecho.").wait_for()
    bea.page.get_by_text("te ha pedido que te marches").first.wait_for()
    report.get_by_role("button", name="Atendido").click()
    report.wait_for(state="detached")
    page.locator("[data-order=ban]").filter(has_text="Bea").get_by_role("button", name="Levantar").click()
    page.locator("[data-order=ban]").wait_for(state="detached")
    page.locator(f"[data-table='{table}']").get_by_role("button", name="Borrar").click()
    page.locator("[data-confirm]").click()
    page.locator(f"[data-table='{table}']").wait_for(state="detached")
    keeper.accessible()
    keeper.sound()
