"""The variants of §3, as data."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from tafureria.core import game as core
from tafureria.core.rule import Rule
from tafureria.games.muerte_al_rey import rulebook

Identities = Literal["repartir", "cambio", "fijas", "bandos", "eligen-propias", "eligen-contrarias"]

REPARTIR: Final = 0
CAMBIO: Final = 1
FIJAS: Final = 2
BANDOS: Final = 3
ELIGEN_PROPIAS: Final = 4
ELIGEN_CONTRARIAS: Final = 5
IDENTITIES: Final[tuple[str, ...]] = (
    "repartir",
    "cambio",
    "fijas",
    "bandos",
    "eligen-propias",
    "eligen-contrarias",
)
"""Values of ``identidades``, by the numbers above."""


class Options(core.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How ¡Muerte al rey! is played."""

    traicion: Annotated[bool, Meta(extra={"section": "3.1"})] = False
    """Whoever receives a card with the number of their identity card may denounce its giver."""
    partidas: Annotated[int, Meta(ge=1, le=12, extra={"section": "3.2"})] = 3
    """Games of a match; the highest total of points wins. A single game is won by a side (§2.4)."""
    identidades: Annotated[Identities, Meta(extra={"section": "3.3"})] = "repartir"
    """What happens to the identity cards between two games."""
    consejo: Annotated[bool, Meta(extra={"section": "2.3"})] = False
    """A side may talk in private; otherwise all talk is public."""
    apuntes: Annotated[bool, Meta(extra={"section": "2.3", "view": True})] = False
    """The table lists the cards shown in accusations and, for each seat, its own exchanges."""
    ruta: Annotated[bool, Meta(extra={"section": "2.4", "friendly": True})] = False
    """Everybody is told who had a king, from hand to hand, when it is found."""
    gestos: Annotated[bool, Meta(extra={"section": "3.1", "friendly": True})] = False
    """Whoever has looked at a card that changed hands shows a face."""
    mazo: Annotated[int, Meta(ge=0, le=15, extra={"section": "2.2", "lab": True})] = 0
    """Cards of each secret deck; 0: two for each player, as the book says."""
    sorteo: Annotated[bool, Meta(extra={"section": "2.2", "lab": True})] = True
    """Identity cards are drawn for the first game; otherwise they follow the seats."""


def fit(options: Options, seats: int) -> Rule | None:
    """§2.2 The rule broken by a lab deck that does not give everybody one or two cards, or ``None``."""
    if options.mazo and options.mazo < seats // 2:
        return rulebook.DECK_TOO_SMALL
    return rulebook.DECK_TOO_BIG if options.mazo > seats else None
