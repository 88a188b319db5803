"""Whatever is read at once is short enough for that: functions and modules. (Branches: ruff's C901.)"""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
LONGEST_FUNCTION = 60
LONGEST_MODULE = 450
MODULES = [
    path
    for folder in ("src", "tools", "bench", "examples")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if not {"tests", "node_modules"} & set(path.parts)
]


def too_long(path, text):
    """What of a module is too long, with its length."""
    found = {path.name: len(text.splitlines())} if len(text.splitlines()) > LONGEST_MODULE else {}
    for one in ast.walk(ast.parse(text)):
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
            length = one.end_lineno - one.lineno + 1
            found |= {f"{path.name}: {one.name}": length} if length > LONGEST_FUNCTION else {}
    return found


def test_nothing_is_too_long():
    assert len(MODULES) > 400
    found = {}
    for path in MODULES:
        found |= too_long(path, path.read_text(encoding="utf-8"))
    assert found == {}


def test_what_is_too_long_is_found():
    long = "def f():\n" + "    pass\n" * LONGEST_FUNCTION
    assert too_long(Path("a.py"), long) == {"a.py: f": LONGEST_FUNCTION + 1}
    assert too_long(Path("a.py"), "pass\n" * 451) == {"a.py": 451}
