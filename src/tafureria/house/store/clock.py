"""Two clocks that no machine can set wrong for the others: the database's, and this process's own steady one.

Times on which several processes must agree (leases, when a clock at a table was started) come from the
database. How much of them is left is measured on the steady clock, which nobody can set and which keeps
running while the process is stopped and while its machine is suspended.
"""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Float
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement


class database_now(FunctionElement[float]):  # noqa: N801 - an SQL function
    """The database's clock, in seconds since 1970, at the time at which the statement is executed."""

    type = Float()
    inherit_cache = True


@compiles(database_now)
def _julian(element: database_now, compiler: SQLCompiler, **_: Any) -> str:
    del element, compiler
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(database_now, "postgresql")
def _epoch(element: database_now, compiler: SQLCompiler, **_: Any) -> str:
    del element, compiler
    return "extract(epoch FROM clock_timestamp())::double precision"


def steady() -> float:
    """Seconds on a clock that cannot be set."""
    try:
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    except (AttributeError, OSError):  # no Linux
        return time.monotonic()
