"""r.4 The auction of one card, in its three modes, and their rules for ties."""

from __future__ import annotations

from tafureria.core.event import Event
from tafureria.core.rule import Rule
from tafureria.games.espada_negra import events, rulebook
from tafureria.games.espada_negra.actions import NAME
from tafureria.games.espada_negra.conditions import AMOUNTS, TASA
from tafureria.games.espada_negra.options import EXTERNO, INTERNO, SECRETA
from tafureria.games.espada_negra.state import (
    BIDDING,
    CALLING,
    DRAW_ORDER,
    LOT,
    NAMING,
    NO_CHOICE,
    NOBODY,
    OUTCRY,
    SPEAKING,
    State,
)

ASKED = 0
SOLD = 1
UNSOLD = 2
"""No bid at all."""
TIE = 3
"""Sealed bids: a tie that nothing breaks."""


def reserve(state: State) -> int:
    """The lowest bid that there can be."""
    return 1 + state.conditions[TASA] * AMOUNTS[TASA]


def floor(state: State, seat: int) -> int:
    """The lowest bid that a seat may make now.

    In ``externo`` the auctioneer by condition takes the lead with a bid equal to the leading one.
    """
    if state.lead == 0:
        return reserve(state)
    if state.mode == EXTERNO and seat == state.chair:
        return state.lead
    return state.lead + 1


def able(state: State) -> int:
    """Mask of the seats that could bid now; the others publicly can only pass and are not asked."""
    mask = 0
    for seat in range(state.seats):
        if seat != state.leader and state.gold[seat] >= floor(state, seat):
            mask |= 1 << seat
    return mask


def begin(state: State, out: list[Event] | None) -> int:
    """The card on the block is put up for auction."""
    state.lead = 0
    state.leader = NOBODY
    result = call(state)
    if state.live and result == ASKED and out is not None:
        card = state.deck.first + state.queue[state.block]
        out.append(events.Outcry(card=card, count=state.count, window=state.window))
    return result


def call(state: State) -> int:
    """One call: all who could bid are asked. Nobody could: sold to the leader, or unsold."""
    mask = able(state)
    if mask == 0:
        return UNSOLD if state.leader == NOBODY else SOLD
    if state.mode == EXTERNO and not state.live:
        if mask & (mask - 1):
            state.phase = DRAW_ORDER
            state.tied = mask
        else:
            state.order = [mask.bit_length() - 1]
            _next_speaker(state)
        return ASKED
    state.pending = mask
    state.commits = [NO_CHOICE] * state.seats
    if state.mode == SECRETA:
        state.phase = BIDDING
    elif state.mode == INTERNO:
        state.phase = CALLING
    else:
        state.phase = OUTCRY
    return ASKED


def legal(state: State, seat: int) -> list[int]:
    """To pass, or any bid from the lowest allowed to all of one's gold."""
    return [0, *range(floor(state, seat), state.gold[seat] + 1)]


def check(state: State, seat: int, bid: int) -> Rule | None:
    """r.4 A bid beats the leading one, and nobody bids more than they have."""
    if bid == 0:
        return None
    if bid < floor(state, seat):
        return rulebook.BID_TOO_LOW
    if bid > state.gold[seat]:
        return rulebook.BID_TOO_HIGH
    return None


def legal_names(state: State) -> list[int]:
    """``interno``: any of the tied, oneself only when tied."""
    return [NAME + seat for seat in range(state.seats) if state.tied >> seat & 1]


# --- the bids of all at once ------------------------------------------------------------------


def open_bids(state: State, out: list[Event] | None) -> tuple[int, int]:
    """Open what was sealed: the highest bid, and the mask of the seats that made it."""
    best = 0
    mask = 0
    commits = state.commits
    for seat in range(state.seats):
        bid = commits[seat]
        if bid > best:
            best = bid
            mask = 1 << seat
        elif bid == best and bid > 0:
            mask |= 1 << seat
    if out is not None:
        seats = [seat for seat in range(state.seats) if commits[seat] != NO_CHOICE]
        bids = [commits[seat] for seat in seats]
        out.append(
            events.Cries(seats=seats, bids=bids) if state.live else events.Bids(seats=seats, bids=bids)
        )
    return best, mask


