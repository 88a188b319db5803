"""How the view of one seat or of a watcher is made."""

from __future__ import annotations

from tafureria.core.bits import cards_in
from tafureria.core.shapes import Card, Seat
from tafureria.games.moros_y_cristianos import state as st
from tafureria.games.moros_y_cristianos.pieces import NOBODY, points_of, side_name
from tafureria.games.moros_y_cristianos.rules import battle, booty, declaration, outcome, scoring
from tafureria.games.moros_y_cristianos.state import State
from tafureria.games.moros_y_cristianos.view import CopaView, KnightView, SeatView, View


def see(state: State, seat: Seat) -> View:
    """The view of *seat*, or of a watcher (``TABLE``), who sees what is public."""
    phase = state.phase
    christians, moors = outcome.strengths(state)
    return View(
        seat=seat,
        phase=st.PHASES[phase],
        round=state.round,
        starter=state.starter,
        target=state.target,
        teams=state.teams,
        hand=cards_in(state.hands[seat]) if seat >= 0 else [],
        hidden=cards_in(state.hidden[seat]) if seat >= 0 else [],
        seats=[_seat(state, each) for each in range(state.seats)],
        combat=declaration.combat_names(state),
        dimension=state.dimension if phase == st.DECLARE else -1,
        pass_number=state.pass_number,
        active_seat=state.active if phase != st.TREASURE and state.asked > 0 else NOBODY,
        attack=side_name(state.attack),
        duty=phase in (st.PLAY, st.AIM) and battle.must_switch(state, state.active),
        must=phase == st.PLAY and state.must and (state.pass_number == 1 or seat == state.active),
        ally=phase == st.PLAY and state.pass_number == 2 and state.sides[state.active] == NOBODY,
        knights_left=state.quota if phase == st.PLAY else 0,
        knights=[_knight(state, card) for card in state.line],
        copas=[_copa(entry) for entry in state.copas],
        strengths=[christians, moors],
        aiming=state.aiming if phase == st.AIM else None,
        centre=cards_in(state.centre),
        carried=cards_in(state.carried),
        booty=cards_in(booty.booty_of(state)) if phase == st.PICK else [],
        pickers=state.pickers[state.picker :] + state.pickers[: state.picker],
        last_side=side_name(state.last_side),
        totals=[scoring.total_of(state, each) for each in range(state.seats)],
        winners=cards_in(state.winners),
    )


def _seat(state: State, seat: Seat) -> SeatView:
    treasure = state.treasure[seat]
    return SeatView(
        cards=state.hands[seat].bit_count(),
        side=side_name(state.sides[seat]),
        oros=cards_in(state.oros[seat]),
        treasure=treasure.bit_count(),
        treasure_cards=cards_in(treasure) if state.pass_number == st.TREASURE_PASS else [],
        knight_points=points_of(state.knights[seat]),
        taken=cards_in(state.taken[seat]),
        forced=bool((state.duty_bound | state.sitting_out) >> seat & 1),
        score=state.scores[seat],
        last_points=state.last_points[seat],
    )


def _knight(state: State, card: Card) -> KnightView:
    return KnightView(
        card=card,
        seat=state.owner(card),
        pass_number=2 if state.second >> card & 1 else 1,
        annulled=bool(state.annulled >> card & 1),
    )


def _copa(entry: int) -> CopaView:
    target = st.target_of_copa(entry)
    return CopaView(
        card=st.card_of_copa(entry),
        seat=st.seat_of_copa(entry),
        target=None if target == st.NO_CARD else target,
    )
