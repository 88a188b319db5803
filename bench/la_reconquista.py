"""La reconquista: random games and decisions per second, the cost of imagined worlds, the size of the map.

``python -m bench.la_reconquista [SECONDS]``
"""

from __future__ import annotations

import gzip
import statistics
import sys
import time
from pathlib import Path

from tafureria.core.chance import Dice
from tafureria.core.event import Event
from tafureria.core.game import OVER, settle
from tafureria.games.la_reconquista import GAME
from tafureria.games.la_reconquista.options import Options
from tafureria.games.la_reconquista.players import PLAYERS

LOOK_EVERY = 13
MOST_DECISIONS = 1500
BUILT = Path(__file__).parents[1] / "src/tafureria/web/built/assets"


def playouts(seats: int, seconds: float) -> tuple[float, float]:
    """Return the random games and the decisions per second, without events."""
    start, games, decisions = time.perf_counter(), 0, 0
    while time.perf_counter() - start < seconds:
        decisions += _random_game(seats, games)
        games += 1
    spent = time.perf_counter() - start
    return games / spent, decisions / spent


def _random_game(seats: int, seed: int) -> int:
    dice = Dice(seed)
    state = GAME.new(Options(), seats)
    settle(GAME, state, dice, None)
    decisions = 0
    while (waiting := GAME.waiting(state)) != OVER:
        seat = (waiting & -waiting).bit_length() - 1
        legal = GAME.legal(state, seat)
        GAME.apply(state, seat, legal[dice.below(len(legal))])
        decisions += 1
    return decisions


def imagining(seats: int, games: int) -> tuple[list[float], list[float]]:
    """Return the seconds for the first imagined world of each position, and for each of ten more.

    The positions come from games among bots.
    """
    first, more = [], []
    player = PLAYERS["jugador"]()
    for seed in range(games):
        dice = Dice(seed)
        state = GAME.new(Options(), seats)
        notebooks = [GAME.notebook(Options(), seats, seat) for seat in range(seats)]
        events: list[Event] = []
        settle(GAME, state, dice, events)
        decisions = 0
        while GAME.waiting(state) != OVER and decisions < MOST_DECISIONS:
            for seat, notebook in enumerate(notebooks):
                for event in events:
                    if (seen := event.seen_by(seat)) is not None:
                        notebook.hear(seen)
            if decisions % LOOK_EVERY == 0:
                spent = []
                for number in range(11):
                    start = time.process_time()
                    notebooks[0].imagine(decisions * 64 + number)
                    spent.append(time.process_time() - start)
                first.append(spent[0])
                more += spent[1:]
            waiting = GAME.waiting(state)
            seat = (waiting & -waiting).bit_length() - 1
            legal = GAME.legal(state, seat)
            choice = player.choose(GAME.view(state, seat), legal, notebooks[seat], dice.below(1 << 31))
            events = []
            GAME.apply(state, seat, choice, events)
            decisions += 1
    return first, more


def weight_of_the_table() -> int:
    """Return the compressed bytes of the scripts with the table and its map; 0 if the client is not built."""
    scripts = [p for p in BUILT.glob("*.js") if "beira-litoral" in p.read_text(encoding="utf-8")]
    return sum(len(gzip.compress(p.read_bytes())) for p in scripts)


def main() -> None:
    """Measure and print."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    for seats in GAME.seats:
        games, decisions = playouts(seats, seconds)
        print(f"{seats} seats: {games:6.1f} random games/s, {decisions:9,.0f} decisions/s")
    for seats in (3, 6):
        first, more = imagining(seats, 3)
        print(
            f"{seats} seats: imagine {statistics.median(more) * 1e3:.2f} ms median; the first of a position "
            f"{statistics.median(first) * 1e3:.2f} ms median, {max(first) * 1e3:.0f} ms at worst"
        )
    print(f"the table with its map: {weight_of_the_table() / 1024:.1f} KB compressed")


if __name__ == "__main__":
    main()
