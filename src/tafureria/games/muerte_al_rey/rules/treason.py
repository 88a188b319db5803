"""§3.1 Treason: a card with the number of the receiver's identity card may be denounced on the spot.

A denunciation ends the game; in the next one everybody keeps their identity card
(``identities.begin_next_game``).
"""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action, Mask, Seat
from tafureria.games.muerte_al_rey import actions, events, rulebook
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.pieces import Place, number_of, rank_of
from tafureria.games.muerte_al_rey.rules import faces, scoring
from tafureria.games.muerte_al_rey.state import State


def asked(state: State) -> Mask:
    """Mask of the players of the exchange who have not answered; both are always asked."""
    mask = 1 << state.holder[state.active] if state.answers[0] == st.NONE else 0
    return mask | 1 << state.holder[state.partner] if state.answers[1] == st.NONE else mask


def awaited(state: State, seat: Seat) -> Mask:
    """The seats that *seat* sees the table waiting for: both players, less itself once it has answered.

    A long pause would show that a player can denounce, so it is a secret who has answered until both have.
    """
    mask = 1 << state.holder[state.active] | 1 << state.holder[state.partner]
    if seat < 0 or not mask >> seat & 1:
        return mask
    return mask & (asked(state) | ~(1 << seat))


def may_denounce(state: State, place: Place) -> bool:
    """Whether the card that *place* has just received has the number of its identity card."""
    card = state.given[1 if place == state.active else 0]
    return rank_of(card) == number_of(place)


def legal_answer(state: State, seat: Seat) -> list[Action]:
    """Keep silent; also denounce, if there is something to denounce."""
    if may_denounce(state, state.place[seat]):
        return [actions.DENOUNCE, actions.KEEP_SILENT]
    return [actions.KEEP_SILENT]


def check_answer(state: State, seat: Seat, action: Action) -> Rule | None:
    """Only a card just received can be denounced, and only for its number."""
    if action == actions.DENOUNCE and not may_denounce(state, state.place[seat]):
        return rulebook.NOTHING_TO_DENOUNCE
    return None


def answer(state: State, seat: Seat, action: Action, out: Out) -> None:
    """Both answers take effect together; a denunciation ends the game, a missed chance is gone."""
    denounces = int(action == actions.DENOUNCE)
    state.answers[0 if state.place[seat] == state.active else 1] = denounces
    if out is not None:
        out.append(events.Answered(seat=seat, denounces=denounces))
    first, second = state.answers
    if st.NONE in (first, second):
        return
    a, b = state.holder[state.active], state.holder[state.partner]
    if not first and not second:
        if out is not None:
            out.append(events.NobodyDenounced(seat=a, with_seat=b))
        faces.after_exchange(state)
        return
    denouncers = first << state.active | second << state.partner
    traitors = first << state.partner | second << state.active
    if out is not None:
        if first:
            out.append(events.Denounced(seat=a, traitor_seat=b, card=state.given[1]))
        if second:
            out.append(events.Denounced(seat=b, traitor_seat=a, card=state.given[0]))
    cases = scoring.cases_of_treason(state.seats, denouncers, traitors)
    cause = st.DOUBLE_TREASON if first and second else st.TREASON
    scoring.end_game(state, cause, st.NONE, cases, out)
