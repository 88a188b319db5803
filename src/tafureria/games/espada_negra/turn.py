"""The frame of a turn: set-up (r.1, r.10), cards (r.2), gold (r.3, r.7), who gets what, the end (r.8)."""

from __future__ import annotations

from tafureria.core.event import Event
from tafureria.games.espada_negra import attack, espionage, events, scoring
from tafureria.games.espada_negra.conditions import (
    AMOUNTS,
    ARCAS,
    BOTIN,
    CONSEJO,
    DIEZMO,
    FERIA,
    GABELA,
    LIMOSNA,
    PAZ,
    PERDON,
)
from tafureria.games.espada_negra.options import INTERNO
from tafureria.games.espada_negra.state import (
    BY_ATTACK,
    BY_BID,
    DRAW_CARD,
    DRAW_CONDITION,
    DRAW_OFFICE,
    ENDING_NAMES,
    EXHAUSTED,
    FINISHED,
    GONE,
    HOW_NAMES,
    NOBODY,
    TOO_SMALL,
    UNSEEN,
    State,
)


def set_up(state: State, out: list[Event] | None) -> None:
    """What must be drawn before the first turn, then the first turn."""
    if state.mode == INTERNO and state.office == NOBODY:
        state.phase = DRAW_OFFICE
    elif len(state.aside) < state.to_set_aside:
        state.phase = DRAW_CONDITION
    else:
        # Conditions that change the set-up; all others are asked where they matter.
        conditions = state.conditions
        if conditions[ARCAS]:
            more = conditions[ARCAS] * AMOUNTS[ARCAS]
            for seat in range(state.seats):
                state.gold[seat] += more
        state.per_turn += conditions[FERIA] * AMOUNTS[FERIA]
        if state.left < state.per_turn:
            finish(state, TOO_SMALL, out)
        else:
            turn_up(state, out)


def draw_office(state: State, seat: int, out: list[Event] | None) -> None:
    """``interno``: the first auctioneer is drawn and begins with one gold less."""
    state.office = seat
    state.gold[seat] = max(0, state.gold[seat] - 1)
    if out is not None:
        out.append(events.Office(seat=seat, drawn=True))
    set_up(state, out)


def draw_condition(state: State, kind: int, out: list[Event] | None) -> None:
    """r.10 A card is set aside; its condition holds all game."""
    condition = state.deck.card_condition[kind]
    state.stock[kind] -= 1
    state.left -= 1
    state.aside.append(kind)
    state.conditions[condition] += 1
    if out is not None:
        out.append(events.SetAside(card=state.deck.first + kind, condition=condition))
    set_up(state, out)


