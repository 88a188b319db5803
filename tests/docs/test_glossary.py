"""``docs/glossary.md``: the names of the house occur in the code, and no term is listed twice."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ("src/tafureria", "client/src", "examples", "tests/contract")
SUFFIXES = {".py", ".ts", ".svelte", ".ftl", ".json", ".toml"}
LEFT_OUT = {"node_modules", "built", "__pycache__"}


def rows():
    """(section, cells) of every row of the page."""
    out, section, header = [], "", []
    for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section, header = line[3:], []
        elif line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if not header:
                header = cells
            elif set("".join(cells)) != {"-"}:
                out.append((section, dict(zip(header, cells, strict=True))))
    return out


@cache
def known():
    """Every identifier in the sources, including names of files and folders."""
    out = set()
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            if LEFT_OUT & set(path.relative_to(ROOT).parts):
                continue
            out |= set(re.findall(r"[\w-]+", path.name))
            if path.suffix in SUFFIXES:
                out |= set(re.findall(r"\w+(?:-\w+)*", path.read_text(encoding="utf-8")))
    return out


def names(cell):
    """Identifiers in backticks; several in code like ``Game.awaited(state, seat)``."""
    return [name for code in re.findall(r"`([^`]+)`", cell) for name in re.findall(r"\w+(?:-\w+)*", code)]


OF_THE_HOUSE = [(section, cells) for section, cells in rows() if "in the code" in cells]


@pytest.mark.parametrize(("section", "cells"), OF_THE_HOUSE, ids=lambda value: str(value)[:40])
def test_names_in_the_code_are_in_the_code(section, cells):
    assert names(cells["in the code"]), f"{section}: {cells} gives no name in backticks"
    missing = [name for name in names(cells["in the code"]) if name not in known()]
    assert not missing, f"{section}: {missing}"


def test_no_term_stands_twice():
    terms = [(section, next(iter(cells.values()))) for section, cells in rows()]
    assert [term for term in terms if terms.count(term) > 1] == []


def test_every_game_has_terms():
    sections = {section for section, _ in rows()}
    page = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    assert [head for head in re.findall(r"^## (.+)$", page, re.MULTILINE) if head not in sections] == []
