"""Numbers of games, deals and the like, as callers give them."""

from __future__ import annotations

from operator import index
from typing import Any

from tafureria.core.plain import plain


def count(value: Any, what: str) -> int:
    """*value* as an int, if it is an integer of any kind, NumPy's included.

    :raises TypeError: when it is not; the message names *what* it is.
    """
    try:
        return index(plain(value))
    except TypeError as error:
        raise TypeError(f"{what} must be an integer, not {value!r}") from error
