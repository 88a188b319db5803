"""What a search takes from this game: deeds worth comparing, the heuristic's play, what a round came to."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from tafureria.core.chance import Source
from tafureria.core.game import Notebook
from tafureria.core.player import Player
from tafureria.games.taifa import actions
from tafureria.games.taifa.assess import Table
from tafureria.games.taifa.pieces import CASTLES
from tafureria.games.taifa.state import NO_CHANCE, ROUND, State
from tafureria.games.taifa.view import View, see

WIDE: Final = 7
"""Deeds that are compared at most."""
SPREAD: Final = [0.9, 0.8]
"""Castles by which standings differ by chance: in the last turn, and more for every turn still to come."""
BONUS: Final = 0.3
"""A step of bonus, in castles, while there are turns to come; in the last turn it breaks a tie."""
TIE: Final = 0.15
CARDS: Final = 0.7
"""What becomes of the worth of a card in hand, while there are turns to come; in the last turn."""
LAST_CARDS: Final = 0.35


class Guide:
    """Plays on as *player* does until the own round comes again, and values what everybody then has."""

    def __init__(self, player: Player, worth: Callable[[int], float]) -> None:
        self.player = player
        self.worth = worth

    def consider(
        self, seen: View, legal: list[int], notebook: Notebook[State], seed: int
    ) -> tuple[list[int], None]:
        """In the own round the best attacks and what else there is; elsewhere what the heuristic does."""
        own = self.player.choose(seen, legal, notebook, seed)
        if seen.phase != "ronda":
            return [own], None
        table = Table(seen)
        attacks: list[tuple[float, int]] = []
        for action in legal:
            if actions.ATTACK < action <= actions.AREA:
                plan = table.best_attack([action - actions.ATTACK])
                if plan is not None:
                    attacks.append((plan.score, action))
        attacks.sort(reverse=True)
        out = [own]
        others = [action for _, action in attacks[:3]]
        others += [action for action in legal if actions.EVENT <= action < actions.DISCARD]
        for action in (actions.PASS, *others):
            if action in legal and action not in out:
                out.append(action)
        return out[:WIDE], None

    def prepare(self, state: State, seat: int, idea: None, source: Source) -> int:
        """To the next round of the own kingdom."""
        del idea, source
        return state.kingdoms[seat]

    def choose(self, state: State, seat: int, legal: list[int], source: Source, mark: int) -> int:
        """As the heuristic, which sees what that seat would see."""
        del mark
        return self.player.choose(see(state, seat), legal, None, source.below(1 << 30))

    def value(self, state: State, mark: int) -> list[float] | None:
        """Chances of victory by castles, bonuses and cards, when it is the own round again."""
        if state.phase != ROUND or state.active != mark or not state.asked or state.chance != NO_CHANCE:
            return None
        left = state.turns - state.turn
        spread = SPREAD[0] + SPREAD[1] * left
        weights = {kingdom: exp(self._standing(state, kingdom, left) / spread) for kingdom in state.order}
        total = sum(weights.values())
        return [weights[kingdom] / total for kingdom in state.kingdoms]

    def _standing(self, state: State, kingdom: int, left: int) -> float:
        """Castles of a kingdom and what should still come of the rest, in castles."""
        castles = state.land[kingdom].bit_count()
        bonus = state.bonus[kingdom] * (BONUS if left else TIE)
        cards = sum(self.worth(card) for card in state.hand[kingdom])
        near = 1.0 if castles >= CASTLES - 1 else 0.0
        return castles + bonus + (CARDS if left else LAST_CARDS) * cards + near
