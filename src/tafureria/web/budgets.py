"""Rate limits: how much one person and one address may ask of the house.

Cookies are free, so a budget per person alone would not hold anybody back: whatever costs the house
something is charged to the budget of the address too.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.types import Scope

from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings

TRACKED: Final = 20_000
"""Most budgets that are tracked at once; beyond that, the least recently used one is forgotten."""
PATIENCE: Final = 200
"""Messages beyond the rate limit that are refused one by one before the connection is closed."""
EXTENSION: Final = "tafureria"
"""Name of the ASGI extension by which the house names the address that a connection is charged to."""
NETWORK_BITS: Final = 64
"""Bits of an IPv6 address that belong to the same customer of a provider."""


class Bucket:
    """A token bucket that limits a rate: a burst of *at_once*, and *per_second* on average."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, per_second: float, at_once: float) -> None:
        self._rate, self._most = per_second, float(at_once)
        self._left, self._at = float(at_once), time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Take *cost* tokens; returns whether there were enough."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    @property
    def share(self) -> float:
        """The part of all tokens that was left when some were last taken."""
        return self._left / self._most if self._most else 0


class Budgets:
    """The budgets of all persons and addresses."""

    def __init__(self, settings: Settings) -> None:
        most = settings
        self._by_address = settings.limit_addresses
        self._rates: dict[str, tuple[float, float, float]] = {
            # Tokens per second, most tokens at once, and how many times as much an address gets as a person.
            "request": (most.requests_per_minute / 60, most.requests_per_minute, 1),
            "connect": (most.connects_per_minute / 60, most.connects_per_minute, 1),
            "table": (most.tables_per_minute / 60, most.tables_per_minute, 1),
            "club": (most.tables_per_minute / 60, 4 * most.tables_per_minute, 3),
            "word": (most.words_per_minute / 60, most.words_at_once, 1),
            "key": (most.keys_per_minute / 60, most.keys_at_once, 1),
            "token": (most.tables_per_minute / 60, most.tables_per_minute, 1),
            "record": (most.records_per_minute / 60, most.records_per_minute, 1),
            # Everybody who sat at a table looks at its analysis as it grows, perhaps from one address.
            "look": (most.replays_per_minute / 60, most.replays_per_minute, 3),
            "replay": (most.replays_per_minute / 60, most.replays_per_minute, 1),
            "line": (most.lines_per_minute / 60, most.lines_per_minute, 3),
            "hint": (most.hints_per_minute / 60, most.hints_per_minute, 3),
            "board": (most.boards_per_minute / 60, most.boards_per_minute, 3),
            "notice": (most.notices_per_minute / 60, most.notices_per_minute, 3),
            "mail": (most.mails_per_hour / 3600, most.mails_per_hour, 3),
            # For all connections of one address together; each has a budget of its own in ``web/wire.py``.
            "frame": (20 * most.frames_per_second, 10 * most.frames_at_once, 1),
            "action": (most.actions_per_second, most.actions_at_once, 3),
        }
        self._limits = {
            "socket": most.sockets_per_address,
            "job": most.jobs_per_address,
            "look": most.jobs_per_address,  # analyses and studies that requests wait for
            "try": most.jobs_per_address,  # requests for what a seat knew, and for alternative choices
        }
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._held: dict[tuple[str, str], Counter[object]] = {}

    def take(self, what: str, person: str, address: str, cost: float = 1) -> bool:
        """Charge *cost* to the budgets of the person and of the address; returns whether both had enough."""
        return min([self._bucket(what, who).take(cost) for who in self._whose(person, address)], default=True)

    def _whose(self, person: str, address: str) -> list[str]:
        whose = [f"person {person}"] if person else []
        return [*whose, f"address {address}"] if self._by_address else whose

    def check(self, what: str, person: str, address: str, cost: float = 1) -> None:
        """Charge *cost* to the budgets of the person and of the address.

        :raises Refusal: ``too-fast``.
        """
        if not self.take(what, person, address, cost):
            raise Refusal("too-fast")

    def give_back(self, what: str, person: str, address: str, cost: float = 1) -> None:
        """Refund *cost* to both budgets, for something that turned out to cost nothing."""
        for who in self._whose(person, address):
            self._bucket(what, who).take(-cost)

    @contextmanager
    def hold(self, what: str, address: str, of: str = "") -> Iterator[None]:
        """Hold one of the *what* (such as sockets) that the address may have at the same time.

        :param of: the work that is done once for all who hold it: together they hold one.
        :raises Refusal: ``too-many``.
        """
        key, one = (what, address), of or object()
        held = self._held.setdefault(key, Counter())
        if self._by_address and one not in held and len(held) >= self._limits[what]:
            raise Refusal("too-many")
        held[one] += 1
        try:
            yield
        finally:
            held[one] -= 1
            if not held[one]:
                del held[one]
            if not held:
                self._held.pop(key, None)

    def _bucket(self, what: str, who: str) -> Bucket:
        per_second, at_once, more = self._rates[what]
        factor = more if who.startswith("address") else 1
        key = (what, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(per_second * factor, at_once * factor)
        self._buckets.move_to_end(key)
        if len(self._buckets) > TRACKED:
            self._buckets.popitem(last=False)
        return bucket


def address_of(scope: Scope) -> str:
    """The client's address for the purpose of limits: for an IPv6 address, only its network.

    With the setting ``proxy``, the server has already replaced the address of a trusted web server in front
    with the address that this web server forwarded.
    """
    client = scope.get("client")
    return network_of(client[0]) if client else ""


def network_of(host: str) -> str:
    """The address itself, or the network of an IPv6 address.

    >>> network_of("192.0.2.7"), network_of("2001:db8::1:2"), network_of("testclient")
    ('192.0.2.7', '2001:db8::', 'testclient')
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, NETWORK_BITS), strict=False).network_address)
