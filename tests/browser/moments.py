"""Ceremonial pauses of the page: in a test they last until something ends them, independent of the clock."""

from __future__ import annotations

from typing import Any

STAND = """(() => {
  const later = window.setTimeout;
  window.setTimeout = (what, after, ...more) =>
    after >= 300 && after <= 2000 ? 0 : later(what, after, ...more);
  window.heldEver = false;
  window.heldEnds = 0;
  let held = null;
  const texts = (css) => [...document.querySelectorAll(css)].map((one) => one.innerText.trim());
  const said = () => [...texts("[data-expected]"), ...texts("[data-captions]")];
  const look = () => {
    const now = document.querySelector("[data-held]");
    if (held && now !== held) window.heldEnds += 1;
    held = now;
    if (now) window.heldEver = true;
    else window.saidBefore = said();
  };
  window.saidNow = said;
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document, all);
})()"""
"""Keeps moments from ending by themselves. ``saidBefore`` is the text of the line and the captions when last
nothing was held, ``heldEver`` whether anything was ever held, ``heldEnds`` how many moments have ended."""
HELD = "[data-held]"
ASKED_WHILE_HELD = """() => Boolean(document.querySelector("[data-held]"))
  && Boolean(document.querySelector("[data-mine=true]"))"""
"""Asks for both in one task of the page: between two questions the next frame could end the moment."""


def moment(one: Any) -> bool:
    """Whether a moment is held while the visitor must choose."""
    return bool(one.page.evaluate(ASKED_WHILE_HELD))


def chosen_at_once(one: Any, choice: str) -> None:
    """Assert that a key press during a held moment makes the choice: it is sent, and the moment ends."""
    page = one.page
    before, ends = len(plays(one)), page.evaluate("window.heldEnds")
    button = page.locator(choice).first
    button.focus()
    assert page.locator(HELD).count(), "it stands until a key is pressed"
    page.keyboard.press("Enter")
    # The effects of the choice may start the next moment, so count ends instead of looking at what is held.
    page.wait_for_function("(ends) => window.heldEnds > ends", arg=ends)
    if page.locator(f"{choice}[aria-pressed=true]").count():
        page.locator("[data-confirm]:visible").first.click()
    page.wait_for_function("() => document.querySelector('main[aria-busy=false]')")
    assert len(plays(one)) > before


def plays(one: Any) -> list[str]:
    """Return the frames with choices that this page has sent."""
    return [frame for frame in one.sent if '"play"' in frame]


STILL = """(() => {
  const later = window.setTimeout;
  // The timer of a beat is given its name: here a beat that takes time lasts until somebody goes on.
  window.setTimeout = (what, after, ...more) =>
    typeof more[0] === "string" && after > 0 ? 0 : later(what, after, ...more);
})()"""
"""Keeps each beat on the page until a key or a touch tells the next."""
