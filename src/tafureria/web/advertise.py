"""The address at which other processes that share the store reach this one."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy.engine import make_url

from tafureria.house.store.database import store_url

SERVER_PORT: Final = 5432


class BadAddress(ValueError):
    """An address that cannot be advertised, with the reason in one line."""


def read_address(text: str, port: int) -> str:
    """The URL for an address given as a host name or IP address, with or without a port, or as a URL.

    An address that is not a URL and has no port gets *port*.

    >>> read_address("10.0.0.5", 8001), read_address("[fd00::5]:80", 1), read_address("https://a.example", 1)
    ('http://10.0.0.5:8001', 'http://[fd00::5]:80', 'https://a.example')

    :raises BadAddress: when no other process could reach it.
    """
    url = text if "://" in text else f"http://{bracketed(text)}"
    try:
        parts = urlsplit(url)
        name, number = parts.hostname or "", parts.port
    except ValueError as error:
        raise BadAddress(f"{text!r} is not an address: {error}") from error
    is_plain = parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username)
    if parts.scheme not in ("http", "https") or not name or not is_plain or " " in text:
        raise BadAddress(f"{text!r} is not an address: it should look like 10.0.0.5:8001 or http://NAME:PORT")
    if is_unspecified(name):
        raise BadAddress(f"{text!r} means every address of a machine: say one that other processes can reach")
    if number is None and "://" not in text:
        number = port
    return f"{parts.scheme}://{bracketed(name)}" + (f":{number}" if number else "")


def own_address(host: str, port: int, store: str) -> str:
    """The address to advertise when none is given: the one at which the server listens.

    If the server listens at every address of the machine, it is the one from which this machine reaches the
    database.

    :raises BadAddress: when that address cannot be determined.
    """
    if not is_unspecified(host):
        return f"http://{bracketed(host)}:{port}"
    where = make_url(store_url(store))
    if not where.host or where.host.startswith("/"):
        return f"http://127.0.0.1:{port}"  # a file or a socket: all processes are on this machine
    families = (socket.AF_INET, socket.AF_INET6) if ":" in host else (socket.AF_INET,)
    for family in families:
        with contextlib.suppress(OSError):
            for *_, target in socket.getaddrinfo(where.host, where.port or SERVER_PORT, family):
                with socket.socket(family, socket.SOCK_DGRAM) as probe:
                    probe.connect(target)  # nothing is sent
                    return f"http://{bracketed(str(probe.getsockname()[0]))}:{port}"
    raise BadAddress(
        f"{host} means every address of this machine, and it is unknown which of them others can reach: use "
        "--advertise"
    )


def is_unspecified(host: str) -> bool:
    """Does the host mean all addresses of a machine?

    >>> [is_unspecified(host) for host in ("", "0.0.0.0", "::", "localhost", "10.0.0.5")]
    [True, True, True, False, False]
    """
    try:
        return not host or ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


def is_loopback(host: str) -> bool:
    """Is the host reachable from this machine only?"""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_useless(address: str, store: str) -> bool:
    """Is *address* reachable from this machine only, although the database is on another machine?"""
    host = make_url(store_url(store)).host or ""
    is_far = bool(host) and not host.startswith("/") and not is_loopback(host)
    return is_far and is_loopback(urlsplit(address).hostname or "")


def bracketed(host: str) -> str:
    """The host as it is written in a URL: an IPv6 address in brackets."""
    try:
        return f"[{host}]" if ipaddress.ip_address(host).version == 6 else host
    except ValueError:
        return host
