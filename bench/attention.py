"""How often a prompt offers a person a real choice: ``python -m bench.attention [GAMES]`` (50).

Computer players of the level ``jugador`` play whole games at a common number of seats. A prompt is what a
live table would ask the person in seat 0; it is real if two or more actions are legal. Where it is secret
which seats have a choice, the house carries out single legal actions itself: those prompts are spared.
"""

from __future__ import annotations

import itertools
import sys
from dataclasses import dataclass

from tafureria.core import registry
from tafureria.core.chance import Dice, mix
from tests.contract.listening import play

SEATS = {"moros-y-cristianos": 5, "la-reconquista": 4, "muerte-al-rey": 10, "espada-negra": 4, "taifa": 3}


@dataclass
class Asked:
    """Counts of what the person in seat 0 was asked."""

    prompts: int = 0
    real: int = 0
    spared: int = 0


def count(name: str, games: int, seats: int) -> Asked:
    """Play that many games and count what seat 0 is asked."""
    entry, out = registry.find(name), Asked()
    for number in range(games):
        _count_one(entry, seats, number, out)
    return out


def _count_one(entry: registry.Entry, seats: int, number: int, out: Asked) -> None:
    game = entry.game
    players = [entry.players()["jugador"]() for _ in range(seats)]
    seeds = (mix(number * 100_003 + decisions) for decisions in itertools.count())

    def choose(state, seat, legal, notebook):
        if seat == 0 and len(legal) == 1 and game.hides_choice(state):
            out.spared += 1
        elif seat == 0:
            out.prompts += 1
            out.real += len(legal) > 1
        return players[seat].choose(game.view(state, seat), legal, notebook, next(seeds))

    play(game, game.options(), seats, Dice(number), choose)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    print(f"{games} games each                 prompts a game   real   spared a game")
    for name, seats in SEATS.items():
        asked = count(name, games, seats)
        real = asked.real / asked.prompts if asked.prompts else 1.0
        figures = f"{asked.prompts / games:>14.1f} {real:>8.1%} {asked.spared / games:>10.1f}"
        print(f"{name:<20} {seats:>2} seats {figures}", flush=True)


if __name__ == "__main__":
    main()
