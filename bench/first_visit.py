"""Measures a first visit on loopback: bytes transferred, and seconds until the first page can be used.

``python -m bench.first_visit``. Starts a house of its own, opens it in Chromium with an empty cache several
times, and waits each time for the first arch's main button to be enabled. Prints a table in Markdown.
"""

from __future__ import annotations

import os
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

VISITS = 5
NAMES = (os.environ.get("TAFURERIA_CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def visit(browser, address: str) -> tuple[int, float]:
    """Bytes transferred, headers included, and seconds until a button works."""
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
                browser.close()
        finally:
            house.terminate()
            house.wait()
    print("| first visit | |\n|---|---:|")
    print(f"| house opens | {opened:.2f} s |")
    print(f"| transferred | {statistics.median(size for size, _ in visits) / 1000:.0f} KB |")
    print(f"| usable after | {statistics.median(seconds for _, seconds in visits):.2f} s |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
