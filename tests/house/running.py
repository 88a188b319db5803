"""A house in a process of its own, which can be killed. Its cards depend on the name of the test."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Self

from tests.house.forked import pause, start
from tests.house.hands import LONG, deals
from tests.house.peers import Visitor
from tests.house.places import place

ROOT = Path(__file__).parents[2]
CODE = """
import itertools, resource, sys
from tafureria.core.chance import Dealer
from tafureria.house.settings import Settings
from tafureria.web.serve import serve
number = itertools.count(1)
Dealer.new_key = lambda: Dealer.key_from_seed(f"{sys.argv[5]} {next(number)}")
quick = Settings(
    pace=0.0, pause_factor=0.0, sleep_after=5.0, frames_per_second=100_000, frames_at_once=100_000, lease=30,
    limit_addresses=False, tables_per_minute=10**6, actions_per_second=1e6, actions_at_once=10**6,
)
if int(sys.argv[3]):
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[3]),) * 2)
shared = {"shared": True, "alone": False}[sys.argv[2]]
sys.exit(serve(store=sys.argv[1], open_browser=False, settings=quick, shared=shared, site=sys.argv[4]))
"""


class RunningHouse:
    """A house in a process of its own; ``with`` waits until it is open, and stops it unless it was killed."""

    def __init__(
        self, folder: Path, store: str | None = None, *, shared: bool = False, room: int = 0, site: str = ""
    ) -> None:
        """*room*: maximum file size in bytes, as if the disk were full; 0 for no limit."""
        self.folder = folder
        folder.mkdir(exist_ok=True)
        self.store = place(store or folder / "store.sqlite3")
        # The test's folder comes first, so that modules in it replace the house's, like another release.
        folders = (folder, ROOT / "src", ROOT / "examples" / "mentiroso", ROOT / "tests" / "installed")
        path = os.pathsep.join(map(str, folders))
        # The house remembers its port in the data folder, so that a second start has the same address.
        env = os.environ | {"PYTHONPATH": path, "XDG_DATA_HOME": str(folder), "HOME": str(folder)}
        words = ["-c", CODE, self.store, "shared" if shared else "alone", str(room), site, deals.new_house()]
        self.process = start(words, env, fresh=any(folder.rglob("*.py")))
        self.said: list[str] = []
        self.url = ""

    def __enter__(self) -> Self:
        assert self.process.stdout is not None
        self.said = [self.process.stdout.readline() for _ in range(2)]
        assert self.said[0].startswith("Tafurería: http://127.0.0.1:"), self.said
        self.url = self.said[0].split()[1].rstrip("/")
        return self

    def __exit__(self, *_) -> None:
        if self.process.returncode is None:
            assert self.stop() == 0
        assert self.process.stdout is not None
        self.process.stdout.close()

    def visitor(self, name: str = "Ana") -> Visitor:
        return Visitor(self.url, name)

    def kill(self) -> None:
        """Kill the house, as a power cut would."""
        self.process.kill()
        self.process.wait(LONG)

    def pause(self) -> None:
        """Let it stand still until it is sent ``SIGCONT``."""
        pause(self.process.pid)

    def stop(self) -> int:
        """Stop the house, as a service is stopped; return its exit code."""
        self.process.terminate()
        return self.process.wait(LONG)
