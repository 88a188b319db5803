"""What a perfect memory at one seat knows: a shadow of the game, and a ledger of hidden cards.

The shadow is the engine itself, carried along by what is told; cards that the seat does not know are
``HIDDEN`` in it, and it stops before each step that needs one until an event tells.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafureria.core.chance import Dice
from tafureria.core.event import Event
from tafureria.core.game import Notebook
from tafureria.games.taifa import actions, agenda, cards, deal, deed, deed_events, engine, events
from tafureria.games.taifa import options as set_up
from tafureria.games.taifa.imagine import imagine
from tafureria.games.taifa.ledger import (
    ASIDE,
    DRAWN,
    GAINED,
    KEPT,
    MIXED,
    MOVED,
    NEW_AGE,
    REVEALED,
    Hearsay,
    Op,
)
from tafureria.games.taifa.options import Options
from tafureria.games.taifa.pieces import CHRISTIAN, DESIGNS, EL_CID, HAKIM, MUSLIM, NOBODY, RELIQUIA, faith_of
from tafureria.games.taifa.state import (
    AIM_AREA,
    AIM_KINGDOM,
    ANSWER,
    CHOICE_DIE,
    DECK_DIE,
    GARRISONS,
    GIFT_CARD,
    HAKIM_PICK,
    HIDDEN,
    KEEP,
    LAY,
    NONE,
    PARIA_GIFTS,
    PRICE,
    RELIC,
    ROUND,
    SORTIE,
    TAKE,
    State,
)


class TaifaNotebook(Notebook[State]):
    """Told events in, worlds out."""

    def __init__(self, options: Options, seats: int, seat: int) -> None:
        state = set_up.set_up(options, seats)
        copies = [0] * DESIGNS
        for deck in state.deck:
            for card in deck:
                copies[card] += 1
        state.deck = [[HIDDEN] * len(deck) for deck in state.deck]
        state.shadow = True
        engine.run(state, None)
        self.shadow = state
        self.me = state.kingdoms[seat] if 0 <= seat < seats else NOBODY
        automata = sum(1 << k for k in state.order if state.seat_of[k] < 0)
        self.hearsay = Hearsay(copies, automata)

    def imagine(self, seed: int) -> State:
        """A world that fits all that was told."""
        return imagine(self.shadow, self.hearsay, self.me, Dice(seed))

    def hear(self, event: Event) -> None:
        """Fold in one told event; those that only follow from earlier ones change nothing."""
        handler = HANDLERS.get(type(event))
        if handler is not None:
            handler(self, event)
            self._forget()

    # --- small helpers -------------------------------------------------------------------------

    def _forget(self) -> None:
        """Cards of others stay unknown in the shadow, whatever passed through it; the ledger knows."""
        state = self.shadow
        for kingdom in state.order:
            if kingdom != self.me:
                hand = state.hand[kingdom]
                for at, card in enumerate(hand):
                    if card != HIDDEN:
                        hand[at] = HIDDEN

    def _asks(self, kingdom: int, *phases: int) -> bool:
        state = self.shadow
        return bool(state.asked >> kingdom & 1) and (not phases or state.phase in phases)

    def _act(self, kingdom: int, action: int) -> None:
        engine.act(self.shadow, kingdom, action, None)

    def _befall(self, outcome: int) -> None:
        engine.befall(self.shadow, outcome, None)

    def _resume(self, code: int) -> None:
        """Carry out the step that the shadow waits before."""
        state = self.shadow
        x = state.todo.pop()
        assert x & 63 == code
        engine.STEPS[code](state, x, None)
        engine.run(state, None)

    def _note(self, op: Op) -> None:
        self.hearsay.note(op)

    def _shown(self, kingdom: int, card: int) -> None:
        """A card left the hand of somebody else, face up."""
        if kingdom != self.me:
            self._note(Op(REVEALED, kingdom, card=card))

    def _gained(self, kingdom: int, card: int) -> None:
        """A card came to the hand of somebody else, face up."""
        if kingdom != self.me:
            self._note(Op(GAINED, kingdom, card=card))

    def _play(self, kingdom: int, card: int, action: int) -> None:
        """A person shows a card and acts with it."""
        self._shown(kingdom, card)
        self._act(kingdom, action)

    # --- chance --------------------------------------------------------------------------------

    def drew(self, event: events.Drew) -> None:
        """A card is drawn."""
        card = -1 if event.card is None else event.card
        place = event.reino + (ASIDE if self.shadow.chance_b >= 2 else 0)
        self._note(Op(DRAWN, place, event.deck, card))
        self._befall(HIDDEN if event.card is None else event.card)

    def refilled(self, event: events.Refilled) -> None:
        """Discards became the deck."""
        self._note(Op(NEW_AGE, event.deck, cards=tuple(event.cards)))

    def turn_ended(self, event: events.TurnEnded) -> None:
        """Discards and permanents returned to their decks."""
        for deck in (MUSLIM, CHRISTIAN):
            back = tuple(card for card in event.back if faith_of(card) == deck)
            self._note(Op(NEW_AGE, deck, cards=back))

    def die(self, event: deed_events.Die) -> None:
        """A die was thrown."""
        self._befall(self._outcome(event.face))

    def _outcome(self, face: int) -> int:
        return face - 1 if self.shadow.die_faces == 6 else (face - 1) // 3

    def decided(self, event: events.Decided) -> None:
        """An automa threw its die of choice."""
        if event.face and self.shadow.chance in (CHOICE_DIE, DECK_DIE):
            self._befall(self._outcome(event.face))

    def lost(self, event: events.Lost) -> None:
        """A random card was discarded."""
        kingdom = event.reino
        if event.place >= 0:
            self._note(Op(REVEALED, kingdom, card=event.card, place=event.place))
            self.shadow.hand[kingdom][event.place] = event.card
            self._befall(event.place)
        else:
            self._shown(kingdom, event.card)
            self._befall(event.card)

    def stolen(self, event: events.Stolen) -> None:
        """A random card changed hands."""
        self._moved(event.reino, event.otro, event.card, event.place)
        if event.place >= 0:
            if event.card is not None:
                self.shadow.hand[event.otro][event.place] = event.card
            self._befall(event.place)
        else:
            self._befall(HIDDEN if event.card is None else event.card)

    def _moved(self, taker: int, giver: int, card: int | None, place: int = -1) -> None:
        if giver == self.me:
            assert card is not None
            self._gained(taker, card)
        else:
            to = -1 if taker == self.me else taker
            self._note(Op(MOVED, giver, to, -1 if card is None else card, place))

    def mixing(self, event: events.Mixing) -> None:
        """A step of shuffling a pile."""
        del event
        self._befall(0)

    def looked(self, event: events.Looked) -> None:
        """A hand was seen; a pile is shuffled after it."""
        if event.cards is not None:
            for card in event.cards:
                self._note(Op(MIXED, event.otro)) if self.shadow.seat_of[event.otro] < 0 else None
                self._note(Op(REVEALED, event.otro, card=card))
            for card in event.cards:
                self._gained(event.otro, card)
        if self.shadow.seat_of[event.otro] < 0:
            self._note(Op(MIXED, event.otro))

    # --- rounds --------------------------------------------------------------------------------

    def truce(self, event: events.TruceNamed) -> None:
        """El Cid named his truce."""
        self._act(event.reino, actions.KINGDOM + event.otro)

    def passed(self, event: events.Passed) -> None:
        """A person passed."""
        if self._asks(event.reino, ROUND):
            self._act(event.reino, actions.PASS)

    def attacks(self, event: deed_events.Attacks) -> None:
        """A person announced an attack."""
        if event.card is None and self._asks(event.reino, ROUND):
            self._act(event.reino, actions.ATTACK + event.area)

    def laid(self, event: deed_events.Laid) -> None:
        """The attacker laid a card."""
        assert self._asks(event.reino, LAY)
        state = self.shadow
        state.asked, state.phase = 0, NONE
        card = HIDDEN if event.card is None else event.card
        engine.lay_one(state, event.reino, card, event.dice or 0, None)
        engine.run(state, None)

    def ready(self, event: deed_events.Ready) -> None:
        """Somebody has laid, or announced, all."""
        if self._asks(event.reino, LAY, GARRISONS):
            self._act(event.reino, actions.ENOUGH)

    def peeked(self, event: deed_events.Peeked) -> None:
        """From the watchtower."""
        state = self.shadow
        for at, card in enumerate(event.cards):
            if state.laid_card[at] == HIDDEN:
                self._note(Op(REVEALED, event.otro, card=card))
                self._note(Op(GAINED, event.otro, card=card))
            state.laid_card[at], state.laid_n[at] = card, event.dice[at]

    def committed(self, event: deed_events.Committed) -> None:
        """An own answer."""
        way = (event.card, event.dice, event.side)
        self._act(event.reino, actions.ROLL_OF.get(way, actions.CARD + event.card))

    def answered(self, event: deed_events.Answered) -> None:
        """Somebody has answered."""
        if self._asks(event.reino, ANSWER, RELIC, HAKIM_PICK):
            self._act(event.reino, actions.ENOUGH)

    def counted(self, event: deed_events.Counted) -> None:
        """How many cards each laid."""
        state = self.shadow
        x = state.todo.pop()
        assert x & 63 == agenda.COUNT_ANSWERS
        for kingdom, count in zip(event.reinos, event.counts, strict=True):
            if kingdom == self.me:
                for action in state.commits[kingdom]:
                    card, side, dice = deed.what(action)
                    deal.take_out(state, kingdom, card)
                    deed.lay(state, kingdom, card, side, dice)
                continue
            for _number in range(count):
                state.hand[kingdom].pop()
                deed.lay(state, kingdom, HIDDEN, 0, 0)
        for commits in state.commits:
            commits.clear()
        engine.run(state, None)

    def revealed(self, event: deed_events.Revealed) -> None:
        """All cards of the deed are turned up."""
        state = self.shadow
        for at, kingdom in enumerate(state.laid_k):
            if state.seat_of[kingdom] >= 0:
                self._shown(kingdom, event.cards[at])
            state.laid_card[at] = event.cards[at]
            state.laid_side[at] = event.sides[at]
            state.laid_n[at] = event.dice[at]
        self._resume(agenda.REVEAL)

    def garrison_spent(self, event: deed_events.GarrisonSpent) -> None:
        """A person announced a garrison."""
        if self._asks(event.reino, GARRISONS):
            self._act(event.reino, actions.AREA + event.area)

    def sortied(self, event: deed_events.Sortied) -> None:
        """A person took out a Troop."""
        if self._asks(event.reino, SORTIE):
            self._act(event.reino, actions.CARD + event.card)

    def afterwards(self, event: deed_events.Afterwards) -> None:
        """Relic or Hakim."""
        state = self.shadow
        is_hakim = state.todo[-1] & 63 == agenda.SHOW_HAKIM
        for at, kingdom in enumerate(event.reinos):
            card = event.cards[at] if is_hakim else RELIQUIA
            state.commits[kingdom] = [actions.CARD + card]
            self._shown(kingdom, HAKIM if is_hakim else RELIQUIA)
        self._resume(agenda.SHOW_HAKIM if is_hakim else agenda.SHOW_RELIC)

    def hakim(self, event: deed_events.HakimShown) -> None:
        """A Troop came to a hand."""
        self._gained(event.reino, event.card)

    def chose(self, event: deed_events.Chose) -> None:
        """A reward, or an effect again."""
        self._act(event.reino, event.action)

    def raids(self, event: events.Raids) -> None:
        """A person paid for an incursion."""
        if self._asks(event.reino, PRICE):
            self._play(event.reino, event.card, actions.CARD + event.card)

    def played(self, event: events.Played) -> None:
        """A person played an Event."""
        if self._asks(event.reino, ROUND):
            self._play(event.reino, event.card, actions.EVENT_OF[event.card])

    def discarded(self, event: events.Discarded) -> None:
        """A person discarded."""
        if self._asks(event.reino, ROUND):
            self._play(event.reino, event.card, actions.DISCARD + event.card)

    def gifting(self, event: events.Gifting) -> None:
        """A gift was announced."""
        if self._asks(event.reino, ROUND, PARIA_GIFTS):
            self._act(event.reino, actions.GIFT + event.otro)

    def given(self, event: events.Given) -> None:
        """A gift was handed over."""
        assert self._asks(event.reino, GIFT_CARD)
        state = self.shadow
        self._moved(event.otro, event.reino, event.card)
        state.asked, state.phase = 0, NONE
        engine.give(state, event.reino, HIDDEN if event.card is None else event.card, None)
        engine.run(state, None)

    def aimed(self, event: events.Aimed) -> None:
        """A person aimed an event, or an incursion."""
        if event.card is None:
            assert event.otro is not None
            self._act(event.reino, actions.INCURSION + event.otro)
        elif self._asks(event.reino, AIM_AREA, AIM_KINGDOM):
            if event.area is not None:
                self._act(event.reino, actions.AREA + event.area)
            elif event.otro is not None:
                self._act(event.reino, actions.KINGDOM + event.otro)

    def declined(self, event: events.Declined) -> None:
        """A person wanted no more."""
        self._act(event.reino, actions.ENOUGH)

    def set_aside(self, event: events.SetAside) -> None:
        """A card was set aside."""
        self._play(event.reino, event.card, actions.CARD + event.card)

    def taken(self, event: events.Taken) -> None:
        """A Response was taken from the discards."""
        self._gained(event.reino, event.card)
        if self._asks(event.reino, TAKE):
            self._act(event.reino, actions.CARD + event.card)

    def kept(self, event: events.Kept) -> None:
        """One of the cards set aside was kept."""
        state, kingdom = self.shadow, event.reino
        if kingdom != self.me:
            for card in event.cards:
                self._note(Op(REVEALED, ASIDE + kingdom, card=card))
            self._note(Op(KEPT, ASIDE + kingdom, kingdom))
        if self._asks(kingdom, KEEP):
            state.asked, state.phase = 0, NONE
            card = HIDDEN if event.card is None else event.card
            state.aside = [card, *event.cards]
            cards.keep(state, kingdom, card, None)
            engine.run(state, None)

    # --- automata ------------------------------------------------------------------------------

    def turned_up(self, event: events.TurnedUp) -> None:
        """An automa's top card."""
        self._note(Op(REVEALED, event.reino, card=event.card))
        self.shadow.hand[event.reino][-1] = event.card
        self._resume(agenda.TURN_UP)

    def top_lost(self, event: events.TopLost) -> None:
        """The Almorávides' top card was discarded."""
        self._note(Op(REVEALED, event.reino, card=event.card))
        self.shadow.hand[event.reino][-1] = event.card
        self._resume(agenda.DISCARD_TOP)

    def cid_handed(self, event: events.CidHanded) -> None:
        """El Cid's card came to its player."""
        self._gained(event.otro, EL_CID)


