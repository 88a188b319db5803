"""Whether anybody does well among searches: one player of the pool at a table of `search`.

``python -m bench.pool GAME [ITERATIONS] [DEALS] [SEATS] [PLAYER]``: ITERATIONS (200) playouts a decision,
DEALS (20) deals, each played once from every seat with the same dice, from seed 8000. The pool is all players
of the game that do not search and the outsiders in bench/outside; PLAYER is one of them, else all have their
turn. Prints each one's share of victories with a 95% interval by deals, next to the share of an equal.
"""

from __future__ import annotations

import sys

from bench.outsiders import outsiders
from tafureria.core import registry
from tafureria.lab.intervals import mean, wilson
from tafureria.lab.ladder import Contest, play_ladder, share_of
from tafureria.lab.places import workers
from tafureria.lab.workers import HERE, Workers
from tafureria.players.catalogue import MASTER, SEARCH, Thought, players

ITERATIONS = 200
DEALS = 20
SEATS = 6
SEED = 8000


def pool(game: str) -> list[str]:
    """Return the players of a game that do not search, its own first."""
    own = [name for name in players(registry.find(game)) if name not in (SEARCH, MASTER)]
    return own + outsiders(game)


def among(
    game: str, who: str, iterations: int, deals: int, seats: int, where: Workers = HERE
) -> tuple[float, float, float]:
    """Return the share of one *who* at a table of `search`, with the ends of its interval."""
    contest = Contest(
        game=game,
        options=registry.find(game).game.options(),
        seats=seats,
        players=(who, *(SEARCH,) * (seats - 1)),
        seed=SEED,
        thought=Thought(iterations=iterations),
    )
    played = play_ladder(contest, deals * seats, where)
    shares = [share_of(one, one.players.index(who)) for one in played]
    by_deal = [sum(shares[i : i + seats]) / seats for i in range(0, len(shares), seats)]
    share, low, high = mean(by_deal)
    # Without any victory there is no spread: Wilson's interval, with deals in place of games.
    return (share, *wilson(0, deals)) if not share else (share, low, high)


def main() -> int:
    game, *more = sys.argv[1:]
    numbers = [int(word) for word in more[:3]]
    iterations, deals, seats = (*numbers, *(ITERATIONS, DEALS, SEATS)[len(numbers) :])
    print("| game | player | seats | iterations | games | share | 95% | equals |")
    print("|---|---|---:|---:|---:|---:|---|---:|")
    for who in more[3:] or pool(game):
        share, low, high = among(game, who, iterations, deals, seats, workers())
        cells = (game, who.split(":")[-1], seats, iterations, deals * seats, f"{share:.1%}")
        interval = f"{max(0.0, low):.1%} to {min(1.0, high):.1%}"
        print("|", *(f"{cell} |" for cell in cells), interval, f"| {1 / seats:.1%} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
