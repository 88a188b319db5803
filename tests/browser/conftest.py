"""Real clicks in a real browser against a real house. Skipped by name where there is no Chromium.

Other games' browser tests reuse these: ``house`` opens a house without delays on a new store, ``visitor``
opens pages in a browser, :class:`Visitor` plays whole games by clicking whatever is legal.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

sync_api = pytest.importorskip("playwright.sync_api", reason="no playwright")
axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="no axe")

BUILT = Path(__file__).parents[2] / "src/tafureria/web/built/index.html"
SET = """try {
  const before = JSON.parse(localStorage.getItem("tafureria") ?? "{}");
  localStorage.setItem("tafureria", JSON.stringify({...before, ...%s}));
} catch { /* a page without storage */ }"""
"""Changes some settings of the page before it loads, and keeps the others."""
AT_ONCE = SET % '{pace: before.pace ?? "once"}'
ASK_ALWAYS = SET % "{askAlways: true}"
"""Without this setting a look at cards in La reconquista ends at once, since nothing is paced here."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Rendering on the CPU in a few large tiles and in one process less saves a sixth of the total time.
    "--in-process-gpu",
    "--default-tile-width=1024",
    "--default-tile-height=1024",
]
# Tables of a test may use designers' options too, so that a whole game is short. A test deals the same cards
# each time: the key of its n-th table is derived from the test's name, which a file next to the store holds.
# While a second file exists, the computer players do not move; while a third exists, the tables' clock stops.
SERVE = """
import asyncio, collections, pathlib, random, resource, signal, sys, time, types, msgspec
room = int(sys.argv[4])
if room:  # No file grows beyond it, as if the disk were full.
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
from tafureria.core.chance import Dealer
from tafureria.house import catalogue, processes
from tafureria.house.bots import computers
from tafureria.house.finished import work
from tafureria.house.tables import chairs, timers
beside = pathlib.Path(sys.argv[2]).with_suffix
deals, still, stopped = beside(".deals"), beside(".still"), beside(".stopped")
dealt, think = collections.Counter(), computers.Computers._think
def name():
    text, begun = (deals.read_text(), deals.stat().st_mtime_ns) if deals.exists() else ("", 0)
    dealt[begun] += 1
    return f"{text} {dealt[begun]}"
async def held_think(self, *question):
    while still.exists():
        await asyncio.sleep(0.005)
    await think(self, *question)
class Clock:
    since, lost, time = 0.0, 0.0, staticmethod(time.time)
    def monotonic(self):
        now = time.monotonic()
        if stopped.exists():
            self.since = self.since or now
            return self.since - self.lost
        if self.since:
            self.lost, self.since = self.lost + now - self.since, 0.0
        return now - self.lost
# Who steps back behind everybody else comes to nothing on a busy machine.
processes.Starter.steps_back = False
work.Work.nice = 0
Dealer.new_key = lambda: Dealer.key_from_seed(name())
computers.Computers._think = held_think
# One clock for both: when a computer player moves depends on when a table last did.
timers.time = computers.time = Clock()
chairs.secrets = types.SimpleNamespace(SystemRandom=lambda: random.Random(name()))
catalogue.read_options = lambda game, values: msgspec.convert(values, game.options)
from tafureria.house.settings import Settings
from tafureria.web.serve import serve
sys.exit(serve(port=int(sys.argv[1]), store=sys.argv[2], open_browser=False,
    settings=Settings(pace=float(sys.argv[3]), pause_factor=0.0, tables_per_minute=10_000,
        limit_addresses=False, frames_per_second=100_000, frames_at_once=100_000, think_limit=120,
        job_seconds=80)))
"""
WIDE = os.environ.get("TAFURERIA_TEST_WIDE") == "1"
"""Whether tests check all combinations instead of a sample, as in ``make soak``."""
PATIENCE = 90.0
"""Seconds without any change after which a test stops waiting and fails. No result depends on it."""
PORTS = itertools.count(10_000 + os.getpid() * 61 % 20_000)
"""Ports below the ephemeral range, so that a killed house finds its own port free again."""
# The phase if the table waits for this person and nothing is pending or moving, else an empty string.
SETTLED = """() => new Promise((answer) => {
  const state = () => {
    const at = document.querySelector("[data-position]")?.dataset;
    const busy = document.querySelector("main[aria-busy=true], [data-over]");
    return at?.mine === "true" && !busy ? `${at.phase} ${at.position}` : "";
  };
  const before = state();
  if (!before) answer("");
  else setTimeout(() => answer(state() === before ? before.split(" ")[0] : ""), 40);
})"""
# Resolves at the next change of the page, or after a tenth of a second.
CHANGED = """() => new Promise((done) => {
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  const end = () => { change.disconnect(); done(); };
  const change = new MutationObserver(end);
  change.observe(document, all);
  setTimeout(end, 100);
})"""
TWO_FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
# The state of the game on this page: a change means progress.
PROGRESS = """() => [location.pathname, JSON.stringify(document.querySelector("[data-position]")?.dataset),
  document.querySelector("[data-curtain], [data-over]")?.innerText].join()"""
