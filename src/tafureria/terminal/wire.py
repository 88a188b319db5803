"""Helpers for programs at a table: the address of a table, a token, a free seat, the type of events."""

from __future__ import annotations

import urllib.request
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from tafureria.house.messages.down import AnyDown, TableFrame
from tafureria.house.messages.pages import Token
from tafureria.house.status import TableStatus

decode: Final[msgspec.json.Decoder[AnyDown]] = msgspec.json.Decoder(AnyDown)
"""Decodes a frame that the house sends."""


class CannotJoin(Exception):
    """Raised when a player cannot join; the message says why in one line."""


def address(url: str) -> tuple[str, str]:
    """The URL of the house, and that of the table's WebSocket, by the link of a table.

    :raises CannotJoin: when it is not the link of a table.
    """
    parts = urlsplit(url)
    base, table = f"{parts.scheme}://{parts.netloc}", parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in {"http", "https"} or not parts.netloc or not table:
        raise CannotJoin(f"{url!r} is not the link of a table: it should look like https://HOST/mesa/TABLE")
    return base, f"ws{base.removeprefix('http')}/ws/{table}"


def token(base: str) -> str:
    """A new token of the house, by which it recognizes the holder of a seat.

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
    """The union of these event types, for decoding events that the house sends."""
    kind: Any = events[0]
    for event in events[1:]:
        kind |= event
    return kind
