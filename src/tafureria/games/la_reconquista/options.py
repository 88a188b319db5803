"""The options, and which set-ups are possible. Lab options make smaller games, for tests and designers."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from tafureria.core import game as core
from tafureria.core.rule import Rule
from tafureria.games.la_reconquista import rulebook
from tafureria.games.la_reconquista.pieces import CARDS, PROVINCES


class Options(core.Options, frozen=True, kw_only=True):
    """What a table may agree on before the cards are dealt."""

    memoria: Annotated[bool, Meta(extra={"section": "6"})] = False
    """A friendly game: the log, a player's own notes and the counters of the draw bounds are shown."""
    rondas_sin_ataque: Annotated[int, Meta(ge=1, le=100, extra={"section": "27"})] = 30
    """Full rounds without an attack after which the game is drawn."""
    rondas: Annotated[int, Meta(ge=1, le=500, extra={"section": "27"})] = 300
    """Full rounds after which the game is drawn whatever happens."""

    cartas: Annotated[int, Meta(ge=0, le=20, extra={"section": "8", "lab": True})] = 0
    """Provinces of each player; 0 for the table of r.8."""
    tropas: Annotated[int, Meta(ge=0, le=20, extra={"section": "8", "lab": True})] = 0
    """Troops of each player, for shorter games; 0 for the table of r.8."""
    sorteo: Annotated[bool, Meta(extra={"section": "7", "lab": True})] = True
    """The dealer is drawn by lot; otherwise it is the first seat."""
    preparadas: Annotated[int, Meta(ge=0, le=60, extra={"section": "7", "lab": True})] = 0
    """Number of cards that are dealt in a known order before chance begins."""
    tanda: Annotated[int, Meta(ge=1, le=10, extra={"section": "9", "lab": True})] = 5
    """Troops that a player places each time that they get the board."""
    deshacer: Annotated[int, Meta(ge=0, le=1000, extra={"section": "9", "lab": True})] = 1000
    """Number of steps that may be taken back in one secret choice before it must be confirmed."""
    tregua: Annotated[int, Meta(ge=0, le=120, extra={"section": "11", "lab": True})] = 1
    """Rounds at the start of the game in which nobody may attack."""
    ventaja: Annotated[int, Meta(ge=1, le=20, extra={"section": "25", "lab": True})] = 8
    """Provinces needed to win, beyond the initial number."""
    propuestas: Annotated[bool, Meta(extra={"section": "27", "lab": True})] = True
    """Whether a draw may be proposed."""


TINY: Final = Options(
    rondas=1,
    cartas=2,
    tropas=1,
    sorteo=False,
    preparadas=4,
    tanda=1,
    deshacer=0,
    tregua=0,
    ventaja=1,
    propuestas=False,
)
"""A game small enough to enumerate every history."""


def fit(options: Options, seats: int) -> Rule | None:
    """r.8 The rule broken if the players need more than the sixty cards, or ``None``."""
    return rulebook.TOO_MANY_CARDS if (options.cartas or CARDS[seats]) * seats > PROVINCES else None
