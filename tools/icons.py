"""Draws icons, pictures of links and screenshots of the app with Chromium: ``python tools/icons.py``.

They come from our own SVG: the icon from ``client/public``, each game's from its emblem on the front page.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from pictures import NAMES, wait_for
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
PUBLIC = ROOT / "client" / "public"
PICTURES = PUBLIC / "pictures"
ICONS = {
    "icon-192.png": ("favicon.svg", 192),
    "icon-512.png": ("favicon.svg", 512),
    "icon-maskable-192.png": ("icon.svg", 192),
    "icon-maskable-512.png": ("icon.svg", 512),
    "icon-180.png": ("icon.svg", 180),
    "icon-32.png": ("favicon.svg", 32),
}
PORT = 8797
# Shows one emblem under its arch, beside the name of the game, instead of the page.
CARD = """([name, title]) => {
  const sheet = document.createElement("div");
  sheet.style.cssText = `position:fixed;inset:0;z-index:99;display:flex;align-items:center;
    justify-content:center;gap:60px;padding:0 70px;background:var(--paper);color:var(--ink);
    box-shadow:inset 0 -18px var(--vermilion)`;
  const games = [...document.querySelectorAll(".game")];
  const arches = games.filter((one) => !name || one.querySelector(`[href*="/${name}"]`));
  for (const one of arches.slice(0, 5)) {
    const arch = one.querySelector(".arch").cloneNode(true);
    arch.style.cssText = `flex:none;width:${name ? 400 : 190}px`;
    sheet.append(arch);
  }
  const words = document.createElement("div");
  words.style.cssText = "font:800 84px/1.05 var(--serif);text-wrap:balance";
  words.innerHTML = "<p></p><p></p>";
  words.lastChild.style.cssText = "margin-top:22px;font:700 38px/1 var(--serif);color:var(--vermilion)";
  words.firstChild.textContent = title;
  words.lastChild.textContent = name ? "Tafurería" : "";
  if (!name) {
    sheet.style.cssText += ";flex-wrap:wrap;align-content:center;gap:24px";
    words.style.cssText += ";flex-basis:100%;text-align:center";
  }
  sheet.append(words);
  document.body.append(sheet);
}"""
SQUARE = """(name) => {
  const sheet = document.createElement("div");
  sheet.style.cssText = "position:fixed;inset:0;z-index:99;overflow:hidden;background:var(--paper)";
  const game = [...document.querySelectorAll(".game")].find((one) => one.querySelector(`[href*="/${name}"]`));
  const svg = game.querySelector(".arch svg[viewBox='0 0 240 300']").cloneNode(true);
  svg.setAttribute("viewBox", "0 30 240 240");
  svg.style.cssText = "position:static;width:100%;height:100%;display:block";
  sheet.append(svg);
  document.body.append(sheet);
}"""


def packed(path: Path, colours: int = 128) -> None:
    """Reduce a PNG to a palette with ImageMagick: these drawings have few colours."""
    command = ["convert", path, "-strip", "-colors", str(colours), "-define", "png:compression-level=9"]
    subprocess.run([*command, f"PNG8:{path}"], check=True)


def draw_icons(browser: Any) -> None:
    """The icon in all sizes, and ``favicon.ico`` for whoever asks for nothing else."""
    for name, (source, size) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        svg = (
            (PUBLIC / source)
            .read_text(encoding="utf-8")
            .replace("<svg ", f'<svg width="{size}" height="{size}" ')
        )
        page.set_content(f"<style>*{{margin:0}}svg{{display:block}}</style>{svg}")
        page.screenshot(path=PUBLIC / name, omit_background=True)
        page.close()
    subprocess.run(["convert", PUBLIC / "icon-32.png", PUBLIC / "favicon.ico"], check=True)
    (PUBLIC / "icon-32.png").unlink()


def draw_games(browser: Any, address: str) -> None:
    """A picture of each game and of the house for links, and an icon of each game for shortcuts."""
    page = browser.new_page(viewport={"width": 1200, "height": 630}, locale="es-ES")
    page.goto(address)
    page.locator("button.main:enabled").first.wait_for()
    games = page.evaluate(
        "async () => (await (await fetch('/api/house')).json()).games.map((one) => one.name)"
    )
    for name in ["", *games]:
        page.goto(address)
        page.locator("button.main:enabled").first.wait_for()
        title = "Tafurería"
        if name:
            title = page.locator(f".game:has([href*='/{name}']) h2").inner_text()
        page.set_viewport_size({"width": 1200, "height": 630})
        page.evaluate(CARD, [name, title])
        page.wait_for_timeout(300)
        path = PICTURES / f"{name or 'house'}.png"
        page.screenshot(path=path)
        packed(path)
        if name:
            page.set_viewport_size({"width": 192, "height": 192})
            page.evaluate(SQUARE, name)
            path = PICTURES / f"{name}-icon.png"
            page.screenshot(path=path)
            packed(path)


def take_screenshots(browser: Any, address: str) -> None:
    """A table on a wide window and the house on a telephone, in both languages."""
    for language, locale in (("es", "es-ES"), ("en", "en-GB")):
        page = browser.new_page(viewport={"width": 360, "height": 640}, device_scale_factor=2, locale=locale)
        page.goto(address)
        page.locator("button.main:enabled").first.wait_for()
        page.wait_for_timeout(800)
        page.screenshot(path=PICTURES / f"narrow-{language}.jpg", type="jpeg", quality=75)
        page.set_viewport_size({"width": 1280, "height": 720})
        seats = [{"kind": "me"}] + [{"kind": "computer"}] * 3
        body = {"game": "moros-y-cristianos", "seats": seats, "name": "Ana"}
        made = page.request.post(address + "api/tables", data=body).json()
        page.goto(f"{address}mesa/{made['table']}")
        page.locator("[data-act]:not([aria-disabled=true])").first.wait_for(timeout=60_000)
        page.wait_for_timeout(1500)
        path = PICTURES / f"wide-{language}.jpg"
        page.screenshot(path=path, type="jpeg", quality=90)
        subprocess.run(["convert", path, "-resize", "1280x720", "-quality", "72", path], check=True)
        page.close()


def main() -> int:
    path = next(
        found for name in (*NAMES, "chromium-headless-shell") if name and (found := shutil.which(name))
    )
    PICTURES.mkdir(parents=True, exist_ok=True)
    address = f"http://127.0.0.1:{PORT}/"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        store = str(Path(folder) / "house.sqlite3")
        command = [sys.executable, "-m", "tafureria", "--no-browser", "--port", str(PORT), "--store", store]
        house = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            wait_for(address)
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
            draw_icons(browser)
            draw_games(browser, address)
            take_screenshots(browser, address)
            browser.close()
        finally:
            house.terminate()
            house.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
