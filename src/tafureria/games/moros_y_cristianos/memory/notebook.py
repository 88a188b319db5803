"""The notebook: what a perfect memory at one seat knows, and the worlds that it imagines.

It keeps the public state from the start of the round, every action since, and for every other seat the
hands that it may hold (:mod:`memory.guesses`). A world is that state with hands dealt to fit, on which all
actions are replayed, so that forced turns happen automatically.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafureria.core import game as core
from tafureria.core.bits import mask_of
from tafureria.core.chance import Dice, Source
from tafureria.core.event import Event
from tafureria.core.shapes import Action, Card, Mask, Seat
from tafureria.games.moros_y_cristianos import actions, events
from tafureria.games.moros_y_cristianos import state as st
from tafureria.games.moros_y_cristianos.memory.guesses import Hand
from tafureria.games.moros_y_cristianos.memory.sampling import Deal, Thrown, any_of, deal_to_fit, weigh_all
from tafureria.games.moros_y_cristianos.pieces import BASTOS, COPAS_MASK, ESPADAS, NOBODY, OROS, OROS_MASK
from tafureria.games.moros_y_cristianos.rules import copas, hands
from tafureria.games.moros_y_cristianos.state import State

# The stages of a round: at each of them a world is set up in a different way.
NOT_BEGUN: Final = 0
KEEPING: Final = 1
DEALING: Final = 2
FIGHTING: Final = 3


class Notebook(core.Notebook[State]):
    """A perfect memory at one seat."""

    def __init__(
        self,
        opening_table: State,
        seat: Seat,
        apply: Callable[[State, Seat, Action], None],
        carry_on: Callable[[State], None],
    ) -> None:
        seats = opening_table.seats
        self.seat = seat
        self.table: State = opening_table
        """The public state from the start of the round; its hands are empty."""
        self.apply = apply
        """Carries out an action in a world, as the game does."""
        self.carry_on = carry_on
        """Runs the automatic steps in a world, as the game does."""
        self.stage = NOT_BEGUN
        self.asked = 0
        """How many seats have been asked whether they keep their hand, counting those without cards."""
        self.own: Mask = 0
        """The cards in this seat's own hand."""
        self.unseen: dict[int, Hand] = {s: Hand() for s in range(seats) if s != seat}
        """For every other seat, the hands that it may hold."""
        self.seen: dict[int, Mask] = {}
        """By round: mask of the cards seen anywhere since that round's deal."""
        self.thrown: list[Thrown] = []
        """Hands that were thrown away, kept as long as anybody may still hold cards from that time."""
        # To be copied into the table when the next round begins.
        self.scores = [0] * seats
        self.points = [0] * seats
        self.last_side = NOBODY
        self.carried: Mask = 0
        self.had_knights = True
        self._begin()

    def _begin(self) -> None:
        """Reset everything that is recorded about the current round."""
        seats = self.table.seats
        self.spent = [0] * seats
        """Cards that left each hand in this round, as far as this seat has seen them."""
        self.did: list[tuple[Seat, Action]] = []
        """All choices made since the deal, in order."""
        self.objective = -1
        self.oros_are_in = False
        self.hidden: Mask = 0
        """Copas that this seat has hidden in the treasure."""
        self.is_ready = False
        """Has this seat decided what to hide in the treasure?"""
        self.is_sealed = False
        self.shown = [0] * seats
        """The treasure of each seat, once turned up."""
        self.attack = NOBODY
        self.defended = False
        self.sides = [NOBODY] * seats
        self.pass_number = 0
        self.knights_in_turn = 0

    def hear(self, event: Event) -> None:
        """Update the notebook with one event, as this seat received it."""
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
        table.last_side = self.last_side
        table.last_had_knights = self.had_knights
        table.carried = self.carried
        hands.collect_cards(table)
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
        self.thrown.append(Thrown(list(hand.guesses), masks, self.table.round - 1))
        hand.forget()

    def dealt(self, event: events.Dealt) -> None:
        round_ = self.table.round
        if round_ not in self.seen:
            self.seen[round_] = self.table.carried | self.own
            oldest = min((r for hand in self.unseen.values() for r in hand.rounds), default=round_)
            self.thrown = [each for each in self.thrown if each.until >= oldest]
        self.stage = DEALING
        if event.card is None:
            self.unseen[event.seat].draw(round_)
        else:
            self.own |= 1 << event.card
            self._saw(event.card)

    # --- before the combat --------------------------------------------------------------------

    def declared(self, event: events.Declared) -> None:
        self.stage = FIGHTING
        self.did.append((event.seat, actions.DECLARE + event.value))

    def combat(self, event: events.Combat) -> None:
        self.stage = FIGHTING
        self.did.append((event.seat, actions.BATALLA))
        self.objective = event.combat[actions.OBJETIVO]

    def put_in(self, event: events.PutIn) -> None:
        for card in event.cards:
            self._shows(event.seat, card)

    def hid(self, event: events.Hid) -> None:
        self.hidden |= 1 << event.card

    def was_ready(self, event: events.Ready) -> None:
        self.is_ready = True
        self.did.append((event.seat, actions.LISTO))

    def sealed(self, event: events.Sealed) -> None:
        """The number of cards tells how many copas the seat may have hidden; all seats seal at once."""
        if not self.is_sealed:
            self.did += [(seat, actions.LISTO) for seat in self.unseen]
        self.is_sealed = True
        if event.seat != self.seat:
            self.unseen[event.seat].seal(event.count)
            return
        own = self.hidden | self.own & OROS_MASK
        self.own ^= own
        self.spent[self.seat] |= own

    # --- the combat ---------------------------------------------------------------------------

    def _suits_due(self, seat: Seat) -> tuple[int, ...]:
        """Suits of the knights that the seat may play in its first turn."""
        suits = self._suits_of(seat)
        if self.attack != NOBODY and not self.defended:
            suits = tuple(suit for suit in suits if suit != ESPADAS + self.attack)
        return suits

    def _suits_of(self, seat: Seat) -> tuple[int, ...]:
        if not self.table.teams:
            return (ESPADAS, BASTOS)
        return (ESPADAS + seat % 2,)

    def _oros_in(self) -> None:
        """After `botin` no oro is left in any hand."""
        if self.objective == actions.BOTIN and not self.oros_are_in:
            self.oros_are_in = True
            for hand in self.unseen.values():
                hand.none_of((OROS,))

    def turn(self, event: events.Turn) -> None:
        """A seat in turn holds a knight that it may play; in the second pass, without a side, an attacker."""
        self._oros_in()
        self.pass_number = event.pass_number
        self.knights_in_turn = 0
        if event.seat == self.seat:
            return
        if event.pass_number == 1:
            self.unseen[event.seat].some_of(self._suits_due(event.seat))
        elif self.sides[event.seat] == NOBODY:
            self.unseen[event.seat].some_of((ESPADAS + self.attack,))

    def forced(self, event: events.Forced) -> None:
        """A forced seat holds no knight that it may play, and no oros any more."""
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
        self.sides[event.seat] = event.side
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
                self.unseen[event.seat].show(card, self.seen, in_treasure=True)
            self._saw(card)
        self.shown[event.seat] = mask_of(event.cards)
        self.spent[event.seat] |= self.shown[event.seat]

    def annulled(self, event: events.Annulled) -> None:
        self.did.append((event.seat, actions.aim(event.target)))

    def turn_ended(self, event: events.TurnEnded) -> None:
        """A seat with a side that plays no knight in the second pass holds none of that side."""
        own = event.seat == self.seat
        side = self.sides[event.seat]
        if self.pass_number == 2 and side != NOBODY and not self.knights_in_turn and not own:
            self.unseen[event.seat].none_of((ESPADAS + side,))
        if self.own if own else self.unseen[event.seat].size:
            self.did.append((event.seat, actions.FIN))

    # --- the booty ----------------------------------------------------------------------------

    def no_knights(self, event: events.NoKnights) -> None:
        self.carried = mask_of(event.cards)
        self.last_side = NOBODY
        self.had_knights = False
        self.points = [0] * self.table.seats

    def outcome(self, event: events.Outcome) -> None:
        self.carried = 0
        self.last_side = event.side
        self.had_knights = True
        self.points = [0] * self.table.seats

    def took(self, event: events.Took) -> None:
        self.did.append((event.seat, actions.take(event.card)))

    def scored(self, event: events.Scored) -> None:
        self.points[event.seat] = event.points
        self.scores[event.seat] = event.total

    # --- cards --------------------------------------------------------------------------------

    def _shows(self, seat: Seat, card: Card) -> None:
        """A card leaves a hand face up."""
        if seat == self.seat:
            self.own ^= 1 << card
        else:
            self.unseen[seat].show(card, self.seen)
        self.spent[seat] |= 1 << card
        self._saw(card)

    def _saw(self, card: Card) -> None:
        for round_ in self.seen:
            self.seen[round_] |= 1 << card

    # --- worlds -------------------------------------------------------------------------------

    def imagine(self, seed: int) -> State:
        """A world that this seat could not tell from the real one."""
        source = Dice(seed)
        state = self.table.clone()
        if self.stage == NOT_BEGUN:
            return state
        deal = deal_to_fit(state.deck, self.unseen, self.seen, self.thrown, source)
        state.stock = state.deck & ~state.carried
        for seat in range(state.seats):
            hand = self.own if seat == self.seat else deal.hands[seat] | deal.treasure[seat]
            state.hands[seat] = hand | self.spent[seat]
            state.stock &= ~state.hands[seat]
        if self.stage == KEEPING:
            state.phase = st.KEEP
            state.step = self.asked
            hands.ask_next_to_keep(state, None)
            return state
        hands.begin_deal(state, None)
        self.carry_on(state)
        if self.stage == FIGHTING:
            self._replay(state, deal, source)
        return state

    def _replay(self, state: State, deal: Deal, source: Source) -> None:
        """Replay all choices; automatic steps follow from them as they did in the game."""
        if self.objective == actions.TESORO:
            hidden = self._hidden_copas(state, deal, source)
        for seat, action in self.did:
            if action == actions.LISTO:
                state.hidden[seat] = hidden[seat]
            if _still_to_do(state, action):
                self.apply(state, seat, action)
        if self.objective == actions.TESORO and not self.is_sealed:
            self._some_are_ready(state, source)
            state.hidden = hidden

    def _hidden_copas(self, state: State, deal: Deal, source: Source) -> list[Mask]:
        """The copas that each seat hides; before all are ready, a random subset of those in its hand."""
        if self.is_sealed:
            hidden = [
                (deal.treasure.get(seat, 0) | self.shown[seat]) & COPAS_MASK for seat in range(state.seats)
            ]
        else:
            hidden = [any_of(hand & COPAS_MASK, source) for hand in state.hands]
        hidden[self.seat] = self.hidden
        return hidden

    def _some_are_ready(self, state: State, source: Source) -> None:
        """Some of the others are ready; all of them only while this seat is not."""
        others = list(self.unseen)
        ready = source.below((1 << len(others)) - self.is_ready)
        for at, seat in enumerate(others):
            if ready >> at & 1:
                self.apply(state, seat, actions.LISTO)


def _still_to_do(state: State, action: Action) -> bool:
    """Whether the action is still to be carried out in the replay.

    Defaults, annulling the only knight and taking the last card of the booty may have happened automatically.
    """
    if action == actions.BATALLA:
        return state.phase == st.DECLARE
    if actions.AIM <= action < actions.TAKE:
        return state.phase == st.AIM and copas.check_aim(state, action) is None
    if actions.TAKE <= action < actions.DECLARE:
        return state.phase == st.PICK
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
"""The method that handles each kind of event; all other events only repeat what these reveal."""
