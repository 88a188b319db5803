"""The options of El mentiroso."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from mentiroso import pieces, rulebook
from tafureria.core import game as core
from tafureria.core.rule import Rule


class Options(core.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a game of El mentiroso, chosen before it begins."""

    envite: Annotated[bool, Meta(extra={"section": "2"})] = True
    """Whether everybody lays a stake before the bidding."""
    caras: Annotated[int, Meta(ge=2, le=pieces.FACES, extra={"section": "1"})] = pieces.FACES
    """Faces of a die."""


def fit(options: Options, seats: int) -> Rule | None:
    """§1 Dice must have at least as many faces as there are players."""
    return rulebook.FEW_FACES if options.caras < seats else None
