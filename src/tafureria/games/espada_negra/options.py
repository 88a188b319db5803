"""The options of Espada Negra."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from tafureria.core import game as core
from tafureria.core.rule import Rule
from tafureria.games.espada_negra import rulebook

SECRETA: Final = 0
INTERNO: Final = 1
EXTERNO: Final = 2
MODES: Final = ("secreta", "interno", "externo")


class Options(core.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every option cites the numbered rule that it changes; R marks a ruling of the house."""

    mazo: Annotated[Literal["clasica", "clanes", "sombras"], Meta(extra={"section": "R"})] = "clasica"
    """The deck."""
    subasta: Annotated[Literal["secreta", "interno", "externo"], Meta(extra={"section": "4"})] = "secreta"
    """How cards are auctioned and ties are broken."""
    vivo: Annotated[bool, Meta(extra={"section": "4"})] = False
    """Live outcry (``externo`` only): everybody may bid at any moment, the house counts to three."""
    cuenta: Annotated[int, Meta(ge=2, le=15, extra={"section": "4"})] = 5
    """Seconds from a bid to "a las tres" (``vivo`` only)."""
    ventana: Annotated[bool, Meta(extra={"section": "4"})] = True
    """Bids within 150 ms count as simultaneous and are drawn by lot (``vivo`` only)."""
    cartas_por_turno: Annotated[
        Literal["seis", "jugadores-mas-1", "jugadores-mas-2"], Meta(extra={"section": "2"})
    ] = "seis"
    """Cards auctioned each turn."""
    condiciones: Annotated[int, Meta(ge=0, le=6, extra={"section": "10"})] = 0
    """How many cards are set aside at random; their starting conditions hold for the whole game."""
    parejas: Annotated[bool, Meta(extra={"section": "9"})] = False
    """Partners sit opposite each other; the pair of the player with most victory wins."""
    prevision: Annotated[int, Meta(ge=0, le=2, extra={"section": "2"})] = 0
    """For how many turns ahead the cards also lie face up."""
    mini: Annotated[bool, Meta(extra={"section": "R", "lab": True})] = False
    """Four cards, two a turn, one gold each: small enough to enumerate every history."""


def fit(options: Options, seats: int) -> Rule | None:
    """The first rule that this set-up breaks, or ``None``."""
    if options.vivo and options.subasta != "externo":
        return rulebook.LIVE_IS_OUTCRY
    if not options.vivo and (options.cuenta != Options().cuenta or not options.ventana):
        return rulebook.CLOCK_IS_LIVE
    if options.parejas and (seats < 4 or seats % 2):
        return rulebook.PAIRS_EVEN
    if options.mini and (options.mazo != "clasica" or options.cartas_por_turno != "seis"):
        return rulebook.MINI_IS_PLAIN
    return None
