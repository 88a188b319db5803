"""r.5, r.6, r.11 The attack: before a card is auctioned, sealed declarations are made and opened together."""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.core.rule import WRONG_PHASE, Rule
from tafureria.core.shapes import Action, Seat
from tafureria.games.espada_negra import actions, events, rulebook
from tafureria.games.espada_negra import state as st
from tafureria.games.espada_negra.pieces import conditions
from tafureria.games.espada_negra.rules import auction, espionage, sealing
from tafureria.games.espada_negra.state import State


def least(state: State) -> int:
    """The strength of the weakest attack that may be declared."""
    return 1 + state.worth(conditions.MURALLAS)


def strength(state: State, seat: Seat, a: int, b: int, c: int) -> int:
    """r.5 The seat's steady attack plus that of *a*, *b* and *c* berserkers of the three slots."""
    each = state.deck.berserker_attack
    more = state.worth(conditions.FURIA)
    total = state.steady[seat]
    if a:
        total += a * (each[0] + more)
    if b:
        total += b * (each[1] + more)
    if c:
        total += c * (each[2] + more)
    return total


def ready(state: State) -> None:
    """r.7 At the start of a turn, compute the strongest attack that each seat could declare."""
    each = state.deck.berserker_attack
    slots = len(each)
    more = state.worth(conditions.FURIA)
    for seat in range(state.seats):
        total = state.steady[seat]
        for slot in range(slots):
            total += state.berserkers[seat * slots + slot] * (each[slot] + more)
        state.most_attack[seat] = total


def begin(state: State, out: Out) -> None:
    """r.5, r.6 Ask the seats that can attack and have not done so this turn; if none, auction the card."""
    floor = least(state)
    mask = 0
    for seat in range(state.seats):
        if state.most_attack[seat] >= floor:
            mask |= 1 << seat
    mask &= ~(state.attacked | state.barred)
    if mask:
        sealing.ask(state, st.ATTACK, mask)
    else:
        auction.begin(state, out)


def legal_attack(state: State, seat: Seat) -> list[int]:
    """No attack, or an attack with any combination of usable berserkers that is strong enough."""
    out = [actions.HOLD]
    slots = len(state.deck.berserkers)
    floor = least(state)
    if slots == 0:
        if state.steady[seat] >= floor:
            out.append(actions.ATTACK)
        return out
    base = seat * slots
    have = state.berserkers
    most_b = have[base + 1] if slots > 1 else 0
    most_c = have[base + 2] if slots > 2 else 0
    out += [
        actions.attack(a, b, c)
        for c in range(most_c + 1)
        for b in range(most_b + 1)
        for a in range(have[base] + 1)
        if strength(state, seat, a, b, c) >= floor
    ]
    return out


def check_attack(state: State, seat: Seat, action: Action) -> Rule | None:
    """r.5 An attack needs a strength of at least 1; r.11 its berserkers are the seat's own and not spent."""
    if not actions.HOLD <= action < actions.NAME:
        return WRONG_PHASE
    if action == actions.HOLD:
        return None
    slots = len(state.deck.berserkers)
    chosen = actions.berserkers(action)
    for slot in range(3):
        usable = state.berserkers[seat * slots + slot] if slot < slots else 0
        if chosen[slot] > usable:
            return rulebook.NO_BERSERKER
    if strength(state, seat, chosen[0], chosen[1], chosen[2]) < least(state):
        return rulebook.ATTACK_TOO_WEAK
    return None


def attack(state: State, seat: Seat, action: Action, out: Out) -> None:
    """Seal a declaration; when all are sealed, they are opened."""
    if sealing.seal(state, seat, action, out):
        _open(state, out)


def _open(state: State, out: Out) -> None:
    """r.5 All declarations are opened; the strongest takes the card, unless it is tied.

    r.6 An attacker has used its attack of this turn; r.11 its berserkers are spent, whatever the result.
    """
    best = 0
    at_top: list[int] = []
    seats: list[int] = []
    attacks: list[int] = []
    for seat in range(state.seats):
        choice = state.sealed[seat]
        if choice == st.NO_CHOICE:
            continue
        power = 0
        if choice != actions.HOLD:
            power = _commit(state, seat, choice)
            if power > best:
                best = power
                at_top = [seat]
            elif power == best:
                at_top.append(seat)
        seats.append(seat)
        attacks.append(power)
    if out is not None:
        choices = [state.sealed[seat] for seat in seats]
        out.append(events.Declared(seats=seats, choices=choices, attacks=attacks))
    sealing.clear(state)
    if not at_top:
        auction.begin(state, out)
    elif len(at_top) > 1:
        if out is not None:
            out.append(events.AttackTied(seats=at_top, attack=best))
        auction.begin(state, out)
    else:
        state.taker = at_top[0]
        state.price = best
        state.by_attack = True
        if out is not None:
            card = state.deck.first + state.queue[state.place]
            out.append(events.AttackWon(seat=state.taker, attack=best, card=card))
        espionage.begin(state, out)


def _commit(state: State, seat: Seat, choice: Action) -> int:
    """Spend the berserkers of a declaration for the rest of the game; returns the strength of its attack."""
    slots = len(state.deck.berserkers)
    a, b, c = actions.berserkers(choice)
    power = strength(state, seat, a, b, c)
    state.attacked |= 1 << seat
    state.most_attack[seat] -= power - state.steady[seat]
    if a:
        state.berserkers[seat * slots] -= a
    if b:
        state.berserkers[seat * slots + 1] -= b
    if c:
        state.berserkers[seat * slots + 2] -= c
    return power
