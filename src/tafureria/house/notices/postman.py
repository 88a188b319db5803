"""The task of one process that notifies people of their turns, unless they are at the table.

A notice is about nothing but the person's own turn, as their own page would have shown it, and their own
clock: what others do in secret affects neither its content nor its timing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final
from urllib.parse import urlsplit

import msgspec

from tafureria.core import registry
from tafureria.house.holidays import holidays as days
from tafureria.house.holidays import rows as holidays
from tafureria.house.house import House
from tafureria.house.notices import addresses, errands
from tafureria.house.notices.addresses import Address
from tafureria.house.notices.errands import Errand, Turn
from tafureria.house.notices.mail import Mail
from tafureria.house.notices.push import Gone, NotSent, Push, Silent
from tafureria.house.store.rows import DAY, Chair, StoreFailed
from tafureria.house.tables.chairs import PERSON
from tafureria.words import Words

log = logging.getLogger(__name__)

SOON: Final = 0.25
"""Share of the time for a decision that is left when somebody is reminded; a day at most."""

AT_ONCE: Final = 16
PUSHES_AT_ONCE: Final = 4
MAILS_AT_ONCE: Final = 1
"""Errands that are carried out at a time: all, those at one push service, those at the mail server."""
FIRST_REST: Final = 30.0
LONGEST_REST: Final = 1800.0
"""Seconds for which a partner that did not answer is left alone: after the first time, and at most."""


class PushNotice(msgspec.Struct, frozen=True, kw_only=True):
    """The content of a web push, which the browser's service worker shows."""

    title: str
    body: str
    url: str


