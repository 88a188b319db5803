"""Somebody who knows how to play and does not always think: the lowest level of opponent."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tafureria.core.chance import Dice, mix
from tafureria.core.game import Notebook
from tafureria.core.player import Player, PlayerMaker
from tafureria.players.random_player import RandomPlayer

APPRENTICE: Final = "aprendiz"
ABLE: Final = "jugador"
"""The game's own heuristic, whose apprentice it is."""


class Apprentice:
    """Plays like an able player, and slips now and then: then it plays like a weaker one.

    Slips come by the seed of the decision alone, so they tell nothing about the hand.
    """

    remembers: ClassVar[bool] = True

    def __init__(self, able: Player, slipping: Player, slips: int) -> None:
        self._able, self._slipping, self._slips = able, slipping, slips

    def choose(self, view: Any, legal: list[int], notebook: Notebook[Any] | None, seed: int) -> int:
        """Choose as the able player does, or as the weaker one."""
        slips = Dice(mix(seed)).below(100) < self._slips
        return (self._slipping if slips else self._able).choose(view, legal, notebook, seed)


def with_apprentice(own: dict[str, PlayerMaker], slips: tuple[int, str]) -> dict[str, PlayerMaker]:
    """A game's own players, with an apprentice before the heuristic whose apprentice it is."""
    out: dict[str, PlayerMaker] = {}
    often, like = slips
    weaker: PlayerMaker = RandomPlayer
    for name, make in own.items():
        if name == ABLE:
            # What is weaker than the heuristic shows how one plays who has not seen through the game.
            out[APPRENTICE] = _apprentice_of(
                make, RandomPlayer if like == "random" else out.get(like, weaker), often
            )
        out[name] = weaker = make
    return out


def _apprentice_of(able: PlayerMaker, slipping: PlayerMaker, slips: int) -> PlayerMaker:
    def make() -> Apprentice:
        return Apprentice(able(), slipping(), slips)

    return make
