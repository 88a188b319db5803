"""Estimates for the computer players: who probably owns what, and which attack would succeed."""

from __future__ import annotations

from typing import Final

from tafureria.core.adding import added
from tafureria.core.bits import cards_in, mask_of
from tafureria.games.la_reconquista.memory.deduction import FIELD, Deduction
from tafureria.games.la_reconquista.pieces import NEAR, NEAR_MASK, PROVINCES

BOLD: Final = 0.6
"""Share of unseen attacks assumed to have succeeded: people attack when they expect success."""
TEMPTING: Final = 0.04
"""What each troop on a territory adds to its worth as a target."""
PLENTY: Final = 1 << 20
"""More troops than there are: no limit to what one province may hold."""


class Odds:
    """Probabilities for one seat at one moment."""

    def __init__(self, facts: Deduction, own: list[int], board: list[int]) -> None:
        self.facts = facts
        self.me = facts.me
        self.own = mask_of(own)
        self.board = board
        self.need = facts.need[:]
        """For each seat, packed counts: its unknown cards, and the troops placed there in each interval."""
        for place in cards_in(facts.fresh):
            may = facts.may[place]
            if may & (may - 1) == 0:
                self.need[may.bit_length() - 1] -= facts.vector[place]
        self.guards = facts.guards
        self.chance = [self._owners(place) for place in range(PROVINCES)]

    def _owners(self, place: int) -> list[float]:
        """Probability of each seat to own this territory."""
        facts = self.facts
        may = facts.may[place]
        out = [0.0] * facts.seats
        if may & (may - 1) == 0:
            if may:
                out[may.bit_length() - 1] = 1.0
            return out
        if facts.fresh >> place & 1:
            cards = (1 << FIELD) - 1
            for seat in range(facts.seats):
                if may >> seat & 1 and self._fits(place, seat):
                    out[seat] = float(self.need[seat] & cards)
            total = added(out)
            out = [weight / total for weight in out]
        else:
            fight = facts.last_fight[place]
            out[fight.attacker] = BOLD
            out[fight.defender] = 1 - BOLD
        return out

    def _fits(self, place: int, seat: int) -> bool:
        """Whether the seat placed as many troops in each interval as came here; this tells armies apart."""
        guards = self.guards
        return ((self.need[seat] | guards) - self.facts.vector[place]) & guards == guards

    def force(self, target: int, board: list[int]) -> int:
        """The seat's own troops around a territory."""
        return sum(board[p] for p in NEAR[target] if self.own >> p & 1)

    def massed(self, target: int, start: list[int], most: int = PLENTY) -> int:
        """The seat's own troops around a territory after every troop within one step has moved there.

        :param most: the most troops that move into one province.
        """
        near = NEAR_MASK[target] & self.own
        coming = room = 0
        for place in cards_in(self.own & ~near):
            if start[place] and NEAR_MASK[place] & near:
                coming += start[place]
        for place in cards_in(near):
            room += max(0, most - start[place])
        return self.force(target, start) + min(coming, room)

    def around(self, target: int, seat: int) -> float:
        """Expected number of troops of *seat* around a territory."""
        return added([self.board[p] * self.chance[p][seat] for p in NEAR[target] if not self.own >> p & 1])

    def success(self, target: int, force: int) -> float:
        """Probability that *force* troops conquer *target*, if its owner passes all the cards they can."""
        troops = self.board[target]
        if force <= troops:
            return 0.0
        around = [p for p in NEAR[target] if self.board[p] and not self.own >> p & 1]
        total = 0.0
        for seat, chance in enumerate(self.chance[target]):
            if chance > 0.0:
                total += chance * self._falls_short(seat, around, force - troops)
        return total

    def _falls_short(self, seat: int, around: list[int], limit: int) -> float:
        """Probability that *seat* has fewer than *limit* troops on these territories."""
        exactly = [1.0] + [0.0] * (limit - 1)
        for place in around:
            likely, troops = self.chance[place][seat], self.board[place]
            for total in range(limit - 1, -1, -1):
                without = exactly[total - troops] if total >= troops else 0.0
                exactly[total] += likely * (without - exactly[total])
        return added(exactly)

    def worth(self, target: int, force: int) -> float:
        """:meth:`success`, weighted by the troops on *target*."""
        return self.success(target, force) * (1.0 + TEMPTING * self.board[target])

    def targets(self) -> list[int]:
        """Territories of others that border one of the seat's own."""
        near = 0
        for place in cards_in(self.own):
            near |= NEAR_MASK[place]
        return cards_in(near & ~self.own & self.facts.in_play)

    def best_attack(self) -> tuple[float, int]:
        """(worth, territory) of the best attack now, or (0, -1)."""
        best, where = 0.0, -1
        for target in self.targets():
            force = self.force(target, self.board)
            if force <= self.board[target]:
                continue
            worth = self.worth(target, force)
            if worth > best:
                best, where = worth, target
        return best, where

    def best_massing(self, start: list[int], most: int = PLENTY) -> tuple[float, int]:
        """(worth, territory) of the best attack after a move that masses troops for it, or (0, -1)."""
        best, where = 0.0, -1
        for target in self.targets():
            worth = self.worth(target, self.massed(target, start, most))
            if worth > best:
                best, where = worth, target
        return best, where

    def doubtful(self) -> tuple[float, int]:
        """(doubt, territory) of the neighbour whose owner is most worth finding out, or (0, -1)."""
        best, worth, where = 0.0, 0.0, -1
        for target in self.targets():
            doubt = 1.0 - max(self.chance[target])
            gain = doubt * (1.0 + self.force(target, self.board) + 0.5 * self.board[target])
            if gain > worth:
                best, worth, where = doubt, gain, target
        return best, where
