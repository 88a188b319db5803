"""The first pages are correct: examples run and links work."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest

from tafureria.core import registry
from tests.docs.blocks import blocks

ROOT = Path(__file__).parents[2]
FIRST = (
    "README.md",
    "README.es.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "client/README.md",
    "tests/contract/README.md",
)
PAGES = [
    *map(ROOT.joinpath, FIRST),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "docs-es").rglob("*.md")),
    *sorted((ROOT / "results").glob("*.md")),
]


def anchors(page):
    """The anchors of a page: its headings, without marks, accents and signs."""
    for heading in re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE):
        plain = unicodedata.normalize("NFKD", heading).encode("ascii", "ignore").decode().lower()
        yield re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", plain).strip())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    for link in re.findall(r"\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
        if link.startswith(("http://", "https://")):
            continue
        file, _, anchor = link.partition("#")
        target = page.parent / file if file else page
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target), link


@pytest.mark.parametrize("page", ["README.md", "README.es.md", "docs/play.md", "docs-es/jugar.md"])
def test_every_game_is_named_with_its_seats(page):
    """The table of the games has the numbers of players that the games define."""
    text = (ROOT / page).read_text(encoding="utf-8")
    row = r"^\| \[?([^|\]]+?)(?:\]\([^)]*\))? +\| (\d+)[-–](\d+)(, [a-z ú]+)? \|"
    rows = re.findall(row, text, re.MULTILINE)
    named = {re.sub(r"[¡!]", "", name).lower().replace(" ", "-"): seats for name, *seats in rows}
    for entry in registry.games():
        if entry.package.startswith(registry.OWN + "."):
            least, most, even = named[entry.name]
            people = [n for n in entry.game.seats if n]  # nobody plays a game of bots alone
            assert [int(least), int(most)] == [people[0], people[-1]]
            assert bool(even) == (people[1] - people[0] == 2)


@pytest.mark.parametrize(
    ("page", "most"), [("README.md", 12), ("docs/your-player.md", 20), ("docs/programs.md", 30)]
)
def test_the_first_program_of_a_page_is_short(page, most):
    first = next(block for block in blocks(ROOT / page) if block.language == "python")
    assert len([line for line in first.text.splitlines() if line.strip()]) <= most
