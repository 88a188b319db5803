"""A visitor's chronicle: all finished games, the people in them, and what analyses say about the visitor."""

from __future__ import annotations

import asyncio
import math
import zlib
from collections.abc import AsyncIterator, Sequence
from typing import Final

import msgspec

from tafureria.analysis.data import VERSION, decoder
from tafureria.house.chronicle.forgetting import forget
from tafureria.house.chronicle.messages import (
    Book,
    ChronicleGame,
    Companion,
    Deed,
    ExportedGame,
    ExportedHoliday,
    Forgotten,
    OwnDecisions,
)
from tafureria.house.finished.archive import Archive
from tafureria.house.holidays import rows as holidays
from tafureria.house.house import House, finished_card
from tafureria.house.messages.pages import FinishedCard
from tafureria.house.refusal import Refusal
from tafureria.house.store.rows import Chair, TableRow
from tafureria.house.tables.chairs import PERSON

MOST: Final = 300
"""The most games that a chronicle lists."""
Found = tuple[TableRow, list[Chair], str]


DEEDS: Final = 3
"""The most decisions of each kind (worst and finest) that are shown for a game."""
LEAST: Final = 0.01
"""The least advantage, in victories, of a fine choice over every other choice."""
SURE: Final = 3.0
"""The least advantage of a fine choice in standard errors."""


class _Tried(msgspec.Struct, frozen=True):
    notation: str


class _Decision(msgspec.Struct, frozen=True):
    step: int
    seat: int
    round: int | None
    notation: str
    tried: list[_Tried]
    verdict: str
    gap: float
    error: float


class _Balance(msgspec.Struct, frozen=True):
    """The fields of an analysis's balance that are needed here."""

    seat: int
    luck: float | None
    error: float
    mistakes: int
    cost: float
    decisions: int


class _Brief(msgspec.Struct, frozen=True):
    balance: list[_Balance]
    decisions: list[_Decision]


_brief: Final = msgspec.json.Decoder(_Brief)


class Chronicler:
    """Reads, exports and erases the chronicles of a house's visitors."""

    def __init__(self, house: House, archive: Archive) -> None:
        self._house, self._store, self._archive = house, house.store, archive

    async def book(self, person: str) -> Book:
        """That person's finished games and the people in them; *person* is empty for a first visit."""
        found = await self._games(person)
        return Book(
            games=await self._played(found[:MOST], person), of=len(found), people=_people(found, person)
        )

    async def _games(self, person: str) -> list[Found]:
        return await self._store.finished_of(person, math.inf, None) if person else []

    async def _played(self, found: list[Found], person: str) -> list[ChronicleGame]:
        packed = await self._store.analyses([row.id for row, _, _ in found], VERSION)
        # Each takes milliseconds to unpack, and tables should not wait for that.
        briefs = await asyncio.to_thread(_briefs, packed)
        return [_played(finished_card(*one, person), briefs) for one in found]

    async def export(self, person: str, mails: Sequence[str] = ()) -> AsyncIterator[bytes]:
        """Yield an ``Export`` in JSON as it is computed, with *mails* only for the person's own request."""
        name = await self._store.name_of(person) if person else ""
        yield b'{"name":' + msgspec.json.encode(name)
        yield b',"mails":' + msgspec.json.encode(list(mails))
        away = (await holidays.of(self._store, [person])).get(person, [])
        days = [ExportedHoliday(first=one.first, last=one.last) for one in away if one.days]
        yield b',"holidays":' + msgspec.json.encode(days) + b',"games":['
        found = await self._games(person)
        for number in range(len(found)):
            [game] = await self._played([found[number]], person)
            yield (b"," if number else b"") + msgspec.json.encode(await self._exported(game, person))
        yield b"]}"

    async def _exported(self, game: ChronicleGame, person: str) -> ExportedGame:
        stored = await self._store.load(game.table)
        packed = await self._store.analysis(game.table, VERSION)
        try:
            record = await self._archive.record(game.table)
        except Refusal:
            record = ""
        assert stored is not None
        return ExportedGame(
            game=game,
            options=msgspec.json.decode(stored.row.options),
            record=record,
            talk=self._archive.talk(stored, person),
            analysis=None if packed is None else decoder.decode(zlib.decompress(packed)),
        )

    async def forget(self, person: str) -> Forgotten:
        """Remove that person from all finished games."""
        tables = await forget(self._store, person)
        await self._house.load_again(tables)
        return Forgotten(games=len(tables))


def _briefs(packed: dict[str, bytes]) -> dict[str, _Brief]:
    return {table: _brief.decode(zlib.decompress(what)) for table, what in packed.items()}


def _played(card: FinishedCard, briefs: dict[str, _Brief]) -> ChronicleGame:
    brief = briefs.get(card.table)
    own = None if brief is None else next((one for one in brief.balance if one.seat == card.you), None)
    decisions = None
    if brief is not None and own is not None:
        decisions = OwnDecisions(
            judged=own.decisions,
            mistakes=own.mistakes,
            cost=own.cost,
            luck=own.luck,
            error=own.error,
            worst=_worst(brief, card.you),
            finest=_finest(brief, card.you),
        )
    return ChronicleGame(**msgspec.structs.asdict(card), decisions=decisions)


def _worst(brief: _Brief, seat: int) -> list[Deed]:
    mistakes = [one for one in brief.decisions if one.seat == seat and one.verdict == "mistake"]
    return [_deed(one, one.gap) for one in sorted(mistakes, key=lambda one: -one.gap)[:DEEDS]]


def _finest(brief: _Brief, seat: int) -> list[Deed]:
    fine = [one for one in brief.decisions if one.seat == seat and _is_fine(one)]
    return [_deed(one, -one.gap) for one in sorted(fine, key=lambda one: one.gap)[:DEEDS]]


def _is_fine(one: _Decision) -> bool:
    """Was the choice better than every other by more than the error?

    The other choice was picked as the best in the same worlds, so the gap is if anything too small. A gap
    without any error comes from what the guide assumes, such as that acting is better than passing.
    """
    return one.verdict == "best" and one.error > 0 and -one.gap > max(LEAST, SURE * one.error)


def _deed(one: _Decision, gap: float) -> Deed:
    other = one.tried[1].notation
    return Deed(step=one.step, round=one.round, notation=one.notation, other=other, gap=gap, error=one.error)


def _people(found: list[Found], person: str) -> list[Companion]:
    """The people in these games, grouped by person id, which is not sent; forgotten people are left out."""
    games: dict[str, list[tuple[str, bool]]] = {}
    for row, chairs, result in found:
        card = finished_card(row, chairs, result, person)
        won = card.result is not None and card.you in card.result.winners
        others = {
            one.person: one.name for one in chairs if one.kind == PERSON and one.person not in {"", person}
        }
        for other, name in others.items():
            games.setdefault(other, []).append((name, won))
    people = [
        Companion(name=with_them[0][0], games=len(with_them), won=sum(won for _, won in with_them))
        for with_them in games.values()
    ]
    return sorted(people, key=lambda one: (-one.games, one.name))
