"""Games on a Ray cluster: Ray queues them, spreads them over the nodes, and repeats those of a lost node.

Needs ``pip install "tafureria[ray]"`` on every node. Without a cluster (``RAY_ADDRESS``, or one that runs on
this machine) Ray starts a local one.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, TypeVar

from tafureria.lab.workers import NoPlace, Workers

T = TypeVar("T")


def workers(jobs: int = 0) -> Workers:
    """Workers on the cluster that play *jobs* games at a time; 0 means one per core of the cluster.

    :raises NoPlace: when Ray is not installed or no cluster can be reached.
    """
    # Ray reads these when it is imported: no usage statistics, no search for accelerators.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError as error:
        raise NoPlace('ray is not installed: pip install "tafureria[ray]"') from error
    if not ray.is_initialized():
        try:
            # Uses the cluster in RAY_ADDRESS; else one on this machine; else it starts one.
            ray.init(log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise NoPlace(f"ray: {error}") from error
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return Workers(_Cluster, jobs or max(1, int(resources.get("CPU", 1))))


class _Cluster(Executor):
    """Ray's tasks as an executor. A task whose worker or node dies is run again, without a limit."""

    def __init__(self) -> None:
        import ray

        self._ray = ray
        self._call: Any = ray.remote(max_retries=-1)(_call)
        self._begun: list[Any] = []

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Run ``fn(*args, **kwargs)`` on the cluster."""
        reference = self._call.remote(fn, args, kwargs)
        future: Future[T] = reference.future()
        self._begun = [old for old in self._begun if not old[1].done()]
        self._begun.append((reference, future))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Cancel unfinished tasks if asked to; the cluster keeps running."""
        del wait
        if cancel_futures:
            for reference, future in self._begun:
                if not future.done():
                    self._ray.cancel(reference)


def _call(fn: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]) -> T:
    return fn(*args, **kwargs)
