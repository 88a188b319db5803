"""What is told at a table, beat by beat: in a test each beat stands until somebody goes on."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.browser.scripts import SET
from tests.browser.visitors import going_on

STAND = (
    SET % '{pace: "normal"}'
    + """;(() => {
  const later = window.setTimeout;
  window.setTimeout = (what, after, ...more) =>
    after > 0 && typeof more[0] === "string" ? 0 : later(what, after, ...more);
})()"""
)
"""The timer of a beat is given its name; here it never runs out."""
SAID = """() => ["[data-expected]", "[data-captions]"]
  .flatMap((css) => [...document.querySelectorAll(css)].map((one) => one.innerText)).join(" ")"""
BEAT = "[data-stage][data-beat]"


def reaching(one: Any, css: str) -> Callable[[], bool]:
    """Return an end for :meth:`Visitor.play`: it goes on from beat to beat until *css* is on the page."""

    def reached() -> bool:
        # In this order: a beat that begins after the question whether it is the one is not gone on from.
        stands = one.page.locator(BEAT).count()
        if one.page.locator(css).count():
            return True
        if stands:
            one.page.keyboard.press("n")
        return False

    return reached


def go_to(one: Any, css: str) -> None:
    """Go on from beat to beat, choosing nothing, until *css* is on this visitor's page."""
    reached = reaching(one, css)
    for _ in going_on(one):
        if reached():
            return
        one.rest()


def come_to(one: Any, phase: str) -> None:
    """Go on from beat to beat, choosing anything, until this visitor is asked in that phase."""
    rng = random.Random(1)
    for _ in going_on(one):
        now = one.settled()
        if now == phase:
            return
        if one.page.locator(BEAT).count():
            one.page.keyboard.press("n")
        elif not (now and one.step(rng)):
            one.rest()


def said(one: Any) -> str:
    """Return what the line of the moment and the captions say."""
    return str(one.page.evaluate(SAID))


def go_through(one: Any, meanwhile: Callable[[], object] = lambda: None) -> None:
    """Go on until everything is told, and assert that nobody is asked before that."""
    while one.page.locator(BEAT).count():
        assert not one.mine
        meanwhile()
        one.page.keyboard.press("n")


def plays(one: Any) -> list[str]:
    """Return the frames with choices that this page has sent."""
    return [frame for frame in one.sent if '"play"' in frame]
