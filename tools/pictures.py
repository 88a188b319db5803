"""Takes the screenshots for the README with Chromium: ``python tools/pictures.py [GAME]``."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
NAMES = (os.environ.get("TAFURERIA_CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
MOVES = 5
"""Moves to make before the screenshot of a game."""


def wait_for(address: str) -> None:
    """Wait until the house answers."""
    for _ in range(600):
        try:
            urllib.request.urlopen(address, timeout=5).close()
        except urllib.error.URLError:
            time.sleep(0.05)
        else:
            return


def main() -> int:
    game = sys.argv[1] if len(sys.argv) > 1 else "moros-y-cristianos"
    path = next(found for name in NAMES if name and (found := shutil.which(name)))
    IMAGES.mkdir(parents=True, exist_ok=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}/"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        store = str(Path(folder) / "house.sqlite3")
        command = [sys.executable, "-m", "tafureria", "--no-browser", "--port", str(port), "--store", store]
        house = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            wait_for(address)
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
            page = browser.new_page(viewport={"width": 1620, "height": 900}, locale="es-ES")
            page.goto(address)
            page.locator("button.main:enabled").first.wait_for()
            page.wait_for_timeout(800)
            page.screenshot(path=IMAGES / "house.png")
            page.set_viewport_size({"width": 1280, "height": 800})
            page.locator("article, li, section").filter(has=page.locator(f"a[href*='{game}']")).last.locator(
                "button.main"
            ).first.click()
            for _ in range(MOVES):
                choice = page.locator("[data-act]:not([aria-disabled=true])").first
                choice.wait_for(timeout=30_000)
                choice.click()
                confirm = page.locator("[data-confirm]:not([aria-disabled=true]):enabled")
                if confirm.count():
                    confirm.first.click()
                page.wait_for_timeout(1500)
            page.screenshot(path=IMAGES / "table.png")
            browser.close()
        finally:
            house.terminate()
            house.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
