"""The HTTP bodies about people with whom a visitor has played."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

FriendId = Annotated[str, Meta(min_length=1, max_length=60)]
"""The id of a friend, as one visitor knows them: it is different for every visitor."""
TableId = Annotated[str, Meta(min_length=1, max_length=60)]


class Friend(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody with whom the visitor has finished a game, under the name that they used last."""

    id: str
    name: str
    shield: str
    games: int
    """Games finished together."""
    game: str
    """The game played together last."""
    blocked: bool
    """Has the visitor asked not to be invited by them?"""


class Friends(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/friends``: people with whom the visitor has played, latest first, but not who is online."""

    people: list[Friend]


class FriendInvited(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/friends/invite``: invites a friend to a waiting table. Answered by ``Friends``.

    The answer is the same whether the friend wants to be invited or not.
    """

    friend: FriendId
    table: TableId


class FriendBlocked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/friends/block``: hides a friend's invitations, or shows them. Answered by ``Friends``."""

    friend: FriendId
    blocked: bool


class InvitationDeclined(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/friends/decline``: declines without telling anybody. Answered by ``Friends``."""

    table: TableId
    block: bool = False
    """Also hide further invitations from whoever sent it."""
