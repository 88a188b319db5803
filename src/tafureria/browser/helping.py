"""What helpers of the house do, where they are workers of a page and no processes.

A helper process reads its standard input; a worker is called with what has come. Each service is given whole
messages, of as many bytes as the house writes at once, and puts its answers, framed as the house reads them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafureria.house.bots import thinker
from tafureria.house.finished import analysing, work

Put = Callable[[bytes], None]
Service = Callable[[bytes, Put], None]


def _thinker() -> Service:
    notebooks = thinker.Notebooks()
    return lambda data, put: put(notebooks.answered(data[thinker.HEAD :]))


def _analysing() -> Service:
    return analysing.carry_out


def _work() -> Service:
    return lambda data, put: put(work.answered(data[work.HEAD :]))


SERVICES: Final[dict[str, Callable[[], Service]]] = {
    thinker.__name__: _thinker,
    analysing.__name__: _analysing,
    work.__name__: _work,
}
"""By module: what it does in a worker."""


class Helping:
    """The services of one worker, each with what it remembers."""

    def __init__(self) -> None:
        self._services: dict[tuple[str, int], Service] = {}

    def hear(self, module: str, channel: int, data: bytes, put: Put) -> None:
        """Do what a message asks for, on the channel of a helper."""
        key = (module, channel)
        if key not in self._services:
            self._services[key] = SERVICES[module]()
        self._services[key](data, put)

    def forget(self, module: str, channel: int) -> None:
        """End a helper that has nothing to do."""
        self._services.pop((module, channel), None)
