"""The contents of the wheel: it runs without Node and has both languages."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from tafureria.core import registry

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def files():
    return {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}


@pytest.fixture
def checkout(tmp_path):
    """A miniature checkout with a built client."""
    built = tmp_path / "src" / "tafureria" / "web" / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").touch()
    (built / "assets" / "app.js").touch()
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore", "src/tafureria/__init__.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    return str(tmp_path)


@pytest.mark.parametrize(
    ("builder", "folder"), [(WheelBuilder, "tafureria"), (SdistBuilder, "src/tafureria")]
)
def test_wheel_and_source_archive_carry_the_built_client(checkout, builder, folder):
    """The client is not in the repository; with it in the archive, building a wheel needs no Node."""
    names = {file.distribution_path for file in builder(checkout).recurse_included_files()}
    assert {f"{folder}/web/built/index.html", f"{folder}/web/built/assets/app.js"} <= names


def test_it_carries_every_game_whole(files):
    """All modules, texts and data of each game."""
    source = ROOT / "src"
    for entry in registry.games():
        if entry.package.startswith(registry.OWN + "."):
            kept = [p for p in entry.folder.rglob("*") if p.is_file() and "__pycache__" not in p.parts]
            own = [p for p in kept if not {"tests", "client"} & set(p.relative_to(entry.folder).parts)]
            assert {str(p.relative_to(source)) for p in own} <= files


def test_it_carries_the_words_and_the_schema_of_the_house(files):
    assert {"tafureria/locale/es.ftl", "tafureria/locale/en.ftl", "tafureria/py.typed"} <= files
    assert any(name.startswith("tafureria/house/store/migrations/") for name in files)


def test_it_carries_nothing_else(files):
    """No tests, no sources of the client, no compiled files."""
    for name in files:
        assert "/tests/" not in name
        assert not name.endswith((".svelte", ".ts", ".pyc"))
