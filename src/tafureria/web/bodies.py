"""What a request brings with it."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request

from tafureria.house.messages.clubs import ClubChange, NewClub, TournamentChange, TournamentWish
from tafureria.house.messages.finished import PlayOn
from tafureria.house.messages.keeper import KeeperKey, KeeperWish, ReportWish
from tafureria.house.messages.laboratory import StudyChange, StudyWish
from tafureria.house.messages.notices import PushWish, QuietHours
from tafureria.house.messages.pages import DayWish, Learn, NewTable, Opening, SaidWord
from tafureria.house.messages.up import LARGEST_FRAME
from tafureria.house.refusal import Refusal

Wish = TypeVar(
    "Wish",
    ClubChange,
    DayWish,
    KeeperKey,
    KeeperWish,
    Learn,
    NewClub,
    NewTable,
    Opening,
    PlayOn,
    PushWish,
    QuietHours,
    ReportWish,
    SaidWord,
    StudyChange,
    StudyWish,
    TournamentChange,
    TournamentWish,
)


async def read(request: Request, most: int) -> bytes:
    """The body of the request.

    :raises Refusal: ``too-large``.
    """
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise Refusal("too-large")
    return data


async def read_body(request: Request, kind: type[Wish]) -> Wish:
    """What the body of the request asks for.

    :raises Refusal: ``too-large`` or ``malformed``.
    """
    data = await read(request, LARGEST_FRAME)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", what=str(error)) from error
