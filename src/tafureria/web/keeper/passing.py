"""What must be done where a table is awake: asked of that process by another one of the house."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import httpcore
import msgspec

from tafureria.house.messages.keeper import KeeperWish
from tafureria.house.refusal import Refusal
from tafureria.web.keeper.keys import Keys
from tafureria.web.sockets import HOP

log = logging.getLogger(__name__)

DONE: Final = 200


async def pass_on(address: str, wish: KeeperWish, keys: Keys, patience: float) -> None:
    """Have the process at *address* do what the keeper wishes; it does not pass it on again.

    *patience*: seconds within which it must have answered.

    :raises Refusal: ``not-here``, if it did not.
    """
    headers = {
        "authorization": f"Bearer {keys.make('program')}",
        "content-type": "application/json",
        HOP: "keeper",
    }
    try:
        async with asyncio.timeout(patience), httpcore.AsyncConnectionPool() as pool:
            answer = await pool.request(
                "POST", f"{address}/api/keeper", headers=headers, content=msgspec.json.encode(wish)
            )
    except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError) as error:
        log.warning("the process at %s does not answer the keeper: %s", address, error)
        raise Refusal("not-here") from error
    if answer.status != DONE:
        log.warning("the process at %s refuses what the keeper wishes: %s", address, answer.status)
        raise Refusal("not-here")
