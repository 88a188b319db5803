"""Whatever is read at once is short enough for that: functions and modules. (Branches: ruff's C901.)"""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST_FUNCTION = 60
LONGEST_MODULE = 450
MODULES = [
    path
    for folder in ("src", "tools", "bench", "examples")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if "tests" not in path.parts and "node_modules" not in path.parts
]


def functions(tree):
    return [one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]


def test_modules_are_found():
    assert len(MODULES) > 400


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_is_too_long(path):
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST_MODULE
    lengths = {one.name: one.end_lineno - one.lineno + 1 for one in functions(ast.parse(text))}
    assert {name: length for name, length in lengths.items() if length > LONGEST_FUNCTION} == {}
