"""r.9 Victory points, what conditions add to them at the end (r.10), and who wins."""

from __future__ import annotations

from tafureria.games.espada_negra.conditions import (
    AMOUNTS,
    AVARO,
    CORONA,
    HUESTE,
    LINAJE,
    SECRETOS,
    TESORO,
    TESORO_GOLD,
    VARIEDAD,
    VILLAS,
)
from tafureria.games.espada_negra.state import TOO_SMALL, State


def total(state: State, seat: int, figures: tuple[int, ...]) -> int:
    """The sum of a figure over all cards that a seat owns."""
    base = seat * state.deck.count
    return sum(state.owned[base + model] * figure for model, figure in enumerate(figures))


def points(state: State) -> list[int]:
    """r.9 Victory of the cards of each seat, as printed."""
    return [total(state, seat, state.deck.victory) for seat in range(state.seats)]


def bonus(state: State) -> list[int]:
    """r.10 Victory that conditions give for all cards and gold held now."""
    seats = state.seats
    out = [0] * seats
    conditions = state.conditions
    if not state.to_set_aside:
        return out
    deck = state.deck
    count = deck.count
    for seat in range(seats):
        base = seat * count
        if conditions[CORONA] or conditions[VILLAS]:
            for model in range(count):
                if deck.crown[model]:
                    out[seat] += state.owned[base + model] * conditions[CORONA] * AMOUNTS[CORONA]
                if deck.village[model]:
                    out[seat] += state.owned[base + model] * conditions[VILLAS] * AMOUNTS[VILLAS]
        if conditions[TESORO]:
            out[seat] += state.gold[seat] // TESORO_GOLD * conditions[TESORO] * AMOUNTS[TESORO]
    if conditions[LINAJE]:
        most = [max(state.owned[seat * count : (seat + 1) * count]) for seat in range(seats)]
        _to_the_most(out, most, 2, conditions[LINAJE] * AMOUNTS[LINAJE])
    if conditions[AVARO]:
        _to_the_most(out, state.gold, 1, conditions[AVARO] * AMOUNTS[AVARO])
    if conditions[HUESTE]:
        attack = [total(state, seat, deck.attack) for seat in range(seats)]
        _to_the_most(out, attack, 1, conditions[HUESTE] * AMOUNTS[HUESTE])
    if conditions[SECRETOS]:
        wits = [total(state, seat, deck.espionage) for seat in range(seats)]
        _to_the_most(out, wits, 1, conditions[SECRETOS] * AMOUNTS[SECRETOS])
    if conditions[VARIEDAD]:
        kinds = [sum(1 for n in state.owned[seat * count : (seat + 1) * count] if n) for seat in range(seats)]
        _to_the_most(out, kinds, 2, conditions[VARIEDAD] * AMOUNTS[VARIEDAD])
    return out


def _to_the_most(out: list[int], held: list[int], least: int, prize: int) -> None:
    """All who hold most, and at least *least*, score, each once."""
    most = max(held)
    if most >= least:
        for seat, n in enumerate(held):
            if n == most:
                out[seat] += prize


def winners(state: State) -> int:
    """r.9 Mask of the seats with most victory; of their pairs, when partners play together.

    A deck too small for one turn is shared by all.
    """
    if state.ended == TOO_SMALL:
        return (1 << state.seats) - 1
    best = max(state.scores)
    mask = 0
    for seat in range(state.seats):
        if state.scores[seat] == best:
            mask |= 1 << seat
            if state.pairs:
                mask |= 1 << (seat + state.seats // 2) % state.seats
    return mask
