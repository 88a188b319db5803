"""Clubs in the store: their members, tables, tournaments and rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select, update

from tafureria.house.status import TableStatus
from tafureria.house.store import schema
from tafureria.house.store.clubs import HERE, RUNNING
from tafureria.house.store.reader import fetch
from tafureria.house.store.rows import Chair, TableRow
from tafureria.house.store.statements import INSERT_CHAIRS, INSERT_TABLE, table_values
from tafureria.house.store.store import Store

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

GONE: Final = "gone"
"""Left, or forgotten: their results stay, without a name."""
REMOVED: Final = "removed"
"""Removed by the founder: the link does not let them in again."""
MOST_GAMES: Final = 2000
"""The most finished games, the latest ones, from which a club's table of results is made."""


class Member(msgspec.Struct, frozen=True, kw_only=True):
    """A present or former member of a club."""

    member: str
    """Their id in this club, which all of its members may know."""
    club: str
    person: str
    name: str
    since: float
    status: str


class Club(msgspec.Struct, frozen=True, kw_only=True):
    """A club with everybody who was ever in it, in the order in which they joined."""

    id: str
    name: str
    founder: str
    open: bool
    made: float
    members: list[Member]

    def of(self, person: str) -> Member | None:
        """That person's membership; ``None`` if they are not a member now."""
        here = (one for one in self.members if one.status == HERE and person and one.person == person)
        return next(here, None)

    @property
    def here(self) -> list[Member]:
        """The present members."""
        return [one for one in self.members if one.status == HERE]


