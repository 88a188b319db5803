"""Audits the pages of a house with Lighthouse, as a phone and as a desktop see them.

``python -m bench.lighthouse [PAGE ...] [--form phone|desktop] [--reports FOLDER]``. Starts a house of its
own, plays a short game there, opens a table of each game, and has Lighthouse open each page with an empty
cache in a Chromium that has the visitor's cookie. Times are Lighthouse's estimates for a slow phone
("simulated throttling"), which vary with the load of the machine; shift and transferred bytes do not.
Prints a Markdown table and what misses its bar, and ends with 1 if anything does. Where people sit the
page asks search engines to stay away, so that audit (``is-crawlable``) is left out there.

Needs a Chromium, not only its headless shell. Its packages are pinned by the lock file in
``bench/lighthouse``.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from bench.first_visit import TABLES
from tests.browser.conftest import House, Visitor
from tools.npm import HOME, environment, npm

HERE = Path(__file__).parent / "lighthouse"
COMMAND = HERE / "node_modules" / "lighthouse" / "cli" / "index.js"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
NAMES = (os.environ.get("TAFURERIA_CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
FORMS = {"phone": [], "desktop": ["--preset=desktop"]}
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
FIGURES = {
    "largest paint, s": ("largest-contentful-paint", 1000, 1),
    "blocked, ms": ("total-blocking-time", 1, 0),
    "shift": ("cumulative-layout-shift", 1, 3),
    "KB": ("total-byte-weight", 1000, 0),
}
BARS = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
MOST = {"shift": 0.02, "blocked, ms": 200}
OPEN = ("first page", "rules")
"""Pages where nobody sits: search engines may keep them."""
REPLAYED = "moros-y-cristianos"


def pages(browser, house: House) -> tuple[dict[str, str], list]:
    """Addresses of the pages, by name, and the cookies of the visitor they belong to."""
    one = Visitor(browser, house)
    found = {"first page": "/", "rules": "/reglas/la-reconquista"}
    for game in TABLES:
        found[game] = f"/mesa/{one.alone(game)}"
        one.page.wait_for_selector("[data-mine=true]")
    one_played = one.alone(REPLAYED, options={"puntos": 6})
    one.play(random.Random(3))
    found["replay"] = f"/mesa/{one_played}/repaso"
    cookies = one.context.cookies()
    one.close()
    return found, cookies


def audit(address: str, form: str, port: int, report: Path, indexed: bool) -> dict:
    """Run Lighthouse once on a page of the Chromium at *port* and return its report."""
    arguments = [
        address,
        f"--port={port}",
        "--output=json",
        "--output=html",
        f"--output-path={report}",
        "--quiet",
        *([] if indexed else ["--skip-audits=is-crawlable"]),
    ]
    node = str(HOME / "bin" / "node")
    subprocess.run(
        [node, str(COMMAND), *arguments, "--only-categories=" + ",".join(CATEGORIES), *FORMS[form]],
        env=environment(),
        check=True,
    )
    return json.loads(Path(f"{report}.report.json").read_text(encoding="utf-8"))


def scores(found: dict) -> dict[str, int]:
    """Points out of 100 by category."""
    return {one: round(100 * (found["categories"][one]["score"] or 0)) for one in CATEGORIES}


def figures(found: dict) -> dict[str, str]:
    """Times and sizes, with their digits."""
    return {
        name: f"{found['audits'][one].get('numericValue', 0) / by:.{digits}f}"
        for name, (one, by, digits) in FIGURES.items()
    }


def cells(found: dict) -> list[str]:
    """Scores, then figures."""
    return [*map(str, scores(found).values()), *figures(found).values()]


def misses(found: dict) -> list[str]:
    """What is worse than its bar, with its value."""
    return [f"{one} {is_}" for one, is_ in scores(found).items() if is_ < BARS[one]] + [
        f"{one} {is_}" for one, is_ in figures(found).items() if float(is_) > MOST.get(one, float("inf"))
    ]


def faults(found: dict) -> list[str]:
    """Names of the audits, other than those of performance, that a page fails."""
    refs = [one for key in CATEGORIES[1:] for one in found["categories"][key]["auditRefs"]]
    named = {one["id"] for one in refs if one["weight"] > 0}
    return sorted(one for one in named if found["audits"][one]["score"] not in (None, 1))


def started(path: str, profile: Path) -> subprocess.Popen[str]:
    """A Chromium that can be steered; on its standard error it says at which port."""
    command = [path, *FLAGS, "--headless=new", "--lang=es", "--remote-debugging-port=0"]
    command += [f"--user-data-dir={profile}", "about:blank"]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "pages", nargs="*", metavar="PAGE", help="a game, 'first page', 'rules' or 'replay'; all if none"
    )
    parser.add_argument("--form", choices=FORMS, help="both if left out")
    parser.add_argument("--reports", type=Path, help="where Lighthouse's own reports are kept")
    asked = parser.parse_args()
    path = next((found for name in NAMES if name and (found := shutil.which(name))), None)
    if path is None:
        print("Lighthouse: no Chromium here")
        return 0
    if not COMMAND.exists():
        subprocess.run(
            npm("ci", "--no-progress", "--loglevel=error", folder=HERE),
            cwd=HERE,
            env=environment(),
            check=True,
        )
    head = ["page", "seen on", *CATEGORIES, *FIGURES]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        house.deal_by("lighthouse")
        profile = Path(folder) / "profile"
        reports = asked.reports or Path(folder)
        reports.mkdir(parents=True, exist_ok=True)
        chromium = started(path, profile)
        try:
            port = next(
                int(line.split(":")[-1].split("/")[0])
                for line in chromium.stderr
                if "DevTools listening" in line
            )
            browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
            found, cookies = pages(browser, house)
            browser.contexts[0].add_cookies(cookies)
            print("| " + " | ".join(head) + " |\n|---|---|" + "---:|" * (len(head) - 2), flush=True)
            failed = {}
            for name in asked.pages or found:
                for form in [asked.form] if asked.form else FORMS:
                    file = reports / f"{name} {form}".replace(" ", "-")
                    report = audit(house.address + found[name], form, port, file, name in OPEN)
                    print("| " + " | ".join([name, form, *cells(report)]) + " |", flush=True)
                    if wrong := misses(report) + faults(report):
                        failed[name, form] = wrong
            for (name, form), ones in failed.items():
                print(f"\n{name}, {form}: {', '.join(ones)}")
        finally:
            chromium.terminate()
            chromium.wait()
            house.kill()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
