"""Real clicks in a real browser against a real house. Skipped by name where no Chromium is to be had.

Other games' browser tests reuse these: ``house`` opens a house without delays on a fresh store, ``seated``
opens a page at a table, :class:`Visitor` plays whole games by clicking whatever is legal.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

sync_api = pytest.importorskip("playwright.sync_api", reason="no playwright")
axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="no axe")

BUILT = Path(__file__).parents[2] / "src/tafureria/web/built/index.html"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Tables of a test may use the options of designers too, so that a whole game is short. And a test deals the
# same cards each time: the key of its n-th table follows from its name, which a file beside the store holds.
SERVE = """
import collections, pathlib, resource, signal, sys, msgspec
room = int(sys.argv[4])
if room:  # No file grows beyond it, as if the disk were full.
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
from tafureria.core.chance import Dealer
from tafureria.house import cards
deals, dealt = pathlib.Path(sys.argv[2]).with_suffix(".deals"), collections.Counter()
def new_key():
    name = deals.read_text() if deals.exists() else ""
    dealt[name] += 1
    return Dealer.key_from_seed(f"{name} {dealt[name]}")
Dealer.new_key = new_key
cards.read_options = lambda game, values: msgspec.convert(values, game.options)
from tafureria.house.settings import Settings
from tafureria.web.serve import serve
sys.exit(serve(port=int(sys.argv[1]), store=sys.argv[2], open_browser=False,
    settings=Settings(pace=float(sys.argv[3]), rests=0.0, tables_per_minute=10_000, frames_per_second=1000)))
