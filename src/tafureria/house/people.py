"""Visitors as themselves: their name and shield, and how they are the same on another device."""

from __future__ import annotations

import secrets
from typing import Final

from tafureria.house.arms import check_shield
from tafureria.house.house import House
from tafureria.house.messages.me import NewKey, Own, OwnWish, Whose
from tafureria.house.refusal import Refusal
from tafureria.house.spoken import WORDS, as_word
from tafureria.house.store import keys, people
from tafureria.house.tables.names import clean_name

LINK_SECONDS: Final = 600
"""For how long a link to another device opens."""
LINK_BYTES: Final = 20
WORDS_LONG: Final = 10
"""Words of a phrase; each is one of 399, so that together they have 86 random bits."""


class People:
    """What the house knows of its visitors beside their games."""

    def __init__(self, house: House) -> None:
        self._house, self._store = house, house.store

    async def own(self, person: str) -> Own:
        """Name and shield of that person."""
        name, shield = await self._store.own_of(person)
        return Own(name=name, shield=shield)

    async def set_own(self, person: str, wish: OwnWish) -> None:
        """Call that person so from now on.

        :raises Refusal: ``no-name`` or ``bad-shield``.
        """
        check_shield(wish.shield)
        await people.set_own(self._store, person, clean_name(wish.name), wish.shield)

    async def has_words(self, person: str) -> bool:
        """Has that person words to come back by?"""
        return await keys.has_words(self._store, person)

    async def new_key(self, person: str, kind: str) -> NewKey:
        """A link or words by which another device becomes that person; the one before opens nothing more."""
        if kind == keys.WORDS:
            key, seconds = " ".join(secrets.choice(WORDS) for _ in range(WORDS_LONG)), 0
        else:
            key, seconds = secrets.token_urlsafe(LINK_BYTES), LINK_SECONDS
        await keys.add_key(self._store, key, kind, person, seconds)
        return NewKey(key=key, seconds=seconds)

    async def look(self, person: str, key: str) -> Whose:
        """To whom that key leads, who showed it being *person*.

        :raises Refusal: ``unknown-key``.
        """
        other = await self._whose(key)
        theirs, here = await self.own(other), await self.own(person)
        return Whose(
            name=theirs.name,
            shield=theirs.shield,
            games=await people.games_of(self._store, other),
            here=here,
            here_games=await people.games_of(self._store, person),
            same=other == person,
        )

    async def take(self, person: str, key: str, *, merge: bool) -> str:
        """The person that this key leads to, who gets all that *person* has if they *merge*.

        :raises Refusal: ``unknown-key``, or ``has-seats``: *person* has sat somewhere, and they do not merge.
        """
        other = await self._whose(key)
        if other == person:
            return person
        if not merge and await people.games_of(self._store, person):
            raise Refusal("has-seats")
        read = written(key)
        async with self._store.transaction() as connection:
            # Words stay good; a link opens once, of two who come together for one of them.
            if " " not in read:
                spent = await keys.spend(connection, read, keys.LINK, self._store.now())
                if spent != other:
                    raise Refusal("unknown-key")
            tables = await people.merge(connection, self._store.me, person, other)
        await self._house.load_again(tables)
        return other

    async def _whose(self, key: str) -> str:
        person = await keys.whose(self._store, written(key))
        if not person:
            raise Refusal("unknown-key")
        return person


def written(key: str) -> str:
    """A key as it was given: of words as somebody has written them, those that are meant.

    >>> written(" Luna casa,  LIMA ")
    'luna casa lima'
    >>> written("Q_x-1")
    'Q_x-1'
    """
    found = key.split()
    return key if len(found) < 2 else " ".join(as_word(one) for one in found)
