"""The ASGI application of the house: HTTP routes in JSON, the client's files, and the WebSockets."""

from __future__ import annotations

import logging
from collections.abc import Collection
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings
from tafureria.house.store.rows import StoreFailed
from tafureria.web.door import Guard, refused
from tafureria.web.front import Front
from tafureria.web.lan import Lan
from tafureria.web.manifest import manifest
from tafureria.web.restart import Restart
from tafureria.web.static import BUILT

log = logging.getLogger(__name__)

PAGES: Final = (
    "/",
    "/juego/{rest:path}",
    "/mesa/{rest:path}",
    "/aprender/{rest:path}",
    "/reglas/{rest:path}",
    "/cronica",
    "/yo",
    "/club",
    "/club/{rest:path}",
    "/laboratorio",
    "/laboratorio/{rest:path}",
    "/casa",
)


def _kind(settings: Settings) -> type[Front]:
    """The class of the network side. What only a house with others needs is not imported without them."""
    if settings.alone:
        return Front
    from tafureria.web.abroad import Abroad

    return Abroad


def make_app(
    store: str,
    settings: Settings | None = None,
    *,
    hosts: Collection[str] = (),
    built: Path = BUILT,
    lan: Lan | None = None,
    restart: Restart | None = None,
) -> Guard:
    """The ASGI application: a house with that store, answering to those host names (to any, if empty).

    Without *lan* it cannot be opened to the local network. *restart* is set when the keeper wants a restart,
    which the caller has to carry out.
    """
    lan = lan or Lan(0, set(), may_open=False)
    settings = settings or Settings()
    front = _kind(settings)(store, settings, built, lan, restart or Restart())

    async def not_found(request: Request, error: Exception) -> Response:
        del error
        return await front.not_found(request)

    async def refuse(request: Request, refusal: Exception) -> Response:
        assert isinstance(refusal, Refusal)
        return refused(refusal, request.headers)

    async def store_failed(request: Request, error: Exception) -> Response:
        log.warning("%s is not answered, because the store fails: %s", request.url.path[:100], error)
        return refused(Refusal("store-failed"), request.headers)

    routes = [
        *front.routes(),
        *(Route(page, front.page) for page in PAGES),
        Route("/manifest.webmanifest", manifest),
        Route("/{path:path}", front.file),
    ]
    pages = Starlette(
        routes=routes,
        lifespan=front.lifespan,
        exception_handlers={404: not_found, Refusal: refuse, StoreFailed: store_failed},
    )
    counted = {route.endpoint: route.path for route in routes}
    return Guard(
        pages,
        front.socket,
        hosts,
        front.budgets,
        front.drain,
        counted,
        log_addresses=settings.log_addresses,
        refuses=front.door.refuses,
        closes=front.keeper.closes,
    )
