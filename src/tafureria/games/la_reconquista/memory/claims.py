"""What a seat infers about others: "whoever did this must have owned enough of these territories".

Every inference that is not about a single territory is such a claim. Owning more never breaks one: a success
needs enough force around the province attacked (r.20), and a move needs provinces between which each troop
takes one step (r.16).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from tafureria.core.bits import cards_in
from tafureria.core.shapes import Mask, Seat
from tafureria.games.la_reconquista.pieces import NEAR_MASK
from tafureria.games.la_reconquista.rules.attacking import forces

CERTAIN: Final = -1


class Claim(ABC):
    """At one moment *seat* owned ``given``, and must also have owned enough of ``maybe``."""

    __slots__ = ("board", "change", "given", "if_place", "maybe", "memo", "need", "seat")

    def __init__(self, seat: Seat, given: Mask, maybe: Mask, board: list[int]) -> None:
        self.seat = seat
        self.given = given
        self.maybe = maybe
        """Territories whose owner since their last attack is not known yet."""
        self.board = board
        """Troops on each territory at that moment."""
        self.if_place = CERTAIN
        """The claim is made only if *seat* owns this territory now (the attack on it succeeded)."""
        self.memo: dict[int, bool] = {}

    def holds(self, owned: Mask) -> bool:
        """Did *seat* own enough, if it owned exactly these of ``maybe``?"""
        owned &= self.maybe
        answer = self.memo.get(owned)
        if answer is None:
            answer = self.memo[owned] = self.enough(self.given | owned)
        return answer

    @abstractmethod
    def enough(self, owned: Mask) -> bool:
        """Is it enough to own all of these territories, and no others?"""

    def learn(self, place: int, *, seat: Seat) -> None:
        """The owner of *place* turns out to be *seat*."""
        bit = 1 << place
        if self.maybe & bit:
            self.maybe ^= bit
            if seat == self.seat:
                self.given |= bit
            self.memo.clear()


class Success(Claim):
    """r.20: the attack on *target* succeeded, so there was enough force around it."""

    def __init__(self, seat: Seat, given: Mask, maybe: Mask, board: list[int], target: int) -> None:
        super().__init__(seat, given & NEAR_MASK[target], maybe & NEAR_MASK[target], board)
        self.if_place = target
        self.need = board[target] + 1

    def enough(self, owned: Mask) -> bool:
        """Whether the troops on all these territories outnumber those on the province attacked."""
        return forces(self.board, owned) >= self.need


class March(Claim):
    """r.16: every troop that moved crossed one border, between provinces of one player."""

    def __init__(self, seat: Seat, given: Mask, maybe: Mask, board: list[int], after: list[int]) -> None:
        relays = 0
        for place, troops in enumerate(board):
            if troops:
                relays |= 1 << place
        super().__init__(seat, given, maybe & relays, board)
        self.change = [now - before for before, now in zip(board, after, strict=True)]

    def enough(self, owned: Mask) -> bool:
        """Can every troop have arrived by one step from where it stood?"""
        return can_march(self.board, self.change, owned)


def can_march(board: list[int], change: list[int], owned: Mask) -> bool:
    """r.14-r.16 Can steps between territories of *owned* make this change, if no troop takes two?

    A flow problem: no more troops leave a territory than stood there at the start, however many come in.
    """
    lacking = [p for p in cards_in(owned) if change[p] > 0]
    supply = {p: -change[p] for p in cards_in(owned) if change[p] < 0}
    if sum(supply.values()) != sum(change[p] for p in lacking):
        return False
    free = {p: board[p] for p in cards_in(owned)}
    flow: dict[tuple[int, int], int] = {}
    for target in lacking:
        for _ in range(change[target]):
            if not _bring_one(target, owned, supply, free, flow):
                return False
    return True


def _bring_one(
    target: int, owned: Mask, supply: dict[int, int], free: dict[int, int], flow: dict[tuple[int, int], int]
) -> bool:
    """Bring one more troop into *target* along a shortest augmenting path, searched backwards.

    Territory *p* is entered at (p, 0) and left at (p, 1); at most ``board[p]`` troops pass between the two.
    """
    back: dict[tuple[int, int], tuple[int, int] | None] = {(target, 0): None}
    queue = [(target, 0)]
    for node in queue:
        place, side = node
        if side == 0:
            if supply.get(place, 0):
                _augment(node, back, supply, free, flow)
                return True
            # A troop enters from a neighbour's exit, or flow through this territory is undone.
            near = NEAR_MASK[place] & owned
            following = [(q, 1) for q in cards_in(near)]
            if _through(place, flow):
                following.append((place, 1))
        else:
            # The exit is fed from the entrance if troops are free, or a step out of here is undone.
            following = [(place, 0)] if free[place] else []
            following += [(q, 0) for q in cards_in(NEAR_MASK[place] & owned) if flow.get((place, q), 0)]
        for other in following:
            if other not in back:
                back[other] = node
                queue.append(other)
    return False


def _through(place: int, flow: dict[tuple[int, int], int]) -> bool:
    return any(count and a == place for (a, _), count in flow.items())


def _augment(
    node: tuple[int, int],
    back: dict[tuple[int, int], tuple[int, int] | None],
    supply: dict[int, int],
    free: dict[int, int],
    flow: dict[tuple[int, int], int],
) -> None:
    """Walk the path from its source to its target and send one troop along it."""
    supply[node[0]] -= 1
    following = back[node]
    while following is not None:
        (a, side), (b, _) = node, following
        if a == b:
            free[a] += -1 if side == 0 else 1
        elif side == 1:
            flow[a, b] = flow.get((a, b), 0) + 1
        else:
            flow[b, a] -= 1
        node, following = following, back[following]
