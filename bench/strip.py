"""Draws strips of what is said and seen at a table: picture after picture, as it is told to a person.

``python -m bench.strip FOLDER [GAME ...]``. Opens a house at its usual pace. Of Moros y cristianos a whole
battle is drawn with two bargains, one kept and one broken: the person says yes to a computer player that
offers an alliance, fights for the other side, and offers one to those who have yet to choose. Tables are
opened until a battle has both. Of ¡Muerte al rey! a match with faces is drawn. Every picture is written to
the folder, and all of a game as ``GAME.png``.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any, Final

from bench.browsing import browsing
from bench.sheet import put_up
from tests.browser.conftest import Visitor
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
IN_BATTLE: Final = ("treasure", "play", "aim", "pick", "over")
HEARING: Final = 1500
"""Milliseconds for which the person listens before the first knight of a battle."""
# Whatever makes a new picture: what is told, who says what, and who shows which face.
NOW: Final = """() => {
  const shown = [...document.querySelectorAll("[data-balloon], [data-slip], [data-mien]")];
  const beat = document.querySelector("[data-stage]")?.dataset.beat;
  const over = document.querySelector("[data-over]") !== null;
  const isThere = document.querySelector("[data-phase]");
  return isThere ? JSON.stringify([beat, over,
    ...shown.map((one) => [one.innerText, one.dataset.mien])]) : ''; }"""
# Words are drawn once they have come in, and a torn balloon once it is torn.
AT_REST: Final = """() => Promise.allSettled(
  [...document.querySelectorAll("[data-balloon], [data-slip], dialog")]
  .flatMap((one) => one.getAnimations({ subtree: true })).map((one) => one.finished))"""
CAME: Final = "[...document.querySelectorAll('[data-balloon] [data-came]')].map((one) => one.dataset.came)"
# What waits for the person goes on once it has been read.
GO_ON: Final = "setTimeout(() => document.querySelector('[data-go-on]')?.click(), 2500)"


class Film:
    """The pictures of one table."""

    def __init__(self, one: Visitor, folder: Path, name: str) -> None:
        self.one, self.folder, self.name = one, folder, name
        self.pictures: list[str] = []
        self.last = ""

    def look(self) -> None:
        """Draw the page if something new is shown."""
        if (now := self.one.page.evaluate(NOW)) != self.last:
            self.last = now
            self.draw()
            self.one.page.evaluate(GO_ON)

    def draw(self) -> None:
        """Draw the page."""
        self.one.page.evaluate(AT_REST)
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
    """The pictures of a battle in which one bargain is kept and one is broken."""

    def __init__(self, one: Visitor, folder: Path, name: str) -> None:
        super().__init__(one, folder, name)
        self.read = len(one.received)
        self.view: dict[str, Any] = {}
        self.notation: list[str] = []
        self.lines: dict[int, dict[str, Any]] = {}
        self.rounds: dict[int, int] = {}
        """By number of the line, the round in which it was said."""
        self.round = 0
        """The round of the battle that the page tells, which lags behind; 0 between two battles."""
        self.asked = set[int]()
        self.came = set[str]()
        """What the page has said in balloons that came of words."""

    def is_drawn(self) -> bool:
        """Look, and bargain; has the battle been told in which one word was kept and one broken?"""
        self._listen()
        self.came |= set(self.one.page.evaluate(CAME))
        if self.is_found:
            # The page says what came of it once it has told the battle.
            if {"kept", "broken"} <= self.came:
                self.look()
                return True
        elif self.one.phase not in IN_BATTLE:
            if self._is_known:
                return True
            self.round = 0
            self.came.clear()
            self.pictures.clear()
            self.asked.clear()
        elif not self.round and self.view:
            self.round = self.view["round"]
        self.look()
        if self.view and self.view["phase"] == "play" and self.one.mine:
            if not self.view["seats"][0]["side"]:
                self.one.page.wait_for_timeout(HEARING)
                self._listen()
                self.look()
                self._betray()
            else:
                self._offer()
        return self.one.over

    @property
    def is_found(self) -> bool:
        """Whether this battle has both."""
        return {"kept", "broken"} <= {line["verdict"] for line in self._of_battle("agree")}

    @property
    def _is_known(self) -> bool:
        """Whether the person has broken their word: nobody offers an alliance to them any more."""
        return any(line["seat"] == 0 and line["verdict"] == "broken" for line in self.lines.values())

    def _listen(self) -> None:
        """Note what has been told."""
        for frame in self.one.received[self.read :]:
            told = json.loads(frame)
            if told["type"] == "position":
                self.view, self.notation = told["view"], told["notation"]
            for line in told["lines"] if told["type"] == "said" else []:
                self.lines[line["number"]] = line
                self.rounds.setdefault(line["number"], self.view["round"])
        self.read = len(self.one.received)

    def _of_battle(self, phrase: str) -> list[dict[str, Any]]:
        """What has been said with that phrase in this battle."""
        own = [line for number, line in self.lines.items() if self.rounds[number] == self.round]
        return [line for line in own if line["phrase"].split(" ")[0] == phrase]

    def _betray(self) -> None:
        """Say yes to an offer and fight for the other side, if there is an offer and a knight for that."""
        for line in self._of_battle("together"):
            side = self.view["seats"][line["seat"]]["side"]
            knights = [one for one in self.notation if one[-1] == ("b" if side == "cristianos" else "e")]
            if line["phrase"] == "together 0" and side and knights:
                self._say("agree", line["seat"])
                self.one.page.locator(f"[data-act='{knights[0]}']").click()
                self.draw()
                self.one.page.locator("[data-confirm]:visible").first.click()
                return

    def _offer(self) -> None:
        """Offer an alliance to whoever has yet to choose a side, once to each."""
        for seat, one in enumerate(self.view["seats"]):
            is_free = not one["side"] and one["cards"] and not one["forced"]
            if is_free and seat not in self.asked:
                self.asked.add(seat)
                self._say("together", seat)

    def _say(self, phrase: str, about: int) -> None:
        """Say a phrase by its chips."""
        sheet = self.one.drawer("talk")
        if not sheet.locator("details[open]").count():
            sheet.locator("summary").click()
        sheet.locator(f"[data-phrase={phrase}]").click()
        sheet.locator(f"[data-about='{about}']").click()
        self.one.comes_to(lambda: self._has_said(phrase, about), wanted=True)
        self.draw()
        sheet.get_by_role("button").first.click()
        sheet.wait_for(state="hidden")

    def _has_said(self, phrase: str, about: int) -> bool:
        """Whether the person has said that in this battle, as far as has been told."""
        self._listen()
        said = self._of_battle(phrase)
        return any((line["seat"], line["phrase"]) == (0, f"{phrase} {about}") for line in said)


def drawn(one: Visitor, folder: Path, game: str) -> Film:
    """Open tables of the game until its strip is drawn."""
    while True:
        film = (Battle if game == MOROS else Film)(one, folder, game)
        one.alone(game, **WISHES[game])
        one.play(random.Random(1), film.is_drawn)
        if not isinstance(film, Battle) or film.is_found:
            return film


def main() -> int:
    folder, games = Path(sys.argv[1]), sys.argv[2:] or list(WISHES)
    folder.mkdir(parents=True, exist_ok=True)
    with browsing(pace=1.0) as (browser, house):
        for game in games:
            one = Visitor(browser, house, reduced_motion="no-preference")
            one.context.add_init_script(SET % '{pace: "normal"}')
            # A name under which the first table has such a battle, as long as nobody plays otherwise.
            house.deal_by("strip 1")
            put_up(browser, folder, game, drawn(one, folder, game).rows())
            one.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
