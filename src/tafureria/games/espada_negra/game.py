"""The game class of Espada Negra: delegates each question to the ``rules/`` module of the current phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tafureria.core.event import Event, Out
from tafureria.core.game import CHANCE, IDLE, THOUGHT, Game, Silence
from tafureria.core.rule import GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, Rule
from tafureria.core.shapes import Action, Extent, Mask, Seat, Shown
from tafureria.games.espada_negra import actions, events, rulebook
from tafureria.games.espada_negra import state as st
from tafureria.games.espada_negra.memory.notebook import Notebook
from tafureria.games.espada_negra.options import Options, fit
from tafureria.games.espada_negra.pieces import conditions, decks
from tafureria.games.espada_negra.rules import (
    attack,
    auction,
    auction_called,
    auction_outcry,
    auction_sealed,
    auction_spoken,
    espionage,
    scoring,
    set_up,
    turn,
)
from tafureria.games.espada_negra.seeing import see
from tafureria.games.espada_negra.state import State
from tafureria.games.espada_negra.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class EspadaNegra(Game[State, Options, View]):
    """Auctions, attack and espionage."""

    name: ClassVar[str] = "espada-negra"
    version: ClassVar[int] = 2
    seats: ClassVar[range] = range(2, 9)
    minutes: ClassVar[tuple[int, int]] = (30, 60)
    actions: ClassVar[int] = actions.COUNT
    phases: ClassVar[tuple[str, ...]] = st.PHASES
    endings: ClassVar[tuple[str, ...]] = st.ENDINGS[1:]
    options: ClassVar[type[Options]] = Options
    events: ClassVar[tuple[type[Event], ...]] = events.EVENTS
    rules: ClassVar[tuple[Rule, ...]] = rulebook.RULES
    view_type: ClassVar[type[View]] = View
    shown: ClassVar[Shown] = Shown(
        like={
            **dict.fromkeys(("auctioneer", "leader", "taker", "order", "candidates"), "seat"),
            **dict.fromkeys(("asked", "sealed_by", "fate"), "seat"),
            **dict.fromkeys(("berserker_slot", "spy_slot"), "slot"),
        },
        rows=("players", "scores"),
        left_out=("live", "pairs", "count_seconds", "window_ms", "sealed", "need", "chain", "history"),
    )
    pauses: ClassVar[Mapping[str, float]] = {
        "turn-began": 0.8,
        "declared": 1.6,
        "bids": 1.4,
        "spied": 1.4,
        "chain-closed": 1.4,
        "gained": 0.9,
        "discarded": 0.9,
    }
    # Gold, berserkers and spies lie open, so everybody knows what there is to choose.
    timing: ClassVar[Mapping[str, str]] = {
        "deal": IDLE,
        "attack": THOUGHT,
        "bid": THOUGHT,
        "call": THOUGHT,
        "name": THOUGHT,
        "speak": THOUGHT,
        "outcry": THOUGHT,
        "block": THOUGHT,
        "cancel": THOUGHT,
        "over": IDLE,
    }
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "clasica": {},
        "condiciones": {"condiciones": 3},
        "al-grito": {"subasta": "externo", "vivo": True},
        "sombras": {"mazo": "sombras", "condiciones": 3},
    }

    # --- setting up ---------------------------------------------------------------------------

    def fit(self, options: Options, seats: int) -> Rule | None:
        """The first rule that this set-up breaks, or ``None``."""
        return fit(options, seats)

    def new(self, options: Options, seats: int) -> State:
        """The position before anything is drawn."""
        return set_up.new_game(options, seats)

    def tiny(self) -> tuple[Options, int]:
        """Options and seats of the smallest game: four cards in two turns, one gold each."""
        return Options(mini=True), 2

    def extent(self, options: Options, seats: int) -> Extent:
        """r.9 There is one victory, shared by the winners; r.2 each card comes up once.

        How often a card is bid for has no practical limit: gold grows.
        """
        cards = set_up.deck_of(options).size
        decisions = 8 * cards * seats
        draws = 1 + cards + (decisions if options.subasta == "externo" else 0)
        return Extent(decisions=decisions, draws=draws, least=0.0, most=1.0, total=1.0)

    # --- playing ------------------------------------------------------------------------------

    def waiting(self, state: State) -> Mask:
        """Mask of the seats that must choose, ``CHANCE`` or ``OVER``."""
        return CHANCE if state.phase <= st.LAST_DRAW else state.asked

    def silence(self, state: State) -> Silence | None:
        """In live outcry, a seat that says nothing passes for that call; ``None`` in other phases."""
        return auction_outcry.silence(state) if state.phase == st.OUTCRY else None

    def chance(self, state: State) -> list[int]:
        """Weights of what chance can draw now: a seat, an order of bidding, or a card."""
        phase = state.phase
        if phase == st.DRAW_AUCTIONEER:
            return [1] * state.seats
        if phase == st.DRAW_LOT:
            return auction_outcry.lots(state)
        if phase == st.DRAW_ORDER:
            return [1] * auction_spoken.orders(state)
        return state.stock[:]

    def weight(self, state: State) -> int:
        """Sum of :meth:`chance`."""
        phase = state.phase
        if phase == st.DRAW_AUCTIONEER:
            return state.seats
        if phase == st.DRAW_LOT:
            return state.candidates.bit_count()
        if phase == st.DRAW_ORDER:
            return auction_spoken.orders(state)
        return state.left

    def outcome(self, state: State, x: int) -> int:
        """The outcome at *x* of ``range(weight(state))``."""
        phase = state.phase
        if st.DRAW_CONDITION <= phase <= st.DRAW_CARD:
            return turn.drawn_card(state, x)
        return auction_outcry.drawn_seat(state, x) if phase == st.DRAW_LOT else x

    def legal(self, state: State, seat: Seat) -> list[int]:
        """Legal actions of a seat, ascending; empty if the seat is not asked."""
        phase = state.phase
        if phase <= st.LAST_DRAW or seat < 0 or not state.asked >> seat & 1:
            return []
        if phase == st.ATTACK:
            return attack.legal_attack(state, seat)
        if phase == st.NAME:
            return auction_called.legal_name(state, seat)
        if phase >= st.BLOCK:
            return espionage.legal_spy(state, seat)
        return auction.legal_bid(state, seat)

    def check(self, state: State, seat: Seat, action: Action) -> Rule | None:
        """The first rule that the action breaks, in rulebook order, or ``None``."""
        phase = state.phase
        if phase == st.OVER:
            return GAME_OVER
        if not 0 <= action < actions.COUNT:
            return NO_SUCH_ACTION
        if not 0 <= seat < state.seats or phase <= st.LAST_DRAW or not state.asked >> seat & 1:
            return NOT_YOUR_TURN
        if phase == st.ATTACK:
            return attack.check_attack(state, seat, action)
        if phase == st.NAME:
            return auction_called.check_name(state, seat, action)
        if phase >= st.BLOCK:
            return espionage.check_spy(state, seat, action)
        return auction.check_bid(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action, out: Out = None) -> None:
        """Carry out a legal action or an outcome of chance; if that decides a card, the next one comes up."""
        phase = state.phase
        if phase <= st.LAST_DRAW:
            _draw(state, action, out)
        elif phase == st.BID:
            auction_sealed.bid(state, seat, action, out)
        elif phase == st.ATTACK:
            attack.attack(state, seat, action, out)
        elif phase == st.CALL:
            auction_called.bid(state, seat, action, out)
        elif phase == st.NAME:
            auction_called.name(state, seat, action, out)
        elif phase == st.SPEAK:
            auction_spoken.bid(state, seat, action, out)
        elif phase == st.OUTCRY:
            auction_outcry.bid(state, seat, action, out)
        else:
            espionage.spy(state, seat, action, out)
        if state.phase == st.NEXT_CARD:
            turn.next_card(state, out)

    def order_of_play(self, state: State) -> list[Seat]:
        """r.4 All seats from the first auctioneer on (``interno``), else from seat 0, since all bid alike."""
        first = max(0, state.auctioneer)
        return [(first + place) % state.seats for place in range(state.seats)]

    # --- ending -------------------------------------------------------------------------------

    def ending(self, state: State) -> str | None:
        """``exhausted`` (r.8), ``too-small`` for a deck without one full turn, or ``None`` until the end."""
        return st.ENDINGS[state.ended] if state.ended else None

    def returns(self, state: State) -> list[float]:
        """One victory, shared equally by the winners."""
        return scoring.returns(state)

    def scores(self, state: State) -> list[float]:
        """Victory points, conditions included, as if the game ended now."""
        points, bonus = scoring.points(state), scoring.bonus(state)
        return [float(a + b) for a, b in zip(points, bonus, strict=True)]

    # --- seeing -------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat) -> View:
        """The view of a seat or a watcher."""
        return see(state, seat)

    def notebook(self, options: Options, seats: int, seat: Seat) -> Notebook:
        """An empty notebook."""
        return Notebook(self, self.new(options, seats), seat)

    # --- notation -----------------------------------------------------------------------------

    def notation(self, action: Action) -> str:
        """The notation of an action."""
        return actions.notation(action)

    def parse(self, text: str) -> Action | None:
        """The action whose notation is *text*, or ``None``."""
        return actions.parse(text)

    def piece(self, field: str, value: int) -> str:
        """A value of an event as text: a card's model, a condition's name, a sealed choice in notation."""
        if field == "card":
            return decks.card_names(value)[0].capitalize()
        if field == "conditions":
            return conditions.NAMES[value]
        if field in ("choice", "choices"):
            return actions.notation(value)
        return str(value)


def _draw(state: State, outcome: int, out: Out) -> None:
    """Carry out an outcome of chance."""
    phase = state.phase
    if phase == st.DRAW_CARD:
        turn.draw_card(state, outcome, out)
    elif phase == st.DRAW_ORDER:
        auction_spoken.draw_order(state, outcome, out)
    elif phase == st.DRAW_LOT:
        auction_outcry.draw_lot(state, outcome, out)
    elif phase == st.DRAW_CONDITION:
        set_up.draw_condition(state, outcome, out)
    else:
        set_up.draw_auctioneer(state, outcome, out)


GAME = EspadaNegra()
