"""The page while a browser translates it: tables opt out, rules and talk do not, and no number is old."""

from __future__ import annotations

import random
import time

import pytest

from tests.browser.houses import PATIENCE

GAMES = ["moros-y-cristianos", "la-reconquista", "muerte-al-rey", "espada-negra", "taifa"]
TRANSLATE = """(obeys) => {
  const skipped = new Set(["SCRIPT", "STYLE", "TEXTAREA", "NOSCRIPT", "FONT"]);
  const kept = obeys ? "svg, [translate=no], .notranslate" : "svg";
  const one = (text) => {
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || skipped.has(parent.tagName) || parent.closest(kept)) return;
    const outer = document.createElement("font"), inner = document.createElement("font");
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    parent.insertBefore(outer, text);
    parent.removeChild(text);
  };
  const all = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), found = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    found.forEach(one);
  };
  all(document.body);
  const see = (records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) {
      if (node.nodeType === 3) one(node);
      else if (node.nodeType === 1 && node.tagName !== "FONT") all(node);
    }
  };
  new MutationObserver(see).observe(document.body, { subtree: true, childList: true });
}"""
"""Does what the translators of browsers do; one that does not obey translates even what asks not to be."""
TAKE_BACK = """() => {
  for (const font of document.querySelectorAll("font:not(font font)"))
    font.replaceWith(font.textContent.slice(1, -1));
}"""
TOLD = r"""() => {
  // What one has touched is explained or offered again in one page only, and what one has missed is summed
  // up in the other.
  const own = document.querySelectorAll("[data-about], [data-since], [data-all]");
  for (const one of own) one.style.display = "none";
  return document.querySelector("main").innerText.replace(/[\uFEFF«»]/g, "").split(/\s+/).filter(Boolean);
}"""
"""The words that the page shows, whoever has put them there."""
AT = "() => document.querySelector('[data-position]')?.dataset.position"
MOVES = 6


def test_a_table_is_not_translated_but_its_rules_and_talk_are(visitor):
    ana = visitor()
    for game in GAMES:
        ana.alone(game)
        ana.page.wait_for_selector("[data-mine=true]")
        ana.page.evaluate(TRANSLATE, True)
        sheet = ana.drawer("rules")
        sheet.locator("font").first.wait_for()
        ana.page.keyboard.press("Escape")
        sheet.wait_for(state="hidden")
        sheet = ana.drawer("talk")
        sheet.get_by_role("textbox").fill("¿Quién va?")
        sheet.get_by_role("button", name="Enviar").click()
        sheet.locator(".said font").first.wait_for()
        ana.page.keyboard.press("Escape")
        sheet.wait_for(state="hidden")
        assert ana.page.locator("[data-stage] font, .moment font").count() == 0


def has_moved(one, before):
    """Whether the position is another, and no button asks whether one is sure: it asks in one page only."""
    is_asked = one.page.locator("button.sure").count()
    return one.settled() and not is_asked and one.page.evaluate(AT) != before


def tell_the_same(one, other):
    """Wait until both pages tell the same: one of them may still be drawing."""
    since = time.monotonic()
    while (told := one.page.evaluate(TOLD)) != (beside := other.evaluate(TOLD)):
        assert time.monotonic() - since < PATIENCE, [
            pair for pair in zip(told, beside, strict=False) if pair[0] != pair[1]
        ]
        one.rest()


@pytest.mark.parametrize("game", GAMES)
def test_no_number_stands_still_even_under_a_translator_that_obeys_nobody(visitor, game):
    ana = visitor()
    table = ana.alone(game)
    ana.page.wait_for_selector("[data-mine=true]")
    # The same visitor has the table open beside it, in a page that nobody translates.
    beside = ana.context.new_page()
    beside.goto(f"{ana.house.address}/mesa/{table}")
    beside.wait_for_selector("[data-mine=true]")
    ana.page.evaluate(TRANSLATE, False)
    ana.page.locator("[data-stage] font").first.wait_for()
    rng = random.Random(1)
    for _ in range(MOVES):
        before = ana.page.evaluate(AT)
        ana.play(rng, lambda before=before: ana.over or has_moved(ana, before))
    # What the pointer is on, or the focus, may be explained there.
    ana.page.mouse.move(0, 0)
    ana.page.evaluate("document.activeElement?.blur()")
    at = ana.page.evaluate(AT)
    beside.wait_for_function(f"() => ({AT})() === '{at}'")
    tell_the_same(ana, beside)
    ana.page.evaluate(TAKE_BACK)
    tell_the_same(ana, beside)
    assert ana.errors == []
