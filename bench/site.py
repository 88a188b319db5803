"""Measures the house in a browser: ``python -m bench.site``.

Serves a site on loopback, compressed as web servers do, to Chromium with an empty cache, and prints as a
Markdown table: what comes over the wire until the first card lies on the table, the seconds from the click
until somebody can choose, at the first visit and at a later one without a network, the memory of the page and
its workers, and how long a click takes until the next frame.
"""

from __future__ import annotations

import gzip
import http.server
import random
import statistics
import tempfile
import threading
import time
from functools import cache
from pathlib import Path
from typing import Any

import psutil
from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, chromium
from tests.browser.sites import BELOW, Site, SiteVisitor, build

VISITS = 2
MOVES = 15
GAME = "moros-y-cristianos"
WORTH = (".js", ".mjs", ".css", ".html", ".json", ".svg", ".wasm", ".webmanifest", ".txt")
STORED = """async () => {
  for (;;) {
    for (const name of await caches.keys())
      if (await (await caches.open(name)).match(new URL("whole", document.baseURI).href)) return;
    await new Promise((go) => setTimeout(go, 50));
  }
}"""

ANOTHER = """async (at) => {
  const same = () => document.querySelector("[data-position]")?.dataset.position === at;
  while (same()) await new Promise(requestAnimationFrame);
}"""


@cache
def compressed(path: str) -> bytes:
    """The file as it is sent compressed."""
    return gzip.compress(Path(path).read_bytes(), 9)


class Counted(http.server.BaseHTTPRequestHandler):
    """Serves the site, and adds up what it sends."""

    folder = Path()
    sent = 0
    is_down = False

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
        self.wfile.write(data)
        type(self).sent += len(data)


def first_choice(one: SiteVisitor) -> float:
    """Seconds from the click on "play now" until the person may choose."""
    one.page.locator("button.main:enabled").first.wait_for()
    began = time.perf_counter()
    one.page.locator("button.main:enabled").first.click()
    # Whoever has not played the game is offered the lesson first.
    offer = one.page.get_by_role("dialog").get_by_role("button").last
    offer.or_(one.page.locator("[data-position]")).first.wait_for()
    if offer.count():
        offer.click()
    one.page.locator("[data-position]").wait_for()
    return time.perf_counter() - began


def memory(browser: psutil.Process) -> float:
    """Megabytes of the processes that show pages."""
    pages = [one for one in browser.children(recursive=True) if "--type=renderer" in one.cmdline()]
    return sum(one.memory_full_info().pss for one in pages) / 1e6


def moves(one: SiteVisitor) -> list[float]:
    """Seconds from a click until the next frame of the table."""
    rng, out = random.Random(1), []
    while len(out) < MOVES and not one.over:
        if not one.settled():
            one.rest()
            continue
        at = one.page.locator("[data-position]").get_attribute("data-position")
        began = time.perf_counter()
        if one.step(rng):
            one.page.evaluate(ANOTHER, at)
            out.append(time.perf_counter() - began)
    return out


def main() -> None:
    """Print the table."""
    build()
    rows: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        site = Site(Path(name) / "site")
        Counted.folder = site.folder
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Counted)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        site.port = server.server_address[1]
        before = {one.pid for one in psutil.Process().children(recursive=True)}
        engine = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        children = [one for one in psutil.Process().children(recursive=True) if one.pid not in before]
        first, later, wire = [], [], 0
        for _ in range(VISITS):
            one, Counted.sent = SiteVisitor(engine, site), 0
            one.go("/")
            first.append(first_choice(one))
            wire = Counted.sent
            one.go("/")
            one.page.evaluate(STORED)
            Counted.is_down = True
            one.page.reload()
            later.append(first_choice(one))
            if len(later) == VISITS:
                rows["memory of page and workers, MB"] = f"{memory(children[0]):.0f}"
                found = sorted(moves(one))
                rows["click to next frame, ms: median, p99"] = (
                    f"{statistics.median(found) * 1e3:.0f}, {found[int(len(found) * 0.99)] * 1e3:.0f}"
                )
            one.close()
            Counted.is_down = False
        server.shutdown()
    rows = {
        "over the wire until the first card, MB": f"{wire / 1e6:.2f}",
        "first visit: click to first choice, s": f"{statistics.median(first):.1f}",
        "later, offline: click to first choice, s": f"{statistics.median(later):.1f}",
        **rows,
    }
    print("| | |\n|---|---|")
    for what, value in rows.items():
        print(f"| {what} | {value} |")


if __name__ == "__main__":
    main()
