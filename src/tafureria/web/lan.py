"""The local network: this machine's addresses in it, and opening the house to it and closing it again.

A house listens on loopback only until somebody at this machine opens it. It then also listens at the private
addresses of the machine, and accepts these as host names, but no others.
"""

from __future__ import annotations

import ipaddress
import logging
import socket
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers
from starlette.types import Scope

from tafureria.web.advertise import bracketed, is_loopback

if TYPE_CHECKING:
    from tafureria.web.doors import Doors

log = logging.getLogger(__name__)

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737): the route to it is the default route to the network."""
FORWARDED: Final = ("forwarded", "via", "client-ip", "connecting-ip", "real-ip", "x-forwarded", "x-original")
"""Parts of names of headers that proxies add: such a request is not taken for one from this machine."""


class Lan:
    """Opens the house to the local network and closes it. *port* is the one at which it already listens."""

    def __init__(
        self,
        port: int,
        hosts: set[str],
        *,
        may_open: bool,
        is_open: bool = False,
        find: Callable[[], list[str]] | None = None,
    ) -> None:
        """*hosts*: the names that the house answers to; opening adds the addresses, closing removes them."""
        self.may_open = may_open
        """Whether the house may be opened and closed: not where its operator decides who reaches it.

        Only such a house knows who is near: a web server in front may hide that others are far away.
        """
        self.doors: Doors | None = None
        """The doors of the server, once it runs."""
        self._port, self._hosts, self._find = port, hosts, find or private_addresses
        self._always = is_open
        self._open: dict[str, int] = {}
        """Addresses at which the house was opened, with their ports."""

    @property
    def is_open(self) -> bool:
        """Can the local network reach the house?"""
        return self._always or bool(self._open)

    @property
    def addresses(self) -> list[str]:
        """URLs at which the local network reaches the house, as ``http://...``; the likeliest first."""
        ports = dict.fromkeys(self._find(), self._port) if self._always else self._open
        return [f"http://{bracketed(one)}:{port}" for one, port in ports.items()]

    def is_near(self, scope: Scope) -> bool:
        """Does the request come from this machine, through nothing, to a house that is reached directly?

        Nothing else decides who is at the machine of the house.
        """
        return self.may_open and _is_direct(scope)

    async def open(self) -> bool:
        """Listen on the local network; returns whether it can reach the house now."""
        if not self.may_open or self.doors is None:
            return self.is_open
        for address in self._find():
            if address in self._open:
                continue
            try:
                listener = _listener(address, self._port)
            except OSError as error:
                log.warning("the house cannot listen on %s: %s", address, error)
                continue
            await self.doors.open(listener)
            self._open[address] = listener.getsockname()[1]
            self._hosts.add(address)
        return self.is_open

    def close(self) -> None:
        """Listen on loopback only again; connections from elsewhere end."""
        if self.doors is not None:
            for address in self._open:
                self.doors.close(address)
                self._hosts.discard(address)
            self._open = {}


def _is_direct(scope: Scope) -> bool:
    """Does the request come from this machine, and does nothing say that a proxy passed it on?"""
    headers = Headers(scope=scope)
    client = scope.get("client")
    # Web servers in front speak HTTP/1.0 by default; browsers and programs have not for decades.
    if client is None or scope["http_version"] == "1.0":
        return False
    if any(part in name for name in headers for part in FORWARDED):
        return False
    name = headers.get("host", "").rsplit(":", 1)[0].strip("[]").lower()
    return is_loopback(client[0]) and is_loopback(name)


def private_addresses() -> list[str]:
    """Addresses of this machine in private networks, the one on the default route first.

    IPv6 addresses are included only if there is no IPv4 address, and link-local ones never.
    """
    import psutil  # only where there is a network

    up = {name for name, state in psutil.net_if_stats().items() if state.isup}
    found = [
        one.address
        for name, all_of_it in psutil.net_if_addrs().items()
        if name in up
        for one in all_of_it
        if one.family in (socket.AF_INET, socket.AF_INET6)
    ]
    return in_order(found, _usual())


def in_order(found: Iterable[str], usual: str) -> list[str]:
    """The private addresses among *found*, with *usual* first.

    >>> in_order(["127.0.0.1", "172.17.0.1", "192.168.1.37", "8.8.8.8", "fe80::1%eth0"], "192.168.1.37")
    ['192.168.1.37', '172.17.0.1']
    >>> in_order(["fe80::1%eth0", "fd00::5", "169.254.1.1"], "")
    ['fd00::5']
    """
    private = [one for one in dict.fromkeys(found) if _is_private(one)]
    fours = [one for one in private if ":" not in one]
    return sorted(fours or private, key=lambda one: one != usual)


def _is_private(text: str) -> bool:
    try:
        one = ipaddress.ip_address(text)
    except ValueError:
        return False
    return one.is_private and not (one.is_loopback or one.is_link_local or one.is_unspecified)


def _usual() -> str:
    """The address from which this machine reaches other machines; empty when it is on no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # nothing is sent
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _listener(address: str, port: int) -> socket.socket:
    """A socket at that address, on that port or, if it is in use, on any free one.

    :raises OSError: when it is impossible to listen at that address.
    """
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    for number in (port, 0):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((address, number))
        except OSError:
            listener.close()
            if not number:
                raise
            continue
        return listener
    raise AssertionError("the last try returns or raises")
