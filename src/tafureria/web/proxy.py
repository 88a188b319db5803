"""Web servers in front of the house: which are believed when they say who the visitor is, and how they came.

``X-Forwarded-For`` and ``X-Forwarded-Proto`` are headers like any other: a visitor can write anything into
them. They are believed only from the addresses that whoever runs the house names; of several addresses in a
row it is the last that none of these servers has.
"""

from __future__ import annotations

import ipaddress
from typing import Any

from tafureria.house.settings import Settings


def believing(settings: Settings) -> dict[str, Any]:
    """What uvicorn must be told, so that it believes these web servers and nobody else."""
    return {"proxy_headers": bool(settings.proxy), "forwarded_allow_ips": list(settings.proxy)}


def is_proxy(settings: Settings, host: str) -> bool:
    """Is this the address of a web server in front of the house?

    >>> near = Settings(proxy=("127.0.0.1", "10.0.0.0/8"))
    >>> is_proxy(near, "10.1.2.3"), is_proxy(near, "127.0.0.2"), is_proxy(Settings(), "127.0.0.1")
    (True, False, False)
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return any(address in ipaddress.ip_network(one) for one in settings.proxy)
