"""r.7-r.10: the cards are dealt, the troops placed in secret, the board laid in the centre."""

from __future__ import annotations

from tafureria.core.event import Event
from tafureria.core.rule import WRONG_PHASE, Rule
from tafureria.games.la_reconquista import rulebook
from tafureria.games.la_reconquista.actions import LISTO, PON, QUITA
from tafureria.games.la_reconquista.events import (
    BoardShown,
    BoardTaken,
    Dealer,
    Dealt,
    Placed,
    Unplaced,
)
from tafureria.games.la_reconquista.pieces import PROVINCES
from tafureria.games.la_reconquista.state import NOBODY, PLACING, TURN, State


def lot_and_deal_weights(state: State) -> list[int]:
    """r.7 Weight of each seat to be the dealer, then of each territory's card to be dealt next."""
    if state.dealer == NOBODY:
        return [1] * state.seats if state.opt.sorteo else [1] + [0] * (state.seats - 1)
    if state.dealt < state.opt.preparadas:
        lowest = state.undealt & -state.undealt
        return [int(lowest >> p == 1) for p in range(PROVINCES)]
    return [state.undealt >> p & 1 for p in range(PROVINCES)]


def lot_or_card(state: State, outcome: int, out: list[Event] | None) -> None:
    """r.7 The dealer is drawn by lot; the cards are dealt one by one, the dealer's last."""
    if state.dealer == NOBODY:
        state.dealer = outcome
        if out is not None:
            out.append(Dealer(seat=outcome))
        return
    seat = (state.dealer + 1 + state.dealt) % state.seats
    state.undealt ^= 1 << outcome
    state.owned[seat] |= 1 << outcome
    state.dealt += 1
    if out is not None:
        out.append(Dealt(seat=seat, card=outcome))
    if not state.undealt:
        take_board(state, state.dealer, out)


def take_board(state: State, seat: int, out: list[Event] | None) -> None:
    """r.9 This seat takes the board for itself."""
    state.phase = PLACING
    state.actor = seat
    if out is not None:
        out.append(BoardTaken(seat=seat, board=state.board[:]))


def batch(state: State) -> int:
    """r.9 Troops that the holder of the board has to place now."""
    return min(state.opt.tanda, state.left[state.actor])


def legal_place(state: State) -> list[int]:
    """r.9 What the holder of the board may do, ascending."""
    owned = state.owned[state.actor]
    out = []
    if state.placed == batch(state):
        out.append(LISTO)
    else:
        out += [PON + p for p in range(PROVINCES) if owned >> p & 1]
    if state.placed and state.taken_back < state.opt.deshacer:
        draft = state.draft
        out += [QUITA + p for p in range(PROVINCES) if draft[p]]
    return out


def check_place(state: State, action: int) -> Rule | None:
    """r.9 Exactly five troops (or what is left), on provinces of one's own."""
    if action == LISTO:
        return None if state.placed == batch(state) else rulebook.PLACE_ALL
    if PON <= action < PON + PROVINCES:
        if not state.owned[state.actor] >> action - PON & 1:
            return rulebook.PLACE_ON_OWN
        return rulebook.PLACE_NO_MORE if state.placed == batch(state) else None
    if QUITA <= action < QUITA + PROVINCES:
        if not state.draft[action - QUITA]:
            return rulebook.NOT_PLACED_THERE
        return rulebook.TAKE_BACKS if state.taken_back >= state.opt.deshacer else None
    return WRONG_PHASE


def place(state: State, action: int, out: list[Event] | None) -> None:
    """r.9 A troop is put down or taken back, or the board is passed on."""
    if action == LISTO:
        _pass_board(state, out)
    elif action < QUITA:
        where = action - PON
        state.board[where] += 1
        state.draft[where] += 1
        state.placed += 1
        if out is not None:
            out.append(Placed(seat=state.actor, place=where))
    else:
        where = action - QUITA
        state.board[where] -= 1
        state.draft[where] -= 1
        state.placed -= 1
        state.taken_back += 1
        if out is not None:
            out.append(Unplaced(seat=state.actor, place=where))


def _pass_board(state: State, out: list[Event] | None) -> None:
    """r.9 To the left, unseen, until the dealer has none left."""
    seat = state.actor
    state.left[seat] -= state.placed
    state.draft = [0] * PROVINCES
    state.placed = 0
    state.taken_back = 0
    following = (seat + 1) % state.seats
    if state.left[following]:
        take_board(state, following, out)
        return
    # r.10 The last who placed sits at the dealer's right and plays first.
    state.phase = TURN
    if out is not None:
        out.append(BoardShown(seat=seat, board=state.board[:]))
