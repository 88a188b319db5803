"""Random playouts of Espada Negra by deck and auction: ``python -m bench.espada_negra_playouts [GAMES]``.

Runs in one process with four players and otherwise default options, measures processor time, and prints a
Markdown table.
"""

from __future__ import annotations

import sys
import time

from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, OVER
from tafureria.games.espada_negra import GAME
from tafureria.games.espada_negra.options import Options

WAYS = (("secreta", False), ("interno", False), ("externo", False), ("externo", True))
SEATS = 4


def playouts(options: Options, games: int) -> tuple[int, float]:
    """Return the decisions and processor seconds of that many random games."""
    decisions, begun = 0, time.process_time()
    for seed in range(games):
        dice, state = Dice(seed), GAME.new(options, SEATS)
        while (mask := GAME.waiting(state)) != OVER:
            if mask == CHANCE:
                GAME.apply(state, CHANCE, GAME.outcome(state, dice.below(GAME.weight(state))))
                continue
            while mask:
                seat = (mask & -mask).bit_length() - 1
                mask &= mask - 1
                legal = GAME.legal(state, seat)
                GAME.apply(state, seat, legal[dice.below(len(legal))])
                decisions += 1
    return decisions, time.process_time() - begun


def main() -> None:
    """Print the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    print("| deck | auction | decisions a game | games/s | decisions/s |")
    print("|---|---|---|---|---|")
    for deck in ("clasica", "clanes", "sombras"):
        for mode, live in WAYS:
            decisions, seconds = playouts(Options(mazo=deck, subasta=mode, vivo=live), games)
            name = f"{mode}, `vivo`" if live else mode
            print(
                f"| {deck} | {name} | {decisions / games:.0f} | {games / seconds:.0f} "
                f"| {decisions / seconds:,.0f} |"
            )


if __name__ == "__main__":
    main()
