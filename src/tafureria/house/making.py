"""New tables: wished for, played again, continued from a step, or brought as a record."""

from __future__ import annotations

import base64
import secrets
import time
from typing import Final

import msgspec

from tafureria import __version__
from tafureria.core import record as records
from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.core.game import OVER, AnyGame, Options
from tafureria.house import cards
from tafureria.house.chairs import COMPUTER, OPEN, PERSON, clean_name, draw
from tafureria.house.course import Course
from tafureria.house.gathering import PLAYING, WAITING
from tafureria.house.kept import Chair, Manner, Row, Saved
from tafureria.house.messages import Made, NewTable, PlayOn
from tafureria.house.refusal import Refusal
from tafureria.house.replays import check_step, row_like
from tafureria.house.speech import KINDS
from tafureria.house.store import Store
from tafureria.players.levels import seated, usual

ID_BYTES: Final = 16
ID_LENGTH: Final = 26


def new_id() -> str:
    """128 random bits that stand well in an address: 26 letters and digits."""
    return base64.b32encode(secrets.token_bytes(ID_BYTES)).decode().rstrip("=").lower()


def is_id(text: str) -> bool:
    """Could this be the id of a table?"""
    return len(text) == ID_LENGTH and text.isascii() and text.isalnum()


async def make(store: Store, person: str, wish: NewTable) -> Made:
    """A new table; it begins at once when no seat is open.

    :raises Refusal: with what is wrong.
    """
    try:
        entry = registry.find(wish.game)
    except registry.UnknownGame as error:
        raise Refusal("unknown-game", what=wish.game) from error
    options = cards.read_options(entry.game, wish.options)
    cards.fit(entry.game, options, len(wish.seats))
    name = clean_name(wish.name)
    for seat in wish.seats:
        _level(entry, seat.player)
    level = _level(entry, wish.level)
    if wish.talk and wish.talk not in KINDS:
        raise Refusal("bad-option", what="talk")
    chairs = _chairs(wish, person, name, level)
    row = _row(entry.game, options, chairs, person, level)
    row.talk = wish.talk or KINDS[0]
    row.listed = wish.listed
    manner = Manner(**{field: getattr(wish, field) for field in Manner.__struct_fields__})
    row.manner = msgspec.json.encode(manner).decode()
    if wish.draw and row.status == PLAYING:
        chairs = draw(chairs)
    await store.make(row, chairs)
    await store.call(person, name)
    return Made(table=row.id)


async def again(store: Store, saved: Saved) -> str:
    """A table with the same people and options as one that has ended; answers its id.

    :raises StoreFailed: when it cannot be kept.
    """
    old = saved.row
    game = registry.find(old.game).game
    options: Options = msgspec.json.decode(old.options, type=game.options)
    chairs = [msgspec.structs.replace(chair, used=0.0, since=0.0, gone=0.0) for chair in saved.chairs]
    if msgspec.json.decode(old.manner, type=Manner).draw:
        chairs = draw(chairs)
    row = _row(game, options, chairs, old.host, old.level)
    row.talk, row.manner = old.talk, old.manner
    await store.make(row, chairs)
    await store.seat(old.id, [], next=row.id)
    return row.id


async def play_on(store: Store, saved: Saved, person: str, wish: PlayOn) -> Made:
    """A new table from a step of a game that has ended, against computer players, with the same deal.

    :raises Refusal: with what is wrong.
    """
    entry = registry.find(saved.row.game)
    options: Options = msgspec.json.decode(saved.row.options, type=entry.game.options)
    if wish.seat >= saved.row.seats:
        raise Refusal("unknown-seat")
    level, name = _level(entry, wish.level or saved.row.level), clean_name(wish.name)
    waiting, now = check_step(saved, options, wish.step), time.time()
    chairs = [Chair(seat=seat, kind=COMPUTER, name=level) for seat in range(saved.row.seats)]
    chairs[wish.seat] = Chair(seat=wish.seat, kind=PERSON, person=person, name=name)
    changes = {"id": new_id(), "host": person, "level": level, "made": now, "updated": now}
    row = row_like(saved.row, status=PLAYING, waiting=waiting, talk=KINDS[0], **changes)
    await store.make(row, chairs, saved.actions[: wish.step])
    await store.call(person, name)
    return Made(table=row.id)


async def bring(store: Store, person: str, record: records.Record) -> Made:
    """A table for the replay of a record that stands. Nobody sits there."""
    now = time.time()
    entry = registry.find(record.game)
    row = Row(
        id=new_id(),
        game=record.game,
        version=record.version,
        engine=record.engine,
        options=msgspec.json.encode(record.options).decode(),
        seats=record.seats,
        key=record.key,
        level=_level(entry, ""),
        talk="none",
        host=person,
        status="over",
        waiting=OVER,
        ending=record.ending,
        made=now,
        updated=now,
    )
    chairs = [Chair(seat=seat, kind=OPEN) for seat in range(record.seats)]
    await store.make(row, chairs, record.actions)
    return Made(table=row.id)


def _level(entry: registry.Entry, name: str) -> str:
    """The computer player of that name; the usual one for an empty one.

    :raises Refusal: ``unknown-player``.
    """
    if name and name not in seated(entry):
        raise Refusal("unknown-player", what=name)
    return name or usual(entry)


def _chairs(wish: NewTable, person: str, name: str, level: str) -> list[Chair]:
    out: list[Chair] = []
    for seat, one in enumerate(wish.seats):
        match one.kind:
            case "me":
                own = clean_name(one.name) if one.name else name
                out.append(Chair(seat=seat, kind=PERSON, person=person, name=own))
            case "open":
                out.append(Chair(seat=seat, kind=OPEN))
            case "computer":
                out.append(Chair(seat=seat, kind=COMPUTER, name=one.player or level))
            case _:
                raise Refusal("bad-setup", what=one.kind)
    names = [chair.name.casefold() for chair in out if chair.kind == PERSON]
    if len(set(names)) < len(names):
        raise Refusal("name-taken")
    return out


def _row(game: AnyGame, options: Options, chairs: list[Chair], host: str, level: str) -> Row:
    now, key = time.time(), Dealer.new_key()
    begins = all(chair.kind != OPEN for chair in chairs)
    waiting = OVER
    if begins:
        waiting = Course(game, options, len(chairs), key).waiting
    return Row(
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
        status=PLAYING if begins else WAITING,
        waiting=waiting,
        ending=None,
        made=now,
        updated=now,
    )
