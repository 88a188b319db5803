"""Draws strips of what is said and seen at a table: picture after picture, as it is told to a person.

``python -m bench.strip FOLDER [GAME ...]``. Opens a house at its usual pace. In Moros y cristianos somebody
plays until computer players on both sides offer an alliance, says yes to both, and draws that whole battle,
in which one word is kept and one is broken. In ¡Muerte al rey! a match with faces is drawn. Every picture is
written to the folder, and all of a game as ``GAME.png``.
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
    MOROS: {},
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
NOW: Final = """() => JSON.stringify([document.querySelector("[data-stage]")?.dataset.beat,
  ...[...document.querySelectorAll("[data-balloon], [data-slip], [data-mien]")]
    .map((one) => [one.innerText, one.dataset.mien]), document.querySelector("[data-over]") !== null])"""
CAME: Final = (
    """[...document.querySelectorAll("[data-balloon='0'] [data-came]")].map((one) => one.dataset.came)"""
)


class Film:
    """The pictures of one table, and what its person has been told."""

    def __init__(self, one: Visitor, folder: Path, name: str) -> None:
        self.one, self.folder, self.name = one, folder, name
        self.pictures: list[str] = []
        self.last, self.read = "", len(one.received)
        self.view: dict[str, Any] = {}
        self.lines: dict[int, dict[str, Any]] = {}

    def look(self) -> None:
        """Draw the page if something new is shown, and note what has been told."""
        for frame in self.one.received[self.read :]:
            told = json.loads(frame)
            if told["type"] == "position":
                self.view = told["view"]
            for line in told["lines"] if told["type"] == "said" else []:
                self.lines[line["number"]] = line
        self.read = len(self.one.received)
        if (now := self.one.page.evaluate(NOW)) != self.last:
            self.last = now
            self.pictures.append(f"{self.name}-{len(self.pictures):03}")
            self.one.page.screenshot(path=self.folder / f"{self.pictures[-1]}.png")

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
    """A battle in which its person makes two bargains, with computer players of both sides."""

    def __init__(self, one: Visitor, folder: Path, name: str) -> None:
        super().__init__(one, folder, name)
        self.before, self.made = -1, False
        self.came = set[str]()

    def is_drawn(self) -> bool:
        """Look, and say yes to two of different sides; was one word kept and one broken on the page?"""
        self.look()
        if self.made:
            self.came |= set(self.one.page.evaluate(CAME))
        elif self.one.phase not in IN_BATTLE:
            self.before = max(self.lines, default=-1)
            self.pictures.clear()
        elif self.one.mine and self.view["phase"] == "play" and not self.view["seats"][0]["side"]:
            self.one.page.wait_for_timeout(HEARING)
            self.look()
            self.bargain()
        return self.one.over or self.came >= {"kept", "broken"}

    def bargain(self) -> None:
        """Say yes to one offer of each side, if there are such."""
        heard = [line for number, line in self.lines.items() if number > self.before]
        asked = {
            line["seat"]: self.view["seats"][line["seat"]]["side"]
            for line in heard
            if line["phrase"] == "together 0"
        }
        if len(set(asked.values()) - {""}) < 2:
            return
        self.made = True
        sheet = self.one.drawer("talk")
        sheet.locator("summary").click()
        for side in sorted(set(asked.values())):
            whom = next(seat for seat, theirs in asked.items() if theirs == side)
            if not sheet.locator("[data-about]").count():
                sheet.locator("[data-phrase=agree]").click()
            sheet.locator(f"[data-about='{whom}']").click()
            self.look()
        self.one.page.keyboard.press("Escape")


def drawn(one: Visitor, folder: Path, game: str) -> Film:
    """Play the game until its strip is drawn."""
    while True:
        film = (Battle if game == MOROS else Film)(one, folder, game)
        one.alone(game, **WISHES[game])
        one.play(random.Random(1), film.is_drawn)
        if not isinstance(film, Battle) or film.made:
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
