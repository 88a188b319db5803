"""The variants, as data. What the starter declares each round (§2.4) is no option but a choice of play."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tafureria.core.game import Options as CoreOptions


class Options(CoreOptions, frozen=True, kw_only=True):
    """Which pack, how many points, alone or in teams; and what only designers touch."""

    equipos: Annotated[bool, Meta(extra={"section": "3"})] = False
    """Two teams, seats alternating: even seats are Christians."""
    larga: Annotated[bool, Meta(extra={"section": "2"})] = False
    """To 100 points rather than 50; teams to 200 rather than 100."""
    baraja: Annotated[Literal[40, 48], Meta(extra={"section": "2.1"})] = 40
    """Cards in the pack; 48 has eights and nines."""
    anulados_fuera: Annotated[bool, Meta(extra={"section": "2.5"})] = False
    """Annulled knights count neither for a tie nor for the picking order."""

    puntos: Annotated[int, Meta(ge=0, le=500, extra={"section": "2", "lab": True})] = 0
    """Points to reach; 0 for the printed target."""
    mano: Annotated[int, Meta(ge=1, le=5, extra={"section": "2.3", "lab": True})] = 5
    """Cards in a full hand."""
    rangos: Annotated[int, Meta(ge=0, le=12, extra={"section": "2.3", "lab": True})] = 0
    """Only so many of the lowest ranks are in the pack; 0 for all."""
    riquezas: Annotated[int, Meta(ge=0, le=12, extra={"section": "2.3", "lab": True})] = 0
    """So for oros and copas alone, if they are to be fewer than knights; 0 for as many."""
    primero: Annotated[int, Meta(ge=-1, le=5, extra={"section": "2.4", "lab": True})] = -1
    """The seat that starts the first round; -1 to draw it."""
    objetivo: Annotated[
        Literal["libre", "fe", "botin", "tesoro"], Meta(extra={"section": "2.4", "lab": True})
    ] = "libre"
    """Objective of every round, rather than the starter's choice; so the next four."""
    tipo: Annotated[Literal["libre", "fuerza", "astucia"], Meta(extra={"section": "2.4", "lab": True})] = (
        "libre"
    )
    duracion: Annotated[
        Literal["libre", "asalto", "refuerzos"], Meta(extra={"section": "2.4", "lab": True})
    ] = "libre"
    orden: Annotated[
        Literal["libre", "ataque", "contraataque"], Meta(extra={"section": "2.4", "lab": True})
    ] = "libre"
    cantidad: Annotated[Literal["libre", "heroes", "tropa"], Meta(extra={"section": "2.4", "lab": True})] = (
        "libre"
    )
