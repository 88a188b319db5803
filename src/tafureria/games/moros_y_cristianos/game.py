"""The game class of Moros y cristianos: delegates each question to the ``rules/`` module of the phase."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from tafureria.core import rule as core
from tafureria.core.event import Event, Out
from tafureria.core.game import IDLE, MASKED, THOUGHT, Game
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action, Extent, Mask, Seat, Shown
from tafureria.games.moros_y_cristianos import actions, events, pieces, rulebook
from tafureria.games.moros_y_cristianos import options as variants
from tafureria.games.moros_y_cristianos import state as st
from tafureria.games.moros_y_cristianos.memory.notebook import Notebook
from tafureria.games.moros_y_cristianos.options import Options
from tafureria.games.moros_y_cristianos.rules import (
    battle,
    booty,
    copas,
    declaration,
    hands,
    outcome,
    scoring,
)
from tafureria.games.moros_y_cristianos.seeing import see
from tafureria.games.moros_y_cristianos.state import State
from tafureria.games.moros_y_cristianos.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class MorosYCristianos(Game[State, Options, View]):
    """Knights of two faiths fight, traps annul some of them, and the winners share the booty."""

    name: ClassVar[str] = "moros-y-cristianos"
    seats: ClassVar[range] = range(4, 7)
    minutes: ClassVar[tuple[int, int]] = (20, 45)
    actions: ClassVar[int] = actions.COUNT
    phases: ClassVar[tuple[str, ...]] = st.PHASES
    endings: ClassVar[tuple[str, ...]] = ("objetivo", "compartido")
    options: ClassVar[type[Options]] = Options
    events: ClassVar[tuple[type[Event], ...]] = events.EVENTS
    rules: ClassVar[tuple[Rule, ...]] = rulebook.RULES
    view_type: ClassVar[type[View]] = View
    shown: ClassVar[Shown] = Shown(
        like={
            **dict.fromkeys(("hand", "hidden", "oros", "treasure_cards", "taken"), "cards"),
            **dict.fromkeys(("centre", "carried", "booty"), "cards"),
            "cards": "number",
            "starter": "seat",
        },
        rows=("seats", "totals"),
        left_out=("dimension", "aiming"),
    )
    pauses: ClassVar[dict[str, float]] = {
        "combat": 1.0,
        "forced": 0.8,
        "annulled": 0.6,
        "turned-up": 0.8,
        "outcome": 1.5,
        "no-knights": 1.5,
        "scored": 0.5,
    }
    timing: ClassVar[dict[str, str]] = {
        "draw": IDLE,
        "keep": THOUGHT,
        "deal": IDLE,
        "declare": THOUGHT,
        "treasure": MASKED,  # whoever holds no copa can only be ready
        "play": MASKED,  # whoever holds one knight, or nothing else after it, has no choice
        "aim": THOUGHT,
        "pick": THOUGHT,
        "over": IDLE,
    }
    unseen: ClassVar[tuple[str, ...]] = ("treasure",)
    presets: ClassVar[dict[str, dict[str, object]]] = {
        "clasica": {},
        "equipos": {"equipos": True},
        "larga": {"larga": True, "baraja": 48},
    }

    # --- setting up ---------------------------------------------------------------------------

    def fit(self, options: Options, seats: int) -> Rule | None:
        """The first rule that this set-up breaks, or ``None``."""
        return variants.fit(options, seats)

    def new(self, options: Options, seats: int) -> State:
        """§1 The starting position: a full stock and empty hands."""
        return _lay(options, seats)

    def tiny(self) -> tuple[Options, int]:
        """The smallest game: four seats, one card each, from a pack of four knights, a copa and an oro."""
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

    def extent(self, options: Options, seats: int) -> Extent:
        """§2 Each winner gets one, and several may win together; the rules do not limit the rounds."""
        moves = seats * (8 * variants.target_of(options) + 20)
        return Extent(decisions=moves, draws=moves, least=0.0, most=1.0)

    # --- playing ------------------------------------------------------------------------------

    def waiting(self, state: State) -> Mask:
        """Mask of the seats that must act: while the treasure is filled, all that are not ready yet."""
        return state.asked

    def awaited(self, state: State, seat: Seat) -> Mask:
        """§2.4 `tesoro`: nobody sees which of the others are ready."""
        if state.phase != st.TREASURE:
            return state.asked
        own = 1 << seat if seat >= 0 else 0
        return state.asked | ~own & ((1 << state.seats) - 1)

    def chance(self, state: State) -> list[int]:
        """Weights of what chance can draw: §2.4 any seat as starter; §2.3 any card of the stock."""
        if state.phase == st.DRAW:
            return [1] * state.seats
        return [state.stock >> card & 1 for card in range(pieces.CARDS)]

    def weight(self, state: State) -> int:
        """Sum of :meth:`chance`."""
        return state.seats if state.phase == st.DRAW else state.stock.bit_count()

    def outcome(self, state: State, x: int) -> int:
        """The outcome at *x* of ``range(weight(state))``."""
        return x if state.phase == st.DRAW else pieces.nth_card(state.stock, x)

    def legal(self, state: State, seat: Seat) -> list[Action]:
        """Legal actions of a seat that is asked, ascending; empty for any other seat."""
        if state.asked <= 0 or seat < 0 or not state.asked >> seat & 1:
            return []
        phase = state.phase
        if phase == st.PLAY:
            return battle.legal_play(state, seat)
        if phase == st.PICK:
            return booty.legal_pick(state)
        if phase == st.DECLARE:
            return declaration.legal_declare(state)
        if phase == st.AIM:
            return copas.legal_aim(state)
        if phase == st.TREASURE:
            return declaration.legal_hide(state, seat)
        return hands.legal_keep_or_throw()

    def check(self, state: State, seat: Seat, action: Action) -> Rule | None:
        """The first rule that the action breaks, in rulebook order, or ``None``; for any ints."""
        if state.phase == st.OVER:
            return core.GAME_OVER
        if not 0 <= action < actions.COUNT:
            return core.NO_SUCH_ACTION
        if seat < 0 or state.asked < 0 or not state.asked >> seat & 1:
            return core.NOT_YOUR_TURN
        phase = _phase_of(action)
        if phase != state.phase:
            return core.WRONG_PHASE
        if phase == st.DECLARE:
            return declaration.check_declare(state, action)
        if phase == st.TREASURE:
            return declaration.check_hide(state, seat, action)
        if phase == st.PLAY:
            return battle.check_play(state, seat, action)
        if phase == st.AIM:
            return copas.check_aim(state, action)
        if phase == st.PICK:
            return booty.check_pick(state, action)
        return None

    def apply(self, state: State, seat: Seat, action: Action, out: Out = None) -> None:
        """Carry out a legal action or an outcome of chance, and the automatic steps that follow."""
        phase = state.phase
        if phase == st.PLAY:
            battle.play(state, seat, action, out)
        elif phase == st.DEAL:
            hands.deal(state, action, out)
        elif phase == st.PICK:
            booty.pick(state, seat, action, out)
        elif phase == st.DECLARE:
            declaration.declare(state, seat, action, out)
        elif phase == st.AIM:
            copas.aim(state, seat, action, out)
        elif phase == st.TREASURE:
            declaration.hide(state, seat, action, out)
        elif phase == st.KEEP:
            hands.keep_or_throw(state, seat, action, out)
        else:
            hands.draw_starter(state, action, out)
        if state.phase >= st.FIRST_AUTOMATIC:
            self.carry_on(state, out)

    def carry_on(self, state: State, out: Out = None) -> None:
        """Run the automatic steps of a round until a seat is asked or chance acts."""
        while state.phase >= st.FIRST_AUTOMATIC:
            self.step(state, out)

    def step(self, state: State, out: Out = None) -> None:
        """Run one automatic step, in the ``rules/`` module that the phase belongs to."""
        phase = state.phase
        if phase == st.BEGIN_BATTLE:
            battle.begin_battle(state, out)
        elif phase == st.END_TURN:
            battle.end_turn(state, out)
        elif phase == st.TURN_UP:
            copas.turn_up(state, out)
        elif phase == st.DECIDE:
            outcome.decide(state, out)
        elif phase == st.COUNT_UP:
            scoring.count_up(state, out)
        else:
            hands.begin_round(state, out)

    def order_of_play(self, state: State) -> list[Seat]:
        """§2.4 All seats, from the starter of the first round on."""
        first = max(0, state.starter)
        return [(first + place) % state.seats for place in range(state.seats)]

    # --- ending -------------------------------------------------------------------------------

    def ending(self, state: State) -> str | None:
        """§2 ``objetivo`` if one player (or team) reached the target, ``compartido`` if several did."""
        if state.phase != st.OVER:
            return None
        return "compartido" if scoring.shares_victory(state) else "objetivo"

    def returns(self, state: State) -> list[float]:
        """1 for each winner, 0 for the others."""
        return [float(state.winners >> seat & 1) for seat in range(state.seats)]

    def scores(self, state: State) -> list[float]:
        """Points on the score sheet; in teams, the team's."""
        return [float(scoring.total_of(state, seat)) for seat in range(state.seats)]

    # --- seeing -------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat) -> View:
        """See :func:`view.see`."""
        return see(state, seat)

    def notebook(self, options: Options, seats: int, seat: Seat) -> Notebook:
        """See :mod:`memory.notebook`."""
        return Notebook(_lay(options, seats), seat, self.apply, self.carry_on)

    # --- notation -----------------------------------------------------------------------------

    def notation(self, action: Action) -> str:
        """See :mod:`actions`."""
        return actions.notation(action)

    def parse(self, text: str) -> Action | None:
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


def _lay(options: Options, seats: int) -> State:
    state = State(seats)
    state.deck = state.stock = variants.pack_of(options)
    state.full_hand = options.mano
    state.teams = options.equipos
    state.annulled_out = options.anulados_fuera
    state.target = variants.target_of(options)
    state.fixed = variants.settled_values(options)
    if options.primero >= 0:
        hands.settle_starter(state, options.primero)
    return state


def _phase_of(action: Action) -> int:
    """The phase that the action belongs to."""
    if action < actions.HIDE or action == actions.FIN:
        return st.PLAY
    if action < actions.AIM or action == actions.LISTO:
        return st.TREASURE
    if action < actions.TAKE:
        return st.AIM
    if action < actions.DECLARE:
        return st.PICK
    if action <= actions.BATALLA:
        return st.DECLARE
    return st.KEEP


GAME = MorosYCristianos()
