"""Numbers of NumPy and its like as plain ints and bools, so that they count wherever those do."""

from __future__ import annotations

import operator
from typing import Any

import msgspec


def plain(value: Any) -> Any:
    """A number of another library, or its array with one number, as a value of Python; others unchanged.

    >>> plain(3)
    3
    """
    item = getattr(value, "item", None)
    if item is None:
        return value
    try:
        return item()
    except (TypeError, ValueError, RuntimeError):
        return value


def whole(value: object) -> int | None:
    """An int of any kind as an int; ``None`` for anything else, bools and floats included.

    >>> whole(True), whole(2.0), whole(-2)
    (None, None, -2)
    """
    value = plain(value)
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def seed_of(seed: object) -> int:
    """A seed as an int: any int will do, and a bool, which is one.

    :raises ValueError: when it is neither.
    """
    number = whole(int(made) if isinstance(made := plain(seed), bool) else made)
    if number is None:
        raise ValueError(f"seed: an int, not {seed!r}")
    return number


def make_plain(struct: msgspec.Struct) -> None:
    """Replace the values of a new struct, which may be frozen, by plain ones."""
    for name in struct.__struct_fields__:
        value = getattr(struct, name)
        if hasattr(value, "item"):
            msgspec.structs.force_setattr(struct, name, plain(value))
