"""Chooses how much to bid for a card, given what it is worth and what rivals can pay."""

from __future__ import annotations

from typing import Final

from tafureria.core.adding import added
from tafureria.games.espada_negra.actions import PASS
from tafureria.games.espada_negra.players.appraisal import Appraiser, partner, standing
from tafureria.games.espada_negra.view import View

STEP: Final = 3
"""An open bid goes beyond the lowest one by the gold that a seat would still pay, divided by this."""


def purses(view: View) -> list[int]:
    """The gold of each rival."""
    return [player.gold for seat, player in enumerate(view.players) if seat != view.seat]


def eagerness(view: View, appraiser: Appraiser, worths: list[float]) -> float:
    """The gold offered per gold of worth, limited by the gold that players have in hand.

    :param worths: what the rest of the row is worth to the seat, the card up now first.
    """
    taste, there = appraiser.taste, added([max(worth, 0.0) for worth in worths])
    reach = sum([player.gold for player in view.players]) / there if there > 0 else 1.0
    if view.mode != "secreta":
        return min(taste.eager, reach)
    return min(taste.eager, reach * taste.spend) if appraiser.rest else reach * taste.last


def most_to_pay(view: View, worth: float, eager: float, lowest: int) -> float:
    """The most gold to pay for a card of this worth, with this eagerness and this lowest bid."""
    # However scarce gold is, no card is sold below the lowest bid.
    least = min(worth / 2, lowest) if view.leading_bid == 0 else 0.0
    return max(worth * eager, least, 0.0)


def bid_up_to(view: View, limit: int, lowest: int, highest: int) -> int:
    """The bid, from *lowest* to *highest*, of a seat that would pay *limit* gold; or a pass.

    It bids no more than is needed to beat what rivals can pay, and never against its partner.
    """
    if limit < lowest or highest < lowest or (view.leader >= 0 and view.leader == partner(view)):
        return PASS
    richest = max(purses(view))
    if view.mode == "secreta":
        # Against the richest rival's whole gold, a seat with more gold than anybody needs only a tie.
        enough = richest if view.players[view.seat].gold > richest else richest + 1
        return min(limit, max(enough, lowest), highest)
    return min(lowest + (limit - lowest) // STEP, max(richest, lowest), highest)


def favoured(view: View, tied: list[int]) -> int:
    """The seat for which the auctioneer breaks a tie.

    It names itself if tied, else its partner, else the seat with least victory, nearest on the left.
    """
    for friend in (view.seat, partner(view)):
        if friend in tied:
            return friend
    seats = len(view.players)
    return min(tied, key=lambda seat: (standing(view.players[seat]), (seat - view.seat) % seats))
