"""The browser's first visit, and what each table adds: ``python -m bench.first_visit``.

A browser with an empty cache opens the front page of a house that ``tafureria`` opens. Prints as Markdown
tables: how soon the house answers, bytes transferred and seconds until somebody can play (medians of five
visits, the first of which is not counted), and the kilobytes that a table of each game, played to its end,
transfers beyond those of the first visit.
"""

from __future__ import annotations

import random
import statistics
import time
from typing import Any

from bench.browsing import RealHouse, browsing
from tests.browser.houses import House
from tests.browser.measure import transferred
from tests.browser.visitors import Visitor

TABLES = {
    "moros-y-cristianos": {"puntos": 14},
    "la-reconquista": {"tropas": 5, "tregua": 0, "ventaja": 2, "rondas": 6},
    "muerte-al-rey": {"partidas": 1},
    "espada-negra": {"mini": True},
    "taifa": {"turnos": 1},
}
"""Options that make each game short."""
VISITS = 5


def visit(browser: Any, house: House) -> tuple[int, float]:
    """Return the bytes transferred, headers included, and the seconds until a main button is enabled."""
    context = browser.new_context()
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    sizes: list[int] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    start = time.perf_counter()
    page.goto(house.address, wait_until="commit")
    page.locator("button.main:enabled").first.wait_for()
    seconds = time.perf_counter() - start
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(sizes), seconds


def main() -> None:
    """Measure and print."""
    with browsing(RealHouse) as (browser, house):
        visits = [visit(browser, house) for _ in range(VISITS + 1)][1:]
    print("| first visit | |\n|---|---:|")
    print(f"| house opens | {house.opened:.2f} s |")
    print(f"| transferred | {statistics.median(size for size, _ in visits) / 1000:.0f} KB |")
    print(f"| usable after | {statistics.median(seconds for _, seconds in visits):.2f} s |\n")
    print("| table with its pictures | KB |\n|---|---:|")
    with browsing() as (browser, house):
        for game, options in TABLES.items():
            one = Visitor(browser, house)
            one.go("/")
            one.page.wait_for_load_state("networkidle")
            one.alone(game, options=options)
            one.play(random.Random(1))
            one.page.wait_for_load_state("networkidle")
            print(f"| {game} | {transferred(one.page) / 1000:.0f} |", flush=True)
            one.close()


if __name__ == "__main__":
    main()
