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
from typing import Any

from bench.ismcts import Ismcts
from tafureria.core import registry
from tafureria.core.chance import Dice, mix
from tafureria.core.game import OVER, AnyGame, Notebook, settle
from tafureria.players.search import SearchPlayer

SEATS = {"muerte-al-rey": 6, "taifa": 6}
"""Numbers of players that differ from four."""
PLACES = (0.2, 0.5, 0.8)
"""The decisions to search, as fractions of the length of a random game."""
SECONDS = 1.5
"""Approximate processor time in seconds for each of the two players and each decision."""
ROUNDS = 3


def position(game: AnyGame, seats: int, place: float) -> tuple[Any, list[int], Notebook[Any]]:
    """Return the decision at the fraction *place* of a random game: view, choices, the seat's notebook."""
    options = game.options()
    total = 0
    for stop in (10**9, None):
        dice = Dice(7)
        state = game.new(options, seats)
        books = [game.notebook(options, seats, seat) for seat in range(seats)]
        wanted = stop if stop is not None else int(total * place)
        count = 0
        while True:
            out: list[Any] = []
            settle(game, state, dice, out)
            waiting = game.waiting(state)
            if stop is None:
                _hear(out, books)
            if waiting == OVER:
                total = count
                break
            seat = (waiting & -waiting).bit_length() - 1
            legal = game.legal(state, seat)
            if count >= wanted and len(legal) > 2:
                return game.view(state, seat), legal, books[seat]
            out = []
            game.apply(state, seat, legal[dice.below(len(legal))], out)
            if stop is None:
                _hear(out, books)
            count += 1
    raise AssertionError("a game has decisions")


def _hear(events: list[Any], books: list[Notebook[Any]]) -> None:
    for event in events:
        for seat, book in enumerate(books):
            seen = event.seen_by(seat)
            if seen is not None:
                book.hear(seen)


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
