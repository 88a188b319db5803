"""The stored addresses to which notices are sent, and the stored hours when somebody wants none."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from sqlalchemy import delete, select, update

from tafureria.house.notices.quiet import Quiet
from tafureria.house.refusal import Refusal
from tafureria.house.store import schema
from tafureria.house.store.reader import fetch
from tafureria.house.store.store import Store

MOST: Final = 8
"""Largest number of addresses of one person."""


MAILTO: Final = "mailto:"


class Address(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that accepts web push, or a mail address."""

    id: str
    person: str
    target: str
    """The URL that its push service gave the browser, or ``mailto:`` and the mail address."""
    p256dh: str
    auth: str
    language: str
    made: float

    @property
    def mail(self) -> str:
        """The mail address; empty for a browser."""
        return self.target.removeprefix(MAILTO) if self.target.startswith(MAILTO) else ""


async def addresses_of(store: Store, person: str) -> list[Address]:
    """The addresses of that person, the oldest first."""
    rows = schema.addresses
    query = select(rows).where(rows.c.person == person).order_by(rows.c.made)
    async with store.reading() as connection:
        return [Address(**row) for row in await fetch(connection, query)]


async def address(store: Store, id_: str) -> Address | None:
    """The address with that id; ``None`` if there is none any more."""
    rows = schema.addresses
    async with store.reading() as connection:
        found = await fetch(connection, select(rows).where(rows.c.id == id_))
    return Address(**found[0]) if found else None


async def add(store: Store, person: str, target: str, p256dh: str, auth: str, language: str) -> None:
    """Send that person's notices, and nobody else's, to *target* from now on.

    :raises Refusal: ``too-many``.
    """
    rows, errands = schema.addresses, schema.errands
    others = [one for one in await addresses_of(store, person) if one.target != target]
    if len(others) >= MOST:
        raise Refusal("too-many")
    new = Address(
        id=secrets.token_urlsafe(16),
        person=person,
        target=target,
        p256dh=p256dh,
        auth=auth,
        language=language,
        made=store.now(),
    )
    async with store.transaction() as connection:
        old = select(rows.c.id).where(rows.c.target == target)
        await connection.execute(delete(errands).where(errands.c.address.in_(old)))
        await connection.execute(delete(rows).where(rows.c.target == target))
        await connection.execute(rows.insert().values(**msgspec.to_builtins(new)))


async def remove(store: Store, id_: str, person: str = "") -> None:
    """Remove an address and its pending notices; with a *person*, only if it is theirs."""
    rows, errands = schema.addresses, schema.errands
    mine = rows.c.id == id_
    if person:
        mine &= rows.c.person == person
    async with store.transaction() as connection:
        if (await connection.execute(delete(rows).where(mine))).rowcount:
            await connection.execute(delete(errands).where(errands.c.address == id_))


async def quiet_of(store: Store, person: str) -> Quiet:
    """The hours when that person wants no notices."""
    rows = schema.quiet
    query = select(rows.c.zone, rows.c.begin, rows.c.end).where(rows.c.person == person)
    async with store.reading() as connection:
        found = await fetch(connection, query)
    return Quiet(**found[0]) if found else Quiet()


async def set_quiet(store: Store, person: str, quiet: Quiet) -> None:
    """Store the hours when that person wants no notices."""
    rows, values = schema.quiet, msgspec.to_builtins(quiet)
    async with store.transaction() as connection:
        done = await connection.execute(update(rows).where(rows.c.person == person).values(**values))
        if not done.rowcount:
            await connection.execute(rows.insert().values(person=person, **values))
