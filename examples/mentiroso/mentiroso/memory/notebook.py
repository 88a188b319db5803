"""What a perfect memory at one seat knows; it is built from told events only, so it cannot cheat."""

from __future__ import annotations

from mentiroso import events
from mentiroso import state as st
from mentiroso.actions import STAKE, bid
from mentiroso.pieces import MOST_STAKE
from mentiroso.rules import bids, dice, doubt, stakes
from tafureria.core import game as core
from tafureria.core.chance import Dice
from tafureria.core.event import Event
from tafureria.core.shapes import Seat

HIDDEN = 9
"""Stands for a die or a stake that exists but was not told to the seat."""


class Notebook(core.Notebook[st.State]):
    """The state as told, with ``HIDDEN`` for dice and stakes that were not told."""

    def __init__(self, start: st.State, seat: Seat) -> None:
        self.known = start
        self.seat = seat

    def hear(self, event: Event) -> None:
        """Carry out the told event in the known state."""
        known = self.known
        match event:
            case events.Rolled(face=face):
                dice.roll(known, HIDDEN if face is None else face, None)
            case events.Staked(seat=seat, stake=stake):
                stakes.stake(known, seat, STAKE + (HIDDEN if stake is None else stake) - 1, None)
            case events.Shown(stakes=shown):
                known.stakes = shown[:]
            case events.Bid(seat=seat, count=count, face=face):
                bids.bid(known, seat, bid(count, face), None)
            case events.Doubted(seat=seat, dice=shown):
                known.dice = shown[:]
                doubt.doubt(known, seat, None)

    def imagine(self, seed: int) -> st.State:
        """A world with random faces and stakes for those not told: a bid need not be true."""
        source = Dice(seed)
        world = self.known.clone()
        for seat in range(world.seats):
            if world.dice[seat] == HIDDEN:
                world.dice[seat] = source.below(world.faces) + 1
            if world.stakes[seat] == HIDDEN:
                world.stakes[seat] = source.below(MOST_STAKE) + 1
        return world
