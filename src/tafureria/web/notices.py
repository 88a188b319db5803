"""The HTTP routes of notices: where a visitor is notified of their turns, and when not."""

from __future__ import annotations

import hashlib
from typing import Final, Protocol
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.routing import Route

from tafureria.house import holidays as days
from tafureria.house.holidays import Holiday
from tafureria.house.messages.notices import (
    Holidays,
    HolidayWish,
    MailWish,
    NoticesPage,
    PushWish,
    QuietHours,
    ToldHere,
)
from tafureria.house.notices import addresses, wishes
from tafureria.house.notices.addresses import Address
from tafureria.house.notices.mail import Mail
from tafureria.house.notices.push import Gone, NotSent, Push, are_keys
from tafureria.house.notices.quiet import Quiet, is_zone
from tafureria.house.notices.reach import may_call
from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings
from tafureria.house.store import holidays
from tafureria.web import ways
from tafureria.web.bodies import read_body
from tafureria.web.budgets import address_of

UNCONFIRMED: Final = "unconfirmed"
"""Id used for a mail address that is not confirmed yet, since it has no id of its own."""
MARK: Final = 16
"""Length of the hash by which a browser recognizes its own address in the list."""


class Front(ways.Front, Protocol):
    """What these routes need from the network side of the house."""

    push: Push
    mail: Mail


class NoticeRoutes:
    """Answers requests about a visitor's own notices."""

    def __init__(self, front: Front, settings: Settings) -> None:
        self._front, self._anywhere = front, settings.push_anywhere

    def routes(self) -> list[Route]:
        """The HTTP routes of this module."""
        return [
            Route("/api/notices", ways.answered(self.page)),
            Route("/api/notices", ways.answered(self.add), methods=["POST"]),
            Route("/api/notices/quiet", ways.answered(self.set_quiet), methods=["POST"]),
            Route("/api/notices/holidays", ways.answered(self.go), methods=["POST"]),
            Route("/api/notices/holidays", ways.answered(self.come_back), methods=["DELETE"]),
            Route("/api/notices/mail", ways.answered(self.add_mail), methods=["POST"]),
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

        :raises Refusal: ``no-push`` unless it is a push service with valid keys, or another code that says
            why.
        """
        person, wish = self._changes(request), await read_body(request, PushWish)
        if not (may_call(wish.endpoint, anywhere=self._anywhere) and are_keys(wish.p256dh, wish.auth)):
            raise Refusal("no-push")
        store = self._front.house.store
        await addresses.add(store, person, wish.endpoint, wish.p256dh, wish.auth, wish.language)
        return await self._page(person)

    async def add_mail(self, request: Request) -> NoticesPage:
        """``POST /api/notices/mail``: sends a confirmation link; no other mail is sent until it is confirmed.

        :raises Refusal: ``no-mail`` if no mail can be sent, or another code that says why.
        """
        person, wish = self._changes(request), await read_body(request, MailWish)
        store, mail = self._front.house.store, self._front.mail
        if not mail.is_on:
            raise Refusal("no-mail")
        budgets, address = self._front.budgets, address_of(request.scope)
        budgets.check("mail", person, address)
        # So that several visitors together cannot flood one mailbox either.
        budgets.check("mail", f"mailbox {hashlib.sha256(wish.mail.lower().encode()).hexdigest()}", address)
        id_ = await wishes.wish(store, person, wish.mail, wish.language)
        try:
            await mail.ask(wish.mail, id_, wish.language)
        except (Gone, NotSent):
            await wishes.drop(store, person)
            raise Refusal("no-mail") from None
        return await self._page(person)

    async def set_quiet(self, request: Request) -> NoticesPage:
        """``POST /api/notices/quiet``.

        :raises Refusal: ``malformed`` for an unknown time zone, or another code that says why.
        """
        person, wish = self._changes(request), await read_body(request, QuietHours)
        if not is_zone(wish.zone):
            raise Refusal("malformed", what="no such time zone")
        quiet = Quiet(zone=wish.zone, begin=wish.begin, end=wish.end)
        await addresses.set_quiet(self._front.house.store, person, quiet)
        return await self._page(person)

    async def go(self, request: Request) -> NoticesPage:
        """``POST /api/notices/holidays``: replaces any upcoming holidays.

        :raises Refusal: ``malformed``, ``no-holidays``, or another code that says why.
        """
        person, wish = self._changes(request), await read_body(request, HolidayWish)
        if not is_zone(wish.zone):
            raise Refusal("malformed", what="no such time zone")
        await holidays.go(self._front.house.store, person, wish.zone, wish.first, wish.last)
        return await self._holidays_changed(person)

    async def come_back(self, request: Request) -> NoticesPage:
        """``DELETE /api/notices/holidays``: ends the current holidays, or cancels the upcoming ones.

        :raises Refusal: ``wrong-origin``, ``no-cookie`` or ``too-fast``.
        """
        person = self._changes(request)
        await holidays.come_back(self._front.house.store, person)
        return await self._holidays_changed(person)

    async def _holidays_changed(self, person: str) -> NoticesPage:
        self._front.house.holidays_changed({person: self._front.house.store.now()})
        return await self._page(person)

    async def remove(self, request: Request) -> NoticesPage:
        """``DELETE /api/notices/{address}``; removing an unknown address is not an error.

        :raises Refusal: ``wrong-origin``, ``no-cookie`` or ``too-fast``.
        """
        person = self._changes(request)
        store, address = self._front.house.store, request.path_params["address"]
        if address == UNCONFIRMED:
            await wishes.drop(store, person)
        else:
            await addresses.remove(store, address, person)
        return await self._page(person)

    def _changes(self, request: Request) -> str:
        """The visitor of a request that changes something.

        :raises Refusal: ``wrong-origin``, ``no-cookie`` or ``too-fast``.
        """
        person = ways.visitor(self._front, request)
        self._front.budgets.check("notice", person, address_of(request.scope))
        return person

    async def _page(self, person: str) -> NoticesPage:
        store = self._front.house.store
        quiet = await addresses.quiet_of(store, person)
        away = (await holidays.of(store, [person])).get(person, [])
        return NoticesPage(
            key=self._front.push.key,
            told=[_told(one) for one in await addresses.addresses_of(store, person)],
            quiet=QuietHours(zone=quiet.zone, begin=quiet.begin, end=quiet.end),
            holidays=_shown(away, store.now()),
            may_mail=self._front.mail.is_on,
            unconfirmed=await wishes.waits(store, person),
        )


def _shown(away: list[Holiday], now: float) -> Holidays:
    ongoing = days.on(away, now)
    one = ongoing or days.coming(away, now)
    return Holidays(
        first=one.first if one else "",
        last=one.last if one else "",
        on=ongoing is not None,
        at_a_time=days.AT_A_TIME,
        in_a_year=days.IN_A_YEAR,
        left=days.left([other for other in away if other.begins <= now], now),
    )


def _told(one: Address) -> ToldHere:
    mark = hashlib.sha256(one.target.encode()).hexdigest()[:MARK]
    host = one.mail.rpartition("@")[2] if one.mail else urlsplit(one.target).hostname or ""
    return ToldHere(id=one.id, host=host, mail=bool(one.mail), made=one.made, mark=mark)
