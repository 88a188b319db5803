"""Which hosts the house contacts on behalf of strangers: public ones only, whatever a name resolves to.

A visitor's browser supplies the URL of its push service. It must not direct the house to anything that only
the house can reach: the machine itself, its network, the metadata service of its hosting provider.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final
from urllib.parse import urlsplit

import httpcore

UNICAST: Final = ipaddress.IPv6Network("2000::/3")
"""All that is given to the public internet (RFC 4291); mapped and translated addresses lie outside ..."""
TRANSLATED: Final = tuple(
    map(ipaddress.IPv6Network, ("2002::/16", "2001::/23", "2001:db8::/32", "3fff::/20"))
)
"""... but for these: 6to4, Teredo and other protocols, and examples."""
RESOLVED_AT_ONCE: Final = 16
LONGEST: Final = 1000
"""Longest URL, in characters."""


def is_public(host: str) -> bool:
    """Does this IP address belong to the public internet?

    >>> [is_public(one) for one in ("93.184.216.34", "127.0.0.1", "2a00:1450::5", "::ffff:93.184.216.34")]
    [True, False, True, False]
    """
    address = ipaddress.ip_address(host)
    if isinstance(address, ipaddress.IPv6Address):
        # Every form that contains an IPv4 address leads to it somewhere; no push service is called so.
        is_unicast = address in UNICAST and not any(address in one for one in TRANSLATED)
        return is_unicast and address.is_global and address.scope_id is None
    return address.is_global and not address.is_multicast


def may_call(url: str, *, anywhere: bool = False) -> bool:
    """Could this be the URL of a push service? *anywhere*: allow any host, and no encryption, for tests.

    >>> [may_call(one) for one in ("https://push.example/a", "http://push.example/", "https://10.0.0.7/")]
    [True, False, False]
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        return False
    if not host or len(url) > LONGEST or not url.isascii() or parts.username is not None:
        return False
    if anywhere:
        return True
    try:
        named = is_public(host)
    except ValueError:
        named = "." in host
    return parts.scheme == "https" and port in (None, 443) and named


class Public(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only: it resolves a name itself and calls the address that it checked."""

    def __init__(self) -> None:
        self._below = httpcore.AnyIOBackend()
        # Name servers may be slow, and asyncio's own few threads are for the house's other work.
        self._resolving = ThreadPoolExecutor(RESOLVED_AT_ONCE, thread_name_prefix="resolving")

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - the library's own signature
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """:raises httpcore.ConnectError: also when the host is not public."""
        try:
            resolve = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
            found = await asyncio.get_running_loop().run_in_executor(self._resolving, resolve)
        except OSError as error:
            raise httpcore.ConnectError(str(error)) from error
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not all(map(is_public, addresses)):
            raise httpcore.ConnectError("not a public address")
        return await self._below.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        """Wait before another try."""
        await self._below.sleep(seconds)
