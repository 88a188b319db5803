"""r.4 ``externo`` with ``vivo``: live outcry. Everybody but the leader may bid at any moment."""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.core.game import Silence
from tafureria.core.shapes import Action, Seat
from tafureria.games.espada_negra import actions, events
from tafureria.games.espada_negra import state as st
from tafureria.games.espada_negra.rules import auction, sealing
from tafureria.games.espada_negra.state import State


def silence(state: State) -> Silence:
    """A seat that says nothing while the house counts to three passes for this call."""
    return Silence(action=actions.PASS, seconds=float(state.count_seconds), window=state.window_ms / 1000)


def bid(state: State, seat: Seat, action: Action, out: Out) -> None:
    """Seal a bid, or silence; when the call has closed, the bid heard first leads.

    Among simultaneous bids (within the time window of the house) a lot decides.
    """
    if not sealing.seal(state, seat, action, out):
        return
    auction.tell_bids(state, out)
    raised = 0
    for other in range(state.seats):
        if state.sealed[other] > actions.PASS:
            raised |= 1 << other
    if raised == 0:
        sealing.clear(state)
        auction.close(state, out)
    elif raised & (raised - 1):
        state.phase = st.DRAW_LOT
        state.candidates = raised
    else:
        _hear(state, raised.bit_length() - 1, out)


def lots(state: State) -> list[int]:
    """Weights of the lot: all seats with simultaneous bids are equally likely."""
    return [state.candidates >> seat & 1 for seat in range(state.seats)]


def drawn_seat(state: State, x: int) -> Seat:
    """The seat at index *x* among those with simultaneous bids."""
    for seat in range(state.seats):
        x -= state.candidates >> seat & 1
        if x < 0:
            return seat
    raise AssertionError("x lies below the number of candidates")


def draw_lot(state: State, seat: Seat, out: Out) -> None:
    """The drawn seat's bid counts as the first of the simultaneous bids."""
    if out is not None:
        out.append(events.Lot(seat=seat))
    state.candidates = 0
    _hear(state, seat, out)


def _hear(state: State, seat: Seat, out: Out) -> None:
    heard = state.sealed[seat]
    sealing.clear(state)
    auction.take_lead(state, seat, heard, out)
