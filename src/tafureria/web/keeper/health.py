"""The HTTP routes for monitoring: ``/healthz``, ``/readyz`` and ``/metrics``."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tafureria.house.house import House
from tafureria.house.metrics import REGISTRY
from tafureria.house.refusal import Refusal
from tafureria.house.store.rows import StoreFailed
from tafureria.web.endpoint import AnyFront

FRESH: Final = 0.5
"""Seconds for which one check of the store answers all requests, so that nobody can cause more checks."""
FRESHLY_WRITTEN: Final = 10.0
"""The same for a check that the store can be written, as long as it can."""


class Health:
    """Answers requests by the monitoring of a house."""

    def __init__(self, front: AnyFront) -> None:
        self._front = front
        self._looked, self._wrong = -FRESH, ""
        self._written = -FRESHLY_WRITTEN
        self._turn = asyncio.Lock()

    def routes(self) -> list[Route]:
        """The HTTP routes of this module."""
        return [
            Route("/healthz", self.alive),
            Route("/readyz", self.ready),
            Route("/metrics", self.metrics),
        ]

    async def alive(self, request: Request) -> Response:
        """``GET /healthz``: the process answers."""
        del request
        return _said("alive")

    async def ready(self, request: Request) -> Response:
        """``GET /readyz``: 200 if this process can serve tables, otherwise 503 with the reason in a word."""
        del request
        wrong = await self._why_not()
        return _said(wrong or "ready", 503 if wrong else 200)

    async def _why_not(self) -> str:
        house = self._front.house
        if house.is_draining:
            return "draining"
        if not house.may_serve():
            return "no-lease"
        async with self._turn:
            if time.monotonic() - self._looked >= FRESH:
                try:
                    await house.store.check()
                    if self._wrong or time.monotonic() - self._written >= FRESHLY_WRITTEN:
                        await house.store.check_writing()
                        self._written = time.monotonic()
                    self._wrong = ""
                except StoreFailed:
                    self._wrong = "store-failed"
                self._looked = time.monotonic()
        return self._wrong

    async def metrics(self, request: Request) -> Response:
        """``GET /metrics``: for anybody at the machine of the house, or with the keeper's key."""
        if not self._front.is_keeper(request):
            raise Refusal("not-keeper")
        now = CollectorRegistry()
        now.register(_Now(self._front.house))
        text = generate_latest(REGISTRY) + generate_latest(now)
        return Response(text, headers={"content-type": CONTENT_TYPE_LATEST, "cache-control": "no-store"})


class _Now(Collector):
    """Collects the metrics that are counted at the moment of the request."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        count = self._house.count()
        tables = GaugeMetricFamily("tafureria_tables", "Tables that are awake.", labels=["status"])
        for status, number in count.tables.items():
            tables.add_metric([status], number)
        yield tables
        yield GaugeMetricFamily("tafureria_sockets", "Connections to tables.", value=count.sockets)
        yield GaugeMetricFamily("tafureria_people", "Visitors who are connected.", value=count.people)
        thinkers = GaugeMetricFamily(
            "tafureria_thinkers", "Processes in which computer players think.", labels=["kind"]
        )
        for kind, number in count.thinkers.items():
            thinkers.add_metric([kind], number)
        yield thinkers


def _said(text: str, status: int = 200) -> Response:
    return PlainTextResponse(f"{text}\n", status_code=status, headers={"cache-control": "no-store"})
