"""Tournaments of a club: entrants, rounds and their tables, and the page of each tournament."""

from __future__ import annotations

import msgspec

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.house import catalogue
from tafureria.house.clubs import pairing
from tafureria.house.clubs.messages import (
    Act,
    RoundSeat,
    RoundTable,
    Stage,
    StandingRow,
    System,
    TournamentCard,
    TournamentChange,
    TournamentPage,
    TournamentWish,
)
from tafureria.house.clubs.rows import (
    Club,
    Entrant,
    Member,
    Pairing,
    TournamentRow,
    add_entrant,
    add_tournament,
    delete_tournament,
    entrants_of,
    pairings_of,
    read_club,
    reseat,
    set_entrant,
    set_round,
    tables_with_results,
    tournaments_of,
)
from tafureria.house.clubs.standings import TournamentGame, share, standings
from tafureria.house.house import House
from tafureria.house.making.making import level_of, new_id, new_row
from tafureria.house.messages.pages import Result
from tafureria.house.refusal import Refusal
from tafureria.house.status import TableStatus
from tafureria.house.store.clubs import HERE, RUNNING
from tafureria.house.store.rows import Chair, TableRow, TableSettings
from tafureria.house.store.store import Store
from tafureria.house.tables.chairs import COMPUTER, PERSON
from tafureria.house.tables.speech import KINDS

MOST_TOURNAMENTS = 100
"""Largest number of tournaments of one club."""
Seated = list[str | None]


class Tournament(msgspec.Struct):
    """A tournament with its club, entrants, pairings and tables."""

    row: TournamentRow
    wish: TournamentWish
    club: Club
    entrants: list[Entrant]
    pairings: list[tuple[Pairing, Seated]]
    tables: dict[str, tuple[TableRow, list[Chair], str]]

    def is_over(self, table: str) -> bool:
        """Has the game at that table ended and been kept? A deleted table counts as over."""
        if table not in self.tables:
            return True
        row, _, result = self.tables[table]
        return row.status == TableStatus.OVER and bool(result)

    @property
    def left(self) -> int:
        """Number of tables of the present round that are still playing."""
        return sum(
            pair.round == self.row.round and not self.is_over(pair.table_id) for pair, _ in self.pairings
        )

    @property
    def stage(self) -> Stage:
        """The stage of the tournament."""
        if self.row.round == 0:
            return Stage.OPEN
        if self.row.round > self.wish.rounds:
            return Stage.OVER
        if self.left:
            return Stage.PLAYING
        return Stage.OVER if self.row.round == self.wish.rounds else Stage.BETWEEN

    def is_closed(self, number: int) -> bool:
        """Are the results of that round still secret, because other tables are still playing its deal?"""
        return self.wish.duplicate and number == self.row.round and self.stage == Stage.PLAYING

    def played(self) -> list[TournamentGame]:
        """The finished games that count for the standings."""
        out = []
        for pair, seated in self.pairings:
            found = self.tables.get(pair.table_id)
            if found is None or not self.is_over(pair.table_id) or self.is_closed(pair.round):
                continue
            _, chairs, text = found
            result = msgspec.json.decode(text, type=Result)
            members = [
                member if chair.kind == PERSON else None for member, chair in zip(seated, chairs, strict=True)
            ]
            out.append(TournamentGame(pair.round, members, result.winners, result.scores))
        return out

    def table_of(self, member: str) -> str:
        """The id of that member's table in the present round, while it is playing; otherwise empty."""
        if not member or self.stage != Stage.PLAYING:
            return ""
        own = (
            pair.table_id
            for pair, seated in self.pairings
            if pair.round == self.row.round and member in seated and not self.is_over(pair.table_id)
        )
        return next(own, "")