"""
STATE = """() => {
  const at = document.querySelector("[data-position]")?.dataset ?? {};
  const over = Boolean(document.querySelector("[data-over]"));
  const busy = Boolean(document.querySelector("main[aria-busy=true]"));
  return [over, at.mine === "true" && !busy, at.phase ?? "", at.position ?? ""];
}"""
WITHIN_REACH = """() => {
  const at = document.activeElement;
  return Boolean(at?.matches("[data-act],[data-confirm]") && at.getAttribute("aria-disabled") !== "true");
}"""
SMALL = """() => [...document.querySelectorAll("button, a[href], input, select, [role=button]")]
  .filter((one) => one.checkVisibility() && !one.closest("dialog:not([open])")
    && !["checkbox", "file"].includes(one.type)
    && !one.classList.contains("skip"))
  .map((one) => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
  .map(([what, box]) => `${what} ${box.width}x${box.height}`)"""
PHONE = (390, 844)
DESK = (1440, 900)
AXE = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}


def chromium() -> str | None:
    """Where the system's Chromium is."""
    names = (os.environ.get("TAFURERIA_CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
    return next((path for name in names if name and (path := shutil.which(name))), None)


class House:
    """A house of its own in a process of its own, so that it can be killed and opened again."""

    def __init__(self, folder: Path, pace: float = 0.0) -> None:
        self.store, self.pace = folder / "house.sqlite3", pace
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self, room: int = 0) -> None:
        """Start it and wait until it answers; *room* is where its files end, 0 for no limit."""
        arguments = [sys.executable, "-c", SERVE, *map(str, (self.port, self.store, self.pace, room))]
        self.process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL)
        for _ in range(300):
            assert self.process.poll() is None, "the house did not open"
            try:
                httpx.get(self.address + "/api/house", timeout=1)
            except httpx.TransportError:
                time.sleep(0.05)
            else:
                return
        raise AssertionError("the house does not answer")

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house without delays."""
    if not BUILT.is_file():
        pytest.skip("the client is not built (make play builds it)")
    one = House(tmp_path_factory.mktemp("house"))
    one.open()
    yield one
    one.kill()


@pytest.fixture(scope="session")
def engine() -> Iterator[Any]:
    """One Chromium for all tests."""
    path = chromium()
    if path is None:
        pytest.skip("no Chromium on this machine")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """A person at a browser of their own: what they see, what they click, what went wrong meanwhile."""

    def __init__(self, engine: Any, house: House, **context: Any) -> None:
        width, height = context.pop("size", DESK)
        self.house = house
        self.context = engine.new_context(
            viewport={"width": width, "height": height},
            locale=context.pop("locale", "es-ES"),
            color_scheme=context.pop("color_scheme", "light"),
            reduced_motion=context.pop("reduced_motion", "reduce"),
            has_touch=width < 600,
            **context,
        )
        self.context.set_default_timeout(15_000)
        self.page = self.context.new_page()
        self.errors: list[str] = []
        self.strangers: list[str] = []
        self.bytes = 0
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", self._request)

    def _console(self, message: Any) -> None:
        # A house that is down is no fault of the page.
        if message.type == "error" and "ERR_CONNECTION_REFUSED" not in message.text:
            self.errors.append(message.text)

    def _request(self, request: Any) -> None:
        if not request.url.startswith((self.house.address, "blob:", "data:")):
            self.strangers.append(request.url)

    # --- finding one's way ------------------------------------------------------------------------

    def go(self, path: str = "/") -> None:
        """Open an address of the house."""
        self.page.goto(self.house.address + path)

    def alone(self, game: str, name: str = "Ana", **wish: Any) -> str:
        """A table with computer players, begun at once; the page is at it. Answers its id."""
        return self.table(game, ["me"], name, **wish)

    def table(self, game: str, kinds: list[str], name: str = "Ana", seats: int = 0, **wish: Any) -> str:
        """A table made over HTTP by this visitor: *kinds* of the first seats, computer players after."""
        self.go("/")
        self.page.wait_for_selector("h1")
        card = next(one for one in self.front()["games"] if one["name"] == game)
        kinds = kinds + ["computer"] * ((seats or min(card["seats"])) - len(kinds))
        body = {"game": game, "seats": [{"kind": kind} for kind in kinds], "name": name, **wish}
        made = self.page.evaluate(
            """async (body) => (await fetch("/api/tables", {method: "POST", body: JSON.stringify(body),
               headers: {"content-type": "application/json"}})).json()""",
            body,
        )
        assert "table" in made, made
        self.go(f"/mesa/{made['table']}")
        return str(made["table"])

    def front(self) -> dict[str, Any]:
        """What the house tells this visitor."""
        answer: dict[str, Any] = self.page.evaluate("async () => (await fetch('/api/house')).json()")
        return answer

    # --- playing ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Does the page show the end?"""
        return bool(self.page.locator("[data-over]").count())

    @property
    def mine(self) -> bool:
        """Is this visitor waited for?"""
        return bool(self.page.locator("[data-mine=true]").count())

    def settled(self) -> str:
        """The phase, if this visitor is waited for with nothing on its way and nothing moving; else empty."""
        before = self.page.evaluate(STATE)
        if not before[1]:
            return ""
        self.page.wait_for_timeout(40)
        return before[2] if self.page.evaluate(STATE) == before else ""

    @property
    def phase(self) -> str:
        """The phase of the game, as the page has it."""
        return str(self.page.locator("[data-phase]").get_attribute("data-phase"))

    def step(self, rng: random.Random) -> bool:
        """Click something legal, if there is anything; answers whether there was."""
        confirm = self.page.locator("[data-confirm]:visible:not([aria-disabled=true])")
        acts = self.page.locator(
            "[data-act]:visible:not([aria-disabled=true]):not([aria-pressed=true])"
            ":not([aria-checked=true]):not([data-confirm])"
        )
        choices, sure = acts.count(), confirm.count()
        if not choices and not sure:
            return False
        target = (
            confirm.first
            if sure and (not choices or rng.random() < 0.5)
            else acts.nth(rng.randrange(choices or 1))
        )
        try:
            target.click(timeout=1500)
        except sync_api.TimeoutError:
            return True  # it went away under the pointer: the table has moved on
        return True

    def play(self, rng: random.Random, until: Callable[[], bool] | None = None, most: float = 90.0) -> None:
        """Click on, whenever the table waits and stands still, until it is over (or *until* says so)."""
        done = until or (lambda: self.over)
        end = time.monotonic() + most
        while not done():
            assert time.monotonic() < end, f"still in {self.phase} after {most} s"
            if not (self.settled() and self.step(rng)):
                self.page.wait_for_timeout(10)

    def play_to(self, phase: str, rng: random.Random, most: float = 90.0) -> None:
        """Click on until the table stands still and waits for this visitor in that phase."""
        end = time.monotonic() + most
        while (now := self.settled()) != phase:
            assert not self.over, f"the game ended without {phase}"
            assert time.monotonic() < end, f"in {now or self.phase}, not {phase}, after {most} s"
            if not (now and self.step(rng)):
                self.page.wait_for_timeout(10)

    def visit_phases(
        self,
        rng: random.Random,
        look: Callable[[], None],
        wanted: set[str],
        again: Callable[[], object] = lambda: None,
        act: Callable[[str], bool] | None = None,
        most: float = 120.0,
    ) -> None:
        """Play, with another table by *again* at each end, until *look* has judged every phase of *wanted*.

        *act* may do something better than a chance click in a phase; it answers whether it did.
        """
        end, seen = time.monotonic() + most, set[str]()
        again()
        while not wanted <= seen:
            assert time.monotonic() < end, f"only {seen} of {wanted} after {most} s"
            if self.over:
                again()
            now = self.settled()
            if not now:
                self.page.wait_for_timeout(10)
                continue
            if now not in seen:
                seen.add(now)
                look()
            if not (act and act(now)):
                self.step(rng)

    def press_on(
        self, rng: random.Random, until: Callable[[], bool] | None = None, most: float = 120.0
    ) -> None:
        """As :meth:`play`, with nothing but Tab, the arrows, Enter and Space."""
        done = until or (lambda: self.over)
        end = time.monotonic() + most
        keyboard = self.page.keyboard
        while not done():
            assert time.monotonic() < end, f"still in {self.phase} after {most} s"
            if not self.mine:
                self.page.wait_for_timeout(10)
                continue
            keyboard.press(rng.choice(("Tab", "Tab", "Tab", "ArrowRight", "Shift+Tab")))
            if self.page.evaluate(WITHIN_REACH):
                keyboard.press(rng.choice(("Enter", "Space")))

    # --- judging ----------------------------------------------------------------------------------

    def sound(self) -> None:
        """Nothing went wrong, nothing was asked of anybody else, nothing hangs over the edge."""
        assert self.errors == []
        assert self.strangers == []
        wide = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert wide <= 0, f"scrolls sideways by {wide} px"

    def touchable(self) -> None:
        """Everything that can be touched is 44 pixels wide and high."""
        assert self.page.evaluate(SMALL) == []

    def accessible(self) -> None:
        """axe finds nothing, on a page shown whole: what only scrolling has covered is no fault."""
        size = self.page.viewport_size
        height = self.page.evaluate("document.documentElement.scrollHeight")
        if height > size["height"]:
            self.page.set_viewport_size({"width": size["width"], "height": height})
        found = axe.Axe().run(self.page, options=AXE)
        self.page.set_viewport_size(size)
        assert found.violations_count == 0, found.generate_report()

    def close(self) -> None:
        """Leave."""
        self.context.close()


@pytest.fixture
def visitor(engine: Any, house: House, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors at a house that deals by the name of the test, and sees them off."""
    house.store.with_suffix(".deals").write_text(request.node.name, encoding="utf-8")
    made: list[Visitor] = []

    def make(**context: Any) -> Visitor:
        made.append(Visitor(engine, house, **context))
        return made[-1]

    yield make
    for one in made:
        one.close()
