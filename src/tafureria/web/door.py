"""What every HTTP request passes through: security headers, checks of origin and host, answers in JSON."""

from __future__ import annotations

import asyncio
import gzip
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, Final
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tafureria.house import metrics
from tafureria.house.messages.pages import Problem
from tafureria.house.refusal import Refusal
from tafureria.house.store.rows import StoreFailed
from tafureria.house.tables.turns import Turns
from tafureria.web.accept import coding_for
from tafureria.web.budgets import Budgets, address_of
from tafureria.web.refusal_page import POLICY as PAGE_POLICY
from tafureria.web.refusal_page import refusal_page, wants_page

log = logging.getLogger(__name__)

# Nothing inline, not even styles: the client sets positions through the CSSOM, which the policy allows.
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HELD: Final = {"cross-origin-opener-policy": "same-origin"}
"""Kept by browsers only where a page comes over https or from their own machine; elsewhere they complain."""
ONLY_HTTPS: Final = {"strict-transport-security": "max-age=31536000"}
"""Has browsers come over https for a year, once they have: a web server in front of the house sees to it."""
CLOSES: Final = "tafureria-closes"
"""Header of every answer while a restart is coming: when the house closes, in seconds since 1970."""
WORTH_COMPRESSING: Final = 4096
"""Size in bytes above which an answer is compressed."""
QUICKLY: Final = 1
"""The gzip level that takes the least time."""
METHODS: Final = ("GET", "HEAD", "POST", "DELETE")
KEEPERS: Final = ("/api/keeper", "/api/keeper/key")
"""Paths that work even from a banned address, so that the keeper can always come in."""
PROBES: Final = ("/healthz", "/readyz")
"""Paths that monitoring requests all the time at no cost; they are not counted against any budget."""
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
STATUS: Final = {
    "not-found": 404,
    "unknown-table": 404,
    "unknown-word": 404,
    "not-near": 403,
    "no-laboratory": 403,
    "unknown-study": 404,
    "study-running": 409,
    "wrong-origin": 403,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 429,
    "too-long": 503,
    "running": 409,
    "round-running": 409,
    "round-begun": 409,
    "unknown-club": 404,
    "unknown-tournament": 404,
    "unknown-member": 404,
    "not-member": 403,
    "not-founder": 403,
    "halted": 409,
    "other-rules": 409,
    "not-kept": 409,
    "old-options": 409,
    "store-failed": 503,
    "house-full": 503,
    "no-cookie": 403,
    "unknown-key": 404,
    "has-seats": 409,
    "no-passkey": 403,
    "no-friend": 404,
    "not-keeper": 403,
    "needs-word": 403,
    "needs-club": 403,
    "wrong-word": 403,
    "banned": 403,
    "closed": 403,
    "unknown-person": 404,
    "unknown-line": 404,
}
"""HTTP statuses of refusals; 400 for all others."""


