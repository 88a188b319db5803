"""§2.3 Whose turn it is, and what it still owes the round; §3.3 what comes between two games.

All of this is public: it moves on what everybody sees, and reads no hand.
"""

from __future__ import annotations

from functools import cache

from tafureria.core.bits import mask_of
from tafureria.core.event import Event
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.events import GameBegan
from tafureria.games.muerte_al_rey.options import CHOOSE_OWN, CHOOSE_RIVALS, DEAL, SWAP, WITHIN
from tafureria.games.muerte_al_rey.pieces import SIDE_MASK, secret_deck
from tafureria.games.muerte_al_rey.state import NONE, State

# --- §2.2 -------------------------------------------------------------------------------------


def identities_done(state: State) -> None:
    """§2.2, §3.3 The identity cards lie; before the first game the choosers may still change them."""
    if state.game == 0 and state.identities in (CHOOSE_OWN, CHOOSE_RIVALS):
        begin_choice(state)
    else:
        begin_deal(state)


@cache
def _decks(companions: int, size: int) -> tuple[int, int]:
    return mask_of(secret_deck(companions, 0, size)), mask_of(secret_deck(companions, 1, size))


def begin_deal(state: State) -> None:
    """§2.2 The secret decks are shuffled."""
    state.phase = st.DEAL
    state.drawn = 0
    state.stock = list(_decks(state.n, state.size))
    collect(state)


def collect(state: State) -> None:
    """§2.2 All cards but the identity cards go back to their decks; nobody lays a hand open."""
    places = state.seats
    state.hand = [0] * places
    state.lost = [0] * places
    state.alive = 0
    state.turn = 0
    state.round = 0
    state.accused = 0
    state.partner = NONE
    state.given = [NONE, NONE]
    state.answer = [NONE, NONE]
    state.target = NONE
    state.notes = []


def begin_play(state: State) -> None:
    """§2.3 The 1 of espadas opens."""
    state.alive = (1 << state.seats) - 1
    state.phase = st.TURN


# --- §2.3 -------------------------------------------------------------------------------------


def must_accuse(state: State) -> bool:
    """§2.3 The last of a side that has not accused in this round must; so must who has no companion."""
    side = state.turn & 1
    mates = state.alive & SIDE_MASK[side]
    if mates == 1 << state.turn:
        return True
    return not state.accused >> side & 1 and mates >> state.turn + 1 == 0


def next_turn(state: State) -> None:
    """§2.3 The next in order who still has cards; after the last one the round begins again."""
    later = state.alive >> state.turn + 1
    if later:
        state.turn += (later & -later).bit_length()
    else:
        state.round += 1
        state.accused = 0
        state.turn = (state.alive & -state.alive).bit_length() - 1
    if state.partner != NONE:
        state.partner = NONE
        state.given[0] = state.given[1] = NONE
        state.answer[0] = state.answer[1] = NONE
    state.phase = st.TURN


# --- §3.2, §3.3 -------------------------------------------------------------------------------


def after_game(state: State, out: list[Event] | None) -> None:
    """§3.1, §3.2, §3.3 The match ends, or its next game begins with the identity cards."""
    state.game += 1
    if state.game == state.games:
        state.phase = st.OVER
        return
    if out is not None:
        out.append(GameBegan(number=state.game + 1, games=state.games))
    if state.cause in (st.TREASON, st.DOUBLE_TREASON):
        begin_deal(state)
    elif state.identities in (DEAL, WITHIN):
        state.phase = st.IDENTITIES_DEAL
        state.drawn = 0
        state.stock = [(1 << state.seats) - 1, 0]
        collect(state)
    elif state.identities == SWAP:
        begin_swaps(state)
    elif state.identities in (CHOOSE_OWN, CHOOSE_RIVALS):
        begin_choice(state)
    else:
        begin_deal(state)


def winner_place(state: State) -> int:
    """§3.3 Who found the king; else the next living winner after the player who gave it up."""
    places = state.seats
    place = state.place[state.hero]
    if state.cause == st.KING_FOUND:
        return place
    while True:
        place = (place + 1) % places
        if place & 1 == state.winner and state.alive >> place & 1:
            return place


def begin_swaps(state: State) -> None:
    """§3.3 From the player before the winner backwards, the winner last, everybody swaps once."""
    last = winner_place(state)
    state.queue = [state.holder[(last - step) % state.seats] for step in range(1, state.seats + 1)]
    state.phase = st.SWAP
    collect(state)


def swap_identities(state: State, seat: int, place: int) -> int:
    """§3.3 *seat* swaps its identity card for that of *place*; the seat that it swapped with."""
    other = state.holder[place]
    mine = state.place[seat]
    state.holder[place], state.holder[mine] = seat, other
    state.place[seat], state.place[other] = place, mine
    state.queue.pop(0)
    if not state.queue:
        begin_deal(state)
    return other


def begin_choice(state: State) -> None:
    """§3.3 The two who held the lowest identity cards choose, both at once."""
    state.phase = st.CHOOSE
    state.picks = [[], []]
    collect(state)


def chosen_side(state: State, seat: int) -> int:
    """§3.3 The side whose identity cards *seat* gives out, or -1."""
    for side in (0, 1):
        if state.holder[side] == seat:
            return 1 - side if state.identities == CHOOSE_RIVALS else side
    return NONE


def choice_done(state: State) -> bool:
    """§3.3 Both choosers are ready."""
    return len(state.picks[0]) == state.n and len(state.picks[1]) == state.n


def take_choice(state: State) -> None:
    """§3.3 Everybody gets the identity card that was chosen for them."""
    for side in (0, 1):
        for number, seat in enumerate(state.picks[side]):
            state.place[seat] = 2 * number + side
            state.holder[2 * number + side] = seat
    state.picks = [[], []]
    begin_deal(state)
