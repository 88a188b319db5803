"""Emulates what a screen reader would read, since no screen reader runs in a test.

A change in a live region is read once. A region that has just been added to the page is not read, unless it
is an alert, and neither is content hidden from screen readers. Names and roles are those of Chromium's
accessibility tree.
"""

from __future__ import annotations

import json
import re
import unicodedata
from itertools import zip_longest
from typing import Any

import msgspec

from tafureria.core import registry
from tafureria.terminal.wire import union
from tafureria.words import SILENT, Words

LISTEN = """(() => {
  const regions = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]";
  const known = new Map(), said = (window.readerSaid = []), lost = (window.readerLost = []);
  const news = (window.readerNews = []), captions = (window.readerCaptions = {});
  const shown = (node) => node.checkVisibility({ visibilityProperty: true });
  const words = (node) => node.nodeType === 3 ? node.data
    : node.nodeType !== 1 || node.matches("[aria-hidden=true]") || !shown(node)
      ? "" : [...node.childNodes].map(words).join(" ");
  let held = false, captioned = "";
  const look = () => {
    for (const region of document.querySelectorAll(regions)) {
      if (region.matches("[aria-live=off]")) continue;
      if (region.closest("[aria-hidden=true], dialog:not([open])")) continue;
      const hidden = !shown(region);
      const text = words(region).replace(/\\s+/g, " ").trim(), before = known.get(region);
      if (hidden) { known.delete(region); continue; }
      if (!known.has(region)) known.set(region, { text: "", number: known.size });
      const one = known.get(region);
      const heard = before || region.matches("[role=alert]");
      // What is said once more stands there again.
      const anew = one.news !== region.dataset.news;
      if (text && (text !== one.text || anew) && heard) {
        said.push([one.number, text]);
        if (region.dataset.news) news.push(text);
      }
      one.text = text;
      one.news = region.dataset.news;
    }
    const at = document.querySelector("[data-position]")?.dataset;
    const lines = [...document.querySelectorAll("[data-captions] li")];
    const now = [at?.position, at?.phase, ...lines.map((one) => one.lastElementChild.textContent)].join();
    if (at && now !== captioned) {
      captioned = now;
      const seen = lines.filter(shown).map((one) => one.lastElementChild.textContent.trim());
      captions[at.position] = [at.phase, seen];
    }
  };
  // What comes next may take the focus itself, or else what is around, within a few frames.
  let frames = 0;
  const frame = () => {
    const lesson = document.querySelector("[data-lesson]"), at = document.activeElement;
    frames = lesson && (at === null || at === document.body) ? frames + 1 : 0;
    if (frames === 6 && held) lost.push(lesson.dataset.lesson);
    held ||= Boolean(lesson && !frames);
    requestAnimationFrame(frame);
  };
  frame();
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document, all);
})()"""
"""Collects what is read in ``readerSaid``, as pairs of region and text, the news among it in ``readerNews``,
phase and captions by position in ``readerCaptions``, and lessons that lost the focus in ``readerLost``."""

# Whether the lesson step's current text has been read since HEARD was last evaluated.
TOLD = """() => {
  const bare = (text) => text.replace(/\\s+/g, "");
  const now = bare(document.querySelector("[data-lesson] [aria-live]").innerText);
  return window.readerSaid.some(([, text]) => bare(text) === now);
}"""
NEWS, CAPTIONS = "() => window.readerNews", "() => window.readerCaptions"
HEARD = "() => window.readerSaid.splice(0)"
LOST = "() => window.readerLost.splice(0)"


def repeated(heard: list[tuple[int, str]]) -> list[str]:
    """Return the texts that more than one region has read."""
    return [
        text for n, (region, text) in enumerate(heard) if any(text == b and region != a for a, b in heard[:n])
    ]


def told(received: list[str], game: str, language: str = "es") -> dict[int, tuple[str, list[str]]]:
    """Return the text of the events in these frames: by position, the new text and the last two lines."""
    entry = registry.find(game)
    words, event = Words(entry, language), union(entry.game.events)
    names, story, out = list[str](), list[str](), dict[int, tuple[str, list[str]]]()
    for frame in map(json.loads, received):
        if frame["type"] == "table":
            names = [
                words.say(f"computer-{at % 16}") if seat["kind"] == "computer" else seat["name"]
                for at, seat in enumerate(frame["seats"])
            ]
        if frame["type"] != "position":
            continue
        lines = [
            (words.event(msgspec.convert(one["event"], event), names, frame["seat"]), one["passing"])
            for one in frame["told"]
        ]
        lines = [(line[0].upper() + line[1:], passing) for line, passing in lines if line != SILENT]
        lasting = [line for line, passing in lines if not passing]
        story = lasting if frame["fresh"] else [*story, *lasting]
        passing = [] if frame["fresh"] else [line for line, is_passing in lines if is_passing]
        new = "" if frame["fresh"] else " ".join(line for line, _ in lines)
        out[frame["position"]] = (out.get(frame["position"], ("", []))[0] or new, [*story, *passing][-2:])
    return out


def _openings(*texts: str) -> list[str]:
    """Return the first word of every sentence, without accents.

    The rest is not compared, since only the page knows what pieces are called.
    """
    plain = (unicodedata.normalize("NFD", text).encode("ascii", "ignore").decode() for text in texts)
    return [one.split()[0] for text in plain for one in re.split(r"(?<=[.!?]) ", text.strip()) if one]


def untold(one: Any, game: str, silent: set[str], language: str = "es") -> list[Any]:
    """Return the faults in what a page has read out and shown.

    Everything new must be read once, by one region only, and the last lines must be shown as captions, except
    in the *silent* phases.
    """
    expected = told(one.received, game, language)
    news = _openings(*(new for new, _ in expected.values()))
    spoken = one.page.evaluate(NEWS)
    read = _openings(*spoken)
    faults: list[Any] = [pair for pair in zip_longest(read, news) if pair[0] != pair[1]][:3]
    faults += [text for text in repeated(one.page.evaluate(HEARD)) if text in spoken]
    for position, (phase, lines) in one.page.evaluate(CAPTIONS).items():
        last, captions = _openings(*expected[int(position)][1]), _openings(*lines)
        fitting = set(captions) <= set(last) and last[-1] in captions if captions else phase in silent
        if last and not fitting:
            faults.append((position, phase, captions, last))
    return faults


class Reader:
    """Reads the accessibility tree of a page."""

    def __init__(self, page: Any) -> None:
        self.page, self.tools = page, page.context.new_cdp_session(page)

    def node(self, expression: str) -> dict[str, Any]:
        """Return role, name, description and live politeness of the element that *expression* evaluates to.

        Properties that the element lacks are empty.
        """
        found = self.tools.send("Runtime.evaluate", {"expression": expression})["result"]
        assert "objectId" in found, expression
        tree = self.tools.send(
            "Accessibility.getPartialAXTree", {"objectId": found["objectId"], "fetchRelatives": False}
        )
        node = tree["nodes"][0]
        properties = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        return {
            "role": "" if node["ignored"] else node["role"]["value"],
            "name": node.get("name", {}).get("value", "").strip(),
            "description": node.get("description", {}).get("value", ""),
            "live": properties.get("live", ""),
        }
