"""Measures the layout of a table's page against what the design promises.

Every function takes the Playwright page of a :class:`~tests.browser.visitors.Visitor`.
"""

from __future__ import annotations

from typing import Any

from tests.browser.scripts import AT_REST, TWO_FRAMES

AREA = """() => {
  const seen = (box) => Math.max(0, Math.min(box.right, innerWidth) - Math.max(box.left, 0))
    * Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0));
  const boards = [...document.querySelectorAll("[data-board]")]
    .map((one) => seen(one.getBoundingClientRect()));
  return Math.max(0, ...boards) / (innerWidth * innerHeight);
}"""
# The size of text in an SVG depends on its transforms, so it is scaled by the screen matrix.
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
# Bars, beads and marks are small and nothing but a background; without `again` they are marked and counted,
# with it those are named that no background, border or outline shows any more.
PAINTED = """(again) => {
  const clear = (colour) => /^rgba\\(.*, 0\\)$|^transparent$/.test(colour);
  const shows = (one) => {
    const own = getComputedStyle(one);
    const edge = (kind) => own[`${kind}Style`] !== "none" && Number.parseFloat(own[`${kind}Width`]) > 0;
    if (again && (edge("outline") || edge("borderTop"))) return true;
    if (clear(own.backgroundColor)) return false;
    for (let at = one.parentElement; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!clear(backgroundColor)) return backgroundColor !== own.backgroundColor;
    }
    return true;
  };
  if (again) return [...document.querySelectorAll("[data-painted]")].filter((one) => !shows(one))
    .map((one) => one.parentElement.outerHTML.slice(0, 200));
  return [...document.querySelectorAll("body *")].filter((one) => {
    if (!one.checkVisibility() || one.closest("svg, dialog:not([open])")) return false;
    if (one.textContent.trim() || one.querySelector("svg, img, input")) return false;
    const { width, height } = one.getBoundingClientRect();
    const [least, most] = [Math.min(width, height), Math.max(width, height)];
    return least > 2 && least < 24 && most > 5 && most < innerWidth / 2 && shows(one);
  }).map((one) => (one.dataset.painted = ""));
}"""
FACES = """() => [...document.querySelectorAll("[data-hand] [data-rove]")].map((one) => one.offsetHeight)"""
SCROLL = """() => {
  const page = document.scrollingElement;
  return [page.scrollWidth - page.clientWidth, page.scrollHeight - page.clientHeight];
}"""
# Card faces in a hand come and go; only the hand itself must stay. Pieces that the game itself moves
# ("data-piece") may go anywhere; which amounts are offered depends on the gold. Buttons of the top bar
# contain counts, which are cut from their names.
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


# Words that are broken across lines; and elements that are scrolled without showing a scroll bar.
BROKEN = """(css) => [...document.querySelectorAll(css)]
  .filter((one) => one.checkVisibility())
  .flatMap((one) => {
    const out = [], walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      for (const word of node.data.matchAll(/[^\\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        // An initial is higher than what follows it in its line.
        const boxes = [...range.getClientRects()], tops = boxes.map(({ top }) => top);
        const least = Math.min(...boxes.map(({ height }) => height));
        if (Math.max(...tops) - Math.min(...tops) > least / 2) out.push(word[0]);
      }
    return out;
  })"""
ASTRAY = """() => [...document.querySelectorAll("[data-room], [data-room] *")]
  .filter((one) => (one.scrollLeft || one.scrollTop) && getComputedStyle(one).overflowX === "hidden")
  .map((one) => `${one.className} ${one.scrollLeft} ${one.scrollTop}`)"""