class Guard:
    """Adds the security headers to every answer, and refuses requests for other hosts.

    WebSockets go to *sockets*, everything else to *app*. If *hosts* is empty, any host is answered. A house
    on loopback answers to loopback names only, so that no foreign page can reach it through its own domain
    name (DNS rebinding).
    """

    def __init__(
        self,
        app: ASGIApp,
        sockets: ASGIApp,
        hosts: Collection[str],
        budgets: Budgets,
        drain: Callable[[], Awaitable[None]],
        routes: Mapping[Any, str] | None = None,
        *,
        log_addresses: bool = False,
        refuses: Callable[[Scope], Awaitable[str]] | None = None,
        closes: Callable[[], float] = lambda: 0.0,
    ) -> None:
        """*routes* maps each endpoint to the path under which metrics count it, without table ids.

        *refuses* returns the code of the refusal for a visitor who may not make that request, or nothing.
        """
        self.drain = drain
        """Hands all tables over to other processes before the server stops."""
        self._app, self._sockets, self._hosts, self._budgets = app, sockets, hosts, budgets
        self._routes = routes or {}
        self._log_addresses = log_addresses
        self._refuses = refuses
        self._closes = closes
        self._coming: WeakValueDictionary[str, Turns] = WeakValueDictionary()
        """By address, while anybody from there is coming in."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, _in_a_line(send))
            return
        if self._hosts and host_name(Headers(scope=scope).get("host", "")) not in self._hosts:
            await refused(Refusal("wrong-origin"), Headers(scope=scope))(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
            return
        began, address = time.perf_counter(), address_of(scope)
        if scope["path"] not in PROBES and not self._budgets.take("request", "", address):
            self._count(scope, 429, began)
            too_fast = refused(Refusal("too-fast"), Headers(scope=scope))
            # Whoever goes on has to connect again, which has a budget below HTTP.
            too_fast.headers["connection"] = "close"
            await too_fast(scope, receive, send)
            return
        # A crowd from one address comes in one by one, and moves at tables go between.
        async with self._coming.setdefault(address, Turns()).one():
            pass
        if code := await self._turned_away(scope):
            self._count(scope, STATUS[code], began)
            await refused(Refusal(code), Headers(scope=scope))(scope, receive, send)
            return

        headers = _headers(scope)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                for name, value in headers.items():
                    out.setdefault(name, value)
                if closes := self._closes():
                    out[CLOSES] = f"{closes:.0f}"
                self._count(scope, message["status"], began)
            await send(message)

        await self._app(scope, receive, send_guarded)

    async def _turned_away(self, scope: Scope) -> str:
        path = scope["path"]
        if self._refuses is None or not path.startswith("/api/") or path in KEEPERS:
            return ""
        try:
            return await self._refuses(scope)
        except StoreFailed as error:
            log.warning("%s is not answered, because the store fails: %s", path[:100], error)
            return "store-failed"

    def _count(self, scope: Scope, status: int, began: float) -> None:
        # The path itself would reveal table ids, and whatever else people request.
        route = self._routes.get(scope.get("endpoint"), "other")
        method = scope["method"] if scope["method"] in METHODS else "other"
        metrics.requests.labels(method, route, str(status)).inc()
        if not log.isEnabledFor(logging.DEBUG):
            return
        seconds = round(time.perf_counter() - began, 4)
        about = {"method": method, "route": route, "status": status, "seconds": seconds}
        if self._log_addresses:
            about["address"] = address_of(scope)
        log.debug("request", extra={"about": about})


def _in_a_line(send: Send) -> Send:
    """Let the server say in one line why the house cannot open when its store fails; other errors in full."""

    async def sent(message: Message) -> None:
        last = str(message.get("message", "")).strip().rpartition("\n")[2]
        name, _, why = last.partition(": ")
        if message["type"] == "lifespan.startup.failed" and name.endswith(StoreFailed.__name__):
            message = {**message, "message": f"the store cannot be used: {why}"}
        await send(message)

    return sent


def _headers(scope: Scope) -> dict[str, str]:
    """The security headers of an answer."""
    if scope["scheme"] == "https":
        return HEADERS | HELD | ONLY_HTTPS
    return HEADERS | HELD if host_name(Headers(scope=scope).get("host", "")) in LOOPBACK else HEADERS


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


def as_json(body: msgspec.Struct, status: int = 200) -> Response:
    """An uncached answer in JSON."""
    headers = {"cache-control": "no-store"}
    data = msgspec.json.encode(body)
    return Response(data, status_code=status, media_type="application/json", headers=headers)


async def as_long_json(body: msgspec.Struct, request: Request, status: int = 200) -> Response:
    """An uncached answer in JSON, compressed in a thread when it is long and the client accepts gzip."""
    answer = as_json(body, status)
    data = bytes(answer.body)
    if len(data) > WORTH_COMPRESSING and coding_for(request.headers.get("accept-encoding", ""), ("gzip",)):
        small = await asyncio.to_thread(gzip.compress, data, QUICKLY, mtime=0)
        headers = {"cache-control": "no-store", "content-encoding": "gzip", "vary": "accept-encoding"}
        answer = Response(small, status_code=status, media_type="application/json", headers=headers)
    return answer


def refused(refusal: Refusal, headers: Headers) -> Response:
    """The answer to a refused request: a page in words for a browser, otherwise :func:`problem`."""
    if not wants_page(headers):
        return problem(refusal)
    metrics.refusals.count(refusal.code)
    return Response(
        refusal_page(refusal.code, headers),
        status_code=STATUS.get(refusal.code, 400),
        media_type="text/html",
        headers={"cache-control": "no-store", "content-security-policy": PAGE_POLICY, "vary": "accept"},
    )


def problem(refusal: Refusal) -> Response:
    """The answer in JSON to a refused request."""
    metrics.refusals.count(refusal.code)
    rule = refusal.rule
    body = Problem(
        code=refusal.code,
        rule="" if rule is None else rule.id,
        section="" if rule is None else rule.section,
        what=refusal.what[:300],
    )
    return as_json(body, STATUS.get(refusal.code, 400))
