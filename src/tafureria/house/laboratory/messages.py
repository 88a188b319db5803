"""The HTTP bodies of the laboratory: what to compare, and the progress of studies."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tafureria.house.messages.fields import LONGEST_TITLE
from tafureria.house.status import StudyStatus


class VariantWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One way to play the game."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_TITLE, pattern=r"^[^:\x00-\x1f\x7f]+$")]
    options: dict[str, Any] = {}


class StudyWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/laboratory``: compare variants of a game on the same deals."""

    game: str
    variants: Annotated[list[VariantWish], Meta(min_length=2, max_length=4)]
    """The first is the baseline for the others."""
    seats: Annotated[int, Meta(ge=1, le=64)]
    player: str = ""
    """The level of the computer players at all seats; the game's usual one when empty."""
    precision: Annotated[float, Meta(ge=0.5, le=50)] = 5.0
    """Half the width that every interval should have, in percent of wins, or in percent of the norm."""
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0


class Begun(msgspec.Struct, frozen=True, kw_only=True):
    """A new study; its page is ``/laboratorio/STUDY``."""

    study: str


class StudyCard(msgspec.Struct, frozen=True, kw_only=True):
    """A study as the list of studies shows it."""

    study: str
    game: str
    variants: list[str]
    made: float
    """When it began, in seconds since 1970."""
    deals: int
    status: StudyStatus
    kept: bool


class LaboratoryPage(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/laboratory``: the laboratory, for visitors who may use it."""

    running: str
    """The study that is running; empty when there is none."""
    studies: list[StudyCard]
    """The last one, and those that were kept, latest first."""


class StudyPage(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/laboratory/STUDY``: the progress of a study."""

    study: str
    wish: StudyWish
    status: StudyStatus
    kept: bool
    shared: bool
    """May everybody who has its address read it?"""
    mine: bool
    """May this visitor stop, keep and share it?"""
    deals: int
    likely: int
    """How many deals it will likely take."""
    games: int
    seconds: float
    """Seconds for which it has run."""
    command: str
    """The command that plays the same games again; empty at the very beginning."""
    figures: str
    """Sentences, charts and tables in HTML, in the language asked for; empty at the very beginning."""


class StudyChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/laboratory/STUDY``: stop, keep or share a study. Answered by ``StudyPage``."""

    stop: bool = False
    keep: bool | None = None
    share: bool | None = None
    """A shared study is kept, too."""
