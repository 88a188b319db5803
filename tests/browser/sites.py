"""Sites for the browser tests: the house as files of a web server, and people whose browser it is in."""

from __future__ import annotations

import functools
import http.server
import json
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, ClassVar

from tafureria.browser.site import write_site
from tests.browser.firefox import FirefoxVisitor
from tests.browser.visitors import Visitor

ROOT = Path(__file__).parents[2]
CACHE = ROOT / "build" / "engine"
BELOW = "/juegos/"
"""The path below which the site is: nothing in it may rely on being at the root."""
AT_ONCE = {
    "pace": 0.0,
    "pause_factor": 0.0,
    "frames_per_second": 1e5,
    "frames_at_once": 100_000,
    "actions_per_second": 1e5,
    "actions_at_once": 100_000,
    "tables_per_minute": 10_000,
}
"""Settings of a house that nobody has to watch."""
# Asks the house as another tab would.
ASKED = """([path, body]) => new Promise((done) => {
  const channel = new BroadcastChannel(`tafureria-house ${new URL(".", document.baseURI).pathname}`);
  const id = Math.floor(Math.random() * 2 ** 50);
  const method = body === null ? "GET" : "POST";
  const type = typeof body === "string" ? "text/plain" : "application/json";
  const text = body === null ? undefined : typeof body === "string" ? body : JSON.stringify(body);
  channel.onmessage = ({ data }) => {
    if (data.to !== "test" || data.said?.id !== id) return;
    channel.close();
    done(new TextDecoder().decode(data.body));
  };
  const say = { type: "ask", id, method, path, headers: [["content-type", type]] };
  channel.postMessage({ to: "house", from: "test", say, body: text && new TextEncoder().encode(text) });
})"""


def build() -> None:
    """Build what a site is made of, if anything of it has changed."""
    for tool in (["tools/engine.py"], ["-m", "tools.docs"]):
        subprocess.run([sys.executable, *tool], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


class _Files(http.server.SimpleHTTPRequestHandler):
    """A web server of the plainest kind."""

    extensions_map: ClassVar = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *what: object) -> None:
        """Say nothing."""

    def translate_path(self, path: str) -> str:
        """Serve nothing outside :data:`BELOW`."""
        return super().translate_path(path[len(BELOW) - 1 :] if path.startswith(BELOW) else "/nothing")


class Site:
    """A site behind a web server, which can be stopped and started again."""

    def __init__(self, folder: Path, settings: dict[str, Any] | None = None) -> None:
        self.folder, self.settings = folder, AT_ONCE if settings is None else settings
        self._server: http.server.ThreadingHTTPServer | None = None
        self.port = 0
        self.write()

    def write(self, **settings: Any) -> None:
        """Write a release, which differs from the one before where *settings* do."""
        write_site(self.folder, CACHE, {**self.settings, **settings})

    @property
    def address(self) -> str:
        """The address of the site, without its path."""
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        """Serve the files."""
        handler = functools.partial(_Files, directory=str(self.folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Stop serving: from now on there is no network."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def deal_by(self, name: str) -> None:
        """Its cards are dealt in the visitor's browser, as chance will have it."""


class AtHome(Visitor):
    """A person whose house is in their own browser."""

    def go(self, path: str = "/") -> None:
        """Open an address of the house, which stands after the "#"."""
        self.page.goto(f"{self.house.address}{BELOW}#{path}")

    def until(self, found: str) -> None:
        """Wait until that function of the page finds something, however long it takes."""
        again = "await new Promise((on) => setTimeout(on, 50))"
        self.page.evaluate(f"async () => {{ while (!(await ({found})())) {again}; }}")

    def open(self) -> None:
        """Open the first page, and wait until the house is open."""
        self.go("/")
        self.until("() => document.querySelector('[data-kept]:not(:empty)')")

    def table(self, game: str, kinds: list[str], name: str = "Ana", seats: int = 0, **wish: Any) -> str:
        """Create a table and open its page; return its id."""
        self.open()
        return super().table(game, kinds, name, seats, **wish)

    def ask(self, path: str, body: object = None) -> dict[str, Any]:
        """Ask the house as this visitor, with a body by POST, and return its answer."""
        answer: dict[str, Any] = json.loads(self.text(path, body))
        return answer

    def text(self, path: str, body: object = None) -> str:
        """The same as text."""
        return str(self.page.evaluate(ASKED, [path, body]))


class SiteVisitor(AtHome):
    """The same with Chromium."""


class SiteFox(AtHome, FirefoxVisitor):
    """The same with Firefox."""