class Tournaments:
    """The tournaments of all clubs of one house."""

    def __init__(self, house: House) -> None:
        self._house, self._store = house, house.store

    async def make(self, club: str, person: str, wish: TournamentWish) -> TournamentPage:
        """Make a new tournament of the club, which only its founder may do.

        :raises Refusal: with what is wrong.
        """
        await self._founder(club, person)
        try:
            entry = registry.find(wish.game)
        except registry.UnknownGame as error:
            raise Refusal("unknown-game", what=wish.game) from error
        options = catalogue.contest_options(entry.game, wish.options)
        catalogue.check_setup(entry.game, options, wish.seats)
        changed = {
            name: value for name, value in msgspec.to_builtins(options).items() if name in wish.options
        }
        title = " ".join(wish.title.split())
        if not title or not title.isprintable():
            raise Refusal("no-name")
        async with self._store.reading() as connection:
            if len(await tournaments_of(connection, club)) >= MOST_TOURNAMENTS:
                raise Refusal("too-many")
        level = level_of(entry, wish.level)
        wish = msgspec.structs.replace(wish, title=title, level=level, options=changed)
        id_ = new_id()
        await add_tournament(self._store, id_, club, msgspec.json.encode(wish).decode())
        return await self.page(club, id_, person)

    async def page(self, club: str, id_: str, person: str) -> TournamentPage:
        """The tournament as that person may see it.

        :raises Refusal: ``unknown-tournament``; ``not-member`` where the club is not open.
        """
        one = await self._load(club, id_)
        own = one.club.of(person)
        if own is None and not one.club.open:
            raise Refusal("not-member")
        return _page(one, own)

    async def change(self, club: str, id_: str, person: str, wish: TournamentChange) -> TournamentPage | None:
        """Enter, leave, or make a change that only the founder may make; returns ``None`` after a deletion.

        :raises Refusal: with what is wrong.
        """
        one = await self._load(club, id_)
        own = one.club.of(person)
        if own is None:
            raise Refusal("not-member")
        if wish.what not in (Act.ENTER, Act.LEAVE) and own.member != one.club.founder:
            raise Refusal("not-founder")
        match wish.what:
            case Act.ENTER:
                await self._enter(one, own.member)
            case Act.LEAVE:
                await self._leave(one, own)
            case Act.REMOVE:
                other = next((x for x in one.club.here if x.member == wish.member), None)
                if other is None:
                    raise Refusal("unknown-member")
                await self._leave(one, other)
            case Act.DELETE:
                async with self._store.transaction() as connection:
                    await delete_tournament(connection, id_)
                return None
            case _:
                await self._go_on(one, wish)
        return await self.page(club, id_, person)

    # --- who plays ----------------------------------------------------------------------------

    async def _enter(self, one: Tournament, member: str) -> None:
        """Enter a member, who plays from the next round on."""
        if one.stage == Stage.OVER:
            raise Refusal("over")
        known = any(entrant.member == member for entrant in one.entrants)
        if known:
            await set_entrant(self._store, one.row.id, member, gone=False)
        else:
            await add_entrant(self._store, one.row.id, member)

    async def _leave(self, one: Tournament, member: Member) -> None:
        """Withdraw a member from further rounds; a computer player finishes the present one for them."""
        await set_entrant(self._store, one.row.id, member.member, gone=True)
        table = one.table_of(member.member)
        await self.replace([table] if table else [], member.person)

    async def replace(self, tables: list[str], person: str) -> None:
        """Give that person's seats at those of these tables that are not over to computer players."""
        changed = []
        for table in tables:
            stored = await self._store.load(table)
            if stored is None or stored.row.status.value not in RUNNING:
                continue
            await reseat(self._store, table, person, Chair(seat=0, kind=COMPUTER, name=stored.row.level))
            changed.append(table)
        await self._house.load_again(changed)

    # --- rounds -------------------------------------------------------------------------------

    async def _go_on(self, one: Tournament, wish: TournamentChange) -> None:
        """Begin the next round, or end the tournament."""
        if wish.round != one.row.round or one.stage == Stage.OVER:
            raise Refusal("round-begun")
        if one.stage == Stage.PLAYING and not wish.anyway:
            raise Refusal("round-running")
        number = one.row.round + 1 if wish.what == Act.BEGIN else one.wish.rounds + 1
        made = [] if number > one.wish.rounds else self._tables(one, number)
        tables = [(row, chairs, msgspec.json.encode(seated).decode()) for row, chairs, seated in made]
        if not await set_round(self._store, one.row, number, tables):
            raise Refusal("round-begun")  # by another request at the same moment

    def _tables(self, one: Tournament, number: int) -> list[tuple[TableRow, list[Chair], Seated]]:
        """The tables of round *number*, with their chairs and the members by seat."""
        here = {member.member: member for member in one.club.members if member.status == HERE}
        players = [entrant.member for entrant in one.entrants if not entrant.gone and entrant.member in here]
        if not players:
            raise Refusal("empty")
        before: list[pairing.Round] = [[] for _ in range(one.row.round)]
        for pair, seated in one.pairings:
            before[pair.round - 1].append(seated)
        if one.wish.system == System.SWISS:
            found = standings([x.member for x in one.entrants], one.played(), duplicate=one.wish.duplicate)
            points = {x.member: x.points for x in found if x.member in players}
            drawn = pairing.swiss(points, one.wish.seats, before)
        else:
            drawn = pairing.round_robin(players, one.wish.seats, before)
        game = registry.find(one.wish.game).game
        options = catalogue.contest_options(game, one.wish.options)
        catalogue.check_setup(game, options, one.wish.seats)
        key = Dealer.new_key() if one.wish.duplicate else b""
        out = []
        for seated in drawn:
            chairs = [_chair(seat, member, here, one.wish.level) for seat, member in enumerate(seated)]
            row = new_row(game, options, chairs, "", one.wish.level, self._store.now(), key)
            row.talk, row.club = KINDS[0], one.club.id
            row.round = f"{one.row.id} {number}" if one.wish.duplicate else ""
            row.settings = TableSettings(patience=one.wish.patience, move_seconds=one.wish.move_seconds)
            out.append((row, chairs, seated))
        return out

    # --- looking up ---------------------------------------------------------------------------

    async def card(
        self, row: TournamentRow, pairs: list[Pairing], you: str, running: set[str]
    ) -> TournamentCard:
        """A summary of a tournament; *running*: the ids of the tables of its club that are not over."""
        async with self._store.reading() as connection:
            entrants = await entrants_of(connection, row.id)
        wish = msgspec.json.decode(row.wish, type=TournamentWish)
        now = [pair for pair in pairs if pair.round == row.round]
        plays = any(pair.table_id in running for pair in now)
        stage = Stage.OPEN if row.round == 0 else Stage.PLAYING if plays else Stage.BETWEEN
        if row.round > wish.rounds or (row.round == wish.rounds and not plays):
            stage = Stage.OVER
        own = (
            pair.table_id for pair in now if pair.table_id in running and you and f'"{you}"' in pair.seated
        )
        return TournamentCard(
            tournament=row.id,
            title=wish.title,
            game=wish.game,
            rounds=wish.rounds,
            round=min(row.round, wish.rounds),
            stage=stage,
            entrants=sum(not one.gone for one in entrants),
            table=next((table for table in own if table in running), ""),
        )

    async def _founder(self, club: str, person: str) -> None:
        async with self._store.reading() as connection:
            found = await read_club(connection, club)
        if found is None:
            raise Refusal("unknown-club")
        own = found.of(person)
        if own is None or own.member != found.founder:
            raise Refusal("not-founder")

    async def _load(self, club: str, id_: str) -> Tournament:
        async with self._store.reading() as connection:
            found = await read_club(connection, club)
            rows = [] if found is None else await tournaments_of(connection, club)
            row = next((one for one in rows if one.id == id_), None)
            if found is None or row is None:
                raise Refusal("unknown-tournament" if found else "unknown-club")
            entrants, pairs = await entrants_of(connection, id_), await pairings_of(connection, id_)
        return Tournament(
            row=row,
            wish=msgspec.json.decode(row.wish, type=TournamentWish),
            club=found,
            entrants=entrants,
            pairings=[(pair, msgspec.json.decode(pair.seated, type=Seated)) for pair in pairs],
            tables=await tables_with_results(self._store, [pair.table_id for pair in pairs]),
        )


