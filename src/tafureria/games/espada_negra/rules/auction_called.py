"""r.4 ``interno``: in each call all but the leader bid simultaneously; the auctioneer breaks ties."""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.core.rule import WRONG_PHASE, Rule
from tafureria.core.shapes import Action, Seat
from tafureria.games.espada_negra import actions, events, rulebook
from tafureria.games.espada_negra import state as st
from tafureria.games.espada_negra.rules import auction, sealing
from tafureria.games.espada_negra.state import State


def bid(state: State, seat: Seat, action: Action, out: Out) -> None:
    """Seal a bid of this call; when all are sealed, the highest leads.

    A call without a raise closes the auction.
    """
    if not sealing.seal(state, seat, action, out):
        return
    best, tied = auction.open_bids(state)
    auction.tell_bids(state, out)
    sealing.clear(state)
    if best == 0:
        auction.close(state, out)
    elif tied & (tied - 1):
        state.phase = st.NAME
        state.candidates = tied
        state.leading_bid = best
        state.asked = 1 << state.auctioneer
    else:
        auction.take_lead(state, tied.bit_length() - 1, best, out)


def legal_name(state: State, seat: Seat) -> list[int]:
    """The auctioneer may name any of the tied seats, including their own if it is tied."""
    del seat
    return [actions.NAME + tied for tied in range(state.seats) if state.candidates >> tied & 1]


def check_name(state: State, seat: Seat, action: Action) -> Rule | None:
    """Only a tied seat may be named."""
    del seat
    if not actions.NAME <= action < actions.QUIET:
        return WRONG_PHASE
    return None if state.candidates >> (action - actions.NAME) & 1 else rulebook.NOT_TIED


def name(state: State, seat: Seat, action: Action, out: Out) -> None:
    """The auctioneer names the seat that leads."""
    leader = action - actions.NAME
    if out is not None:
        out.append(events.Named(seat=seat, leader_seat=leader))
    state.candidates = 0
    auction.take_lead(state, leader, state.leading_bid, out)
