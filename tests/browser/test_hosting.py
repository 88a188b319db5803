"""Two people at a table: what is said when the host leaves before the game, and what to do if one is idle."""

from __future__ import annotations

import contextlib
import random

import pytest

from tests.browser.visitors import DESK, PHONE, going_on, sync_api

GAME = "moros-y-cristianos"
WORDS = {
    "es-ES": ("Tu nombre", "Sentarme aquí B", "Ana hace de anfitrión y no está", "Empezar"),
    "en-GB": ("Your name", "Sit here B", "Ana hosts the table and is away", "Start"),
}
SCREENS = pytest.mark.parametrize(
    ("size", "locale"), [(PHONE, "es-ES"), (DESK, "en-GB")], ids=["phone", "desktop"]
)


def seated(visitor, size, locale):
    """Two people at a table that has not begun, the first of them its host."""
    name, sit, *_ = WORDS[locale]
    ana, bea = (visitor(size=size, locale=locale) for _ in range(2))
    table = ana.table(GAME, ["me", "open"], seats=4, options={"puntos": 8}, patience=1)
    bea.go(f"/mesa/{table}")
    bea.page.get_by_label(name).fill("Bea")
    bea.page.get_by_role("button", name=sit).click()
    bea.page.locator("[data-host]").wait_for()
    return ana, bea


@SCREENS
def test_it_is_said_that_the_host_has_left(visitor, size, locale):
    ana, bea = seated(visitor, size, locale)
    ana.go("/")
    bea.page.get_by_text(WORDS[locale][2]).wait_for()
    bea.accessible()
    bea.touchable()
    for one in (ana, bea):
        one.sound()


@SCREENS
def test_the_house_plays_for_an_idle_person_until_they_are_back(visitor, size, locale):
    ana, bea = seated(visitor, size, locale)
    ana.page.get_by_role("button", name=WORDS[locale][3]).click()
    bea.page.wait_for_selector("[data-phase]")
    ana.play(random.Random(1), until=lambda: bea.mine and not ana.mine)
    ask = ana.drawer("talk").locator("[data-stand-in='1']")
    told = bea.page.locator("[data-back]")
    for _ in going_on(ana, bea):
        if told.count():
            break
        if ask.count():
            # It goes as soon as the house plays, perhaps under the pointer.
            with contextlib.suppress(sync_api.TimeoutError):
                ask.click(timeout=1500)
        ana.rest()
    bea.accessible()
    bea.touchable()
    told.click()
    told.wait_for(state="hidden")
    for one in (ana, bea):
        one.sound()
