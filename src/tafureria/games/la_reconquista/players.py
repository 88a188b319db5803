"""Computer players of this game, weakest first: from what a seat sees and remembers, nothing else."""

from __future__ import annotations

from typing import ClassVar, Final

from tafureria.core.bits import mask_of
from tafureria.core.chance import Dice
from tafureria.core.game import Notebook
from tafureria.core.player import PlayerMaker
from tafureria.games.la_reconquista.actions import (
    ATACO,
    DEVUELVE,
    LISTO,
    MUEVE,
    MUEVO,
    NO,
    PASA,
    PASO,
    PON,
    SI,
    VISTO,
)
from tafureria.games.la_reconquista.guide import Guide
from tafureria.games.la_reconquista.notebook import Memory
from tafureria.games.la_reconquista.odds import Odds
from tafureria.games.la_reconquista.pieces import NEAR, NEAR_MASK, PROVINCES, STEP_FROM, STEP_TO
from tafureria.games.la_reconquista.state import State
from tafureria.games.la_reconquista.view import Attack, View

ENOUGH: Final = 0.42
"""An attack that promises this much is made at once."""
ANY: Final = 0.15
"""Below this an attack only shows one's cards."""
SOON: Final = 0.8
"""What an attack is worth that must be prepared first."""
BLUFFS: Final = 12
"""One idle turn in so many is a move that moves nothing."""
FEINTS: Final = 3
"""One idle turn in so many is an attack without cards: its owner must answer, and to the rest it might be a
conquest."""
DOUBT: Final = 0.3
"""A feint asks for an owner who is at least so uncertain."""


class WeakNeighbour:
    """Attacks the weakest neighbour, whoever it is, with everything; remembers nothing."""

    remembers: ClassVar[bool] = False

    def choose(self, view: View, legal: list[int], notebook: Notebook[State] | None, seed: int) -> int:
        """The neighbour with the fewest troops; troops are placed anywhere; every card is passed."""
        del notebook
        dice = Dice(seed)
        if len(legal) == 1:
            return legal[0]
        if view.phase == "turno":
            return self._attack(view, legal, dice)
        if view.phase == "pasar-cartas":
            more = [a for a in legal if PASA <= a < PASA + PROVINCES]
            return more[0] if more else LISTO
        if view.phase == "colocar":
            places = [a for a in legal if PON <= a < PON + PROVINCES]
            return places[dice.below(len(places))] if places else LISTO
        return NO if view.phase == "tablas" else LISTO

    def _attack(self, view: View, legal: list[int], dice: Dice) -> int:
        own, board = mask_of(view.own), view.board or []
        best = [PASO]
        least = 999
        for action in legal:
            place = action - ATACO
            if 0 <= place < PROVINCES and NEAR_MASK[place] & own:
                if board[place] < least:
                    best, least = [], board[place]
                if board[place] == least:
                    best.append(action)
        return best[dice.below(len(best))]


class Strategist:
    """Places where many borders meet, masses, attacks by the odds, feints, shows as few cards as will do."""

    remembers: ClassVar[bool] = True

    def __init__(self, feints: int = FEINTS) -> None:
        self.feints = feints

    def choose(self, view: View, legal: list[int], notebook: Notebook[State] | None, seed: int) -> int:
        """One small step of what it has in mind; the same position brings the same thought."""
        if len(legal) == 1:
            return legal[0]
        dice = Dice(seed)
        memory = notebook if isinstance(notebook, Memory) else None
        match view.phase:
            case "colocar":
                return self._place(view, legal)
            case "turno":
                return self._turn(view, legal, memory, dice)
            case "mover":
                return self._move(view, legal, memory)
            case "pasar-cartas":
                return self._pass(view, legal, memory)
            case "tablas":
                return SI if 2 * len(view.own) <= view.goal - 8 else NO
            case _:
                return VISTO

    # --- r.9 ----------------------------------------------------------------------------------

    def _place(self, view: View, legal: list[int]) -> int:
        """Where a troop adds most to all that it can attack or defend, with less gain from each more."""
        if LISTO in legal:
            return LISTO
        board, own = view.board or [], mask_of(view.own)
        force = [board[p] if own >> p & 1 else 0 for p in range(PROVINCES)]
        best, most = legal[0], -1.0
        for action in legal:
            place = action - PON
            if not 0 <= place < PROVINCES:
                continue
            gain = 0.0
            for near in NEAR[place]:
                around = sum(force[p] for p in NEAR[near])
                if own >> near & 1:
                    gain += 0.6 / (2.0 + around + force[near])
                else:
                    gain += 1.0 / (2.0 + max(0, around - board[near]))
            gain += 0.6 / (2.0 + force[place])
            if gain > most:
                best, most = action, gain
        return best

    # --- r.11 ---------------------------------------------------------------------------------

    def _turn(self, view: View, legal: list[int], memory: Memory | None, dice: Dice) -> int:
        if memory is None or view.board is None:
            return PASO
        odds = Odds(memory.facts, view.own, view.board)
        now, target = odds.best_attack()
        soon, _ = odds.best_massing(view.board)
        may_attack = target >= 0 and ATACO + target in legal
        if may_attack and now >= ENOUGH and now >= SOON * soon - 0.1:
            return ATACO + target
        if soon >= ENOUGH and soon * SOON > now:
            return MUEVO
        if may_attack and now >= ANY:
            return ATACO + target
        if soon > now or not dice.below(BLUFFS):
            return MUEVO
        doubt, where = odds.doubtful()
        if doubt >= DOUBT and ATACO + where in legal and not dice.below(self.feints):
            return ATACO + where
        return PASO

    # --- r.13 ---------------------------------------------------------------------------------

    def _move(self, view: View, legal: list[int], memory: Memory | None) -> int:
        """Mass around one territory: everybody within one step comes, if that gives good odds."""
        if memory is None or view.move is None or view.board is None:
            return LISTO
        odds = Odds(memory.facts, view.own, view.move.start)
        worth, target = odds.best_massing(view.move.start)
        if target < 0 or worth <= odds.best_attack()[0]:
            return LISTO
        near = NEAR_MASK[target] & odds.own
        if odds.success(target, odds.force(target, view.board)) > 0.97:
            return LISTO
        best, most = LISTO, -1
        for action in legal:
            if not MUEVE <= action < DEVUELVE:
                continue
            a, b = STEP_FROM[action - MUEVE], STEP_TO[action - MUEVE]
            if near >> a & 1 or not near >> b & 1:
                continue
            # Into the territory that covers most of one's own, so that what comes also defends.
            covers = (NEAR_MASK[b] & odds.own).bit_count()
            if covers > most:
                best, most = action, covers
        return best

    # --- r.19 ---------------------------------------------------------------------------------

    def _pass(self, view: View, legal: list[int], memory: Memory | None) -> int:
        """No more cards than win for certain; everything with troops if nothing is certain."""
        attack, board = view.attack, view.board
        if attack is None or board is None:
            return LISTO
        wanted = self._wanted(view, attack, board, memory)
        for place in wanted:
            if PASA + place in legal:
                return PASA + place
        return LISTO

    def _wanted(self, view: View, attack: Attack, board: list[int], memory: Memory | None) -> list[int]:
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
                return []  # a feint: nothing could win, so nothing is shown
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


SLIPS: Final = (12, "")
"""Slips of an ``aprendiz`` in a hundred decisions, so that it stands between ``jugador`` and random play."""
PLAYERS: Final[dict[str, PlayerMaker]] = {"vecino-debil": WeakNeighbour, "jugador": Strategist}
GUIDE: Final = Guide(Strategist())
