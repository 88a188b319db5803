"""Making tables: new ones, rematches, games continued from a step, and records brought for a replay."""

from __future__ import annotations

import base64
import secrets
from typing import Final

import msgspec

from tafureria import __version__
from tafureria.core import record as records
from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.core.game import OVER, AnyGame, Options
from tafureria.house import catalogue
from tafureria.house.messages.pages import Made, NewTable, PlayOn
from tafureria.house.refusal import Refusal
from tafureria.house.status import TableStatus
from tafureria.house.store.clubs import membership
from tafureria.house.store.rows import Chair, StoredTable, TableRow, TableSettings
from tafureria.house.store.store import Store
from tafureria.house.tables.chairs import COMPUTER, OPEN, PERSON, draw
from tafureria.house.tables.live_game import LiveGame
from tafureria.house.tables.names import clean_name, looks_taken
from tafureria.house.tables.speech import KINDS
from tafureria.players.catalogue import players
from tafureria.players.levels import usual

ID_BYTES: Final = 16
ID_LENGTH: Final = 26


def new_id() -> str:
    """128 random bits as 26 letters and digits, usable in a URL."""
    return base64.b32encode(secrets.token_bytes(ID_BYTES)).decode().rstrip("=").lower()


def is_id(text: str) -> bool:
    """Could this be the id of a table?"""
    return len(text) == ID_LENGTH and text.isascii() and text.isalnum()


async def make(store: Store, person: str, wish: NewTable) -> Made:
    """Make a new table; the game begins at once when no seat is open.

    :raises Refusal: saying what is wrong.
    """
    try:
        entry = registry.find(wish.game)
    except registry.UnknownGame as error:
        raise Refusal("unknown-game", what=wish.game) from error
    options = catalogue.read_options(entry.game, wish.options)
    catalogue.check_setup(entry.game, options, len(wish.seats))
    name = clean_name(wish.name)
    for seat in wish.seats:
        level_of(entry, seat.player)
    level = level_of(entry, wish.level)
    if wish.talk and wish.talk not in KINDS:
        raise Refusal("bad-option", what="talk")
    if wish.club and await membership(store, wish.club, person) is None:
        raise Refusal("not-member")
    chairs = _chairs(wish, person, name, level, await store.shield_of(person))
    row = new_row(entry.game, options, chairs, person, level, store.now())
    row.talk = wish.talk or KINDS[0]
    row.listed, row.club = wish.listed, wish.club
    shared = [field for field in TableSettings.__struct_fields__ if field in wish.__struct_fields__]
    row.settings = TableSettings(**{field: getattr(wish, field) for field in shared})
    if wish.draw and row.status == TableStatus.PLAYING:
        chairs = draw(chairs)
    await store.add_table(row, chairs)
    await store.set_name(person, name)
    return Made(table=row.id)


async def rematch(store: Store, stored: StoredTable) -> str:
    """Make a table with the same people and options as a finished one; returns its id.

    :raises StoreFailed: when it cannot be stored.
    :raises Refusal: ``old-options``, when the game no longer has them.
    """
    old = stored.row
    game = registry.find(old.game).game
    options = catalogue.stored_options(game, old.options, old.seats)
    chairs = [
        msgspec.structs.replace(chair, used=0.0, since=0.0, masked=0.0, gone=0.0, due=0.0)
        for chair in stored.chairs
    ]
    if old.settings.draw:
        chairs = draw(chairs)
    row = new_row(game, options, chairs, old.host, old.level, store.now())
    row.talk, row.settings, row.club = old.talk, old.settings, old.club
    await store.add_table(row, chairs)
    await store.set_chairs(old.id, [], next=row.id)
    return row.id


