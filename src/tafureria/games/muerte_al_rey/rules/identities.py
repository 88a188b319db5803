"""§3.3 Identity cards between two games.

Until the next deal everything else stays on the table as the game left it: the hands, the cards given up, the
king that was found. When identity cards change hands before that, the other cards stay with their players.
"""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action, Mask, Seat
from tafureria.games.muerte_al_rey import actions, events, rulebook
from tafureria.games.muerte_al_rey import options as opt
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.pieces import Place, Side, identity
from tafureria.games.muerte_al_rey.rules import dealing
from tafureria.games.muerte_al_rey.state import State


def begin_next_game(state: State) -> None:
    """Redistribute the identity cards by the option; after a treason everybody keeps theirs (§3.1)."""
    if state.cause in (st.TREASON, st.DOUBLE_TREASON):
        dealing.begin_deal(state)
    elif state.identities in (opt.REPARTIR, opt.BANDOS):
        dealing.begin_identities(state)
    elif state.identities == opt.CAMBIO:
        begin_swaps(state)
    elif state.identities in (opt.ELIGEN_PROPIAS, opt.ELIGEN_CONTRARIAS):
        state.phase = st.CHOOSE
    else:
        dealing.begin_deal(state)


# --- cambio -----------------------------------------------------------------------------------


def winner_place(state: State) -> Place:
    """The place that found the king; else the next living winner after the player who gave up theirs."""
    places = state.seats
    place = state.place[state.ended_by]
    if state.cause == st.KING_FOUND:
        return place
    while True:
        place = (place + 1) % places
        if place & 1 == state.winning_side and state.alive >> place & 1:
            return place


def begin_swaps(state: State) -> None:
    """Everybody swaps once: backwards from the player before the winner, with the winner last."""
    last = winner_place(state)
    state.swapping = [state.holder[(last - step) % state.seats] for step in range(1, state.seats + 1)]
    state.phase = st.SWAP


def legal_take(state: State, seat: Seat) -> list[Action]:
    """Take the identity card of any other player, of either side."""
    return [actions.TAKE + place for place in range(state.seats) if place != state.place[seat]]


def check_take(state: State, seat: Seat, action: Action) -> Rule | None:
    """Only the identity card of another player may be taken."""
    place = action - actions.TAKE
    if place >= state.seats:
        return rulebook.NO_SUCH_PLAYER
    return rulebook.SWAP_WITH_ANOTHER if place == state.place[seat] else None


def take(state: State, seat: Seat, action: Action, out: Out) -> None:
    """Two players swap identity cards; after the last swap the secret cards are dealt."""
    place = action - actions.TAKE
    mine, other = state.place[seat], state.holder[place]
    if out is not None:
        out.append(events.Swapped(seat=seat, with_seat=other, card=identity(place), with_card=identity(mine)))
    swap(state, seat, place)


def swap(state: State, seat: Seat, place: Place) -> None:
    """Swap the identity card of *seat* for that of *place*; both players keep their other cards."""
    mine, other = state.place[seat], state.holder[place]
    state.holder[place], state.holder[mine] = seat, other
    state.place[seat], state.place[other] = place, mine
    state.hands[place], state.hands[mine] = state.hands[mine], state.hands[place]
    state.lost[place], state.lost[mine] = state.lost[mine], state.lost[place]
    if (state.alive >> place ^ state.alive >> mine) & 1:
        state.alive ^= 1 << place | 1 << mine
    state.active = _moved(state.active, mine, place)
    state.target = _moved(state.target, mine, place)
    state.swapping.pop(0)
    if not state.swapping:
        dealing.begin_deal(state)


def _moved(place: Place, one: Place, other: Place) -> Place:
    """The place of the player who was at *place*, after *one* and *other* are swapped."""
    if place == one:
        return other
    return one if place == other else place


# --- eligen-propias, eligen-contrarias --------------------------------------------------------


def chosen_side(state: State, seat: Seat) -> Side:
    """The side whose identity cards *seat* assigns, or -1; the two players with the lowest cards choose."""
    for side in (0, 1):
        if state.holder[side] == seat:
            return 1 - side if state.identities == opt.ELIGEN_CONTRARIAS else side
    return st.NONE


def choosing(state: State) -> Mask:
    """Mask of the choosers who have not assigned all the cards of their side; both choose at once."""
    mask = 0
    for seat in state.holder[:2]:
        if len(state.assigned[chosen_side(state, seat)]) < state.companions:
            mask |= 1 << seat
    return mask


def legal_assign(state: State, seat: Seat) -> list[Action]:
    """Give the next card to any player of that side who has none yet."""
    side = chosen_side(state, seat)
    done = state.assigned[side]
    return [actions.ASSIGN + p for p in range(side, state.seats, 2) if state.holder[p] not in done]


def check_assign(state: State, seat: Seat, action: Action) -> Rule | None:
    """Only a player of that side who has no card yet may be given one."""
    place = action - actions.ASSIGN
    if place >= state.seats:
        return rulebook.NO_SUCH_PLAYER
    side = chosen_side(state, seat)
    if place & 1 != side:
        return rulebook.NOT_OF_THAT_SIDE
    return rulebook.ALREADY_SEATED if state.holder[place] in state.assigned[side] else None


def assign(state: State, seat: Seat, action: Action, out: Out) -> None:
    """Assign the next of the cards 1, 2, ...; the last one goes to whoever is left."""
    place = action - actions.ASSIGN
    side = chosen_side(state, seat)
    assigned = state.assigned[side]
    chosen = [state.holder[place]]
    if len(assigned) == state.companions - 2:
        players = [state.holder[p] for p in range(side, state.seats, 2)]
        chosen += [one for one in players if one not in assigned and one != chosen[0]]
    for who in chosen:
        if out is not None:
            card = identity(2 * len(assigned) + side)
            out.append(events.Assigned(seat=seat, to_seat=who, card=card))
        assigned.append(who)
    if out is not None and len(assigned) == state.companions:
        out.append(events.Chose(seat=seat))
    if not choosing(state):
        _take_seats(state, out)


def _take_seats(state: State, out: Out) -> None:
    """Everybody gets the identity card that was chosen for them, and the secret cards are dealt."""
    for side in (0, 1):
        for number, seat in enumerate(state.assigned[side]):
            place = 2 * number + side
            state.place[seat] = place
            state.holder[place] = seat
    state.assigned = [[], []]
    dealing.begin_deal(state)
    if out is not None:
        for who in range(state.seats):
            out.append(events.Identified(seat=who, card=identity(state.place[who])))
