"""What a perfect memory at one seat would know, and worlds that it could be living in.

The notebook keeps the public table as the round began, what was done since, and for every other seat
what its hand may be made of (:mod:`suspicion`). A world is that table with hands dealt to fit, on which
all that was done is done again: so forced turns come of themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafureria.core.bits import mask_of
from tafureria.core.chance import Dice, Source
from tafureria.core.event import Event
from tafureria.core.game import Notebook as CoreNotebook
from tafureria.games.moros_y_cristianos import engine, events, opening, spoils
from tafureria.games.moros_y_cristianos.actions import (
    AIM,
    BATALLA,
    BOTIN,
    DECLARE,
    FIN,
    LISTO,
    OBJETIVO,
    TAKE,
    TESORO,
    take,
)
from tafureria.games.moros_y_cristianos.battle import targets_of
from tafureria.games.moros_y_cristianos.pieces import (
    BASTOS,
    COPAS_MASK,
    ESPADAS,
    FIRST_KNIGHT,
    NOBODY,
    OROS,
    OROS_MASK,
)
from tafureria.games.moros_y_cristianos.sampling import Deal, Ghost, any_of, deal_to_fit, weigh_all
from tafureria.games.moros_y_cristianos.state import DECLARAR, DIANA, GUARDAR, REPARTIR, SORTEO, State
from tafureria.games.moros_y_cristianos.suspicion import Hand

KEEPING: Final = 1
DEALING: Final = 2
FIGHTING: Final = 3


class Notebook(CoreNotebook[State]):
    """A perfect memory at one seat."""

    def __init__(self, opening_table: State, seat: int) -> None:
        seats = opening_table.seats
        self.seat = seat
        self.table: State = opening_table
        """The public table as the round began; hands and stock are blank."""
        self.stage = SORTEO if opening_table.phase == SORTEO else DEALING
        self.asked = 0
        """Seats that have been asked whether they keep, those without cards included."""
        self.own = 0
        self.unseen: dict[int, Hand] = {s: Hand() for s in range(seats) if s != seat}
        self.seen: dict[int, int] = {}
        """By round: cards seen anywhere since that round's deal."""
        self.ghosts: list[Ghost] = []
        # For the round to come.
        self.scores = [0] * seats
        self.points = [0] * seats
        self.won_by = NOBODY
        self.left = 0
        self.knights_came = True
        self._begin()

    def _begin(self) -> None:
        """Nothing has happened in this round yet."""
        seats = self.table.seats
        self.spent = [0] * seats
        """Cards that left each hand face up (or, one's own, into the treasure) in this round."""
        self.did: list[tuple[int, int]] = []
        self.objective = -1
        self.oros_are_in = False
        self.pledged = 0
        self.ready = 0
        self.is_sealed = False
        self.shown = [0] * seats
        """Treasure of each seat that was turned up."""
        self.attack = NOBODY
        self.defended = False
        self.side = [NOBODY] * seats
        self.pass_ = 0
        self.knights_in_turn = 0

    def hear(self, event: Event) -> None:
        """Fold in one event, as this seat was told it."""
        fold = FOLDS.get(type(event))
        if fold is not None:
            fold(self, event)

    # --- between rounds -----------------------------------------------------------------------

    def round_began(self, event: events.RoundBegan) -> None:
        table = self.table
        table.starter = event.starter_seat
        if event.round == 1:
            self.stage = DEALING
            return
        table.scores = self.scores[:]
        table.last_points = self.points[:]
        table.last_side = self.won_by
        table.last_knights = self.knights_came
        table.carried = self.left
        spoils.clear_table(table, None)
        table.starter = event.starter_seat
        weigh_all(table.deck, self.unseen, self.seen)
        for hand in self.unseen.values():
            hand.prune()
        rounds = {round_ for hand in self.unseen.values() for round_ in hand.rounds}
        self.seen = {round_: cards for round_, cards in self.seen.items() if round_ in rounds}
        self.stage = KEEPING
        self.asked = 0
        self._begin()

    def kept(self, event: events.Kept | events.Threw) -> None:
        self.asked = (event.seat - self.table.starter) % self.table.seats + 1

    def threw(self, event: events.Threw) -> None:
        self.kept(event)
        if event.seat == self.seat:
            self.own = 0
            return
        hand = self.unseen[event.seat]
        masks = [self.table.deck & ~self.seen[round_] for round_ in hand.rounds]
        self.ghosts.append(Ghost(list(hand.guesses), masks, self.table.round - 1))
        hand.forget()

    def dealt(self, event: events.Dealt) -> None:
        round_ = self.table.round
        if round_ not in self.seen:
            self.seen[round_] = self.table.carried | self.own
            oldest = min((r for hand in self.unseen.values() for r in hand.rounds), default=round_)
            self.ghosts = [ghost for ghost in self.ghosts if ghost.until >= oldest]
        self.stage = DEALING
        if event.card is None:
            self.unseen[event.seat].draw(round_)
        else:
            self.own |= 1 << event.card
            self._saw(event.card)

    # --- before the combat --------------------------------------------------------------------

    def declared(self, event: events.Declared) -> None:
        self.stage = FIGHTING
        self.did.append((event.seat, DECLARE + event.value))

    def combat(self, event: events.Combat) -> None:
        self.stage = FIGHTING
        self.did.append((event.seat, BATALLA))
        self.objective = event.combat[OBJETIVO]

    def put_in(self, event: events.PutIn) -> None:
        for card in event.cards:
            self._shows(event.seat, card)

    def hid(self, event: events.Hid) -> None:
        self.pledged |= 1 << event.card

    def was_ready(self, event: events.Ready) -> None:
        self.ready |= 1 << event.seat
        self.did.append((event.seat, LISTO))

    def sealed(self, event: events.Sealed) -> None:
        self.is_sealed = True
        for seat, hand in self.unseen.items():
            hand.seal(event.counts[seat])
        chest = self.pledged | self.own & OROS_MASK
        self.own ^= chest
        self.spent[self.seat] |= chest

    # --- the combat ---------------------------------------------------------------------------

    def _suits_due(self, seat: int) -> tuple[int, ...]:
        """Suits of the knights that the seat may play in its first turn."""
        suits = self._suits_of(seat)
        if self.attack != NOBODY and not self.defended:
            suits = tuple(suit for suit in suits if suit != ESPADAS + self.attack)
        return suits

    def _suits_of(self, seat: int) -> tuple[int, ...]:
        if not self.table.teams:
            return (ESPADAS, BASTOS)
        return (ESPADAS + seat % 2,)

    def _oros_in(self) -> None:
        """After `botin` no oro is left in any hand."""
        if self.objective == BOTIN and not self.oros_are_in:
            self.oros_are_in = True
            for hand in self.unseen.values():
                hand.none_of((OROS,))

    def turn(self, event: events.Turn) -> None:
        """Whoever is asked holds a knight that is due; in the second pass, if without a side, attackers."""
        self._oros_in()
        self.pass_ = event.number
        self.knights_in_turn = 0
        if event.seat == self.seat:
            return
        if event.number == 1:
            self.unseen[event.seat].some_of(self._suits_due(event.seat))
        elif self.side[event.seat] == NOBODY:
            self.unseen[event.seat].some_of((ESPADAS + self.attack,))

    def forced(self, event: events.Forced) -> None:
        """A forced seat holds no knight that is due, and now no oros."""
        self._oros_in()
        for card in event.cards:
            self._shows(event.seat, card)
        if event.seat != self.seat:
            self.unseen[event.seat].none_of((OROS, *self._suits_due(event.seat)))

    def sat_out(self, event: events.SatOut) -> None:
        """A seat that sits out holds no knight it can play at all."""
        if event.seat != self.seat:
            self.unseen[event.seat].none_of(self._suits_of(event.seat))

    def knight(self, event: events.Knight) -> None:
        self.played(event)
        self.knights_in_turn += 1
        self.side[event.seat] = event.side
        if self.attack == NOBODY:
            self.attack = event.side
        elif event.side != self.attack:
            self.defended = True

    def played(self, event: events.Knight | events.Oro | events.Copa) -> None:
        self._shows(event.seat, event.card)
        self.did.append((event.seat, event.card))

    def turned_up(self, event: events.TurnedUp) -> None:
        for card in event.cards:
            if event.seat != self.seat:
                self.unseen[event.seat].show(card, self.seen, chest=True)
            self._saw(card)
        self.shown[event.seat] = mask_of(event.cards)
        self.spent[event.seat] |= self.shown[event.seat]

    def annulled(self, event: events.Annulled) -> None:
        self.did.append((event.seat, AIM + event.target - FIRST_KNIGHT))

    def turn_ended(self, event: events.TurnEnded) -> None:
        """Reinforcements that do not come are not there."""
        own = event.seat == self.seat
        side = self.side[event.seat]
        if self.pass_ == 2 and side != NOBODY and not self.knights_in_turn and not own:
            self.unseen[event.seat].none_of((ESPADAS + side,))
        if self.own if own else self.unseen[event.seat].size:
            self.did.append((event.seat, FIN))

    # --- the booty ----------------------------------------------------------------------------

    def no_knights(self, event: events.NoKnights) -> None:
        self.left = mask_of(event.cards)
        self.won_by = NOBODY
        self.knights_came = False
        self.points = [0] * self.table.seats

    def outcome(self, event: events.Outcome) -> None:
        self.left = 0
        self.won_by = event.side
        self.knights_came = True
        self.points = [0] * self.table.seats

    def took(self, event: events.Took) -> None:
        self.did.append((event.seat, take(event.card)))

    def scored(self, event: events.Scored) -> None:
        self.points[event.seat] = event.points
        self.scores[event.seat] = event.total

    # --- cards --------------------------------------------------------------------------------

    def _shows(self, seat: int, card: int) -> None:
        """A card leaves a hand face up."""
        if seat == self.seat:
            self.own ^= 1 << card
        else:
            self.unseen[seat].show(card, self.seen)
        self.spent[seat] |= 1 << card
        self._saw(card)

    def _saw(self, card: int) -> None:
        for round_ in self.seen:
            self.seen[round_] |= 1 << card

    # --- worlds -------------------------------------------------------------------------------

    def imagine(self, seed: int) -> State:
        """A world that this seat could not tell from the real one."""
        source = Dice(seed)
        state = self.table.clone()
        if self.stage == SORTEO:
            return state
        deal = deal_to_fit(state.deck, self.unseen, self.seen, self.ghosts, source)
        state.stock = state.deck & ~state.carried
        for seat in range(state.seats):
            hand = self.own if seat == self.seat else deal.hands[seat] | deal.chests[seat]
            state.hands[seat] = hand | self.spent[seat]
            state.stock &= ~state.hands[seat]
        if self.stage == KEEPING:
            state.phase = GUARDAR
            state.step = self.asked
            opening.ask_next_to_keep(state, None)
            return state
        opening.begin_deal(state, None)
        engine.carry_on(state)
        if self.stage == FIGHTING:
            self._replay(state, deal, source)
        return state

    def _replay(self, state: State, deal: Deal, source: Source) -> None:
        """Do again what was done; what came of itself then comes of itself now."""
        if self.objective == TESORO:
            pledges = self._pledges(state, deal, source)
        for seat, action in self.did:
            if action == LISTO:
                state.pledged[seat] = pledges[seat]
            if _still_to_do(state, action):
                engine.apply(state, seat, action)
        if self.objective == TESORO and not self.is_sealed:
            state.pledged = pledges

    def _pledges(self, state: State, deal: Deal, source: Source) -> list[int]:
        """Copas that each seat hides: before all are ready, any.

        Of those still deciding only the first may have begun: the order of commitment never matters.
        """
        if self.is_sealed:
            pledges = [(deal.chests.get(s, 0) | self.shown[s]) & COPAS_MASK for s in range(state.seats)]
        else:
            deciding = ~self.ready
            begun = self.ready | deciding & -deciding
            hands = state.hands
            pledges = [
                any_of(hands[s] & COPAS_MASK, source) if begun >> s & 1 else 0 for s in range(state.seats)
            ]
        pledges[self.seat] = self.pledged
        return pledges


