"""The apprentice, the weakest level: plays like an able player, but slips now and then."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tafureria.core.chance import Dice, mix
from tafureria.core.game import Notebook
from tafureria.core.player import Player, PlayerMaker, Slips
from tafureria.players.random_player import RandomPlayer

APPRENTICE: Final = "aprendiz"
ABLE: Final = "jugador"
"""The game's own heuristic; the apprentice plays like it unless the game names another player."""


class Apprentice:
    """Plays like an able player, but in some decisions, its slips, like a weaker one.

    Slips depend only on the seed of the decision, so they reveal nothing about the hand.

    :param slips: how often it slips, in percent of its decisions.
    """

    remembers: ClassVar[bool] = True

    def __init__(self, able: Player, slipping: Player, slips: int) -> None:
        self._able, self._slipping, self._slips = able, slipping, slips

    def choose(self, view: Any, legal: list[int], notebook: Notebook[Any] | None, seed: int) -> int:
        """Choose like the able player, or like the weaker one when it slips."""
        slips = Dice(mix(seed)).below(100) < self._slips
        return (self._slipping if slips else self._able).choose(view, legal, notebook, seed)


def with_apprentice(own: dict[str, PlayerMaker], slips: Slips) -> dict[str, PlayerMaker]:
    """A game's own players, with an apprentice inserted before the heuristic."""
    out: dict[str, PlayerMaker] = {}
    weaker: PlayerMaker = RandomPlayer
    for name, make in own.items():
        if name == ABLE:
            # A weaker player plays like somebody who has not yet understood the game.
            slipping = RandomPlayer if slips.like == "random" else out.get(slips.like, weaker)
            out[APPRENTICE] = _apprentice_of(own[slips.able], slipping, slips.often)
        out[name] = weaker = make
    return out


def _apprentice_of(able: PlayerMaker, slipping: PlayerMaker, slips: int) -> PlayerMaker:
    def make() -> Apprentice:
        return Apprentice(able(), slipping(), slips)

    return make
