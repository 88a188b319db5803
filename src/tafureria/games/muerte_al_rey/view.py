"""What one seat sees now. Cards shown and hidden again are left out, unless notes are allowed."""

from __future__ import annotations

import msgspec

from tafureria.core import game as core
from tafureria.core.bits import cards_in
from tafureria.core.shapes import Card, Seat
from tafureria.games.muerte_al_rey import options as opt
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.pieces import identity
from tafureria.games.muerte_al_rey.rules import rounds
from tafureria.games.muerte_al_rey.rules.scoring import POINTS
from tafureria.games.muerte_al_rey.state import NONE, State


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    """One game of the score sheet."""

    cause: int
    """Why it ended: 0 the king was found, 1 given up, 2 treason, 3 double treason."""
    side: int
    """The side that won: 0 espadas, 1 bastos, -1 none."""
    points: list[int]
    """Points of each seat."""
    cases: list[int]
    """The line of the scoring table for each seat."""


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """With the option ``apuntes``: cards that this seat has seen in this game."""

    kind: str
    """``shown`` (in an accusation) or ``exchanged`` (by this seat)."""
    seat: Seat
    """The accuser, or this seat itself."""
    other_seat: Seat
    """The accused, or the companion."""
    cards: list[Card]
    """The cards shown; or the card handed over and the card received."""


class View(core.View, frozen=True, kw_only=True):
    """What one seat, or a watcher, can see of the match.

    Between two games, hands, cards given up and a king that was found stay as they were until the next deal.
    """

    game: int
    """Number of the game in progress, from 1."""
    games: int
    """Games of the match."""
    round: int
    """Number of the round, from 1."""
    identities: list[Card]
    """Seat -> identity card, -1 before it is dealt."""
    order: list[Seat]
    """Seats in the order of play."""
    hand: list[Card]
    """Own cards, ascending."""
    counts: list[int]
    """Seat -> number of cards; 0 is out of the game (or not dealt yet)."""
    lost: list[list[Card]]
    """Seat -> cards given up, face up."""
    active_seat: Seat
    """The seat whose turn it is, or -1."""
    forced: bool
    """Whether the active seat must accuse."""
    alone: bool
    """Whether it must because it has no living companion, even if its side has accused in this round."""
    owing: list[bool]
    """Side -> whether it still owes an accusation in this round."""
    exchange: list[Seat]
    """The two seats of the exchange in progress, or empty."""
    ready: list[Seat]
    """Seats known to have chosen in the simultaneous choice in progress; of a denunciation only this seat
    itself."""
    given: Card
    """The card that this seat has chosen or handed over in the exchange in progress, or -1."""
    received: Card
    """The card that this seat has just received, while it may be denounced, or -1."""
    accuser: Seat
    """Seat that has accused, while the cards are shown, or -1."""
    shown_seat: Seat
    """Seat that shows its cards, or -1."""
    shown: list[Card]
    """The cards it shows."""
    scores: list[int]
    """Seat -> total of the match."""
    sheet: list[GameLine]
    """The games that have ended."""
    swapping: list[Seat]
    """Seats that still have to swap identity cards, in order."""
    choosers: list[Seat]
    """The seats that choose who gets the identity cards of espadas, and of bastos; or empty."""
    assigned: list[Seat]
    """For a chooser: the seats to which the cards 1, 2, ... have been assigned."""
    notes: list[Note]
    """With the option ``apuntes``, oldest first."""


def see(state: State, seat: Seat) -> View:
    """The view of *seat*, or of ``TABLE``."""
    seats = range(state.seats)
    phase = state.phase
    dealt = phase != st.IDENTITIES
    own = state.place[seat] if seat != core.TABLE and dealt else NONE
    holder = state.holder
    playing = st.TURN <= phase <= st.GIVE_UP
    exchanging = [state.active, state.partner] if phase in (st.HAND_OVER, st.DENOUNCE) else []
    given = received = NONE
    if own in exchanging:
        mine = exchanging.index(own)
        given = state.given[mine]
        received = state.given[1 - mine] if phase == st.DENOUNCE else NONE
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
    """Seats known to be ready; §3.1 which seat has answered is a secret until both have."""
    if state.phase == st.CHOOSE:
        return [choosers[side] for side in (0, 1) if len(state.assigned[side]) == state.companions]
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
