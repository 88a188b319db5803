"""Visitors' identity: their name and shield, and the keys that carry it to another device."""

from __future__ import annotations

import secrets
from typing import Final

from tafureria.house.house import House
from tafureria.house.identity import key_rows, rows
from tafureria.house.identity.arms import check_shield
from tafureria.house.identity.messages import NewKey, Own, OwnWish, Whose
from tafureria.house.making.spoken import WORDS, as_word
from tafureria.house.refusal import Refusal
from tafureria.house.tables.names import clean_name

LINK_SECONDS: Final = 600
"""Seconds for which a link to another device is valid."""
LINK_BYTES: Final = 20
WORDS_LONG: Final = 10
"""Words in a phrase; each is one of 399, so that together they have 86 random bits."""


class People:
    """What the house knows about its visitors besides their games."""

    def __init__(self, house: House) -> None:
        self._house, self._store = house, house.store

    async def own(self, person: str) -> Own:
        """Name and shield of that person."""
        name, shield = await self._store.own_of(person)
        return Own(name=name, shield=shield)

    async def set_own(self, person: str, wish: OwnWish) -> None:
        """Set the name and shield of that person.

        :raises Refusal: ``no-name`` or ``bad-shield``.
        """
        check_shield(wish.shield)
        await rows.set_own(self._store, person, clean_name(wish.name), wish.shield)

    async def has_words(self, person: str) -> bool:
        """Does that person have words that carry their identity to another device?"""
        return await key_rows.has_words(self._store, person)

    async def new_key(self, person: str, kind: str) -> NewKey:
        """A link or words by which another device becomes that person; replaces the last key of its kind."""
        if kind == key_rows.WORDS:
            key, seconds = " ".join(secrets.choice(WORDS) for _ in range(WORDS_LONG)), 0
        else:
            key, seconds = secrets.token_urlsafe(LINK_BYTES), LINK_SECONDS
        await key_rows.add_key(self._store, key, kind, person, seconds)
        return NewKey(key=key, seconds=seconds)

    async def look(self, person: str, key: str) -> Whose:
        """The visitor to whom the key leads, compared with *person*, who entered it.

        :raises Refusal: ``unknown-key``.
        """
        other = await self._whose(key)
        theirs, here = await self.own(other), await self.own(person)
        return Whose(
            name=theirs.name,
            shield=theirs.shield,
            games=await rows.games_of(self._store, other),
            here=here,
            here_games=await rows.games_of(self._store, person),
            same=other == person,
        )

    async def take(self, person: str, key: str, *, merge: bool) -> str:
        """Return the person to whom the key leads; with *merge*, give them everything that *person* has.

        :raises Refusal: ``unknown-key``, or ``has-seats`` without *merge* if *person* has seats or tables.
        """
        other = await self._whose(key)
        if other == person:
            return person
        if not merge and await rows.games_of(self._store, person):
            raise Refusal("has-seats")
        read = written(key)
        async with self._store.transaction() as connection:
            # Words stay valid; a link works once: of two simultaneous uses, one succeeds.
            if " " not in read:
                spent = await key_rows.spend(connection, read, key_rows.LINK, self._store.now())
                if spent != other:
                    raise Refusal("unknown-key")
            tables = await rows.merge(connection, self._store.me, person, other)
        await self._house.load_again(tables)
        return other

    async def _whose(self, key: str) -> str:
        person = await key_rows.whose(self._store, written(key))
        if not person:
            raise Refusal("unknown-key")
        return person


def written(key: str) -> str:
    """A key as it was issued: words may be typed with capitals, accents or extra spaces.

    >>> written(" Luna casa,  LIMA ")
    'luna casa lima'
    >>> written("Q_x-1")
    'Q_x-1'
    """
    found = key.split()
    return key if len(found) < 2 else " ".join(as_word(one) for one in found)
