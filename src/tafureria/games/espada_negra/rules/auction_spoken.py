"""r.4 ``externo``: the house is the auctioneer and draws an order of bidding for each call: no ties."""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.core.shapes import Action, Seat
from tafureria.games.espada_negra import actions, events
from tafureria.games.espada_negra import state as st
from tafureria.games.espada_negra.rules import auction
from tafureria.games.espada_negra.state import State


def orders(state: State) -> int:
    """The number of orders in which the seats that can raise may bid."""
    n = 1
    for k in range(2, state.candidates.bit_count() + 1):
        n *= k
    return n


def draw_order(state: State, number: int, out: Out) -> None:
    """Set the order of bidding of this call, which is public as a whole before anyone bids.

    *number* is the index of the order in lexicographic sequence (the factorial number system).
    """
    seats = [seat for seat in range(state.seats) if state.candidates >> seat & 1]
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
    state.candidates = 0
    _ask_next(state)


def _ask_next(state: State) -> None:
    state.phase = st.SPEAK
    state.asked = 1 << state.order[-1]


def bid(state: State, seat: Seat, action: Action, out: Out) -> None:
    """The first raise leads and a new call begins; a call without a raise ends the auction."""
    if action != actions.PASS:
        state.order = []
        auction.take_lead(state, seat, action, out)
        return
    if out is not None:
        out.append(events.Passed(seat=seat))
    state.order.pop()
    if state.order:
        _ask_next(state)
    else:
        auction.close(state, out)
