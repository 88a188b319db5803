"""What a perfect memory at one seat knows: a shadow of the game, and a ledger of hidden cards.

The shadow is a state of the engine, advanced by the told events. Cards that the seat does not know are
``HIDDEN`` in it, and it stops before each step that needs such a card until an event tells it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafureria.core import game as core
from tafureria.core.chance import Dice
from tafureria.core.event import Event
from tafureria.core.shapes import Seat
from tafureria.games.taifa import actions, board, cards, events
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.memory.imagine import imagine
from tafureria.games.taifa.memory.ledger import (
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
from tafureria.games.taifa.rules import agenda, attack, deal, deed, effects, flow, paria, setting_up
from tafureria.games.taifa.state import State


class Notebook(core.Notebook[State]):
    """Turns told events into imagined worlds."""

    def __init__(self, options: Options, seats: int, seat: Seat) -> None:
        state = setting_up.set_up(options, seats)
        copies = [0] * cards.DESIGNS
        for deck in state.decks:
            for card in deck:
                copies[card] += 1
        state.decks = [[st.HIDDEN] * len(deck) for deck in state.decks]
        state.shadow = True
        flow.run(state, None)
        self.shadow = state
        self.me = state.kingdoms[seat] if 0 <= seat < seats else box.NOBODY
        automata = sum(1 << k for k in state.order if board.is_automa(state, k))
        self.hearsay = Hearsay(copies, automata)

    def imagine(self, seed: int) -> State:
        """A world that fits everything that was told."""
        return imagine(self.shadow, self.hearsay, self.me, Dice(seed))

    def hear(self, event: Event) -> None:
        """Record one told event; events that merely follow from earlier ones change nothing."""
        handler = HANDLERS.get(type(event))
        if handler is not None:
            handler(self, event)
            self._forget()

    # --- small helpers -------------------------------------------------------------------------

    def _forget(self) -> None:
        """Hide the cards of other kingdoms in the shadow again; the ledger keeps what is known of them."""
        state = self.shadow
        for kingdom in state.order:
            if kingdom != self.me:
                hand = state.hands[kingdom]
                for at, card in enumerate(hand):
                    if card != st.HIDDEN:
                        hand[at] = st.HIDDEN

    def _asks(self, kingdom: int, *phases: int) -> bool:
        state = self.shadow
        return bool(state.asked >> kingdom & 1) and (not phases or state.phase in phases)

    def _act(self, kingdom: int, action: int) -> None:
        flow.act(self.shadow, kingdom, action, None)

    def _befall(self, outcome: int) -> None:
        flow.befall(self.shadow, outcome, None)

    def _resume(self, code: int) -> None:
        """Carry out the step before which the shadow has stopped."""
        state = self.shadow
        x = state.todo.pop()
        assert x & agenda.CODE == code
        flow.STEPS[code](state, x, None)
        flow.run(state, None)

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
        place = event.kingdom + (ASIDE if self.shadow.chance_b >= deal.ASIDE else 0)
        self._note(Op(DRAWN, place, event.deck, card))
        self._befall(st.HIDDEN if event.card is None else event.card)

    def refilled(self, event: events.Refilled) -> None:
        """Discards became the deck."""
        self._note(Op(NEW_AGE, event.deck, cards=tuple(event.cards)))

    def turn_ended(self, event: events.TurnEnded) -> None:
        """Discards and permanents returned to their decks."""
        for deck in (box.MUSLIM, box.CHRISTIAN):
            back = tuple(card for card in event.back if cards.faith_of(card) == deck)
            self._note(Op(NEW_AGE, deck, cards=back))

    def die(self, event: events.attack.Die) -> None:
        """A die was thrown."""
        self._befall(self._outcome(event.face))

    def _outcome(self, face: int) -> int:
        return face - 1 if self.shadow.die_faces == 6 else (face - 1) // 3

    def decided(self, event: events.Decided) -> None:
        """An automa threw its die of choice."""
        if event.face and self.shadow.chance in (st.CHOICE_DIE, st.DECK_DIE):
            self._befall(self._outcome(event.face))

    def lost(self, event: events.Lost) -> None:
        """A random card was discarded."""
        kingdom = event.kingdom
        if event.place >= 0:
            self._note(Op(REVEALED, kingdom, card=event.card, place=event.place))
            self.shadow.hands[kingdom][event.place] = event.card
            self._befall(event.place)
        else:
            self._shown(kingdom, event.card)
            self._befall(event.card)

    def stolen(self, event: events.Stolen) -> None:
        """A random card changed hands."""
        self._moved(event.kingdom, event.other, event.card, event.place)
        if event.place >= 0:
            if event.card is not None:
                self.shadow.hands[event.other][event.place] = event.card
            self._befall(event.place)
        else:
            self._befall(st.HIDDEN if event.card is None else event.card)

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
        """A kingdom's cards were looked at; an automa's pile is shuffled afterwards."""
        if event.cards is not None:
            for card in event.cards:
                self._note(Op(MIXED, event.other)) if self.shadow.seat_of[event.other] < 0 else None
                self._note(Op(REVEALED, event.other, card=card))
            for card in event.cards:
                self._gained(event.other, card)
        if self.shadow.seat_of[event.other] < 0:
            self._note(Op(MIXED, event.other))

    # --- rounds --------------------------------------------------------------------------------

    def truce(self, event: events.TruceNamed) -> None:
        """El Cid named the kingdom of his truce."""
        self._act(event.kingdom, actions.KINGDOM + event.other)

    def passed(self, event: events.Passed) -> None:
        """A person passed."""
        if self._asks(event.kingdom, st.ROUND):
            self._act(event.kingdom, actions.PASS)

    def attacks(self, event: events.attack.Attacks) -> None:
        """A person announced an attack."""
        if event.card is None and self._asks(event.kingdom, st.ROUND):
            self._act(event.kingdom, actions.ATTACK + event.area)

    def laid(self, event: events.attack.Laid) -> None:
        """The attacker laid a card."""
        assert self._asks(event.kingdom, st.LAY)
        state = self.shadow
        state.asked, state.phase = 0, st.WAITING
        card = st.HIDDEN if event.card is None else event.card
        attack.lay_one(state, event.kingdom, card, event.dice or 0, None)
        flow.run(state, None)

    def ready(self, event: events.attack.Ready) -> None:
        """A kingdom has laid, or announced, all it wants."""
        if self._asks(event.kingdom, st.LAY, st.GARRISONS):
            self._act(event.kingdom, actions.ENOUGH)

    def peeked(self, event: events.attack.Peeked) -> None:
        """This seat saw the attacker's cards from the watchtower."""
        state = self.shadow
        new = [card for at, card in enumerate(event.cards) if state.laid_card[at] == st.HIDDEN]
        # Out of the hand first, then back: a second card of a design is not the one that was just put back.
        for card in new:
            self._note(Op(REVEALED, event.other, card=card))
        for card in new:
            self._note(Op(GAINED, event.other, card=card))
        state.laid_card[:] = event.cards
        state.laid_dice[:] = event.dice

    def committed(self, event: events.attack.Committed) -> None:
        """This seat gave an unseen answer."""
        way = (event.card, event.dice, event.side)
        self._act(event.kingdom, actions.ROLL_OF.get(way, actions.CARD + event.card))

    def answered(self, event: events.attack.Answered) -> None:
        """This seat has answered."""
        if self._asks(event.kingdom, st.ANSWER, st.RELIC, st.HAKIM):
            self._act(event.kingdom, actions.ENOUGH)

    def counted(self, event: events.attack.Counted) -> None:
        """All have answered: how many cards each laid."""
        state = self.shadow
        state.asked, state.phase = 0, st.WAITING
        x = state.todo.pop()
        assert x & agenda.CODE == agenda.COUNT_ANSWERS
        for kingdom, count in zip(event.kingdoms, event.counts, strict=True):
            if kingdom == self.me:
                for action in state.commits[kingdom]:
                    card, side, dice = deed.what(action)
                    deal.take_out(state, kingdom, card)
                    deed.lay(state, kingdom, card, side, dice)
                continue
            for _number in range(count):
                state.hands[kingdom].pop()
                deed.lay(state, kingdom, st.HIDDEN, 0, 0)
        for commits in state.commits:
            commits.clear()
        flow.run(state, None)

    def revealed(self, event: events.attack.Revealed) -> None:
        """All cards of the deed were turned up."""
        state = self.shadow
        for at, kingdom in enumerate(state.laid_by):
            if state.seat_of[kingdom] >= 0:
                self._shown(kingdom, event.cards[at])
            state.laid_card[at] = event.cards[at]
            state.laid_side[at] = event.sides[at]
            state.laid_dice[at] = event.dice[at]
        self._resume(state.todo[-1] & agenda.CODE)

    def garrison_spent(self, event: events.attack.GarrisonSpent) -> None:
        """A person announced a garrison."""
        if self._asks(event.kingdom, st.GARRISONS):
            self._act(event.kingdom, actions.AREA + event.area)

    def sortied(self, event: events.attack.Sortied) -> None:
        """A person took out a Troop."""
        if self._asks(event.kingdom, st.SORTIE):
            self._act(event.kingdom, actions.CARD + event.card)

    def afterwards(self, event: events.attack.Afterwards) -> None:
        """All have answered about Relic or Hakim."""
        state = self.shadow
        state.asked, state.phase = 0, st.WAITING
        is_hakim = state.todo[-1] & agenda.CODE == agenda.SHOW_HAKIM
        for at, kingdom in enumerate(event.kingdoms):
            card = event.cards[at] if is_hakim else cards.RELIQUIA
            state.commits[kingdom] = [actions.CARD + card]
            self._shown(kingdom, cards.HAKIM if is_hakim else cards.RELIQUIA)
        self._resume(agenda.SHOW_HAKIM if is_hakim else agenda.SHOW_RELIC)

    def hakim(self, event: events.attack.HakimShown) -> None:
        """A Troop came to a hand."""
        self._gained(event.kingdom, event.card)

    def chose(self, event: events.attack.Chose) -> None:
        """A person chose a reward, or to repeat an effect."""
        self._act(event.kingdom, event.action)

    def incursion_began(self, event: events.IncursionBegan) -> None:
        """A person paid for an incursion."""
        if self._asks(event.kingdom, st.PRICE):
            self._play(event.kingdom, event.card, actions.CARD + event.card)

    def played(self, event: events.Played) -> None:
        """A person played an Event."""
        if self._asks(event.kingdom, st.ROUND):
            self._play(event.kingdom, event.card, actions.EVENT_OF[event.card])

    def discarded(self, event: events.Discarded) -> None:
        """A person discarded."""
        if self._asks(event.kingdom, st.ROUND):
            self._play(event.kingdom, event.card, actions.DISCARD + event.card)

    def gifting(self, event: events.Gifting) -> None:
        """A gift was announced."""
        if self._asks(event.kingdom, st.ROUND, st.PARIA):
            self._act(event.kingdom, actions.GIFT + event.other)

    def given(self, event: events.Given) -> None:
        """A gift was handed over."""
        assert self._asks(event.kingdom, st.GIFT_CARD)
        state = self.shadow
        self._moved(event.other, event.kingdom, event.card)
        state.asked, state.phase = 0, st.WAITING
        paria.give(state, event.kingdom, st.HIDDEN if event.card is None else event.card, None)
        flow.run(state, None)

    def aimed(self, event: events.Aimed) -> None:
        """A person aimed an event, or an incursion."""
        if event.card is None:
            assert event.other is not None
            self._act(event.kingdom, actions.INCURSION + event.other)
        elif self._asks(event.kingdom, st.AIM_AREA, st.AIM_KINGDOM):
            if event.area is not None:
                self._act(event.kingdom, actions.AREA + event.area)
            elif event.other is not None:
                self._act(event.kingdom, actions.KINGDOM + event.other)

    def declined(self, event: events.Declined) -> None:
        """A person skipped an effect, or stopped choosing."""
        self._act(event.kingdom, actions.ENOUGH)

    def set_aside(self, event: events.SetAside) -> None:
        """A card was set aside."""
        self._play(event.kingdom, event.card, actions.CARD + event.card)

    def taken(self, event: events.Taken) -> None:
        """A Response was taken from the discards."""
        self._gained(event.kingdom, event.card)
        if self._asks(event.kingdom, st.TAKE):
            self._act(event.kingdom, actions.CARD + event.card)

    def kept(self, event: events.Kept) -> None:
        """One of the cards set aside was kept."""
        state, kingdom = self.shadow, event.kingdom
        if kingdom != self.me:
            for card in event.cards:
                self._note(Op(REVEALED, ASIDE + kingdom, card=card))
            self._note(Op(KEPT, ASIDE + kingdom, kingdom))
        if self._asks(kingdom, st.KEEP):
            state.asked, state.phase = 0, st.WAITING
            card = st.HIDDEN if event.card is None else event.card
            state.aside = [card, *event.cards]
            effects.keep_one(state, kingdom, card, None)
            flow.run(state, None)
        elif state.todo and state.todo[-1] & agenda.CODE == agenda.AUTO_KEEP:
            state.aside = [st.HIDDEN, *event.cards]
            self._resume(agenda.AUTO_KEEP)

    # --- automata ------------------------------------------------------------------------------

    def turned_up(self, event: events.TurnedUp) -> None:
        """An automa turned up its top card."""
        self._note(Op(REVEALED, event.kingdom, card=event.card))
        self.shadow.hands[event.kingdom][-1] = event.card
        self._resume(agenda.TURN_UP)

    def top_lost(self, event: events.TopLost) -> None:
        """The Almorávides' top card was discarded."""
        self._note(Op(REVEALED, event.kingdom, card=event.card))
        self.shadow.hands[event.kingdom][-1] = event.card
        self._resume(agenda.DISCARD_TOP)

    def cid_handed(self, event: events.CidHanded) -> None:
        """El Cid's card came to its player."""
        self._gained(event.other, cards.EL_CID)


