"""Waiting for the store."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

from tafureria.house.refusal import Refusal
from tafureria.house.store.rows import StoreFailed

log = logging.getLogger(__name__)


async def durable(table: str, writing: Awaitable[None]) -> None:
    """Wait until it is written; *table* is the id of the table that asks for it.

    :raises Refusal: ``store-failed``.
    """
    try:
        await writing
    except StoreFailed as error:
        log.warning("table %s: the store cannot be written: %s", table, error)
        raise Refusal("store-failed") from error
