"""The process in which a finished game is analysed: ``python -m tafureria.house.finished.analysing``.

It reads one request from standard input, and writes the analysis repeatedly as it improves, each time
preceded by its length. It runs at a lower priority than everything else, and ends when it is killed or done.
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable
from typing import Final

import msgspec

HEAD: Final = 4
"""Bytes of the big-endian length in front of each analysis."""
EVERY: Final = 1.0
"""Shortest time between two versions of the analysis, in seconds; the complete one is written at once."""


class AnalysisRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A request for an analysis of one game."""

    record: str
    seats: list[int]
    """The seats whose decisions are analysed."""


def prepare() -> None:
    """Import what an analysis needs, which is a lot; the house imports this module only for its requests."""
    import tafureria.analysis.analyse
    import tafureria.core.record  # noqa: F401


def carry_out(data: bytes, put: Callable[[bytes], None]) -> None:
    """Analyse one game as requested, and give each version of the analysis to *put*, with its length."""
    # Imported here, unless prepare() has done so.
    from tafureria.analysis.analyse import analyse
    from tafureria.analysis.data import encode
    from tafureria.core.record import read

    request = msgspec.json.decode(data, type=AnalysisRequest)
    written = 0.0
    for one in analyse(read(request.record), request.seats):
        if one.complete or time.monotonic() - written >= EVERY:
            version = encode(one)
            put(len(version).to_bytes(HEAD, "big") + version)
            written = time.monotonic()


def main() -> None:
    """Analyse one game."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which then ends this process
    sink, sys.stdout = sys.stdout.buffer, sys.stderr

    def put(data: bytes) -> None:
        sink.write(data)
        sink.flush()

    carry_out(sys.stdin.buffer.read(), put)


if __name__ == "__main__":
    main()
