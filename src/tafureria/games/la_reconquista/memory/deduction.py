"""What a seat can deduce from its events about who owns which province.

A province changes hands only when it is attacked, and its owner identifies themself then. So the only
unknown about a province that was never attacked is who was dealt it, and about any other whether the last
attack on it succeeded: everything before that is known. Three kinds of facts constrain these unknowns:

* each player was dealt a known number of cards, and placed a known number of troops each time that they had
  the board (r.9);
* claims: enough force for a success, enough provinces for a march (:mod:`.claims`);
* nobody has won or been eliminated without an announcement (r.25, r.26).
"""

from __future__ import annotations

from typing import Final

from tafureria.core.bits import cards_in
from tafureria.core.shapes import Mask, Seat
from tafureria.games.la_reconquista.memory.claims import CERTAIN, Claim, March, Success
from tafureria.games.la_reconquista.options import Options
from tafureria.games.la_reconquista.pieces import CARDS, OUTWARD, PROVINCES

UNKNOWN: Final = -1
FIELD: Final = 8
"""Bits of one count in a packed vector of counts; the highest of them is a guard."""


class Fight:
    """An announced attack: attacker, defender, territory, and result (1, 0 or ``UNKNOWN``)."""

    __slots__ = ("attacker", "claim", "defender", "killed", "place", "result")

    def __init__(self, attacker: Seat, defender: Seat, place: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.place = place
        self.result = UNKNOWN
        self.killed = 0
        self.claim: Claim | None = None


class Deduction:
    """The facts that one seat knows. ``may[p]`` is the mask of seats that may own territory *p* now."""

    def __init__(self, options: Options, seats: int, me: Seat) -> None:
        self.me = me
        self.seats = seats
        self.cards = options.cartas or CARDS[seats]
        self.goal = self.cards + options.ventaja
        self.in_play = 0
        for place in OUTWARD[: self.cards * seats]:
            self.in_play |= 1 << place
        others = (1 << seats) - 1 & ~(1 << me)
        self.may = [others if self.in_play >> p & 1 else 0 for p in range(PROVINCES)]
        self.fresh = self.in_play
        """Mask of the territories that were never attacked and that were not dealt to this seat."""
        self.vector = [1] * PROVINCES
        """Packed counts of each territory: one card, then troops placed in each interval."""
        self.need = [self.cards] * seats
        """Packed counts that the fresh territories of each seat must add up to."""
        self.intervals = 0
        self.claims: list[Claim] = []
        self.fights: list[Fight] = []
        self.last_fight: dict[int, Fight] = {}
        self.version = 0
        """Increases whenever something is learned."""

    # --- facts about one territory ------------------------------------------------------------

    def dealt(self, place: int) -> None:
        """r.7 This seat was dealt the card of this territory."""
        self.may[place] = 1 << self.me
        self.fresh &= ~(1 << place)
        self.version += 1

    def prepared(self, place: int, seat: Seat) -> None:
        """r.7 With lab options: everybody knows that this card was dealt to *seat*."""
        if seat != self.me:
            self.may[place] = 1 << seat
            self.version += 1

    def known(self, mask: Mask, seat: Seat) -> int:
        """Mask of those of these territories that certainly belong to *seat* now."""
        bit = 1 << seat
        out = 0
        for place in cards_in(mask):
            if self.may[place] == bit:
                out |= 1 << place
        return out

    def possible(self, mask: Mask, seat: Seat) -> int:
        """Mask of those of these territories that may belong to *seat* now."""
        out = 0
        for place in cards_in(mask):
            if self.may[place] >> seat & 1:
                out |= 1 << place
        return out

    def owns(self, place: int, seat: Seat) -> None:
        """*seat* owns this territory now, and has owned it since the last attack on it."""
        if self.may[place] != 1 << seat:
            self.restrict(place, 1 << seat)

    def restrict(self, place: int, seats: int) -> None:
        """One of these seats owns this territory now."""
        left = self.may[place] & seats
        assert left, "what was told contradicts itself"
        if left == self.may[place]:
            return
        self.may[place] = left
        self.version += 1
        if left & (left - 1):
            return
        owner = left.bit_length() - 1
        for claim in self.claims:
            claim.learn(place, seat=owner)
        fight = self.last_fight.get(place)
        if fight is not None and fight.result == UNKNOWN:
            self._settle(fight, int(owner == fight.attacker))

    # --- r.9 placing --------------------------------------------------------------------------

    def placed(self, before: list[int], after: list[int], troops: list[int]) -> None:
        """Between two looks at the board, each other seat placed ``troops[seat]`` troops."""
        self.intervals += 1
        shift = FIELD * self.intervals
        for place in cards_in(self.fresh):
            more = after[place] - before[place]
            self.vector[place] += more << shift
        for seat in range(self.seats):
            self.need[seat] += troops[seat] << shift
        self.version += 1

    @property
    def guards(self) -> int:
        """The guard bit of every count of a packed vector."""
        guard = 1 << (FIELD - 1)
        return sum(guard << FIELD * i for i in range(self.intervals + 1))

    # --- r.13 moving --------------------------------------------------------------------------

    def moved(self, seat: Seat, before: list[int], after: list[int]) -> None:
        """r.14-r.16 The board changed from *before* to *after* in a move of *seat*."""
        changed = 0
        for place in range(PROVINCES):
            if before[place] != after[place]:
                self.owns(place, seat)
                changed |= 1 << place
        if not changed:
            return
        given = self.known(self.in_play, seat)
        maybe = self.possible(self.in_play & ~given, seat)
        claim = March(seat, given, maybe, before, after)
        if not claim.holds(0):
            self._claim(claim)

    # --- r.18-r.24 attacks --------------------------------------------------------------------

    def attacked(self, attacker: Seat, defender: Seat, place: int) -> None:
        """r.18 The owner identifies themself, which settles the previous attack on this territory."""
        self.owns(place, defender)
        if self.fresh >> place & 1:
            self.fresh ^= 1 << place
            self.need[defender] -= self.vector[place]
        fight = Fight(attacker, defender, place)
        self.fights.append(fight)
        self.last_fight[place] = fight
        self.version += 1
        self.draw_conclusions()

    def fought(self, board: list[int]) -> None:
        """r.21 An attack between two other seats was decided; its result is not public."""
        fight = self.fights[-1]
        attacker, place = fight.attacker, fight.place
        given = self.known(self.in_play, attacker)
        maybe = self.possible(self.in_play & ~given, attacker)
        claim = Success(attacker, given, maybe, board[:], place)
        if not claim.holds(claim.maybe):
            fight.result = 0
            self.version += 1
            return
        self.may[place] = 1 << attacker | 1 << fight.defender
        self.version += 1
        if not claim.holds(0):
            fight.claim = claim
            self._claim(claim)

    def shown(self, success: int, attack_cards: list[int], defence_cards: list[int]) -> None:
        """r.19-r.22 This seat saw the cards of an attack and how it ended."""
        fight = self.fights[-1]
        for card in attack_cards:
            self.owns(card, fight.attacker)
        for card in defence_cards:
            self.owns(card, fight.defender)
        fight.result = success
        self.may[fight.place] = 1 << (fight.attacker if success else fight.defender)
        self.version += 1
        self.draw_conclusions()

    def eliminated(self, seat: Seat) -> None:
        """r.26 The last attack took the last card of this seat."""
        fight = self.fights[-1]
        fight.killed = 1
        if fight.result == UNKNOWN:
            self.owns(fight.place, fight.attacker)
        fight.result = 1
        for place in cards_in(self.in_play):
            if self.may[place] >> seat & 1:
                self.restrict(place, ~(1 << seat))

    def over(self, deal: list[int]) -> None:
        """r.25-r.27 All cards are turned up."""
        self.claims.clear()
        self.fights.clear()
        self.last_fight.clear()
        self.fresh = 0
        self.may = [1 << seat if seat >= 0 else 0 for seat in deal]
        self.version += 1

    def _settle(self, fight: Fight, result: int) -> None:
        fight.result = result
        claim = fight.claim
        if claim is not None:
            claim.if_place = CERTAIN
            if not result:
                self.claims.remove(claim)
            fight.claim = None

    def _claim(self, claim: Claim) -> None:
        """Add a claim; :meth:`draw_conclusions` drops it once nothing unknown can break it."""
        self.claims.append(claim)
        self.draw_conclusions()

    def draw_conclusions(self) -> None:
        """If a claim cannot hold without a territory, its seat owns that territory."""
        again = bool(self.claims)
        while again:
            again = False
            self.claims = [c for c in self.claims if c.if_place != CERTAIN or not c.holds(0)]
            for claim in self.claims[:]:
                if claim.if_place != CERTAIN:
                    continue
                for place in cards_in(claim.maybe):
                    if not claim.holds(claim.maybe & ~(1 << place)):
                        self.owns(place, claim.seat)
                        again = True
                        break
                if again:
                    break

    # --- r.25, r.26 counts --------------------------------------------------------------------

    def counts_matter(self) -> bool:
        """Could an unknown result have won the game or eliminated somebody?"""
        most, least = [self.cards] * self.seats, [self.cards] * self.seats
        for fight in self.fights:
            if fight.result:
                most[fight.attacker] += 1
                least[fight.defender] -= 1
        return max(most) >= self.goal or min(least) < 1

    def counts_stand(self, owned: list[int]) -> bool:
        """Whether, with these owners, nobody has won, and exactly those announced were eliminated."""
        count = [self.cards] * self.seats
        for fight in self.fights:
            result = fight.result
            if result == UNKNOWN:
                result = owned[fight.attacker] >> fight.place & 1
            if result:
                count[fight.attacker] += 1
                count[fight.defender] -= 1
                if count[fight.attacker] >= self.goal:
                    return False
                if (count[fight.defender] == 0) != bool(fight.killed):
                    return False
        return True