class Postman:
    """Looks at regular intervals for people who must be notified, and sends the notices."""

    def __init__(self, house: House, push: Push, mail: Mail, every: float, after: float) -> None:
        """*every*: seconds between two looks; *after*: seconds of a turn before anybody is notified of it."""
        self._house, self._store, self._push = house, house.store, push
        self._mail = mail
        self._every, self._after = every, after
        self._working: asyncio.Task[None] | None = None
        self._rests: dict[str, tuple[int, float]] = {}
        """By partner that did not answer: how often, and until when nothing is tried there."""

    def start(self) -> None:
        """Start looking."""
        self._working = asyncio.create_task(self._keep_looking(), name="postman")

    async def close(self) -> None:
        """Stop looking; notices that have not been sent yet stay in the store."""
        if self._working is not None:
            self._working.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._working
        await self._push.close()

    async def _keep_looking(self) -> None:
        while True:
            try:
                await self._look()
                await self._deliver()
            except StoreFailed as error:
                log.warning("who is to be told of their turn could not be looked up: %s", error)
            except Exception:
                log.exception("people could not be told of their turns")
            await asyncio.sleep(self._every)

    async def _look(self) -> None:
        """Store errands for the turns that people must be notified of."""
        now = self._store.now()
        versions = {entry.name: entry.game.version for entry in registry.games()}
        for turn in await errands.turns(self._store, now - self._after, versions):
            away = (await holidays.of(self._store, [turn.person])).get(turn.person, [])
            soon = _is_soon(turn, now, days.stood(away, turn.since, turn.due))
            if soon is None or not await self._is_away(turn.table, turn.person, turn.owner):
                continue
            if await self._is_left_alone(turn.person):
                continue
            found = await addresses.addresses_of(self._store, turn.person)
            await errands.take_on(self._store, turn, [one.id for one in found], soon=soon)

    async def _is_away(self, table: str, person: str, owner: str) -> bool:
        """Is that person not at the table? If it is awake in another process, that process decides."""
        if self._house.is_awake(table):
            return not self._house.is_at(table, person)
        return not await self._house.is_elsewhere(owner)

    async def _is_left_alone(self, person: str) -> bool:
        """Is that person on holiday, or do they want no notices at this hour? Then notices wait."""
        if await holidays.away(self._store, [person]):
            return True
        return (await addresses.quiet_of(self._store, person)).holds(self._store.now())

    async def _deliver(self) -> None:
        """Carry out the errands that are due, several at a time, but few at the same partner."""
        await self._do_all(await errands.open_errands(self._store))

    async def _do_all(self, due: list[Errand]) -> None:
        all_at_once = asyncio.Semaphore(AT_ONCE)
        by_partner: dict[str, asyncio.Semaphore] = {}

        async def do(errand: Errand) -> None:
            to = await addresses.address(self._store, errand.address)
            partner = "" if to is None else partner_of(to)
            most = MAILS_AT_ONCE if to is not None and to.mail else PUSHES_AT_ONCE
            async with by_partner.setdefault(partner, asyncio.Semaphore(most)), all_at_once:
                if self._rests.get(partner, (0, 0.0))[1] > self._store.now():
                    return  # it is tried at one of the next looks
                try:
                    await self._do(errand, to)
                except Silent as error:
                    self._let_rest(partner)
                    log.info("a notice could not be sent now: %s", error)
                except NotSent as error:
                    log.info("a notice could not be sent now: %s", error)
                else:
                    self._rests.pop(partner, None)

        for error in await asyncio.gather(*map(do, due), return_exceptions=True):
            if isinstance(error, BaseException):
                raise error

    def _let_rest(self, partner: str) -> None:
        """Try nothing at that partner for a while, longer each time."""
        now = self._store.now()
        failures = self._rests.get(partner, (0, 0.0))[0] + 1
        self._rests[partner] = failures, now + min(FIRST_REST * 2 ** min(failures - 1, 9), LONGEST_REST)
        self._rests = {one: rest for one, rest in self._rests.items() if rest[1] > now - LONGEST_REST}

    async def _do(self, errand: Errand, to: Address | None) -> None:
        if (
            to is None
            or self._house.is_at(errand.table, to.person)
            or not await errands.is_current(self._store, errand)
        ):
            await errands.done_with(self._store, errand)
        elif not await self._is_left_alone(to.person):
            if to.mail and self._mail.must_wait:
                return  # it is tried at one of the next looks
            if not await errands.try_it(self._store, errand):
                return
            stored = await self._store.sketch(errand.table)
            if stored is None:
                return
            row, chairs = stored
            try:
                await self._send(to, notice(row.game, row.id, chairs, to, soon=errand.soon), topic=row.id)
            except Gone:
                await addresses.remove(self._store, to.id)
            else:
                await errands.done_with(self._store, errand)

    async def _send(self, to: Address, what: PushNotice, topic: str) -> None:
        if to.mail:
            await self._mail.tell(to.mail, to.id, f"{what.title}: {what.body}", what.url, to.language)
        else:
            await self._push.send(to.target, to.p256dh, to.auth, msgspec.json.encode(what), topic=topic)


def partner_of(to: Address) -> str:
    """Who must answer for a notice to arrive: the mail server, or the domain of a push service.

    All names of a domain are one, since whoever owns a domain has as many names in it as they like.
    """
    if to.mail:
        return "mail"
    host = urlsplit(to.target).hostname or ""
    return host if ":" in host or host.replace(".", "").isdigit() else ".".join(host.split(".")[-2:])


def _is_soon(turn: Turn, now: float, stood: float) -> bool | None:
    """Which notice of a turn is due: its beginning (``False``), the reminder (``True``) or none (``None``).

    *stood*: seconds between its beginning and its deadline for which its clock is stopped.
    """
    if turn.told < turn.since - errands.NEAR:
        return False
    lead = min((turn.due - turn.since - stood) * SOON, DAY)
    return True if not turn.reminded and now >= turn.due - lead else None


def notice(game: str, table: str, chairs: list[Chair], to: Address, *, soon: bool) -> PushNotice:
    """The content of a notice: which game, and with whom."""
    words = Words(registry.find(game), to.language)
    others = [one.name for one in chairs if one.kind == PERSON and one.person != to.person]
    said = words.say("notice-soon" if soon else "notice-turn", n=len(others), who=words.join(others))
    return PushNotice(title=words.say("title"), body=said, url=f"/mesa/{table}")
