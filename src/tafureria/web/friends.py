"""The HTTP routes of friends: the people with whom a visitor has played."""

from __future__ import annotations

from tafureria.house.friends.friends import Circle
from tafureria.house.friends.messages import FriendBlocked, FriendInvited, Friends, InvitationDeclined
from tafureria.web.endpoint import Call, Endpoints, endpoint, visitor


class FriendRoutes(Endpoints):
    """Answers requests about the visitor's friends."""

    circle: Circle

    @endpoint("GET /api/friends", "With whom the visitor has played", budget="replay")
    async def friends(self, call: Call) -> Friends:
        return await self.circle.friends(call.person)

    @endpoint("POST /api/friends/invite", "Asks somebody to a table", who=visitor, budget="table")
    async def invite(self, call: Call, wish: FriendInvited) -> Friends:
        await self.circle.invite(call.person, wish)
        return await self.circle.friends(call.person)

    @endpoint(
        "POST /api/friends/block",
        "Shows no invitations of somebody, or shows them again",
        who=visitor,
        budget="table",
    )
    async def block(self, call: Call, wish: FriendBlocked) -> Friends:
        await self.circle.block(call.person, wish)
        return await self.circle.friends(call.person)

    @endpoint("POST /api/friends/decline", "Puts an invitation away", who=visitor, budget="table")
    async def decline(self, call: Call, wish: InvitationDeclined) -> Friends:
        await self.circle.decline(call.person, wish)
        return await self.circle.friends(call.person)
