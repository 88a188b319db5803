"""r.18-r.24: "ataco Tal"."""

from __future__ import annotations

from tafureria.core.bits import cards_in
from tafureria.core.event import Event
from tafureria.core.rule import WRONG_PHASE, Rule
from tafureria.games.la_reconquista import rulebook
from tafureria.games.la_reconquista.actions import ATACO, LISTO, PASA, VISTO
from tafureria.games.la_reconquista.events import (
    Attacked,
    AttackOver,
    CardPassed,
    Eliminated,
    Fought,
    Ready,
    Seen,
)
from tafureria.games.la_reconquista.pieces import NEAR_MASK, PROVINCES
from tafureria.games.la_reconquista.state import LOOKING, NOBODY, NOWHERE, PASSING, State
from tafureria.games.la_reconquista.turns import HAS_ATTACKED, NOTHING, end_turn, say, win

# --- r.18 The attack is announced -------------------------------------------------------------


def attack(state: State, action: int, out: list[Event] | None) -> None:
    """r.18 "Ataco Tal", and its owner says who they are."""
    target = action - ATACO
    begin_attack(state, target, state.owner(target))
    if out is not None:
        out.append(Attacked(seat=state.attacker, place=target, owner_seat=state.defender))


def begin_attack(state: State, target: int, owner: int) -> None:
    """r.18-r.19 Both are asked, whatever they have; the attacked card is always passed."""
    state.phase = PASSING
    state.attacker, state.defender, state.target = state.actor, owner, target
    state.passed = [0, 1 << target]
    state.ready = 0
    say(state, NOTHING, NOBODY, NOWHERE, NOBODY)


# --- r.19 Cards are passed --------------------------------------------------------------------


def may_pass(state: State, seat: int) -> int:
    """r.19 Cards that this seat may pass: its own among Tal and the provinces that border it."""
    return (NEAR_MASK[state.target] | 1 << state.target) & state.owned[seat]


def legal_pass(state: State, seat: int) -> list[int]:
    """r.19 Nothing more, or one more card; ascending."""
    left = may_pass(state, seat) & ~state.passed[seat == state.defender]
    out = [LISTO]
    while left:
        low = left & -left
        out.append(PASA + low.bit_length() - 1)
        left ^= low
    return out


def check_pass(state: State, seat: int, action: int) -> Rule | None:
    """r.19."""
    side = int(seat == state.defender)
    if action == LISTO:
        return None
    if PASA <= action < PASA + PROVINCES:
        card = 1 << (action - PASA)
        if not state.owned[seat] & card:
            return rulebook.PASS_OWN
        if not may_pass(state, seat) & card:
            return rulebook.PASS_INVOLVED
        return rulebook.PASSED_ALREADY if state.passed[side] & card else None
    return WRONG_PHASE


def pass_card(state: State, seat: int, action: int, out: list[Event] | None) -> None:
    """r.19 One card more, or that is all. Neither sees the other's choice before both are made."""
    side = int(seat == state.defender)
    if action == LISTO:
        state.ready |= 1 << seat
        if out is not None:
            out.append(Ready(seat=seat))
        if state.ready == (1 << state.attacker | 1 << state.defender):
            _fight(state, out)
    else:
        state.passed[side] |= 1 << (action - PASA)
        if out is not None:
            out.append(CardPassed(seat=seat, card=action - PASA))


# --- r.20-r.24 The result ---------------------------------------------------------------------


def forces(board: list[int], mask: int) -> int:
    """r.20 Troops on the provinces of these cards."""
    total = 0
    while mask:
        low = mask & -mask
        total += board[low.bit_length() - 1]
        mask ^= low
    return total


def _fight(state: State, out: list[Event] | None) -> None:
    """r.20 More troops in attack than in defence; r.22 then the card of Tal changes hands."""
    attacker, defender, target = state.attacker, state.defender, state.target
    offence = forces(state.board, state.passed[0])
    defence = forces(state.board, state.passed[1])
    state.success = int(offence > defence)
    begin_looking(state)
    if state.success:
        state.owned[defender] ^= 1 << target
        state.owned[attacker] |= 1 << target
    if out is not None:
        fought = Fought(
            seat=attacker,
            owner_seat=defender,
            place=target,
            attack_cards=cards_in(state.passed[0]),
            defence_cards=cards_in(state.passed[1]),
            attack=offence,
            defence=defence,
            success=state.success,
        )
        out.append(fought)
    if not state.owned[defender]:
        eliminate(state, defender)
        if out is not None:
            out.append(Eliminated(seat=defender))
    if state.owned[attacker].bit_count() >= state.goal:
        win(state, attacker, out)


def begin_looking(state: State) -> None:
    """r.21 The two look at what they were passed."""
    state.phase = LOOKING
    state.ready = 0


def eliminate(state: State, seat: int) -> None:
    """r.26 Without cards the game is lost."""
    state.alive &= ~(1 << seat)


def check_seen(action: int) -> Rule | None:
    """r.21 Nothing else can be done while looking."""
    return None if action == VISTO else WRONG_PHASE


def see(state: State, seat: int, out: list[Event] | None) -> None:
    """r.21-r.23 When both have seen them, the cards go back and the attack is over for everybody."""
    state.ready |= 1 << seat
    if out is not None:
        out.append(Seen(seat=seat))
    if state.ready == (1 << state.attacker | 1 << state.defender):
        if out is not None:
            over = AttackOver(seat=state.attacker, place=state.target, owner_seat=state.defender)
            out.append(over)
        finish_attack(state, out)


def finish_attack(state: State, out: list[Event] | None) -> None:
    """r.24 The board is not touched; the turn passes."""
    say(state, HAS_ATTACKED, state.attacker, state.target, state.defender)
    state.attacker = state.defender = NOBODY
    state.target = NOWHERE
    state.passed = [0, 0]
    state.ready = state.success = 0
    state.passes = state.quiet = 0
    end_turn(state, out)
