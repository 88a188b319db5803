"""What a house needs besides where others come to it: ways to it, friends, clubs, notices, a keeper."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tafureria.house.clubs.clubs import Clubs
from tafureria.house.deadlines import Deadlines
from tafureria.house.friends.friends import Circle
from tafureria.house.laboratory.laboratory import Laboratory
from tafureria.house.messages.pages import HousePage, Token
from tafureria.house.notices.mail import Mail
from tafureria.house.notices.postman import Postman
from tafureria.house.notices.push import Push
from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings
from tafureria.lab import rating
from tafureria.web import openapi
from tafureria.web.chronicle import ChronicleRoutes
from tafureria.web.clubs import ClubRoutes
from tafureria.web.days import DayRoutes
from tafureria.web.door import is_own_origin
from tafureria.web.endpoint import Call, Endpoint, endpoint, endpoints_of
from tafureria.web.entry import EntryRoutes
from tafureria.web.friends import FriendRoutes
from tafureria.web.front import Front
from tafureria.web.keeper.health import Health
from tafureria.web.keeper.routes import KeeperRoutes
from tafureria.web.laboratory.routes import STUDYING, LaboratoryRoutes
from tafureria.web.lan import Lan
from tafureria.web.mails import MailRoutes
from tafureria.web.me import MeRoutes
from tafureria.web.notices import NoticeRoutes
from tafureria.web.passkeys import PasskeyRoutes
from tafureria.web.protocol import schema_text
from tafureria.web.restart import Restart
from tafureria.web.streams import Streams
from tafureria.web.ways import Ways


def _from_here(front: Abroad, request: Request) -> str:
    """Anybody who comes from a page of this house or with a program, and has no identity yet."""
    del front
    if not is_own_origin(request.headers):
        raise Refusal("wrong-origin")
    return ""


class Abroad(Front):
    """The network side of a house that others come to."""

    def __init__(self, store: str, settings: Settings, built: Path, lan: Lan, restart: Restart) -> None:
        super().__init__(store, settings, built, lan, restart)
        self.deadlines: Deadlines
        self.mail = Mail(settings)
        self.postman: Postman
        self.friends = FriendRoutes(self)
        self.clubs = ClubRoutes(self, self.door)
        self.laboratory = LaboratoryRoutes(self, settings)
        self.notices = NoticeRoutes(self, self.mail, settings)
        self.streams = Streams(self, self.socket, settings)

    async def begin(self) -> None:
        store, most = self.house.store, self._settings
        self.friends.circle = await Circle.open(store)
        self.clubs.clubs = Clubs(self.house, rating.rated)
        self.laboratory.laboratory = Laboratory(store, most, STUDYING)
        self.deadlines = Deadlines(self.house, most.look_every)
        self.deadlines.start()
        self.notices.push = await Push.open(store, most.contact, anywhere=most.push_anywhere)
        self.postman = Postman(self.house, self.notices.push, self.mail, most.look_every, most.tell_after)
        self.postman.start()

    async def end(self) -> None:
        await self.postman.close()
        await self.deadlines.close()
        await self.streams.close()
        await self.laboratory.laboratory.close()

    async def drain(self) -> None:
        """Hand all tables over before the server stops, and stop the laboratory's studies."""
        await self.laboratory.laboratory.close()
        await super().drain()

    def routes(self) -> list[Route]:
        parts = (
            *(Ways(self), self.clubs, self.laboratory, self.notices, MailRoutes(self)),
            *(PasskeyRoutes(self, self.me), self.friends, self.streams, Health(self), self.keeper),
        )
        return [*super().routes(), *(route for part in parts for route in part.routes())]

    def shown(self, page: HousePage, request: Request) -> HousePage:
        return msgspec.structs.replace(
            page,
            laboratory=self.laboratory.is_keeper(request),
            keeper=self.keeper.is_shown_to(request),
        )

    @endpoint("POST /api/tokens", "A token for a new program", who=_from_here, budget="token", status=201)
    async def token(self, call: Call) -> Token:
        """Limited per address."""
        del call
        return Token(token=self.cookies.token())

    @endpoint("GET /api/openapi.json", "This document", gives=dict)
    async def openapi(self, call: Call) -> Response:
        del call
        return Response(document(), media_type="application/json")

    @endpoint("GET /api/wire.json", "The JSON schema of the WebSocket protocol", gives=dict)
    async def wire(self, call: Call) -> Response:
        del call
        return Response(schema_text(), media_type="application/json")


def endpoints() -> list[Endpoint]:
    """All endpoints of a house."""
    parts = (
        *(Abroad, EntryRoutes, DayRoutes, ChronicleRoutes, MeRoutes, Ways, ClubRoutes, LaboratoryRoutes),
        *(NoticeRoutes, PasskeyRoutes, FriendRoutes, KeeperRoutes),
    )
    return [one for part in parts for one in endpoints_of(part)]


@cache
def document() -> bytes:
    """The OpenAPI document in JSON; making it takes so long that requests for it would hold up tables."""
    return msgspec.json.encode(openapi.document(endpoints()))
