"""What one seat sees now. What was shown and hidden again is not here, unless notes are allowed."""

from __future__ import annotations

import msgspec

from tafureria.core.bits import cards_in
from tafureria.core.game import TABLE, View
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.options import CHOOSE_RIVALS
from tafureria.games.muerte_al_rey.pieces import identity
from tafureria.games.muerte_al_rey.rounds import must_accuse
from tafureria.games.muerte_al_rey.scoring import POINTS
from tafureria.games.muerte_al_rey.state import NONE, State


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    """One game of the score sheet."""

    cause: int
    """Why it ended: 0 the king was found, 1 given up, 2 treason, 3 double treason."""
    side: int
    """The side that won: 0 espadas, 1 bastos, -1 none."""
    points: list[int]
    """Of each seat."""
    cases: list[int]
    """The line of the scoring table for each seat."""


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """With the option ``apuntes``: cards seen pass in this game."""

    kind: str
    """``muestra`` (an accusation) or ``cambio`` (an own exchange)."""
    seat: int
    """The accuser, or oneself."""
    other: int
    """The accused, or the companion."""
    cards: list[int]
    """The cards shown; or the one handed over and the one received."""


class MarView(View, frozen=True, kw_only=True):
    """The table through the eyes of one seat, or of somebody who only watches."""

    game: int
    """Number of the game now played, from 1."""
    games: int
    """Games of the match."""
    round: int
    """Number of the round, from 1."""
    identities: list[int]
    """Seat -> identity card, -1 before it is dealt."""
    order: list[int]
    """Seats in the order of play."""
    hand: list[int]
    """Own cards, ascending."""
    counts: list[int]
    """Seat -> number of cards; 0 is out of the game (or not dealt yet)."""
    lost: list[list[int]]
    """Seat -> cards given up, face up."""
    turn: int
    """Seat whose turn it is, -1 when none."""
    forced: bool
    """The seat in turn must accuse."""
    owing: list[bool]
    """Side -> it still owes an accusation in this round."""
    exchange: list[int]
    """The two seats of the exchange in progress, or nothing."""
    ready: list[int]
    """Seats that have made their choice in the simultaneous step in progress."""
    given: int
    """The card that this seat has picked or handed over in the exchange in progress, or -1."""
    received: int
    """The card that this seat has just received, while it may be denounced, or -1."""
    accuser: int
    """Seat that has accused, while the cards are shown, or -1."""
    shown_seat: int
    """Seat that shows its cards, or -1."""
    shown: list[int]
    """The cards it shows."""
    points: list[int]
    """Seat -> total of the match."""
    sheet: list[GameLine]
    """The games that have ended."""
    swaps: list[int]
    """Seats that still swap identity cards, in order."""
    choosers: list[int]
    """The seats that choose who gets the identity cards of espadas, and of bastos; or nothing."""
    picks: list[int]
    """As a chooser: the seats chosen so far for the cards 1, 2, ..."""
    notes: list[Note]


def see(state: State, seat: int) -> MarView:
    """The view of *seat*, or of ``TABLE``."""
    seats = range(state.seats)
    phase = state.phase
    dealt = phase != st.IDENTITIES_DEAL
    own = state.place[seat] if seat != TABLE and dealt else NONE
    holder = state.holder
    playing = st.TURN <= phase <= st.LOSE
    first, second = (state.turn, state.partner) if phase in (st.GIVE, st.DENOUNCE) else (NONE, NONE)
    answers = state.given if phase == st.GIVE else state.answer
    given = received = NONE
    if own != NONE and own in (first, second):
        mine = 0 if own == first else 1
        given = state.given[mine]
        received = state.given[1 - mine] if phase == st.DENOUNCE else NONE
    shown = state.target if phase == st.LOSE or (phase == st.OVER and state.target != NONE) else NONE
    choosers = [holder[0], holder[1]] if phase == st.CHOOSE else []
    chosen: list[int] = []
    if choosers:
        if state.identities == CHOOSE_RIVALS:
            choosers.reverse()
        chosen = [choosers[side] for side in (0, 1) if len(state.picks[side]) == state.n]
    return MarView(
        seat=seat,
        phase=st.PHASES[phase],
        game=min(state.game + 1, state.games),
        games=state.games,
        round=state.round + 1,
        identities=_identities(state),
        order=holder[:] if dealt else [],
        hand=cards_in(state.hand[own]) if own != NONE else [],
        counts=[state.hand[state.place[s]].bit_count() if dealt else 0 for s in seats],
        lost=[cards_in(state.lost[state.place[s]]) if dealt else [] for s in seats],
        turn=holder[state.turn] if playing else NONE,
        forced=phase == st.TURN and must_accuse(state),
        owing=[playing and not state.accused >> side & 1 for side in (0, 1)],
        exchange=[holder[first], holder[second]] if first != NONE else [],
        ready=chosen
        or [holder[p] for p, answer in ((first, answers[0]), (second, answers[1])) if p != NONE != answer],
        given=given,
        received=received,
        accuser=holder[state.turn] if shown != NONE else NONE,
        shown_seat=holder[shown] if shown != NONE else NONE,
        shown=cards_in(state.hand[shown]) if shown != NONE else [],
        points=state.points[:],
        sheet=[_line(row) for row in state.sheet],
        swaps=state.queue[:],
        choosers=choosers,
        picks=state.picks[choosers.index(seat)][:] if seat in choosers else [],
        notes=_notes(state, seat),
    )


def _identities(state: State) -> list[int]:
    """§2.2 Identity cards, those still to be dealt as -1."""
    if state.phase != st.IDENTITIES_DEAL:
        return [identity(place) for place in state.place]
    return [identity(p) if seat < state.drawn else NONE for seat, p in enumerate(state.place)]


def _line(row: list[int]) -> GameLine:
    cases = row[2:]
    return GameLine(cause=row[0], side=row[1], points=[POINTS[case] for case in cases], cases=cases)


def _notes(state: State, seat: int) -> list[Note]:
    """What the option ``apuntes`` lists: everybody's showings, own exchanges."""
    notes = []
    for kind, a, b, x, y in state.notes:
        if kind == st.SHOWN:
            notes.append(Note(kind="muestra", seat=a, other=b, cards=cards_in(x)))
        elif seat == a:
            notes.append(Note(kind="cambio", seat=a, other=b, cards=[x, y]))
        elif seat == b:
            notes.append(Note(kind="cambio", seat=b, other=a, cards=[y, x]))
    return notes
