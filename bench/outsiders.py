"""How `jugador` fares against the simple outside players in bench/outside, written from the rulings alone.

``python -m bench.outsiders [GAME] [DEALS]``: one outsider at a table of `jugador`, at each usual number of
seats. Every deal is played once from each seat with the same dice. Prints the outsider's share of victories
with a 95% interval by deals, next to the share of a player of equal strength.
"""

from __future__ import annotations

import inspect
import sys
from importlib import import_module
from pathlib import Path

from tafureria.core import registry
from tafureria.lab.ladder import Contest, Rung, ladder, play_ladder
from tafureria.lab.places import workers
from tafureria.lab.workers import HERE, Workers

OUTSIDE = Path(__file__).parent / "outside"
SEATS = {
    "espada-negra": (2, 4, 6, 8),
    "moros-y-cristianos": (4, 5, 6),
    "la-reconquista": (3, 4, 6),
    "muerte-al-rey": (6, 10),
    "taifa": (4, 6),
}
"""Usual numbers of seats."""
DEALS = 100
HOUSE = "jugador"


def outsiders(game: str) -> list[str]:
    """Return the outsiders that play a game, as ``module:Class``."""
    found = []
    for file in sorted(OUTSIDE.glob(f"{game.replace('-', '_')}_*.py")):
        module = import_module(f"bench.outside.{file.stem}")
        for name, kind in inspect.getmembers(module, inspect.isclass):
            if kind.__module__ == module.__name__:
                found.append(f"{module.__name__}:{name}")
    return found


def among(game: str, who: str, seats: int, deals: int, where: Workers = HERE) -> Rung:
    """Return the result of one *who* at a table of `jugador` over *deals* deals, each from all seats."""
    contest = Contest(
        game=game,
        options=registry.find(game).game.options(),
        seats=seats,
        players=(who, *(HOUSE,) * (seats - 1)),
        seed=0,
    )
    played = play_ladder(contest, deals * seats, where)
    return next(rung for rung in ladder(contest, played) if rung.player == who)


def main() -> int:
    games = [sys.argv[1]] if len(sys.argv) > 1 else list(SEATS)
    deals = int(sys.argv[2]) if len(sys.argv) > 2 else DEALS
    print("| game | outsider | seats | games | share | 95% | equals |")
    print("|---|---|---:|---:|---:|---|---:|")
    for game in games:
        for who in outsiders(game):
            for seats in SEATS[game]:
                rung = among(game, who, seats, deals, workers())
                interval = f"{max(0.0, rung.share_low):.1%} to {min(1.0, rung.share_high):.1%}"
                cells = (game, who.split(":")[1], seats, rung.places, f"{rung.share:.1%}", interval)
                print("|", *(f"{cell} |" for cell in cells), f"{1 / seats:.1%} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
