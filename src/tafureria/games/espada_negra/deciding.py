"""What decided a game: the cards, or the conditions, that set the winners apart from the next."""

from __future__ import annotations

from tafureria.core.deciding import Decided
from tafureria.core.event import Event
from tafureria.core.shapes import Seat
from tafureria.games.espada_negra import events
from tafureria.games.espada_negra.view import PlayerView, View


class Cards(Decided, frozen=True, kw_only=True, tag="cards"):
    """r.9 The kind of card that gave the best house more victory over the next than any other."""

    seat: Seat
    other_seat: Seat
    model: str
    own: int
    """Copies that the best house has."""
    theirs: int


class Conditions(Decided, frozen=True, kw_only=True, tag="conditions"):
    """r.10 Conditions did more for the best house than any kind of card."""

    seat: Seat
    other_seat: Seat
    own: int
    """Victory by conditions."""
    theirs: int


class Tied(Decided, frozen=True, kw_only=True, tag="tied"):
    """r.9 Several have equal victory: nothing breaks the tie, and they share it."""

    seats: list[Seat]


class TooSmall(Decided, frozen=True, kw_only=True, tag="too-small"):
    """r.8 The deck was too small for a single turn."""


DECIDED = (Cards, Conditions, Tied, TooSmall)


def decided(told: list[Event], view: View) -> Cards | Conditions | Tied | TooSmall:
    """See :mod:`tafureria.core.deciding`."""
    counted = {event.seat: event for event in told if isinstance(event, events.VictoryCounted)}
    if not counted:
        return TooSmall()
    total = {seat: one.from_cards + one.from_conditions for seat, one in counted.items()}
    ranked = sorted(total, key=lambda seat: (-total[seat], seat))
    best = [seat for seat in ranked if total[seat] == total[ranked[0]]]
    if len(best) > 1:
        return Tied(seats=sorted(best))
    # In pairs the partner wins too, and does not count as the next.
    partner = (best[0] + len(total) // 2) % len(total) if view.pairs else best[0]
    own, other = best[0], next(seat for seat in ranked if seat not in (best[0], partner))
    ahead = _ahead(view, view.players[own], view.players[other])
    conditions = counted[own].from_conditions - counted[other].from_conditions
    model = max(ahead, key=lambda at: (ahead[at], -at))
    if conditions > ahead[model]:
        return Conditions(
            seat=own,
            other_seat=other,
            own=counted[own].from_conditions,
            theirs=counted[other].from_conditions,
        )
    return Cards(
        seat=own,
        other_seat=other,
        model=view.models[model].name,
        own=view.players[own].cards[model],
        theirs=view.players[other].cards[model],
    )


def _ahead(view: View, own: PlayerView, other: PlayerView) -> dict[int, int]:
    """By model, how much more victory its copies give the one than the other."""
    return {at: model.victory * (own.cards[at] - other.cards[at]) for at, model in enumerate(view.models)}
