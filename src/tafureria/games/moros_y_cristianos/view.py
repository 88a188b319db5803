"""What one seat (or the table) has before its eyes now: enough to draw the whole table at any time."""

from __future__ import annotations

from typing import Final

import msgspec

from tafureria.core.bits import cards_in
from tafureria.core.game import View as CoreView
from tafureria.games.moros_y_cristianos.actions import VALUES
from tafureria.games.moros_y_cristianos.pieces import BASTOS_MASK, ESPADAS_MASK, NOBODY, SIDE_NAMES, points_of
from tafureria.games.moros_y_cristianos.spoils import booty_of, total_of
from tafureria.games.moros_y_cristianos.state import (
    DECLARAR,
    DIANA,
    JUGAR,
    PHASES,
    REPARTIR,
    TESORO_OCULTO,
    State,
)

TREASURE_UP: Final = 3


class KnightView(msgspec.Struct, frozen=True, kw_only=True):
    """A knight on the table."""

    card: int
    seat: int
    number: int
    """Which pass put it down: 1 or 2."""
    annulled: bool


class CopaView(msgspec.Struct, frozen=True, kw_only=True):
    """A copa that has been played or turned up, and the knight it annulled."""

    card: int
    seat: int
    target: int | None


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of one seat."""

    cards: int
    """Cards in hand."""
    side: str
    """``cristianos``, ``moros``, or empty while it has none."""
    oros: list[int]
    """Oros it has staked this round."""
    treasure: int
    """Cards it put into the treasure."""
    treasure_cards: list[int]
    """Those cards, once turned up."""
    knight_points: int
    """Points of all knights it put down: the order of picking."""
    taken: list[int]
    """Cards it takes home this round, own ones included."""
    forced: bool
    """Its turn in the first pass was forced."""
    score: int
    """Points of the whole game."""
    last_points: int
    """Points of the round before."""


class View(CoreView, frozen=True, kw_only=True):
    """The table as one seat sees it. Cards are ``suit * 12 + rank - 1``, suits oros to bastos."""

    round: int
    starter: int
    target: int
    teams: bool
    hand: list[int]
    hidden: list[int]
    """Own copas meant for the treasure while it is being filled; still in the hand."""
    seats: list[SeatView]
    combat: list[str]
    """The declaration so far: one value per dimension, defaults included; empty between combats."""
    dimension: int
    """Which dimension is declared next, 0 to 4; -1 when none is."""
    pass_number: int
    """0 before the combat, 1 or 2 during its passes, 3 when the treasure is up."""
    turn: int
    """The seat that chooses alone; -1 when nobody or everybody does."""
    attack: str
    """The side that attacks; empty before the first knight."""
    duty: bool
    """Must the next knight be of the other side?"""
    must: bool
    """Does the turn still owe a knight? In the second pass only the seat in turn knows."""
    ally: bool
    """Is it the turn of a seat left without a side, which may join the attackers?"""
    knights_left: int
    """Knights the turn may still put down."""
    knights: list[KnightView]
    """In the order in which they were put down."""
    copas: list[CopaView]
    strengths: list[int]
    """Points of the Christians and of the Moors that are not annulled."""
    aiming: int | None
    """The copa whose knight is being chosen."""
    centre: list[int]
    """Oros put face up in the centre by ``botin`` or out of the treasure."""
    carried: list[int]
    """Oros left by an earlier round."""
    booty: list[int]
    """Cards still to be shared."""
    pickers: list[int]
    """Winners in picking order."""
    last_side: str
    """The side that won the round before; empty if none did."""
    totals: list[int]
    """Score that counts for the target, per seat (in teams, the team's)."""
    winners: list[int]


def view(state: State, seat: int) -> View:
    """What *seat* sees; ``TABLE`` sees what is public."""
    hand = state.hands[seat] if seat >= 0 else 0
    phase = state.phase
    christians = (state.present | state.fresh) & ESPADAS_MASK & ~state.annulled
    moors = (state.present | state.fresh) & BASTOS_MASK & ~state.annulled
    declared = phase >= DECLARAR
    return View(
        seat=seat,
        phase=PHASES[phase],
        round=state.round,
        starter=state.starter,
        target=state.target,
        teams=state.teams,
        hand=cards_in(hand),
        hidden=cards_in(state.pledged[seat]) if seat >= 0 else [],
        seats=[_seat(state, s) for s in range(state.seats)],
        combat=[VALUES[value] for value in state.combat] if declared else [],
        dimension=state.dimension if phase == DECLARAR else -1,
        pass_number=state.pass_,
        turn=state.turn if phase != TESORO_OCULTO and state.wait > 0 else -1,
        attack=side_name(state.attack),
        duty=phase in (JUGAR, DIANA) and state.pass_ == 1 and state.attack >= 0 and not state.defended,
        must=phase == JUGAR and state.must and (state.pass_ == 1 or seat == state.turn),
        ally=phase == JUGAR and state.pass_ == 2 and state.side[state.turn] == NOBODY,
        knights_left=state.quota if phase == JUGAR else 0,
        knights=[_knight(state, card) for card in state.line],
        copas=[_copa(shot) for shot in state.shots],
        strengths=[points_of(christians), points_of(moors)],
        aiming=state.aiming if phase == DIANA else None,
        centre=cards_in(state.centre),
        carried=cards_in(state.carried),
        booty=cards_in(booty_of(state)) if phase == REPARTIR else [],
        pickers=state.pickers[state.picker :] + state.pickers[: state.picker],
        last_side=side_name(state.last_side),
        totals=[total_of(state, s) for s in range(state.seats)],
        winners=cards_in(state.won),
    )


def side_name(side: int) -> str:
    """``cristianos``, ``moros``, or empty for none."""
    return SIDE_NAMES[side] if side >= 0 else ""


def _seat(state: State, seat: int) -> SeatView:
    chest = state.chests[seat]
    return SeatView(
        cards=state.hands[seat].bit_count(),
        side=side_name(state.side[seat]),
        oros=cards_in(state.oros[seat]),
        treasure=chest.bit_count(),
        treasure_cards=cards_in(chest) if state.pass_ == TREASURE_UP else [],
        knight_points=points_of(state.knights[seat]),
        taken=cards_in(state.taken[seat]),
        forced=bool((state.duty_bound | state.sitting_out) >> seat & 1),
        score=state.scores[seat],
        last_points=state.last_points[seat],
    )


def _knight(state: State, card: int) -> KnightView:
    seat = next(s for s in range(state.seats) if state.knights[s] >> card & 1)
    return KnightView(
        card=card,
        seat=seat,
        number=2 if state.second >> card & 1 else 1,
        annulled=bool(state.annulled >> card & 1),
    )


def _copa(shot: int) -> CopaView:
    return CopaView(card=shot >> 6 & 63, seat=shot >> 12, target=(shot & 63) - 1 if shot & 63 else None)
