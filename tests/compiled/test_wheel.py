"""The wheel under test is tagged for this kind of machine, and not for this single one."""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path

import pytest

from tafureria.core import bits

LIB = Path(bits.__file__).parents[2]
INFO = next(LIB.glob("tafureria-*.dist-info"), None)


@pytest.mark.skipif(INFO is None, reason="this is build/compiled/lib; tools/installed.py installs the wheel")
def test_it_says_which_machines_it_runs_on():
    tags = [
        line.removeprefix("Tag: ")
        for line in (INFO / "WHEEL").read_text(encoding="utf-8").splitlines()
        if line.startswith("Tag: ")
    ]
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    machine = sysconfig.get_platform().replace(".", "_").rpartition("-")[2]
    assert tags
    for tag in tags:
        assert tag.startswith(f"{python}-{python}-")
        assert tag.endswith(machine) or sys.platform == "darwin"
        # A package index accepts a wheel for Linux only if its tag names the C library that it needs.
        assert "manylinux" in tag or "musllinux" in tag or sys.platform != "linux"


@pytest.mark.skipif(INFO is None, reason="this is build/compiled/lib; tools/installed.py installs the wheel")
def test_the_engine_comes_from_it():
    record = (INFO / "RECORD").read_text(encoding="utf-8")
    assert Path(bits.__file__).relative_to(LIB).as_posix() in record
    assert not bits.__file__.endswith(".py")
