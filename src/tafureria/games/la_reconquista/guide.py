"""What a search takes from this game: targets worth comparing, and what an attack or a move comes to.

An attack is decided by who owns what around its target. The heuristic's odds take owners one by one;
imagined worlds take them together with all that binds them, so that trying an attack in many worlds
tells its chance better. A move pays one turn later, if the others leave it alone.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tafureria.core.chance import Source
from tafureria.core.game import Notebook
from tafureria.core.player import Player
from tafureria.games.la_reconquista.actions import ATACO, LISTO, MUEVO, PASA, PASO
from tafureria.games.la_reconquista.notebook import Memory
from tafureria.games.la_reconquista.odds import Odds
from tafureria.games.la_reconquista.pieces import NEAR, NEAR_MASK, PROVINCES
from tafureria.games.la_reconquista.state import OVER, PASSING, TURN, State
from tafureria.games.la_reconquista.view import View

WIDE: Final = 6
"""Attacks that are compared at most."""
SOON: Final = 0.8
"""What an attack is worth that must be prepared first."""
TROOPS: Final = 0.04
"""What a troop on a conquered territory adds to its worth."""
WON: Final = 0.1
"""A territory, in games won."""


class Idea(NamedTuple):
    """What is known of the turn before worlds are imagined."""

    massing: int
    """The territory round which a move would mass, or -1."""
    board: list[int]
    own: int


class Mark(NamedTuple):
    """Where a playout began."""

    seat: int
    idea: Idea
    owned: int


class Guide:
    """Compares attacks with each other, with massing for a better one, and with passing."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def consider(
        self, seen: View, legal: list[int], notebook: Notebook[State], seed: int
    ) -> tuple[list[int], Idea]:
        """In turn the likeliest attacks, massing and passing; elsewhere what the heuristic does."""
        own = self.player.choose(seen, legal, notebook, seed)
        idea = Idea(-1, [], 0)
        if seen.phase != "turno" or seen.board is None or not isinstance(notebook, Memory):
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
            if ATACO + target in legal
        ]
        targets.sort(reverse=True)
        out = [own]
        others = [ATACO + target for worth, target in targets[:WIDE] if worth > 0.0]
        for action in (*others, MUEVO, PASO):
            if action in legal and action not in out:
                out.append(action)
        return out, idea

    def prepare(self, state: State, seat: int, idea: Idea, source: Source) -> Mark:
        """Only what this turn brings is looked at."""
        del source
        return Mark(seat, idea, state.owned[seat])

    def choose(self, state: State, seat: int, legal: list[int], source: Source, mark: Mark) -> int:
        """Both sides of an attack pass all they have; a move has been valued before it is made."""
        del seat, source, mark
        if state.phase == PASSING:
            for action in legal:
                if PASA <= action < PASA + PROVINCES:
                    return action
            return LISTO
        return legal[0]

    def value(self, state: State, mark: Mark) -> list[float] | None:
        """Territories won, and troops with them; of a move, what it makes possible."""
        if state.phase in (PASSING, OVER):
            return None
        out = [0.0] * state.seats
        won = state.owned[mark.seat] & ~mark.owned
        if won:
            place = won.bit_length() - 1
            out[mark.seat] = WON * (1.0 + TROOPS * state.board[place])
        elif state.phase != TURN and mark.idea.massing >= 0 and state.attacker < 0:
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
