"""The documentation site: every page is in it, every link works, and the API pages are filled in."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
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


def test_it_is_built_without_a_warning():
    """With ``--strict`` Zensical itself checks links and anchors."""
    if importlib.util.find_spec("zensical") is None:
        pytest.skip("zensical is not installed")
    done = subprocess.run(
        [sys.executable, "-m", "tools.docs"], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    site = ROOT / "build" / "docs"
    text = re.sub(r"<[^>]+>", "", (site / "api" / "environments" / "index.html").read_text(encoding="utf-8"))
    for word in ("SeatVectorEnv", "autoreset_mode", "IllegalAction", "max_cycles"):
        assert word in text
    assert not re.search(r":(class|meth|func):", text)
    spanish = (site / "es" / "jugar" / "index.html").read_text(encoding="utf-8")
    assert 'lang="es"' in spanish
    assert "Jugar ahora" in spanish
