"""Taifa behind the contract: every question is passed on to the module of its section."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar

from tafureria.core.chance import Source
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, OVER, Game, Notebook
from tafureria.core.rule import Rule
from tafureria.games.taifa import actions, deal, engine, events, legal, options, refuse, rulebook
from tafureria.games.taifa.options import Options
from tafureria.games.taifa.pieces import AREA_NAMES, CARD_NAMES, DESIGNS, KINGDOM_NAMES, KINGDOMS
from tafureria.games.taifa.reasons import NAMES
from tafureria.games.taifa.state import ENDINGS, NO_CHANCE, PHASES, State
from tafureria.games.taifa.view import View, see

DECK_NAMES = ("musulman", "cristiano")


@lru_cache(maxsize=64)
def _opening(options_: Options, seats: int) -> State:
    """§3 The position before the first draw; kept, for it is the same in every game."""
    state = options.set_up(options_, seats)
    engine.run(state, None)
    return state


class Taifa(Game[State, Options, View]):
    """Intrigue and war among six kingdoms of Iberia about 1085."""

    name: ClassVar[str] = "taifa"
    seats: ClassVar[range] = range(7)
    minutes: ClassVar[tuple[int, int]] = (60, 120)
    actions: ClassVar[int] = actions.COUNT
    phases: ClassVar[tuple[str, ...]] = (*PHASES, "fin")
    endings: ClassVar[tuple[str, ...]] = ENDINGS[1:]
    options: ClassVar[type[Options]] = Options
    events: ClassVar[tuple[type[Event], ...]] = events.ALL
    rules: ClassVar[tuple[Rule, ...]] = rulebook.RULES
    view_type: ClassVar[type[View]] = View
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "seis-reinos": {},
        "el-cid": {"cid": True},
        "el-cid-dificil": {"cid": True, "almoravides": 14},
    }

    def fit(self, options_: Options, seats: int) -> Rule | None:
        """§3, §10 The first rule that this set-up breaks."""
        return options.fit(options_, seats)

    def new(self, options_: Options, seats: int) -> State:
        """§3 The position before the first draw."""
        return _opening(options_, seats).clone()

    def tiny(self) -> tuple[Options, int]:
        """Two kingdoms, three areas, five cards, dice of two faces, one turn."""
        return Options(minimo=True, turnos=1), 2

    def waiting(self, state: State) -> int:
        """Chance, or the seats of the kingdoms asked."""
        if state.ending:
            return OVER
        if state.chance != NO_CHANCE:
            return CHANCE
        return state.seats_of[state.asked]

    def chance(self, state: State) -> list[int]:
        """§2.3 A die, or a card at random."""
        return deal.weights(state)

    def weight(self, state: State) -> int:
        """Sum of :meth:`chance`."""
        return deal.weight(state)

    def outcome(self, state: State, x: int) -> int:
        """As the weights of :meth:`chance` laid end to end."""
        return deal.outcome(state, x)

    def deal(self, state: State, source: Source, out: list[Event] | None = None) -> None:
        """§2.3 Dice and cards, one after another, until somebody must choose."""
        engine.deal_on(state, source, out)

    def legal(self, state: State, seat: int) -> list[int]:
        """§5 What the seat may do."""
        if not 0 <= seat < state.seats:
            return []
        kingdom = state.kingdoms[seat]
        return legal.legal(state, kingdom) if state.asked >> kingdom & 1 else []

    def check(self, state: State, seat: int, action: int) -> Rule | None:
        """The first rule broken, in book order."""
        if state.ending:
            return rulebook.GAME_OVER
        if not 0 <= action < actions.COUNT:
            return rulebook.NO_SUCH_ACTION
        if not 0 <= seat < state.seats or state.chance != NO_CHANCE:
            return rulebook.NOT_YOUR_TURN
        kingdom = state.kingdoms[seat]
        if not state.asked >> kingdom & 1:
            return rulebook.NOT_YOUR_TURN
        return refuse.refuse(state, kingdom, action)

    def apply(self, state: State, seat: int, action: int, out: list[Event] | None = None) -> None:
        """Carry out a legal action or an outcome of chance."""
        if seat == CHANCE:
            engine.befall(state, action, out)
        else:
            engine.act(state, state.kingdoms[seat], action, out)

    def ending(self, state: State) -> str | None:
        """§8, §10.3 Why the game ended."""
        return ENDINGS[state.ending] if state.ending else None

    def returns(self, state: State) -> list[float]:
        """§8 One point for the kingdoms that won, shared among them."""
        winners = state.winners
        share = 1 / winners.bit_count() if winners else 0.0
        return [share if winners >> kingdom & 1 else 0.0 for kingdom in state.kingdoms]

    def scores(self, state: State) -> list[float]:
        """Castles on the map."""
        return [float(state.land[kingdom].bit_count()) for kingdom in state.kingdoms]

    def winners(self, state: State) -> int:
        """Mask of the seats whose kingdom won."""
        return state.seats_of[state.winners]

    def view(self, state: State, seat: int) -> View:
        """What the seat sees."""
        return see(state, seat)

    def notebook(self, options_: Options, seats: int, seat: int) -> Notebook[State]:
        """An empty notebook."""
        from tafureria.games.taifa.notebook import TaifaNotebook

        return TaifaNotebook(options_, seats, seat)

    def words(self, action: int) -> str:
        """Notation."""
        return actions.WORDS[action]

    def parse(self, text: str) -> int | None:
        """The action of that notation."""
        return actions.IDS.get(text)

    def piece(self, field: str, value: int) -> str:
        """Kingdoms, areas, cards and reasons by name; numbers as they are."""
        if field in ("reino", "otro", "reinos") and 0 <= value < KINGDOMS:
            return KINGDOM_NAMES[value]
        if field in ("area", "areas") and 0 < value < len(AREA_NAMES):
            return AREA_NAMES[value]
        if field in ("card", "cards", "back") and 0 <= value < DESIGNS:
            return CARD_NAMES[value]
        if field == "deck":
            return DECK_NAMES[value]
        if field in ("side", "sides"):
            return actions.SIDES[value]
        if field == "action":
            return actions.WORDS[value]
        if field == "why":
            return NAMES[value]
        if field == "ending":
            return ENDINGS[value]
        return str(value)


GAME = Taifa()
