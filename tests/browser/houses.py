"""Houses in processes of their own, so that a test can kill one and open it again."""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from tests.house.forked import Forked, start

SERVED = Path(__file__).with_name("served.py")
"""The program that runs there."""
PATIENCE = 90.0
"""Seconds without any change after which a test stops waiting and fails. No result depends on it."""
PORTS = itertools.count(10_000 + os.getpid() * 61 % 20_000)
"""Ports below the ephemeral range, so that a killed house finds its own port free again."""


class House:
    """A house in a process of its own, so that it can be killed and opened again."""

    def __init__(
        self,
        folder: Path,
        pace: float = 0.0,
        python: Path | str = sys.executable,
        env: dict[str, str] | None = None,
        site: str = "",
    ) -> None:
        """*python* and *env*: interpreter and variables of another environment than this one.

        *site*: a name that it answers to besides those of loopback.
        """
        self.store, self.pace = folder / "house.sqlite3", pace
        self.python, self.env, self.site = str(python), env, site
        self.port = next(port for port in PORTS if is_free(port))
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: Forked | subprocess.Popen[Any] | None = None

    def open(self, room: int = 0) -> None:
        """Start it and wait until it answers; *room* is its maximum file size in bytes, 0 for no limit."""
        words = ["-P", str(SERVED), *map(str, (self.port, self.store, self.pace, room, self.site))]
        if self.python == sys.executable and self.env is None:
            self.process = start(words, os.environ, is_heard=False)
        else:
            self.process = subprocess.Popen([self.python, *words], stdout=subprocess.DEVNULL, env=self.env)
        try:
            self._wait_for_answer()
        except BaseException:
            self.kill()
            raise

    def _wait_for_answer(self) -> None:
        ends = time.monotonic() + 6 * PATIENCE
        with httpx.Client(base_url=self.address, timeout=PATIENCE) as client:
            while True:
                assert self.process is not None
                assert self.process.poll() is None, "the house did not open"
                assert time.monotonic() < ends, "the house does not answer"
                try:
                    client.get("/api/house")
                except httpx.TransportError:
                    time.sleep(0.02)
                else:
                    return

    def kill(self) -> None:
        """Kill the house, as a power cut would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        """Stop the house as a service is stopped: it saves its tables first."""
        assert self.process is not None
        self.process.terminate()
        assert self.process.wait(PATIENCE) == 0
        self.process = None

    def deal_by(self, name: str) -> None:
        """Deal by this name from now on: the n-th table under a name always has the same cards."""
        self.store.with_suffix(".deals").write_text(name, encoding="utf-8")

    @contextlib.contextmanager
    def holding(self, what: str) -> Iterator[None]:
        """While inside, ``still``: no computer player moves; ``stopped``: no time passes at the tables."""
        mark = self.store.with_suffix(f".{what}")
        mark.touch()
        try:
            yield
        finally:
            mark.unlink()


def is_free(port: int) -> bool:
    """Whether a house could listen on this port."""
    with socket.socket() as one:
        try:
            one.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
