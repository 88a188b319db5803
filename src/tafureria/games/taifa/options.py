"""Options (§3, §10): who plays which kingdom."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from tafureria.core import game as core
from tafureria.core.rule import Rule
from tafureria.core.shapes import Mask
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import rulebook

Persons = Annotated[bool, Meta(extra={"section": "3"})]
"""Whether a person plays the kingdom."""
GUESTS: Final = (box.CASTILLA, box.SEVILLA, box.CONDADOS, box.BADAJOZ, box.LEON, box.VALENCIA)
"""The order in which people who chose no kingdom get one. With N of them it starts at the N-th entry, so that
small groups do not always play the same kingdoms."""
SMALL_ORDER: Final = (box.CONDADOS, box.VALENCIA)
"""Kingdoms of the tiny game that can be enumerated, in order of play."""


class Options(core.Options, frozen=True, kw_only=True):
    """Which kingdoms people play, the scenario and, for tests, a game small enough to be enumerated."""

    castilla: Persons = False
    condados: Persons = False
    valencia: Persons = False
    sevilla: Persons = False
    badajoz: Persons = False
    leon: Persons = False
    cid: Annotated[bool, Meta(extra={"section": "10"})] = False
    almoravides: Annotated[int, Meta(ge=8, le=20, extra={"section": "10.2"})] = 12
    turnos: Annotated[int, Meta(ge=1, le=3, extra={"section": "4", "lab": True})] = 3
    minimo: Annotated[bool, Meta(extra={"section": "3", "lab": True})] = False


def wished(options: Options) -> Mask:
    """§3 Mask of the kingdoms marked for people."""
    marks = (
        options.castilla,
        options.condados,
        options.valencia,
        options.sevilla,
        options.badajoz,
        options.leon,
    )
    return sum(1 << kingdom for kingdom, marked in enumerate(marks) if marked)


def fit(options: Options, seats: int) -> Rule | None:
    """§3, §10 The first rule that these options break with *seats* people, or ``None``."""
    if options.minimo and (options.cid or wished(options) or seats > len(SMALL_ORDER)):
        return rulebook.CID_HAS_ITS_OWN
    if options.cid:
        if wished(options):
            return rulebook.CID_HAS_ITS_OWN
        return None if seats == 1 else rulebook.CID_IS_ONE
    return rulebook.TOO_MANY_KINGDOMS if wished(options).bit_count() > seats else None


def all_are_people(options: Options, seats: int) -> bool:
    """§3, §10 Whether people play all the kingdoms; in the scenario the Almorávides have no player."""
    return not options.cid and seats == len(SMALL_ORDER if options.minimo else box.ORDER)


def people(options: Options, seats: int) -> list[int]:
    """§3 Kingdoms that people play, in order of play: the marked ones, and free ones for the other seats."""
    mask = wished(options)
    places = seats - mask.bit_count()
    for kingdom in (GUESTS * 2)[max(0, places - 1) :]:
        if mask.bit_count() < seats:
            mask |= 1 << kingdom
    return [kingdom for kingdom in box.ORDER if mask >> kingdom & 1]
