"""Teaches the values by which luck is measured: ``python -m bench.values GAME [GAMES]``.

Plays games of the house's players on the usual table, writes down what everybody saw in some positions of
each and who won, and fits ``games/GAME/players/value.json`` to them. The seeds are its own: no game on which
the luck adjustment is tested (``bench/adjusted.py``) was ever seen here. Needs numpy.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

from tafureria.analysis.value import Weights, features, write
from tafureria.core import registry
from tafureria.core.chance import Dice, mix
from tafureria.core.game import CHANCE, OVER, settle
from tafureria.core.registry import Entry
from tafureria.core.tensor import size
from tafureria.lab.match import Plan, play_one
from tafureria.players.levels import usual

GAMES = 1500
SEED = 770_000
EVERY = 12
"""Besides the positions after chance, one in so many."""
ROUNDS = 60
RATE = 0.03
DECAY = 2e-4
"""How strongly weights are drawn to 0."""


def usual_table(entry: Entry) -> tuple[Any, int]:
    """Options and seats of a new table."""
    game = entry.game
    options = game.options(**dict(game.presets.get(game.usual_preset, {})))
    seats = min(game.seats, key=lambda seats: (seats < 2, abs(seats - game.usual_seats)))
    return options, seats


def samples(entry: Entry, games: int) -> tuple[list[Any], list[list[float]]]:
    """Positions as rows of numbers, one for each seat, and who won: parts of the victory, then nobody's."""
    game, tensor = entry.game, entry.tensor()
    assert tensor is not None
    options, seats = usual_table(entry)
    length = size(tensor.LAYOUT)
    plan = Plan(game=entry.name, options=options, players=(usual(entry),) * seats, seed=SEED)
    rows, results = [], []
    for number in range(games):
        played = play_one(plan, number, keep=True)
        shared = max(played.winners.bit_count(), 1)
        result = [(played.winners >> seat & 1) / shared for seat in range(seats)]
        result.append(float(not played.winners))
        seed = mix(mix(plan.seed) ^ number)
        dice, pick = Dice(seed), Dice(mix(seed))
        state: Any = game.new(options, seats)
        settle(game, state, dice, None)
        by_chance = True
        for seat, action in (*played.actions, (-1, -1)):
            if game.waiting(state) != OVER and (by_chance or not pick.below(EVERY)):
                table = np.zeros((seats, length), np.float32)
                for one in range(seats):
                    for at, x in features(game, tensor, state, one):
                        table[one, at] = x
                rows.append(table)
                results.append(result)
            if seat >= 0:
                game.apply(state, seat, action)
                by_chance = game.waiting(state) == CHANCE
                settle(game, state, dice, None)
    return rows, results


def fit(rows: list[Any], results: list[list[float]]) -> tuple[Any, float]:
    """Weights and the standing of nobody, by gradient descent (Adam)."""
    x, y = np.stack(rows), np.array(results, np.float32)
    scale = np.sqrt((x**2).mean((0, 1))) + 1e-6
    used = scale > 1e-4
    x = x[:, :, used] / scale[used]
    weights = np.zeros(x.shape[2] + 1, np.float32)
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    random = np.random.default_rng(1)
    step = 0
    for lap in range(ROUNDS):
        order = random.permutation(len(x))
        for part in np.array_split(order, max(1, len(x) // 256)):
            step += 1
            standing = x[part] @ weights[:-1]
            standing = np.concatenate([standing, np.full((len(part), 1), weights[-1])], 1)
            standing -= standing.max(1, keepdims=True)
            p = np.exp(standing)
            p /= p.sum(1, keepdims=True)
            wrong = (p - y[part]) / len(part)
            slope = np.empty_like(weights)
            slope[:-1] = np.einsum("nsd,ns->d", x[part], wrong[:, :-1], optimize=True)
            slope[-1] = wrong[:, -1].sum()
            first = 0.9 * first + 0.1 * slope
            second = 0.999 * second + 0.001 * slope**2
            move = (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
            weights -= RATE / (1 + lap / 4) * move
            weights[:-1] *= 1 - DECAY * 10 / (1 + lap / 4)
    out = np.zeros(len(scale))
    out[used] = weights[:-1] / scale[used]
    return out, float(weights[-1])


def main() -> int:
    entry = registry.find(sys.argv[1])
    games = int(sys.argv[2]) if len(sys.argv) > 2 else GAMES
    rows, results = samples(entry, games)
    weights, nobody = fit(rows, results)
    kept = {int(at): round(float(one), 4) for at, one in enumerate(weights) if abs(one) >= 5e-4}
    alone = any(result[-1] for result in results)
    write(
        entry,
        Weights(
            rules=entry.game.version, games=games, nobody=round(nobody, 4) if alone else None, weights=kept
        ),
    )
    print(f"{entry.name}: {len(rows)} positions of {games} games, {len(kept)} weights", Path.cwd().name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
