"""The speed of environments with observations and masks for learners, compared with peers, on one core.

``python -m bench.environments [SECONDS]`` with the extra ``bench``, after ``make compiled``.
In all of them every seat plays at random from the mask of its legal actions, and its observation is written
out before it chooses. The unit is a player's choice. Ours run compiled and pure: the engine alone, its AEC
environment, and a batch of tables. Prints Markdown tables, and whether our own targets are met. Times are
processor times; the result is the median of a few rounds.
"""

from __future__ import annotations

import statistics
import sys

from bench.ours import KINDS, TABLES, middle, modes, rate
from bench.peers import environment_peers
from tafureria.core import registry

ROUNDS = 3
SECONDS = 1.0
BARS = {"AEC": 10, "batch": 3}
"""How many times as fast the compiled engine alone may be."""


def main() -> None:
    """Measure and print."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    verdicts = []
    print("| choices/s | engine | AEC | engine/AEC | batch | engine/batch | one seat of a batch |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for mode, measure in modes().items():
        for name, seats in ((entry.name, middle(entry.game)) for entry in registry.games()):
            rounds = [{kind: measure(kind, name, seats, seconds, 0) for kind in KINDS} for _ in range(ROUNDS)]
            found = {kind: f"{statistics.median(one[kind] for one in rounds):,.0f}" for kind in KINDS}
            slower = {kind: statistics.median(one["engine"] / one[kind] for one in rounds) for kind in BARS}
            pairs = [f"{found[kind]} | {slower[kind]:.1f}" for kind in BARS]
            columns = (f"{name}, {seats} seats, {mode}", found["engine"], *pairs, found["vector"])
            print(f"| {' | '.join(columns)} |", flush=True)
            for kind, bar in BARS.items() if mode == "compiled" else ():
                held = "held" if slower[kind] <= bar else "MISSED"
                verdicts.append(f"{held}: {name}, {kind}: {slower[kind]:.1f} times, bar {bar}")
    print("\n| peers, choices/s | |\n|---|---:|")
    for name, play in environment_peers(TABLES).items():
        rate(play, 0.1)
        speed = statistics.median(rate(play, seconds) for _ in range(ROUNDS))
        print(f"| {name} | {speed:,.0f} |", flush=True)
    print(*("", *verdicts), sep="\n")


if __name__ == "__main__":
    main()
