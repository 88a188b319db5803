"""Passkeys in the store: the public key of each, and the person it belongs to."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Select, delete, select, update
from sqlalchemy.exc import IntegrityError

from tafureria.house.store import schema
from tafureria.house.store.reader import fetch
from tafureria.house.store.store import Store


class Passkey(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey as it is stored."""

    id: bytes
    person: str
    public: bytes
    count: int
    """Its signature counter, for authenticators that count."""
    made: float
    used: float


async def passkeys_of(store: Store, person: str) -> list[Passkey]:
    """The passkeys of that person, in the order in which they were made.

    :raises StoreFailed: when the store cannot be read.
    """
    column = schema.passkeys.c
    return await _found(store, select(schema.passkeys).where(column.person == person).order_by(column.made))


async def passkey(store: Store, id_: bytes) -> Passkey | None:
    """The passkey with that id; ``None`` if there is none.

    :raises StoreFailed: when the store cannot be read.
    """
    found = await _found(store, select(schema.passkeys).where(schema.passkeys.c.id == id_))
    return found[0] if found else None


async def _found(store: Store, query: Select[Any]) -> list[Passkey]:
    async with store.reading() as connection:
        return [Passkey(**row) for row in await fetch(connection, query)]


async def add_passkey(store: Store, row: Passkey) -> bool:
    """Store a new passkey; returns false if there is already one with that id."""
    async with store.transaction() as connection:
        try:
            await connection.execute(schema.passkeys.insert(), msgspec.structs.asdict(row))
        except IntegrityError:
            return False
    return True


async def count_use(store: Store, id_: bytes, count: int) -> None:
    """Record a use of the passkey, with its new signature counter."""
    mine = update(schema.passkeys).where(schema.passkeys.c.id == id_)
    await store.write([(mine.values(count=count, used=store.now()), None)])


async def drop_passkey(store: Store, person: str, id_: bytes) -> None:
    """Delete that passkey of that person."""
    column = schema.passkeys.c
    await store.write([(delete(schema.passkeys).where(column.person == person, column.id == id_), None)])
