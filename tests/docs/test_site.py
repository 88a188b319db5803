"""The documentation site: every page is in its navigation, below one of the four doors."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
CONFIGS = {"mkdocs.yml": "docs", "mkdocs.es.yml": "docs-es"}


def named(nav):
    """The pages of a navigation, nested ones included."""
    for entry in nav:
        (value,) = entry.values()
        yield from [value] if isinstance(value, str) else named(value)


@pytest.mark.parametrize("config", CONFIGS)
def test_every_page_can_be_found(config):
    pages = set(named(yaml.safe_load((ROOT / config).read_text(encoding="utf-8"))["nav"]))
    folder = ROOT / CONFIGS[config]
    assert pages == {path.relative_to(folder).as_posix() for path in folder.rglob("*.md")}


@pytest.mark.parametrize("config", CONFIGS)
def test_there_are_four_doors(config):
    start, *doors = yaml.safe_load((ROOT / config).read_text(encoding="utf-8"))["nav"]
    assert list(start.values()) == ["index.md"]
    assert len(doors) == 4
    assert all(isinstance(pages, list) for door in doors for pages in door.values())
