"""Guide for a search: the actions to compare, the heuristic for playouts, the value of their end."""

from __future__ import annotations

from typing import Final

from tafureria.core.chance import Dice, Source
from tafureria.core.game import Notebook
from tafureria.core.player import Player
from tafureria.core.value import Value
from tafureria.games.taifa import actions
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.players import standing
from tafureria.games.taifa.players.assess import Sight
from tafureria.games.taifa.players.heuristic import event_value
from tafureria.games.taifa.seeing import see
from tafureria.games.taifa.state import State
from tafureria.games.taifa.view import View

ATTACKS: Final = 4
"""Attacks to compare, the best by the heuristic."""
EVENTS: Final = 3
"""Events to compare, the best by the heuristic."""
OTHERS: Final = 4
"""In all other phases, actions to compare with the heuristic's own."""


class Mark:
    """How far a playout should go: to the next round of its kingdom, or to the next turn."""

    __slots__ = ("kingdom", "others", "turn")

    def __init__(self, turn: int, kingdom: int) -> None:
        self.turn = turn
        self.kingdom = kingdom
        self.others = False
        """Whether it has been the round of another kingdom."""


class Guide:
    """Plays on with *player* until it is the seat's round again, and reads the learned value there.

    :param value: made for the features in ``standing.py``.
    """

    def __init__(self, player: Player, value: Value) -> None:
        self.player = player
        self.learned = value

    def consider(
        self, seen: View, legal: list[int], notebook: Notebook[State], seed: int
    ) -> tuple[list[int], None]:
        """The heuristic's action first; in its own round the best attacks and Events, unless it passes.

        Passing is compared with an attack before the last turn; otherwise the heuristic decides when to act,
        because playouts misjudge it: rivals in them wait no more than the heuristic does. Searches that could
        always wait for each other waited until the last turn was over, when cards are worth nothing any more.
        Nor are answers compared in a deed of others: what they gain is less than trials can tell, and they
        cost cards.
        """
        own = self.player.choose(seen, legal, notebook, seed)
        if seen.phase == st.PHASES[st.ROUND]:
            more = [] if own == actions.PASS else _best(Sight(seen), legal)
            if actions.attacked(own) and seen.turn < seen.turns:
                more.append(actions.PASS)
        elif seen.phase == st.PHASES[st.ANSWER] and seen.kingdom not in (seen.attacker, seen.defender):
            more = []
        else:
            more = _some([action for action in legal if action != own], seed)
        return list(dict.fromkeys([own, *more])), None

    def prepare(self, state: State, seat: int, idea: None, source: Source) -> Mark:
        """Mark where the playout begins."""
        del idea, source
        return Mark(state.turn, state.kingdoms[seat])

    def choose(self, state: State, seat: int, legal: list[int], source: Source, mark: Mark) -> int:
        """The heuristic's action, chosen from what that seat would see."""
        del mark
        seed = source.below(1 << 30)
        if state.phase == st.ANSWER and _stays_out(state, state.kingdoms[seat]):
            return actions.ENOUGH
        return self.player.choose(see(state, seat), legal, None, seed)

    def value(self, state: State, mark: Mark) -> list[float] | None:
        """Chances of victory when the next round of the seat, or the first one of the next turn, begins."""
        if not standing.due(state):
            return None
        if state.turn == mark.turn:
            if state.active != mark.kingdom:
                mark.others = True
            if state.active != mark.kingdom or not mark.others:
                return None
        chances = self.learned.chances(standing.sides(state))
        return [chances[state.place[kingdom]] for kingdom in state.kingdoms]


def _best(sight: Sight, legal: list[int]) -> list[int]:
    """The attacks and the Events that the heuristic values most."""
    attacks: list[tuple[float, int]] = []
    events: list[tuple[float, int]] = []
    for action in legal:
        if actions.attacked(action):
            plan = sight.best_attack([actions.attacked(action)])
            if plan is not None:
                attacks.append((-plan.score, action))
        elif actions.played(action) != actions.NO_CARD:
            gain = event_value(sight, actions.played(action))
            if gain > 0.0:
                events.append((-gain, action))
    best = sorted(attacks)[:ATTACKS] + sorted(events)[:EVENTS]
    return [action for _, action in best]


def _some(others: list[int], seed: int) -> list[int]:
    """All actions if they are few; else *enough*, where it is one of them, and some others at random."""
    dice = Dice(seed)
    out = [action for action in others if action == actions.ENOUGH]
    rest = [action for action in others if action != actions.ENOUGH]
    while rest and len(out) < OTHERS:
        out.append(rest.pop(dice.below(len(rest))))
    return out


def _stays_out(state: State, kingdom: int) -> bool:
    """Whether the heuristic has nothing at stake in this deed, so that it needs no look at the view.

    It only answers in a deed of others if a thirteenth castle is at stake.
    """
    if kingdom in (state.attacker, state.defender):
        return False
    return state.deed == st.INCURSION or state.land[state.attacker].bit_count() < box.CASTLES - 1
