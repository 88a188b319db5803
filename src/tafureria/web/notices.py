"""The HTTP routes of notices: where a visitor is notified of their turns, and when not."""

from __future__ import annotations

import hashlib
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request

from tafureria.house.holidays import holidays as days
from tafureria.house.holidays import rows as holidays
from tafureria.house.holidays.holidays import Holiday
from tafureria.house.notices import addresses, wishes
from tafureria.house.notices.addresses import Address
from tafureria.house.notices.mail import Mail
from tafureria.house.notices.messages import (
    Holidays,
    HolidayWish,
    MailWish,
    NoticesPage,
    PushWish,
    QuietHours,
    ToldHere,
)
from tafureria.house.notices.push import Gone, NotSent, Push, are_keys
from tafureria.house.notices.quiet import Quiet, is_zone
from tafureria.house.notices.reach import may_call
from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings
from tafureria.web.endpoint import Address as Target
from tafureria.web.endpoint import AnyFront, Call, Endpoints, anybody, endpoint, visitor

UNCONFIRMED: Final = "unconfirmed"
"""Id used for a mail address that is not confirmed yet, since it has no id of its own."""
MARK: Final = 16
"""Length of the hash by which a browser recognizes its own address in the list."""


def _known(routes: Endpoints, request: Request) -> str:
    person = anybody(routes, request)
    if not person:
        raise Refusal("no-cookie")
    return person


class NoticeRoutes(Endpoints):
    """Answers requests about a visitor's own notices."""

    push: Push

    def __init__(self, front: AnyFront, mail: Mail, settings: Settings) -> None:
        super().__init__(front)
        self._mail = mail
        self._anywhere = settings.push_anywhere

    @endpoint("GET /api/notices", "Where the visitor is notified of their turns", who=_known)
    async def page(self, call: Call) -> NoticesPage:
        return await self._page(call.person)

    @endpoint(
        "POST /api/notices", "Notifies the visitor in a browser from now on", who=visitor, budget="notice"
    )
    async def add(self, call: Call, wish: PushWish) -> NoticesPage:
        if not (may_call(wish.endpoint, anywhere=self._anywhere) and are_keys(wish.p256dh, wish.auth)):
            raise Refusal("no-push")
        store = self.front.house.store
        await addresses.add(store, call.person, wish.endpoint, wish.p256dh, wish.auth, wish.language)
        return await self._page(call.person)

    @endpoint(
        "POST /api/notices/mail",
        "Sends the link that turns on notices by email; nothing else is sent until it has been opened",
        who=visitor,
        budget="notice",
    )
    async def add_mail(self, call: Call, wish: MailWish) -> NoticesPage:
        store, mail, person = self.front.house.store, self._mail, call.person
        if not mail.is_on:
            raise Refusal("no-mail")
        budgets = self.front.budgets
        budgets.check("mail", person, call.address)
        # So that several visitors together cannot flood one mailbox either.
        mailbox = hashlib.sha256(wish.mail.lower().encode()).hexdigest()
        budgets.check("mail", f"mailbox {mailbox}", call.address)
        id_ = await wishes.wish(store, person, wish.mail, wish.language)
        try:
            await mail.ask(wish.mail, id_, wish.language)
        except (Gone, NotSent):
            await wishes.drop(store, person)
            raise Refusal("no-mail") from None
        return await self._page(person)

    @endpoint("POST /api/notices/quiet", "Hours without notices", who=visitor, budget="notice")
    async def set_quiet(self, call: Call, wish: QuietHours) -> NoticesPage:
        _check_zone(wish.zone)
        quiet = Quiet(zone=wish.zone, begin=wish.begin, end=wish.end)
        await addresses.set_quiet(self.front.house.store, call.person, quiet)
        return await self._page(call.person)

    @endpoint(
        "POST /api/notices/holidays",
        "Days when the visitor is away and their clock is stopped in slow games, in place of those to come",
        who=visitor,
        budget="notice",
    )
    async def go(self, call: Call, wish: HolidayWish) -> NoticesPage:
        _check_zone(wish.zone)
        await holidays.go(self.front.house.store, call.person, wish.zone, wish.first, wish.last)
        return await self._holidays_changed(call.person)

    @endpoint(
        "DELETE /api/notices/holidays",
        "Ends the current holiday, or cancels the planned one",
        who=visitor,
        budget="notice",
    )
    async def come_back(self, call: Call) -> NoticesPage:
        await holidays.come_back(self.front.house.store, call.person)
        return await self._holidays_changed(call.person)

    async def _holidays_changed(self, person: str) -> NoticesPage:
        self.front.house.holidays_changed({person: self.front.house.store.now()})
        return await self._page(person)

    @endpoint("DELETE /api/notices/{address}", "Stops notices at that address", who=visitor, budget="notice")
    async def remove(self, call: Call, address: Target) -> NoticesPage:
        """Removing an unknown address is no error."""
        store, person = self.front.house.store, call.person
        if address == UNCONFIRMED:
            await wishes.drop(store, person)
        else:
            await addresses.remove(store, address, person)
        return await self._page(person)

    async def _page(self, person: str) -> NoticesPage:
        store = self.front.house.store
        quiet = await addresses.quiet_of(store, person)
        away = (await holidays.of(store, [person])).get(person, [])
        return NoticesPage(
            key=self.push.key,
            told=[_told(one) for one in await addresses.addresses_of(store, person)],
            quiet=QuietHours(zone=quiet.zone, begin=quiet.begin, end=quiet.end),
            holidays=_shown(away, store.now()),
            may_mail=self._mail.is_on,
            unconfirmed=await wishes.waits(store, person),
        )


def _check_zone(zone: str) -> None:
    """:raises Refusal: ``malformed``."""
    if not is_zone(zone):
        raise Refusal("malformed", what="no such time zone")


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
