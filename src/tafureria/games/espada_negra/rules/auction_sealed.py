"""r.4 ``secreta``: everybody bids once, in secret. A tie that nothing breaks discards the card."""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.core.shapes import Action, Mask, Seat
from tafureria.games.espada_negra import state as st
from tafureria.games.espada_negra.rules import auction, card, sealing
from tafureria.games.espada_negra.state import State


def bid(state: State, seat: Seat, action: Action, out: Out) -> None:
    """Seal a bid; when all are sealed, the highest buys the card."""
    if not sealing.seal(state, seat, action, out):
        return
    best, tied = auction.open_bids(state)
    auction.tell_bids(state, out)
    sealing.clear(state)
    if best == 0:
        card.discard(state, st.NO_BIDS, out)
        return
    winner = break_tie(state, tied)
    if winner == st.NOBODY:
        card.discard(state, st.BY_TIE, out)
        return
    state.leader = winner
    state.leading_bid = best
    auction.sell(state, out)


def break_tie(state: State, tied: Mask) -> Seat:
    """The tied seat that buys the card, or ``NOBODY`` if the card is to be discarded.

    The auctioneer by condition wins ties they are part of; else the seat with most gold left, if only one.
    """
    if state.auctioneer != st.NOBODY and tied >> state.auctioneer & 1:
        return state.auctioneer
    winner = st.NOBODY
    richest = -1
    for seat in range(state.seats):
        if tied >> seat & 1:
            if state.gold[seat] > richest:
                richest = state.gold[seat]
                winner = seat
            elif state.gold[seat] == richest:
                winner = st.NOBODY
    return winner
