"""On a page in English, Spanish names and words are marked as Spanish, and spoken as such."""

from __future__ import annotations

import json

import pytest

from tafureria.core import registry
from tafureria.games.la_reconquista.pieces import NAMES as PROVINCES
from tests.browser.continued import bring
from tests.browser.positions import POSITIONS, recorded, sit_at
from tests.browser.visitors import WIDE

AREAS = json.loads((registry.find("taifa").folder / "data" / "map.json").read_text(encoding="utf-8"))["areas"]
PLACES = {"la-reconquista": PROVINCES, "taifa": [area["name"] for area in AREAS]}
GAMES = [one for one in POSITIONS if one != "mentiroso"]
NAMES = (
    "Moros y cristianos|La reconquista|¡Muerte al rey!|Espada Negra|Taifa"
    "|[Oo]ros|[Cc]opas|[Ee]spadas|[Bb]astos|[Ss]otas?|[Cc]aballos?"
)
UNMARKED = """(names) => {
  const name = new RegExp(`(?<!\\\\p{L})(?:${names})(?!\\\\p{L})`, "u"), out = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const one = node.parentElement;
    if (one.closest("script, style, noscript, .unloaded, svg, option")) continue;
    if (name.test(node.data) && one.closest("[lang]").lang !== "es") out.push(node.data.trim());
  }
  return out;
}"""
PAGES = {
    "/": ".game h2[lang=es]",
    "/juego/espada-negra": "h1[lang=es]",
    "/aprender/muerte-al-rey": "h1 [lang=es]",
    "/reglas/moros-y-cristianos": "section[data-page] [lang=es]",
    "/reglas/muerte-al-rey": "section[data-page] [lang=es]",
    "/laboratorio": "[data-game][lang=es]",
    "/cronica": "h1",
    "/club": "h1",
}


def unmarked(one, game=""):
    """Return the texts with a Spanish name that is not marked as Spanish, once nothing moves."""
    names = "|".join([NAMES, *PLACES.get(game, [])])
    return one.stays_at(lambda: one.page.evaluate(UNMARKED, names))


@pytest.mark.parametrize("path", PAGES)
def test_a_page_in_english(visitor, path):
    ana = visitor(locale="en-GB")
    ana.go(path)
    ana.page.locator(PAGES[path]).first.wait_for(state="attached")
    ana.loaded()
    assert unmarked(ana) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_english(visitor, game):
    ana = visitor(locale="en-GB")
    for phase in list(POSITIONS[game])[: None if WIDE else 1]:
        sit_at(ana, game, phase)
        for drawer, sign in (("log", ".log"), ("rules", "option")):
            sheet = ana.drawer(drawer)
            sheet.locator(sign).first.wait_for(state="attached")
            if (game, drawer) == ("taifa", "log"):
                sheet.locator("li [lang=es]").first.wait_for()
            ana.comes_to(ana.page.locator("h1[lang=es]").count, 1)
            ana.comes_to(lambda: unmarked(ana, game), [])
            sheet.get_by_role("button").first.click()
            sheet.wait_for(state="hidden")


@pytest.mark.parametrize("game", GAMES)
def test_the_end_and_the_replay_in_english(visitor, game):
    ana = visitor(locale="en-GB")
    table = bring(ana, recorded(game, next(iter(POSITIONS[game].values()))[0]))
    for path, sign in ((f"/mesa/{table}", "[data-over]"), (f"/mesa/{table}/repaso?paso=40", "[data-step]")):
        ana.go(path)
        ana.page.locator(sign).first.wait_for()
        ana.loaded()
        ana.comes_to(lambda: unmarked(ana, game), [])


@pytest.mark.parametrize(("kinds", "sign"), [(["open"], "[data-ways]"), (["me"], "[data-stage]")])
def test_a_big_screen_in_english(visitor, kinds, sign):
    ana = visitor(locale="en-GB", size=(1920, 1080))
    table = ana.table("taifa", kinds)
    ana.go(f"/mesa/{table}/sala")
    ana.page.locator(sign).first.wait_for()
    ana.comes_to(ana.page.locator("h1[lang=es]").count, 1)
    ana.comes_to(lambda: unmarked(ana, "taifa"), [])
