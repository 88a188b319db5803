"""Determines whether passkeys can be used at the address by which a visitor reaches the house."""

from __future__ import annotations

import ipaddress

from starlette.requests import Request

from tafureria.house.identity.passkeys import Site
from tafureria.house.refusal import Refusal
from tafureria.web.door import host_name


def site_of(request: Request) -> Site | None:
    """The site of the visitor's page; ``None`` where browsers allow no passkeys.

    Browsers allow none at an IP address, nor without https except at ``localhost``.
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
    """:raises Refusal: ``no-passkey``, where browsers allow none."""
    site = site_of(request)
    if site is None:
        raise Refusal("no-passkey")
    return site
