"""The HTTP routes of friends: the people with whom a visitor has played."""

from __future__ import annotations

from typing import Protocol

from tafureria.house.friends import Circle
from tafureria.house.messages.friends import FriendBlocked, FriendInvited, Friends, InvitationDeclined
from tafureria.web import endpoint as ends
from tafureria.web.endpoint import Call, Endpoints, endpoint, visitor


class Front(ends.Front, Protocol):
    """What these routes need from the network side of the house."""

    circle: Circle


class FriendRoutes(Endpoints[Front]):
    """Answers requests about the visitor's friends."""

    @endpoint("GET /api/friends", "With whom the visitor has played", budget="replay")
    async def friends(self, call: Call) -> Friends:
        return await self.front.circle.friends(call.person)

    @endpoint("POST /api/friends/invite", "Asks somebody to a table", who=visitor, budget="table")
    async def invite(self, call: Call, wish: FriendInvited) -> Friends:
        await self.front.circle.invite(call.person, wish)
        return await self.front.circle.friends(call.person)

    @endpoint(
        "POST /api/friends/block",
        "Shows no invitations of somebody, or shows them again",
        who=visitor,
        budget="table",
    )
    async def block(self, call: Call, wish: FriendBlocked) -> Friends:
        await self.front.circle.block(call.person, wish)
        return await self.front.circle.friends(call.person)

    @endpoint("POST /api/friends/decline", "Puts an invitation away", who=visitor, budget="table")
    async def decline(self, call: Call, wish: InvitationDeclined) -> Friends:
        await self.front.circle.decline(call.person, wish)
        return await self.front.circle.friends(call.person)
