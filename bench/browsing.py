"""A browser and a house for what looks at pages."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, chromium
from tests.browser.houses import House


class RealHouse(House):
    """A house as people open it: that of the tests asks silent connections less often."""

    opened = 0.0
    """Seconds until it answered."""

    def open(self, room: int = 0) -> None:
        assert not room, "its files are not limited"
        began = time.perf_counter()
        command = [sys.executable, "-m", "tafureria", "--no-browser"]
        command += ["--port", str(self.port), "--store", str(self.store)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        self._wait_for_answer()
        self.opened = time.perf_counter() - began


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
