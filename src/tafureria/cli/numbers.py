"""The numbers on the command line: each kind has a range, and a number outside of it is refused in words."""

from __future__ import annotations

import argparse
import math
import re
from typing import Final

DIGITS: Final = 40
SHOWN: Final = 30
"""Number of characters of a wrong number that are repeated."""


class Whole:
    """A type of argument: an integer from *least* to *most*."""

    __name__ = "int"  # how argparse calls it

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def __call__(self, text: str) -> int:
        """The number that the text is.

        :raises ValueError: when it is none.
        :raises ArgumentTypeError: when it is out of range.
        """
        if not re.fullmatch(r"[+-]?[0-9]+", text):
            raise ValueError
        # Python does not read numbers of thousands of digits, and they are out of every range.
        number: float = int(text) if len(text) <= DIGITS else float(text)
        if number < self.least:
            raise argparse.ArgumentTypeError(f"at least {self.least}, not {text[:SHOWN]}")
        if number > self.most:
            raise argparse.ArgumentTypeError(f"at most {self.most}, not {text[:SHOWN]}")
        return int(text)


class Decimal:
    """A type of argument: a number from *least*, or from above it, to *most*."""

    __name__ = "number"

    def __init__(self, least: float, most: float, *, above: bool = False) -> None:
        self.least, self.most, self.above = least, most, above

    def __call__(self, text: str) -> float:
        """The number that the text is.

        :raises ValueError: when it is none.
        :raises ArgumentTypeError: when it is out of range.
        """
        number = float(text)
        if math.isnan(number):
            raise ValueError
        if number < self.least or (self.above and number == self.least):
            low = "more than" if self.above else "at least"
            raise argparse.ArgumentTypeError(f"{low} {self.least:g}, not {text[:SHOWN]}")
        if number > self.most:
            raise argparse.ArgumentTypeError(f"at most {self.most:g}, not {text[:SHOWN]}")
        return number


SEED: Final = Whole(-(2**63), 2**64 - 1)
SEATS: Final = Whole(1, 64)
SEAT: Final = Whole(0, 63)
COUNT: Final = Whole(1, 10**9)
"""How many games, deals and the like."""
SOME: Final = Whole(0, 10**9)
"""The same where it may be none."""
JOBS: Final = Whole(1, 4096)
PORT: Final = Whole(0, 65535)
SECONDS: Final = Decimal(0, 86400, above=True)
PRECISION: Final = Decimal(0, 1000, above=True)
HOURS: Final = Decimal(0, 8760)
DAYS: Final = Decimal(0, 36500)
MINUTES: Final = Whole(0, 30)
