"""What axe says of a page."""

from __future__ import annotations

from typing import Any

import pytest

axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="no axe")

RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    # Whoever speaks to the browser says what is read on a control.
    "rules": {"label-content-name-mismatch": {"enabled": True}},
    "resultTypes": ["violations"],
}
SCRIPT = axe.Axe().axe_script
JUDGE = """async (options) => {
  const { violations } = await axe.run({ exclude: [["[data-cut]"]] }, options);
  return { violations };
}"""


def judged(page: Any, options: dict[str, Any] = RULES) -> Any:
    """Return axe's results for a page."""
    # It is long: a page that has read it once is not given it again.
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(SCRIPT)
    return axe.AxeResults(page.evaluate(JUDGE, options))
