"""Two people at a table: what is said when the host leaves before the game."""

from __future__ import annotations

import pytest

from tests.browser.visitors import DESK, PHONE

GAME = "moros-y-cristianos"
WORDS = {
    "es-ES": ("Tu nombre", "Sentarme aquí B", "Ana hace de anfitrión y no está"),
    "en-GB": ("Your name", "Sit here B", "Ana hosts the table and is away"),
}


@pytest.mark.parametrize(("size", "locale"), [(PHONE, "es-ES"), (DESK, "en-GB")], ids=["phone", "desktop"])
def test_it_is_said_that_the_host_has_left(visitor, size, locale):
    name, sit, away = WORDS[locale]
    ana, bea = (visitor(size=size, locale=locale) for _ in range(2))
    table = ana.table(GAME, ["me", "open"], seats=4, options={"puntos": 8}, patience=1)
    bea.go(f"/mesa/{table}")
    bea.page.get_by_label(name).fill("Bea")
    bea.page.get_by_role("button", name=sit).click()
    bea.page.locator("[data-host]").wait_for()
    ana.go("/")
    bea.page.get_by_text(away).wait_for()
    bea.accessible()
    bea.touchable()
    for one in (ana, bea):
        one.sound()
