"""The guide for the search: candidate actions, the heuristic as playout player, and values after a turn."""

from __future__ import annotations

from math import exp
from typing import Final

from tafureria.core.adding import added
from tafureria.core.chance import Source
from tafureria.core.game import Notebook
from tafureria.core.player import Player
from tafureria.games.espada_negra import state as st
from tafureria.games.espada_negra.actions import HOLD, MOST_GOLD, NAME, PASS, QUIET
from tafureria.games.espada_negra.players.appraisal import appraise, standing
from tafureria.games.espada_negra.rules import sealing
from tafureria.games.espada_negra.seeing import see
from tafureria.games.espada_negra.state import State
from tafureria.games.espada_negra.view import View

STEPS: Final = [0.0, 0.6, 0.8, 1.0, 1.2, 1.5, 2.0]
"""Candidate bids, as multiples of a base bid that is about the heuristic's."""
WIDE: Final = 8
"""Up to this number of legal actions, all are candidates where the choice is not a bid."""
SPREAD: Final = [1.5, 1.6]
"""Random spread of the standings in victory points: at the end, and added for each turn still to come."""


class Guide:
    """Plays out the turn as *player* does, then values what everybody has."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def consider(
        self, seen: View, legal: list[int], notebook: Notebook[State], seed: int
    ) -> tuple[list[int], None]:
        """Candidates: bids around the heuristic's, or all other kinds of actions if they are few."""
        own = self.player.choose(seen, legal, notebook, seed)
        if NAME <= own < QUIET:
            return [own], None
        if legal[-1] > MOST_GOLD:
            others = legal if len(legal) <= WIDE else [HOLD, legal[1], legal[-1]]
        else:
            lowest = legal[1]
            base = max(own, lowest, int(self._worth(seen) * 0.8))
            others = [PASS, lowest, own - 1, own + 1, own + 2]
            others += [int(base * step) for step in STEPS]
        out = [own]
        for action in others:
            if action in legal and action not in out:
                out.append(action)
        return out, None

    def _worth(self, seen: View) -> float:
        return appraise(seen).worth(seen.row[seen.place].model, seen.seat)

    def choose(self, state: State, seat: int, legal: list[int], source: Source, mark: int) -> int:
        """The heuristic's choice in a playout, its random variation included."""
        del mark
        return self.player.choose(see(state, seat), legal, None, source.below(1 << 30))

    def prepare(self, state: State, seat: int, idea: None, source: Source) -> int:
        """Reopen what others have sealed, for the heuristic to choose again; returns the turn to play out."""
        del idea, source
        if state.phase in sealing.PHASES:
            for other in range(state.seats):
                if other != seat and state.sealed[other] != st.NO_CHOICE:
                    state.sealed[other] = st.NO_CHOICE
                    state.asked |= 1 << other
        return state.turn

    def value(self, state: State, mark: int) -> list[float] | None:
        """Chances of winning, by the standings once the turn is over; ``None`` before, and after the game."""
        if state.turn == mark or state.phase == st.OVER:
            return None
        standings = self.standings(see(state, 0))
        spread = SPREAD[0] + SPREAD[1] * (see(state, 0).turns - state.turn)
        most = max(standings)
        weights = [exp((standing - most) / spread) for standing in standings]
        total = added(weights)
        return [weight / total for weight in weights]

    def standings(self, seen: View) -> list[float]:
        """Victory of each seat, plus what its gold, production, attack and espionage should still bring."""
        appraiser = appraise(seen)
        taste = appraiser.taste
        # While turns are left, prices may reach ``eager`` times the worth: a coin buys that much less.
        coin = 1.0 / (taste.eager if appraiser.rest else 1.0)
        out = []
        for seat, each in enumerate(seen.players):
            gold = each.gold * coin + max(each.production, 0) * appraiser.later
            gold += appraiser.raids(each.steady, seat)
            gold += sum(each.berserkers) * taste.berserk * appraiser.usual
            gold += each.espionage * taste.wits
            out.append(standing(each) + gold / appraiser.point)
        return out
