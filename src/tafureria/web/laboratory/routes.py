"""The HTTP routes of the laboratory, and the check of who may use it."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tafureria.house.laboratory.laboratory import Draw, Known, Laboratory
from tafureria.house.laboratory.messages import Begun, LaboratoryPage, StudyChange, StudyPage, StudyWish
from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings
from tafureria.lab.report.page import figures, page
from tafureria.lab.study.findings import Findings
from tafureria.web.accept import locale_for
from tafureria.web.endpoint import HTML, AnyFront, Call, Endpoints, Id, Language, More, endpoint, visitor
from tafureria.words import LANGUAGES

STUDYING: Final = "tafureria.web.laboratory.studying"


def _inside(routes: LaboratoryRoutes, request: Request) -> str:
    """Whoever may use the laboratory."""
    routes.let_in(request)
    return routes.front.person(request)


def _player(routes: LaboratoryRoutes, request: Request) -> str:
    """Whoever may change something in the laboratory."""
    routes.let_in(request)
    return visitor(routes, request)


class LaboratoryRoutes(Endpoints):
    """Answers requests about the laboratory."""

    laboratory: Laboratory

    def __init__(self, front: AnyFront, settings: Settings) -> None:
        super().__init__(front)
        self._who = settings.laboratory

    def is_keeper(self, request: Request) -> bool:
        """May this visitor use the laboratory?"""
        return self._who == "everyone" or (self._who == "local" and self.front.is_keeper(request))

    def let_in(self, request: Request) -> None:
        """:raises Refusal: when the visitor may not use the laboratory."""
        if self._who == "off":
            raise Refusal("no-laboratory")
        if not self.is_keeper(request):
            raise Refusal("not-near")

    @endpoint("GET /api/laboratory", "What the laboratory has", who=_inside)
    async def shelf(self, call: Call) -> LaboratoryPage:
        del call
        return await self.laboratory.page()

    @endpoint("POST /api/laboratory", "A new study", who=_player, budget="table")
    async def begin(self, call: Call, wish: StudyWish) -> Begun:
        del call
        return await self.laboratory.begin(wish)

    @endpoint(
        "GET /api/laboratory/{study}",
        "How far a study has got; with `after`, once there are more deals than that, or after a while",
    )
    async def look(self, call: Call, study: Id, lang: Language = LANGUAGES[0], after: More = -1) -> StudyPage:
        job = self.laboratory.look(study, _draw(call.request, lang), after, self.is_keeper(call.request))
        return await self.front.compute(call.request, "replay", job, held="look")

    @endpoint("POST /api/laboratory/{study}", "Stops, keeps or shares a study", who=_player, budget="table")
    async def change(
        self, call: Call, study: Id, wish: StudyChange, lang: Language = LANGUAGES[0]
    ) -> StudyPage:
        return await self.laboratory.change(study, wish, _draw(call.request, lang))

    @endpoint(
        "GET /api/laboratory/{study}/report",
        "The report of a study: a page that needs nothing else",
        budget="replay",
        gives=HTML,
    )
    async def report(self, call: Call, study: Id, lang: Language = LANGUAGES[0]) -> Response:
        known = await self.laboratory.known(study, self.is_keeper(call.request))
        found = _found(known)
        text = await asyncio.to_thread(page, found, known.command, _locale(call.request, lang))
        headers = {
            "cache-control": "no-store",
            "content-disposition": f'attachment; filename="{found.game}.html"',
        }
        return Response(text, media_type=HTML, headers=headers)


def _locale(request: Request, wanted: str) -> str:
    """The language that is asked for, with the region of the reader for numbers."""
    language = wanted if wanted in LANGUAGES else LANGUAGES[0]
    return locale_for(request.headers.get("accept-language", ""), language)


def _draw(request: Request, wanted: str) -> Draw:
    """Draws the figures as this reader reads them."""
    locale = _locale(request, wanted)
    return lambda known: figures(_found(known), locale)


def _found(known: Known) -> Findings:
    return msgspec.json.decode(known.findings, type=Findings)
