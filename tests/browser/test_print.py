"""On paper, white in either theme: all rules, the end of a game, the chronicle, a moment of the replay."""

from __future__ import annotations

import random

import pytest

GAME = "moros-y-cristianos"
# Everything that is seen and stays where the window is, wider than the paper, or something to press.
ASTRAY = """() => [...document.querySelectorAll("body *")]
  .filter((one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true}))
  .filter((one) => !one.closest("[data-picture] *, .sr-only, .sprite, .arch, .scene *, svg *"))
  .filter((one) => {
    const style = getComputedStyle(one), box = one.getBoundingClientRect();
    return ["fixed", "sticky"].includes(style.position) || one.matches(".btn, input, select, dialog")
      || (box.width && (box.left < -1 || box.right > innerWidth + 1))
      || (!["visible", "clip"].includes(style.overflowY) && one.scrollHeight > one.clientHeight + 1
        && !one.matches("svg, svg *"));
  })
  .map((one) => one.cloneNode(false).outerHTML.slice(0, 120))"""
# The lightness of the page and of its text, 0..1.
INK = """() => {
  const light = (colour) => {
    const sheet = new OffscreenCanvas(1, 1).getContext("2d");
    sheet.fillStyle = colour;
    sheet.fillRect(0, 0, 1, 1);
    const [r, g, b] = sheet.getImageData(0, 0, 1, 1).data;
    return (r + g + b) / 765;
  };
  const style = getComputedStyle(document.documentElement);
  return [light(style.backgroundColor), light(style.color)];
}"""
PAPER = {"width": 690, "height": 970}
"""The inside of a sheet of A4, in pixels."""


def printed(one):
    """Judge the page as paper, leave it so, and return its text."""
    page = one.page
    one.loaded()
    page.emulate_media(media="print")
    page.set_viewport_size(PAPER)
    page.wait_for_function("() => matchMedia('print').matches")
    paper, ink = page.evaluate(INK)
    assert paper == 1
    assert ink < 0.3
    # The board is drawn again for the paper.
    one.comes_to(lambda: page.evaluate(ASTRAY), [])
    return page.locator("body").inner_text()


def unprinted(one):
    """Back to the screen."""
    one.page.emulate_media(media="screen")
    one.page.set_viewport_size({"width": 1440, "height": 900})


@pytest.mark.parametrize(("locale", "scheme"), [("es-ES", "dark"), ("en-GB", "light")])
def test_rules_end_chronicle_and_replay_on_paper(visitor, locale, scheme):
    ana = visitor(locale=locale, color_scheme=scheme)
    page = ana.page
    table = ana.alone(GAME, options={"puntos": 6})
    page.wait_for_selector("[data-mine=true]")
    titles = ana.stays_at(ana.drawer("rules").locator("option").all_inner_texts)
    assert len(titles) > 5
    text = printed(ana)
    assert all(title in text for title in titles)
    assert page.locator("[data-picture]:visible").count() == 0
    unprinted(ana)
    page.get_by_role("dialog").get_by_role("button").first.click()
    ana.play(random.Random(1))
    won = page.locator("#end-title").inner_text()
    assert won in printed(ana)
    board = ana.stays_at(page.locator("[data-picture]").bounding_box)
    assert board["x"] >= 0
    assert board["x"] + board["width"] <= PAPER["width"]
    # The board is drawn as it was on the screen, only smaller.
    assert board["width"] / board["height"] > 1.2
    unprinted(ana)
    ana.go("/cronica")
    page.wait_for_selector("[data-book='1']")
    assert won in printed(ana)
    unprinted(ana)
    ana.go(f"/mesa/{table}/repaso?paso=5")
    page.wait_for_selector("[data-step='5']")
    told = page.locator(".jump.past").last.inner_text()
    text = printed(ana)
    assert told in text
    assert page.locator(".jump:not(.past):visible").count() == 0
    assert page.locator("[data-picture]:visible").count() == 1
    unprinted(ana)
    ana.go(f"/reglas/{GAME}")
    page.locator("section[data-page]").last.wait_for()
    text = printed(ana)
    # The first page is printed under its aim, without a title; in the drawer titles have their numbers.
    assert all(title.split(". ", 1)[1] in text for title in titles[1:])
