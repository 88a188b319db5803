"""Measures the house in a browser: ``python -m bench.site``.

Serves a site on loopback, compressed as web servers do, to Chromium with an empty cache, and prints as a
Markdown table: what comes over the wire until the first card lies on the table, and what is kept for later;
the seconds from the click until somebody can choose, at the first visit and at later ones without a network;
the memory of the page and its workers during a game of Taifa (what their process has for itself, and the
pictures of the page that it shares with the rest of the browser, once garbage has been collected; not the
browser's program, whose 70 MB are there without any page); how long a click takes until the next frame,
and how many frames a second there are while the page shows what happens at its usual pace. The second column
is of a processor that is slowed four times (all threads of the page, which stand still three quarters of the
time) and a line of 10 Mbit/s.
"""

from __future__ import annotations

import contextlib
import gzip
import http.server
import random
import signal
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import psutil
from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, chromium
from tests.browser.sites import BELOW, Site, SiteVisitor, build

VISITS = 3
PLAYED = 10.0
"""Seconds during which frames are counted."""
MOVES = 40
GAME = "moros-y-cristianos"
WORTH = (".js", ".mjs", ".css", ".html", ".json", ".svg", ".wasm", ".webmanifest", ".txt")
STORED = """async () => {
  for (;;) {
    for (const name of await caches.keys())
      if (await (await caches.open(name)).match(new URL("whole", document.baseURI).href)) return;
    await new Promise((go) => setTimeout(go, 50));
  }
}"""

