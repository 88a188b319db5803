"""The HTTP routes of clubs and their tournaments."""

from __future__ import annotations

from typing import Protocol

from starlette.requests import Request
from starlette.routing import Route

from tafureria.house.clubs.clubs import Clubs
from tafureria.house.messages.clubs import (
    ClubChange,
    ClubList,
    ClubPage,
    NewClub,
    TournamentChange,
    TournamentPage,
    TournamentWish,
)
from tafureria.web.bodies import read_body
from tafureria.web.budgets import address_of
from tafureria.web.entry import EntryRoutes
from tafureria.web.ways import Front as AnyFront
from tafureria.web.ways import answered, visitor


class Front(AnyFront, Protocol):
    """What these routes need from the network side of the house."""

    door: EntryRoutes


class ClubRoutes:
    """Answers requests about clubs."""

    def __init__(self, front: Front) -> None:
        self._front = front
        self.clubs: Clubs

    def routes(self) -> list[Route]:
        """The HTTP routes of this module."""
        tournaments = "/api/clubs/{club}/tournaments"
        return [
            Route("/api/clubs", answered(self.mine)),
            Route("/api/clubs", answered(self.make), methods=["POST"]),
            Route("/api/clubs/{club}", answered(self.page)),
            Route("/api/clubs/{club}", answered(self.change), methods=["POST"]),
            Route(tournaments, answered(self.new_tournament), methods=["POST"]),
            Route(tournaments + "/{tournament}", answered(self.tournament)),
            Route(tournaments + "/{tournament}", answered(self.change_tournament), methods=["POST"]),
        ]

    def _changer(self, request: Request) -> str:
        """The visitor of a request that changes something.

        :raises Refusal: ``wrong-origin``, ``no-cookie`` or ``too-fast``.
        """
        person = visitor(self._front, request)
        self._front.budgets.check("club", person, address_of(request.scope))
        return person

    async def mine(self, request: Request) -> ClubList:
        """``GET /api/clubs``."""
        return await self.clubs.mine(self._front.person(request))

    async def make(self, request: Request) -> ClubPage:
        """``POST /api/clubs``.

        :raises Refusal: with a code that says why.
        """
        person = self._changer(request)
        self._front.budgets.check("table", person, address_of(request.scope))
        self._front.check_room()
        return await self.clubs.make(person, await read_body(request, NewClub))

    async def page(self, request: Request) -> ClubPage:
        """``GET /api/clubs/{club}``.

        :raises Refusal: ``unknown-club``.
        """
        person, club = self._front.person(request), request.path_params["club"]
        may_watch = (await self._front.door.card(request)).may_watch
        return await self.clubs.page(club, person, is_inside=may_watch)

    async def change(self, request: Request) -> ClubPage:
        """``POST /api/clubs/{club}``.

        :raises Refusal: with a code that says why.
        """
        person = self._changer(request)
        return await self.clubs.change(
            request.path_params["club"], person, await read_body(request, ClubChange)
        )

    async def new_tournament(self, request: Request) -> TournamentPage:
        """``POST /api/clubs/{club}/tournaments``.

        :raises Refusal: with a code that says why.
        """
        person = self._changer(request)
        wish = await read_body(request, TournamentWish)
        return await self.clubs.tournaments.make(request.path_params["club"], person, wish)

    async def tournament(self, request: Request) -> TournamentPage:
        """``GET /api/clubs/{club}/tournaments/{tournament}``.

        :raises Refusal: ``unknown-club``, ``unknown-tournament`` or ``not-member``.
        """
        club, tournament = (request.path_params[name] for name in ("club", "tournament"))
        return await self.clubs.tournaments.page(club, tournament, self._front.person(request))

    async def change_tournament(self, request: Request) -> TournamentPage | ClubPage:
        """``POST /api/clubs/{club}/tournaments/{tournament}``; returns the club's page after a deletion.

        :raises Refusal: with a code that says why.
        """
        person = self._changer(request)
        club, tournament = (request.path_params[name] for name in ("club", "tournament"))
        wish = await read_body(request, TournamentChange)
        page = await self.clubs.tournaments.change(club, tournament, person, wish)
        return page or await self.clubs.page(club, person)
