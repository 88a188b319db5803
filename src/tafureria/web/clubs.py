"""The HTTP routes of clubs and their tournaments."""

from __future__ import annotations

from tafureria.house.clubs.clubs import Clubs
from tafureria.house.clubs.messages import (
    ClubChange,
    ClubList,
    ClubPage,
    NewClub,
    TournamentChange,
    TournamentPage,
    TournamentWish,
)
from tafureria.web.endpoint import AnyFront, Call, Endpoints, Id, endpoint, maker, visitor
from tafureria.web.entry import EntryRoutes


class ClubRoutes(Endpoints):
    """Answers requests about clubs."""

    clubs: Clubs

    def __init__(self, front: AnyFront, door: EntryRoutes) -> None:
        super().__init__(front)
        self._door = door

    @endpoint("GET /api/clubs", "The visitor's clubs")
    async def mine(self, call: Call) -> ClubList:
        return await self.clubs.mine(call.person)

    @endpoint("POST /api/clubs", "A new club", who=maker, budget=("club", "table"))
    async def make(self, call: Call, wish: NewClub) -> ClubPage:
        return await self.clubs.make(call.person, wish)

    @endpoint("GET /api/clubs/{club}", "A club, as the visitor may see it")
    async def page(self, call: Call, club: Id) -> ClubPage:
        may_watch = (await self._door.card(call.request)).may_watch
        return await self.clubs.page(club, call.person, is_inside=may_watch)

    @endpoint("POST /api/clubs/{club}", "Joins a club, leaves it, changes it", who=visitor, budget="club")
    async def change(self, call: Call, club: Id, wish: ClubChange) -> ClubPage:
        return await self.clubs.change(club, call.person, wish)

    @endpoint("POST /api/clubs/{club}/tournaments", "A new tournament", who=visitor, budget="club")
    async def new_tournament(self, call: Call, club: Id, wish: TournamentWish) -> TournamentPage:
        return await self.clubs.tournaments.make(club, call.person, wish)

    @endpoint("GET /api/clubs/{club}/tournaments/{tournament}", "A tournament: its rounds and standings")
    async def tournament(self, call: Call, club: Id, tournament: Id) -> TournamentPage:
        return await self.clubs.tournaments.page(club, tournament, call.person)

    @endpoint(
        "POST /api/clubs/{club}/tournaments/{tournament}",
        "Enters a tournament, leaves it, begins its next round; the club's page once it is deleted",
        who=visitor,
        budget="club",
    )
    async def change_tournament(
        self, call: Call, club: Id, tournament: Id, wish: TournamentChange
    ) -> TournamentPage | ClubPage:
        page = await self.clubs.tournaments.change(club, tournament, call.person, wish)
        return page or await self.clubs.page(club, call.person)
