"""The deal of the day: one for each game, the same for everybody, at the same seat against the same players.

The key stays secret until the day is over. Until then, people who have played the deal may replay their own
game from their own seat only: anybody who saw the others' cards could play it again under another name.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import hmac
import logging
import secrets
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import msgspec

from tafureria.core import registry
from tafureria.core.chance import KEY_BYTES
from tafureria.core.registry import Entry
from tafureria.house import catalogue
from tafureria.house.calendar import day_of, end_of, number_of
from tafureria.house.days.messages import DayCard, DayPage, DayResults, DayScore, DayWish
from tafureria.house.days.rows import pars, set_par, tables_of_day
from tafureria.house.finished.work import Work
from tafureria.house.making.making import ID_BYTES, new_row
from tafureria.house.messages.pages import Made, Result
from tafureria.house.refusal import Refusal
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import Chair, StoreFailed, TableRow
from tafureria.house.store.store import Store
from tafureria.house.tables.chairs import COMPUTER, PERSON
from tafureria.house.tables.names import clean_name
from tafureria.house.tables.speech import KINDS
from tafureria.players.levels import usual

log = logging.getLogger(__name__)

FAMILY: Final = "days"
"""Name of the stored secret from which the keys of all days are derived."""
GAMES: Final = 1000
"""Games that computer players of the house play with each deal, for comparison."""
FIRST: Final = 5
"""Games in the first batch: few, so that the first visitor soon has scores to compare with."""
PIECE: Final = 25
"""The most games in one batch, after which their scores are stored."""
LONGEST: Final = 300.0
"""Seconds that such a batch may take, even on the busiest machine."""

Scores = Callable[[str, dict[str, Any], int, bytes, int, int, int], list[float]]
"""The signature of ``lab.par.scores``, which plays games of the house's computer players."""


class Days:
    """The deals of the day in one house."""

    def __init__(self, store: Store, scores: Scores, games: int = GAMES) -> None:
        """*games*: how many games the house's players play with each deal; 0 for no comparison."""
        self._store, self._scores, self._games = store, scores, games
        self._work = Work(1, LONGEST, 0)
        self._wanted: dict[tuple[str, str], None] = {}
        self._playing: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Stop playing; missing games are played when somebody asks for the deal again."""
        if self._playing is not None:
            self._playing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._playing
        await self._work.close()

    async def make(self, person: str, wish: DayWish) -> Made:
        """That person's table for today's deal, made on their first request.

        :raises Refusal: saying what is wrong.
        """
        try:
            entry = registry.find(wish.game)
        except registry.UnknownGame as error:
            raise Refusal("unknown-game", what=wish.game) from error
        name, day = clean_name(wish.name), day_of(self._store.now())
        table = await self._table(day, entry, person)
        self._want(day, entry.name)
        if await self._store.load(table) is None:
            game, options, seats, level = entry.game, _options(entry), _seats(entry), usual(entry)
            chairs = [Chair(seat=seat, kind=COMPUTER, name=level) for seat in range(seats)]
            you = _seat(day, entry)
            shield = await self._store.shield_of(person)
            chairs[you] = Chair(seat=you, kind=PERSON, person=person, name=name, shield=shield)
            key = await self._key(day, entry)
            row = new_row(game, options, chairs, person, level, self._store.now(), key)
            row.id, row.talk, row.day = table, KINDS[0], day
            await self._store.add_table(row, chairs)
            await self._store.set_name(person, name)
        return Made(table=table)

    async def page(self, person: str) -> DayPage:
        """Today's deals as that person sees them; *person* is empty for a first visit."""
        day = day_of(self._store.now())
        tables = await tables_of_day(self._store, day)
        known = await pars(self._store, day) if tables else {}
        cards = []
        for entry in registry.games():
            own = [one for one in tables if one[0].game == entry.name]
            if own and len(known.get(entry.name, [])) < self._games:
                self._want(day, entry.name)
            cards.append(_card(day, entry, own, person))
        return DayPage(day=day, ends=end_of(day), games=cards)

    async def results(self, day: str, game: str, person: str) -> DayResults:
        """Everybody's scores, for a person who has played the deal, or for anybody once the day is over.

        :raises Refusal: ``unknown-game``, ``malformed``; ``running`` for those who have not played it yet.
        """
        if game not in {entry.name for entry in registry.games()}:
            raise Refusal("unknown-game", what=game)
        try:
            ends = end_of(day)
        except (ValueError, OverflowError) as error:
            raise Refusal("malformed", what="day") from error
        tables = [one for one in await tables_of_day(self._store, day) if one[0].game == game]
        has_played = any(row.host == person and row.status == TableStatus.OVER for row, _, _ in tables)
        if ends > self._store.now() and not has_played:
            raise Refusal("running")
        people = _scores(tables, person)
        house = (await pars(self._store, day)).get(game, [])
        if people and len(house) < self._games:
            self._want(day, game)
        return DayResults(
            day=day, game=game, people=people, house=sorted(Counter(house).items()), of=self._games
        )

    # --- keys and names -----------------------------------------------------------------------

    async def _derived(self, *what: str) -> bytes:
        secret = await self._store.secret(FAMILY, secrets.token_bytes(32))
        return hmac.digest(secret, " ".join(what).encode(), hashlib.sha256)

    async def _key(self, day: str, entry: Entry) -> bytes:
        return (await self._derived("deal", day, entry.name))[:KEY_BYTES]

    async def _table(self, day: str, entry: Entry, person: str) -> str:
        """The id of that person's table, derived so that simultaneous requests lead to the same table."""
        mark = (await self._derived("table", day, entry.name, person))[:ID_BYTES]
        return base64.b32encode(mark).decode().rstrip("=").lower()

    # --- the house's own players ----------------------------------------------------------------

    def _want(self, day: str, game: str) -> None:
        self._wanted[day, game] = None
        if self._playing is None or self._playing.done():
            self._playing = asyncio.create_task(self._play(), name="days")

    async def _play(self) -> None:
        """Play the missing games, in a process with a lower priority than all others."""
        while self._wanted:
            day, game = next(iter(self._wanted))
            entry = registry.find(game)
            try:
                scores = (await pars(self._store, day)).get(game, [])
                key, options = await self._key(day, entry), msgspec.to_builtins(_options(entry))
                while len(scores) < self._games:
                    piece = min(max(len(scores), FIRST), PIECE, self._games - len(scores))
                    more = (game, options, _seats(entry), key, _seat(day, entry), len(scores), piece)
                    scores = scores + await self._work.do((day, game, len(scores)), self._scores, *more)
                    await set_par(self._store, day, game, scores)
            except (Refusal, StoreFailed) as error:
                log.warning("the deal of the day of %s is not played on now: %s", game, error)
            del self._wanted[day, game]


