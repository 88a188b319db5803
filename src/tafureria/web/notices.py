"""The addresses of notices: where a visitor is told of their turns, and when not."""

from __future__ import annotations

import hashlib
from typing import Final, Protocol
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.routing import Route

from tafureria.house.messages.notices import NoticesPage, PushWish, QuietHours, ToldHere
from tafureria.house.notices import addresses
from tafureria.house.notices.addresses import Address
from tafureria.house.notices.push import Push, are_keys
from tafureria.house.notices.quiet import Quiet, is_zone
from tafureria.house.notices.reach import may_call
from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings
from tafureria.web import ways
from tafureria.web.bodies import read_body
from tafureria.web.budgets import address_of

MARK: Final = 16
"""Letters by which a browser knows itself."""


class Front(ways.Front, Protocol):
    """What notices need of the network side of the house."""

    push: Push


class NoticeRoutes:
    """Answers about a visitor's own notices."""

    def __init__(self, front: Front, settings: Settings) -> None:
        self._front, self._anywhere = front, settings.push_anywhere

    def routes(self) -> list[Route]:
        """The addresses of this module."""
        return [
            Route("/api/notices", ways.answered(self.page)),
            Route("/api/notices", ways.answered(self.add), methods=["POST"]),
            Route("/api/notices/quiet", ways.answered(self.set_quiet), methods=["POST"]),
            Route("/api/notices/{address}", ways.answered(self.remove), methods=["DELETE"]),
        ]

    async def page(self, request: Request) -> NoticesPage:
        """``GET /api/notices``.

        :raises Refusal: ``no-cookie``.
        """
        person = self._front.person(request)
        if not person:
            raise Refusal("no-cookie")
        return await self._page(person)

    async def add(self, request: Request) -> NoticesPage:
        """``POST /api/notices``.

        :raises Refusal: ``no-push`` for what is no push service and no keys, or what else is wrong.
        """
        person, wish = self._changes(request), await read_body(request, PushWish)
        if not (may_call(wish.endpoint, anywhere=self._anywhere) and are_keys(wish.p256dh, wish.auth)):
            raise Refusal("no-push")
        store = self._front.house.store
        await addresses.add(store, person, wish.endpoint, wish.p256dh, wish.auth, wish.language)
        return await self._page(person)

    async def set_quiet(self, request: Request) -> NoticesPage:
        """``POST /api/notices/quiet``.

        :raises Refusal: ``malformed`` for an unknown time zone, or what else is wrong.
        """
        person, wish = self._changes(request), await read_body(request, QuietHours)
        if not is_zone(wish.zone):
            raise Refusal("malformed", what="no such time zone")
        quiet = Quiet(zone=wish.zone, begin=wish.begin, end=wish.end)
        await addresses.set_quiet(self._front.house.store, person, quiet)
        return await self._page(person)

    async def remove(self, request: Request) -> NoticesPage:
        """``DELETE /api/notices/{address}``; one that is not there is no mistake.

        :raises Refusal: ``wrong-origin``, ``no-cookie`` or ``too-fast``.
        """
        person = self._changes(request)
        await addresses.remove(self._front.house.store, request.path_params["address"], person)
        return await self._page(person)

    def _changes(self, request: Request) -> str:
        """The visitor, who may change something now.

        :raises Refusal: ``wrong-origin``, ``no-cookie`` or ``too-fast``.
        """
        person = ways.visitor(self._front, request)
        self._front.budgets.check("notice", person, address_of(request.scope))
        return person

    async def _page(self, person: str) -> NoticesPage:
        store = self._front.house.store
        quiet = await addresses.quiet_of(store, person)
        return NoticesPage(
            key=self._front.push.key,
            told=[_told(one) for one in await addresses.addresses_of(store, person)],
            quiet=QuietHours(zone=quiet.zone, begin=quiet.begin, end=quiet.end),
        )


def _told(one: Address) -> ToldHere:
    mark = hashlib.sha256(one.target.encode()).hexdigest()[:MARK]
    return ToldHere(id=one.id, host=urlsplit(one.target).hostname or "", made=one.made, mark=mark)