WITHIN_REACH = """() => {
  const at = document.activeElement;
  return Boolean(at?.matches("[data-act],[data-confirm]") && at.getAttribute("aria-disabled") !== "true");
}"""
# Marks one of the enabled choices as the target, by a number from 0 to 1; returns whether there was any.
AIM = """(share) => {
  for (const one of document.querySelectorAll("[data-mark]")) one.removeAttribute("data-mark");
  const top = document.querySelector("dialog[open]") ?? document;
  const open = [...top.querySelectorAll("[data-act],[data-confirm]")].filter((one) => one.checkVisibility()
    && !["aria-disabled", "aria-pressed", "aria-checked"].some((name) => one.getAttribute(name) === "true"));
  if (open.length) open[Math.floor(share * open.length)].dataset.mark = "";
  return open.length > 0;
}"""
# The key that moves the focus towards the target; empty once the target has the focus.
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
FAR = 40
"""Number of key presses after which :meth:`Visitor.press_on` picks another target."""
SMALL = """() => { const around = (one) => {
    const { width, height } = getComputedStyle(one, "::after");
    return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
  };
  return [...document.querySelectorAll("button, a[href], input, select, [role=button]")]
  .filter((one) => one.checkVisibility() && !one.closest("dialog:not([open])")
    && !["checkbox", "file"].includes(one.type)
    && !one.classList.contains("skip")
    // Within running text a term is as high as its line; around it a finger may miss it a little.
    && !one.matches("[data-term]:not(.alone)"))
  .map((one) => [one.outerHTML.slice(0, 120),
    one.matches("[data-term]") ? around(one) : one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
  .map(([what, box]) => `${what} ${box.width}x${box.height}`); }"""
WHOLE = """() => {
  const within = document.querySelector("[data-stage]");
  return document.documentElement.scrollHeight + (within ? within.scrollHeight - within.clientHeight : 0);
}"""
PHONE = (390, 844)
DESK = (1440, 900)
SIZES = [PHONE, (768, 1024), DESK, (1920, 1080), (2560, 1440)] if WIDE else [PHONE, (768, 1024), (2560, 1440)]
"""Window sizes at which every table is measured; other tests use the size of a desktop."""
AXE = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}


def chromium() -> str | None:
    """Return the path of the system's Chromium, or ``None``."""
    names = (os.environ.get("TAFURERIA_CHROMIUM", ""), "chromium-headless-shell", "chromium")
    names += ("chromium-browser", "google-chrome")
    return next((path for name in names if name and (path := shutil.which(name))), None)


