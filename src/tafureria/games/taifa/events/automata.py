"""Events that tell what an automa did, and why (§9)."""

from __future__ import annotations

import msgspec

from tafureria.core.event import Public


class TurnedUp(Public, frozen=True, kw_only=True, tag="turned-up"):
    """§9.1 An automa turns up the top card of its pile."""

    kingdom: int
    kingdom_seat: int = -1
    card: int


class Decided(Public, frozen=True, kw_only=True, tag="decided"):
    """A decision of an automa and its reason.

    ``why`` is a reason (see ``reasons``), ``limit`` the strength that counted, ``face`` the die of choice
    (0 if none was needed), ``areas`` and ``kingdoms`` the candidates that it chose from.
    """

    kingdom: int
    kingdom_seat: int = -1
    why: int
    card: int | None = None
    area: int | None = None
    other: int | None = None
    other_seat: int = -1
    limit: int = 0
    face: int = 0
    areas: list[int]
    kingdoms: list[int]
    kingdoms_seats: list[int] = msgspec.field(default_factory=list)


def decision(
    kingdom: int, why: int, card: int | None = None, *, area: int | None = None, limit: int = 0, face: int = 0
) -> Decided:
    """The event of a decision without candidates to choose from."""
    return Decided(
        kingdom=kingdom, why=why, card=card, area=area, limit=limit, face=face, areas=[], kingdoms=[]
    )


class CidHanded(Public, frozen=True, kw_only=True, tag="cid-handed"):
    """§10 An automa that reveals El Cid hands the card to El Cid's player."""

    kingdom: int
    kingdom_seat: int = -1
    other: int
    other_seat: int = -1
    card: int


class TopLost(Public, frozen=True, kw_only=True, tag="top-lost"):
    """C17 in the scenario: the Almorávides discard the top card of their pile."""

    kingdom: int
    kingdom_seat: int = -1
    card: int