class TournamentRow(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament: *round* is the latest round, 0 before the first, and one past the last after the end."""

    id: str
    club: str
    made: float
    round: int
    wish: str
    """The settings with which it was made, in JSON."""


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """A present or former player of a tournament."""

    tournament: str
    member: str
    since: float
    gone: bool


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round: *seated* lists the members by seat, in JSON, ``null`` for computer players."""

    tournament: str
    round: int
    number: int
    table_id: str
    seated: str


async def clubs_of(store: Store, person: str) -> list[Club]:
    """The clubs of that person, the one joined last first."""
    column = schema.members.c
    query = (
        select(column.club)
        .where(column.person == person, column.status == HERE)
        .order_by(column.since.desc())
    )
    async with store.reading() as connection:
        ids = [str(row["club"]) for row in await fetch(connection, query)] if person else []
        found = [await read_club(connection, one) for one in ids]
    return [one for one in found if one is not None]


async def read_club(connection: AsyncConnection, club: str) -> Club | None:
    """A club with its members."""
    column = schema.members.c
    found = await fetch(connection, select(schema.clubs).where(schema.clubs.c.id == club))
    if not found:
        return None
    query = select(schema.members).where(column.club == club).order_by(column.since, column.member)
    return Club(**found[0], members=[Member(**row) for row in await fetch(connection, query)])


async def games_of(store: Store, club: str) -> list[tuple[TableRow, list[Chair], str]]:
    """The finished games of a club, the latest first, each with its result in JSON."""
    table = schema.tables.c
    query = select(schema.tables).where(table.club == club, table.status == TableStatus.OVER.value)
    return await store.with_results(query.order_by(table.updated.desc()).limit(MOST_GAMES))


async def finished_count(store: Store, club: str) -> int:
    """How many finished games of the club have a stored result; changes when its table of results does."""
    kept, table = schema.kept.c, schema.tables.c
    query = (
        select(func.count())
        .select_from(schema.tables.join(schema.kept, kept.table_id == table.id))
        .where(table.club == club, table.status == TableStatus.OVER.value, kept.result != "")
    )
    async with store.reading() as connection:
        return int((await connection.execute(query)).scalar_one())


async def running_of(store: Store, club: str) -> list[tuple[TableRow, list[Chair], str]]:
    """The waiting and running tables of a club, the latest first."""
    table = schema.tables.c
    query = select(schema.tables).where(table.club == club, table.status.in_(RUNNING))
    return await store.with_results(query.order_by(table.made.desc()).limit(200))


async def tournaments_of(connection: AsyncConnection, club: str) -> list[TournamentRow]:
    """The tournaments of a club, the latest first."""
    column = schema.tournaments.c
    query = select(schema.tournaments).where(column.club == club).order_by(column.made.desc())
    return [TournamentRow(**row) for row in await fetch(connection, query)]


async def entrants_of(connection: AsyncConnection, tournament: str) -> list[Entrant]:
    """All present and former players of a tournament, in the order in which they entered."""
    column = schema.entrants.c
    query = select(schema.entrants).where(column.tournament == tournament)
    return [Entrant(**row) for row in await fetch(connection, query.order_by(column.since, column.member))]


async def pairings_of(connection: AsyncConnection, tournament: str) -> list[Pairing]:
    """The tables of all rounds of a tournament, in order."""
    column = schema.pairings.c
    query = select(schema.pairings).where(column.tournament == tournament)
    return [Pairing(**row) for row in await fetch(connection, query.order_by(column.round, column.number))]


async def tables_with_results(
    store: Store, ids: Sequence[str]
) -> dict[str, tuple[TableRow, list[Chair], str]]:
    """These tables, by id; a table that has been deleted is left out."""
    found = await store.with_results(select(schema.tables).where(schema.tables.c.id.in_(ids)))
    return {one[0].id: one for one in found}


async def add_club(store: Store, id_: str, title: str, member: str, person: str, name: str) -> None:
    """Store a new club with its founder, who is that person and has the id *member* there."""
    now = store.now()
    club = {"id": id_, "name": title, "founder": member, "open": False, "made": now}
    first = {"member": member, "club": id_, "person": person, "name": name, "since": now, "status": HERE}
    await store.write([(schema.clubs.insert(), club), (schema.members.insert(), first)])


async def set_club(store: Store, club: str, **values: Any) -> None:
    """Store these columns of a club."""
    await store.write([(update(schema.clubs).where(schema.clubs.c.id == club).values(**values), None)])


async def let_in(store: Store, club: str, member: str, person: str, name: str) -> None:
    """Store a new member."""
    new = {"member": member, "club": club, "person": person, "since": store.now()}
    async with store.transaction() as connection:
        await connection.execute(insert(schema.members).values(name=name, status=HERE, **new))


async def let_in_again(store: Store, member: str, name: str) -> None:
    """Make a former member a member again, with their earlier results."""
    async with store.transaction() as connection:
        again = update(schema.members).where(schema.members.c.member == member)
        await connection.execute(again.values(name=name, status=HERE))


async def add_tournament(store: Store, id_: str, club: str, wish: str) -> None:
    """Store a new tournament with its settings in JSON."""
    row = {"id": id_, "club": club, "made": store.now(), "round": 0, "wish": wish}
    await store.write([(schema.tournaments.insert(), row)])


async def add_entrant(store: Store, tournament: str, member: str) -> None:
    """Store a new player of a tournament."""
    new = {"tournament": tournament, "member": member, "since": store.now(), "gone": False}
    async with store.transaction() as connection:
        await connection.execute(insert(schema.entrants).values(**new))


async def set_entrant(store: Store, tournament: str, member: str, *, gone: bool) -> None:
    """Store whether a player of a tournament has left it."""
    column = schema.entrants.c
    of = (column.tournament == tournament) & (column.member == member)
    await store.write([(update(schema.entrants).where(of).values(gone=gone), None)])


async def reseat(store: Store, table: str, person: str, chair: Chair) -> None:
    """Let the seats of that person at that table be as *chair*, whose number does not count."""
    column = schema.chairs.c
    own = (column.table_id == table) & (column.person == person)
    values = {name: value for name, value in msgspec.to_builtins(chair).items() if name != "seat"}
    await store.write([(update(schema.chairs).where(own).values(**values), None)])


async def set_round(
    store: Store, tournament: TournamentRow, number: int, made: Sequence[tuple[TableRow, list[Chair], str]]
) -> bool:
    """Store that a tournament is now at round *number*, with the new tables and who sits there, in JSON.

    :returns: false, and nothing is stored, if its round is not that of *tournament* any more.
    """
    column = schema.tournaments.c
    mine = (column.id == tournament.id) & (column.round == tournament.round)
    async with store.transaction() as connection:
        done = await connection.execute(update(schema.tournaments).where(mine).values(round=number))
        if not done.rowcount:
            return False
        for place, (row, chairs, seated) in enumerate(made):
            await connection.execute(INSERT_TABLE, [table_values(row)])
            rows = [msgspec.to_builtins(chair) | {"table_id": row.id} for chair in chairs]
            await connection.execute(INSERT_CHAIRS, rows)
            new = {"tournament": tournament.id, "round": number, "number": place + 1}
            await connection.execute(insert(schema.pairings).values(**new, table_id=row.id, seated=seated))
    return True


async def take_out(connection: AsyncConnection, member: str, status: str, *, forgotten: bool = False) -> None:
    """Remove a member from their club and its tournaments: their results stay, without a name.

    If they were the founder, the longest-standing member becomes it; an empty club is deleted.
    """
    column = schema.members.c
    values: dict[str, Any] = {"status": status, "name": ""} | ({"person": ""} if forgotten else {})
    await connection.execute(update(schema.members).where(column.member == member).values(**values))
    entered = schema.entrants.c.member == member
    await connection.execute(update(schema.entrants).where(entered).values(gone=True))
    founded = await fetch(connection, select(schema.clubs.c.id).where(schema.clubs.c.founder == member))
    for row in founded:
        club = await read_club(connection, row["id"])
        assert club is not None
        if club.here:
            await hand_over(connection, club.id, club.here[0].member)
        else:
            await delete_club(connection, club.id)


async def hand_over(connection: AsyncConnection, club: str, member: str) -> None:
    """Make that member the founder."""
    await connection.execute(update(schema.clubs).where(schema.clubs.c.id == club).values(founder=member))


async def forget_in_clubs(connection: AsyncConnection, person: str) -> None:
    """Remove that person from all clubs, and their secret id from their memberships."""
    column = schema.members.c
    for row in await fetch(connection, select(column.member, column.status).where(column.person == person)):
        status = row["status"] if row["status"] != HERE else GONE
        await take_out(connection, row["member"], status, forgotten=True)


async def delete_tournament(connection: AsyncConnection, tournament: str) -> None:
    """Delete a tournament; its games remain games of the club."""
    table = schema.tables
    for sql_table in (schema.pairings, schema.entrants):
        await connection.execute(delete(sql_table).where(sql_table.c.tournament == tournament))
    await connection.execute(delete(schema.tournaments).where(schema.tournaments.c.id == tournament))
    await connection.execute(update(table).where(table.c.round.like(f"{tournament} %")).values(round=""))


async def delete_club(connection: AsyncConnection, club: str) -> None:
    """Delete a club and its tournaments; its games remain in the chronicles of those who played them."""
    for one in await tournaments_of(connection, club):
        await delete_tournament(connection, one.id)
    await connection.execute(delete(schema.members).where(schema.members.c.club == club))
    await connection.execute(delete(schema.clubs).where(schema.clubs.c.id == club))
    await connection.execute(update(schema.tables).where(schema.tables.c.club == club).values(club=""))
