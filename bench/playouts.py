"""Random playouts of every game beside those of catanatron and RLCard: one process, one core, one run.

``python -m bench.playouts [SECONDS]`` in an environment with the extra ``bench``. All take turns, three
times over; what counts is the median of the ratios of a round, so that a busy machine slows all alike.
Time is that of the processor. Prints a table in Markdown.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

from tafureria.core import registry
from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, OVER, AnyGame

ROUNDS = 3
SECONDS = 2.0
PEERS = ("catanatron 3.2.1", "RLCard 1.2.0 bridge")

Playout = Callable[[int], int]
"""Plays one game by its number; answers how many choices players made in it."""


def own(game: AnyGame, seats: int) -> Playout:
    """Uniformly random legal play of one of our games, default options."""
    options = game.options()

    def playout(number: int) -> int:
        dice = Dice(number)
        state = game.new(options, seats)
        decisions = 0
        while True:
            waiting = game.waiting(state)
            if waiting == CHANCE:
                game.apply(state, CHANCE, game.outcome(state, dice.below(game.weight(state))))
            elif waiting == OVER:
                return decisions
            else:
                seat = (waiting & -waiting).bit_length() - 1
                legal = game.legal(state, seat)
                game.apply(state, seat, legal[dice.below(len(legal))])
                decisions += 1

    return playout


def catanatron() -> Playout:
    """Four random players of catanatron; its own count of actions."""
    from catanatron import Color, Game, RandomPlayer

    def playout(number: int) -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=number)
        game.play()
        return len(game.state.actions)

    return playout


def bridge() -> Playout:
    """RLCard's bridge, any legal action at each step."""
    import rlcard

    environment = rlcard.make("bridge", config={"seed": 1})
    dice = random.Random(1)

    def playout(number: int) -> int:
        del number
        state, _ = environment.reset()
        steps = 0
        while not environment.is_over():
            state, _ = environment.step(dice.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return playout


def rate(playout: Playout, seconds: float, first: int) -> float:
    """Choices a second of processor time."""
    start = time.process_time()
    choices, number = 0, first
    while (spent := time.process_time() - start) < seconds:
        choices += playout(number)
        number += 1
    return choices / spent


def seats_of(game: AnyGame) -> int:
    """The middle of the table sizes that fit the default options."""
    fitting = [seats for seats in game.seats if game.fit(game.options(), seats) is None]
    return fitting[len(fitting) // 2]


def main() -> int:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    runners: dict[str, Playout] = dict(zip(PEERS, (catanatron(), bridge()), strict=True))
    for entry in registry.games():
        runners[f"{entry.name}, {seats_of(entry.game)} seats"] = own(entry.game, seats_of(entry.game))
    rounds = [
        {name: rate(playout, seconds, 1000 * number) for name, playout in runners.items()}
        for number in range(ROUNDS)
    ]
    print("| random play | choices/s | x catanatron | x bridge |\n|---|---:|---:|---:|")
    for name in runners:
        speed = statistics.median(one[name] for one in rounds)
        ratios = [statistics.median(one[name] / one[peer] for one in rounds) for peer in PEERS]
        print(f"| {name} | {speed:,.0f} | {ratios[0]:.2f} | {ratios[1]:.2f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