HANDLERS: dict[type[Event], Callable[[Notebook, Any], None]] = {
    events.Drew: Notebook.drew,
    events.Refilled: Notebook.refilled,
    events.TurnEnded: Notebook.turn_ended,
    events.attack.Die: Notebook.die,
    events.Decided: Notebook.decided,
    events.Lost: Notebook.lost,
    events.Stolen: Notebook.stolen,
    events.Mixing: Notebook.mixing,
    events.Looked: Notebook.looked,
    events.TruceNamed: Notebook.truce,
    events.Passed: Notebook.passed,
    events.attack.Attacks: Notebook.attacks,
    events.attack.Laid: Notebook.laid,
    events.attack.Ready: Notebook.ready,
    events.attack.Peeked: Notebook.peeked,
    events.attack.Committed: Notebook.committed,
    events.attack.Answered: Notebook.answered,
    events.attack.Counted: Notebook.counted,
    events.attack.Revealed: Notebook.revealed,
    events.attack.GarrisonSpent: Notebook.garrison_spent,
    events.attack.Sortied: Notebook.sortied,
    events.attack.Afterwards: Notebook.afterwards,
    events.attack.HakimShown: Notebook.hakim,
    events.attack.Chose: Notebook.chose,
    events.IncursionBegan: Notebook.incursion_began,
    events.Played: Notebook.played,
    events.Discarded: Notebook.discarded,
    events.Gifting: Notebook.gifting,
    events.Given: Notebook.given,
    events.Aimed: Notebook.aimed,
    events.Declined: Notebook.declined,
    events.SetAside: Notebook.set_aside,
    events.Taken: Notebook.taken,
    events.Kept: Notebook.kept,
    events.TurnedUp: Notebook.turned_up,
    events.TopLost: Notebook.top_lost,
    events.CidHanded: Notebook.cid_handed,
}
