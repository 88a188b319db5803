"""What programs at a table share: the address of a table, a token, a free seat, events out of JSON."""

from __future__ import annotations

import urllib.request
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from tafureria.house.messages.down import AnyDown, TableFrame
from tafureria.house.messages.pages import Token
from tafureria.house.status import TableStatus

decode: Final[msgspec.json.Decoder[AnyDown]] = msgspec.json.Decoder(AnyDown)
"""Reads a frame of the house."""


class CannotJoin(Exception):
    """Why a player cannot join, in one line."""


def address(url: str) -> tuple[str, str]:
    """The house and the WebSocket of the table with that link.

    :raises CannotJoin: when it is not the link of a table.
    """
    parts = urlsplit(url)
    base, table = f"{parts.scheme}://{parts.netloc}", parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in {"http", "https"} or not parts.netloc or not table:
        raise CannotJoin(f"{url!r} is not the link of a table: it should look like https://HOST/mesa/TABLE")
    return base, f"ws{base.removeprefix('http')}/ws/{table}"


def token(base: str) -> str:
    """A new token of the house, to which a seat will belong.

    :raises CannotJoin: when no house answers.
    """
    request = urllib.request.Request(f"{base}/api/tokens", data=b"", method="POST")  # noqa: S310 - http(s)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310 - checked before
            return msgspec.json.decode(answer.read(), type=Token).token
    except (OSError, msgspec.MsgspecError) as error:
        raise CannotJoin(f"no house answers at {base}: {error}") from error


def free_seat(table: TableFrame, wish: int | None) -> int:
    """The seat to take: the one wished for, or the first free one.

    :raises CannotJoin: when it is not free.
    """
    free = [seat.seat for seat in table.seats if seat.kind == "open"]
    if wish is not None and wish not in free:
        raise CannotJoin(f"seat {wish} is not free; free seats: {', '.join(map(str, free)) or 'none'}")
    if not free or table.status != TableStatus.WAITING:
        raise CannotJoin("no seat is free at that table")
    return free[0] if wish is None else wish


def union(events: tuple[type[Any], ...]) -> Any:
    """The type of any of these events, to convert what came over the wire."""
    kind: Any = events[0]
    for event in events[1:]:
        kind |= event
    return kind