async def table_now(store: Store, row: TournamentRow, member: str) -> list[str]:
    """The id of the table at which that member plays in the present round, or nothing."""
    async with store.reading() as connection:
        pairs = await pairings_of(connection, row.id)
    return [one.table_id for one in pairs if one.round == row.round and f'"{member}"' in one.seated]


def _chair(seat: int, member: str | None, here: dict[str, Member], level: str) -> Chair:
    if member is None:
        return Chair(seat=seat, kind=COMPUTER, name=level)
    return Chair(seat=seat, kind=PERSON, person=here[member].person, name=here[member].name)


def _page(one: Tournament, own: Member | None) -> TournamentPage:
    you = "" if own is None else own.member
    names = {member.member: member.name for member in one.club.here}
    active = {entrant.member for entrant in one.entrants if not entrant.gone}
    stage = one.stage
    found = standings([x.member for x in one.entrants], one.played(), duplicate=one.wish.duplicate)
    return TournamentPage(
        club=one.club.id,
        tournament=one.row.id,
        title=one.wish.title,
        game=one.wish.game,
        options=one.wish.options,
        seats=one.wish.seats,
        rounds=one.wish.rounds,
        system=one.wish.system,
        duplicate=one.wish.duplicate,
        level=one.wish.level,
        round=one.row.round,
        stage=stage,
        founder=own is not None and you == one.club.founder,
        member=own is not None,
        entered=you in active,
        table=one.table_of(you),
        left=one.left,
        standings=[
            StandingRow(
                member=x.member,
                name=names.get(x.member, ""),
                you=x.member == you,
                gone=x.member not in active,
                place=x.place,
                points=round(x.points, 6),
                rivals=round(x.rivals, 6),
                duplicate=round(x.duplicate, 6),
                played=x.played,
            )
            for x in found
        ],
        tables=[
            _round_table(one, pair, seated, names, you)
            for pair, seated in sorted(one.pairings, key=lambda x: (-x[0].round, x[0].number))
        ],
    )


def _round_table(
    one: Tournament, pair: Pairing, seated: Seated, names: dict[str, str], you: str
) -> RoundTable:
    is_closed, is_mine = one.is_closed(pair.round), bool(you) and you in seated
    found = one.tables.get(pair.table_id)
    result = None
    if found is not None and one.is_over(pair.table_id) and not is_closed:
        result = msgspec.json.decode(found[2], type=Result)
    seats = []
    for seat, member in enumerate(seated):
        computer = member is None or (found is not None and found[1][seat].kind != PERSON)
        seats.append(
            RoundSeat(
                name=one.wish.level if computer else names.get(member or "", ""),
                computer=computer,
                you=bool(you) and member == you,
                points=None if result is None else round(share(result.winners, seat), 6),
                score=None if result is None else result.scores[seat],
            )
        )
    status = TableStatus.OVER if found is None else found[0].status
    return RoundTable(
        round=pair.round,
        table=pair.table_id if found is not None and (is_mine or not is_closed) else "",
        status=status,
        you=is_mine,
        seats=seats,
    )
