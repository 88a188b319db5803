"""Measures a first visit on loopback: bytes transferred, and seconds until the first page can be used.

``python -m bench.first_visit``. Starts a house of its own, opens it in Chromium with an empty cache several
times, and waits each time for the first main button of the page to be enabled. Then plays a whole game at a
table of each game and reports how many bytes, pictures included, it transferred beyond the first visit.
Prints Markdown tables.
"""

from __future__ import annotations

import os
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import House, Visitor
from tests.browser.measure import transferred

TABLES = {
    "moros-y-cristianos": {"puntos": 14},
    "la-reconquista": {"tropas": 5, "tregua": 0, "ventaja": 2, "rondas": 6},
    "muerte-al-rey": {"partidas": 1},
    "espada-negra": {"mini": True},
    "taifa": {"turnos": 1},
}
"""Options that make each game short."""
VISITS = 5
NAMES = (os.environ.get("TAFURERIA_CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def visit(browser, address: str) -> tuple[int, float]:
    """Return the bytes transferred, headers included, and the seconds until a main button is enabled."""
    context = browser.new_context()
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    sizes: list[int] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    start = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator("button.main:enabled").first.wait_for()
    seconds = time.perf_counter() - start
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(sizes), seconds


def tables(browser, folder: Path) -> None:
    """Print the bytes that each table, played to its end, transfers beyond those of the first visit."""
    print("| table with its pictures | KB |\n|---|---:|")
    house = House(folder)
    house.open()
    try:
        for game, options in TABLES.items():
            one = Visitor(browser, house)
            one.go("/")
            one.page.wait_for_load_state("networkidle")
            one.alone(game, options=options)
            one.play(random.Random(1))
            one.page.wait_for_load_state("networkidle")
            print(f"| {game} | {transferred(one.page) / 1000:.0f} |", flush=True)
            one.close()
    finally:
        house.kill()


def main() -> int:
    path = next((found for name in NAMES if name and (found := shutil.which(name))), None)
    if path is None:
        print("First visit: no Chromium here")
        return 0
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}/"
    with tempfile.TemporaryDirectory() as folder:
        store = str(Path(folder) / "house.sqlite3")
        command = [sys.executable, "-m", "tafureria", "--no-browser", "--port", str(port), "--store", store]
        start = time.perf_counter()
        house = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            while True:
                try:
                    urllib.request.urlopen(address, timeout=5).close()
                    break
                except urllib.error.URLError:
                    time.sleep(0.02)
            opened = time.perf_counter() - start
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
                visits = [visit(browser, address) for _ in range(VISITS + 1)][1:]
                print("| first visit | |\n|---|---:|")
                print(f"| house opens | {opened:.2f} s |")
                print(f"| transferred | {statistics.median(size for size, _ in visits) / 1000:.0f} KB |")
                print(f"| usable after | {statistics.median(seconds for _, seconds in visits):.2f} s |\n")
                (Path(folder) / "tables").mkdir()
                tables(browser, Path(folder) / "tables")
                browser.close()
        finally:
            house.terminate()
            house.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
