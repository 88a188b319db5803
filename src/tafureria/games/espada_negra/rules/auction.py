"""r.4 The auction of one card: what all auction modes share.

The modes differ in how bids are made and ties broken: ``auction_sealed``, ``auction_called``,
``auction_spoken`` and ``auction_outcry``.
"""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.core.rule import WRONG_PHASE, Rule
from tafureria.core.shapes import Action, Mask, Seat
from tafureria.games.espada_negra import actions, events, options, rulebook
from tafureria.games.espada_negra import state as st
from tafureria.games.espada_negra.pieces import conditions
from tafureria.games.espada_negra.rules import card, espionage, sealing
from tafureria.games.espada_negra.state import State


def reserve(state: State) -> int:
    """The lowest bid that opens an auction."""
    return 1 + state.worth(conditions.TASA)


def lowest(state: State) -> int:
    """The lowest bid allowed now; the auctioneer by condition may have a lower one (see ``floor``)."""
    return state.leading_bid + 1 if state.leading_bid else reserve(state)


def floor(state: State, seat: Seat) -> int:
    """The lowest bid that this seat may make now.

    In ``externo`` the auctioneer by condition can take the lead with a bid equal to the leading one.
    """
    if state.mode == options.EXTERNO and seat == state.auctioneer and state.leading_bid:
        return state.leading_bid
    return lowest(state)


def able(state: State) -> Mask:
    """Mask of the seats that can bid now; the others are not asked: it is public that they can only pass."""
    least = lowest(state)
    gold = state.gold
    mask = 0
    for seat in range(state.seats):
        if gold[seat] >= least:
            mask |= 1 << seat
    auctioneer = state.auctioneer
    if auctioneer != st.NOBODY and gold[auctioneer] >= floor(state, auctioneer):
        mask |= 1 << auctioneer
    return mask if state.leader == st.NOBODY else mask & ~(1 << state.leader)


def legal_bid(state: State, seat: Seat) -> list[int]:
    """A pass, or any bid from the lowest allowed to all of the seat's gold."""
    return [actions.PASS, *range(floor(state, seat), state.gold[seat] + 1)]


def check_bid(state: State, seat: Seat, action: Action) -> Rule | None:
    """r.4 A bid beats the leading one, and nobody bids more than they have."""
    if action > actions.MOST_GOLD:
        return WRONG_PHASE
    if action == actions.PASS:
        return None
    if action < floor(state, seat):
        return rulebook.BID_TOO_LOW
    if action > state.gold[seat]:
        return rulebook.BID_TOO_HIGH
    return None


def begin(state: State, out: Out) -> None:
    """Put the card up for auction."""
    state.leading_bid = 0
    state.leader = st.NOBODY
    call(state, out)
    if state.phase == st.OUTCRY and out is not None:
        offered = state.deck.first + state.queue[state.place]
        out.append(events.Outcry(card=offered, count_seconds=state.count_seconds, window_ms=state.window_ms))


def call(state: State, out: Out) -> None:
    """Ask every seat that can bid, in the auction mode of this game; if none can, close the auction."""
    mask = able(state)
    if mask == 0:
        close(state, out)
    elif state.mode == options.SECRETA:
        sealing.ask(state, st.BID, mask)
    elif state.mode == options.INTERNO:
        sealing.ask(state, st.CALL, mask)
    elif state.live:
        sealing.ask(state, st.OUTCRY, mask)
    elif mask & (mask - 1):
        state.phase = st.DRAW_ORDER
        state.asked = 0
        state.candidates = mask
    else:
        # When only one seat can raise, there is no order to draw.
        state.phase = st.SPEAK
        state.asked = mask
        state.order = [mask.bit_length() - 1]


def open_bids(state: State) -> tuple[int, Mask]:
    """The highest sealed bid, and the mask of the seats that made it."""
    best = 0
    mask = 0
    for seat, bid in enumerate(state.sealed):
        if bid > best:
            best = bid
            mask = 1 << seat
        elif bid == best and bid > 0:
            mask |= 1 << seat
    return best, mask


def tell_bids(state: State, out: Out) -> None:
    """Emit the event that opens the sealed bids."""
    if out is not None:
        seats = [seat for seat, bid in enumerate(state.sealed) if bid != st.NO_CHOICE]
        bids = [state.sealed[seat] for seat in seats]
        out.append(
            events.Cried(seats=seats, bids=bids) if state.live else events.Bids(seats=seats, bids=bids)
        )


def take_lead(state: State, seat: Seat, bid: int, out: Out) -> None:
    """Open auctions: this bid leads, and a new call begins."""
    state.leader = seat
    state.leading_bid = bid
    if out is not None:
        out.append(events.Leads(seat=seat, bid=bid))
    call(state, out)


def close(state: State, out: Out) -> None:
    """After a call without a raise, sell the card to the leader, or discard it if nobody has bid."""
    if state.leader == st.NOBODY:
        card.discard(state, st.NO_BIDS, out)
    else:
        sell(state, out)


def sell(state: State, out: Out) -> None:
    """r.4 The leader pays at once, before any espionage."""
    seat = state.leader
    state.taker = seat
    state.price = state.leading_bid
    state.by_attack = False
    state.gold[seat] -= state.price
    if out is not None:
        sold = state.deck.first + state.queue[state.place]
        out.append(events.Sold(seat=seat, paid=state.price, card=sold))
    espionage.begin(state, out)
