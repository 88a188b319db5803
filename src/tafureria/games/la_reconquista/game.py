"""The game object of La reconquista; it delegates to the chapters of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tafureria.core import game as core
from tafureria.core.event import Event, Out
from tafureria.core.rule import GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, Rule
from tafureria.core.shapes import Action, Extent, Mask, Seat, Shown
from tafureria.games.la_reconquista import actions, events, rulebook
from tafureria.games.la_reconquista import state as st
from tafureria.games.la_reconquista.memory.notebook import Notebook
from tafureria.games.la_reconquista.options import TINY, Options, fit
from tafureria.games.la_reconquista.pieces import CARDS, NAMES, TROOPS
from tafureria.games.la_reconquista.rules import attacking, ending, moving, placing, turns
from tafureria.games.la_reconquista.seeing import see
from tafureria.games.la_reconquista.state import State
from tafureria.games.la_reconquista.view import View

PIECE_FIELDS = ("card", "place", "to", "attack_cards", "defence_cards")
"""Fields of events that hold territories."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LaReconquista(core.Game[State, Options, View]):
    """Three to six players own sixty provinces in secret; troops do not show their owner."""

    name: ClassVar[str] = "la-reconquista"
    seats: ClassVar[range] = range(3, 7)
    minutes: ClassVar[tuple[int, int]] = (60, 180)
    actions: ClassVar[int] = actions.COUNT
    phases: ClassVar[tuple[str, ...]] = st.PHASES
    endings: ClassVar[tuple[str, ...]] = st.ENDINGS
    options: ClassVar[type[Options]] = Options
    events: ClassVar[tuple[type[Event], ...]] = events.EVENTS
    rules: ClassVar[tuple[Rule, ...]] = rulebook.RULES
    view_type: ClassVar[type[View]] = View
    shown: ClassVar[Shown] = Shown(
        like={"own": "place", "board": "#place", "draft": "#place", "dealer": "seat", "alive": "seat"},
        left_out=("seats", "act", "move", "owner_seats"),
    )
    pauses: ClassVar[Mapping[str, float]] = {"fought": 3.0, "attack-over": 0.5}
    """``fought`` sets the minimum time for looking at the cards, so that nobody notices a quick look."""
    timing: ClassVar[Mapping[str, str]] = {
        "dealing": core.IDLE,
        "placing": core.MASKED,  # r.9 nobody sees how many troops are left to place or may be taken back
        "turn": core.THOUGHT,
        "moving": core.MASKED,  # r.14 whoever owns no two provinces side by side can only end the move
        "passing-cards": core.MASKED,  # r.19 nobody knows who has cards left to pass
        "looking": core.MASKED,  # r.21 third parties do not see that there is nothing to choose any more
        "voting": core.THOUGHT,
        "over": core.IDLE,
    }
    unseen: ClassVar[tuple[str, ...]] = ("placing", "moving", "passing-cards")
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {"amistosa": {"memoria": True}}

    # --- setting up ---------------------------------------------------------------------------

    def fit(self, options: Options, seats: int) -> Rule | None:
        """r.8 The rule broken if the players need more than the sixty cards, or ``None``."""
        return fit(options, seats)

    def new(self, options: Options, seats: int) -> State:
        """r.1-r.8 The position before the dealer is drawn by lot."""
        return State(options, seats)

    def tiny(self) -> tuple[Options, int]:
        """Two provinces and one troop each, four cards dealt in a known order, one round, attacks allowed."""
        return TINY, 3

    def extent(self, options: Options, seats: int) -> Extent:
        """r.25, r.27 There is one victory, shared in a draw; r.27 the number of rounds is limited.

        In a secret choice so many steps may be taken back that only patience limits a game.
        """
        troops = options.tropas or TROOPS[seats]
        decisions = seats * (8 * troops + 24 * options.rondas) + min(500, options.deshacer)
        draws = 1 + seats * (options.cartas or CARDS[seats])
        return Extent(decisions=decisions, draws=draws, least=0.0, most=1.0, total=1.0)

    def remembers(self, options: Options) -> bool:
        """r.6 Whether the table agreed on memory aids; otherwise no paper, pencil or other aid is allowed."""
        return options.memoria

    def forbids_notes(self, options: Options) -> Rule | None:
        """r.6 A deduction board is an aid to memory too, and is forbidden unless the table agreed on aids."""
        return None if options.memoria else rulebook.NO_NOTES

    # --- playing ------------------------------------------------------------------------------

    def waiting(self, state: State) -> Mask:
        """The seats that must act; while cards are passed or seen, or votes given, all still to choose."""
        return core.CHANCE if state.phase == st.DEALING else state.asked

    def awaited(self, state: State, seat: Seat) -> Mask:
        """r.19, r.21, r.27 In a simultaneous choice, nobody sees which of the others have chosen."""
        if state.phase == st.DEALING:
            return core.CHANCE
        own = 1 << seat if seat != core.TABLE else 0
        return (state.asked | state.answered) & ~(state.answered & own)

    def chance(self, state: State) -> list[int]:
        """r.7 Weights for drawing the dealer, then for dealing each card."""
        return placing.chances(state)

    def weight(self, state: State) -> int:
        """The sum of :meth:`chance`, computed without listing the weights."""
        return placing.chance_weight(state)

    def outcome(self, state: State, x: int) -> int:
        """The outcome at *x*, found without listing the weights."""
        return placing.chance_outcome(state, x)

    def legal(self, state: State, seat: Seat) -> list[Action]:
        """The legal actions of this seat, ascending."""
        phase = state.phase
        if phase == st.DEALING or seat < 0 or not state.asked >> seat & 1:
            return []
        if phase == st.TURN:
            return turns.legal_turn(state, seat)
        if phase == st.MOVING:
            return moving.legal_move(state, seat)
        if phase == st.PASSING_CARDS:
            return attacking.legal_pass_card(state, seat)
        if phase == st.PLACING:
            return placing.legal_place(state, seat)
        return attacking.legal_look(state, seat) if phase == st.LOOKING else ending.legal_vote(state, seat)

    def check(self, state: State, seat: Seat, action: Action) -> Rule | None:
        """The first rule that the action breaks, or ``None``."""
        phase = state.phase
        if phase == st.OVER:
            return GAME_OVER
        if not 0 <= action < actions.COUNT:
            return NO_SUCH_ACTION
        if phase == st.DEALING or not 0 <= seat < state.seats or not state.asked >> seat & 1:
            return NOT_YOUR_TURN
        if actions.ATACO <= action < actions.PON and not state.is_in_play(action - actions.ATACO):
            return NO_SUCH_ACTION
        if phase == st.PLACING:
            return placing.check_place(state, seat, action)
        if phase == st.TURN:
            return turns.check_turn(state, seat, action)
        if phase == st.MOVING:
            return moving.check_move(state, seat, action)
        if phase == st.PASSING_CARDS:
            return attacking.check_pass_card(state, seat, action)
        if phase == st.LOOKING:
            return attacking.check_look(state, seat, action)
        return ending.check_vote(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action, out: Out = None) -> None:
        """Carry out a legal action or an outcome of chance."""
        phase = state.phase
        if phase == st.TURN:
            if action == actions.PASO:
                turns.pass_turn(state, out)
            elif action == actions.MUEVO:
                moving.begin_move(state, out)
            elif action == actions.TABLAS:
                ending.propose(state, out)
            else:
                attacking.attack(state, action, out)
        elif phase == st.MOVING:
            moving.move(state, seat, action, out)
        elif phase == st.PASSING_CARDS:
            attacking.pass_card(state, seat, action, out)
        elif phase == st.LOOKING:
            attacking.look(state, seat, out)
        elif phase == st.PLACING:
            placing.place(state, seat, action, out)
        elif phase == st.VOTING:
            ending.vote(state, seat, action, out)
        else:
            placing.deal(state, action, out)

    def order_of_play(self, state: State) -> list[Seat]:
        """r.10 The seats from the dealer's right onwards; the dealer is last."""
        return [(state.dealer - 1 - place) % state.seats for place in range(state.seats)]

    # --- ending -------------------------------------------------------------------------------

    def ending(self, state: State) -> str | None:
        """r.25-r.27 Why the game ended, or ``None``."""
        return st.ENDINGS[state.ending - 1] if state.ending else None

    def returns(self, state: State) -> list[float]:
        """r.25, r.27 One for the winner; in a draw, one shared by all who still own a province."""
        return ending.returns(state)

    def scores(self, state: State) -> list[float]:
        """Number of provinces of each player."""
        return [float(owned.bit_count()) for owned in state.owned]

    # --- seeing -------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat) -> View:
        """What this seat sees now."""
        return see(state, seat)

    def notebook(self, options: Options, seats: int, seat: Seat) -> core.Notebook[State]:
        """A perfect memory, for computer players and for friendly games."""
        return Notebook(options, seats, seat)

    # --- notation -----------------------------------------------------------------------------

    def notation(self, action: Action) -> str:
        """``ataco toledo``, ``mueve toledo>madrid``, ``listo``."""
        return actions.notation(action)

    def parse(self, text: str) -> Action | None:
        """The action with this notation, or ``None``."""
        return actions.parse(text)

    def piece(self, field: str, value: int) -> str:
        """Territories and endings by name, other values as numbers."""
        if field in PIECE_FIELDS:
            return NAMES[value]
        return st.ENDINGS[value - 1] if field == "ending" else str(value)


GAME = LaReconquista()
