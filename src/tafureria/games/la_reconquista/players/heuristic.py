"""Computer players, weakest first. They use only what their seat sees and remembers."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tafureria.core import game as core
from tafureria.core.bits import mask_of
from tafureria.core.chance import Dice
from tafureria.games.la_reconquista import actions
from tafureria.games.la_reconquista.memory.notebook import Notebook
from tafureria.games.la_reconquista.pieces import NEAR, NEAR_MASK, PROVINCES, STEP_FROM, STEP_TO
from tafureria.games.la_reconquista.players.odds import PLENTY, Odds
from tafureria.games.la_reconquista.state import State
from tafureria.games.la_reconquista.view import Attack, View

ENOUGH: Final = 0.42
"""An attack worth this much is made at once, unless a prepared one is worth clearly more."""
ANY: Final = 0.15
"""An attack worth less than this would only show cards, and is not made."""
SOON: Final = 0.8
"""Worth of an attack that must be prepared by a move, as a share of one that can be made now."""
BLUFFS: Final = 12
"""One idle turn in this many is a move that moves nothing."""
FEINTS: Final = 3
"""One idle turn in this many is an attack without cards: the owner must identify themself, and the others
cannot tell it from a conquest."""
SECOND: Final = 16
"""Once in this many times that it gets the board, the player starts a second army beside the first."""
DOUBT: Final = 0.3
"""A feint is made only where the owner is at least this uncertain."""
PARTS: Final = 4
"""``jugador`` puts at most one in this many of its troops on one province, so that even after a few losses
hardly any holds more than a third of what is left."""
NEARLY: Final = 0.9
"""A province is as good for a troop as the best if the troop adds this share of what it adds there."""
OWN: Final = 3.0
"""Worth of a troop more in the defence of an own province, as a share of one in an attack."""


class VecinoDebil:
    """Attacks the neighbouring province with the fewest troops, with all it has; remembers nothing."""

    remembers: ClassVar[bool] = False

    def choose(self, view: View, legal: list[int], notebook: core.Notebook[State] | None, seed: int) -> int:
        """Attack the neighbour with the fewest troops, place troops at random, pass every card."""
        del notebook
        dice = Dice(seed)
        if len(legal) == 1:
            return legal[0]
        if view.phase == "turn":
            return self._attack(view, legal, dice)
        if view.phase == "passing-cards":
            more = [a for a in legal if actions.PASA <= a < actions.MUEVE]
            return more[0] if more else actions.LISTO
        if view.phase == "placing":
            places = [a for a in legal if actions.PON <= a < actions.QUITA]
            return places[dice.below(len(places))] if places else actions.LISTO
        return actions.NO if view.phase == "voting" else actions.LISTO

    def _attack(self, view: View, legal: list[int], dice: Dice) -> int:
        own, board = mask_of(view.own), view.board or []
        best = [actions.PASO]
        least = 999
        for action in legal:
            place = action - actions.ATACO
            if 0 <= place < PROVINCES and NEAR_MASK[place] & own:
                if board[place] < least:
                    best, least = [], board[place]
                if board[place] == least:
                    best.append(action)
        return best[dice.below(len(best))]


def by_borders(view: View, legal: list[int]) -> list[int]:
    """Placements of a troop, best first: where most troops are already, then where most borders meet."""
    board = view.board or []
    places = [action - actions.PON for action in legal if actions.PON <= action < actions.QUITA]
    places.sort(key=lambda place: (-board[place], -len(NEAR[place]), place))
    return [actions.PON + place for place in places]


@mypyc_attr(allow_interpreted_subclasses=True)
class Acaparador:
    """Places its troops together, masses them, attacks by the odds, feints, and shows few cards."""

    remembers: ClassVar[bool] = True

    def __init__(self, feints: int = FEINTS) -> None:
        self.feints = feints

    def choose(self, view: View, legal: list[int], notebook: core.Notebook[State] | None, seed: int) -> int:
        """The next small step of a plan that follows from the position alone, so that steps fit together."""
        if len(legal) == 1:
            return legal[0]
        dice = Dice(seed)
        memory = notebook if isinstance(notebook, Notebook) else None
        match view.phase:
            case "placing":
                return self._place(view, legal, dice)
            case "turn":
                return self._turn(view, legal, memory, dice)
            case "moving":
                return self._move(view, legal, memory)
            case "passing-cards":
                return self._pass(view, legal, memory)
            case "voting":
                return actions.SI if 2 * len(view.own) <= view.goal - 8 else actions.NO
            case _:
                return actions.VISTO

    def _most(self, view: View) -> int:
        """The most troops that it puts on one province, when it places them and when it moves."""
        del view
        return PLENTY

    # --- r.9 ----------------------------------------------------------------------------------

    def _place(self, view: View, legal: list[int], dice: Dice) -> int:
        """Place all troops together, where most borders meet; sometimes on two bordering provinces.

        The provinces, and how troops are split between two, are random, so that nobody can predict them.
        """
        board = view.board
        if actions.LISTO in legal or board is None:
            return actions.LISTO
        if any(view.draft):
            return actions.PON + max(view.own, key=lambda place: view.draft[place])
        piles = [place for place in view.own if board[place]]
        if not piles:
            most = max([len(NEAR[place]) for place in view.own])
            best = [place for place in view.own if len(NEAR[place]) == most]
            return actions.PON + best[dice.below(len(best))]
        if len(piles) == 1 and not dice.below(SECOND):
            near = [place for place in NEAR[piles[0]] if place in view.own]
            if near:
                return actions.PON + near[dice.below(len(near))]
        troops = [place for place in piles for _ in range(board[place])]
        return actions.PON + troops[dice.below(len(troops))]

    # --- r.11 ---------------------------------------------------------------------------------

    def _turn(self, view: View, legal: list[int], memory: Notebook | None, dice: Dice) -> int:
        if memory is None or view.board is None:
            return actions.PASO
        odds = Odds(memory.facts, view.own, view.board)
        now, target = odds.best_attack()
        soon, _ = odds.best_massing(view.board, self._most(view))
        may_attack = target >= 0 and actions.ATACO + target in legal
        if may_attack and now >= ENOUGH and now >= SOON * soon - 0.1:
            return actions.ATACO + target
        if soon >= ENOUGH and soon * SOON > now:
            return actions.MUEVO
        if may_attack and now >= ANY:
            return actions.ATACO + target
        if soon > now or self._crowded(view) or not dice.below(BLUFFS):
            return actions.MUEVO
        doubt, where = odds.doubtful()
        if doubt >= DOUBT and actions.ATACO + where in legal and not dice.below(self.feints):
            return actions.ATACO + where
        return actions.PASO

    # --- r.13 ---------------------------------------------------------------------------------

    def _move(self, view: View, legal: list[int], memory: Notebook | None) -> int:
        """Mass around one territory, with every troop within one step, if that beats the best attack now."""
        if memory is None or view.move is None or view.board is None:
            return actions.LISTO
        most = self._most(view)
        odds = Odds(memory.facts, view.own, view.move.start)
        worth, target = odds.best_massing(view.move.start, most)
        if target < 0 or worth <= odds.best_attack()[0]:
            return self._thin_out(view.board, legal, most)
        near = NEAR_MASK[target] & odds.own
        if odds.success(target, odds.force(target, view.board)) > 0.97:
            return actions.LISTO
        best, covered = actions.LISTO, -1
        for action in legal:
            if not actions.MUEVE <= action < actions.DEVUELVE:
                continue
            a, b = STEP_FROM[action - actions.MUEVE], STEP_TO[action - actions.MUEVE]
            if near >> a & 1 or not near >> b & 1 or view.board[b] >= most:
                continue
            # Into the territory with the most own neighbours, so that the troops also defend there.
            covers = (NEAR_MASK[b] & odds.own).bit_count()
            if covers > covered:
                best, covered = action, covers
        return best

    def _crowded(self, view: View) -> bool:
        """Whether a province holds more than it puts on one, and a bordering province of its own has room."""
        board, most = view.board or [], self._most(view)
        return any(
            board[a] > most and any(board[b] < most for b in NEAR[a] if b in view.own) for a in view.own
        )

    def _thin_out(self, board: list[int], legal: list[int], most: int) -> int:
        """A step out of a province that holds too much, into the emptiest; both still defend each other."""
        best, least = actions.LISTO, most
        for action in legal:
            if actions.MUEVE <= action < actions.DEVUELVE:
                a, b = STEP_FROM[action - actions.MUEVE], STEP_TO[action - actions.MUEVE]
                if board[a] > most and board[b] < least:
                    best, least = action, board[b]
        return best

    # --- r.19 ---------------------------------------------------------------------------------

    def _pass(self, view: View, legal: list[int], memory: Notebook | None) -> int:
        """Pass as few cards as are certain to win; all with troops if none are; none if that cannot win."""
        attack, board = view.attack, view.board
        if attack is None or board is None:
            return actions.LISTO
        wanted = self._wanted(view, attack, board, memory)
        for place in wanted:
            if actions.PASA + place in legal:
                return actions.PASA + place
        return actions.LISTO

    def _wanted(self, view: View, attack: Attack, board: list[int], memory: Notebook | None) -> list[int]:
        own = mask_of(view.own)
        target = attack.place
        other = attack.owner_seat if attack.seat == view.seat else attack.seat
        theirs = [p for p in NEAR[target] if not own >> p & 1 and board[p]]
        if memory is not None:
            theirs = [p for p in theirs if memory.facts.may[p] >> other & 1]
        most = sum(board[p] for p in theirs)
        mine = sorted((p for p in attack.may_pass if board[p] and p != target), key=lambda p: -board[p])
        if attack.seat == view.seat:
            enough = board[target] + most + 1
            have = 0
            if sum(board[p] for p in mine) <= board[target]:
                return []  # a feint: no card could win, so none is shown
        else:
            enough = most
            have = board[target]
            if memory is not None:
                surely = sum(board[p] for p in theirs if memory.facts.may[p] == 1 << other)
                if have + sum(board[p] for p in mine) < surely:
                    return []
        out = []
        for place in mine:
            if have >= enough:
                break
            out.append(place)
            have += board[place]
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Jugador(Acaparador):
    """Plays like ``acaparador``, but spreads its troops over its land, as people do.

    Neighbours defend each other, and all that border a territory attack it together.
    """

    def _most(self, view: View) -> int:
        board = view.board or []
        troops = sum([board[place] for place in view.own]) + view.left - sum(view.draft)
        return max(1, troops // PARTS)

    def _place(self, view: View, legal: list[int], dice: Dice) -> int:
        """Place each troop by lot among the provinces where it adds most."""
        if actions.LISTO in legal or view.board is None:
            return actions.LISTO
        gains = _gains(view, self._most(view))
        least = NEARLY * max(gains)[0]
        good = [place for gain, place in gains if gain >= least]
        return actions.PON + good[dice.below(len(good))]


def _gains(view: View, most: int) -> list[tuple[float, int]]:
    """What a troop adds, in each province with room, to all that can be attacked and defended from there.

    Each further troop adds less.
    """
    board, own = view.board or [], mask_of(view.own)
    out: list[tuple[float, int]] = []
    around = [0] * PROVINCES
    for place in view.own:
        if board[place]:
            for near in NEAR[place]:
                around[near] += board[place]
    for place in view.own:
        if board[place] >= most:
            continue
        gain = OWN / (2.0 + board[place])
        for near in NEAR[place]:
            if own >> near & 1:
                gain += OWN / (2.0 + around[near] + board[near])
            else:
                gain += 1.0 / (2.0 + max(0, around[near] - board[near]))
        out.append((gain, place))
    return out