HANDLERS: dict[type[Event], Callable[[TaifaNotebook, Any], None]] = {
    events.Drew: TaifaNotebook.drew,
    events.Refilled: TaifaNotebook.refilled,
    events.TurnEnded: TaifaNotebook.turn_ended,
    deed_events.Die: TaifaNotebook.die,
    events.Decided: TaifaNotebook.decided,
    events.Lost: TaifaNotebook.lost,
    events.Stolen: TaifaNotebook.stolen,
    events.Mixing: TaifaNotebook.mixing,
    events.Looked: TaifaNotebook.looked,
    events.TruceNamed: TaifaNotebook.truce,
    events.Passed: TaifaNotebook.passed,
    deed_events.Attacks: TaifaNotebook.attacks,
    deed_events.Laid: TaifaNotebook.laid,
    deed_events.Ready: TaifaNotebook.ready,
    deed_events.Peeked: TaifaNotebook.peeked,
    deed_events.Committed: TaifaNotebook.committed,
    deed_events.Answered: TaifaNotebook.answered,
    deed_events.Counted: TaifaNotebook.counted,
    deed_events.Revealed: TaifaNotebook.revealed,
    deed_events.GarrisonSpent: TaifaNotebook.garrison_spent,
    deed_events.Sortied: TaifaNotebook.sortied,
    deed_events.Afterwards: TaifaNotebook.afterwards,
    deed_events.HakimShown: TaifaNotebook.hakim,
    deed_events.Chose: TaifaNotebook.chose,
    events.Raids: TaifaNotebook.raids,
    events.Played: TaifaNotebook.played,
    events.Discarded: TaifaNotebook.discarded,
    events.Gifting: TaifaNotebook.gifting,
    events.Given: TaifaNotebook.given,
    events.Aimed: TaifaNotebook.aimed,
    events.Declined: TaifaNotebook.declined,
    events.SetAside: TaifaNotebook.set_aside,
    events.Taken: TaifaNotebook.taken,
    events.Kept: TaifaNotebook.kept,
    events.TurnedUp: TaifaNotebook.turned_up,
    events.TopLost: TaifaNotebook.top_lost,
    events.CidHanded: TaifaNotebook.cid_handed,
}
