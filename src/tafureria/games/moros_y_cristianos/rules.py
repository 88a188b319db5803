"""The game as the house plays it: each phase hands over to the next, in the order of the rulebook."""

from __future__ import annotations

from typing import ClassVar

from tafureria.core.event import Event
from tafureria.core.game import OVER, Game
from tafureria.core.rule import Rule
from tafureria.games.moros_y_cristianos import (
    actions,
    engine,
    events,
    judge,
    opening,
    pieces,
    rulebook,
    spoils,
)
from tafureria.games.moros_y_cristianos.notebook import Notebook
from tafureria.games.moros_y_cristianos.options import Options
from tafureria.games.moros_y_cristianos.state import PHASES, SORTEO, State
from tafureria.games.moros_y_cristianos.view import View, view


class MorosYCristianos(Game[State, Options, View]):
    """Knights of two faiths meet, traps fall, and whoever wins shares the booty."""

    name: ClassVar[str] = "moros-y-cristianos"
    seats: ClassVar[range] = range(4, 7)
    minutes: ClassVar[tuple[int, int]] = (20, 45)
    actions: ClassVar[int] = actions.COUNT
    phases: ClassVar[tuple[str, ...]] = PHASES
    endings: ClassVar[tuple[str, ...]] = ("objetivo", "compartido")
    options: ClassVar[type[Options]] = Options
    events: ClassVar[tuple[type[Event], ...]] = events.EVENTS
    rules: ClassVar[tuple[Rule, ...]] = rulebook.RULES
    view_type: ClassVar[type[View]] = View
    pauses: ClassVar[dict[str, float]] = {
        "combat": 1.0,
        "forced": 0.8,
        "annulled": 0.6,
        "turned-up": 0.8,
        "outcome": 1.5,
        "no-knights": 1.5,
        "scored": 0.5,
    }
    presets: ClassVar[dict[str, dict[str, object]]] = {
        "clasica": {},
        "equipos": {"equipos": True},
        "larga": {"larga": True, "baraja": 48},
    }

    # --- setting up ---------------------------------------------------------------------------

    def fit(self, options: Options, seats: int) -> Rule | None:
        """§2.3, §2.4, §3: cards for every hand, a seat for the starter, even teams."""
        pack = _pack(options)
        if (pack & ~pieces.OROS_MASK).bit_count() < seats * options.mano:
            return rulebook.ENOUGH_CARDS
        if options.primero >= seats:
            return rulebook.STARTER_AT_TABLE
        if options.orden != "libre" and options.duracion == "asalto":
            return rulebook.ORDER_NEEDS_REFUERZOS
        if options.equipos and seats % 2:
            return rulebook.EVEN_TEAMS
        return None

    def new(self, options: Options, seats: int) -> State:
        """§1 The table laid, nothing dealt."""
        return _lay(options, seats)

    def tiny(self) -> tuple[Options, int]:
        """Four seats, one card each of six: four knights, a copa and an oro."""
        return (
            Options(
                puntos=1,
                mano=1,
                rangos=2,
                riquezas=1,
                primero=0,
                tipo="fuerza",
                duracion="refuerzos",
                orden="ataque",
                cantidad="heroes",
            ),
            4,
        )

    # --- playing ------------------------------------------------------------------------------

    def waiting(self, state: State) -> int:
        """Who must act; in the treasure, all who are not ready yet."""
        return state.wait

    def chance(self, state: State) -> list[int]:
        """§2.4 Any seat may be drawn; §2.3 any card of the stock comes next."""
        if state.phase == SORTEO:
            return [1] * state.seats
        return [state.stock >> card & 1 for card in range(pieces.CARDS)]

    def weight(self, state: State) -> int:
        """Sum of :meth:`chance`."""
        return state.seats if state.phase == SORTEO else state.stock.bit_count()

    def outcome(self, state: State, x: int) -> int:
        """The outcome at *x*."""
        return x if state.phase == SORTEO else judge.nth_card(state.stock, x)

    def legal(self, state: State, seat: int) -> list[int]:
        """See :func:`judge.legal`."""
        return judge.legal(state, seat)

    def check(self, state: State, seat: int, action: int) -> Rule | None:
        """See :func:`judge.check`."""
        return judge.check(state, seat, action)

    def apply(self, state: State, seat: int, action: int, out: list[Event] | None = None) -> None:
        """Carry out a legal action, and all that follows without anybody's choice."""
        engine.apply(state, seat, action, out)

    # --- ending -------------------------------------------------------------------------------

    def ending(self, state: State) -> str | None:
        """§2 One player (or team) reached the target, or several in the same round."""
        if state.wait != OVER:
            return None
        alone = state.won in (0b010101 & (1 << state.seats) - 1, 0b101010 & (1 << state.seats) - 1)
        if not state.teams:
            alone = state.won.bit_count() == 1
        return "objetivo" if alone else "compartido"

    def returns(self, state: State) -> list[float]:
        """1 for each winner."""
        return [float(state.won >> seat & 1) for seat in range(state.seats)]

    def scores(self, state: State) -> list[float]:
        """Points on the score sheet; in teams, the team's."""
        return [float(spoils.total_of(state, seat)) for seat in range(state.seats)]

    # --- seeing -------------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> View:
        """See :mod:`view`."""
        return view(state, seat)

    def notebook(self, options: Options, seats: int, seat: int) -> Notebook:
        """See :mod:`notebook`."""
        return Notebook(_lay(options, seats), seat)

    # --- notation -----------------------------------------------------------------------------

    def words(self, action: int) -> str:
        """See :mod:`actions`."""
        return actions.words(action)

    def parse(self, text: str) -> int | None:
        """See :mod:`actions`."""
        return actions.parse(text)

    def piece(self, field: str, value: int) -> str:
        """Cards as ``7e``, sides and combat values by name."""
        if field in ("card", "cards", "target"):
            return pieces.card_name(value)
        if field in ("value", "combat"):
            return actions.VALUES[value]
        if field == "side":
            return pieces.SIDE_NAMES[value]
        return str(value)


def _pack(options: Options) -> int:
    pack = pieces.PACK_48 if options.baraja == 48 else pieces.PACK_40
    knights = pieces.lowest_ranks(pack, options.rangos) if options.rangos else pack
    riches = pieces.lowest_ranks(pack, options.riquezas) if options.riquezas else knights
    return knights & pieces.KNIGHTS_MASK | riches & ~pieces.KNIGHTS_MASK


def _lay(options: Options, seats: int) -> State:
    """§1, §2.3 The pack on the table and everybody seated."""
    state = State(seats)
    state.deck = state.stock = _pack(options)
    state.full_hand = options.mano
    state.teams = options.equipos
    state.annulled_out = options.anulados_fuera
    state.target = options.puntos or (100 if options.larga else 50) * (2 if options.equipos else 1)
    declared = (options.objetivo, options.tipo, options.duracion, options.orden, options.cantidad)
    state.fixed = [-1 if value == "libre" else actions.VALUES.index(value) for value in declared]
    if options.primero >= 0:
        opening.draw_starter(state, options.primero, None)
    return state


GAME = MorosYCristianos()
