"""The view as a vector for learners; the own seat comes first, then the others in seat order."""

from __future__ import annotations

from tafureria.core.tensor import Layout, many_hot, one_hot, padded, relative
from tafureria.games.muerte_al_rey.pieces import CARDS, PLACES
from tafureria.games.muerte_al_rey.state import PHASES
from tafureria.games.muerte_al_rey.view import MarView

KINDS = tuple(dict.fromkeys(PHASES))
PER_SEAT = PLACES + 8
"""Identity card; seated, cards, to act, in the exchange, ready, points, still to swap, given up."""

LAYOUT: Layout = (
    ("phase", len(KINDS)),
    ("game, round, forced", 3),
    ("owing", 2),
    ("hand", CARDS),
    ("given", CARDS),
    ("received", CARDS),
    ("shown", CARDS),
    ("accuser", PLACES),
    ("shown seat", PLACES),
    ("given up", CARDS),
    ("seats", PLACES * PER_SEAT),
)


def encode(view: MarView) -> list[float]:
    """*view* as floats, by the layout. Points and rounds are divided by ten."""
    order = relative(len(view.counts), view.seat)
    place = {seat: i for i, seat in enumerate(order)}
    out = one_hot(KINDS.index(view.phase), len(KINDS))
    out += [view.game / max(view.games, 1), view.round / 10, float(view.forced)]
    out += [float(owes) for owes in view.owing]
    out += many_hot(view.hand, CARDS)
    out += one_hot(view.given, CARDS)
    out += one_hot(view.received, CARDS)
    out += many_hot(view.shown, CARDS)
    out += one_hot(place.get(view.accuser, -1), PLACES)
    out += one_hot(place.get(view.shown_seat, -1), PLACES)
    out += many_hot([card for cards in view.lost for card in cards], CARDS)
    for seat in order:
        out += one_hot(view.identities[seat], PLACES)
        out += [
            1.0,
            view.counts[seat] / 2,
            float(seat == view.turn),
            float(seat in view.exchange),
            float(seat in view.ready),
            view.points[seat] / 10,
            float(seat in view.swaps),
            len(view.lost[seat]) / 2,
        ]
    return padded(out, len(out) + PER_SEAT * (PLACES - len(order)))
