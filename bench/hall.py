"""An evening in a hall: how soon phones follow the screen, how soon a lost one is replaced, and pictures.

``python -m bench.hall [FOLDER]``. A big screen and two phones play each game. Prints how soon a choice is
open on a phone after the screen has told what led to it, and how soon after the screen has gone while phones
waited for it.

Then one phone goes dark: its connection stays open, and says nothing any more. At the same moment another
phone opens the address of the code, touches the seat as soon as it is offered, and the host says yes. Prints
the seconds until the hand is there again, of ten phones.

With a FOLDER it plays an evening of ¡Muerte al rey! and one of Taifa instead, and saves a strip of pictures
of each: from top to bottom the moments, from left to right the big screen and the phones.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from math import inf
from pathlib import Path
from statistics import median
from typing import Any

from bench.browsing import RealHouse, browsing
from bench.sheet import draw, put_up
from tafureria.web.serve import ASKED_EVERY
from tests.browser.halls import EVENINGS, SCREEN, Hall
from tests.browser.houses import House
from tests.browser.scripts import SET
from tests.browser.swallowing import proxy
from tests.browser.visitors import Visitor, going_on

TIMES = 10
"""Phones that are lost."""
CHOICES = 20
"""Choices that are timed in each game."""
MOMENTS = 14
"""Pictures of an evening, besides its end."""
STRIPS: dict[str, tuple[int, dict[str, Any], str]] = {
    "muerte-al-rey": (8, {"partidas": 1, "ruta": True}, "dark"),
    "taifa": (6, {"turnos": 1}, "light"),
}
"""The seats and options of each game, and whether it is day or night."""
TOLD = "() => document.querySelector('[data-scene], [data-deed], [data-over]')?.className ?? ''"
NOTES = """(() => {
  const now = () => performance.timeOrigin + performance.now();
  const notes = (window.notes = { told: [], word: [], came: [], open: [], gone: 0, now });
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const up = JSON.parse(text);
    const before = notes.told.at(-1)?.[0] ?? 0;
    if (up.type === "shown" && up.position > before) notes.told.push([up.position, now()]);
    send.call(this, text);
  };
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", ({ data }) => {
        const down = JSON.parse(data);
        if (down.type === "shown") notes.word.push([down.position, now()]);
        if (down.type === "position" && !down.fresh && !down.silence) notes.came.push([down.position, now()]);
        if (down.type === "table" && !down.hall && notes.word.length) notes.gone ||= now();
      });
    }
  };
  new MutationObserver(() => {
    const at = document.querySelector("[data-mine=true][data-position]");
    const position = Number(at?.dataset.position ?? 0);
    if (position > (notes.open.at(-1)?.[0] ?? 0) && at.querySelector("[data-act]:not([aria-disabled=true])"))
      notes.open.push([position, now()]);
  }).observe(document, { subtree: true, childList: true, attributes: true });
})()"""
"""Notes with the time what a screen says it has told; on a phone its word, what comes, and each choice."""
HANGS = "WebSocket.prototype.send = () => undefined"
BEHIND = """() => notes.came.at(-1)?.[0]
  > Number(document.querySelector("[data-position]")?.dataset.position ?? Infinity)"""
"""Has a phone been sent something that it does not show yet?"""
Timed = list[tuple[int, float]]
"""Positions with their times, in milliseconds since 1970."""


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


def noting(engine: Any, house: House, made: list[Visitor]) -> Callable[..., Visitor]:
    """Make visitors that note what happens and when; the screen tells briskly."""

    def visitor(**more: Any) -> Visitor:
        made.append(Visitor(engine, house, **more))
        pace = "brisk" if more["size"] == SCREEN else "normal"
        made[-1].context.add_init_script(SET % f'{{pace: "{pace}"}}')
        made[-1].context.add_init_script(NOTES)
        return made[-1]

    return visitor


def delays(phone: dict[str, Timed], told: Timed) -> list[float]:
    """Milliseconds from what the screen has told to each choice on a phone that it led to."""
    out, came = [], dict(phone["came"])
    for position, opened in phone["open"]:
        if position not in came:
            continue  # it waits for nothing
        word = next((at for reached, at in phone["word"] if reached >= position), inf)
        assert word <= opened, "it is open before the screen has told what led to it"
        out.append(opened - max(came[position], *(at for _, at in told if at <= word)))
    return out


def followed(engine: Any, house: House, game: str, seats: int) -> list[float]:
    """Play with two phones; return the delays of their choices."""
    made: list[Visitor] = []
    hall = Hall(noting(engine, house, made), game, seats, phones=2)
    hall.begin()
    count = "notes.open.length"

    def enough() -> bool:
        over = hall.screen.page.locator(".result[data-over]").count()
        return bool(over) or sum(one.page.evaluate(count) for one in hall.phones) > CHOICES

    hall.play(enough, random.Random(7))
    told = hall.screen.page.evaluate("notes.told")
    out = [delay for one in hall.phones for delay in delays(one.page.evaluate("notes"), told)]
    for one in made:
        one.close()
    return out


def abandoned(engine: Any, house: House, game: str, seats: int) -> list[float]:
    """Let the screen hang and then go while a phone waits; return the seconds until choices are open."""
    made: list[Visitor] = []
    hall = Hall(noting(engine, house, made), game, seats, phones=2)
    hall.begin()
    rng, steps = random.Random(7), iter(range(2))
    hall.play(lambda: next(steps, None) is None, rng)
    hall.screen.page.evaluate(HANGS)
    hall.play(lambda: any(one.page.evaluate(BEHIND) for one in hall.phones), rng)
    hall.screen.close()
    opened = "notes.open.filter(([, at]) => at > notes.gone).at(0)?.[1] ?? 0"
    for _ in going_on(*hall.phones):
        if any(one.over or one.page.evaluate(opened) for one in hall.phones):
            break
        hall.phones[0].rest()
    out = []
    for one in hall.phones:
        notes = one.page.evaluate("notes")
        came, gone = dict(notes["came"]), notes["gone"]
        out += [(at - max(gone, came.get(position, 0))) / 1000 for position, at in notes["open"] if at > gone]
    for one in made:
        one.close()
    return out


def evening(engine: Any, house: House, game: str, folder: Path) -> None:
    """Play an evening and draw its strip of pictures."""
    seats, options, light = STRIPS[game]
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
        for one in people:
            one.page.mouse.move(0, 0)  # what a mouse points at is shown large, and phones have none
        names = [f"{game}-{len(rows):02}-{number}" for number in range(len(people))]
        rows.append("".join(draw(one.page, folder, name) for one, name in zip(people, names, strict=True)))

    take()
    hall.begin()
    play(hall, take)
    take()
    put_up(engine, folder, game, rows)
    for one in made:
        one.close()


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
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            for game in STRIPS:
                evening(engine, house, game, folder)
        else:
            waits = [delay for game, seats, _ in EVENINGS for delay in followed(engine, house, game, seats)]
            print(
                f"{len(waits)} choices: {median(waits):.0f} ms (median), {max(waits):.0f} ms at the longest"
            )
            alone = [delay for game, seats, _ in EVENINGS for delay in abandoned(engine, house, game, seats)]
            print(f"{len(alone)} without a screen: {max(alone):.1f} s at the longest")
            took = [lost(engine, house, number * ASKED_EVERY / TIMES) for number in range(TIMES)]
            print(f"{TIMES} phones: {median(took):.1f} s (median), {max(took):.1f} s at the longest")
    return 0


if __name__ == "__main__":
    sys.exit(main())
