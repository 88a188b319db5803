"""The documentation site: every page is in its navigation, below one of the four doors."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from tools.docs import LANGUAGES, OUTSIDE, relinked, sources

ROOT = Path(__file__).parents[2]
CONFIGS = {one.config: one for one in LANGUAGES}
LISTED_ELSEWHERE = {"changelog.md"}
"""Pages that only the first page leads to."""


def named(nav):
    """The pages of a navigation, nested ones included."""
    for entry in nav:
        (value,) = entry.values()
        yield from [value] if isinstance(value, str) else named(value)


@pytest.mark.parametrize("config", CONFIGS)
def test_every_page_can_be_found(config):
    pages = set(named(yaml.safe_load((ROOT / config).read_text(encoding="utf-8"))["nav"]))
    own = {page for page in sources(CONFIGS[config]) if not page.startswith("results/")}
    assert pages == own - LISTED_ELSEWHERE


def test_contributing_and_its_like_are_pages_as_they_are_in_the_repository():
    english, spanish = LANGUAGES
    for name, page in OUTSIDE.items():
        assert sources(english)[page] == name
    assert "[its map](client.md)" in relinked("contributing.md", english)
    assert "(games/taifa.md)" in relinked("contributing.md", english)
    assert "(contributing.md#a-new-game)" in relinked("new-game.md", english)
    assert "(../learning.md#what-was-learned)" in relinked("results/learning.md", english)
    assert "(../pettingzoo/)" in relinked("programar.md", spanish)
    assert "(theme/jugar.webp)" in relinked("index.md", spanish)
    assert "(../changelog/)" in relinked("index.md", spanish)


@pytest.mark.parametrize("config", CONFIGS)
def test_there_are_four_doors(config):
    start, *doors = yaml.safe_load((ROOT / config).read_text(encoding="utf-8"))["nav"]
    assert list(start.values()) == ["index.md"]
    assert len(doors) == 4
    assert all(isinstance(pages, list) for door in doors for pages in door.values())