class House:
    """A house in a process of its own, so that it can be killed and opened again."""

    def __init__(
        self,
        folder: Path,
        pace: float = 0.0,
        python: Path | str = sys.executable,
        env: dict[str, str] | None = None,
    ) -> None:
        """*python* and *env*: interpreter and variables of another environment than this one."""
        self.store, self.pace = folder / "house.sqlite3", pace
        self.python, self.env = str(python), env
        self.port = next(port for port in PORTS if is_free(port))
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self, room: int = 0) -> None:
        """Start it and wait until it answers; *room* is its maximum file size in bytes, 0 for no limit."""
        arguments = [self.python, "-c", SERVE, *map(str, (self.port, self.store, self.pace, room))]
        self.process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, env=self.env)
        try:
            self._wait_for_answer()
        except BaseException:
            self.kill()
            raise

    def _wait_for_answer(self) -> None:
        ends = time.monotonic() + 6 * PATIENCE
        with httpx.Client(base_url=self.address, timeout=PATIENCE) as client:
            while True:
                assert self.process is not None
                assert self.process.poll() is None, "the house did not open"
                assert time.monotonic() < ends, "the house does not answer"
                try:
                    client.get("/api/house")
                except httpx.TransportError:
                    time.sleep(0.02)
                else:
                    return

    def kill(self) -> None:
        """Kill the house, as a power cut would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        """Stop the house as a service is stopped: it saves its tables first."""
        assert self.process is not None
        self.process.terminate()
        assert self.process.wait(PATIENCE) == 0
        self.process = None

    def deal_by(self, name: str) -> None:
        """Deal by this name from now on: the n-th table under a name always has the same cards."""
        self.store.with_suffix(".deals").write_text(name, encoding="utf-8")

    @contextlib.contextmanager
    def holding(self, what: str) -> Iterator[None]:
        """While inside, ``still``: no computer player moves; ``stopped``: no time passes at the tables."""
        mark = self.store.with_suffix(f".{what}")
        mark.touch()
        try:
            yield
        finally:
            mark.unlink()


def is_free(port: int) -> bool:
    """Whether a house could listen on this port."""
    with socket.socket() as one:
        try:
            one.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def across(rows: Iterable[Any], columns: Iterable[Any]) -> list[Any]:
    """Return parameter pairs for a test: each row with one column, in turn.

    In wide tests, each row with every column.
    """
    columns = list(columns)
    return [
        (*(row if isinstance(row, tuple) else (row,)), column)
        for number, row in enumerate(rows)
        for place, column in enumerate(columns)
        if WIDE or place == number % len(columns)
    ]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house without delays that the tests share; each test has its own visitors and tables."""
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
    """A person with their own browser: what they see, what they click, and the errors so far."""

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
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.set_default_navigation_timeout(3 * PATIENCE * 1000)
        self.context.add_init_script(AT_ONCE)
        self.page = self.context.new_page()
        self.judged = 0
        """How often :meth:`accessible` has judged a page with ``themes``."""
        self.errors: list[str] = []
        self.strangers: list[str] = []
        self.sent: list[str] = []
        self.received: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", self._request)
        self.page.on("websocket", self._socket)

    def _socket(self, socket: Any) -> None:
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    def _console(self, message: Any) -> None:
        # That the house is down is not the page's fault.
        if message.type == "error" and "ERR_CONNECTION_REFUSED" not in message.text:
            self.errors.append(message.text)

    def _request(self, request: Any) -> None:
        if not request.url.startswith((self.house.address, "blob:", "data:")):
            self.strangers.append(request.url)

    # --- navigation -------------------------------------------------------------------------------

    def go(self, path: str = "/") -> None:
        """Open an address of the house."""
        self.page.goto(self.house.address + path)

    def visit(self) -> None:
        """Open the first page, which loads what all pages share."""
        self.go("/")
        self.page.wait_for_selector("h1")

    def alone(self, game: str, name: str = "Ana", **wish: Any) -> str:
        """Create a table with computer players and open it; the game starts at once. Returns its id."""
        return self.table(game, ["me"], name, **wish)

    def table(self, game: str, kinds: list[str], name: str = "Ana", seats: int = 0, **wish: Any) -> str:
        """Create a table over HTTP and open its page; return its id.

        *kinds*: the kinds of the first seats; the others are computer players.
        """
        card = next(one for one in self.front()["games"] if one["name"] == game)
        kinds = kinds + ["computer"] * ((seats or min(card["seats"])) - len(kinds))
        body = {"game": game, "seats": [{"kind": kind} for kind in kinds], "name": name, **wish}
        made = self.context.request.post(self.house.address + "/api/tables", data=body).json()
        assert "table" in made, made
        self.go(f"/mesa/{made['table']}")
        return str(made["table"])

    def front(self) -> dict[str, Any]:
        """Return the house's data for this visitor's first page."""
        answer: dict[str, Any] = self.context.request.get(self.house.address + "/api/house").json()
        return answer

    # --- playing ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the page shows the end of the game."""
        return bool(self.page.locator("[data-over]").count())

    @property
    def mine(self) -> bool:
        """Whether the table waits for this visitor."""
        return bool(self.page.locator("[data-mine=true]").count())

    def settled(self) -> str:
        """Return the phase if the table waits for this visitor and nothing is pending or moving, else ''."""
        return str(self.page.evaluate(SETTLED))

    def rest(self) -> None:
        """Wait until something changes on the page, or for a tenth of a second."""
        self.page.evaluate(CHANGED)

    def drawer(self, which: str) -> Any:
        """Open the drawer ``log``, ``talk`` or ``rules``, wait until it is visible, and return it."""
        if self.page.locator(f"[data-drawer={which}]").get_attribute("aria-expanded") != "true":
            self.page.locator(f"[data-drawer={which}]").click()
        sheet = self.page.get_by_role("dialog")
        sheet.wait_for()
        return sheet

    def chronicle(self) -> list[str]:
        """Return the lines of the log, opening its drawer and closing it again."""
        sheet = self.drawer("log")
        lines: list[str] = sheet.locator(".log li").all_inner_texts()
        sheet.get_by_role("button").first.click()
        sheet.wait_for(state="hidden")
        return lines

    @property
    def phase(self) -> str:
        """The phase of the game according to the page."""
        return str(self.page.locator("[data-phase]").get_attribute("data-phase"))

    def step(self, rng: random.Random) -> bool:
        """Click something legal, if there is anything; return whether there was."""
        sure_button = "[data-confirm]:visible:not([aria-disabled=true])"
        # A question in a modal dialog ("do you want to lose your king?") is answered first.
        asked = self.page.locator(f"dialog[open] {sure_button}")
        confirm = asked if asked.count() else self.page.locator(sure_button)
        acts = self.page.locator(
            "[data-act]:visible:not([aria-disabled=true]):not([aria-pressed=true])"
            ":not([aria-checked=true]):not([data-confirm])"
        )
        choices, sure = 0 if asked.count() else acts.count(), confirm.count()
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
            return True  # it disappeared under the pointer: the table has moved on
        return True

    def play(self, rng: random.Random, until: Callable[[], bool] | None = None) -> None:
        """Click whenever the table waits and nothing moves, until the game is over (or *until* is true)."""
        done = until or (lambda: self.over)
        for _ in going_on(self):
            if done():
                return
            if not (self.settled() and self.step(rng)):
                self.rest()

    def play_to(self, phase: str, rng: random.Random) -> None:
        """Click until the table waits for this visitor in that phase and nothing moves."""
        for _ in going_on(self):
            now = self.settled()
            if now == phase:
                return
            assert not self.over, f"the game ended without {phase}"
            if not (now and self.step(rng)):
                self.rest()

    def visit_phases(
        self,
        rng: random.Random,
        look: Callable[[], None],
        wanted: set[str],
        again: Callable[[], object] = lambda: None,
        act: Callable[[str], bool] | None = None,
    ) -> None:
        """Play until *look* has been called in every phase of *wanted*; *again* opens each next table.

        *act* may do something better than a random click in a phase; it returns whether it did.
        """
        seen = set[str]()
        again()
        for _ in going_on(self):
            if wanted <= seen:
                return
            if self.over:
                again()
            now = self.settled()
            if not now:
                self.rest()
                continue
            if now not in seen:
                seen.add(now)
                look()
            if not (act and act(now)):
                self.step(rng)

    def press_on(self, rng: random.Random, until: Callable[[], bool] | None = None) -> None:
        """Play like :meth:`play`, but only with Tab, the arrow keys, Enter and Space."""
        keyboard = self.page.keyboard
        done = until or (lambda: self.over)
        for _ in going_on(self):
            if done():
                return
            if not (self.mine and self.page.evaluate(AIM, rng.random())):
                self.rest()
                continue
            for _ in range(FAR):
                if not (key := self.page.evaluate(TOWARDS)):
                    break
                keyboard.press(key)
            if self.page.evaluate(WITHIN_REACH):
                keyboard.press(rng.choice(("Enter", "Space")))

    # --- judging ----------------------------------------------------------------------------------

    def sound(self) -> None:
        """Assert that there were no errors or requests to other hosts, and that nothing scrolls sideways."""
        assert self.errors == []
        assert self.strangers == []
        wide = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert wide <= 0, f"scrolls sideways by {wide} px"

    def touchable(self) -> None:
        """Assert that every control is at least 44 pixels wide and high."""
        assert self.page.evaluate(SMALL) == []

    def accessible(self, themes: bool = False) -> None:
        """Assert that axe finds nothing on the page at full height, where nothing is covered by scrolling.

        With *themes*, a page in the light theme is judged in the dark theme every other time, and in wide
        tests in both each time.
        """
        self.judged += themes
        if themes and not WIDE and self.judged % 2 == 0:
            self.by_night(self._judge)
            return
        self._judge()
        if themes and WIDE:
            self.by_night(lambda: self._judge({"runOnly": ["color-contrast"]}))

    def by_night(self, look: Callable[[], None]) -> None:
        """Call *look* while a page in the light theme is in the dark theme."""
        self.page.emulate_media(color_scheme="dark")
        self.page.evaluate(TWO_FRAMES)
        look()
        self.page.emulate_media(color_scheme="light")

    def _judge(self, options: dict[str, Any] = AXE) -> None:
        size = self.page.viewport_size
        height = self.page.evaluate(WHOLE)
        if height > size["height"]:
            self.page.set_viewport_size({"width": size["width"], "height": height})
        found = axe.Axe().run(self.page, options=options)
        if height > size["height"]:
            self.page.set_viewport_size(size)
        assert found.violations_count == 0, found.generate_report()

    def fits(self) -> None:
        """Assert that the page is sound and accessible on a light desktop and a dark phone.

        Controls must be large enough for fingers. In wide tests, each size is judged in both themes.
        """
        for width, height in (DESK, PHONE):
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate(TWO_FRAMES)
            if WIDE:
                self.accessible(themes=True)
            elif (width, height) == PHONE:
                self.by_night(self._judge)
            else:
                self._judge()
            self.page.evaluate(TWO_FRAMES)
            self.sound()
        self.touchable()

    def close(self) -> None:
        """Close the browser context."""
        self.context.close()


def going_on(*people: Visitor) -> Iterator[None]:
    """Yield again and again; fail once nothing changes on these people's pages for ``PATIENCE`` seconds."""
    before: list[str] = []
    since = time.monotonic()
    while True:
        now = [str(one.page.evaluate(PROGRESS)) for one in people]
        if now != before:
            before, since = now, time.monotonic()
        assert time.monotonic() - since < PATIENCE, f"nothing goes on at {now}"
        yield


@pytest.fixture
def visitor(engine: Any, house: House, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors at a house that deals by the name of the test, and closes them afterwards."""
    house.deal_by(request.node.name)
    made: list[Visitor] = []

    def make(**context: Any) -> Visitor:
        made.append(Visitor(engine, house, **context))
        return made[-1]

    yield make
    for one in made:
        one.close()
