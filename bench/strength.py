"""Our search against OpenSpiel's Python ``ISMCTSBot`` on our games, with equal thinking time.

``python -m bench.strength GAME SEATS [SECONDS] [GAMES] [PLAYER] [SEED]``: one ``search``, or another
player of ours, at a table of bots; all take every seat in turn, on the same deals. Each thinks for SECONDS
(0.2) of processor time at each decision; the bot uses its own random playouts, our resampler, and a UCT
constant scaled to the game's utility.
"""

from __future__ import annotations

import sys
import time

from bench.ismcts import Ismcts
from tafureria.core import registry
from tafureria.lab.ladder import Contest, games_of, ladder, play_ladder
from tafureria.players.catalogue import SEARCH, Thought, players

BOT = "ISMCTSBot"
SECONDS = 0.2


def main() -> int:
    # Both players read this clock; with processor time, other work on the machine does not affect them.
    time.perf_counter = time.process_time
    name, seats = sys.argv[1], int(sys.argv[2])
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else SECONDS
    ours = sys.argv[5] if len(sys.argv) > 5 else SEARCH
    seed = int(sys.argv[6]) if len(sys.argv) > 6 else 0
    entry = registry.find(name)
    game = entry.game
    thought = Thought(iterations=sys.maxsize, seconds=seconds)
    contest = Contest(
        game=name,
        options=game.options(),
        seats=seats,
        players=(*(BOT,) * (seats - 1), ours),
        seed=seed,
        thought=thought,
    )
    makers = {
        **players(entry, thought),
        BOT: lambda: Ismcts(game, seats, sys.maxsize, seconds),
    }
    games = games_of(contest, int(sys.argv[4]) if len(sys.argv) > 4 else seats)
    rungs = ladder(contest, play_ladder(contest, games, makers=makers))
    print(f"{name}, {seats} seats, {seconds:g} s a decision, {games} games from seed {seed}")
    print(f"share of equals {1 / seats:.3f}")
    for rung in rungs:
        won = f"won {rung.rate:.3f} ({rung.low:.3f} to {rung.high:.3f})"
        share = f"share {rung.share:.3f} ({rung.share_low:.3f} to {rung.share_high:.3f})"
        print(f"{rung.player}: {won}, {share}, score {rung.score:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
