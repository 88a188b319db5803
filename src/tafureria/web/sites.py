"""At which addresses of the house there can be passkeys."""

from __future__ import annotations

import ipaddress

from starlette.requests import Request

from tafureria.house.passkeys import Site
from tafureria.house.refusal import Refusal
from tafureria.web.door import host_name


def site_of(request: Request) -> Site | None:
    """Where the page of the visitor comes from; ``None`` where browsers allow no passkeys.

    That is at an address of numbers, and without https anywhere but at ``localhost``.
    """
    host, scheme = request.headers.get("host", "").lower(), request.url.scheme
    name = host_name(host)
    is_local = name == "localhost" or name.endswith(".localhost")
    if not name or (scheme != "https" and not is_local):
        return None
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return Site(name, f"{scheme}://{host}")
    return None


def check_site(request: Request) -> Site:
    """:raises Refusal: ``no-passkey``, where there can be none."""
    site = site_of(request)
    if site is None:
        raise Refusal("no-passkey")
    return site
