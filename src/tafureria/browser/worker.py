"""What the workers of a page call (``client/src/site/*.worker.ts``): the house, and its helpers.

What comes from JavaScript are proxies: bytes have to be taken out of them. What goes there is copied by
whoever takes it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from tafureria.browser.helpers import Hear, Worker
from tafureria.browser.helping import Helping
from tafureria.browser.opening import SETTINGS, is_store, open_house
from tafureria.browser.port import Port


class House:
    """The house, for the worker that it is in."""

    def __init__(self, port: Port) -> None:
        self._port = port

    def hear(self, text: str, body: Any = None) -> None:
        """Take a message from the page."""
        self._port.hear(text, _bytes(body))

    def fits(self, data: Any) -> bool:
        """Could these bytes take the place of the store?"""
        return is_store(_bytes(data))


async def open(  # noqa: A001
    store: str, post: Callable[[str, bytes], None], start_worker: Callable[..., Any], settings: str = "{}"
) -> House:
    """Open the house whose store is that file, with *settings*, in JSON, that differ from the usual ones."""

    def start(kind: str, hear: Hear) -> Worker:
        found: Worker = start_worker(kind, lambda channel, data=None: hear(channel, _bytes(data)))
        return found

    changed = replace(SETTINGS, **msgspec.json.decode(settings))
    return House(await open_house(store, post, start, changed))


class Help:
    """The helpers of the house in one worker."""

    def __init__(self, put: Callable[[int, bytes], None]) -> None:
        self._put, self._helping = put, Helping()

    def hear(self, module: str, channel: int, data: Any) -> None:
        """Do what a message asks for."""
        self._helping.hear(module, channel, _bytes(data), lambda said: self._put(channel, said))

    def forget(self, module: str, channel: int) -> None:
        """End a helper that has nothing to do."""
        self._helping.forget(module, channel)


def help(put: Callable[[int, bytes], None]) -> Help:  # noqa: A001
    """The helpers of this worker; *put* sends what one of them writes."""
    return Help(put)


def _bytes(data: Any) -> bytes:
    return b"" if data is None else bytes(data.to_bytes())
