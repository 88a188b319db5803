"""The HTTP routes of the deal of the day."""

from __future__ import annotations

from starlette.requests import Request
from starlette.routing import Route

from tafureria.house.days import Days
from tafureria.house.messages.pages import DayPage, DayResults, DayWish, Made
from tafureria.web.bodies import read_body
from tafureria.web.budgets import address_of
from tafureria.web.ways import Front, answered, visitor


class DayRoutes:
    """Answers requests about the deal of the day."""

    def __init__(self, front: Front) -> None:
        self._front = front
        self.days: Days

    def routes(self) -> list[Route]:
        """The HTTP routes of this module."""
        return [
            Route("/api/days", answered(self.page)),
            Route("/api/days", answered(self.make), methods=["POST"]),
            Route("/api/days/{day}/{game}", answered(self.results)),
        ]

    async def page(self, request: Request) -> DayPage:
        """``GET /api/days``."""
        return await self.days.page(self._front.person(request))

    async def results(self, request: Request) -> DayResults:
        """``GET /api/days/{day}/{game}``.

        :raises Refusal: with a code that says why.
        """
        day, game = (request.path_params[name] for name in ("day", "game"))
        return await self.days.results(day, game, self._front.person(request))

    async def make(self, request: Request) -> Made:
        """``POST /api/days``.

        :raises Refusal: with a code that says why.
        """
        person = visitor(self._front, request)
        self._front.budgets.check("table", person, address_of(request.scope))
        self._front.check_room()
        return await self.days.make(person, await read_body(request, DayWish))
