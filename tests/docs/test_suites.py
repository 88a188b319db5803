"""The table of other libraries' suites in ``results/suites.md``."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bench.suites import MARKS, PAGE, ROOT, SUITES, table


@pytest.mark.parametrize("suite", SUITES, ids=lambda one: f"{one.library} {one.tests[0]}")
def test_every_suite_is_run_by_a_test_that_there_is(suite):
    text = (ROOT / suite.file).read_text(encoding="utf-8")
    assert [name for name in suite.tests if not re.search(rf"^def {name}\(", text, re.MULTILINE)] == []


def test_the_page_has_a_row_for_each_and_no_failure():
    shown = PAGE.read_text(encoding="utf-8").partition(MARKS[0])[2].partition(MARKS[1])[0].splitlines()
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in shown[2:] if row.startswith("|")]
    assert [(row[0], row[2]) for row in rows] == [(one.library, one.what) for one in SUITES]
    assert {row[4] for row in rows} == {"passed"}


def test_a_failure_is_counted():
    one = SUITES[0]
    found = {(one.file, one.tests[0], "passed"): 4, (one.file, one.tests[0], "failure"): 1}
    assert "| 5 | 1 failed |" in table(Counter(found), "pure").splitlines()[2]
