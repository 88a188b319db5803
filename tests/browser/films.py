"""Films of what a table tells: each beat with what the page shows, without waiting for any clock."""

from __future__ import annotations

from typing import Any

from tests.browser.scripts import SET

FILM = """(() => {
  const later = window.setTimeout;
  // The timer of a beat is given its name. Here it lasts one task, so that a film is told at once.
  window.setTimeout = (what, after, ...more) => later(what, typeof more[0] === "string" ? 0 : after, ...more);
  window.film = [];
  let last = "";
  const texts = (css) => [...document.querySelectorAll(css)].map((one) => one.innerText.trim());
  const look = () => {
    const at = document.querySelector("[data-stage]")?.dataset;
    const go = document.querySelector("[data-go-on]");
    if (go) later(() => go.isConnected && go.click());
    if (at?.beat && at.beat !== last)
      window.film.push({ tells: at.tells.split(" "), held: Boolean(go), says: texts("[data-expected]").join(),
        captions: texts("[data-captions]").join(), scene: texts("[data-scene]").join(" "),
        scenes: document.querySelectorAll("[data-scene]").length, verdict: texts("[data-verdict]").join(),
        plates: texts("[data-room] [data-seat]"),
        hand: document.querySelectorAll("[data-hand] button").length,
        identities: texts("[data-room] .identity"), tray: texts(".booty").join(" ") });
    last = at?.beat ?? "";
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})()"""
QUIET = "() => window.film.length && !document.querySelector('[data-stage]')?.dataset.beat"


def record(one: Any) -> None:
    """Film what this visitor's next pages tell, at the usual pace."""
    one.context.add_init_script(SET % '{pace: "normal"}')
    one.context.add_init_script(FILM)


def begin(one: Any) -> None:
    """Forget what has been filmed so far."""
    one.page.evaluate("window.film = []")


def film(one: Any, until: str) -> dict[str, dict[str, Any]]:
    """Return the first beat of each kind of event, in order, once *until* is told and all is quiet."""
    wanted = "(on) => window.film.some((beat) => beat.tells.includes(on))"
    one.page.wait_for_function(wanted, arg=until)
    one.page.wait_for_function(QUIET)
    out: dict[str, dict[str, Any]] = {}
    for beat in one.page.evaluate("window.film"):
        for kind in beat["tells"]:
            out.setdefault(kind, beat)
    return out
