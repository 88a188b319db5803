"""Moros y cristianos, but whoever starts a round and wins nothing in it gets some points for the risk."""

from typing import Annotated

from msgspec import Meta

from tafureria.games.moros_y_cristianos import state as st
from tafureria.games.moros_y_cristianos.game import MorosYCristianos
from tafureria.games.moros_y_cristianos.pieces import points_of


class Consolation(MorosYCristianos):
    """§2.6, changed."""

    reward: Annotated[int, Meta(ge=0, le=20)] = 5

    def step(self, state, out=None):
        """Before a round is counted up, look at what its starter took."""
        if state.phase == st.COUNT_UP and points_of(state.taken[state.starter]) == 0:
            state.scores[state.starter] += self.reward
        super().step(state, out)
