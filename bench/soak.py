"""Long random play of all games with all set-ups, under the checks of the contract: ``make soak``.

``python -m bench.soak [MINUTES]``. Plays the games in turn until time is up (ten minutes by default), and
compares legal actions with ``check``, twin worlds with each other, and imagined worlds with the real one.
Stops at the first game that fails a check and prints its seed.
"""

from __future__ import annotations

import sys
import time
from itertools import count

from tafureria.core import registry
from tafureria.core.chance import Dice
from tafureria.core.game import OVER, TABLE
from tafureria.core.registry import Entry
from tests.contract.setups import setups
from tests.contract.test_twins import Twins
from tests.contract.walk import face, told, walk

MINUTES = 10.0


def hold(entry: Entry, seed: int) -> int:
    """Play and check one game of one set-up; return the number of its positions."""
    game = entry.game
    options, seats = setups(game)[seed % len(setups(game))]
    dice = Dice(seed)
    notebooks = [game.notebook(options, seats, seat) for seat in range(seats)]
    positions = 0
    for state, events, _, _ in walk(game, options, seats, seed):
        positions += 1
        for seat, notebook in enumerate(notebooks):
            for event in told(events, seat):
                notebook.hear(event)
        if game.waiting(state) <= OVER or dice.below(8):
            continue
        seat = dice.below(seats)
        legal = set(game.legal(state, seat))
        for action in (dice.below(game.actions) for _ in range(40)):
            assert (game.check(state, seat, action) is None) == (action in legal), game.notation(action)
        assert face(game, notebooks[seat].imagine(seed), seat) == face(game, state, seat), "imagined"
    for seat in (dice.below(seats), TABLE):
        Twins(game, options, seats, seat, seed).play()
    return positions


def main() -> int:
    ends = time.monotonic() + 60 * (float(sys.argv[1]) if len(sys.argv) > 1 else MINUTES)
    tally = {entry.name: [0, 0] for entry in registry.games()}
    for seed in count(100_000):
        for entry in registry.games():
            if time.monotonic() > ends:
                for name, (games, positions) in tally.items():
                    print(f"{name}: {games} games, {positions} positions, all held")
                return 0
            try:
                tally[entry.name][1] += hold(entry, seed)
            except AssertionError as error:
                print(f"{entry.name}, seed {seed}: {error}")
                return 1
            tally[entry.name][0] += 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
