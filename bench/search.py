"""Compares the iterations per second of the tree search with those of OpenSpiel's Python ``ISMCTSBot``.

``python -m bench.search [SECONDS]``. Both search the same decisions of the same games in one process:
the bot through our adapter with its own random playouts and our resampler, ours without a guide, which
is the same work. They take turns; the result is the median of the ratios, in processor time.
Prints a Markdown table.
"""

from __future__ import annotations

import statistics
import sys
import time
from math import inf
from typing import Any, ClassVar

from bench.ismcts import Ismcts
from tafureria.core import registry
from tafureria.core.chance import mix
from tafureria.core.game import AnyGame, Notebook
from tafureria.lab.match import Plan, play_one
from tafureria.players.search import SearchPlayer

SEATS = {"muerte-al-rey": 6, "taifa": 6}
"""Numbers of players that differ from four."""
PLACES = (0.2, 0.5, 0.8)
"""The decisions to search, as fractions of the length of a random game."""
SECONDS = 1.5
"""Approximate processor time in seconds for each of the two players and each decision."""
ROUNDS = 3


class Found(Exception):
    """A decision that was looked for: view, choices, and the seat's notebook."""


class Looking:
    """Random players that count their decisions, and stop at one with a real choice from the *wanted* on."""

    remembers: ClassVar[bool] = True

    def __init__(self, wanted: float) -> None:
        self.wanted, self.count = wanted, 0

    def choose(self, view: Any, legal: list[int], notebook: Notebook[Any] | None, seed: int) -> int:
        if self.count >= self.wanted and len(legal) > 2:
            raise Found(view, legal, notebook)
        self.count += 1
        return legal[seed % len(legal)]


def position(game: AnyGame, seats: int, place: float) -> tuple[Any, list[int], Notebook[Any]]:
    """Return the decision at the fraction *place* of a random game: view, choices, the seat's notebook."""
    plan = Plan(game=game.name, options=game.options(), players=("looking",) * seats, seed=7)
    counting = Looking(inf)
    play_one(plan, 0, makers={"looking": lambda: counting})
    looking = Looking(int(counting.count * place))
    try:
        play_one(plan, 0, makers={"looking": lambda: looking})
    except Found as found:
        return found.args
    raise AssertionError("a game has decisions")


def rates(game: AnyGame, seats: int, place: float, seconds: float) -> tuple[float, float]:
    """Return the iterations per second at one decision: ours and the bot's."""
    view, legal, book = position(game, seats, place)
    out = []
    for player in (SearchPlayer(game, 1), Ismcts(game, seats, 1)):
        iterations, size, spent, seed = 0, 4, 0.0, 1
        while spent < seconds:
            # Whole searches, each longer than the last, since working on a large tree is part of the cost.
            if isinstance(player, SearchPlayer):
                player.iterations = size
            else:
                player.simulations = size
            seed = mix(seed)
            start = time.process_time()
            player.choose(view, legal, book, seed)
            took = time.process_time() - start
            spent += took
            iterations += size
            size = max(size, min(400, int(size * seconds / max(took, 1e-4) / 4)))
        out.append(iterations / spent)
    return out[0], out[1]


def main() -> int:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    print("| tree search, iterations/s | ours | ISMCTSBot | ratio |\n|---|---:|---:|---:|")
    for entry in registry.games():
        game = entry.game
        seats = SEATS.get(game.name, 4)
        pairs = [rates(game, seats, place, seconds / ROUNDS) for _ in range(ROUNDS) for place in PLACES]
        ours = statistics.median(pair[0] for pair in pairs)
        theirs = statistics.median(pair[1] for pair in pairs)
        ratio = statistics.median(pair[0] / pair[1] for pair in pairs)
        print(f"| {game.name}, {seats} seats | {ours:,.0f} | {theirs:,.0f} | {ratio:.1f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
