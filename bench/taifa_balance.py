"""Measures Taifa: how often each kingdom wins, with 95 % intervals, and how fast it plays.

    python -m bench.taifa_balance bots 3000       # zero-player games
    python -m bench.taifa_balance thinkers 300    # six thinking players
    python -m bench.taifa_balance alone 200       # one thinking player among five bots, each kingdom
    python -m bench.taifa_balance cid 200         # El Cid at each hand of the Almorávides
    python -m bench.taifa_balance bots 3000 80000 # from this seed on; also with thinkers
    python -m bench.taifa_balance soak 100000     # zero-player games, each of which must end
    python -m bench.taifa_balance speed           # games and decisions per second

A share of 1 is fair: a sixth of the victories, with shared ones divided.
"""

from __future__ import annotations

import sys
import time
from math import sqrt

from tafureria.core.chance import Dice
from tafureria.core.game import seats_in, settle
from tafureria.games.taifa import GAME
from tafureria.games.taifa.pieces import KINGDOM_NAMES, ORDER
from tafureria.games.taifa.players.heuristic import Jugador
from tafureria.games.taifa.state import State

Options = GAME.options
PLAYER = Jugador()


def play(options: object, seats: int, seed: int, *, thinking: bool = True) -> tuple[State, int]:
    """Play one game; return its final state and the number of decisions."""
    state = GAME.new(options, seats)
    dice = Dice(seed)
    settle(GAME, state, dice, None)
    decisions = 0
    while waiting := GAME.waiting(state):
        asked = seats_in(waiting)
        seat = asked[dice.below(len(asked))]
        legal = GAME.legal(state, seat)
        if len(legal) == 1:
            action = legal[0]
        elif thinking:
            action = PLAYER.choose(GAME.view(state, seat), legal, None, decisions)
        else:
            action = legal[dice.below(len(legal))]
        GAME.apply(state, seat, action)
        settle(GAME, state, dice, None)
        decisions += 1
    return state, decisions


def shares(options: object, seats: int, games: int, first: int = 0) -> tuple[list[float], int]:
    """Return the victories by kingdom, shared ones divided, and the number of sudden victories."""
    won = [0.0] * 6
    sudden = 0
    for seed in range(first, first + games):
        state, _ = play(options, seats, seed)
        sudden += GAME.ending(state) == "repentina"
        for k in ORDER:
            if state.winners >> k & 1:
                won[k] += 1 / state.winners.bit_count()
    return won, sudden


def interval(won: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a frequency."""
    p, z = won / games, 1.96
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def report(title: str, won: list[float], games: int, sudden: int) -> None:
    """Print a line for each kingdom: its share of victories, 1 = fair."""
    print(f"{title}: {games} games, {100 * sudden / games:.0f} % sudden victories")
    for k in ORDER:
        low, high = interval(won[k], games)
        print(f"  {KINGDOM_NAMES[k]:<10} {6 * won[k] / games:.2f}  ({6 * low:.2f} to {6 * high:.2f})")


def alone(games: int) -> None:
    """Print the share of a thinking player in place of each bot, compared with that bot's own share."""
    bots, _ = shares(Options(), 0, 3 * games)
    print(f"share of the kingdom: automa ({3 * games} games), then a thinking player ({games} games)")
    for k in ORDER:
        won, _ = shares(Options(**{KINGDOM_NAMES[k]: True}), 1, games)
        low, high = interval(won[k], games)
        print(
            f"  {KINGDOM_NAMES[k]:<10} {2 * bots[k] / games:.2f} -> {6 * won[k] / games:.2f}"
            f"  ({6 * low:.2f} to {6 * high:.2f})"
        )


def cid(games: int) -> None:
    """Print how often El Cid wins for each hand size of the Almorávides."""
    for hand in (8, 9, 10, 11, 12, 13, 14, 16):
        won = sum(
            bool(play(Options(cid=True, almoravides=hand), 1, seed)[0].winners >> 7 & 1)
            for seed in range(games)
        )
        low, high = interval(won, games)
        print(
            f"  Almorávides with {hand:>2}: {100 * won / games:.0f} %  ({100 * low:.0f} to {100 * high:.0f})"
        )


def speed() -> None:
    """Print the games of bots per second and the decisions of random players per second."""
    start = time.process_time()
    for seed in range(200):
        play(Options(), 0, seed)
    print(f"zero-player games/s: {200 / (time.process_time() - start):.0f}")
    for seats in (1, 3, 6):
        start, decisions = time.process_time(), 0
        for seed in range(40):
            decisions += play(Options(), seats, seed, thinking=False)[1]
        print(f"random decisions/s, {seats} people: {decisions / (time.process_time() - start):.0f}")


def main(words: list[str]) -> int:
    """Run one command."""
    command = words[0] if words else "bots"
    games = int(words[1]) if len(words) > 1 else 300
    first = int(words[2]) if len(words) > 2 else 0
    if command in ("bots", "soak"):
        won, sudden = shares(Options(), 0, games, first)
        report("six bots", won, games, sudden)
    elif command == "thinkers":
        won, sudden = shares(Options(), 6, games, first)
        report("six thinking players", won, games, sudden)
    elif command == "alone":
        alone(games)
    elif command == "cid":
        cid(games)
    elif command == "speed":
        speed()
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
