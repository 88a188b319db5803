"""The bodies of the HTTP part about people with whom a visitor has played."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

FriendId = Annotated[str, Meta(min_length=1, max_length=60)]
"""By which one visitor names another: no two visitors have the same for somebody."""
TableId = Annotated[str, Meta(min_length=1, max_length=60)]


class Friend(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody with whom the visitor has finished a game, as they were called there last."""

    id: str
    name: str
    shield: str
    games: int
    """Finished together."""
    game: str
    """The game played together last."""
    blocked: bool
    """Has the visitor asked not to be invited by them?"""


class Friends(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/friends``: those with whom the visitor has played, latest first; not who is here."""

    people: list[Friend]


class FriendInvited(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/friends/invite``: asks somebody to a table that waits. Answered by ``Friends``.

    The answer is the same whether they want to be asked or not.
    """

    friend: FriendId
    table: TableId


class FriendBlocked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/friends/block``: no invitation of theirs, or again. Answered by ``Friends``."""

    friend: FriendId
    blocked: bool


class InvitationDeclined(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/friends/decline``: nobody is told. Answered by ``Friends``."""

    table: TableId
    block: bool = False
    """Show no invitation of whoever has sent it any more."""