def _options(entry: Entry) -> Any:
    game = entry.game
    return catalogue.read_options(game, dict(game.presets.get(game.usual_preset, {})))


def _seats(entry: Entry) -> int:
    """The usual number of players, or the nearest possible one."""
    usual_seats = entry.game.usual_seats
    return min(
        (number for number in entry.game.seats if number), key=lambda number: abs(number - usual_seats)
    )


def _seat(day: str, entry: Entry) -> int:
    """The seat at which everybody plays the deal of that day; it changes each day."""
    return number_of(day) % _seats(entry)


def _scores(tables: list[tuple[TableRow, list[Chair], str]], person: str) -> list[DayScore]:
    """The scores of finished tables, best first; people who gave up their seat have none."""
    out = []
    for row, chairs, result in tables:
        own = [chair for chair in chairs if chair.kind == PERSON and chair.person == row.host]
        if row.status != TableStatus.OVER or not result or not own:
            continue
        ended = msgspec.json.decode(result, type=Result)
        score, won = ended.scores[own[0].seat], own[0].seat in ended.winners
        out.append(DayScore(name=own[0].name, score=score, won=won, you=bool(person) and row.host == person))
    return sorted(out, key=lambda one: (-one.score, one.name))


def _card(day: str, entry: Entry, tables: list[tuple[TableRow, list[Chair], str]], person: str) -> DayCard:
    scores = _scores(tables, person)
    own = next((row for row, _, _ in tables if person and row.host == person), None)
    score = next((one.score for one in scores if one.you), None)
    return DayCard(
        game=entry.name,
        seats=_seats(entry),
        you=_seat(day, entry),
        table="" if own is None else own.id,
        status=TableStatus.WAITING if own is None else own.status,
        played=len(scores),
        score=score,
        rank=0 if score is None else 1 + sum(one.score > score for one in scores),
    )
