"""The HTTP routes of friends: the people with whom a visitor has played."""

from __future__ import annotations

from typing import Protocol

from starlette.requests import Request
from starlette.routing import Route

from tafureria.house.friends import Circle
from tafureria.house.messages.friends import FriendBlocked, FriendInvited, Friends, InvitationDeclined
from tafureria.web import ways
from tafureria.web.bodies import read_body
from tafureria.web.budgets import address_of


class Front(ways.Front, Protocol):
    """What these routes need from the network side of the house."""

    circle: Circle


class FriendRoutes:
    """Answers requests about the visitor's friends."""

    def __init__(self, front: Front) -> None:
        self._front = front

    def routes(self) -> list[Route]:
        """The HTTP routes of this module."""
        return [
            Route("/api/friends", ways.answered(self.friends)),
            Route("/api/friends/invite", ways.answered(self.invite), methods=["POST"]),
            Route("/api/friends/block", ways.answered(self.block), methods=["POST"]),
            Route("/api/friends/decline", ways.answered(self.decline), methods=["POST"]),
        ]

    async def friends(self, request: Request) -> Friends:
        """``GET /api/friends``.

        :raises Refusal: ``too-fast``.
        """
        person = self._front.person(request)
        self._front.budgets.check("replay", person, address_of(request.scope))
        return await self._front.circle.friends(person)

    def _visitor(self, request: Request) -> str:
        person = ways.visitor(self._front, request)
        self._front.budgets.check("table", person, address_of(request.scope))
        return person

    async def invite(self, request: Request) -> Friends:
        """``POST /api/friends/invite``.

        :raises Refusal: with a code that says why.
        """
        person = self._visitor(request)
        await self._front.circle.invite(person, await read_body(request, FriendInvited))
        return await self._front.circle.friends(person)

    async def block(self, request: Request) -> Friends:
        """``POST /api/friends/block``.

        :raises Refusal: with a code that says why.
        """
        person = self._visitor(request)
        await self._front.circle.block(person, await read_body(request, FriendBlocked))
        return await self._front.circle.friends(person)

    async def decline(self, request: Request) -> Friends:
        """``POST /api/friends/decline``.

        :raises Refusal: with a code that says why.
        """
        person = self._visitor(request)
        await self._front.circle.decline(person, await read_body(request, InvitationDeclined))
        return await self._front.circle.friends(person)
