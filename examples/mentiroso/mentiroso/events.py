"""The events of a game, in the order in which they happen."""

from __future__ import annotations

import msgspec

from tafureria.core.event import Event, Public


class Rolled(Event, frozen=True, tag="rolled", kw_only=True):
    """§1 A die was rolled under the cup."""

    seat: int
    face: int | None

    def seen_by(self, seat: int) -> Rolled:
        """Only the owner of the die sees its face."""
        return self if seat == self.seat else msgspec.structs.replace(self, face=None)


class Staked(Event, frozen=True, tag="staked", kw_only=True):
    """§2 A stake was laid face down."""

    seat: int
    stake: int | None

    def seen_by(self, seat: int) -> Staked:
        """Only the seat that laid the stake knows it until all are shown."""
        return self if seat == self.seat else msgspec.structs.replace(self, stake=None)


class Shown(Public, frozen=True, tag="shown", kw_only=True):
    """§2 All stakes were turned up together."""

    stakes: list[int]


class Bid(Public, frozen=True, tag="bid", kw_only=True):
    """§3 A bid was made."""

    seat: int
    count: int
    face: int


class Doubted(Public, frozen=True, tag="doubted", kw_only=True):
    """§4 The last bid was doubted and every cup lifted."""

    seat: int
    dice: list[int]
    winner_seat: int
    loser_seat: int
    points: int


EVENTS = (Rolled, Staked, Shown, Bid, Doubted)
