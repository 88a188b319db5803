"""La reconquista: who acts, what may be done, and what it does. Each part of the book has its module."""

from __future__ import annotations

from typing import ClassVar

from tafureria.core.bits import nth
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, Game, Notebook
from tafureria.core.game import OVER as NOBODY_WAITED_FOR
from tafureria.core.rule import GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, Rule
from tafureria.games.la_reconquista import actions, attacking, events, moving, placing, rulebook, turns
from tafureria.games.la_reconquista.actions import ATACO, MUEVO, NO, PASO, SI, TABLAS, VISTO
from tafureria.games.la_reconquista.notebook import Memory
from tafureria.games.la_reconquista.options import Options
from tafureria.games.la_reconquista.pieces import CARDS, NAMES, PROVINCES
from tafureria.games.la_reconquista.state import (
    CONQUEST,
    DEALING,
    LOOKING,
    MOVING,
    NOBODY,
    OVER,
    PASSING,
    PLACING,
    TURN,
    VOTING,
    State,
)
from tafureria.games.la_reconquista.view import PHASES, View, view

ENDINGS = ("conquista", "acuerdo", "pases", "sin-ataques", "rondas")
PIECE_FIELDS = ("card", "place", "to", "attack_cards", "defence_cards")


class LaReconquista(Game[State, Options, View]):
    """Sixty provinces in three to six hands, and troops that carry no banner."""

    name: ClassVar[str] = "la-reconquista"
    seats: ClassVar[range] = range(3, 7)
    minutes: ClassVar[tuple[int, int]] = (60, 180)
    actions: ClassVar[int] = actions.COUNT
    phases: ClassVar[tuple[str, ...]] = PHASES
    endings: ClassVar[tuple[str, ...]] = ENDINGS
    options: ClassVar[type[Options]] = Options
    events: ClassVar[tuple[type[Event], ...]] = events.EVENTS
    rules: ClassVar[tuple[Rule, ...]] = rulebook.RULES
    view_type: ClassVar[type[View]] = View
    pauses: ClassVar[dict[str, float]] = {"fought": 1.5, "attack-over": 0.5}
    presets: ClassVar[dict[str, dict[str, bool]]] = {"amistosa": {"memoria": True}}

    # --- setting up ---------------------------------------------------------------------------

    def fit(self, options: Options, seats: int) -> Rule | None:
        """r.8 There are sixty cards."""
        return rulebook.TOO_MANY_CARDS if (options.cartas or CARDS[seats]) * seats > PROVINCES else None

    def new(self, options: Options, seats: int) -> State:
        """r.1-r.8 Before the lot falls on a dealer."""
        return State(options, seats)

    def tiny(self) -> tuple[Options, int]:
        """Two provinces and one troop each, four cards known, one round with attacks in it."""
        options = Options(
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
        return options, 3

    def remembers(self, options: Options) -> bool:
        """r.6 No paper, no pencil, no other aid to memory, unless the table agreed on it."""
        return options.memoria

    # --- playing ------------------------------------------------------------------------------

    def waiting(self, state: State) -> int:
        """Who must act. While cards are passed, looked at or votes given, all who have not yet."""
        phase = state.phase
        if phase <= MOVING:
            return CHANCE if phase == DEALING else 1 << state.actor
        if phase <= LOOKING:
            return (1 << state.attacker | 1 << state.defender) & ~state.ready
        return state.asked & ~state.ready if phase == VOTING else NOBODY_WAITED_FOR

    def chance(self, state: State) -> list[int]:
        """r.7 The lot, then the cards."""
        return placing.lot_and_deal_weights(state)

    def weight(self, state: State) -> int:
        """The same sum, without listing it."""
        if state.dealer == NOBODY:
            return state.seats if state.opt.sorteo else 1
        return 1 if state.dealt < state.opt.preparadas else state.undealt.bit_count()

    def outcome(self, state: State, x: int) -> int:
        """The same outcome, without listing the weights."""
        return x if state.dealer == NOBODY else nth(state.undealt, x)

    def legal(self, state: State, seat: int) -> list[int]:
        """What this seat may do, ascending."""
        phase = state.phase
        if phase == DEALING or seat < 0 or not self.waiting(state) >> seat & 1:
            return []
        if phase == TURN:
            return turns.legal_turn(state)
        if phase == MOVING:
            return moving.legal_move(state)
        if phase == PASSING:
            return attacking.legal_pass(state, seat)
        if phase == PLACING:
            return placing.legal_place(state)
        return [VISTO] if phase == LOOKING else [SI, NO]

    def check(self, state: State, seat: int, action: int) -> Rule | None:
        """The first rule that the action breaks."""
        phase = state.phase
        if phase == OVER:
            return GAME_OVER
        if not 0 <= action < actions.COUNT:
            return NO_SUCH_ACTION
        if phase == DEALING or not 0 <= seat < state.seats or not self.waiting(state) >> seat & 1:
            return NOT_YOUR_TURN
        if not self._in_play(state, action):
            return NO_SUCH_ACTION
        if phase == PLACING:
            return placing.check_place(state, action)
        if phase == TURN:
            return turns.check_turn(state, action)
        if phase == MOVING:
            return moving.check_move(state, action)
        if phase == PASSING:
            return attacking.check_pass(state, seat, action)
        return attacking.check_seen(action) if phase == LOOKING else turns.check_vote(action)

    def _in_play(self, state: State, action: int) -> bool:
        """r.2 On a smaller board, for tests, most territories are not there to be attacked."""
        if not ATACO <= action < ATACO + PROVINCES or not state.opt.cartas:
            return True
        return state.owner(action - ATACO) != NOBODY

    def apply(self, state: State, seat: int, action: int, out: list[Event] | None = None) -> None:
        """Carry out a legal action or an outcome of chance."""
        phase = state.phase
        if phase == TURN:
            if action == PASO:
                turns.pass_turn(state, out)
            elif action == MUEVO:
                turns.take_to_move(state, out)
            elif action == TABLAS:
                turns.propose(state, out)
            else:
                attacking.attack(state, action, out)
        elif phase == MOVING:
            moving.move(state, action, out)
        elif phase == PASSING:
            attacking.pass_card(state, seat, action, out)
        elif phase == LOOKING:
            attacking.see(state, seat, out)
        elif phase == PLACING:
            placing.place(state, action, out)
        elif phase == VOTING:
            turns.vote(state, seat, action, out)
        else:
            placing.lot_or_card(state, action, out)

    # --- ending -------------------------------------------------------------------------------

    def ending(self, state: State) -> str | None:
        """r.25-r.27 Why the game ended."""
        return ENDINGS[state.ending - 1] if state.ending else None

    def returns(self, state: State) -> list[float]:
        """r.25, r.27 One for the winner; in a draw, one shared by all who still own a province."""
        if not state.ending:
            return [0.0] * state.seats
        if state.ending == CONQUEST:
            return [float(seat == state.attacker) for seat in range(state.seats)]
        share = round(1.0 / state.alive.bit_count(), 6)  # as records write it
        return [share if state.alive >> seat & 1 else 0.0 for seat in range(state.seats)]

    def scores(self, state: State) -> list[float]:
        """Provinces of each player."""
        return [float(owned.bit_count()) for owned in state.owned]

    # --- seeing -------------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> View:
        """What this seat sees now."""
        return view(state, seat)

    def notebook(self, options: Options, seats: int, seat: int) -> Notebook[State]:
        """A perfect memory, for computer players and for friendly games."""
        return Memory(options, seats, seat)

    # --- notation -----------------------------------------------------------------------------

    def words(self, action: int) -> str:
        """``ataco toledo``, ``mueve toledo>madrid``, ``listo``."""
        return actions.words(action)

    def parse(self, text: str) -> int | None:
        """The action that is written so."""
        return actions.parse(text)

    def piece(self, field: str, value: int) -> str:
        """Territories by their names, endings by theirs, the rest as numbers."""
        if field in PIECE_FIELDS:
            return NAMES[value]
        return ENDINGS[value - 1] if field == "ending" else str(value)


GAME = LaReconquista()