SLOWER = 4
SLICE = 0.003
"""Seconds that a slowed page runs, and then stands still three times as long."""
LOOKS = 20
"""Slices after which it is looked for new pages."""
BITS = 10e6
"""Bits a second of the slow line."""
# From now on: how long each click takes until what it changes is drawn, and each frame.
MEASURE = """() => {
  const clicks = [], frames = [], waiting = [], channel = new MessageChannel();
  window.measured = { clicks, frames };
  channel.port1.onmessage = () => clicks.push(...waiting.splice(0).map((at) => performance.now() - at));
  addEventListener("click", ({ timeStamp }) => {
    // What is posted in a frame's callbacks comes once the frame has been handed on.
    requestAnimationFrame(() => { waiting.push(timeStamp); channel.port2.postMessage(0); });
  }, true);
  let last = 0;
  const tick = (now) => {
    if (last) frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
PACED = """() => {
  const before = JSON.parse(localStorage.getItem("tafureria") ?? "{}");
  localStorage.setItem("tafureria", JSON.stringify({ ...before, pace: "normal" }));
}"""


CHUNK = 16_384
LINE = threading.Lock()


@cache
def compressed(path: str) -> bytes:
    """The file as it is sent compressed."""
    return gzip.compress(Path(path).read_bytes(), 9)


class Counted(http.server.BaseHTTPRequestHandler):
    """Serves the site, and adds up what it sends."""

    folder = Path()
    sent = 0
    is_down = False
    bits = 0.0
    """Bits a second of the line; 0 for as many as there are."""

    def log_message(self, *what: object) -> None:
        """Say nothing."""

    def do_GET(self) -> None:
        """Send a file; nothing at all while the network is down."""
        if self.is_down:
            self.close_connection = True
            return
        name = self.path.partition("?")[0].removeprefix(BELOW) or "index.html"
        path = self.folder / name
        if not path.is_file():
            self.send_error(404)
            return
        packed = path.suffix in WORTH
        data = compressed(str(path)) if packed else path.read_bytes()
        kinds = {".wasm": "application/wasm", ".mjs": "text/javascript", ".js": "text/javascript"}
        kinds |= {
            ".css": "text/css",
            ".html": "text/html",
            ".json": "application/json",
            ".svg": "image/svg+xml",
        }
        self.send_response(200)
        self.send_header("content-type", kinds.get(path.suffix, "application/octet-stream"))
        self.send_header("content-length", str(len(data)))
        if packed:
            self.send_header("content-encoding", "gzip")
        self.end_headers()
        type(self).sent += len(data)
        for start in range(0, len(data), CHUNK):
            with LINE:  # all requests share it
                self.wfile.write(data[start : start + CHUNK])
                if self.bits:
                    time.sleep(len(data[start : start + CHUNK]) * 8 / self.bits)


def first_choice(one: SiteVisitor) -> float:
    """Seconds from the click on "play now" until the person may choose."""
    one.page.locator("[data-acts] button:enabled").first.wait_for()
    began = time.perf_counter()
    one.page.locator("[data-acts] button:enabled").first.click()
    # Whoever has not played the game is offered the lesson first.
    offer = one.page.get_by_role("dialog").get_by_role("button").last
    offer.or_(one.page.locator("[data-position]")).first.wait_for()
    if offer.count():
        offer.click()
    one.page.locator("[data-position]").wait_for()
    return time.perf_counter() - began


def pages(browser: psutil.Process) -> list[psutil.Process]:
    """The processes that show pages."""
    found = []
    for one in browser.children(recursive=True):
        with contextlib.suppress(psutil.Error):  # it has ended meanwhile
            if "--type=renderer" in one.cmdline():
                found.append(one)
    return found


def memory(one: SiteVisitor, browser: psutil.Process) -> float:
    """Their megabytes, but for the files of the browser that they have mapped."""
    one.context.new_cdp_session(one.page).send("HeapProfiler.collectGarbage")
    maps = [area for page in pages(browser) for area in page.memory_maps()]
    return sum(area.pss for area in maps if not area.path.startswith("/") or "memfd:" in area.path) / 1e6


@contextlib.contextmanager
def slowed(browser: psutil.Process) -> Iterator[None]:
    """Slow the pages and the line."""
    ended = threading.Event()

    def hold() -> None:
        turns = 0
        while not ended.is_set():
            if turns % LOOKS == 0:
                found = pages(browser)
            turns += 1
            for wish in (signal.SIGSTOP, signal.SIGCONT):
                for one in found:
                    with contextlib.suppress(psutil.Error):
                        one.send_signal(wish)
                time.sleep(SLICE * (SLOWER - 1) if wish is signal.SIGSTOP else SLICE)

    thread = threading.Thread(target=hold)
    Counted.bits = BITS
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()  # it ends with the pages running
        Counted.bits = 0.0


def play(one: SiteVisitor, done: Callable[[int], bool]) -> dict[str, list[float]]:
    """Play until *done*, which is told the number of clicks; milliseconds of clicks and of frames, sorted."""
    rng, taken = random.Random(1), 0
    one.page.locator("[data-position]").wait_for()
    one.page.evaluate(MEASURE)
    while not done(taken) and not one.over:
        if one.settled() and one.step(rng):
            taken += 1
        else:
            one.rest()
    return {key: sorted(found) for key, found in one.page.evaluate("measured").items()}


def visit(engine: Any, site: Site, browser: psutil.Process) -> dict[str, float]:
    """What somebody sees who comes, comes again without a network, and plays."""
    one, Counted.sent = SiteVisitor(engine, site, reduced_motion="no-preference"), 0
    out: dict[str, float] = {}
    one.go("/")
    out["first"] = first_choice(one)
    out["wire"] = Counted.sent / 1e6
    one.go("/")
    one.page.evaluate(STORED)
    out["whole"] = Counted.sent / 1e6
    Counted.is_down = True
    one.page.reload()
    out["later"] = first_choice(one)
    clicks = play(one, lambda taken: taken >= MOVES)["clicks"]
    out["click"], out["clicks"] = statistics.median(clicks), clicks[int(len(clicks) * 0.99)]
    one.alone("taifa")
    one.page.locator("[data-mine=true]").wait_for()
    out["memory"] = memory(one, browser)
    one.page.evaluate(PACED)
    one.alone(GAME)
    ends = time.monotonic() + PLAYED
    frames = play(one, lambda _: time.monotonic() > ends)["frames"]
    out["rate"], out["frame"] = 1000 / statistics.mean(frames), frames[int(len(frames) * 0.99)]
    one.close()
    Counted.is_down = False
    return out


ROWS = {
    "over the wire until the first card, MB": ("wire", ".2f"),
    "all that is kept for later, MB": ("whole", ".2f"),
    "first visit: click to first choice, s": ("first", ".1f"),
    "later, offline: click to first choice, s": ("later", ".1f"),
    "memory of page and workers, Taifa, MB": ("memory", ".0f"),
    "click to next frame, ms: median": ("click", ".0f"),
    "click to next frame, ms: p99": ("clicks", ".0f"),
    "frames a second during play": ("rate", ".0f"),
    "time of a frame, ms: p99": ("frame", ".0f"),
}


def main() -> None:
    """Print the table."""
    build()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        site = Site(Path(name) / "site")
        Counted.folder = site.folder
        for path in site.folder.rglob("*"):
            if path.suffix in WORTH:
                compressed(str(path))  # web servers have done so before
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Counted)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        site.port = server.server_address[1]
        before = {one.pid for one in psutil.Process().children(recursive=True)}
        engine = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        browser = next(one for one in psutil.Process().children(recursive=True) if one.pid not in before)
        found = [visit(engine, site, browser) for _ in range(VISITS)]
        usual = {key: statistics.median(one[key] for one in found) for key in found[0]}
        with slowed(browser):
            slow = visit(engine, site, browser)
        server.shutdown()
    print(f"| | usual | slowed {SLOWER} times, 10 Mbit/s |\n|---|---|---|")
    for what, (key, style) in ROWS.items():
        print(f"| {what} | {usual[key]:{style}} | {slow[key]:{style}} |")


if __name__ == "__main__":
    main()
