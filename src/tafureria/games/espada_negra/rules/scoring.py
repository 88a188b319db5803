"""r.9 Victory points, what conditions add to them at the end (r.10), and who wins."""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.core.shapes import Mask, Seat
from tafureria.games.espada_negra import events
from tafureria.games.espada_negra import state as st
from tafureria.games.espada_negra.pieces import conditions
from tafureria.games.espada_negra.state import State


def total(state: State, seat: Seat, figures: tuple[int, ...]) -> int:
    """The sum of a figure over all cards that a seat owns."""
    at = seat * state.deck.model_count
    owned = state.owned
    out = 0
    for figure in figures:
        out += owned[at] * figure
        at += 1
    return out


def points(state: State) -> list[int]:
    """r.9 Victory of the cards of each seat, as printed."""
    return [total(state, seat, state.deck.victory) for seat in range(state.seats)]


def bonus(state: State) -> list[int]:
    """r.10 Victory that conditions give each seat for the cards and gold that it holds now."""
    seats = state.seats
    out = [0] * seats
    if not state.to_set_aside:
        return out
    deck = state.deck
    count = deck.model_count
    crown = state.worth(conditions.CORONA)
    village = state.worth(conditions.VILLAS)
    treasure = state.worth(conditions.TESORO)
    if crown or village or treasure:
        for seat in range(seats):
            for model in range(count):
                copies = state.owned[seat * count + model]
                if deck.only_victory[model]:
                    out[seat] += copies * crown
                if deck.only_production[model]:
                    out[seat] += copies * village
            out[seat] += state.gold[seat] // conditions.TESORO_GOLD * treasure
    held = state.conditions
    if held[conditions.LINAJE]:
        _to_the_most(
            out, [_most_alike(state, seat) for seat in range(seats)], 2, state.worth(conditions.LINAJE)
        )
    if held[conditions.AVARO]:
        _to_the_most(out, state.gold, 1, state.worth(conditions.AVARO))
    if held[conditions.HUESTE]:
        attack = [total(state, seat, deck.attack) for seat in range(seats)]
        _to_the_most(out, attack, 1, state.worth(conditions.HUESTE))
    if held[conditions.SECRETOS]:
        espionage = [total(state, seat, deck.espionage) for seat in range(seats)]
        _to_the_most(out, espionage, 1, state.worth(conditions.SECRETOS))
    if held[conditions.VARIEDAD]:
        kinds = [_different(state, seat) for seat in range(seats)]
        _to_the_most(out, kinds, 2, state.worth(conditions.VARIEDAD))
    return out


def _most_alike(state: State, seat: Seat) -> int:
    """The largest number of copies of one model that a seat owns."""
    owned = state.owned
    first = seat * state.deck.model_count
    most = 0
    for at in range(first, first + state.deck.model_count):
        most = max(most, owned[at])
    return most


def _different(state: State, seat: Seat) -> int:
    """How many different models a seat owns."""
    owned = state.owned
    first = seat * state.deck.model_count
    kinds = 0
    for at in range(first, first + state.deck.model_count):
        if owned[at]:
            kinds += 1
    return kinds


def _to_the_most(out: list[int], held: list[int], least: int, prize: int) -> None:
    """Add the prize to every seat that holds the most, if that is at least *least*."""
    most = max(held)
    if most >= least:
        for seat, n in enumerate(held):
            if n == most:
                out[seat] += prize


def winners(state: State) -> Mask:
    """r.9 Mask of the seats with most victory; of their pairs, when partners play together.

    If the deck is too small for one turn, all seats win.
    """
    if state.ended == st.TOO_SMALL:
        return (1 << state.seats) - 1
    best = max(state.scores)
    mask = 0
    for seat in range(state.seats):
        if state.scores[seat] == best:
            mask |= 1 << seat
            if state.pairs:
                mask |= 1 << (seat + state.seats // 2) % state.seats
    return mask


def returns(state: State) -> list[float]:
    """r.9 One victory, shared equally by the winners; 0 while the game runs."""
    if not state.ended:
        return [0.0] * state.seats
    mask = winners(state)
    share = 1.0 / mask.bit_count()
    return [share if mask >> seat & 1 else 0.0 for seat in range(state.seats)]


def finish(state: State, ending: int, out: Out) -> None:
    """r.8, r.9 The game ends and victory is counted."""
    state.phase = st.OVER
    state.asked = 0
    state.ended = ending
    cards = points(state)
    extra = bonus(state)
    state.scores = [a + b for a, b in zip(cards, extra, strict=True)]
    if out is not None:
        mask = winners(state)
        seats = [seat for seat in range(state.seats) if mask >> seat & 1]
        if ending == st.EXHAUSTED:
            for seat in range(state.seats):
                out.append(
                    events.VictoryCounted(seat=seat, from_cards=cards[seat], from_conditions=extra[seat])
                )
        out.append(events.Ended(ending=st.ENDINGS[ending], seats=seats))
