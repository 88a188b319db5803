"""An evening in a hall: how soon a lost phone is replaced, and pictures of the screen with its phones.

``python -m bench.hall [FOLDER]``. A big screen and two phones play ¡Muerte al rey!. One phone goes dark: its
connection stays open, and says nothing any more. At the same moment another phone opens the address of the
code, touches the seat as soon as it is offered, and the host says yes. Prints the seconds until the hand is
there again, of ten phones.

With a FOLDER it plays an evening of ¡Muerte al rey! and one of Taifa instead, and saves a strip of pictures
of each: from top to bottom the moments, from left to right the big screen and the phones.
"""

from __future__ import annotations

import base64
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from bench.browsing import browsing
from tafureria.web.serve import ASKED_EVERY
from tests.browser.halls import SCREEN, Hall
from tests.browser.houses import House
from tests.browser.scripts import SET
from tests.browser.swallowing import proxy
from tests.browser.visitors import Visitor, going_on

TIMES = 10
"""Phones that are lost."""
MOMENTS = 14
"""Pictures of an evening, besides its end."""
EVENINGS: dict[str, tuple[int, dict[str, Any], str]] = {
    "muerte-al-rey": (8, {"partidas": 1, "ruta": True}, "dark"),
    "taifa": (6, {"turnos": 1}, "light"),
}
"""The seats and options of each game, and whether it is day or night."""
TOLD = "() => document.querySelector('[data-scene], [data-deed], [data-over]')?.className ?? ''"
ROW = '<p style="display: flex; gap: 12px; margin: 12px">{}</p>'
PICTURE = '<img style="height: 480px" src="data:image/png;base64,{}">'


class RealHouse(House):
    """A house as people open it: that of the tests asks silent connections less often."""

    def open(self, room: int = 0) -> None:
        assert not room, "its files are not limited"
        command = [sys.executable, "-m", "tafureria", "--no-browser"]
        command += ["--port", str(self.port), "--store", str(self.store)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        self._wait_for_answer()


def lost(engine: Any, house: House, after: float) -> float:
    """Lose a phone *after* some seconds, replace it by scanning, and return the seconds that this took."""
    with proxy(house) as between:
        # The screen, the host's phone, and the one that is lost.
        ways = iter((house, house, between))
        made: list[Visitor] = []

        def visitor(**more: Any) -> Visitor:
            made.append(Visitor(engine, next(ways, house), **more))
            return made[-1]

        hall = Hall(visitor, "muerte-al-rey", 6, phones=2)
        hall.begin()
        # The house asks a connection at regular times, of which the phone knows nothing.
        hall.screen.page.wait_for_timeout(1000 * after)
        since = time.monotonic()
        between.is_silent = True
        between.lose_all()  # not even an end of the connection reaches the house
        hall.claim(1)
        took = time.monotonic() - since
        for one in made:
            one.close()
    return took


def evening(engine: Any, house: House, game: str) -> bytes:
    """Play an evening and return its strip of pictures."""
    seats, options, light = EVENINGS[game]
    made: list[Visitor] = []

    def visitor(**more: Any) -> Visitor:
        made.append(Visitor(engine, house, color_scheme=light, **more))
        if more["size"] == SCREEN:
            made[-1].context.add_init_script(SET % '{pace: "brisk"}')
        return made[-1]

    hall = Hall(visitor, game, seats, **options)
    rows: list[str] = []

    def take() -> None:
        people = (hall.screen, *hall.phones)
        shots = [base64.b64encode(one.page.screenshot()).decode() for one in people]
        rows.append(ROW.format("".join(map(PICTURE.format, shots))))

    take()
    hall.begin()
    take()
    play(hall, take)
    take()
    strip = engine.new_page(viewport={"width": 1640, "height": 480})
    strip.set_content("<body style='margin: 0; background: #888'>" + "".join(rows))
    picture = strip.screenshot(full_page=True)
    for one in made:
        one.close()
    return bytes(picture)


def play(hall: Hall, take: Callable[[], None]) -> None:
    """Play to the end; take a picture of each new kind of scene, and now and then of a choice."""
    rng, seen, taken, moved = random.Random(7), {""}, 0, 0
    for _ in going_on(hall.screen, *hall.phones):
        if hall.screen.page.locator(".result[data-over]").count():
            return
        scene = str(hall.screen.page.evaluate(TOLD))
        asked = [one for one in hall.phones if one.settled()]
        if taken < MOMENTS and (scene not in seen or (asked and moved % 5 == 0)):
            seen.add(scene)
            taken += 1
            take()
        for one in asked:
            one.step(rng)
        if not asked:
            hall.screen.rest()
        moved += bool(asked)


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    with browsing(House if folder else RealHouse) as (engine, house):
        for game in EVENINGS if folder else ():
            (folder / f"{game}.png").write_bytes(evening(engine, house, game))
        if folder is None:
            took = [lost(engine, house, number * ASKED_EVERY / TIMES) for number in range(TIMES)]
            print(f"{TIMES} phones: {median(took):.1f} s (median), {max(took):.1f} s at the longest")
    return 0


if __name__ == "__main__":
    sys.exit(main())
