"""Waiting for the store."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import TypeVar

from tafureria.house.refusal import Refusal
from tafureria.house.store.rows import StoreFailed

log = logging.getLogger(__name__)
T = TypeVar("T")


async def durable(table: str, writing: Awaitable[T]) -> T:
    """Wait for a write or read of the store and return its result; *table* is the id of the table it is for.

    :raises Refusal: ``store-failed``.
    """
    try:
        return await writing
    except StoreFailed as error:
        log.warning("table %s: the store cannot be used: %s", table, error)
        raise Refusal("store-failed") from error
