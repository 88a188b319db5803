"""What a search needs to know of this game: targets to compare, and what an attack or a move is worth.

An attack is decided by who owns what around its target. The heuristic's odds treat owners as independent;
imagined worlds keep all that binds them, so trying an attack in many worlds estimates its chance better.
A move pays off one turn later, if the others do not interfere.
"""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from tafureria.core import game as core
from tafureria.core.chance import Source
from tafureria.core.player import Player
from tafureria.core.shapes import Mask, Seat
from tafureria.games.la_reconquista import actions
from tafureria.games.la_reconquista import state as st
from tafureria.games.la_reconquista.memory.notebook import Notebook
from tafureria.games.la_reconquista.pieces import NEAR, NEAR_MASK, PROVINCES
from tafureria.games.la_reconquista.players.odds import Odds
from tafureria.games.la_reconquista.state import State
from tafureria.games.la_reconquista.view import View

WIDE: Final = 6
"""Greatest number of attacks that are compared."""
SOON: Final = 0.8
"""Worth of an attack that must be prepared by a move, as a share of one that can be made now."""
TROOPS: Final = 0.04
"""What each troop on a conquered territory adds to its worth."""
WON: Final = 0.1
"""Worth of a territory, as a share of a won game."""


class Idea(NamedTuple):
    """What is known of the turn before worlds are imagined."""

    massing: int
    """The territory around which a move would mass, or -1."""
    board: list[int]
    own: int


class Mark(NamedTuple):
    """What was so where a playout began."""

    seat: Seat
    idea: Idea
    owned: Mask


class Guide:
    """Compares attacks with each other, with massing for a better one, and with passing."""

    whole: ClassVar[bool] = False

    def __init__(self, player: Player) -> None:
        self.player = player

    def consider(
        self, seen: View, legal: list[int], notebook: core.Notebook[State], seed: int
    ) -> tuple[list[int], Idea]:
        """The heuristic's choice; in a turn also the likeliest attacks, massing and passing."""
        own = self.player.choose(seen, legal, notebook, seed)
        idea = Idea(-1, [], 0)
        if seen.phase != "turn" or seen.board is None or not isinstance(notebook, Notebook):
            return [own], idea
        odds = Odds(notebook.facts, seen.own, seen.board)
        _, massing = odds.best_massing(seen.board)
        idea = Idea(massing, seen.board, odds.own)
        targets = [
            (
                odds.success(target, odds.force(target, seen.board)) * (1.0 + TROOPS * seen.board[target]),
                target,
            )
            for target in odds.targets()
            if actions.ATACO + target in legal
        ]
        targets.sort(reverse=True)
        out = [own]
        others = [actions.ATACO + target for worth, target in targets[:WIDE] if worth > 0.0]
        for action in (*others, actions.MUEVO, actions.PASO):
            if action in legal and action not in out:
                out.append(action)
        return out, idea

    def prepare(self, state: State, seat: Seat, idea: Idea, source: Source) -> Mark:
        """Note what the seat owns, to see later what this turn brought."""
        del source
        return Mark(seat, idea, state.owned[seat])

    def choose(self, state: State, seat: Seat, legal: list[int], source: Source, mark: Mark) -> int:
        """Both sides of an attack pass all the cards they can; nothing else is played out."""
        del seat, source, mark
        if state.phase == st.PASSING_CARDS:
            for action in legal:
                if actions.PASA <= action < actions.MUEVE:
                    return action
            return actions.LISTO
        return legal[0]

    def value(self, state: State, mark: Mark) -> list[float] | None:
        """Territories conquered, and the troops on them; while moving, what massing is worth."""
        if state.phase in (st.PASSING_CARDS, st.OVER):
            return None
        out = [0.0] * state.seats
        won = state.owned[mark.seat] & ~mark.owned
        if won:
            place = won.bit_length() - 1
            out[mark.seat] = WON * (1.0 + TROOPS * state.board[place])
        elif state.phase != st.TURN and mark.idea.massing >= 0 and state.attacker == st.NOBODY:
            out[mark.seat] = WON * SOON * self._massed(state, mark)
        return out

    def _massed(self, state: State, mark: Mark) -> float:
        """Would the attack succeed here once every troop within one step has come near?"""
        target, board, own = mark.idea.massing, mark.idea.board, mark.owned
        near = NEAR_MASK[target] & own
        force = sum(board[p] for p in NEAR[target] if own >> p & 1)
        for place in range(PROVINCES):
            if own >> place & 1 and not near >> place & 1 and board[place] and NEAR_MASK[place] & near:
                force += board[place]
        theirs = state.owned[state.owner(target)]
        defence = board[target] + sum(board[p] for p in NEAR[target] if theirs >> p & 1)
        return 1.0 + TROOPS * board[target] if force > defence else 0.0
