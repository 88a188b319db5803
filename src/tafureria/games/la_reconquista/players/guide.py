"""The guide of the search: which actions to compare, how playouts are played, and how their ends are valued.

Nearly every attack succeeds, so the winner is whoever needs the fewest turns to prepare attacks and loses the
least to those of others. Neither shows in the attack itself: its consequences take a few rounds to appear.
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
from tafureria.games.la_reconquista.pieces import NEAR, NEAR_MASK, STEP_NUMBER, STEP_TO
from tafureria.games.la_reconquista.players import open_cards
from tafureria.games.la_reconquista.players.odds import Odds
from tafureria.games.la_reconquista.rules.attacking import forces
from tafureria.games.la_reconquista.state import State
from tafureria.games.la_reconquista.view import Move, View

WIDE: Final = 10
"""Maximum number of attacks, and of destinations of a move, that are compared."""
ROUNDS: Final = 6
"""Length of a playout in rounds."""
WON: Final = 0.1
"""Worth of a territory, as a share of a won game."""
TROOPS: Final = 0.15
"""Worth of a troop, as a share of a territory."""


class Idea(NamedTuple):
    """What the searching seat works out about the turn before worlds are imagined."""

    massing: int
    """The territory around which a move would mass troops, or -1."""


class Mark(NamedTuple):
    """What was true at the start of a playout."""

    seat: Seat
    idea: Idea
    turns: bool
    """Whether the playout begins in the seat's own turn or move, not in another seat's or before play."""
    until: int
    """The playout ends in this round at the seat's turn, or after this round if the seat is eliminated."""
    before: float
    """The seat's standing at the start."""


class Guide:
    """Compares attacks with each other, with moves, and with passing, by the standing some rounds later."""

    whole: ClassVar[bool] = False

    def __init__(self, player: Player) -> None:
        self.player = player

    def consider(
        self, seen: View, legal: list[int], notebook: core.Notebook[State], seed: int
    ) -> tuple[list[int], Idea]:
        """Candidates: the heuristic's choice; in a turn also attacks, moving, passing; in a move, steps."""
        out = [self.player.choose(seen, legal, notebook, seed)]
        idea = Idea(-1)
        if seen.board is None or not isinstance(notebook, Notebook):
            return out, idea
        others: list[int] = []
        if seen.phase == "turn":
            odds = Odds(notebook.facts, seen.own, seen.board)
            idea = Idea(odds.best_massing(seen.board)[1])
            others = [*_likeliest(odds), actions.MUEVO, actions.PASO]
        elif seen.move is not None:
            others = _steps(seen.own, seen.move)
        for action in others:
            if action in legal and action not in out:
                out.append(action)
        return out, idea

    def prepare(self, state: State, seat: Seat, idea: Idea, source: Source) -> Mark:
        """Note the seat's standing, to measure later what the choice gained."""
        del source
        turns = state.active == seat and state.phase in (st.TURN, st.MOVING)
        return Mark(seat, idea, turns, state.round + ROUNDS, _standing(state, seat))

    def choose(self, state: State, seat: Seat, legal: list[int], source: Source, mark: Mark) -> int:
        """The next action of a playout, with open cards; both fighters pass all the cards they can."""
        del source
        if state.phase == st.PASSING_CARDS:
            for action in legal:
                if actions.PASA <= action < actions.MUEVE:
                    return action
            return actions.LISTO
        if state.phase == st.TURN:
            return open_cards.turn(state, seat)
        if state.phase == st.MOVING:
            open_cards.gather(state, seat, _goal(state, seat, mark))
            return actions.LISTO
        return actions.NO if state.phase == st.VOTING else legal[0]

    def value(self, state: State, mark: Mark) -> list[float] | None:
        """Territories and troops gained some rounds later; a game won or lost counts as ten territories."""
        out = [0.0] * state.seats
        if state.phase == st.OVER:
            if state.ending == st.CONQUEST:
                out = [-1.0] * state.seats
                out[state.attacker] = 1.0
            return out
        if mark.turns:
            here = state.round > mark.until or (state.round == mark.until and state.active == mark.seat)
            if state.phase != st.TURN or not here:
                return None
        elif state.phase in (st.PASSING_CARDS, st.LOOKING, st.VOTING):
            return None
        out[mark.seat] = _standing(state, mark.seat) - mark.before
        return out


def _likeliest(odds: Odds) -> list[int]:
    """The most promising attacks, best first."""
    targets = [(odds.worth(place, odds.force(place, odds.board)), place) for place in odds.targets()]
    targets.sort(reverse=True)
    return [actions.ATACO + place for worth, place in targets[:WIDE] if worth > 0.0]


def _steps(own: list[int], move: Move) -> list[int]:
    """A first step into each of the territories where most troops can gather.

    After it, only one more step into the same territory: a move that begins to gather troops gathers all.
    """
    if move.steps:
        into = max(move.steps, key=lambda step: step[2])[1]
        return [actions.MUEVE + STEP_NUMBER[p, into] for p in NEAR[into] if p in own and move.free[p]][:1]
    goals: list[tuple[int, int, int]] = []
    for place in own:
        near = [p for p in NEAR[place] if p in own and move.start[p]]
        if near:
            total = move.start[place] + sum([move.start[p] for p in near])
            largest = max(near, key=lambda p: move.start[p])
            goals.append((-total, place, largest))
    goals.sort()
    return [actions.MUEVE + STEP_NUMBER[largest, place] for _, place, largest in goals[:WIDE]]


def _goal(state: State, seat: Seat, mark: Mark) -> Mask:
    """Where a move gathers troops: where most have gone already, else around a target worth massing for."""
    if any(state.steps):
        return 1 << STEP_TO[max(range(len(state.steps)), key=lambda step: state.steps[step])]
    own_move = seat == mark.seat and state.round == mark.until - ROUNDS
    target = mark.idea.massing if own_move else open_cards.worth_massing(state, seat)
    return NEAR_MASK[target] if target >= 0 else 0


def _standing(state: State, seat: Seat) -> float:
    owned = state.owned[seat]
    return WON * (owned.bit_count() + TROOPS * forces(state.board, owned))
