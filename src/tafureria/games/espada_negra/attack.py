"""r.5, r.6, r.11 Before a card is auctioned it may be attacked: sealed declarations, opened together."""

from __future__ import annotations

from tafureria.core.event import Event
from tafureria.core.rule import Rule
from tafureria.games.espada_negra import actions, events, rulebook
from tafureria.games.espada_negra.actions import ATTACK, HOLD
from tafureria.games.espada_negra.conditions import AMOUNTS, FURIA, MURALLAS
from tafureria.games.espada_negra.state import ATTACKING, NO_CHOICE, State

UNATTACKED = 0
TIED = 1
WON = 2


def least(state: State) -> int:
    """The weakest attack that may be declared."""
    return 1 + state.conditions[MURALLAS] * AMOUNTS[MURALLAS]


def strength(state: State, seat: int, a: int, b: int, c: int) -> int:
    """r.5 All steady attack of the seat, and so many berserkers of each slot."""
    fury = state.deck.fury
    more = state.conditions[FURIA] * AMOUNTS[FURIA]
    total = state.steady[seat]
    if a:
        total += a * (fury[0] + more)
    if b:
        total += b * (fury[1] + more)
    if c:
        total += c * (fury[2] + more)
    return total


def ready(state: State) -> None:
    """r.7 A turn begins: what each seat could attack with at most."""
    slots = len(state.deck.berserkers)
    more = state.conditions[FURIA] * AMOUNTS[FURIA]
    for seat in range(state.seats):
        total = state.steady[seat]
        for slot in range(slots):
            total += state.berserkers[seat * slots + slot] * (state.deck.fury[slot] + more)
        state.might[seat] = total


def ask(state: State) -> bool:
    """r.5 Ask every seat that could attack this card; False when there is none."""
    pending = 0
    floor = least(state)
    free = ~(state.attacked | state.barred)
    for seat in range(state.seats):
        if free >> seat & 1 and state.might[seat] >= floor:
            pending |= 1 << seat
    if not pending:
        return False
    state.phase = ATTACKING
    state.pending = pending
    state.commits = [NO_CHOICE] * state.seats
    return True


def legal(state: State, seat: int) -> list[int]:
    """Not to attack, or to attack with any choice of usable berserkers that is strong enough."""
    out = [HOLD]
    deck = state.deck
    slots = len(deck.berserkers)
    floor = least(state)
    if slots == 0:
        if state.steady[seat] >= floor:
            out.append(ATTACK)
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


def check(state: State, seat: int, action: int) -> Rule | None:
    """r.5 An attack has at least 1; r.11 with berserkers that are one's own and not spent."""
    if action == HOLD:
        return None
    deck = state.deck
    slots = len(deck.berserkers)
    chosen = actions.berserkers(action)
    for slot in range(3):
        usable = state.berserkers[seat * slots + slot] if slot < slots else 0
        if chosen[slot] > usable:
            return rulebook.NO_BERSERKER
    if strength(state, seat, chosen[0], chosen[1], chosen[2]) < least(state):
        return rulebook.ATTACK_TOO_WEAK
    return None


def resolve(state: State, out: list[Event] | None) -> int:
    """r.5 All declarations are opened; the strongest takes the card, unless it is tied.

    r.6 Having attacked is the one attack of the turn; r.11 berserkers are spent, whatever comes of it.
    """
    slots = len(state.deck.berserkers)
    best = 0
    at_top: list[int] = []
    seats: list[int] = []
    attacks: list[int] = []
    for seat in range(state.seats):
        choice = state.commits[seat]
        if choice == NO_CHOICE:
            continue
        power = 0
        if choice != HOLD:
            a, b, c = actions.berserkers(choice)
            power = strength(state, seat, a, b, c)
            state.attacked |= 1 << seat
            state.might[seat] -= power - state.steady[seat]
            if a:
                state.berserkers[seat * slots] -= a
            if b:
                state.berserkers[seat * slots + 1] -= b
            if c:
                state.berserkers[seat * slots + 2] -= c
            if power > best:
                best = power
                at_top = [seat]
            elif power == best:
                at_top.append(seat)
        seats.append(seat)
        attacks.append(power)
    if out is not None:
        choices = [state.commits[seat] for seat in seats]
        out.append(events.Declared(seats=seats, choices=choices, attacks=attacks))
    state.commits = [NO_CHOICE] * state.seats
    if not at_top:
        return UNATTACKED
    if len(at_top) > 1:
        if out is not None:
            out.append(events.AttackTied(seats=at_top, attack=best))
        return TIED
    state.getter = at_top[0]
    state.price = best
    state.raid = True
    if out is not None:
        card = state.deck.first + state.queue[state.block]
        out.append(events.AttackWon(seat=state.getter, attack=best, card=card))
    return WON
