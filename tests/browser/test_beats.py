"""Every event that a seat is told appears, in order, and the line of the moment says nothing before it."""

from __future__ import annotations

import json
import random
from itertools import zip_longest
from typing import Any

import pytest

from tafureria.core import registry
from tests.browser.scripts import SET
from tests.browser.visitors import PHONE, WIDE, across

GAMES = [entry.name for entry in registry.games() if entry.name != "mentiroso"]
PACES = ["normal", "brisk", "calm"]
ENOUGH = 400 if WIDE else 120
"""Number of beats after which a table has been seen long enough."""

WATCH = """(() => {
  const later = window.setTimeout;
  // The timer of a beat is given its name. Here it lasts one task, so that a whole game is told in seconds.
  window.setTimeout = (what, after, ...more) => later(what, typeof more[0] === "string" ? 0 : after, ...more);
  window.beats = [];
  let last = "";
  const look = () => {
    const at = document.querySelector("[data-stage]")?.dataset;
    const go = document.querySelector("[data-go-on]"), ribbon = document.querySelector("[data-expected]");
    if (go) later(() => go.isConnected && go.click());
    if (at?.beat && at.beat !== last)
      window.beats.push({ tells: at.tells.split(" "), lines: Number(at.lines),
        says: ribbon?.innerText.trim() ?? "", asks: Boolean(ribbon?.classList.contains("mine")),
        taught: document.querySelector("[data-lesson] [aria-live]")?.offsetHeight > 2 });
    last = at?.beat ?? "";
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})()"""
QUIET = "() => !document.querySelector('[data-stage]')?.dataset.beat"


def told(one: Any) -> list[str]:
    """Return the kinds of all events that this page was told while it was open."""
    frames = [json.loads(text) for text in one.received if '"position"' in text]
    positions = [frame for frame in frames if frame["type"] == "position" and not frame["fresh"]]
    return [event["event"]["on"] for frame in positions for event in frame["told"]]


def beats(one: Any) -> list[dict[str, Any]]:
    """Return the beats that this page has shown."""
    seen: list[dict[str, Any]] = one.page.evaluate("window.beats")
    return seen


def differences(one: Any) -> list[Any]:
    """Return the first pairs of what has appeared and what was told where these differ."""
    seen = [tag for beat in beats(one) for tag in beat["tells"]]
    return [pair for pair in zip_longest(seen, told(one)) if pair[0] != pair[1]][:3]


def check(one: Any) -> None:
    """Assert that all that was told has appeared in order, and that no beat said what had not been told."""
    # Where it is not over, others go on: what has arrived appears a moment later.
    one.comes_to(lambda: differences(one), [])
    one.page.wait_for_function(QUIET)
    seen = beats(one)
    lines = one.chronicle()
    for beat in seen:
        already = set(lines[: beat["lines"]])
        assert beat["says"] not in set(lines) - already, beat
        assert not (beat["asks"] and beat["says"] in already), beat
    one.sound()


def check_lesson(one: Any) -> None:
    """Assert the same of a lesson, and that its host says nothing over what happens."""
    check(one)
    assert [beat["tells"] for beat in beats(one) if beat["taught"]] == []


def watched(one: Any, pace: str) -> None:
    """Let this visitor's next pages tell everything at that pace, and keep every beat in ``window.beats``."""
    one.context.add_init_script(SET % f'{{pace: "{pace}"}}')
    one.context.add_init_script(WATCH)


OPTIONS = {"muerte-al-rey": {"gestos": True}}
"""What makes a game tell more than by its book."""


@pytest.mark.parametrize(("game", "pace"), across(GAMES, PACES))
def test_every_beat_appears_before_what_it_leads_to(visitor, game, pace):
    ana = visitor(size=PHONE)
    watched(ana, pace)
    ana.alone(game, options=OPTIONS.get(game, {}))
    ana.play(random.Random(1), lambda: ana.over or ana.page.evaluate("window.beats.length") > ENOUGH)
    check(ana)
