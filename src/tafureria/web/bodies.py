"""Reads the bodies of HTTP requests."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request

from tafureria.house.messages.up import LARGEST_FRAME
from tafureria.house.refusal import Refusal

Wish = TypeVar("Wish", bound=msgspec.Struct)


async def read(request: Request, most: int) -> bytes:
    """The body of the request, of at most *most* bytes.

    :raises Refusal: ``too-large``.
    """
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise Refusal("too-large")
    return data


async def read_body(request: Request, kind: type[Wish]) -> Wish:
    """The body of the request, decoded from JSON as a *kind*.

    :raises Refusal: ``too-large`` or ``malformed``.
    """
    data = await read(request, LARGEST_FRAME)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", what=str(error)) from error
