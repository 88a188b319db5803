"""Helpers for programs at a table: the address of a table, a token, a free seat, the type of events."""

from __future__ import annotations

import urllib.error
import urllib.request
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from tafureria.house.entry.messages import DoorWord
from tafureria.house.messages.down import AnyDown, TableFrame
from tafureria.house.messages.pages import Problem, Token
from tafureria.house.status import TableStatus

decode: Final[msgspec.json.Decoder[AnyDown]] = msgspec.json.Decoder(AnyDown)
"""Decodes a frame that the house sends."""
REFUSALS: Final = {
    "unknown-table": "the house has no such table: check the link",
    "needs-word": "the house lets in whoever says its word: --house-word WORD",
    "wrong-word": "that is not the word of the house",
    "needs-club": "the house lets in members of its clubs only",
    "too-fast": "the house has had too many tries from here: try again later",
    "banned": "the keeper of the house has barred this address",
    "closed": "the house is closed",
}
"""Refusals after which it helps neither to go on nor to come back at once."""


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


def token(base: str, word: str = "") -> str:
    """A new token of the house, by which it recognizes the holder of a seat.

    *word*: the word of the house, which its holder says; empty where none is needed.

    :raises CannotJoin: when no house answers, or refuses the word.
    """
    try:
        made = msgspec.json.decode(_post(f"{base}/api/tokens", b"", {}), type=Token).token
        if word:
            said = msgspec.json.encode(DoorWord(word=word))
            _post(f"{base}/api/door", said, {"authorization": f"Bearer {made}"})
    except urllib.error.HTTPError as error:
        with error:
            code = _code(error.read())
        raise CannotJoin(refusal(code) or f"{base} answers: {error}") from error
    except (OSError, msgspec.MsgspecError) as error:
        raise CannotJoin(f"no house answers at {base}: {error}") from error
    return made


def refusal(code: str) -> str:
    """Why a house refuses a player, in words, by the code of its refusal; empty for other codes."""
    return REFUSALS.get(code, "")


def _post(url: str, body: bytes, headers: dict[str, str]) -> bytes:
    headers |= {"content-type": "application/json"} if body else {}
    request = urllib.request.Request(url, data=body, method="POST", headers=headers)  # noqa: S310 - http(s)
    with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310 - checked before
        read: bytes = answer.read()
        return read


def _code(body: bytes) -> str:
    """The code of a refusal; empty if that is no answer of a house."""
    try:
        return msgspec.json.decode(body, type=Problem).code
    except msgspec.MsgspecError:
        return ""


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
