"""Moments of ceremony: in a test they stand until something ends them; nothing depends on the clock."""

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
"""No moment ends by itself. ``saidBefore`` is what line and captions said when last nothing was held,
``heldEver`` whether anything was, ``heldEnds`` how many moments are over."""
HELD = "[data-held]"


def moment(one: Any) -> bool:
    """Is something held while the visitor is asked?"""
    return bool(one.page.locator(HELD).count()) and one.mine


def chosen_at_once(one: Any, choice: str) -> None:
    """While something is held, a choice is made by one key: it goes out, and the moment is over."""
    page = one.page
    before, ends = len(plays(one)), page.evaluate("window.heldEnds")
    button = page.locator(choice).first
    button.focus()
    assert page.locator(HELD).count(), "it stands until a key is pressed"
    page.keyboard.press("Enter")
    # What comes of the choice may be the next moment.
    page.wait_for_function("(ends) => window.heldEnds > ends", arg=ends)
    if page.locator(f"{choice}[aria-pressed=true]").count():
        page.locator("[data-confirm]:visible").first.click()
    page.wait_for_function("() => document.querySelector('main[aria-busy=false]')")
    assert len(plays(one)) > before


def plays(one: Any) -> list[str]:
    """The choices that this page has sent."""
    return [frame for frame in one.sent if '"play"' in frame]
