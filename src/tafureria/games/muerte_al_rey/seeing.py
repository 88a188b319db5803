"""How the view of one seat is made: what is public, its own cards, and what it was shown."""

from __future__ import annotations

from tafureria.core import game as core
from tafureria.core.bits import cards_in
from tafureria.core.shapes import Card, Seat
from tafureria.games.muerte_al_rey import options as opt
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.pieces import identity
from tafureria.games.muerte_al_rey.rules import rounds
from tafureria.games.muerte_al_rey.rules.scoring import POINTS
from tafureria.games.muerte_al_rey.state import NONE, State
from tafureria.games.muerte_al_rey.view import GameLine, Note, View


def see(state: State, seat: Seat) -> View:
    """The view of *seat*, or of ``TABLE``."""
    seats = range(state.seats)
    phase = state.phase
    dealt = phase != st.IDENTITIES
    own = state.place[seat] if seat != core.TABLE and dealt else NONE
    holder = state.holder
    exchanges = phase in (st.HAND_OVER, st.DENOUNCE, st.FACE) and state.partner != NONE
    playing = st.TURN <= phase <= st.GIVE_UP or phase == st.FACE
    exchanging = [state.active, state.partner] if exchanges else []
    given = received = NONE
    if own in exchanging:
        mine = exchanging.index(own)
        given = state.given[mine]
        received = NONE if phase == st.HAND_OVER else state.given[1 - mine]
    shown = state.target
    choosers = _choosers(state)
    return View(
        seat=seat,
        phase=st.PHASES[phase],
        game=min(state.played + 1, state.games),
        games=state.games,
        round=state.round + 1,
        identities=_identities(state),
        order=holder[:] if dealt else [],
        hand=cards_in(state.hands[own]) if own != NONE else [],
        counts=[state.hands[state.place[s]].bit_count() if dealt else 0 for s in seats],
        lost=[cards_in(state.lost[state.place[s]]) if dealt else [] for s in seats],
        active_seat=holder[state.active] if playing else NONE,
        forced=phase == st.TURN and rounds.must_accuse(state),
        alone=phase == st.TURN and rounds.alone(state),
        owing=[playing and not state.accused >> side & 1 for side in (0, 1)],
        exchange=[holder[place] for place in exchanging],
        ready=_ready(state, seat, choosers),
        given=given,
        received=received,
        faces=state.faces[:] if state.gestos else [],
        own_face=state.hidden_faces[seat] if seat != core.TABLE else NONE,
        accuser=holder[state.active] if shown != NONE else NONE,
        shown_seat=holder[shown] if shown != NONE else NONE,
        shown=cards_in(state.hands[shown]) if shown != NONE else [],
        scores=state.scores[:],
        sheet=[_line(row) for row in state.sheet],
        swapping=state.swapping[:],
        choosers=choosers,
        assigned=state.assigned[choosers.index(seat)][:] if seat in choosers else [],
        notes=_notes(state, seat),
    )


def _choosers(state: State) -> list[Seat]:
    """§3.3 The seats that assign the identity cards of espadas, and of bastos."""
    if state.phase != st.CHOOSE:
        return []
    low, high = state.holder[:2]
    return [high, low] if state.identities == opt.ELIGEN_CONTRARIAS else [low, high]


def _ready(state: State, seat: Seat, choosers: list[Seat]) -> list[Seat]:
    """Seats known to be ready; §3.1 which seat has answered, or chosen a face, is a secret until all have."""
    if state.phase == st.CHOOSE:
        return [choosers[side] for side in (0, 1) if len(state.assigned[side]) == state.companions]
    if state.phase == st.FACE:
        return [seat] if seat != core.TABLE and state.hidden_faces[seat] != NONE else []
    if state.phase not in (st.HAND_OVER, st.DENOUNCE):
        return []
    done = state.given if state.phase == st.HAND_OVER else state.answers
    pair = zip((state.holder[state.active], state.holder[state.partner]), done, strict=True)
    ready = [who for who, choice in pair if choice != NONE]
    return ready if state.phase == st.HAND_OVER else [who for who in ready if who == seat]


def _identities(state: State) -> list[Card]:
    """§2.2 Seat -> identity card, -1 before it is dealt."""
    if state.phase != st.IDENTITIES:
        return [identity(place) for place in state.place]
    return [identity(p) if seat < state.drawn else NONE for seat, p in enumerate(state.place)]


def _line(row: list[int]) -> GameLine:
    cases = row[2:]
    return GameLine(cause=row[0], side=row[1], points=[POINTS[case] for case in cases], cases=cases)


def _notes(state: State, seat: Seat) -> list[Note]:
    """What the option ``apuntes`` lists: all cards shown, and the seat's own exchanges."""
    notes = []
    for kind, a, b, x, y in state.notes:
        if kind == st.SHOWN:
            notes.append(Note(kind="shown", seat=a, other_seat=b, cards=cards_in(x)))
        elif seat == a:
            notes.append(Note(kind="exchanged", seat=a, other_seat=b, cards=[x, y]))
        elif seat == b:
            notes.append(Note(kind="exchanged", seat=b, other_seat=a, cards=[y, x]))
    return notes
