"""On a page in English, Spanish names and words are marked as Spanish, and spoken as such."""

from __future__ import annotations

import pytest

from tests.browser.positions import POSITIONS, sit_at

NAMES = (
    "Moros y cristianos|La reconquista|¡Muerte al rey!|Espada Negra|Taifa"
    "|oros|copas|espadas|bastos|sotas?|caballos?"
)
UNMARKED = """(names) => {
  const name = new RegExp(`(?<!\\\\p{L})(?:${names})(?!\\\\p{L})`, "iu"), out = [];
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


@pytest.mark.parametrize("path", PAGES)
def test_a_page_in_english(visitor, path):
    ana = visitor(locale="en-GB")
    ana.go(path)
    ana.page.locator(PAGES[path]).first.wait_for(state="attached")
    ana.page.wait_for_load_state("networkidle")
    ana.comes_to(lambda: ana.page.evaluate(UNMARKED, NAMES), [])


@pytest.mark.parametrize("game", [one for one in POSITIONS if one != "mentiroso"])
def test_a_table_in_english(visitor, game):
    ana = visitor(locale="en-GB")
    sit_at(ana, game, next(iter(POSITIONS[game])))
    ana.drawer("rules").wait_for()
    ana.comes_to(ana.page.locator("h1[lang=es]").count, 1)
    ana.comes_to(lambda: ana.page.evaluate(UNMARKED, NAMES), [])
