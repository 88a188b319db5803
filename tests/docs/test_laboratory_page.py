"""``docs/laboratory.md`` lists the measures as they are defined, and quotes the example exactly."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafureria.lab.measures import MEASURES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "laboratory.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("measure", MEASURES, ids=lambda measure: measure.name)
def test_every_measure_is_listed_with_its_source(measure):
    assert f"| `{measure.name}` | {measure.text} | {measure.source} |" in PAGE


def test_the_example_is_the_file():
    assert (ROOT / "examples" / "rules" / "my_variant.py").read_text(encoding="utf-8").strip() in PAGE