def turn_up(state: State, out: list[Event] | None) -> bool:
    """r.2 Cards are turned up for this turn and the full turns that lie open ahead.

    True when there are enough and the turn has begun.
    """
    there = len(state.queue)
    turns = min(1 + state.ahead, (there + state.left) // state.per_turn)
    if there < turns * state.per_turn:
        state.phase = DRAW_CARD
        return False
    begin_turn(state, out)
    return True


def draw_card(state: State, kind: int, out: list[Event] | None) -> bool:
    """r.2 One more card lies face up; True when it is the last one needed."""
    if out is not None:
        ahead = len(state.queue) // state.per_turn
        out.append(events.TurnedUp(card=state.deck.first + kind, ahead=ahead))
    state.stock[kind] -= 1
    state.left -= 1
    state.queue.append(kind)
    return turn_up(state, out)


def begin_turn(state: State, out: list[Event] | None) -> None:
    """r.3 Gold comes in; r.7 cards of the turn before can be used from now on."""
    state.turn += 1
    state.block = -1
    state.fate = [UNSEEN] * state.per_turn
    state.attacked = 0
    _ready(state)
    attack.ready(state)
    espionage.ready(state)
    conditions = state.conditions
    incomes: list[int] = []
    for seat in range(state.seats):
        income = production(state, seat) + conditions[DIEZMO] * AMOUNTS[DIEZMO]
        incomes.append(income)
    if conditions[LIMOSNA]:
        held = [cards_of(state, seat) for seat in range(state.seats)]
        fewest = min(held)
        for seat in range(state.seats):
            if held[seat] == fewest:
                incomes[seat] += conditions[LIMOSNA] * AMOUNTS[LIMOSNA]
    gold = state.gold
    for seat in range(state.seats):
        gold[seat] = max(0, gold[seat] + incomes[seat])
    _seat_auctioneer(state)
    if out is not None:
        out.append(events.Income(turn=state.turn, income=incomes, gold=gold[:]))


def production(state: State, seat: int) -> int:
    """r.3 What all cards of a seat produce together, as the conditions have it."""
    deck = state.deck
    base = seat * deck.count
    conditions = state.conditions
    total = 0
    crowned = False
    for model in range(deck.count):
        copies = state.owned[base + model]
        if copies:
            each = deck.production[model]
            if each > 0 or not conditions[PERDON]:
                total += copies * each
            if deck.crown[model]:
                crowned = True
    if crowned and total > 0 and conditions[GABELA]:
        return 0
    return total


def cards_of(state: State, seat: int) -> int:
    """How many cards a seat owns."""
    count = state.deck.count
    return sum(state.owned[seat * count : (seat + 1) * count])


def _ready(state: State) -> None:
    """r.7 What was got in the turn before becomes usable; conditions look at what is owned now."""
    deck = state.deck
    fresh = state.fresh
    for i in range(0, len(fresh), 2):
        seat, model = fresh[i], fresh[i + 1]
        state.steady[seat] += deck.steady[model]
        slot = deck.berserker_slot[model]
        if slot >= 0:
            state.berserkers[seat * len(deck.berserkers) + slot] += 1
        slot = deck.spy_slot[model]
        if slot >= 0:
            state.spies[seat * len(deck.spies) + slot] += 1
    state.fresh = []
    if state.conditions[PAZ]:
        state.barred = 0
        for seat in range(state.seats):
            for model in range(deck.count):
                if deck.crown[model] and state.owned[seat * deck.count + model]:
                    state.barred |= 1 << seat


def _seat_auctioneer(state: State) -> None:
    """Who breaks ties this turn: the sole holder of most cards (condition), or the rotation."""
    state.chair = state.office
    if state.conditions[CONSEJO]:
        held = [cards_of(state, seat) for seat in range(state.seats)]
        most = max(held)
        if held.count(most) == 1:
            state.chair = held.index(most)


def gain(state: State, out: list[Event] | None) -> None:
    """r.4 The card on the block goes to whoever is about to get it; r.7 it rests until next turn."""
    kind = state.queue[state.block]
    model = state.deck.card_model[kind]
    seat = state.getter
    state.owned[seat * state.deck.count + model] += 1
    state.fresh.append(seat)
    state.fresh.append(model)
    state.fate[state.block] = seat
    loot = 0
    if state.raid and state.conditions[BOTIN]:
        loot = state.conditions[BOTIN] * AMOUNTS[BOTIN]
        state.gold[seat] += loot
    state.history += [kind, seat, state.price, BY_ATTACK if state.raid else BY_BID]
    if out is not None:
        card = state.deck.first + kind
        out.append(events.Gained(seat=seat, card=card, price=state.price, attack=state.raid, loot=loot))


def discard(state: State, how: int, out: list[Event] | None) -> None:
    """The card on the block is out of the game."""
    kind = state.queue[state.block]
    state.fate[state.block] = GONE
    state.history += [kind, GONE, state.price, how]
    if out is not None:
        out.append(events.Discarded(card=state.deck.first + kind, why=HOW_NAMES[how]))


def end_turn(state: State, out: list[Event] | None) -> bool:
    """r.8 The next turn, or the end when fewer cards are left than a full turn needs.

    True when the next turn has begun: with turns lying open ahead the last ones need no draw.
    """
    state.queue = state.queue[state.per_turn :]
    if len(state.queue) + state.left < state.per_turn:
        finish(state, EXHAUSTED, out)
        return False
    if state.mode == INTERNO:
        state.office = (state.office + 1) % state.seats
        if out is not None:
            out.append(events.Office(seat=state.office, drawn=False))
    return turn_up(state, out)


def finish(state: State, ending: int, out: list[Event] | None) -> None:
    """r.9 Victory is counted."""
    state.phase = FINISHED
    state.pending = 0
    state.ended = ending
    points = scoring.points(state)
    bonus = scoring.bonus(state)
    state.scores = [a + b for a, b in zip(points, bonus, strict=True)]
    if out is not None:
        winners = scoring.winners(state)
        seats = [seat for seat in range(state.seats) if winners >> seat & 1]
        out.append(events.Ended(ending=ENDING_NAMES[ending], points=points, bonus=bonus, seats=seats))
