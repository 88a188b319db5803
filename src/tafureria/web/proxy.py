"""Reverse proxies in front of the house: whose headers about a visitor's address and protocol are trusted.

``X-Forwarded-For`` and ``X-Forwarded-Proto`` are headers like any other: a visitor can write anything into
them. They are trusted only from the addresses that the operator of the house names. If several addresses are
listed, the visitor's is the last one that does not belong to these servers.
"""

from __future__ import annotations

import ipaddress
from typing import Any

from tafureria.house.settings import Settings


def believing(settings: Settings) -> dict[str, Any]:
    """The settings with which uvicorn trusts these web servers and nobody else."""
    return {"proxy_headers": bool(settings.proxy), "forwarded_allow_ips": list(settings.proxy)}


def is_proxy(settings: Settings, host: str) -> bool:
    """Is this the address of a trusted web server in front of the house?

    >>> near = Settings(proxy=("127.0.0.1", "10.0.0.0/8"))
    >>> is_proxy(near, "10.1.2.3"), is_proxy(near, "127.0.0.2"), is_proxy(Settings(), "127.0.0.1")
    (True, False, False)
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return any(address in ipaddress.ip_network(one) for one in settings.proxy)
