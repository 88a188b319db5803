"""Worlds that agree with a :class:`Deduction`: all of them when they are few, otherwise a sample.

A world is a list of masks, the territories of each seat. Two methods find them. A search (:mod:`.search`)
gives one territory after another to some seat, and backtracks where counts cannot add up any more or a claim
cannot hold; in random order it can find every world. A walk starts from such a world, exchanges territories
that placement does not tell apart, flips results of attacks, and checks the claims.
"""

from __future__ import annotations

from typing import Final

from tafureria.core.bits import cards_in
from tafureria.core.chance import Dice
from tafureria.core.game import seats_in
from tafureria.core.shapes import Seat
from tafureria.games.la_reconquista.memory.claims import CERTAIN, Claim
from tafureria.games.la_reconquista.memory.deduction import FIELD, UNKNOWN, Deduction, Fight
from tafureria.games.la_reconquista.memory.search import Node

FEW_UNKNOWN: Final = 14
"""With no more unknowns than this, all worlds are listed (if they are not too many)."""
FEW_WORLDS: Final = 512
FEW_NODES: Final = 2048
POOL: Final = 3
"""Number of worlds found by search from which walks begin; each is searched for when first needed."""
SPARE: Final = 20
"""Nodes of a search, beyond one for each unknown, before it restarts in another order: the path to a world
has no more nodes than there are unknowns, and a wrong turn can cost thousands."""
LONGER: Final = 18
"""How many longer searches follow before facts are given up."""
SHUFFLES: Final = 6
"""Shuffles tried when only the numbers of cards constrain what is left."""
WALK: Final = 40
"""Exchanges tried in one walk."""
SEARCH_EVERY: Final = 16
"""One imagined world in this many comes from a search, not from a walk, so that every world can occur."""


class Tally:
    """A deal, and the number of cards of each seat as the attacks are replayed in order."""

    __slots__ = ("cards", "left", "owned")

    def __init__(self, owned: list[int], cards: list[int], left: list[int]) -> None:
        self.owned = owned
        self.cards = cards
        self.left = left
        """Territories of undecided attacks that each seat may own."""

    def copy(self) -> Tally:
        """A tally that shares nothing mutable with this one."""
        return Tally(self.owned[:], self.cards[:], self.left[:])

    def decide(self, fight: Fight, seat: Seat) -> None:
        """Let *seat* own the territory of this attack after it."""
        bit = 1 << fight.place
        self.owned[seat] |= bit
        self.left[fight.attacker] &= ~bit
        self.left[fight.defender] &= ~bit

    def count(self, fight: Fight, goal: int) -> bool:
        """r.25, r.26 Count a conquest; false if that contradicts the announced victories and eliminations."""
        cards = self.cards
        cards[fight.attacker] += 1
        cards[fight.defender] -= 1
        if cards[fight.attacker] >= goal:
            return False
        return (cards[fight.defender] == 0) == bool(fight.killed)


