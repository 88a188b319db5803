"""What stands between the network and the house: headers, origins, hosts, sizes."""

from __future__ import annotations

import gzip
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tafureria.house.messages import Problem
from tafureria.house.refusal import Refusal

# Nothing inline, styles included: the client sets positions through the CSSOM, which the policy leaves alone.
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
WORTH_PACKING: Final = 4096
"""Bytes of an answer above which packing pays."""
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
STATUS: Final = {
    "not-found": 404,
    "unknown-table": 404,
    "wrong-origin": 403,
    "too-large": 413,
    "too-fast": 429,
    "running": 409,
    "halted": 409,
    "store-failed": 503,
    "no-cookie": 403,
}
"""HTTP status of a refusal; 400 for all others."""


class Guard:
    """Adds the headers to every answer, and turns away hosts that the house does not answer to.

    WebSockets go to *sockets*, all else to *app*.
    *hosts* is empty for any host. A house on loopback answers to loopback names only, so that no page
    elsewhere can reach it through a name that it controls.
    """

    def __init__(self, app: ASGIApp, sockets: ASGIApp, hosts: tuple[str, ...]) -> None:
        self._app, self._sockets, self._hosts = app, sockets, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        if self._hosts and host_name(Headers(scope=scope).get("host", "")) not in self._hosts:
            await problem(Refusal("wrong-origin"))(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    out.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_guarded)


def host_name(host: str) -> str:
    """The name in a ``Host`` header, without its port.

    >>> host_name("[::1]:8080"), host_name("LOCALHOST:1")
    ('::1', 'localhost')
    """
    return (urlsplit(f"//{host}").hostname or "") if host.count("[") == host.count("]") else ""


def is_own_origin(headers: Headers) -> bool:
    """Does the request come from a page of this house, or from a program (which sends no origin)?"""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in {"same-origin", "none"}
    return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""


def as_json(body: msgspec.Struct, status: int = 200, *, accepts: str = "") -> Response:
    """An answer in JSON, which nobody keeps; packed when it is long and the client *accepts* that."""
    data = msgspec.json.encode(body)
    headers = {"cache-control": "no-store"}
    if len(data) > WORTH_PACKING and "gzip" in accepts:
        data = gzip.compress(data, 5, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(data, status_code=status, media_type="application/json", headers=headers)


def problem(refusal: Refusal) -> Response:
    """The answer that says why not."""
    rule = refusal.rule
    body = Problem(
        code=refusal.code,
        rule="" if rule is None else rule.id,
        section="" if rule is None else rule.section,
        what=refusal.what[:300],
    )
    return as_json(body, STATUS.get(refusal.code, 400))
