"""A browser and a house for what looks at pages."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, chromium
from tests.browser.houses import House


@contextmanager
def browsing(kind: type[House] = House, **how: Any) -> Iterator[tuple[Any, House]]:
    """Open a browser and a house of that *kind*, with a store of its own; both are closed in the end."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        house = kind(Path(folder), **how)
        try:
            house.open()
            yield browser, house
        finally:
            browser.close()
            house.kill()
