"""The process in which a study is played: ``python -m tafureria.web.laboratory.studying``.

It reads one request from standard input, and repeatedly writes the findings so far to standard output, each
message preceded by its length. It runs at a lower priority than everything else, plays one game after
another, and draws its own figures, so that the tables of the house are not slowed. On SIGTERM it ends with
the findings so far.
"""

from __future__ import annotations

import signal
import sys
from types import FrameType


def main() -> None:
    """Play one study."""
    stopped = False

    def stop(number: int, frame: FrameType | None) -> None:
        del number, frame
        nonlocal stopped
        stopped = True

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which then ends this process
    signal.signal(signal.SIGTERM, stop)
    # Imported only when SIGTERM is handled, because these imports take a while.
    import msgspec

    from tafureria.house.laboratory.laboratory import StudyRequest
    from tafureria.web.laboratory.reporting import Reporter

    request = msgspec.json.decode(sys.stdin.buffer.read(), type=StudyRequest)
    sink, sys.stdout = sys.stdout.buffer, sys.stderr
    Reporter(request, sink, lambda: stopped).play()


if __name__ == "__main__":
    main()
