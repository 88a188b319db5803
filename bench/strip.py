"""Draws a match of ¡Muerte al rey! with faces as a strip: picture after picture, as it is told to a person.

``python -m bench.strip FOLDER``. Opens a house at its usual pace; every picture is written to the folder, and
all of them as ``muerte-al-rey.png``.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Final

from bench.browsing import browsing
from bench.sheet import put_up
from tests.browser.conftest import Visitor
from tests.browser.scripts import SET

GAME: Final = "muerte-al-rey"
OPTIONS: Final = {"partidas": 2, "gestos": True, "sorteo": False, "ruta": True}
ACROSS: Final = 4
"""Pictures in a row of the strip."""
WIDTH: Final = 640
"""Width of one of them there, in pixels."""
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


def main() -> int:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with browsing(pace=1.0) as (browser, house):
        one = Visitor(browser, house, reduced_motion="no-preference")
        one.context.add_init_script(SET % '{pace: "normal"}')
        house.deal_by("strip")
        film = Film(one, folder, GAME)
        one.alone(GAME, options=OPTIONS)
        one.play(random.Random(1), film.is_drawn)
        put_up(browser, folder, GAME, film.rows())
        one.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
