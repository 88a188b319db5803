"""Each game's page says where every section of its book is implemented, and those files exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafureria.core import registry

ROOT = Path(__file__).parents[2]
HEADING = "## Where each section of the book lives"
COLUMNS = ["section", "about", "rules", "tests"]
GAMES = [entry for entry in registry.games() if entry.package.startswith(registry.OWN + ".")]


def section_map(entry):
    """The rows of the table under the heading, as dictionaries by column."""
    text = (ROOT / "docs" / "games" / f"{entry.name}.md").read_text(encoding="utf-8")
    assert HEADING in text, f"{entry.name}.md has no section {HEADING!r}"
    part = text.split(HEADING, 1)[1].split("\n## ", 1)[0]
    lines = [line.strip() for line in part.splitlines() if line.startswith("|")]
    table = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert table, f"{entry.name}.md has no table under {HEADING!r}"
    assert table[0] == COLUMNS
    return [dict(zip(COLUMNS, row, strict=True)) for row in table[2:]]


def paths(cell):
    """Paths in backticks, relative to the game's folder, perhaps with ``::name`` of something in the file."""
    return [code for code in re.findall(r"`([^`]+)`", cell) if "/" in code or "." in code]


@pytest.fixture(params=GAMES, ids=lambda entry: entry.name)
def entry(request):
    return request.param


def test_every_path_of_the_map_exists(entry):
    missing = []
    for row in section_map(entry):
        for path in paths(row["rules"]) + paths(row["tests"]):
            file, _, name = path.partition("::")
            target = entry.folder / file
            if not target.exists() or (name and not re.search(rf"\b{name}\b", target.read_text("utf-8"))):
                missing.append(path)
    assert missing == []


def test_every_row_names_a_section_and_its_files(entry):
    for row in section_map(entry):
        assert row["section"], row
        assert paths(row["rules"]), row


def test_every_chapter_of_the_rules_is_on_the_map(entry):
    """A chapter that is not on the map is one that nobody finds."""
    named = {path.partition("::")[0] for row in section_map(entry) for path in paths(row["rules"])}
    chapters = {
        f"rules/{path.name}" for path in (entry.folder / "rules").glob("*.py") if path.name != "__init__.py"
    }
    assert chapters, f"{entry.name} has no rules/"
    folders = {name.rstrip("/") for name in named}
    assert not chapters - named or "rules" in folders, sorted(chapters - named)


@pytest.mark.parametrize("page", ["CONTRIBUTING.md"])
def test_the_maps_are_linked(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    assert [entry.name for entry in GAMES if f"docs/games/{entry.name}.md" not in text] == []
