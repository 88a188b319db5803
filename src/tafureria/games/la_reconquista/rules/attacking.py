"""r.18-r.24: "ataco Tal"."""

from __future__ import annotations

from tafureria.core.bits import cards_in
from tafureria.core.event import Out
from tafureria.core.rule import WRONG_PHASE, Rule
from tafureria.core.shapes import Action, Mask, Seat
from tafureria.games.la_reconquista import actions, events, rulebook
from tafureria.games.la_reconquista import state as st
from tafureria.games.la_reconquista.pieces import NEAR_MASK
from tafureria.games.la_reconquista.rules import ending, turns
from tafureria.games.la_reconquista.state import State

# --- r.18 The attack is announced -------------------------------------------------------------


def attack(state: State, action: Action, out: Out) -> None:
    """r.18 "Ataco Tal": the owner identifies themself. ``turns.check_turn`` says what may be attacked."""
    target = action - actions.ATACO
    begin_attack(state, target, state.owner(target))
    if out is not None:
        out.append(events.Attacked(seat=state.attacker, place=target, owner_seat=state.defender))


def begin_attack(state: State, target: int, owner: Seat) -> None:
    """r.18, r.19 Ask both fighters for cards, even one who has none to pass; Tal's card is always passed."""
    state.phase = st.PASSING_CARDS
    state.attacker, state.defender, state.target = state.active, owner, target
    state.passed = [0, 1 << target]
    state.ask(state.fighters())
    state.say(st.NOTHING, st.NOBODY)


# --- r.19 Cards are passed --------------------------------------------------------------------


def may_pass(state: State, seat: Seat) -> Mask:
    """r.19 Mask of the cards that this seat may pass: its own among Tal and the provinces that border it."""
    return (NEAR_MASK[state.target] | 1 << state.target) & state.owned[seat]


def legal_pass_card(state: State, seat: Seat) -> list[Action]:
    """r.19 Legal actions: finish, or pass one more card; ascending."""
    left = may_pass(state, seat) & ~state.passed[state.side(seat)]
    out = [actions.LISTO]
    while left:
        low = left & -left
        out.append(actions.PASA + low.bit_length() - 1)
        left ^= low
    return out


def check_pass_card(state: State, seat: Seat, action: Action) -> Rule | None:
    """r.19 Only the seat's own cards of Tal and of the provinces around it may be passed, each once."""
    if action == actions.LISTO:
        return None
    if actions.PASA <= action < actions.MUEVE:
        card = 1 << (action - actions.PASA)
        if not state.owned[seat] & card:
            return rulebook.PASS_OWN
        if not may_pass(state, seat) & card:
            return rulebook.PASS_INVOLVED
        return rulebook.PASSED_ALREADY if state.passed[state.side(seat)] & card else None
    return WRONG_PHASE


def pass_card(state: State, seat: Seat, action: Action, out: Out) -> None:
    """r.19 Pass one more card, or finish. Fighters see each other's cards once both have finished."""
    if action == actions.LISTO:
        if out is not None:
            out.append(events.Ready(seat=seat))
        if state.answer(seat):
            _fight(state, out)
    else:
        state.passed[state.side(seat)] |= 1 << (action - actions.PASA)
        if out is not None:
            out.append(events.CardPassed(seat=seat, card=action - actions.PASA))


# --- r.20-r.24 The result ---------------------------------------------------------------------


def forces(board: list[int], cards: Mask) -> int:
    """r.20 Troops on the provinces of these cards."""
    total = 0
    while cards:
        low = cards & -cards
        total += board[low.bit_length() - 1]
        cards ^= low
    return total


def _fight(state: State, out: Out) -> None:
    """r.20 An attack succeeds with more troops than the defence; r.22 then Tal's card changes hands."""
    attacker, defender, target = state.attacker, state.defender, state.target
    offence = forces(state.board, state.passed[st.ATTACK])
    defence = forces(state.board, state.passed[st.DEFENCE])
    state.success = int(offence > defence)
    begin_looking(state)
    if state.success:
        state.owned[defender] ^= 1 << target
        state.owned[attacker] |= 1 << target
    if out is not None:
        fought = events.Fought(
            seat=attacker,
            owner_seat=defender,
            place=target,
            attack_cards=cards_in(state.passed[st.ATTACK]),
            defence_cards=cards_in(state.passed[st.DEFENCE]),
            attack=offence,
            defence=defence,
            success=state.success,
        )
        out.append(fought)
    if state.success:
        ending.eliminate_or_win(state, out)


# --- r.21 Looking at the cards ----------------------------------------------------------------


def begin_looking(state: State) -> None:
    """r.21 Both fighters look at the cards passed to them; the others see no change yet."""
    state.phase = st.LOOKING
    state.ask(state.fighters())


def legal_look(state: State, seat: Seat) -> list[Action]:
    """r.21 The only legal action is to give the cards back."""
    del state, seat
    return [actions.VISTO]


def check_look(state: State, seat: Seat, action: Action) -> Rule | None:
    """r.21 Nothing else can be done while looking."""
    del state, seat
    return None if action == actions.VISTO else WRONG_PHASE


def look(state: State, seat: Seat, out: Out) -> None:
    """r.21-r.23 Once both fighters have seen the cards, these go back and the attack ends for everybody."""
    if out is not None:
        out.append(events.Seen(seat=seat))
    if not state.answer(seat):
        return
    if out is not None:
        out.append(events.AttackOver(seat=state.attacker, place=state.target, owner_seat=state.defender))
    end_attack(state, out)


def end_attack(state: State, out: Out) -> None:
    """r.24 End the attack, and with it the turn; the troops on the board stay as they are."""
    state.say(st.ATTACKED, state.attacker, state.target, state.defender)
    state.attacker = state.defender = st.NOBODY
    state.target = st.NOWHERE
    state.passed = [0, 0]
    state.success = 0
    state.passes = state.quiet = 0
    turns.end_turn(state, out)
