"""Espada Negra as the house, the lab and the players know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tafureria.core.event import Event
from tafureria.core.game import Game, Silence
from tafureria.core.rule import Rule
from tafureria.games.espada_negra import actions, events, rulebook, rules, scoring, turn, view
from tafureria.games.espada_negra.conditions import NAMES
from tafureria.games.espada_negra.notebook import Notebook
from tafureria.games.espada_negra.options import MODES, Options
from tafureria.games.espada_negra.pieces import START_GOLD, card_names, deck_called
from tafureria.games.espada_negra.state import ENDING_NAMES, OUTCRY, State
from tafureria.games.espada_negra.view import View

WINDOW_MS = 150
MINI_GOLD = 1
MINI_CARDS = 2


class EspadaNegra(Game[State, Options, View]):
    """Auctions, attack and espionage."""

    name: ClassVar[str] = "espada-negra"
    seats: ClassVar[range] = range(2, 9)
    minutes: ClassVar[tuple[int, int]] = (30, 60)
    actions: ClassVar[int] = actions.COUNT
    phases: ClassVar[tuple[str, ...]] = (
        "deal",
        "attack",
        "bid",
        "call",
        "name",
        "speak",
        "outcry",
        "block",
        "cancel",
        "over",
    )
    endings: ClassVar[tuple[str, ...]] = ENDING_NAMES[1:]
    options: ClassVar[type[Options]] = Options
    events: ClassVar[tuple[type[Event], ...]] = events.EVENTS
    rules: ClassVar[tuple[Rule, ...]] = rulebook.RULES
    view_type: ClassVar[type[View]] = View
    pauses: ClassVar[Mapping[str, float]] = {
        "income": 0.8,
        "declared": 1.6,
        "bids": 1.4,
        "spied": 1.4,
        "chain-closed": 1.4,
        "gained": 0.9,
        "discarded": 0.9,
    }
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "clasica": {},
        "condiciones": {"condiciones": 3},
        "al-grito": {"subasta": "externo", "vivo": True},
        "sombras": {"mazo": "sombras", "condiciones": 3},
    }

    def fit(self, options: Options, seats: int) -> Rule | None:
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

    def new(self, options: Options, seats: int) -> State:
        """r.1 Ten gold each; nothing is drawn yet."""
        deck = deck_called("probeta" if options.mini else options.mazo)
        state = State(deck, seats)
        state.gold = [MINI_GOLD if options.mini else START_GOLD] * seats
        state.mode = MODES.index(options.subasta)
        state.live = options.vivo
        state.count = options.cuenta if options.vivo else 0
        state.window = WINDOW_MS if options.vivo and options.ventana else 0
        state.pairs = options.parejas
        state.ahead = options.prevision
        state.to_set_aside = min(options.condiciones, deck.size)
        if options.mini:
            state.per_turn = MINI_CARDS
        elif options.cartas_por_turno == "jugadores-mas-1":
            state.per_turn = seats + 1
        elif options.cartas_por_turno == "jugadores-mas-2":
            state.per_turn = seats + 2
        turn.set_up(state, None)
        return state

    def tiny(self) -> tuple[Options, int]:
        """Four cards in two turns, one gold each."""
        return Options(mini=True), 2

    def waiting(self, state: State) -> int:
        """Mask of the seats that must choose, ``CHANCE`` or ``OVER``."""
        return rules.waiting(state)

    def chance(self, state: State) -> list[int]:
        """Weights of what can be drawn now."""
        return rules.chance(state)

    def weight(self, state: State) -> int:
        """Their sum."""
        return rules.weight(state)

    def outcome(self, state: State, x: int) -> int:
        """The outcome at *x*."""
        return rules.outcome(state, x)

    def legal(self, state: State, seat: int) -> list[int]:
        """Legal actions of a seat that is waited for."""
        return rules.legal(state, seat)

    def check(self, state: State, seat: int, action: int) -> Rule | None:
        """The first rule broken, or ``None``."""
        return rules.check(state, seat, action)

    def apply(self, state: State, seat: int, action: int, out: list[Event] | None = None) -> None:
        """Carry out a legal action or an outcome."""
        rules.apply(state, seat, action, out)

    def silence(self, state: State) -> Silence | None:
        """Live outcry: who says nothing while the house counts to three, passes for that call."""
        if state.phase != OUTCRY:
            return None
        return Silence(action=actions.PASS, seconds=float(state.count), window=state.window / 1000)

    def ending(self, state: State) -> str | None:
        """``exhausted`` (r.8), or ``too-small`` for a deck without one full turn."""
        return ENDING_NAMES[state.ended] if state.ended else None

    def returns(self, state: State) -> list[float]:
        """One victory, shared equally by the winners."""
        if not state.ended:
            return [0.0] * state.seats
        mask = scoring.winners(state)
        share = 1.0 / mask.bit_count()
        return [share if mask >> seat & 1 else 0.0 for seat in range(state.seats)]

    def scores(self, state: State) -> list[float]:
        """Victory points, conditions included, as if the game ended now."""
        points, bonus = scoring.points(state), scoring.bonus(state)
        return [float(a + b) for a, b in zip(points, bonus, strict=True)]

    def view(self, state: State, seat: int) -> View:
        """What a seat or the table sees."""
        return view.look(state, seat)

    def notebook(self, options: Options, seats: int, seat: int) -> Notebook:
        """An empty notebook."""
        return Notebook(self.new(options, seats), seat)

    def words(self, action: int) -> str:
        """The action in notation."""
        return actions.words(action)

    def parse(self, text: str) -> int | None:
        """The action written so."""
        return actions.parse(text)

    def piece(self, field: str, value: int) -> str:
        """Cards by the names of their models, conditions by theirs, sealed choices in notation."""
        if field == "card":
            return card_names(value)[0].capitalize()
        if field == "condition":
            return NAMES[value]
        if field in ("choice", "choices"):
            return actions.words(value)
        return str(value)


GAME = EspadaNegra()