# Box of the board, however far down the page it is.
BOARD = """() => document.querySelector("[data-board]").getBoundingClientRect()"""
# Controls that are covered at all sampled points even when scrolled into view. Faces of a fan overlap each
# other, so one free point is enough; the map itself brings its pieces to the front, so they are left out.
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
# The share of the board on which nothing lies that is not part of it.
FREE = """() => {
  const board = document.querySelector("[data-board]");
  board.scrollIntoView({block: "center", behavior: "instant"});
  const { left, top, width, height } = board.getBoundingClientRect();
  const shares = [0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.98];
  const points = shares.flatMap((x) => shares.map((y) => [left + x * width, top + y * height]))
    .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
  const free = points.filter(([x, y]) => board.contains(document.elementFromPoint(x, y)));
  scrollTo(0, 0);
  return free.length / points.length;
}"""
# Texts of the page, or of the dialog upon it, that lie on each other by more than a quarter of the smaller.
# On maps, in hands and under what one puts away ("data-lid") they may: there it is plain what is in front.
OVERLAPS = """() => {
  const aside = ".carried, [data-hand], [data-lid], [inert], svg, style";
  const found = [];
  const upon = document.querySelector("dialog[open]");
  for (const part of upon ? [upon] : document.querySelectorAll("header, main")) {
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const one = node.parentElement;
      if (!node.data.trim() || one.closest(aside)) continue;
      if (!one.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
      // What an ancestor cuts off is not seen.
      let [left, top, right, bottom] = [-1e9, -1e9, 1e9, 1e9];
      for (let at = one; at !== part; at = at.parentElement) {
        const { clipPath, overflowX } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (clipPath === "inset(50%)") right = left;
        if (overflowX !== "visible") {
          [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
          [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
        }
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        // A line of text is lower than its box, which has room for accents and descenders.
        const trim = 0.15 * line.height;
        const box = { left: Math.max(left, line.left), top: Math.max(top, line.top + trim),
          right: Math.min(right, line.right), bottom: Math.min(bottom, line.bottom - trim) };
        if (box.right - box.left > 2 && box.bottom - box.top > 2) found.push([node, box]);
      }
    }
  }
  const out = [];
  found.forEach(([node, a], place) => found.slice(place + 1).forEach(([other, b]) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const [one, two] = [a, b].map((box) => (box.right - box.left) * (box.bottom - box.top));
    if (other !== node && wide > 0 && high > 0 && wide * high > Math.min(one, two) / 4)
      out.push(`${node.data.trim()} / ${other.data.trim()}`);
  }));
  return out;
}"""
# Controls beyond the left or right edge of the window, unless a part that scrolls sideways holds them.
ASIDE = """() => [...document.querySelectorAll(":is(main, header, dialog) :is(button, a, input, select)")]
  .filter((one) => one.checkVisibility({visibilityProperty: true}))
  .filter((one) => !one.closest(".carried, .skip, .sr-only"))
  .filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    if (left >= -1 && right <= innerWidth + 1) return false;
    for (let at = one.parentElement; at; at = at.parentElement)
      if (["auto", "scroll"].includes(getComputedStyle(at).overflowX)) return false;
    return true;
  })
  .map((one) => one.getAttribute("aria-label") ?? one.textContent.trim())"""
# Buttons from which their words stick out.
BURST = """() => [...document.querySelectorAll(".btn")]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent.trim())"""
# What lies on each other on the lower edge of a desktop: seat, panel of phrases, cards, buttons, ribbon.
CLASHING = """() => {
  const parts = { own: "[data-own] > *", phrases: "[data-sayings]", hand: "[data-hand] > button",
    actions: ".acts button", ribbon: "[data-expected]" };
  // The tails of the ribbon hang half a letter below it.
  const tails = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 2;
  const boxes = Object.entries(parts).flatMap(([part, css]) => [...document.querySelectorAll(css)]
    .filter((one) => one.checkVisibility()).map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return [part, { left, top, right, bottom: bottom + (part === "ribbon" ? tails : 0) }];
    }));
  return boxes.flatMap(([one, a], place) => boxes.slice(place + 1)
    .filter(([other, b]) => one !== other && a.left < b.right - 1 && b.left < a.right - 1
      && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => `${one} / ${other}`));
}"""
TRANSFERRED = """() => performance.getEntriesByType("resource")
  .concat(performance.getEntriesByType("navigation"))
  .reduce((sum, one) => sum + one.transferSize, 0)"""
NAMES = "[data-seat] .name, .badge .text, [data-kingdom] .name"
"""Where the names of seats are."""
FIRST_VISIT, TABLE = 200_000, 250_000
"""Maximum bytes of a first visit, and of a table with all its pictures and its last scene beyond that."""


def transferred(page: Any) -> int:
    """Return the compressed bytes that this page has downloaded since it was opened, cached ones excluded."""
    return int(page.evaluate(TRANSFERRED))


def board_share(page: Any) -> float:
    """Return the share of the window that the board takes, 0..1, including anything on top of it."""
    return float(page.evaluate(AREA))


