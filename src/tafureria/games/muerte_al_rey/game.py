"""¡Muerte al rey! as the contract of the house wants it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tafureria.core.bits import mask_of, nth
from tafureria.core.chance import Source
from tafureria.core.event import Event
from tafureria.core.game import Game, Notebook, View
from tafureria.core.rule import Rule
from tafureria.games.muerte_al_rey import actions, events, rounds, rulebook, rules, scoring
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.actions import PARSED, WORDS
from tafureria.games.muerte_al_rey.notebook import Memory
from tafureria.games.muerte_al_rey.options import MarOptions
from tafureria.games.muerte_al_rey.pieces import CARDS, SIDE_NAMES, notation
from tafureria.games.muerte_al_rey.state import CAUSES, NONE, State
from tafureria.games.muerte_al_rey.view import MarView, see

CARD_FIELDS: Final = frozenset({"card", "with_card", "cards"})


class MuerteAlRey(Game[State, MarOptions, MarView]):
    """Two sides, a hidden king each: find theirs, hide yours."""

    name: ClassVar[str] = "muerte-al-rey"
    seats: ClassVar[range] = range(6, 17, 2)
    utility: ClassVar[tuple[float, float]] = (-48.0, 48.0)
    minutes: ClassVar[tuple[int, int]] = (20, 60)
    actions: ClassVar[int] = actions.COUNT
    phases: ClassVar[tuple[str, ...]] = st.PHASES
    endings: ClassVar[tuple[str, ...]] = (*CAUSES, "fin-encuentro")
    options: ClassVar[type[MarOptions]] = MarOptions
    events: ClassVar[tuple[type[Event], ...]] = events.EVENTS
    rules: ClassVar[tuple[Rule, ...]] = rulebook.RULES
    view_type: ClassVar[type[View]] = MarView
    pauses: ClassVar[Mapping[str, float]] = {
        "muestra": 4.0,
        "cambiado": 2.0,
        "silencio": 0.5,
        "fin-partida": 5.0,
    }
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "corta": {"partidas": 1},
        "encuentro": {"partidas": 3},
        "traidores": {"partidas": 3, "traicion": True, "identidades": "cambio"},
    }

    # --- setting up ---------------------------------------------------------------------------

    def fit(self, options: MarOptions, seats: int) -> Rule | None:
        """§2.2 Lab decks leave everybody one card or two."""
        if options.mazo and options.mazo < seats // 2:
            return rulebook.DECK_TOO_SMALL
        return rulebook.DECK_TOO_BIG if options.mazo > seats else None

    def new(self, options: MarOptions, seats: int) -> State:
        """§2.1 The three decks lie ready."""
        state = State(options, seats)
        if state.fixed:
            rounds.identities_done(state)
        return state

    def tiny(self) -> tuple[MarOptions, int]:
        """Two against two, three cards a side, a single game, with treason."""
        return MarOptions(partidas=1, mazo=3, sorteo=False, traicion=True), 4

    def talk(self, options: MarOptions) -> str:
        """Nobody whispers, unless ``consejo`` lets a side talk among itself."""
        return "counsel" if options.consejo else "public"

    def counsel(self, state: State, seat: int) -> int:
        """The companions, once the sides are known."""
        if not state.consejo or state.phase == st.IDENTITIES_DEAL:
            return 0
        side = state.place[seat] & 1
        return mask_of([other for other in state.holder[side::2] if other != seat])

    # --- playing ------------------------------------------------------------------------------

    def waiting(self, state: State) -> int:
        """Who must act."""
        return rules.waiting(state)

    def chance(self, state: State) -> list[int]:
        """§2.2 Each card that is left is as likely as any other."""
        stock = rules.stock_mask(state)
        count = CARDS if state.phase == st.DEAL else state.seats
        return [stock >> index & 1 for index in range(count)]

    def weight(self, state: State) -> int:
        """How many cards are left to draw from."""
        return rules.weight(state)

    def outcome(self, state: State, x: int) -> int:
        """The card at *x* of those left."""
        return nth(rules.stock_mask(state), x)

    def deal(self, state: State, source: Source, out: list[Event] | None = None) -> None:
        """§2.2 All the cards, one after another."""
        rules.deal(state, source, out)

    def legal(self, state: State, seat: int) -> list[int]:
        """Legal actions, ascending."""
        return rules.legal(state, seat)

    def check(self, state: State, seat: int, action: int) -> Rule | None:
        """The first rule that the action breaks."""
        return rules.check(state, seat, action)

    def apply(self, state: State, seat: int, action: int, out: list[Event] | None = None) -> None:
        """Carry out a legal action or an outcome of chance."""
        rules.apply(state, seat, action, out)

    # --- ending -------------------------------------------------------------------------------

    def ending(self, state: State) -> str | None:
        """How a single game ended; of several, that the match is over."""
        if state.phase != st.OVER:
            return None
        return CAUSES[state.cause] if state.games == 1 else "fin-encuentro"

    def returns(self, state: State) -> list[float]:
        """§2.4 A single game is won by a side (or a denouncer); §3.2 a match counts its points."""
        if state.phase != st.OVER:
            return [0.0] * state.seats
        if state.games > 1:
            return [float(points) for points in state.points]
        if state.winner != NONE:
            return [1.0 if place & 1 == state.winner else -1.0 for place in state.place]
        value = {scoring.DENOUNCER: 1.0, scoring.TRAITOR: -1.0}
        return [value.get(case, 0.0) for case in state.sheet[-1][2:]]

    def scores(self, state: State) -> list[float]:
        """§3.2 Points of each person."""
        return [float(points) for points in state.points]

    def winners(self, state: State) -> int:
        """§3.2 The highest total of a match, even when it is not above 0; ties are shared."""
        if state.phase != st.OVER or state.games == 1:
            return super().winners(state)
        best = max(state.points)
        return sum(1 << seat for seat, points in enumerate(state.points) if points == best)

    # --- seeing -------------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> MarView:
        """What this seat sees now."""
        return see(state, seat)

    def notebook(self, options: MarOptions, seats: int, seat: int) -> Notebook[State]:
        """An empty notebook."""
        return Memory(self.new(options, seats), seat)

    # --- notation -----------------------------------------------------------------------------

    def words(self, action: int) -> str:
        """``acusa 2b``, ``cambia 3e``, ``entrega 5o`` ..."""
        return WORDS[action]

    def parse(self, text: str) -> int | None:
        """The action of these words."""
        return PARSED.get(text)

    def piece(self, field: str, value: int) -> str:
        """Cards, sides, causes and lines of the scoring table by name."""
        if field in CARD_FIELDS:
            return notation(value)
        if field == "side":
            return SIDE_NAMES[value]
        if field == "cause":
            return CAUSES[value]
        if field == "reason":
            return scoring.CASES[value]
        return str(value)


GAME: Final = MuerteAlRey()
