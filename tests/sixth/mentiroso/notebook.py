"""What a perfect memory at one seat would know."""

from __future__ import annotations

from mentiroso import events
from mentiroso.actions import STAKES, bid
from mentiroso.state import State
from tafureria.core.chance import Dice
from tafureria.core.event import Event
from tafureria.core.game import Notebook

HIDDEN = 9
"""A die or a stake that is there and was not told."""


class Notes(Notebook[State]):
    """The position as told, with ``HIDDEN`` where nothing was told."""

    def __init__(self, start: State, seat: int) -> None:
        self.known = start
        self.seat = seat

    def hear(self, event: Event) -> None:
        """Fold in one told event."""
        known = self.known
        match event:
            case events.Rolled(seat=seat, face=face):
                known.dice[seat] = HIDDEN if face is None else face
            case events.Staked(seat=seat, stake=stake):
                known.stakes[seat] = HIDDEN if stake is None else stake
            case events.Shown(stakes=stakes):
                known.stakes = stakes[:]
            case events.Bid(seat=seat, count=count, face=face):
                known.bid, known.bidder = bid(count, face), seat
                known.actor = (seat + 1) % known.seats
            case events.Doubted(dice=dice, winner_seat=winner, loser_seat=loser):
                known.dice = dice[:]
                known.winner, known.loser = winner, loser

    def imagine(self, seed: int) -> State:
        """Any face and any stake for what was not told: bids bind nobody to the truth."""
        dice = Dice(seed)
        world = self.known.clone()
        for seat in range(world.seats):
            if world.dice[seat] == HIDDEN:
                world.dice[seat] = dice.below(world.faces) + 1
            if world.stakes[seat] == HIDDEN:
                world.stakes[seat] = dice.below(STAKES) + 1
        return world
