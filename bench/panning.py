"""Measures how smoothly the two maps pan under a finger in a browser slowed down four times.

``python -m bench.panning``. Starts a house, opens a table of La reconquista and one of Taifa on a phone and
on a desktop, and drags the map to and fro, once with every frame counted and once with the work of every
frame traced. Prints a Markdown table: frames per second, the share that came late (more than one and a half
of the 16.7 ms), and processor milliseconds per frame for script, style and layout, paint (with pre-paint and
layers), commit, and repainted tiles (raster, on its own threads). A machine without a graphics card also
composes the frames on the processor: there, frames per second say more about the machine than about the page,
and the page is to be judged by the work per frame.
"""

from __future__ import annotations

import itertools
import json
import statistics
import sys
from typing import Any

from bench.browsing import browsing
from tests.browser.conftest import DESK, PHONE, House, Visitor, chromium

SLOWED = 4
DRAGS = 6
MAPS = ("la-reconquista", "taifa")
KINDS = {
    "script": {"EventDispatch", "FireAnimationFrame", "RunMicrotasks", "TimerFire"},
    "layout": {"UpdateLayoutTree", "Layout"},
    "paint": {"PrePaint", "Paint", "Layerize"},
    "commit": {"Commit"},
    "raster": {"RasterTask"},
}
"""Trace events by kind of work; events of the first three kinds do not contain each other."""
COUNT = """() => {
  window.frames_at = [];
  window.places = new Set();
  const map = document.querySelector(".carried");
  const step = (now) => {
    const { x, y } = map.getBoundingClientRect();
    window.places.add(`${x} ${y}`);
    window.frames_at.push(now);
    window.counting = requestAnimationFrame(step);
  };
  window.counting = requestAnimationFrame(step);
}"""
COUNTED = "() => { cancelAnimationFrame(window.counting); return window.frames_at; }"


def drag(wire: Any, middle: tuple[float, float]) -> None:
    """Drag to and fro with a finger; the browser itself generates one movement per frame."""
    for turn in range(DRAGS):
        wire.send(
            "Input.synthesizeScrollGesture",
            {
                "x": middle[0],
                "y": middle[1],
                "xDistance": 150 * (-1) ** turn,
                "yDistance": 90 * (-1) ** turn,
                "speed": 300,
                "gestureSourceType": "touch",
            },
        )


def work(trace: bytes) -> tuple[dict[str, float], int]:
    """Return the milliseconds of each kind of work in a trace, and its number of frames."""
    events = json.loads(trace)["traceEvents"]
    spent = dict.fromkeys(KINDS, 0.0)
    for event in events:
        for kind, names in KINDS.items():
            if event["name"] in names:
                spent[kind] += event.get("tdur", 0) / 1000
    return spent, sum(event["name"] == "FireAnimationFrame" for event in events)


def measure(browser: Any, house: House, game: str, size: tuple[int, int]) -> list[str]:
    """Measure one map in a window of that size; return its row of the table."""
    person = Visitor(browser, house, size=size)
    person.alone(game)
    page = person.page
    page.locator(".glass").wait_for()
    page.wait_for_timeout(3000)
    page.mouse.move(size[0] / 2, size[1] / 2)
    for _ in range(3):
        page.mouse.wheel(0, -200)
    page.wait_for_timeout(1000)
    wire = person.context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    middle = (size[0] / 2, size[1] * 0.45)
    drag(wire, middle)
    page.evaluate(COUNT)
    drag(wire, middle)
    at = page.evaluate(COUNTED)
    assert len(page.evaluate("() => [...window.places]")) > len(at) / 4, "the map does not move"
    gaps = [after - before for before, after in itertools.pairwise(at)]
    page.evaluate(COUNT)
    browser.start_tracing(
        page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"]
    )
    drag(wire, middle)
    spent, frames = work(browser.stop_tracing())
    person.close()
    late = sum(gap > 25 for gap in gaps) / len(gaps)
    return [
        game,
        f"{size[0]}x{size[1]}",
        f"{1000 / statistics.mean(gaps):.1f}",
        f"{late:.0%}",
        *(f"{spent[kind] / max(1, frames):.2f}" for kind in KINDS),
    ]


def main() -> int:
    path = chromium()
    if path is None:
        print("Panning: no Chromium here")
        return 0
    print("| map | window | frames a second | late | " + " | ".join(f"{kind}, ms" for kind in KINDS) + " |")
    print("|---|---|" + "---:|" * (2 + len(KINDS)))
    with browsing() as (browser, house):
        for game in MAPS:
            for size in (PHONE, DESK):
                print(f"| {' | '.join(measure(browser, house, game, size))} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
