"""r.7-r.10: the cards are dealt, the troops placed in secret, the board laid in the centre."""

from __future__ import annotations

from tafureria.core.bits import nth
from tafureria.core.event import Out
from tafureria.core.rule import WRONG_PHASE, Rule
from tafureria.core.shapes import Action, Seat
from tafureria.games.la_reconquista import actions, events, rulebook
from tafureria.games.la_reconquista import state as st
from tafureria.games.la_reconquista.pieces import PROVINCES
from tafureria.games.la_reconquista.state import State

# --- r.7 The lot and the deal -----------------------------------------------------------------


def chances(state: State) -> list[int]:
    """r.7 Weight of each seat to be the dealer, then of each territory's card to be dealt next."""
    if state.dealer == st.NOBODY:
        return [1] * state.seats if state.options.sorteo else [1] + [0] * (state.seats - 1)
    if state.dealt < state.options.preparadas:
        lowest = nth(state.undealt, 0)
        return [int(place == lowest) for place in range(PROVINCES)]
    return [state.undealt >> place & 1 for place in range(PROVINCES)]


def chance_weight(state: State) -> int:
    """Sum of :func:`chances`, without listing them."""
    if state.dealer == st.NOBODY:
        return state.seats if state.options.sorteo else 1
    return 1 if state.dealt < state.options.preparadas else state.undealt.bit_count()


def chance_outcome(state: State, x: int) -> int:
    """The seat or territory at *x*, with the weights laid end to end."""
    return x if state.dealer == st.NOBODY else nth(state.undealt, x)


def deal(state: State, outcome: int, out: Out) -> None:
    """r.7 The dealer is drawn by lot; then the cards are dealt one by one, the last to the dealer."""
    if state.dealer == st.NOBODY:
        state.dealer = outcome
        if out is not None:
            out.append(events.Dealer(seat=outcome))
        return
    seat = (state.dealer + 1 + state.dealt) % state.seats
    state.undealt ^= 1 << outcome
    state.owned[seat] |= 1 << outcome
    state.dealt += 1
    if out is not None:
        out.append(events.Dealt(seat=seat, card=outcome))
    if not state.undealt:
        take_board(state, state.dealer, out)


# --- r.9 Secret placement ---------------------------------------------------------------------


def take_board(state: State, seat: Seat, out: Out) -> None:
    """r.9 This seat takes the board, to place troops unseen."""
    state.phase = st.PLACING
    state.active = seat
    state.ask(1 << seat)
    if out is not None:
        out.append(events.BoardTaken(seat=seat, board=state.board[:]))


def batch(state: State) -> int:
    """r.9 Troops that the holder of the board has to place now."""
    return min(state.options.tanda, state.left[state.active])


def legal_place(state: State, seat: Seat) -> list[Action]:
    """r.9 Legal actions of the holder of the board, ascending."""
    owned = state.owned[seat]
    out = []
    if state.placed == batch(state):
        out.append(actions.LISTO)
    else:
        out += [actions.PON + p for p in range(PROVINCES) if owned >> p & 1]
    if state.placed and state.taken_back < state.options.deshacer:
        draft = state.draft
        out += [actions.QUITA + p for p in range(PROVINCES) if draft[p]]
    return out


def check_place(state: State, seat: Seat, action: Action) -> Rule | None:
    """r.9 Exactly five troops (or what is left), on the seat's own provinces."""
    if action == actions.LISTO:
        return None if state.placed == batch(state) else rulebook.PLACE_ALL
    if actions.PON <= action < actions.QUITA:
        if not state.owned[seat] >> action - actions.PON & 1:
            return rulebook.PLACE_ON_OWN
        return rulebook.PLACE_NO_MORE if state.placed == batch(state) else None
    if actions.QUITA <= action < actions.PASA:
        if not state.draft[action - actions.QUITA]:
            return rulebook.NOT_PLACED_THERE
        return rulebook.TAKE_BACKS if state.taken_back >= state.options.deshacer else None
    return WRONG_PHASE


def place(state: State, seat: Seat, action: Action, out: Out) -> None:
    """r.9 Place a troop, take one back, or pass the board to the left."""
    if action == actions.LISTO:
        _pass_board(state, seat, out)
    elif action < actions.QUITA:
        where = action - actions.PON
        state.board[where] += 1
        state.draft[where] += 1
        state.placed += 1
        if out is not None:
            out.append(events.Placed(seat=seat, place=where))
    else:
        where = action - actions.QUITA
        state.board[where] -= 1
        state.draft[where] -= 1
        state.placed -= 1
        state.taken_back += 1
        if out is not None:
            out.append(events.Unplaced(seat=seat, place=where))


def _pass_board(state: State, seat: Seat, out: Out) -> None:
    """r.9 Pass the board to the left, out of sight, or to the centre once the dealer has no troops left."""
    confirm(state, state.placed)
    following = (seat + 1) % state.seats
    if state.left[following]:
        take_board(state, following, out)
        return
    lay_in_centre(state)
    if out is not None:
        out.append(events.BoardShown(seat=seat, board=state.board[:]))


def confirm(state: State, troops: int) -> None:
    """r.9 Make final the placement of this many troops by the holder of the board."""
    state.left[state.active] -= troops
    state.draft = [0] * PROVINCES
    state.placed = 0
    state.taken_back = 0


# --- r.10 The board in the centre -------------------------------------------------------------


def lay_in_centre(state: State) -> None:
    """r.10 Lay the board in the centre. The last seat to place, at the dealer's right, plays first."""
    state.phase = st.TURN
    state.ask(1 << state.active)
