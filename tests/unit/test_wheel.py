"""What the wheel carries: it starts with no Node, and speaks both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from tafureria.core import registry

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def files():
    return {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}


def test_it_carries_the_built_client(files):
    assert "tafureria/web/built/index.html" in files, "make setup builds the client"
    assert any(name.startswith("tafureria/web/built/assets/") and name.endswith(".js") for name in files)


def test_the_source_archive_carries_it_too():
    """A wheel made from the archive needs no Node either."""
    names = {file.distribution_path for file in SdistBuilder(str(ROOT)).recurse_included_files()}
    assert "src/tafureria/web/built/index.html" in names


def test_it_carries_every_game_whole(files):
    """Modules, words and data of each game, whatever they are."""
    source = ROOT / "src"
    for entry in registry.games():
        if entry.package.startswith(registry.OWN + "."):
            kept = [p for p in entry.folder.rglob("*") if p.is_file() and "__pycache__" not in p.parts]
            own = [p for p in kept if not {"tests", "client"} & set(p.relative_to(entry.folder).parts)]
            assert {str(p.relative_to(source)) for p in own} <= files


def test_it_carries_the_words_and_the_schema_of_the_house(files):
    assert {"tafureria/locale/es.ftl", "tafureria/locale/en.ftl", "tafureria/py.typed"} <= files
    assert any(name.startswith("tafureria/house/migrations/") for name in files)


def test_it_carries_nothing_else(files):
    """No tests, no sources of the client, nothing compiled by accident."""
    for name in files:
        assert "/tests/" not in name
        assert not name.endswith((".svelte", ".ts", ".pyc"))
