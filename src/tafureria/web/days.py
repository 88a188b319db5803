"""The HTTP routes of the deal of the day."""

from __future__ import annotations

from tafureria.house.days.days import Days
from tafureria.house.days.messages import DayPage, DayResults, DayWish
from tafureria.house.messages.pages import Made
from tafureria.web.endpoint import Call, Day, Endpoints, endpoint, maker


class DayRoutes(Endpoints):
    """Answers requests about the deal of the day."""

    days: Days

    @endpoint("GET /api/days", "The deals of the day")
    async def page(self, call: Call) -> DayPage:
        return await self.days.page(call.person)

    @endpoint("POST /api/days", "The visitor's table with the deal of the day", who=maker, budget="table")
    async def make(self, call: Call, wish: DayWish) -> Made:
        return await self.days.make(call.person, wish)

    @endpoint("GET /api/days/{day}/{game}", "What everybody has made of a deal of the day")
    async def results(self, call: Call, day: Day, game: str) -> DayResults:
        return await self.days.results(day, game, call.person)
