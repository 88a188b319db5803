"""People at a house, each with their own browser: they click, press keys, and judge what they see."""

from __future__ import annotations

import os
import random
import re
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from tests.browser.axes import RULES, judged
from tests.browser.houses import PATIENCE, House
from tests.browser.scripts import (
    AIM,
    AT_ONCE,
    AT_REST,
    CHANGED,
    CUT,
    FAULTS,
    LATE,
    PROGRESS,
    SETTLED,
    SMALL,
    STANDS,
    TOWARDS,
    TWO_FRAMES,
    UNDRAWN,
    WHOLE,
    WITHIN_REACH,
)
from tests.wide import WIDE

sync_api = pytest.importorskip("playwright.sync_api", reason="no playwright")

SLOW = os.environ.get("TAFURERIA_TEST_SLOW") == "1"
"""Whether pages learn everything late: a test that reads a page before it shows what is asserted fails."""
HOUSE_IS_DOWN = re.compile(
    r"net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)"
    r"|Connection closed before receiving a handshake response"
)
"""What a browser says of a house that is killed or closed before, while or after it accepts a connection."""
FAR = 40
"""Number of key presses after which :meth:`Visitor.press_on` picks another target."""
SEVERAL = 5
MANY = 100
"""How often in a row a page must have asked for nothing and got nothing to count as loaded: if it waits for
nothing, and if it seems to wait for something."""
PHONE = (390, 844)
DESK = (1440, 900)
SIZES = [PHONE, (768, 1024), DESK, (1920, 1080), (2560, 1440)] if WIDE else [PHONE, (768, 1024), (2560, 1440)]
"""Window sizes at which every table is measured; other tests use the size of a desktop."""


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
        if SLOW:
            self.context.add_init_script(LATE)
        self.context.add_init_script(AT_ONCE)
        self.page = self.context.new_page()
        if SLOW:
            self._distant()
        self.judged = 0
        """How often :meth:`accessible` has judged a page with ``themes``."""
        self.errors: list[str] = []
        self.strangers: list[str] = []
        self._coming: set[Any] = set()
        """Requests that have no answer yet."""
        self._traffic = 0
        """How many requests there were, and ends of requests."""
        self.sent: list[str] = []
        self.received: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", self._request)
        self.page.on("requestfinished", self._answered)
        self.page.on("requestfailed", self._answered)
        self.page.on("websocket", self._socket)

    def _distant(self) -> None:
        """Let files take their time, too: parts of the page come when they are needed."""
        network = self.context.new_cdp_session(self.page)
        network.send("Network.enable")
        how = {"offline": False, "latency": 80, "downloadThroughput": -1, "uploadThroughput": -1}
        network.send("Network.emulateNetworkConditions", how)

    def _socket(self, socket: Any) -> None:
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    def _console(self, message: Any) -> None:
        # That the house is down is not the page's fault.
        if message.type == "error" and not HOUSE_IS_DOWN.search(message.text):
            self.errors.append(message.text)

    def _request(self, request: Any) -> None:
        if not request.url.startswith((self.house.address, "blob:", "data:")):
            self.strangers.append(request.url)
        # An analysis comes bit by bit, and on a busy machine for minutes.
        if "/analysis?" not in request.url:
            self._coming.add(request)
            self._traffic += 1

    def _answered(self, request: Any) -> None:
        if request in self._coming:
            self._coming.discard(request)
            self._traffic += 1

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
        made = self.ask("/api/tables", body)
        assert "table" in made, made
        self.go(f"/mesa/{made['table']}")
        return str(made["table"])

    def front(self) -> dict[str, Any]:
        """Return the house's data for this visitor's first page."""
        return self.ask("/api/house")

    def ask(self, path: str, body: object = None) -> dict[str, Any]:
        """Ask the house as this visitor, with a body by POST, and return its answer."""
        # A connection kept open may be closed by the house just as it is used again.
        how = {"method": "GET"} if body is None else {"method": "POST", "data": body}
        answer = self.context.request.fetch(self.house.address + path, max_retries=2, **how)
        assert answer.status != 500, f"{path}: the house answers {answer.status}, {answer.text()}"
        found: dict[str, Any] = answer.json()
        return found

    # --- playing ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the page shows the end of the game."""
        return bool(self.page.evaluate("document.querySelectorAll('[data-over]').length"))

    @property
    def mine(self) -> bool:
        """Whether the table waits for this visitor."""
        return bool(self.page.locator("[data-mine=true]").count())

    def settled(self) -> str:
        """Return the phase if the table waits for this visitor and nothing is pending or moving, else ''."""
        return str(self.page.evaluate(SETTLED))

    def loaded(self) -> None:
        """Wait until everything that the page has asked for is there, and it asks for nothing more."""
        self.page.wait_for_load_state()
        before, calm = -1, 0
        # That a request has ended is not always told.
        while calm < (MANY if self._coming else SEVERAL):
            self.page.evaluate(TWO_FRAMES)
            self.page.wait_for_timeout(100)
            calm = calm + 1 if self._traffic == before else 0
            before = self._traffic

    def rest(self) -> None:
        """Wait until something changes on the page, or for a tenth of a second."""
        self.page.evaluate(CHANGED)

    def comes_to(self, read: Callable[[], Any], wanted: Any) -> None:
        """Wait until *read* finds what is *wanted*: a page that is read once may still be being drawn."""
        since = time.monotonic()
        while (found := read()) != wanted:
            assert time.monotonic() - since < PATIENCE, f"{found} and not {wanted}"
            self.rest()

    def stays_at(self, read: Callable[[], Any]) -> Any:
        """Wait until nothing moves on the page any more and *read* finds the same twice; return that."""
        before = object()
        since = time.monotonic()
        while True:
            self.page.wait_for_function(AT_REST)
            if (found := read()) == before:
                return found
            assert time.monotonic() - since < PATIENCE, f"{found} and not {before}"
            before = found
            self.rest()

    def drawer(self, which: str) -> Any:
        """Open the drawer ``log``, ``talk`` or ``rules``, wait until it is visible, and return it."""
        if self.page.locator(f"[data-drawer={which}]").get_attribute("aria-expanded") != "true":
            self.page.locator(f"[data-drawer={which}]").click()
        sheet = self.page.get_by_role("dialog")
        sheet.wait_for()
        return sheet

    def resign(self) -> None:
        """Leave the game, by the menu of settings."""
        self.page.locator("[data-settings]").click()
        self.page.locator("[data-leave]").click()
        self.page.locator("dialog[open] [data-confirm]").click()

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
            # In this order: what arrives after the question whether it is done is not clicked on.
            ready = self.settled()
            if done():
                return
            if not (ready and self.step(rng)):
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

    def saw(self) -> str:
        """Return the address, the errors and the text of the page, for the report of a failure."""
        try:
            text = self.page.locator("body").inner_text(timeout=5000)[:2000]
        except sync_api.Error as error:
            text = str(error)
        return f"{self.page.url}\nerrors: {self.errors}\n{text}"

    # --- judging ----------------------------------------------------------------------------------

    def sound(self, drawn: bool = True) -> None:
        """Assert that there were no errors or requests to other hosts, and that nothing scrolls sideways.

        *drawn*: and that the page has all symbols that it draws, which it has once its pictures have come.
        """
        assert self.errors == []
        assert self.strangers == []
        if drawn:
            self.comes_to(lambda: self.page.evaluate(UNDRAWN), [])
        wide = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert wide <= 0, f"scrolls sideways by {wide} px"

    def touchable(self) -> None:
        """Assert that every control is at least 44 pixels wide and high."""
        assert self.page.evaluate(SMALL) == []

    def accessible(self, themes: bool = False) -> None:
        """Assert that axe and a validator find nothing on the page at full height, where nothing is covered.

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

    def _judge(self, options: dict[str, Any] = RULES) -> None:
        self.page.wait_for_function(STANDS)
        # What is still fading in has less contrast than it will have.
        self.page.wait_for_function(AT_REST)
        assert self.page.evaluate(FAULTS) == []
        size = self.page.viewport_size
        height = self.page.evaluate(WHOLE)
        if height > size["height"]:
            self.page.set_viewport_size({"width": size["width"], "height": height})
        self.page.evaluate(CUT)
        found = judged(self.page, options)
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