def resolve_sealed(state: State, out: list[Event] | None) -> int:
    """``secreta``: the highest wins; a tie goes to most gold left, else the card is discarded."""
    best, tied = open_bids(state, out)
    state.commits = [NO_CHOICE] * state.seats
    if best == 0:
        return UNSOLD
    winner = NOBODY
    if state.chair != NOBODY and tied >> state.chair & 1:
        winner = state.chair
    else:
        richest = -1
        for seat in range(state.seats):
            if tied >> seat & 1:
                if state.gold[seat] > richest:
                    richest = state.gold[seat]
                    winner = seat
                elif state.gold[seat] == richest:
                    winner = NOBODY
    if winner == NOBODY:
        return TIE
    state.leader = winner
    state.lead = best
    return SOLD


def resolve_call(state: State, out: list[Event] | None) -> int:
    """``interno``: the highest leads and a new call begins; the auctioneer breaks a tie."""
    best, tied = open_bids(state, out)
    state.commits = [NO_CHOICE] * state.seats
    if best == 0:
        return UNSOLD if state.leader == NOBODY else SOLD
    if tied & (tied - 1):
        state.phase = NAMING
        state.tied = tied
        state.lead = best
        state.pending = 1 << state.chair
        return ASKED
    return _lead(state, tied.bit_length() - 1, best, out)


def name(state: State, leader: int, out: list[Event] | None) -> int:
    """``interno``: the auctioneer has named who leads."""
    if out is not None:
        out.append(events.Named(seat=state.chair, leader_seat=leader))
    state.tied = 0
    return _lead(state, leader, state.lead, out)


def _lead(state: State, seat: int, bid: int, out: list[Event] | None) -> int:
    state.leader = seat
    state.lead = bid
    if out is not None:
        out.append(events.Leads(seat=seat, bid=bid))
    return call(state)


# --- the house as auctioneer ------------------------------------------------------------------


def orders(state: State) -> int:
    """``externo``: in how many orders those asked could speak."""
    n = 1
    for k in range(2, state.tied.bit_count() + 1):
        n *= k
    return n


def draw_order(state: State, number: int, out: list[Event] | None) -> None:
    """``externo``: the order of this call, whole and open before anyone speaks.

    *number* counts the orders in lexicographic sequence (the factorial number system).
    """
    seats = [seat for seat in range(state.seats) if state.tied >> seat & 1]
    n = orders(state)
    order: list[int] = []
    while seats:
        n //= len(seats)
        order.append(seats.pop(number // n))
        number %= n
    if out is not None:
        out.append(events.Order(seats=order[:]))
    order.reverse()
    state.order = order
    state.tied = 0
    _next_speaker(state)


def _next_speaker(state: State) -> None:
    state.phase = SPEAKING
    state.pending = 1 << state.order[-1]


def speak(state: State, seat: int, bid: int, out: list[Event] | None) -> int:
    """``externo``: the first to raise leads and a new call begins; a call without a raise sells."""
    if bid:
        state.order = []
        return _lead(state, seat, bid, out)
    if out is not None:
        out.append(events.Passed(seat=seat))
    state.order.pop()
    if state.order:
        _next_speaker(state)
        return ASKED
    return UNSOLD if state.leader == NOBODY else SOLD


def resolve_outcry(state: State, out: list[Event] | None) -> int:
    """Live outcry: what was bid before the call closed; bids that came together are drawn by lot."""
    open_bids(state, out)
    raised = 0
    for seat in range(state.seats):
        if state.commits[seat] > 0:
            raised |= 1 << seat
    if raised == 0:
        state.commits = [NO_CHOICE] * state.seats
        return UNSOLD if state.leader == NOBODY else SOLD
    if raised & (raised - 1):
        state.phase = LOT
        state.tied = raised
        return ASKED
    return draw_lot(state, raised.bit_length() - 1, out)


def draw_lot(state: State, seat: int, out: list[Event] | None) -> int:
    """Live outcry: this bid was heard first."""
    if state.tied and out is not None:
        out.append(events.Lot(seat=seat))
    bid = state.commits[seat]
    state.tied = 0
    state.commits = [NO_CHOICE] * state.seats
    return _lead(state, seat, bid, out)


def sell(state: State, out: list[Event] | None) -> None:
    """r.4 The leader pays at once, before any espionage."""
    state.getter = state.leader
    state.price = state.lead
    state.raid = False
    state.gold[state.leader] -= state.lead
    if out is not None:
        card = state.deck.first + state.queue[state.block]
        out.append(events.Sold(seat=state.leader, paid=state.lead, card=card))
