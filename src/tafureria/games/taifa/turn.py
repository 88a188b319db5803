"""Turns and rounds (§4), the end of a turn (§6, §7) and the end of the game (§8)."""

from __future__ import annotations

from tafureria.core.event import Event
from tafureria.games.taifa import agenda, deal
from tafureria.games.taifa.agenda import push
from tafureria.games.taifa.board import is_automa
from tafureria.games.taifa.events import BonusesReset, Passed, TruceNamed, TurnBegan, TurnEnded, Won
from tafureria.games.taifa.pieces import (
    ALMORAVIDES,
    CASTLES,
    CHRISTIAN,
    CID,
    CRUZADOS,
    FAITH,
    KINGDOMS,
    MUSLIM,
    NOBODY,
    OUT_OF_GAME,
)
from tafureria.games.taifa.state import (
    CID_LOSES,
    CID_WINS,
    HIDDEN,
    ROUND,
    SUDDEN,
    THIRD_TURN,
    TRUCE,
    State,
)

SCENARIO_LIMIT = 10
"""§10.3 The Almorávides must control fewer areas than these for El Cid to win."""


def step_start_turn(state: State, x: int, out: list[Event] | None) -> None:
    """§4 A turn: the scenario's truce, draws, bonuses to 0, then rounds from the first kingdom on."""
    del x
    state.turn += 1
    state.active = state.order[0]
    state.passes = 0
    if out is not None:
        out.append(TurnBegan(turn=state.turn))
    push(state, agenda.OPEN_ROUND)
    push(state, agenda.RESET_BONUSES)
    push(state, agenda.FILL_HANDS)
    if state.cid:
        push(state, agenda.NAME_TRUCE)


def step_name_truce(state: State, x: int, out: list[Event] | None) -> None:
    """§10.2 El Cid is asked for a Christian kingdom, before the draw."""
    del x, out
    state.phase, state.asked = TRUCE, 1 << CID


def name_truce(state: State, kingdom: int, out: list[Event] | None) -> None:
    """§10.2 The truce: no Attack action between the two, no incursion of the other on El Cid."""
    state.truce = kingdom
    state.bans[CID] |= 1 << kingdom
    state.bans[kingdom] |= 1 << CID
    if out is not None:
        out.append(TruceNamed(reino=CID, otro=kingdom))


def step_fill_hands(state: State, x: int, out: list[Event] | None) -> None:
    """§4.1, §7, §9.1 Each fills its hand in order of play; what a bot has deployed does not count."""
    del x, out
    for kingdom in reversed(state.order):
        count = state.hands[kingdom] + state.bonus[kingdom] - len(state.hand[kingdom])
        deal.draw(state, kingdom, FAITH[kingdom], count)


def step_reset_bonuses(state: State, x: int, out: list[Event] | None) -> None:
    """§4.2 All bonuses go to 0."""
    del x
    state.bonus = [0] * KINGDOMS
    if out is not None:
        out.append(BonusesReset(turn=state.turn))


def step_open_round(state: State, x: int, out: list[Event] | None) -> None:
    """§4.3, §5.6 The round of the active kingdom; the turn ends when all have passed in a row."""
    del x
    if state.passes >= len(state.order):
        push(state, agenda.END_TURN)
        return
    kingdom = state.active
    state.given = 0
    if not state.hand[kingdom]:
        do_pass(state, kingdom, out)
    elif is_automa(state, kingdom):
        state.passes = 0
        push(state, agenda.NEXT_KINGDOM)
        push(state, agenda.TURN_UP, kingdom)
    else:
        state.phase, state.asked = ROUND, 1 << kingdom


def step_ask_round(state: State, x: int, out: list[Event] | None) -> None:
    """M08 After a gift the round goes on; without cards it can only be passed."""
    del x
    if state.hand[state.active]:
        state.phase, state.asked = ROUND, 1 << state.active
    else:
        do_pass(state, state.active, out)


def do_pass(state: State, kingdom: int, out: list[Event] | None) -> None:
    """§5.6 Pass; the next round opens at once."""
    state.passes += 1
    if out is not None:
        out.append(Passed(reino=kingdom))
    step_next_kingdom(state, agenda.NEXT_KINGDOM, out)


def step_next_kingdom(state: State, x: int, out: list[Event] | None) -> None:
    """§4.3 The next kingdom in order of play, whose round opens."""
    state.card = NOBODY
    state.active = state.order[(state.place[state.active] + 1) % len(state.order)]
    step_open_round(state, x, out)


def step_end_turn(state: State, x: int, out: list[Event] | None) -> None:
    """§6 Discards, permanents and undrawn cards are shuffled, each religion apart; hands are kept."""
    del x
    left: list[int] = []
    back = sorted(state.discard[MUSLIM] + state.discard[CHRISTIAN])
    for kingdom in state.order:
        for card in state.perm[kingdom]:
            if OUT_OF_GAME[card]:
                left.append(card)
            else:
                deal.to_discards(state, card)
                back.append(card)
        state.perm[kingdom] = []
    state.gone += left
    for deck in (MUSLIM, CHRISTIAN):
        cards = state.deck[deck] + state.discard[deck]
        state.deck[deck] = [HIDDEN] * len(cards) if state.shadow else sorted(cards)
        state.discard[deck] = []
    state.bans = [0] * KINGDOMS
    state.truce = NOBODY
    state.crusade = False
    state.watch = [NOBODY] * len(state.watch)
    if out is not None:
        out.append(TurnEnded(turn=state.turn, cards=left, back=back))
    if state.turn < state.turns:
        push(state, agenda.START_TURN)
    elif state.cid:
        _count_cid(state, out)
    else:
        _count_castles(state, out)


def _end(state: State, ending: int, winners: int, out: list[Event] | None) -> None:
    state.ending, state.winners = ending, winners
    state.todo.clear()
    if out is not None:
        reinos = [kingdom for kingdom in state.order if winners >> kingdom & 1]
        out.append(Won(ending=ending, reinos=reinos))


def sudden_victory(state: State, kingdom: int, out: list[Event] | None) -> bool:
    """§8 The thirteenth castle on the map wins at once."""
    if state.land[kingdom].bit_count() < CASTLES:
        return False
    _end(state, SUDDEN, 1 << kingdom, out)
    return True


def _count_castles(state: State, out: list[Event] | None) -> None:
    """§8 After the last turn: most castles, then the higher bonus, then shared."""
    best = max((state.land[k].bit_count(), state.bonus[k]) for k in state.order)
    winners = 0
    for kingdom in state.order:
        if (state.land[kingdom].bit_count(), state.bonus[kingdom]) == best:
            winners |= 1 << kingdom
    _end(state, THIRD_TURN, winners, out)


def _count_cid(state: State, out: list[Event] | None) -> None:
    """§10.3 El Cid needs more areas than the Almorávides, and these fewer than ten."""
    own, theirs = state.land[CID].bit_count(), state.land[ALMORAVIDES].bit_count()
    if own > theirs and theirs < SCENARIO_LIMIT:
        _end(state, CID_WINS, 1 << CID, out)
    else:
        _end(state, CID_LOSES, 0, out)


def lay_permanent(state: State, kingdom: int, card: int) -> None:
    """§5.4 A permanent stays face up in front of its kingdom to the end of the turn."""
    state.perm[kingdom].append(card)
    if card == CRUZADOS:
        state.crusade = True
