"""What a house needs besides where others come to it: ways to it, friends, clubs, notices, a keeper."""

from __future__ import annotations

from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tafureria.house.clubs.clubs import Clubs
from tafureria.house.deadlines import Deadlines
from tafureria.house.friends import Circle
from tafureria.house.laboratory import Laboratory
from tafureria.house.messages.pages import HousePage, Token
from tafureria.house.notices.mail import Mail
from tafureria.house.notices.postman import Postman
from tafureria.house.notices.push import Push
from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings
from tafureria.lab import rating
from tafureria.web import openapi
from tafureria.web.app import Front
from tafureria.web.budgets import address_of
from tafureria.web.clubs import ClubRoutes
from tafureria.web.door import as_json, is_own_origin, problem
from tafureria.web.friends import FriendRoutes
from tafureria.web.keeper.health import Health
from tafureria.web.laboratory.routes import STUDYING, LaboratoryRoutes
from tafureria.web.lan import Lan
from tafureria.web.mails import MailRoutes
from tafureria.web.notices import NoticeRoutes
from tafureria.web.passkeys import PasskeyRoutes
from tafureria.web.protocol import schema_text
from tafureria.web.restart import Restart
from tafureria.web.streams import Streams
from tafureria.web.ways import Ways


class Abroad(Front):
    """The network side of a house that others come to."""

    def __init__(self, store: str, settings: Settings, built: Path, lan: Lan, restart: Restart) -> None:
        super().__init__(store, settings, built, lan, restart)
        self.deadlines: Deadlines
        self.push: Push
        self.mail = Mail(settings)
        self.postman: Postman
        self.circle: Circle
        self.clubs = ClubRoutes(self)
        self.laboratory = LaboratoryRoutes(self, settings)
        self.notices = NoticeRoutes(self, settings)
        self.streams = Streams(self, settings)

    async def begin(self) -> None:
        store, most = self.house.store, self._settings
        self.circle = await Circle.open(store)
        self.clubs.clubs = Clubs(self.house, rating.rated)
        self.laboratory.laboratory = Laboratory(store, most, STUDYING)
        self.deadlines = Deadlines(self.house, most.look_every)
        self.deadlines.start()
        self.push = await Push.open(store, most.contact, anywhere=most.push_anywhere)
        self.postman = Postman(self.house, self.push, self.mail, most.look_every, most.tell_after)
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
        return [
            *super().routes(),
            *Ways(self).routes(),
            *self.clubs.routes(),
            *self.laboratory.routes(),
            *self.notices.routes(),
            *MailRoutes(self).routes(),
            *PasskeyRoutes(self, self.me).routes(),
            *FriendRoutes(self).routes(),
            Route("/api/tokens", self.token, methods=["POST"]),
            Route("/api/wire.json", self.wire),
            Route("/api/openapi.json", self.openapi),
            *self.streams.routes(),
            *Health(self).routes(),
            *self.keeper.routes(),
        ]

    def shown(self, page: HousePage, request: Request) -> HousePage:
        return msgspec.structs.replace(
            page,
            laboratory=self.laboratory.is_keeper(request),
            keeper=self.keeper.is_shown_to(request),
        )

    async def token(self, request: Request) -> Response:
        """``POST /api/tokens``: a token for a new program; limited per address."""
        if not is_own_origin(request.headers):
            return problem(Refusal("wrong-origin"))
        if not self.budgets.take("token", "", address_of(request.scope)):
            return problem(Refusal("too-fast"))
        return as_json(Token(token=self.cookies.token()), 201)

    async def openapi(self, request: Request) -> Response:
        """``GET /api/openapi.json``: the OpenAPI document."""
        del request
        return Response(openapi.text(), media_type="application/json")

    async def wire(self, request: Request) -> Response:
        """``GET /api/wire.json``: the JSON schema of the protocol."""
        del request
        return Response(schema_text(), media_type="application/json")
