"""Draws all tables on contact sheets: every window size, type size and theme, to be looked at.

``python -m bench.sheet FOLDER [GAME ...] [--phase PHASE] [--sizes 320x568,...] [--types normal,...]
[--themes day,...]``. Opens a house and each game's table in the middle of a recorded game, and writes to the
folder every picture, ``GAME-THEME.png`` with all windows and type sizes of one game by day, by night and in
forced colours, and ``sheet.png`` with everything. A page that scrolls is drawn to its end, with a line where
the window ends.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from bench.browsing import browsing
from tests.browser.conftest import Visitor
from tests.browser.positions import POSITIONS, SMALL_WINDOWS, TYPES, sit_at
from tests.browser.visitors import DESK, PHONE, TWO_FRAMES

SIZES = [*SMALL_WINDOWS, PHONE, (768, 1024), DESK, (2560, 1440)]
THEMES: dict[str, dict[str, Any]] = {
    "day": {"color_scheme": "light", "forced_colors": "none"},
    "night": {"color_scheme": "dark", "forced_colors": "none"},
    "forced": {"color_scheme": "dark", "forced_colors": "active"},
}
HEIGHT = 480
"""Height of a window on the sheet, in pixels; a page that scrolls is higher."""
SHEET = """<!doctype html><meta charset="utf-8"><style>
body { margin: 8px; width: max-content; font: 13px sans-serif; background: #777; }
.row { display: flex; gap: 8px; align-items: start; margin-bottom: 8px; }
figure { margin: 0; position: relative; } img { display: block; }
hr { position: absolute; inset: auto 0 auto 0; margin: 0; border: 0; border-top: 2px dashed magenta; }
</style>"""


def draw(page: Any, folder: Path, name: str) -> str:
    """Draw the whole page, and return it as a figure of the sheet."""
    width, height = page.viewport_size["width"], page.viewport_size["height"]
    page.screenshot(path=folder / f"{name}.png", full_page=True)
    scale = min(1.0, HEIGHT / height)
    line = f'<hr style="top: {height * scale:.0f}px">'
    return (
        f'<figure><figcaption>{name}</figcaption><div style="position: relative">'
        f'<img src="{name}.png" width="{width * scale:.0f}">{line}</div></figure>'
    )


def put_up(browser: Any, folder: Path, name: str, rows: list[str]) -> None:
    """Set out rows of figures as one picture."""
    file = folder / f"{name}.html"
    file.write_text(SHEET + "".join(f'<div class="row">{row}</div>' for row in rows), encoding="utf-8")
    page = browser.new_page()
    page.goto(file.resolve().as_uri())
    width, height = page.evaluate("[document.body.offsetWidth + 16, document.documentElement.scrollHeight]")
    page.set_viewport_size({"width": width, "height": height})
    page.screenshot(path=folder / f"{name}.png")
    page.close()


def main() -> int:
    parser = argparse.ArgumentParser(description="Contact sheets of all tables.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=list(POSITIONS))
    parser.add_argument("--phase", default="")
    parser.add_argument("--sizes", default=",".join(f"{width}x{height}" for width, height in SIZES))
    parser.add_argument("--types", default=",".join(TYPES))
    parser.add_argument("--themes", default=",".join(THEMES))
    given = parser.parse_args()
    for names, known in ((given.types, TYPES), (given.themes, THEMES)):
        if lacks := set(names.split(",")) - set(known):
            parser.error(f"there is no {', '.join(sorted(lacks))}: {', '.join(known)}")
    sizes = [
        (int(width), int(height)) for width, height in (one.split("x") for one in given.sizes.split(","))
    ]
    given.folder.mkdir(parents=True, exist_ok=True)
    everything = list[str]()
    with browsing() as (browser, house):
        for game in given.games:
            one = Visitor(browser, house)
            sit_at(one, game, given.phase or next(iter(POSITIONS[game])))
            one.page.wait_for_load_state("networkidle")
            for theme in given.themes.split(","):
                one.page.emulate_media(**THEMES[theme])
                rows = list[str]()
                for letters in given.types.split(","):
                    one.page.evaluate("(size) => (document.documentElement.dataset.size = size)", letters)
                    row = ""
                    for width, height in sizes:
                        one.page.set_viewport_size({"width": width, "height": height})
                        one.page.evaluate(TWO_FRAMES)
                        one.page.wait_for_timeout(300)
                        row += draw(one.page, given.folder, f"{game}-{theme}-{letters}-{width}x{height}")
                    rows.append(row)
                put_up(browser, given.folder, f"{game}-{theme}", rows)
                everything += rows
            one.close()
        put_up(browser, given.folder, "sheet", everything)
    return 0


if __name__ == "__main__":
    sys.exit(main())