class Solver:
    """The unknowns of a deduction, laid out for search. A new one is made whenever something is learned."""

    def __init__(self, facts: Deduction) -> None:
        self.facts = facts
        self.me = facts.me
        self.guards = facts.guards
        self.fixed = [0] * facts.seats
        self.vector = facts.vector
        self.counting = True
        """Whether victories and eliminations must be those that were announced."""
        need = facts.need[:]
        self.fresh: list[int] = []
        self.fights: list[int] = []
        for place in cards_in(facts.in_play):
            may = facts.may[place]
            is_fresh = facts.fresh >> place & 1
            if may & (may - 1) == 0:
                owner = may.bit_length() - 1
                self.fixed[owner] |= 1 << place
                if is_fresh:
                    need[owner] -= facts.vector[place]
            elif is_fresh:
                self.fresh.append(place)
            else:
                self.fights.append(place)
        self.order = self.fresh + self.fights
        self.first_fight = len(self.fresh)
        self.open_fights = [
            sum(1 << p for p in self.fights if facts.may[p] >> seat & 1) for seat in range(facts.seats)
        ]
        avail = [
            sum(facts.vector[p] for p in self.fresh if facts.may[p] >> seat & 1)
            for seat in range(facts.seats)
        ]
        self.root = Node(self.fixed, facts.may, need, avail, self.fresh)
        self.claims_of: list[list[Claim]] = [[] for _ in range(facts.seats)]
        for claim in facts.claims:
            if claim.if_place != CERTAIN or not claim.holds(0):
                self.claims_of[claim.seat].append(claim)
        self.counts = facts.counts_matter()
        self.nodes = 0
        self.limit = 0
        self.listed = len(self.order) > FEW_UNKNOWN
        """Listing all worlds has been tried, or there are too many unknowns."""
        self.worlds: list[list[int]] | None = None
        self.pool: list[list[int]] = [[]] * POOL

    # --- one world ----------------------------------------------------------------------------

    def imagine(self, dice: Dice) -> list[int]:
        """Masks of the territories of each seat, in a world that this seat cannot tell from the real one."""
        worlds = self.listed_worlds()
        if worlds is not None:
            return worlds[dice.below(len(worlds))][:]
        if not dice.below(SEARCH_EVERY):
            found = self._search(dice, len(self.order) + SPARE)
            if found is not None:
                return found
        world = self._start(dice.below(POOL))[:]
        self._walk(world, dice)
        return world

    def _start(self, number: int) -> list[int]:
        """A world to walk from: the same for the same facts, whatever was imagined before."""
        if not self.pool[number]:
            limit, dice = len(self.order) + SPARE, Dice(number)
            world = self._search(dice, limit)
            for _ in range(LONGER):
                if world is not None:
                    break
                limit += limit // 4
                world = self._search(dice, limit)
            self.pool[number] = self.in_any_case(dice, limit) if world is None else world
        return self.pool[number]

    def in_any_case(self, dice: Dice, limit: int) -> list[int]:
        """A world that agrees with as many facts as a search of that limit can meet.

        Given up are, in this order: claims, the oldest first; placings, the oldest first; that nobody has won
        or lost their last province unannounced. The real world agrees with all of them, so it is never
        excluded. What is known of a single province and how many each seat was dealt are never given up.
        """
        claims, vector, root = self.claims_of, self.vector, self.root
        try:
            world = self._without_claims(dice, limit)
            for interval in range(1, self.facts.intervals + 1):
                if world is None:
                    self._forget_placing(interval)
                    world = self._search(dice, limit)
            self.counting = world is not None
            while world is None:
                limit *= 2
                world = self._search(dice, limit)
            return world
        finally:
            self.claims_of, self.vector, self.root, self.counting = claims, vector, root, True

    def _without_claims(self, dice: Dice, limit: int) -> list[int] | None:
        """A world for which only the later half of the claims must hold, else the last quarter, ..., none."""
        left = [claim for claim in self.facts.claims if claim in self.claims_of[claim.seat]]
        while left:
            left = left[len(left) // 2 + 1 :]
            self.claims_of = [[c for c in left if c.seat == seat] for seat in range(self.facts.seats)]
            world = self._search(dice, limit)
            if world is not None:
                return world
        return None

    def _forget_placing(self, interval: int) -> None:
        """Leave the troops placed in this interval out of all counts."""
        mask = ~((1 << FIELD) - 1 << FIELD * interval)
        self.vector = [counts & mask for counts in self.vector]
        root = self.root
        need, avail = ([counts & mask for counts in each] for each in (root.need, root.avail))
        self.root = Node(root.owned, root.may, need, avail, root.unknown)

    def listed_worlds(self) -> list[list[int]] | None:
        """Every world, or ``None`` if there are too many to list; callers must not change the lists."""
        if not self.order:
            return [self.fixed]
        if not self.listed:
            self.listed = True
            self.worlds = self._all()
        return self.worlds

    # --- search -------------------------------------------------------------------------------

    def _search(self, dice: Dice, limit: int) -> list[int] | None:
        """A random world, or ``None`` if the search found none within *limit* nodes."""
        self.nodes, self.limit = 0, limit
        worlds: list[list[int]] = []
        self._deal(self.root.copy(), dice, worlds)
        return worlds[0] if worlds else None

    def _all(self) -> list[list[int]] | None:
        """Every world, or ``None`` when they are too many to list."""
        self.nodes, self.limit = 0, FEW_NODES
        worlds: list[list[int]] = []
        self._deal(self.root.copy(), None, worlds)
        return worlds if self.nodes < FEW_NODES and len(worlds) <= FEW_WORLDS else None

    def _deal(self, node: Node, dice: Dice | None, worlds: list[list[int]]) -> bool:
        """Give the fresh territory with the fewest possible owners to one of them; recurse. True: done."""
        if not self._may_hold(node):
            return False
        if not node.unknown:
            return self._decide(node.owned, dice, worlds)
        self.nodes += 1
        if self.nodes >= self.limit or (dice is not None and self._deal_the_rest(node, dice, worlds)):
            return True
        vector = self.vector
        place = node.most_bound(vector, dice)
        for seat in self._by_need(node, place, dice):
            child = node.copy()
            if child.give(place, seat, vector, self.guards) and self._deal(child, dice, worlds):
                return True
        return False

    def _by_need(self, node: Node, place: int, dice: Dice | None) -> list[int]:
        """Seats that may own the place; the more cards a seat still needs, the more often it is first."""
        out = seats_in(node.may[place])
        if dice is not None and len(out) > 1:
            dice.shuffle(out)
            cards = [node.need[seat] & (1 << FIELD) - 1 for seat in out]
            x = dice.below(sum(cards) or 1)
            for i, count in enumerate(cards):
                x -= count
                if x < 0:
                    out[0], out[i] = out[i], out[0]
                    break
        return out

    def _deal_the_rest(self, node: Node, dice: Dice, worlds: list[list[int]]) -> bool:
        """If only the numbers of cards constrain what is left, try random deals of it. True: done."""
        place = node.unknown[0]
        may = node.may[place]
        for q in node.unknown:
            if self.vector[q] != 1 or node.may[q] != may:
                return False
        for _ in range(SHUFFLES):
            owned, places = node.owned[:], node.unknown[:]
            dice.shuffle(places)
            for seat in seats_in(may):
                for _ in range(node.need[seat] & (1 << FIELD) - 1):
                    owned[seat] |= 1 << places.pop()
            if not places and self._decide(owned, dice, worlds):
                return True
        return False

    # --- results of attacks -------------------------------------------------------------------

    def _decide(self, owned: list[int], dice: Dice | None, worlds: list[list[int]]) -> bool:
        """Decide the attacks whose results are unknown. True when the search is done."""
        cards = [self.facts.cards] * self.facts.seats
        return self._results(0, Tally(owned, cards, self.open_fights[:]), dice, worlds)

    def _results(self, number: int, tally: Tally, dice: Dice | None, worlds: list[list[int]]) -> bool:
        """Go through the attacks in order, counting cards; decide the next one that is unknown."""
        fights, goal = self.facts.fights, self.facts.goal
        while number < len(fights):
            fight = fights[number]
            if fight.place in self.fights and fight.result == UNKNOWN:
                break
            number += 1
            if fight.result == 1 and not tally.count(fight, goal) and self.counting:
                return False
        else:
            if self._stands(tally.owned):
                worlds.append(tally.owned[:])
                return dice is not None or len(worlds) > FEW_WORLDS
            return False
        self.nodes += 1
        if self.nodes >= self.limit:
            return True
        seats = [fight.attacker, fight.defender]
        if dice is not None:
            dice.shuffle(seats)
        for seat in seats:
            child = tally.copy()
            child.decide(fight, seat)
            if seat == fight.attacker and not child.count(fight, goal) and self.counting:
                continue
            if self._two_can(child.owned, child.left, seats) and self._results(
                number + 1, child, dice, worlds
            ):
                return True
        return False

    def _two_can(self, owned: list[int], left: list[int], seats: list[int]) -> bool:
        """Can the claims of these two seats still hold, if they own all undecided places that they may?"""
        for seat in seats:
            mine = owned[seat]
            for claim in self.claims_of[seat]:
                made = claim.if_place == CERTAIN or mine >> claim.if_place & 1
                if made and not claim.holds(mine | left[seat]):
                    return False
        return True

    def _may_hold(self, node: Node) -> bool:
        """Can all claims still hold, if each seat gets everything that it may own?"""
        for seat, claims in enumerate(self.claims_of):
            if not claims:
                continue
            best = node.owned[seat] | self.open_fights[seat]
            for place in node.unknown:
                best |= (node.may[place] >> seat & 1) << place
            for claim in claims:
                if claim.if_place == CERTAIN and not claim.holds(best):
                    return False
        return True

    def _stands(self, owned: list[int]) -> bool:
        """Do all claims hold in this world?"""
        for seat, claims in enumerate(self.claims_of):
            mine = owned[seat]
            for claim in claims:
                if (claim.if_place == CERTAIN or mine >> claim.if_place & 1) and not claim.holds(mine):
                    return False
        return True

    # --- walk ---------------------------------------------------------------------------------

    def _walk(self, owned: list[int], dice: Dice) -> None:
        """Try ``WALK`` random changes of owner; the world stays a possible one."""
        order, may, vector = self.order, self.facts.may, self.facts.vector
        fresh, count = self.first_fight, len(self.order)
        for _ in range(WALK):
            i = dice.below(count)
            p = order[i]
            bit = 1 << p
            if i >= fresh:
                fight = self.facts.last_fight[p]
                a, b = fight.attacker, fight.defender
                other = bit
            else:
                q = order[dice.below(fresh)]
                if vector[p] != vector[q]:
                    continue
                a, b = self._owner(owned, bit), self._owner(owned, 1 << q)
                if a == b or not (may[p] >> b & 1 and may[q] >> a & 1):
                    continue
                other = bit | 1 << q
            owned[a] ^= other
            owned[b] ^= other
            if not self._two_stand(owned, a, b) or (
                i >= fresh and self.counts and not self.facts.counts_stand(owned)
            ):
                owned[a] ^= other
                owned[b] ^= other

    def _owner(self, owned: list[int], bit: int) -> int:
        for seat, mask in enumerate(owned):
            if mask & bit:
                return seat
        return UNKNOWN

    def _two_stand(self, owned: list[int], a: int, b: int) -> bool:
        for seat in (a, b):
            mine = owned[seat]
            for claim in self.claims_of[seat]:
                if (claim.if_place == CERTAIN or mine >> claim.if_place & 1) and not claim.holds(mine):
                    return False
        return True
