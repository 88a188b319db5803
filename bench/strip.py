"""Draws strips of what is said and seen at a table: picture after picture, as it is told to a person.

``python -m bench.strip FOLDER [GAME ...]``. Opens a house at its usual pace. In Moros y cristianos somebody
says yes to a computer player that offers an alliance, fights for the other side, and offers one to those who
have yet to choose; the first battle is drawn in which one such word is kept and one is broken. In ¡Muerte al
rey! a match with faces is drawn. Every picture is written to the folder, and all of a game as ``GAME.png``.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

from bench.sheet import put_up
from tests.browser.conftest import FLAGS, House, Visitor, chromium
from tests.browser.scripts import SET

MOROS: Final = "moros-y-cristianos"
MUERTE: Final = "muerte-al-rey"
WISHES: Final[dict[str, dict[str, Any]]] = {
    MOROS: {"seats": 6},
    MUERTE: {"options": {"partidas": 2, "gestos": True, "sorteo": False, "ruta": True}},
}
ACROSS: Final = 4
"""Pictures in a row of the strip."""
WIDTH: Final = 640
"""Width of one of them there, in pixels."""
IN_BATTLE: Final = ("treasure", "play", "aim")
HEARING: Final = 1500
"""Milliseconds for which one listens before the first knight of a battle."""
# Whatever makes a new picture: what is told, who says what, and who shows which face.
NOW: Final = """() => {
  const shown = [...document.querySelectorAll("[data-balloon], [data-slip], [data-mien]")];
  const beat = document.querySelector("[data-stage]")?.dataset.beat;
  const over = document.querySelector("[data-over]") !== null;
  const isThere = document.querySelector("[data-phase]");
  return isThere ? JSON.stringify([beat, over,
    ...shown.map((one) => [one.innerText, one.dataset.mien])]) : ''; }"""
# What waits for the person goes on once it has been read.
GO_ON: Final = "setTimeout(() => document.querySelector('[data-go-on]')?.click(), 2500)"
CAME: Final = (
    """[...document.querySelectorAll("[data-balloon] [data-came]")].map((one) => one.dataset.came)"""
)


class Film:
    """The pictures of one table, and what its person has been told."""

    def __init__(self, one: Visitor, folder: Path, name: str) -> None:
        self.one, self.folder, self.name = one, folder, name
        self.pictures: list[str] = []
        self.last, self.read = "", len(one.received)
        self.view: dict[str, Any] = {}
        self.notation: list[str] = []
        self.lines: dict[int, dict[str, Any]] = {}

    def look(self) -> None:
        """Draw the page if something new is shown, and note what has been told."""
        for frame in self.one.received[self.read :]:
            told = json.loads(frame)
            if told["type"] == "position":
                self.view, self.notation = told["view"], told["notation"]
            for line in told["lines"] if told["type"] == "said" else []:
                self.lines[line["number"]] = line
        self.read = len(self.one.received)
        if (now := self.one.page.evaluate(NOW)) != self.last:
            self.last = now
            self.pictures.append(f"{self.name}-{len(self.pictures):03}")
            self.one.page.screenshot(path=self.folder / f"{self.pictures[-1]}.png")
            self.one.page.evaluate(GO_ON)

    def is_drawn(self) -> bool:
        """Look; is the game over?"""
        self.look()
        return self.one.over

    def rows(self) -> list[str]:
        """The pictures as rows of figures."""
        figures = [
            f'<figure><figcaption>{one}</figcaption><img src="{one}.png" width="{WIDTH}"></figure>'
            for one in self.pictures
        ]
        return ["".join(figures[at : at + ACROSS]) for at in range(0, len(figures), ACROSS)]


class Battle(Film):
    """A battle in which its person makes two bargains: one that is broken, and one that is kept."""

    def __init__(self, one: Visitor, folder: Path, name: str) -> None:
        super().__init__(one, folder, name)
        self.before, self.made = -1, False
        self.asked, self.came = set[int](), set[str]()

    def is_drawn(self) -> bool:
        """Look, and bargain; was one word kept and one broken on the page?"""
        self.look()
        self.came |= set(self.one.page.evaluate(CAME))
        if {"kept", "broken"} <= self.came:
            return True
        if self.one.phase not in IN_BATTLE:
            if self.one.phase == "declare" or not self.made:
                self.before, self.made = max(self.lines, default=-1), False
                self.asked.clear()
                self.came.clear()
                self.pictures.clear()
        elif self.view["phase"] == "play":
            if self.view["seats"][0]["side"]:
                self.offer()
            elif self.one.mine and not self.made:
                self.one.page.wait_for_timeout(HEARING)
                self.look()
                self.betray()
        return self.one.over

    def betray(self) -> None:
        """Say yes to an offer and fight for the other side, if there is an offer and a knight for that."""
        heard = [line for number, line in self.lines.items() if number > self.before]
        for line in heard:
            side = self.view["seats"][line["seat"]]["side"]
            knights = [one for one in self.notation if one[-1] == ("b" if side == "cristianos" else "e")]
            if line["phrase"] == "together 0" and side and knights:
                self.made = True
                self.say("agree", line["seat"])
                self.one.page.locator(f"[data-act='{knights[0]}']").click()
                self.one.page.locator("[data-confirm]:visible").first.click()
                return

    def offer(self) -> None:
        """Offer an alliance to whoever has yet to choose a side, once to each."""
        for seat, one in enumerate(self.view["seats"]):
            if (
                self.made
                and not one["side"]
                and one["cards"]
                and not one["forced"]
                and seat not in self.asked
            ):
                self.asked.add(seat)
                self.say("together", seat)

    def say(self, phrase: str, about: int) -> None:
        """Say a phrase by its chips."""
        sheet = self.one.drawer("talk")
        if not sheet.locator("details[open]").count():
            sheet.locator("summary").click()
        sheet.locator(f"[data-phrase={phrase}]").click()
        sheet.locator(f"[data-about='{about}']").click()
        self.look()
        self.one.page.keyboard.press("Escape")
        sheet.wait_for(state="hidden")


def drawn(one: Visitor, folder: Path, game: str) -> Film:
    """Play the game until its strip is drawn."""
    while True:
        film = (Battle if game == MOROS else Film)(one, folder, game)
        one.alone(game, **WISHES[game])
        one.play(random.Random(1), film.is_drawn)
        if not isinstance(film, Battle) or {"kept", "broken"} <= film.came:
            return film


def main() -> int:
    folder, games = Path(sys.argv[1]), sys.argv[2:] or list(WISHES)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as store, sync_playwright() as playwright:
        house = House(Path(store), pace=1.0)
        house.open()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for game in games:
                one = Visitor(browser, house, reduced_motion="no-preference")
                one.context.add_init_script(SET % '{pace: "normal"}')
                house.deal_by("strip")
                put_up(browser, folder, game, drawn(one, folder, game).rows())
                one.close()
        finally:
            browser.close()
            house.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
