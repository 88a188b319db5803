"""What a search takes from this game: who is worth comparing, the heuristic's play, what a round came to."""

from __future__ import annotations

from math import exp
from typing import Final

from tafureria.core.chance import Source
from tafureria.core.game import OVER, Notebook
from tafureria.core.player import Player
from tafureria.games.moros_y_cristianos import spoils
from tafureria.games.moros_y_cristianos.state import State
from tafureria.games.moros_y_cristianos.view import View, view

WIDE: Final = 12
"""Candidates that are compared at most."""
LEAD: Final = 9.0
"""Points of lead that make a player about three times as likely to win."""


class Guide:
    """Plays on as *player* does until the round is over, and values its scores."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def consider(
        self, seen: View, legal: list[int], notebook: Notebook[State], seed: int
    ) -> tuple[list[int], None]:
        """All, the heuristic's choice first: this game never offers many."""
        own = self.player.choose(seen, legal, notebook, seed)
        return [own, *[action for action in legal if action != own]][:WIDE], None

    def prepare(self, state: State, seat: int, idea: None, source: Source) -> int:
        """To the end of the round that is being played."""
        del seat, idea, source
        return state.round

    def choose(self, state: State, seat: int, legal: list[int], source: Source, mark: int) -> int:
        """As the heuristic, which sees what that seat would see."""
        del source, mark
        return self.player.choose(view(state, seat), legal, None, 0)

    def value(self, state: State, mark: int) -> list[float] | None:
        """Chances of victory by the scores, once the round is over."""
        if state.round == mark or state.wait == OVER:
            return None
        most = max(state.scores)
        weights = [exp((spoils.total_of(state, seat) - most) / LEAD) for seat in range(state.seats)]
        total = sum(weights)
        return [weight / total for weight in weights]