def board_size(page: Any) -> tuple[float, float]:
    """Return width and height of the board in pixels, whether or not it is scrolled into view."""
    box = page.evaluate(BOARD)
    return box["width"], box["height"]


def free_share(page: Any) -> float:
    """Return the share of the board on which nothing lies that is not part of it."""
    return float(page.evaluate(FREE))


def overlapping(page: Any) -> list[str]:
    """Return the pairs of texts that lie on each other, outside maps and hands."""
    return list(page.evaluate(OVERLAPS))


def beside_the_window(page: Any) -> list[str]:
    """Return the names of controls that stick out of the window sideways."""
    return list(page.evaluate(ASIDE))


def bursting(page: Any) -> list[str]:
    """Return the words of buttons that are too narrow for them."""
    return list(page.evaluate(BURST))


def clashing(page: Any) -> list[str]:
    """Return what lies on each other of seat, phrases, hand, buttons and ribbon below a board."""
    return list(page.evaluate(CLASHING))


def out_of_reach(page: Any) -> list[str]:
    """Return the names of visible controls that are covered even when scrolled into view."""
    return list(page.evaluate(BURIED))


def smallest_texts(page: Any, below: float = 12.0) -> list[tuple[float, str]]:
    """Return the visible texts with a font size below *below* pixels, the smallest first."""
    return [(size, text) for size, text in page.evaluate(TEXTS) if size < below - 0.01]


def least_text(page: Any) -> float:
    """Return the font size of the smallest visible text, in pixels."""
    return float(page.evaluate(TEXTS)[0][0])


def face_heights(page: Any) -> list[int]:
    """Return the heights of the card faces in the hand, in pixels, before they are rotated."""
    return list(page.evaluate(FACES))


def scroll(page: Any) -> tuple[int, int]:
    """Return by how many pixels the page itself can be scrolled, sideways and down."""
    across, down = page.evaluate(SCROLL)
    return across, down


def broken_names(page: Any, css: str = NAMES) -> list[str]:
    """Return the words of seat names that are broken in the middle; a name should wrap or shrink instead.

    *css* selects other texts than names.
    """
    return list(page.evaluate(BROKEN, css))


def astray(page: Any) -> list[str]:
    """Return the parts of the room that hide their overflow but were scrolled, as by a focus at the edge."""
    return list(page.evaluate(ASTRAY))


def lettered(page: Any) -> None:
    """Wait until all has its place: fonts shift it a little when they arrive, and some parts grow into it."""
    page.evaluate("Promise.all([...document.fonts].map((one) => one.load())).then(() => true)")
    page.evaluate(TWO_FRAMES)  # what measures itself does so once a frame is laid out
    page.wait_for_function(AT_REST)


def controls(page: Any) -> dict[str, tuple[float, float]]:
    """Return the position of every control, by its name, and of the hand as a whole."""
    return {name: (at[0], at[1]) for name, at in page.evaluate(CONTROLS).items()}


def shifted(
    before: dict[str, tuple[float, float]], after: dict[str, tuple[float, float]], most: float = 4.0
) -> dict[str, tuple[float, float]]:
    """Return the offsets of everything that is in both and has moved by more than *most* pixels."""
    moved = {
        name: (after[name][0] - at[0], after[name][1] - at[1]) for name, at in before.items() if name in after
    }
    return {name: by for name, by in moved.items() if max(map(abs, by)) > most}


def unsteady(
    stood: dict[str, dict[str, tuple[float, float]]], phase: str, page: Any
) -> dict[str, tuple[float, float]]:
    """Return what has moved since *phase* was first judged, and the hand since any phase was.

    *stood* keeps the first positions between calls.
    """
    stands = controls(page)
    hand = stood.setdefault("", {name: at for name, at in stands.items() if name == "the hand"})
    return shifted(stood.setdefault(phase, stands), stands) | shifted(hand, stands)


def vanishing(page: Any) -> tuple[int, list[str]]:
    """Count the bars, beads and marks on the page, and return those that a contrast theme takes away."""
    count = len(page.evaluate(PAINTED, False))
    page.emulate_media(forced_colors="active")
    page.wait_for_function("() => matchMedia('(forced-colors: active)').matches")
    gone = list(page.evaluate(PAINTED, True))
    page.emulate_media(forced_colors="none")
    return count, gone
