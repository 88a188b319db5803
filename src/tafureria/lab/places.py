"""The places where games can be played: this process, several processes, or a Ray cluster."""

from __future__ import annotations

import os
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Final

from tafureria.lab.counts import count
from tafureria.lab.workers import HERE, NoPlace, Workers

PLACES: Final = ("processes", "ray")
"""Their names; a single process plays in this one."""


def workers(on: str = "processes", jobs: int = 0) -> Workers:
    """The workers of a place.

    :param on: one of :data:`PLACES`.
    :param jobs: number of games at a time; 0 for one per core (of the cluster).
    :raises NoPlace: when there is no such place, or it needs a library that is not installed.
    """
    jobs = count(jobs, "jobs")
    if on == "ray":
        # Imported here because Ray is large, and few have it.
        from tafureria.lab import ray_workers

        return ray_workers.workers(jobs)
    if on != "processes":
        raise NoPlace(f"there is no {on!r}; there are: {', '.join(PLACES)}")
    jobs = jobs or os.cpu_count() or 1
    return HERE if jobs == 1 or not _has_folder() else Workers(_Processes(jobs), jobs)


def _has_folder() -> bool:
    """Whether the current folder still exists: a process needs one to start in."""
    try:
        os.getcwd()  # noqa: PTH109 - asks whether there is one
    except OSError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class _Processes:
    jobs: int

    def __call__(self) -> Executor:
        from tafureria.lab.pool import Pool

        return Pool(self.jobs)
