"""The HTTP routes of a visitor's chronicle."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Protocol

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from tafureria.house.chronicle import Chronicler
from tafureria.house.messages.chronicle import Book, Forgotten
from tafureria.house.notices.addresses import addresses_of
from tafureria.house.refusal import Refusal
from tafureria.web import ways
from tafureria.web.budgets import address_of
from tafureria.web.door import refused


class Front(ways.Front, Protocol):
    """What these routes need from the network side of the house."""

    chronicler: Chronicler


class ChronicleRoutes:
    """Answers requests about a visitor's own finished games."""

    def __init__(self, front: Front) -> None:
        self._front = front

    def routes(self) -> list[Route]:
        """The HTTP routes of this module."""
        return [
            Route("/api/chronicle", ways.answered(self.book)),
            Route("/api/chronicle", ways.answered(self.forget), methods=["DELETE"]),
            Route("/api/chronicle/export", self.export),
        ]

    async def book(self, request: Request) -> Book:
        """``GET /api/chronicle``.

        :raises Refusal: ``too-fast``.
        """
        person = self._front.person(request)
        self._front.budgets.check("replay", person, address_of(request.scope))
        return await self._front.chronicler.book(person)

    async def forget(self, request: Request) -> Forgotten:
        """``DELETE /api/chronicle``.

        :raises Refusal: ``wrong-origin``, ``no-cookie`` or ``too-fast``.
        """
        person = ways.visitor(self._front, request)
        self._front.budgets.check("table", person, address_of(request.scope))
        return await self._front.chronicler.forget(person)

    async def export(self, request: Request) -> Response:
        """``GET /api/chronicle/export``: the chronicle as a file, for which every record is recomputed."""
        person, address = self._front.person(request), address_of(request.scope)
        try:
            self._front.budgets.check("record", person, address)
            with self._front.budgets.hold("job", address):
                pass  # so that too many jobs are refused before anything is sent
        except Refusal as refusal:
            return refused(refusal, request.headers)  # the page links here, so a browser may ask for it

        store = self._front.house.store
        mails = [one.mail for one in await addresses_of(store, person) if one.mail] if person else []

        async def parts() -> AsyncIterator[bytes]:
            with self._front.budgets.hold("job", address):
                async for part in self._front.chronicler.export(person, mails):
                    yield part

        headers = {"cache-control": "no-store", "content-disposition": 'attachment; filename="cronica.json"'}
        return StreamingResponse(parts(), media_type="application/json", headers=headers)
