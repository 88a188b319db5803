"""The guide of the search: which actions to compare, and playouts in which all players know what is public.

The heuristic needs a notebook, and an imagined world has none. But whom a side suspects of holding the enemy
king follows from public events: so a playout keeps everybody's suspicions, as the searching seat knows them,
and accuses by them.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tafureria.core import game as core
from tafureria.core.adding import added
from tafureria.core.chance import Dice, Source
from tafureria.core.player import Player
from tafureria.games.muerte_al_rey import actions
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.memory.notebook import Notebook
from tafureria.games.muerte_al_rey.memory.past import DROPS
from tafureria.games.muerte_al_rey.pieces import KING_BITS, KINGS, rank_of
from tafureria.games.muerte_al_rey.players.heuristic import Mind
from tafureria.games.muerte_al_rey.state import State
from tafureria.games.muerte_al_rey.view import View

COMPARED: Final = ("turn", "hand-over", "give-up")
"""Phases in which the search compares actions."""

SWING: Final = 1.5
"""Typical difference in points that one game makes between players."""

Suspicion = list[list[float]]
"""By side: the probability that each of its places holds the king, from public events alone."""


class Mark:
    """The state of one playout: the game in which it began, and everybody's suspicions by now."""

    __slots__ = ("mixed", "played", "suspicion")

    def __init__(self, played: int, suspicion: Suspicion) -> None:
        self.played = played
        self.suspicion = suspicion
        self.mixed = -1
        """The active place of the exchange that has already changed the suspicions, or -1."""


class Guide:
    """Plays to the end of the game, and values each seat's points against those of the others."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def consider(
        self, seen: View, legal: list[int], notebook: core.Notebook[State], seed: int
    ) -> tuple[list[int], Suspicion]:
        """The actions worth comparing, the heuristic's choice first, and the public suspicions."""
        own = self.player.choose(seen, legal, notebook, seed)
        if not isinstance(notebook, Notebook):
            return [own], []
        suspicion: Suspicion = []
        for side in (0, 1):
            chances = notebook.public_odds(side).where(KINGS[side])
            for step in notebook.steps[side]:
                if step.kind == DROPS and step.size > 1:
                    chances[step.place >> 1] *= 2
            suspicion.append(chances)
        if seen.phase not in COMPARED:
            return [own], suspicion
        if own < actions.EXCHANGE:
            # A less likely rival is never better; an exchange so rarely is that chance picked it too often.
            likely = Mind(seen, notebook, Dice(seed)).suspicion()
            legal = [a for a in legal if a < actions.EXCHANGE and likely[a >> 1] > likely[own >> 1] - 1e-9]
        return [own, *[action for action in legal if action != own]], suspicion

    def prepare(self, state: State, seat: int, idea: Suspicion | None, source: Source) -> Mark:
        """Start from what is public at the root; without an idea, only the points are needed."""
        del seat, source
        return Mark(state.played, [chances[:] for chances in idea or []])

    def choose(self, state: State, seat: int, legal: list[int], source: Source, mark: Mark) -> int:
        """Accuse the most suspected; keep the king, but hand it over to a less suspected place."""
        if state.phase == st.TURN:
            return self._accuse(state, legal, source, mark)
        if state.phase == st.HAND_OVER:
            return self._give(state, seat, legal, source, mark)
        if state.phase == st.GIVE_UP:
            place = state.active
            mark.suspicion[1 - (place & 1)][state.target >> 1] = 0.0
            mark.suspicion[place & 1][place >> 1] *= 2
            others = [action for action in legal if action - actions.GIVE_UP != KINGS[place & 1]]
            return others[source.below(len(others))]
        if state.phase in (st.DENOUNCE, st.FACE):
            return legal[0]
        return legal[source.below(len(legal))]

    def _accuse(self, state: State, legal: list[int], source: Source, mark: Mark) -> int:
        chances = mark.suspicion[1 - (state.active & 1)]
        best, most, ties = legal[0], -1.0, 0
        for action in legal:
            if action >= actions.EXCHANGE:
                break
            chance = chances[action >> 1]
            if chance > most + 1e-9:
                best, most, ties = action, chance, 1
            elif chance >= most - 1e-9:
                ties += 1
                if not source.below(ties):
                    best = action
        if best < actions.EXCHANGE:
            chances[best >> 1] = 0.0
        return best

    def _give(self, state: State, seat: int, legal: list[int], source: Source, mark: Mark) -> int:
        here, there = state.active, state.partner
        chances = mark.suspicion[here & 1]
        if mark.mixed != here:
            mark.mixed = here
            first, second = chances[here >> 1], chances[there >> 1]
            out_of_here = first / max(1, state.hands[here].bit_count())
            out_of_there = second / max(1, state.hands[there].bit_count())
            chances[here >> 1] = first - out_of_here + out_of_there
            chances[there >> 1] = second - out_of_there + out_of_here
        mine = state.place[seat]
        other = there if mine == here else here
        king = KINGS[mine & 1]
        if state.hands[mine] & KING_BITS[mine & 1] and chances[other >> 1] < chances[mine >> 1] - 0.02:
            return actions.HAND_OVER + king
        cards = [action for action in legal if action - actions.HAND_OVER != king]
        if state.traicion:
            safe = [action for action in cards if rank_of(action - actions.HAND_OVER) != (other >> 1) + 1]
            cards = safe or cards
        return cards[source.below(len(cards))] if cards else legal[0]

    def value(self, state: State, mark: Mark) -> list[float] | None:
        """Each seat's chance of winning the match, from the points so far; ``None`` until the game ends."""
        if state.played == mark.played or state.games == 1:
            return None
        left = state.games - state.played
        most = max(state.scores)
        if left:
            weights = [exp((points - most) / (SWING * sqrt(left))) for points in state.scores]
        else:
            weights = [float(points == most) for points in state.scores]
        total = added(weights)
        return [weight / total for weight in weights]