async def play_on(store: Store, stored: StoredTable, person: str, wish: PlayOn, waiting: int) -> Made:
    """Make a table that continues a finished game from a step, with the same deal, against computer players.

    *waiting*: bit mask of the seats that the game waits for after that step.

    :raises Refusal: saying what is wrong.
    """
    old = stored.row
    entry = registry.find(old.game)
    if wish.seat >= old.seats:
        raise Refusal("unknown-seat")
    level, name = level_of(entry, wish.level or old.level), clean_name(wish.name)
    now = store.now()
    chairs = [Chair(seat=seat, kind=COMPUTER, name=level) for seat in range(old.seats)]
    shield = await store.shield_of(person)
    chairs[wish.seat] = Chair(seat=wish.seat, kind=PERSON, person=person, name=name, shield=shield)
    row = msgspec.structs.replace(
        old,
        id=new_id(),
        level=level,
        talk=KINDS[0],
        host=person,
        status=TableStatus.PLAYING,
        waiting=waiting,
        awaited=0,
        ending=None,
        made=now,
        updated=now,
        settings=TableSettings(),
        listed=False,
        owner="",
        next="",
        day="",
        club="",
        round="",
    )
    await store.add_table(row, chairs, stored.actions[: wish.step])
    await store.set_name(person, name)
    return Made(table=row.id)


async def bring(store: Store, person: str, record: records.Record) -> Made:
    """Make a table, with nobody at its seats, for the replay of a correct record."""
    now = store.now()
    entry = registry.find(record.game)
    row = TableRow(
        id=new_id(),
        game=record.game,
        version=record.version,
        engine=record.engine,
        options=msgspec.json.encode(record.options).decode(),
        seats=record.seats,
        key=record.key,
        level=level_of(entry, ""),
        talk="none",
        host=person,
        status=TableStatus.OVER,
        waiting=OVER,
        ending=record.ending,
        made=now,
        updated=now,
    )
    chairs = [Chair(seat=seat, kind=OPEN) for seat in range(record.seats)]
    await store.add_table(row, chairs, record.actions)
    return Made(table=row.id)


def level_of(entry: registry.Entry, name: str) -> str:
    """The computer player of that name; the usual one for an empty name.

    :raises Refusal: ``unknown-player``.
    """
    if name and name not in players(entry):
        raise Refusal("unknown-player", what=name)
    return name or usual(entry)


def _chairs(wish: NewTable, person: str, name: str, level: str, shield: str) -> list[Chair]:
    out: list[Chair] = []
    for seat, one in enumerate(wish.seats):
        match one.kind:
            case "me":
                own = clean_name(one.name) if one.name else name
                # Further seats are for others at the same device.
                others = any(chair.kind == PERSON for chair in out)
                out.append(
                    Chair(seat=seat, kind=PERSON, person=person, name=own, shield="" if others else shield)
                )
            case "open":
                out.append(Chair(seat=seat, kind=OPEN))
            case "computer":
                out.append(Chair(seat=seat, kind=COMPUTER, name=one.player or level))
            case _:
                raise Refusal("bad-setup", what=one.kind)
    names = [chair.name for chair in out if chair.kind == PERSON]
    if any(looks_taken(name, names[:number]) for number, name in enumerate(names)):
        raise Refusal("name-taken")
    return out


def new_row(
    game: AnyGame,
    options: Options,
    chairs: list[Chair],
    host: str,
    level: str,
    now: float,
    key: bytes = b"",
) -> TableRow:
    """The row of a new table; *key* is the dealer's key, and a new one is drawn when it is empty."""
    key = key or Dealer.new_key()
    begins = all(chair.kind != OPEN for chair in chairs)
    waiting, awaited = OVER, 0
    if begins:
        live = LiveGame(game, options, len(chairs), key)
        waiting, awaited = live.waiting, live.awaited_mask
    return TableRow(
        id=new_id(),
        game=game.name,
        version=game.version,
        engine=__version__,
        options=msgspec.json.encode(options).decode(),
        seats=len(chairs),
        key=key,
        level=level,
        talk="",
        host=host,
        status=TableStatus.PLAYING if begins else TableStatus.WAITING,
        waiting=waiting,
        awaited=awaited,
        ending=None,
        made=now,
        updated=now,
    )
