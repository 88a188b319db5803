"""Pins how the opponents of the benchmark play: ``python -m tests.unit.pin_opponents [--again] [GAME ...]``.

Adds what is missing in ``src/tafureria/lab/opponents.txt``, for all games or those named. Existing entries
are never changed, since people have measured their players against them: raise the version in
``lab/benchmark.py`` instead. A version may be pinned ``--again`` only before its first release.
"""

from __future__ import annotations

import sys

from tafureria.lab.benchmark import BENCHMARKS, GAMES_PINNED, PINNED, fingerprint, pinned

HEAD = "# How the opponents play the first deals of each benchmark: python -m tests.unit.pin_opponents"


def now(game: str) -> tuple[str, ...]:
    """Return the fingerprints of the opponents' play as it is now."""
    return tuple(fingerprint(BENCHMARKS[game], deal) for deal in range(GAMES_PINNED))


def main(words: list[str]) -> int:
    """Pin these games, or all."""
    found = dict(pinned())
    again, names = "--again" in words, [word for word in words if word != "--again"]
    code = 0
    for game in names or BENCHMARKS:
        version = BENCHMARKS[game].version
        there, here = found.get((game, version)), now(game)
        if there is None or again:
            found[game, version] = here
            print(f"{game}, benchmark {version}: {'as it was' if there == here else 'pinned'}")
        elif there != here:
            code = 1
            print(f"{game}: the opponents of benchmark {version} play differently. Raise its version in")
            print("src/tafureria/lab/benchmark.py, or, before its first release, pin it --again.")
        else:
            print(f"{game}, benchmark {version}: as it was")
    lines = [f"{game} {version} {' '.join(found[game, version])}" for game, version in sorted(found)]
    PINNED.write_text("\n".join([HEAD, *lines]) + "\n", encoding="utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
