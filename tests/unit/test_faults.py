"""The list of planted faults (``tools/faults.py``) is up to date: each has its place, and its test exists."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))
faults = pytest.importorskip("faults").faults()
sys.path.pop(0)


@pytest.mark.parametrize("fault", faults, ids=lambda fault: fault.why)
def test_a_fault_has_its_place_and_its_test(fault):
    text = (ROOT / fault.file).read_text(encoding="utf-8")
    assert fault.planted(text) != text
    folder = ROOT / "client" if fault.test.split()[0].endswith(".test.ts") else ROOT
    files = [
        word.split("::")[0]
        for word in shlex.split(fault.test)
        if word.endswith((".py", ".ts")) or "::" in word
    ]
    assert files
    assert all((folder / name).is_file() for name in files)


def test_no_fault_is_listed_twice():
    assert len({fault.why for fault in faults}) == len(faults)
