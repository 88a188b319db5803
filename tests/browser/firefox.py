"""Firefox without a driver: a client of its own remote protocol, WebDriver BiDi, and a visitor with it."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import random
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.houses import PATIENCE, House
from tests.browser.scripts import AIM, AT_ONCE
from tests.browser.visitors import DESK, Visitor

PREFERENCES = {
    "intl.accept_languages": "es-ES",
    "ui.prefersReducedMotion": 1,
    "ui.systemUsesDarkTheme": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
}
"""A Spanish reader who wants no motion. What else a browser under remote control needs, it sets itself."""
LISTENING = "WebDriver BiDi listening on "
EVENTS = ["log.entryAdded", "network.beforeRequestSent", "network.responseCompleted"]
BLOCKED = """() => addEventListener("securitypolicyviolation",
  (one) => console.error(`blocked: ${one.violatedDirective} ${one.blockedURI}`))"""
"""Says on the console what the page's own policy blocks: Firefox says it in a place that nobody can read."""
# A point of the marked choice that nothing covers, in pixels of the viewport; null if there is none.
POINT = """() => {
  const to = document.querySelector("[data-mark]");
  if (!to) return null;
  to.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = to.getBoundingClientRect();
  for (const across of [0.5, 0.2, 0.8]) for (const down of [0.5, 0.2, 0.8]) {
    const [x, y] = [Math.floor(box.left + box.width * across), Math.floor(box.top + box.height * down)];
    if (to.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return null;
}"""


def firefox() -> str | None:
    """Return the path of the system's Firefox, or ``None``."""
    return next((path for name in ("firefox-esr", "firefox") if (path := shutil.which(name))), None)


@contextlib.contextmanager
def opened(path: str, profile: Path) -> Iterator[Firefox]:
    """Run the Firefox at *path* with a new profile in that folder."""
    lines = (f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in PREFERENCES.items())
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    process = subprocess.Popen(
        [path, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", str(profile)],
        env=os.environ | {"HOME": str(profile)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            assert process.stderr is not None
            found = next(line for line in process.stderr if LISTENING in line)
            # Its other messages are read too, or it would wait for somebody to read them.
            threading.Thread(target=process.stderr.read, daemon=True).start()
            address = found.rpartition(LISTENING)[2].strip()
            with connect(f"{address}/session", max_size=None, proxy=None, open_timeout=PATIENCE) as line:
                browser = Firefox(line)
                yield browser
                browser.ask("browser.close")
            process.wait(PATIENCE)
        finally:
            process.kill()


class Firefox:
    """A running Firefox, steered over this connection."""

    def __init__(self, line: ClientConnection) -> None:
        self.listeners: list[Callable[[str, dict[str, Any]], None]] = []
        self._line = line
        self._numbers = itertools.count(1)
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=EVENTS)

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """Give a command and return its result; tell the listeners of the events that come before it."""
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._line.recv(timeout=PATIENCE))
            if message["type"] == "event":
                for listener in self.listeners:
                    listener(message["method"], message["params"])
            elif message["id"] == number:
                assert message["type"] == "success", f"{method}: {message}"
                return dict(message["result"])


class Page:
    """A tab with cookies of its own, as far as :class:`Visitor` uses Playwright's."""

    def __init__(self, browser: Firefox, size: tuple[int, int], scripts: list[str]) -> None:
        self._browser = browser
        self.person = browser.ask("browser.createUserContext")["userContext"]
        self.tab = browser.ask("browsingContext.create", type="tab", userContext=self.person)["context"]
        width, height = size
        viewport = {"width": width, "height": height}
        browser.ask("browsingContext.setViewport", context=self.tab, viewport=viewport)
        for one in scripts:
            browser.ask("script.addPreloadScript", functionDeclaration=one, contexts=[self.tab])

    @property
    def url(self) -> str:
        """The address of the page."""
        tree = self._browser.ask("browsingContext.getTree", root=self.tab, maxDepth=0)
        return str(tree["contexts"][0]["url"])

    def goto(self, url: str) -> None:
        """Open that address and wait until all of it has been loaded."""
        self._browser.ask("browsingContext.navigate", context=self.tab, url=url, wait="complete")

    def reload(self) -> None:
        """Load the same address again, and wait until all of it has been loaded."""
        self._browser.ask("browsingContext.reload", context=self.tab, wait="complete")

    def evaluate(self, script: str, argument: object = None) -> Any:
        """Return the value of an expression, or what a function resolves to, as Playwright does."""
        answer = self._browser.ask(
            "script.evaluate",
            expression=f"""(async () => {{ const it = ({script});
              const value = await (typeof it === "function" ? it({json.dumps(argument)}) : it);
              return JSON.stringify(value ?? null); }})()""",
            target={"context": self.tab},
            awaitPromise=True,
        )
        assert answer["type"] == "success", f"{script}: {answer['exceptionDetails']['text']}"
        return json.loads(answer["result"]["value"])

    def click(self, x: int, y: int) -> None:
        """Move the mouse there, press its button, and let go."""
        move = {"type": "pointerMove", "x": x, "y": y}
        press, release = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        mouse = {"type": "pointer", "id": "mouse", "actions": [move, press, release]}
        self._browser.ask("input.performActions", context=self.tab, actions=[mouse])

    def close(self) -> None:
        """Close the tab and forget its cookies."""
        self._browser.ask("browser.removeUserContext", userContext=self.person)


class FirefoxVisitor(Visitor):
    """A visitor with Firefox, who plays whole games."""

    page: Any

    def __init__(self, browser: Firefox, house: House, size: tuple[int, int] = DESK) -> None:
        self.house = house
        self.errors: list[str] = []
        self.strangers: list[str] = []
        self.page = Page(browser, size, [f"() => {{ {AT_ONCE} }}", BLOCKED])
        self._browser = browser
        browser.listeners.append(self._hear)

    def _hear(self, event: str, told: dict[str, Any]) -> None:
        if event == "log.entryAdded":
            if told["level"] == "error" and told["source"].get("context") == self.page.tab:
                self.errors.append(str(told["text"]))
        elif told["context"] == self.page.tab:
            url, status = told["request"]["url"], told.get("response", {}).get("status", 0)
            here = self.house.address, self.house.address.replace("http:", "ws:"), "blob:", "data:"
            if not url.startswith(here):
                self.strangers.append(url)
            if status >= 400:
                self.errors.append(f"{status} {url}")

    def ask(self, path: str, body: object = None) -> dict[str, Any]:
        if not self.page.url.startswith(self.house.address):
            self.go()
        wish = {"method": "POST", "body": json.dumps(body), "headers": {"Content-Type": "application/json"}}
        script = "([path, wish]) => fetch(path, wish).then((answer) => answer.json())"
        return dict(self.page.evaluate(script, [path, wish if body is not None else {}]))

    def step(self, rng: random.Random) -> bool:
        if not self.page.evaluate(AIM, rng.random()):
            return False
        if (point := self.page.evaluate(POINT)) is not None:
            self.page.click(**point)
        return True

    def saw(self) -> str:
        text = self.page.evaluate("document.body.innerText")[:2000]
        return f"{self.page.url}\nerrors: {self.errors}\n{text}"

    def close(self) -> None:
        self._browser.listeners.remove(self._hear)
        self.page.close()
