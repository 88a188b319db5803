"""What a screen reader would be given, and keys that lead to a thing: no screen reader runs in a test.

What changes in a live region is read once. A region that only now comes to the page is not read, unless it is
an alert, and neither is what is hidden from readers. Names and roles are those of Chromium's
accessibility tree.
"""

from __future__ import annotations

from typing import Any

LISTEN = """(() => {
  const regions = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]";
  const known = new Map(), said = (window.readerSaid = []), lost = (window.readerLost = []);
  const shown = (node) => node.checkVisibility({ visibilityProperty: true });
  const words = (node) => node.nodeType === 3 ? node.data
    : node.nodeType !== 1 || node.matches("[aria-hidden=true]") || !shown(node)
      ? "" : [...node.childNodes].map(words).join(" ");
  let held = false;
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
      if (text && text !== one.text && heard) said.push([one.number, text]);
      one.text = text;
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
"""Keeps what is read in ``readerSaid``, as pairs of region and words, and where the focus was lost in
``readerLost``."""

# The words of the step, as they stand, have been read since they were last asked for.
TOLD = """() => {
  const bare = (text) => text.replace(/\\s+/g, "");
  const now = bare(document.querySelector("[data-lesson] [aria-live]").innerText);
  return window.readerSaid.some(([, text]) => bare(text) === now);
}"""
HEARD = "() => window.readerSaid.splice(0)"
LOST = "() => window.readerLost.splice(0)"

# By which key one comes nearer to the marked thing: arrows in a row of widgets, else Tab.
TOWARDS = """() => {
  const at = document.activeElement, to = document.querySelector("[data-mark]");
  if (!to || at === to) return "";
  const rows = "[role=group], [role=radiogroup], [role=grid], [role=listbox]";
  const row = (one) => one.parentElement?.closest(rows);
  const after = at.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING;
  const roving = to.tabIndex < 0 && at.parentElement && row(at) === row(to);
  if (roving) return after ? "ArrowRight" : "ArrowLeft";
  return after ? "Tab" : "Shift+Tab";
}"""


def repeated(heard: list[tuple[int, str]]) -> list[str]:
    """What two regions have read."""
    return [
        text for n, (region, text) in enumerate(heard) if any(text == b and region != a for a, b in heard[:n])
    ]


class Reader:
    """Reads the accessibility tree of a page."""

    def __init__(self, page: Any) -> None:
        self.page, self.tools = page, page.context.new_cdp_session(page)

    def node(self, expression: str) -> dict[str, Any]:
        """Role, name, description and politeness of the element that *expression* is; empty without."""
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
