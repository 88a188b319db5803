"""Taifa without people: how often each kingdom wins the games that its bots play among themselves.

``python -m bench.taifa_balance [GAMES] [FIRST]``: so many games (300) from that seed on (0), each of which
must end. A share of 1 is fair: a sixth of the victories, with shared ones divided; intervals are at 95%.
"""

from __future__ import annotations

import sys

from tafureria.core.chance import Dice
from tafureria.core.game import OVER, settle
from tafureria.games.taifa import GAME
from tafureria.games.taifa.pieces import KINGDOM_NAMES, ORDER
from tafureria.lab.intervals import wilson


def main() -> None:
    """Play and print."""
    games, first = (*map(int, sys.argv[1:]), *(300, 0)[len(sys.argv) - 1 :])
    won, sudden = [0.0] * len(ORDER), 0
    for seed in range(first, first + games):
        state = GAME.new(GAME.options(), 0)
        settle(GAME, state, Dice(seed), None)
        assert GAME.waiting(state) == OVER, f"seed {seed} does not end"
        sudden += GAME.ending(state) == "repentina"
        for kingdom in ORDER:
            if state.winners >> kingdom & 1:
                won[kingdom] += 1 / state.winners.bit_count()
    print(f"{games} games, {sudden / games:.0%} sudden victories")
    for kingdom in ORDER:
        share, low, high = (6 * part for part in (won[kingdom] / games, *wilson(won[kingdom], games)))
        print(f"  {KINGDOM_NAMES[kingdom]:<10} {share:.2f}  ({low:.2f} to {high:.2f})")


if __name__ == "__main__":
    main()
