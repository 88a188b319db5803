"""The options of the game. What the starter declares each round (§2.4) is not an option but an action."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tafureria.core import game as core
from tafureria.core.rule import Rule
from tafureria.games.moros_y_cristianos import actions, pieces, rulebook
from tafureria.games.moros_y_cristianos.state import NOT_SETTLED


class Options(core.Options, frozen=True, kw_only=True):
    """The pack, the target and teams; the remaining options are for designers and tests."""

    equipos: Annotated[bool, Meta(extra={"section": "3"})] = False
    """Two teams, seats alternating: even seats are Christians."""
    larga: Annotated[bool, Meta(extra={"section": "2"})] = False
    """Play to 100 points rather than 50; in teams to 200 rather than 100."""
    baraja: Annotated[Literal[40, 48], Meta(extra={"section": "2.1"})] = 40
    """Cards in the pack; 48 has eights and nines."""
    anulados_fuera: Annotated[bool, Meta(extra={"section": "2.5"})] = False
    """Annulled knights count neither for a tie nor for the picking order."""

    puntos: Annotated[int, Meta(ge=0, le=500, extra={"section": "2", "lab": True})] = 0
    """The target in points; 0 for the one in the rulebook."""
    mano: Annotated[int, Meta(ge=1, le=5, extra={"section": "2.3", "lab": True})] = 5
    """Cards in a full hand."""
    rangos: Annotated[int, Meta(ge=0, le=12, extra={"section": "2.3", "lab": True})] = 0
    """How many ranks the pack has, the lowest ones; 0 for all."""
    riquezas: Annotated[int, Meta(ge=0, le=12, extra={"section": "2.3", "lab": True})] = 0
    """How many ranks of oros and copas the pack has, the lowest ones; 0 for as many as of knights."""
    primero: Annotated[int, Meta(ge=-1, le=5, extra={"section": "2.4", "lab": True})] = -1
    """The seat that starts the first round; -1 to draw it."""
    objetivo: Annotated[
        Literal["libre", "fe", "botin", "tesoro"], Meta(extra={"section": "2.4", "lab": True})
    ] = "libre"
    """The objective of every round; ``libre`` leaves it to the starter, as in the next four options."""
    tipo: Annotated[Literal["libre", "fuerza", "astucia"], Meta(extra={"section": "2.4", "lab": True})] = (
        "libre"
    )
    """Which total wins in every round."""
    duracion: Annotated[
        Literal["libre", "asalto", "refuerzos"], Meta(extra={"section": "2.4", "lab": True})
    ] = "libre"
    """How many passes every round has."""
    orden: Annotated[
        Literal["libre", "ataque", "contraataque"], Meta(extra={"section": "2.4", "lab": True})
    ] = "libre"
    """The order of every second pass."""
    cantidad: Annotated[Literal["libre", "heroes", "tropa"], Meta(extra={"section": "2.4", "lab": True})] = (
        "libre"
    )
    """How many knights a turn may have in every round."""


def fit(options: Options, seats: int) -> Rule | None:
    """The first rule that this set-up breaks, or ``None``.

    §2.3 The pack fills all hands; §2.4 the starter has a seat, and an order needs a second pass; §3 teams are
    even.
    """
    if (pack_of(options) & ~pieces.OROS_MASK).bit_count() < seats * options.mano:
        return rulebook.ENOUGH_CARDS
    if options.primero >= seats:
        return rulebook.STARTER_AT_TABLE
    if options.orden != "libre" and options.duracion == "asalto":
        return rulebook.ORDER_NEEDS_REFUERZOS
    if options.equipos and seats % 2:
        return rulebook.EVEN_TEAMS
    return None


def pack_of(options: Options) -> int:
    """§2.1 The mask of the cards in the pack."""
    pack = pieces.PACK_48 if options.baraja == 48 else pieces.PACK_40
    knights = pieces.lowest_ranks(pack, options.rangos) if options.rangos else pack
    riches = pieces.lowest_ranks(pack, options.riquezas) if options.riquezas else knights
    return knights & pieces.KNIGHTS_MASK | riches & ~pieces.KNIGHTS_MASK


def target_of(options: Options) -> int:
    """§2, §3 Points that win the game."""
    return options.puntos or (100 if options.larga else 50) * (2 if options.equipos else 1)


def settled_values(options: Options) -> list[int]:
    """§2.4 The value of each dimension that the options settle; ``NOT_SETTLED`` where the starter chooses."""
    names = (options.objetivo, options.tipo, options.duracion, options.orden, options.cantidad)
    return [NOT_SETTLED if name == "libre" else actions.VALUES.index(name) for name in names]
