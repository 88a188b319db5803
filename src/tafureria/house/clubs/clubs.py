"""Clubs: their members, and the page of each."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec

from tafureria.house.clubs import results
from tafureria.house.clubs.messages import ClubCard, ClubChange, ClubList, ClubMember, ClubPage, Deed, NewClub
from tafureria.house.clubs.rows import (
    GONE,
    REMOVED,
    Club,
    Member,
    add_club,
    clubs_of,
    delete_club,
    finished_count,
    games_of,
    hand_over,
    let_in,
    let_in_again,
    pairings_of,
    read_club,
    running_of,
    set_club,
    take_out,
    tournaments_of,
)
from tafureria.house.clubs.tournaments import Tournaments, table_now
from tafureria.house.house import House, table_card
from tafureria.house.making.making import is_id, new_id
from tafureria.house.refusal import Refusal
from tafureria.house.store.clubs import HERE, deal_is_running
from tafureria.house.tables.names import clean_name, looks_taken

MOST_MEMBERS: Final = 200
MOST_CLUBS: Final = 30
"""Largest number of clubs of one visitor."""
TRACKED: Final = 100
"""How many clubs have their results cached until another game ends."""


Counts = dict[str, list[results.Counted]]


class Clubs:
    """The clubs of one house."""

    def __init__(self, house: House, rate: results.Rate) -> None:
        self._house, self._store, self._rate = house, house.store, rate
        self.tournaments = Tournaments(house)
        self._counted: OrderedDict[str, tuple[tuple[int, frozenset[str]], Counts]] = OrderedDict()

    async def mine(self, person: str) -> ClubList:
        """The clubs of that person; *person* is empty for a first visit."""
        cards = []
        for club in await clubs_of(self._store, person):
            own = club.of(person)
            founder = own is not None and own.member == club.founder
            cards.append(ClubCard(club=club.id, title=club.name, members=len(club.here), founder=founder))
        name = await self._store.name_of(person) if person else ""
        return ClubList(clubs=cards, name=name)

    async def make(self, person: str, wish: NewClub) -> ClubPage:
        """Make a new club, with that person as its founder.

        :raises Refusal: with what is wrong.
        """
        title, name = _title(wish.title), clean_name(wish.name)
        if len(await clubs_of(self._store, person)) >= MOST_CLUBS:
            raise Refusal("too-many")
        id_ = new_id()
        await add_club(self._store, id_, title, new_id(), person, name)
        await self._store.set_name(person, name)
        return await self.page(id_, person)

    async def page(self, id_: str, person: str, *, is_inside: bool = True) -> ClubPage:
        """The club as that person may see it; *is_inside*: may they watch in this house?

        :raises Refusal: ``unknown-club``.
        """
        club = await self._club(id_)
        own = club.of(person)
        page = ClubPage(
            club=club.id,
            title=club.name,
            open=club.open,
            size=len(club.here),
            founder=own is not None and own.member == club.founder,
            you="" if own is None else own.member,
            name="" if own is None else own.name,
        )
        if not is_inside or (own is None and not club.open):
            return page
        running = await running_of(self._store, club.id)
        async with self._store.reading() as connection:
            found = await tournaments_of(connection, club.id)
            paired = {one.id: await pairings_of(connection, one.id) for one in found}
        of_rounds = {pair.table_id for pairs in paired.values() for pair in pairs}
        cards = [
            await self.tournaments.card(one, paired[one.id], page.you, {row.id for row, _, _ in running})
            for one in found
        ]
        seated = {
            pair.table_id: msgspec.json.decode(pair.seated, type=list[str | None])
            for pairs in paired.values()
            for pair in pairs
        }
        rounds = {row.round for row, _, _ in running if row.round}
        closed = frozenset([one for one in rounds if await deal_is_running(self._store, one)])
        counted = await self._count(club, seated, closed)
        away = await self._house.away((row, chairs) for row, chairs, _ in running)
        return msgspec.structs.replace(
            page,
            members=[
                ClubMember(
                    member=one.member,
                    name=one.name,
                    founder=one.member == club.founder,
                    you=one.member == page.you,
                )
                for one in club.here
            ],
            tables=[
                table_card(row, chairs, person, away) for row, chairs, _ in running if row.id not in of_rounds
            ],
            results=results.shown(counted, club, page.you),
            tournaments=cards,
        )

    async def _count(self, club: Club, seated: dict[str, list[str | None]], closed: frozenset[str]) -> Counts:
        """The results of the club's games, except in *closed* rounds, whose deal is still being played.

        *seated*: by tournament table, the members by seat.
        """
        known = (await finished_count(self._store, club.id), closed)
        before = self._counted.pop(club.id, None)
        if before is None or before[0] != known:
            games = [one for one in await games_of(self._store, club.id) if one[0].round not in closed][::-1]
            members = {one.person: one.member for one in club.members if one.person}
            # Counting thousands of games takes a moment, and tables must not wait for it.
            counted = await asyncio.to_thread(results.count, games, members, seated, self._rate)
            before = (known, counted)
        self._counted[club.id] = before
        if len(self._counted) > TRACKED:
            self._counted.popitem(last=False)
        return before[1]

    async def change(self, id_: str, person: str, wish: ClubChange) -> ClubPage:
        """Join, leave, or make a change that only the founder may make.

        :raises Refusal: with what is wrong.
        """
        club = await self._club(id_)
        own = club.of(person)
        if wish.what == Deed.JOIN:
            await self._join(club, person, wish.name)
            return await self.page(id_, person)
        if own is None:
            raise Refusal("not-member")
        if wish.what == Deed.LEAVE:
            if own.member == club.founder and len(club.here) > 1:
                raise Refusal("founder")
            await self._take_out(club, own, GONE)
            return _nothing(club) if len(club.here) == 1 else await self.page(id_, person)
        if own.member != club.founder:
            raise Refusal("not-founder")
        return await self._rule(club, own, wish, person)

    async def _rule(self, club: Club, own: Member, wish: ClubChange, person: str) -> ClubPage:
        match wish.what:
            case Deed.RENAME:
                await set_club(self._store, club.id, name=_title(wish.title))
            case Deed.OPEN | Deed.CLOSE:
                await set_club(self._store, club.id, open=wish.what == Deed.OPEN)
            case Deed.REMOVE:
                other = _member(club, wish.member)
                if other.member == own.member:
                    raise Refusal("founder")
                await self._take_out(club, other, REMOVED)
            case Deed.HAND_OVER:
                other = _member(club, wish.member)
                async with self._store.transaction() as connection:
                    await hand_over(connection, club.id, other.member)
            case _:
                async with self._store.transaction() as connection:
                    await delete_club(connection, club.id)
                return _nothing(club)
        return await self.page(club.id, person)

    async def _join(self, club: Club, person: str, name: str) -> None:
        """Join the club, perhaps again: whoever comes back has their earlier results."""
        own = [one for one in club.members if one.person == person]
        if any(one.status == HERE for one in own):
            return
        if any(one.status == REMOVED for one in own):
            raise Refusal("removed")
        clear = clean_name(name)
        if looks_taken(clear, (one.name for one in club.here)):
            raise Refusal("name-taken")
        if len(club.here) >= MOST_MEMBERS:
            raise Refusal("club-full")
        if own:
            await let_in_again(self._store, own[0].member, clear)
        else:
            await let_in(self._store, club.id, new_id(), person, clear)
        await self._store.set_name(person, clear)

    async def _take_out(self, club: Club, member: Member, status: str) -> None:
        async with self._store.reading() as connection:
            found = await tournaments_of(connection, club.id)
        tables = [table for one in found for table in await table_now(self._store, one, member.member)]
        async with self._store.transaction() as connection:
            await take_out(connection, member.member, status)
        await self.tournaments.replace(tables, member.person)

    async def _club(self, id_: str) -> Club:
        found = None
        if is_id(id_):
            async with self._store.reading() as connection:
                found = await read_club(connection, id_)
        if found is None:
            raise Refusal("unknown-club")
        return found


def _member(club: Club, member: str) -> Member:
    found = next((one for one in club.here if one.member == member), None)
    if found is None:
        raise Refusal("unknown-member")
    return found


def _title(text: str) -> str:
    clear = " ".join(text.split())
    if not clear or not clear.isprintable():
        raise Refusal("no-name")
    return clear


def _nothing(club: Club) -> ClubPage:
    """The empty page of a club that has been deleted."""
    return ClubPage(club=club.id, title="", open=False, size=0, founder=False, you="", name="")
