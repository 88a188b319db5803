"""The HTTP routes of the laboratory, and the check of who may use it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, Protocol, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tafureria.house.laboratory import Laboratory
from tafureria.house.messages.laboratory import Begun, LaboratoryPage, StudyChange, StudyPage, StudyWish
from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings
from tafureria.lab.report.page import page
from tafureria.lab.report.words import written_as
from tafureria.lab.study.findings import Findings
from tafureria.web.accept import locale_for
from tafureria.web.bodies import read_body
from tafureria.web.budgets import Budgets, address_of
from tafureria.web.door import as_long_json, is_own_origin, problem, refused
from tafureria.web.ways import answered
from tafureria.words import LANGUAGES

T = TypeVar("T")
STUDYING: Final = "tafureria.web.laboratory.studying"


class Front(Protocol):
    """What these routes need from the network side of the house."""

    budgets: Budgets

    def person(self, request: Request) -> str:
        """The visitor; empty for somebody whom the house does not know."""

    async def compute(self, request: Request, what: str, job: Coroutine[Any, Any, T], held: str = "job") -> T:
        """Do a job within the visitor's budgets; it is cancelled if the visitor disconnects."""

    def is_keeper(self, request: Request) -> bool:
        """Does this request come from the keeper?"""


class LaboratoryRoutes:
    """Answers requests about the laboratory."""

    def __init__(self, front: Front, settings: Settings) -> None:
        self._front, self._who = front, settings.laboratory
        self.laboratory: Laboratory

    def routes(self) -> list[Route]:
        """The HTTP routes of this module."""
        return [
            Route("/api/laboratory", answered(self.shelf)),
            Route("/api/laboratory", answered(self.begin), methods=["POST"]),
            Route("/api/laboratory/{study}", self.look),
            Route("/api/laboratory/{study}", answered(self.change), methods=["POST"]),
            Route("/api/laboratory/{study}/report", self.report),
        ]

    def is_keeper(self, request: Request) -> bool:
        """May this visitor use the laboratory?"""
        return self._who == "everyone" or (self._who == "local" and self._front.is_keeper(request))

    def _let_in(self, request: Request) -> None:
        if self._who == "off":
            raise Refusal("no-laboratory")
        if not self.is_keeper(request):
            raise Refusal("not-near")

    def _check(self, request: Request) -> None:
        """:raises Refusal: when the visitor may not change anything in the laboratory."""
        self._let_in(request)
        if not is_own_origin(request.headers):
            raise Refusal("wrong-origin")
        person = self._front.person(request)
        if not person:
            raise Refusal("no-cookie")
        self._front.budgets.check("table", person, address_of(request.scope))

    async def shelf(self, request: Request) -> LaboratoryPage:
        """``GET /api/laboratory``.

        :raises Refusal: ``no-laboratory`` or ``not-near``.
        """
        self._let_in(request)
        return await self.laboratory.page()

    async def begin(self, request: Request) -> Begun:
        """``POST /api/laboratory``.

        :raises Refusal: with a code that says why.
        """
        self._check(request)
        return await self.laboratory.begin(await read_body(request, StudyWish))

    async def look(self, request: Request) -> Response:
        """``GET /api/laboratory/{study}?lang=LANGUAGE&after=DEALS``."""
        text = request.query_params.get("after", "")
        after = int(text) if text.isascii() and text.isdigit() and len(text) < 8 else -1
        study, keeper = request.path_params["study"], self.is_keeper(request)
        try:
            job = self.laboratory.look(study, written_as(_locale(request)), after, keeper)
            found = await self._front.compute(request, "replay", job, held="look")
        except Refusal as refusal:
            return problem(refusal)
        return await as_long_json(found, request)

    async def change(self, request: Request) -> StudyPage:
        """``POST /api/laboratory/{study}?lang=LANGUAGE``.

        :raises Refusal: with a code that says why.
        """
        self._check(request)
        wish = await read_body(request, StudyChange)
        return await self.laboratory.change(request.path_params["study"], wish, written_as(_locale(request)))

    async def report(self, request: Request) -> Response:
        """``GET /api/laboratory/{study}/report?lang=LANGUAGE``: a self-contained HTML page."""
        try:
            self._front.budgets.check("replay", self._front.person(request), address_of(request.scope))
            known = await self.laboratory.known(request.path_params["study"], self.is_keeper(request))
        except Refusal as refusal:
            return refused(refusal, request.headers)  # the page links here, so a browser may ask for it
        found = msgspec.json.decode(known.findings, type=Findings)
        text = await asyncio.to_thread(page, found, known.command, _locale(request))
        headers = {
            "cache-control": "no-store",
            "content-disposition": f'attachment; filename="{found.game}.html"',
        }
        return Response(text, media_type="text/html", headers=headers)


def _locale(request: Request) -> str:
    """The language that is asked for, with the region of the reader for numbers."""
    wanted = request.query_params.get("lang", "")
    language = wanted if wanted in LANGUAGES else LANGUAGES[0]
    return locale_for(request.headers.get("accept-language", ""), language)
