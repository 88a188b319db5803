"""The variants of §3, as data."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from tafureria.core.game import Options

Identities = Literal["repartir", "cambio", "fijas", "bandos", "eligen-propias", "eligen-contrarias"]
IDENTITIES: Final[tuple[str, ...]] = (
    "repartir",
    "cambio",
    "fijas",
    "bandos",
    "eligen-propias",
    "eligen-contrarias",
)
DEAL: Final = 0
SWAP: Final = 1
FIXED: Final = 2
WITHIN: Final = 3
CHOOSE_OWN: Final = 4
CHOOSE_RIVALS: Final = 5


class MarOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How ¡Muerte al rey! is played."""

    traicion: Annotated[bool, Meta(extra={"section": "3.1"})] = False
    """Whoever receives a card of the number of their identity may denounce the companion."""
    partidas: Annotated[int, Meta(ge=1, le=12, extra={"section": "3.2"})] = 3
    """Games of a match; the highest total of points wins. A single game is won by a side (§2.4)."""
    identidades: Annotated[Identities, Meta(extra={"section": "3.3"})] = "repartir"
    """What becomes of the identity cards between two games."""
    consejo: Annotated[bool, Meta(extra={"section": "2.3"})] = False
    """A side may talk among itself; else all talk is public."""
    apuntes: Annotated[bool, Meta(extra={"section": "2.3", "view": True})] = False
    """The table lists what accusations showed, and to each seat its own exchanges."""
    mazo: Annotated[int, Meta(ge=0, le=15, extra={"section": "2.2", "lab": True})] = 0
    """Cards of each secret deck; 0: two for each player, as the book says."""
    sorteo: Annotated[bool, Meta(extra={"section": "2.2", "lab": True})] = True
    """Identity cards are drawn for the first game; else they follow the seats."""
