"""The guide for a search: all legal actions are compared by playouts of the heuristic."""

from __future__ import annotations

from mentiroso import state as st
from mentiroso.seeing import see
from mentiroso.view import View
from tafureria.core.chance import Source
from tafureria.core.game import Notebook
from tafureria.core.player import Player
from tafureria.core.shapes import Action, Seat


class Guide:
    """Plays playouts as *player* does, to the end of the round."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def consider(
        self, view: View, legal: list[Action], notebook: Notebook[st.State], seed: int
    ) -> tuple[list[Action], None]:
        """Every legal action, the heuristic's own first."""
        own = self.player.choose(view, legal, notebook, seed)
        return [own, *(action for action in legal if action != own)], None

    def prepare(self, world: st.State, seat: Seat, idea: None, source: Source) -> None:
        """Leave the imagined world as it is."""
        del world, seat, idea, source

    def choose(self, world: st.State, seat: Seat, legal: list[Action], source: Source, mark: None) -> Action:
        """The heuristic's choice in the imagined world."""
        del mark
        return self.player.choose(see(world, seat), legal, None, source.below(1 << 30))

    def value(self, world: st.State, mark: None) -> list[float] | None:
        """No estimate: a round is short, so every playout goes to its end."""
        del world, mark
        return None
