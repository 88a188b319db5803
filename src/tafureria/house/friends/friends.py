"""People with whom a visitor has played, and invitations among them.

A visitor learns neither which of them are online nor what becomes of an invitation. The same friend has a
different id for every visitor.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from tafureria.house.friends import rows
from tafureria.house.friends.messages import (
    Friend,
    FriendBlocked,
    FriendInvited,
    Friends,
    InvitationDeclined,
)
from tafureria.house.friends.rows import Met
from tafureria.house.refusal import Refusal
from tafureria.house.store.store import Store


class Circle:
    """The friends of a house's visitors."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store, self._secret = store, secret

    @classmethod
    async def open(cls, store: Store) -> Circle:
        """Load the house's own secret, from which friends' ids are derived."""
        return cls(store, await store.secret("friends", secrets.token_bytes(32)))

    async def friends(self, person: str) -> Friends:
        """The friends of that person; none if *person* is empty."""
        met = await self._met(person)
        blocked = await rows.blocked_by(self._store, person)
        return Friends(
            people=[
                Friend(
                    id=id_,
                    name=games[0].name,
                    shield=games[0].shield,
                    games=len({one.table for one in games}),
                    game=games[0].game,
                    blocked=games[0].person in blocked,
                )
                for id_, games in met.items()
            ]
        )

    async def invite(self, person: str, wish: FriendInvited) -> None:
        """Invite a friend to a table.

        :raises Refusal: ``no-friend``, ``unknown-table`` or ``not-waiting``.
        """
        other = await self._friend(person, wish.friend)
        waits = await rows.may_invite(self._store, person, wish.table)
        if waits is None:
            raise Refusal("unknown-table")
        if not waits:
            raise Refusal("not-waiting")
        await rows.invite(self._store, person, other, wish.table)

    async def block(self, person: str, wish: FriendBlocked) -> None:
        """Hide the invitations of that friend, or show them again.

        :raises Refusal: ``no-friend``.
        """
        other = await self._friend(person, wish.friend)
        await rows.block(self._store, person, other, blocked=wish.blocked)

    async def decline(self, person: str, wish: InvitationDeclined) -> None:
        """Decline an invitation, and block its host if wished; without an invitation, do nothing."""
        if wish.block:
            for one in await rows.invited(self._store, person):
                if one.table == wish.table:
                    await rows.block(self._store, person, one.host, blocked=True)
        await rows.decline(self._store, person, wish.table)

    async def _friend(self, person: str, id_: str) -> str:
        found = (await self._met(person)).get(id_)
        if found is None:
            raise Refusal("no-friend")
        return found[0].person

    async def _met(self, person: str) -> dict[str, list[Met]]:
        """The finished tables with each friend, by the friend's id."""
        out: dict[str, list[Met]] = {}
        for one in await rows.met_by(self._store, person) if person else []:
            out.setdefault(self._id(person, one.person), []).append(one)
        return out

    def _id(self, person: str, other: str) -> str:
        made = hmac.digest(self._secret, f"{person} {other}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(made[:16]).decode().rstrip("=")