def _still_to_do(state: State, action: int) -> bool:
    """Has it not come of itself: a default, the only knight to hit, the last card of the booty?"""
    if action == BATALLA:
        return state.phase == DECLARAR
    if AIM <= action < TAKE:
        target = 1 << action - AIM + FIRST_KNIGHT
        return state.phase == DIANA and targets_of(state, state.aiming) & target != 0
    if TAKE <= action < DECLARE:
        return state.phase == REPARTIR
    return True


FOLDS: Final[dict[type[Event], Callable[[Notebook, Any], None]]] = {
    events.RoundBegan: Notebook.round_began,
    events.Kept: Notebook.kept,
    events.Threw: Notebook.threw,
    events.Dealt: Notebook.dealt,
    events.Declared: Notebook.declared,
    events.Combat: Notebook.combat,
    events.PutIn: Notebook.put_in,
    events.Hid: Notebook.hid,
    events.Ready: Notebook.was_ready,
    events.Sealed: Notebook.sealed,
    events.Turn: Notebook.turn,
    events.Forced: Notebook.forced,
    events.SatOut: Notebook.sat_out,
    events.Knight: Notebook.knight,
    events.Oro: Notebook.played,
    events.Copa: Notebook.played,
    events.TurnedUp: Notebook.turned_up,
    events.Annulled: Notebook.annulled,
    events.TurnEnded: Notebook.turn_ended,
    events.NoKnights: Notebook.no_knights,
    events.Outcome: Notebook.outcome,
    events.Took: Notebook.took,
    events.Scored: Notebook.scored,
}
"""What each kind of event teaches; the others repeat what these have told."""
