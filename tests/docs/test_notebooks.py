"""The notebooks run unchanged from the first cell to the last."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "notebooks"


def cells(path):
    """The code cells of a notebook."""
    return [
        "".join(c["source"]) for c in json.loads(path.read_text("utf-8"))["cells"] if c["cell_type"] == "code"
    ]


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ipynb")), ids=lambda path: path.stem)
def test_it_runs(path, monkeypatch, capsys):
    for name in ("matplotlib", "gymnasium"):
        pytest.importorskip(name)
    monkeypatch.setenv("MPLBACKEND", "agg")
    names = {"__name__": "__main__"}
    for number, code in enumerate(cells(path)):
        tree = ast.parse(code)
        # A notebook displays the value of the last expression; here it must at least have a representation.
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, f"{path.name}, cell {number}", "exec"), names)
        if last is not None:
            value = eval(compile(ast.Expression(last.value), f"{path.name}, cell {number}", "eval"), names)
            assert value is None or repr(value)
            html = getattr(value, "_repr_html_", None)
            assert html is None or html().startswith("<")


def test_all_four_are_there_and_hold_no_traces():
    """Without outputs and execution counts, so that a diff shows only changes of the code."""
    paths = sorted(FOLDER.glob("*.ipynb"))
    assert len(paths) == 4
    for path in paths:
        for cell in json.loads(path.read_text("utf-8"))["cells"]:
            assert not cell.get("outputs")
            assert cell.get("execution_count") is None
