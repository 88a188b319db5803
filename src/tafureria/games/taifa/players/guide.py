"""Guide for a search: the actions to compare, the heuristic for playouts, the value of their end."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from tafureria.core.chance import Source
from tafureria.core.game import Notebook
from tafureria.core.player import Player
from tafureria.games.taifa import actions
from tafureria.games.taifa import state as st
from tafureria.games.taifa.state import State
from tafureria.games.taifa.view import View, see

SPREAD: Final = [1.0, 1.4]
"""How far chance spreads the standings, in castles: at the end of the game, and in addition for each turn
to come. Fitted so that standings after each turn best predict the winners of 680 games of heuristics."""
TIE: Final = 0.1
"""Value of a step of bonus, in castles, at the end of the game, where it breaks a tie."""


class Guide:
    """Plays out the rest of the turn with *player*, then values what everybody has.

    A playout covers more than the seat's own round, because waiting, or an Event that works all turn, pays
    off later than an attack does.
    """

    def __init__(
        self, player: Player, deed: Callable[[View, list[int]], int], worth: Callable[[int], float]
    ) -> None:
        self.player = player
        self.deed = deed
        self.worth = worth

    def consider(
        self, seen: View, legal: list[int], notebook: Notebook[State], seed: int
    ) -> tuple[list[int], None]:
        """In the seat's own round the heuristic's action and a pass: with more, each gets fewer playouts."""
        own = self.player.choose(seen, legal, notebook, seed)
        if seen.phase != st.PHASES[st.ROUND]:
            return [own], None
        other = self.deed(seen, legal) if own == actions.PASS else actions.PASS
        return ([own] if other == own else [own, other]), None

    def prepare(self, state: State, seat: int, idea: None, source: Source) -> int:
        """Mark the turn at whose end the playout stops."""
        del seat, idea, source
        return state.turn

    def choose(self, state: State, seat: int, legal: list[int], source: Source, mark: int) -> int:
        """The heuristic's action, chosen from what that seat would see."""
        del mark
        return self.player.choose(see(state, seat), legal, None, source.below(1 << 30))

    def value(self, state: State, mark: int) -> list[float] | None:
        """Chances of victory by castles and cards once the next turn is dealt or the game has ended."""
        if state.ending == st.THIRD_TURN:
            left = 0
        elif state.turn != mark and state.phase == st.ROUND and state.asked and state.chance == st.NO_CHANCE:
            left = state.turns - state.turn + 1
        else:
            return None
        spread = SPREAD[0] + SPREAD[1] * left
        weights = {kingdom: exp(self._standing(state, kingdom, left) / spread) for kingdom in state.order}
        total = sum(weights.values())
        return [weights[kingdom] / total for kingdom in state.kingdoms]

    def _standing(self, state: State, kingdom: int, left: int) -> float:
        """Castles of a kingdom plus the worth of its cards; at the end of the game plus that of its bonus."""
        standing = float(state.land[kingdom].bit_count())
        if not left:
            return standing + TIE * state.bonus[kingdom]
        for card in state.hands[kingdom]:
            standing += self.worth(card)
        return standing
