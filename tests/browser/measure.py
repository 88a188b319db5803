"""How a table looks, in figures: what the design promises is measured on the page as it stands.

Every function takes the Playwright page of a :class:`~tests.browser.conftest.Visitor`.
"""

from __future__ import annotations

from typing import Any

AREA = """() => {
  const seen = (box) => Math.max(0, Math.min(box.right, innerWidth) - Math.max(box.left, 0))
    * Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0));
  const boards = [...document.querySelectorAll("[data-board]")]
    .map((one) => seen(one.getBoundingClientRect()));
  return Math.max(0, ...boards) / (innerWidth * innerHeight);
}"""
# A text in an SVG is as large as its transforms make it: the screen matrix tells by how much.
TEXTS = """() => {
  const out = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const one = node.parentElement;
    const seen = one.checkVisibility({opacityProperty: true, visibilityProperty: true});
    if (!seen || !node.data.trim()) continue;
    if (one.closest(".sr-only, script, style, title, desc, symbol, defs, option")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1.5 || box.height < 1.5) continue;
    if (box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight) continue;
    let size = Number.parseFloat(getComputedStyle(one).fontSize);
    const matrix = one.ownerSVGElement ? one.getScreenCTM?.() : null;
    if (matrix) size *= Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    out.push([Math.round(size * 100) / 100, node.data.trim().slice(0, 40)]);
  }
  return out.sort((a, b) => a[0] - b[0]);
}"""
FACES = """() => [...document.querySelectorAll("[data-hand] [data-rove]")].map((one) => one.offsetHeight)"""
SCROLL = """() => {
  const page = document.scrollingElement;
  return [page.scrollWidth - page.clientWidth, page.scrollHeight - page.clientHeight];
}"""
# Faces of a hand come and go; what must stay is the hand itself. Pieces that the game itself moves
# ("data-piece") go where it wants them; which amounts are offered depends on the gold. Buttons of the top bar
# carry counts.
CONTROLS = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-room] button, [data-hand], header button")]
    .filter((one) => one.checkVisibility() && !one.closest("dialog"))
    .filter((one) => !one.matches("[data-hand] *, [data-piece], [data-widget^=count-]"))
    .map((one, place) => {
      const box = one.getBoundingClientRect();
      const name = one.matches("[data-hand]") ? "the hand"
        : (one.getAttribute("aria-label") ?? one.textContent).trim();
      return [one.closest("header") ? `above: ${name.replace(/\\d.*/s, "").trim()}` : name,
        [box.left, box.top]];
    }))"""


# A word of a name that stands on two lines, and what has been scrolled though nothing says so.
BROKEN = """() => [...document.querySelectorAll("[data-seat] .name, .badge .text, [data-kingdom] .name")]
  .filter((one) => one.checkVisibility())
  .flatMap((one) => {
    const out = [], walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      for (const word of node.data.matchAll(/[^\\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) out.push(word[0]);
      }
    return out;
  })"""
ASTRAY = """() => [...document.querySelectorAll("[data-room], [data-room] *")]
  .filter((one) => (one.scrollLeft || one.scrollTop) && getComputedStyle(one).overflowX === "hidden")
  .map((one) => `${one.className} ${one.scrollLeft} ${one.scrollTop}`)"""
# Height and width of the board, however far down the page it lies.
BOARD = """() => document.querySelector("[data-board]").getBoundingClientRect()"""
# What can be pressed and, wherever one scrolls to, nowhere lies on top. Faces of a fan lie one upon the
# other, and pieces of a map are brought forth by the map itself.
BURIED = """() => {
  const at = [scrollX, scrollY];
  const points = [0.1, 0.3, 0.5, 0.7, 0.9];
  const out = [...document.querySelectorAll("[data-room] button, header button, header a")]
    .filter((one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true}))
    .filter((one) => !one.closest("dialog"))
    .filter((one) => !one.matches("[data-piece], [data-area], [data-place] *, .skip"))
    .filter((one) => {
      one.scrollIntoView({block: "center", behavior: "instant"});
      const { left, top, width, height } = one.getBoundingClientRect();
      const hits = (x, y) => {
        const found = document.elementFromPoint(left + x * width, top + y * height);
        return found && (found === one || one.contains(found));
      };
      return !points.some((x) => points.some((y) => hits(x, y)));
    })
    .map((one) => one.getAttribute("aria-label") ?? one.textContent.trim());
  scrollTo(...at);
  return out;
}"""
TRANSFERRED = """() => performance.getEntriesByType("resource")
  .concat(performance.getEntriesByType("navigation"))
  .reduce((sum, one) => sum + one.transferSize, 0)"""
FIRST_VISIT, TABLE = 200_000, 250_000
"""Bytes that a first visit may take, and a table with all its pictures and its last scene beyond that."""


def transferred(page: Any) -> int:
    """Bytes that this page has taken from the house since it was opened: compressed, without what it had."""
    return int(page.evaluate(TRANSFERRED))


def board_share(page: Any) -> float:
    """How much of the window the board takes, 0..1; what lies upon it counts as board."""
    return float(page.evaluate(AREA))


def board_size(page: Any) -> tuple[float, float]:
    """Width and height of the board in pixels, whether or not it is scrolled into sight."""
    box = page.evaluate(BOARD)
    return box["width"], box["height"]


def out_of_reach(page: Any) -> list[str]:
    """Names of visible controls that something else covers wherever one scrolls to."""
    return list(page.evaluate(BURIED))


def smallest_texts(page: Any, below: float = 12.0) -> list[tuple[float, str]]:
    """Visible texts with letters of less than *below* pixels, the smallest first."""
    return [(size, text) for size, text in page.evaluate(TEXTS) if size < below - 0.01]


def least_text(page: Any) -> float:
    """Size of the smallest visible letters, in pixels."""
    return float(page.evaluate(TEXTS)[0][0])


def face_heights(page: Any) -> list[int]:
    """How high the faces in the hand are, in pixels, before they are turned."""
    return list(page.evaluate(FACES))


def scroll(page: Any) -> tuple[int, int]:
    """By how many pixels the page itself scrolls, sideways and down."""
    across, down = page.evaluate(SCROLL)
    return across, down


def broken_names(page: Any) -> list[str]:
    """Words of the names of seats that are broken in the middle, where a name should wrap or shrink."""
    return list(page.evaluate(BROKEN))


def astray(page: Any) -> list[str]:
    """Parts of the room that hide what is beyond them, and were scrolled by a focus at the edge."""
    return list(page.evaluate(ASTRAY))


def lettered(page: Any) -> None:
    """Wait for the letters: what is measured before they are there moves a little when they come."""
    page.evaluate("Promise.all([...document.fonts].map((one) => one.load())).then(() => true)")


def controls(page: Any) -> dict[str, tuple[float, float]]:
    """Where everything stands that can be pressed, by its name, and the hand as a whole."""
    return {name: (at[0], at[1]) for name, at in page.evaluate(CONTROLS).items()}


def shifted(
    before: dict[str, tuple[float, float]], after: dict[str, tuple[float, float]], most: float = 4.0
) -> dict[str, tuple[float, float]]:
    """What is there in both and has moved by more than *most* pixels, and by how much."""
    moved = {
        name: (after[name][0] - at[0], after[name][1] - at[1]) for name, at in before.items() if name in after
    }
    return {name: by for name, by in moved.items() if max(map(abs, by)) > most}


def unsteady(
    stood: dict[str, dict[str, tuple[float, float]]], phase: str, page: Any
) -> dict[str, tuple[float, float]]:
    """What has moved since *phase* was first judged, and the hand since any was; *stood* remembers it."""
    stands = controls(page)
    hand = stood.setdefault("", {name: at for name, at in stands.items() if name == "the hand"})
    return shifted(stood.setdefault(phase, stands), stands) | shifted(hand, stands)
