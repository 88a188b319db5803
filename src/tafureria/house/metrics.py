"""What a house counts about itself, for Prometheus (https://prometheus.io/docs/concepts/metric_types/).

No metric may reveal what is hidden at a table. Tables, people, addresses and games are never labels. And
since anybody who watches a counter closely could tell when somebody has chosen in secret, whatever is counted
at each move is published in hundreds (:class:`Pool`).
"""

from __future__ import annotations

from collections import Counter as Tally
from typing import Final

# From its modules: the package itself brings servers too, of which a house in a browser has no use.
from prometheus_client.metrics import Counter, Histogram
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import CollectorRegistry

MANY: Final = 100
"""Observations that are published together."""
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper bounds of the latency buckets, in seconds."""
AT_PLAY: Final = frozenset({"rule", "lesson", "stale", "not-your-turn", "unknown-notation", "over"})
"""Codes of refusals that people cause by playing: these are published in hundreds too."""

REGISTRY: Final = CollectorRegistry()
"""All metrics of this process, whichever houses are open in it."""
ProcessCollector(registry=REGISTRY)


class Pool:
    """A histogram of seconds that publishes a hundred observations at a time."""

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram
        self._waiting: list[float] = []

    def observe(self, seconds: float) -> None:
        """Collect an observation, and publish once there are a hundred."""
        self._waiting.append(seconds)
        if len(self._waiting) >= MANY:
            for one in self._waiting:
                self._histogram.observe(one)
            self._waiting.clear()


class Refusals:
    """How often the house has refused something, by code."""

    def __init__(self, counter: Counter) -> None:
        self._counter = counter
        self._waiting: Tally[str] = Tally()

    def count(self, code: str) -> None:
        """Count a refusal with that code; those of players' moves are published in hundreds."""
        if code not in AT_PLAY:
            self._counter.labels(code).inc()
            return
        self._waiting[code] += 1
        if self._waiting[code] >= MANY:
            self._counter.labels(code).inc(self._waiting.pop(code))


moves: Final = Pool(
    Histogram(
        "tafureria_move_seconds",
        "From the moment at which a move was found legal until everybody was told; told in hundreds.",
        buckets=QUICK,
        registry=REGISTRY,
    )
)
writes: Final = Pool(
    Histogram(
        "tafureria_store_write_seconds",
        "Until one transaction was on the disk; told in hundreds.",
        buckets=QUICK,
        registry=REGISTRY,
    )
)
store_failures: Final = Counter(
    "tafureria_store_failures", "Transactions of which nothing was written.", registry=REGISTRY
)
thoughts: Final = Pool(
    Histogram(
        "tafureria_thinker_seconds",
        "Until a process in which computer players think had answered; told in hundreds.",
        buckets=(*QUICK, 20.0),
        registry=REGISTRY,
    )
)
thinkers_broken: Final = Counter(
    "tafureria_thinkers_broken",
    "Answers that did not come: the process died, hung, or sent nonsense.",
    registry=REGISTRY,
)
refusals: Final = Refusals(
    Counter("tafureria_refusals", "What the house has refused, by code.", ["code"], registry=REGISTRY)
)
requests: Final = Counter(
    "tafureria_requests", "Requests over HTTP.", ["method", "route", "status"], registry=REGISTRY
)
