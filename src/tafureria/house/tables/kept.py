"""What was told at a table, in a form that stays readable after the rules of its game have changed.

Otherwise a game is replayed from its actions, which needs the same version of the rules. A running game is
kept when its table falls asleep or its house closes, a finished one soon after its end.
"""

from __future__ import annotations

import zlib
from typing import Any, Final, cast

import msgspec

from tafureria.core.game import TABLE
from tafureria.house.messages.deal import Deal
from tafureria.house.messages.down import Over, encode_down
from tafureria.house.messages.pages import Result
from tafureria.house.tables.live_game import LiveGame


class KeptStep(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a finished game. Lists by observer have the table first, then the seats."""

    seat: int
    notation: str
    views: list[msgspec.Raw]
    happened: list[msgspec.Raw]
    """Every event, in full."""
    told: list[list[msgspec.Raw]]
    """By observer: the events as it was told them."""
    positions: list[int]


class KeptGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game."""

    steps: list[KeptStep]
    over: Over
    deal: Deal
    record: str


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a table."""

    frames: list[msgspec.Raw]
    """By observer: the position frame for somebody who comes to the table."""
    game: KeptGame | None = None
    """The whole game, once it is over."""


_kept: Final[msgspec.json.Decoder[Kept]] = msgspec.json.Decoder(Kept)


def frames_of(live: LiveGame) -> list[msgspec.Raw]:
    """By observer: the position frame for somebody who comes to the table, without legal actions."""
    out = []
    for seat in range(TABLE, live.seats):
        frame = live.frame(seat, live.story_so_far(seat), fresh=True)
        out.append(
            msgspec.Raw(encode_down(msgspec.structs.replace(frame, legal=[], notation=[], waiting=[])))
        )
    return out


def pack(kept: Kept) -> bytes:
    """The bytes to store."""
    return zlib.compress(msgspec.json.encode(kept))


def unpack(data: bytes) -> Kept:
    """The inverse of :func:`pack`."""
    return _kept.decode(zlib.decompress(data))


def result_of(data: bytes) -> str:
    """The result of a kept game in JSON, in the form of :class:`Result`; empty for a running game."""
    game = unpack(data).game
    if game is None:
        return ""
    return msgspec.json.encode(Result(winners=game.over.winners, scores=game.over.scores)).decode()


def raw(value: object) -> msgspec.Raw:
    """The JSON of a view or an event."""
    return msgspec.Raw(msgspec.json.encode(value))


def as_object(value: msgspec.Raw) -> dict[str, Any]:
    """Type raw JSON as the JSON object that msgspec encodes it to."""
    return cast("dict[str, Any]", value)
