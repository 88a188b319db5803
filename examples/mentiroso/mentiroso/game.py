"""The interface of El mentiroso to the house, the lab and the players; it delegates to the chapters."""

from __future__ import annotations

from typing import ClassVar, Final

from mentiroso import actions, events, rulebook
from mentiroso import options as opt
from mentiroso import state as st
from mentiroso.memory.notebook import Notebook
from mentiroso.options import Options
from mentiroso.rules import bids, dice, doubt, stakes
from mentiroso.seeing import see
from mentiroso.state import State
from mentiroso.view import View
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, IDLE, THOUGHT, Game
from tafureria.core.rule import GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, Rule
from tafureria.core.shapes import Action, Extent, Mask, Seat


class Mentiroso(Game[State, Options, View]):
    """Liar's dice with one die each."""

    name = "mentiroso"
    seats = range(2, 5)
    utility = (-8.0, 8.0)
    minutes = (1, 2)
    actions = actions.COUNT
    phases = st.PHASES
    endings = ("mentira",)
    options = Options
    events = events.EVENTS
    rules = rulebook.RULES
    view_type = View
    pauses: ClassVar[dict[str, float]] = {"shown": 0.8, "doubted": 1.5}
    timing: ClassVar[dict[str, str]] = {
        "rolling": IDLE,
        "staking": THOUGHT,
        "bidding": THOUGHT,
        "over": IDLE,
    }
    presets: ClassVar[dict[str, dict[str, object]]] = {"corta": {"envite": False, "caras": 3}}

    # --- setting up ---------------------------------------------------------------------------

    def fit(self, options: Options, seats: int) -> Rule | None:
        """§1 See :func:`options.fit`."""
        return opt.fit(options, seats)

    def new(self, options: Options, seats: int) -> State:
        """§1 Everybody has one die under a cup."""
        return State(seats, options.caras, with_stakes=options.envite)

    def tiny(self) -> tuple[Options, int]:
        """The smallest set-up: two dice with two faces."""
        return Options(caras=2), 2

    def extent(self, options: Options, seats: int) -> Extent:
        """§3 Each bid is higher than the last; §4 the loser pays the winner."""
        decisions = seats + seats * options.caras + 1
        return Extent(decisions=decisions, draws=seats, least=-8.0, most=8.0, total=0.0)

    # --- playing ------------------------------------------------------------------------------

    def waiting(self, state: State) -> Mask:
        """§1 First the dice; §2 then all stakes at once; §3 then one bid after another."""
        return CHANCE if state.phase == st.ROLLING else state.asked

    def chance(self, state: State) -> list[int]:
        """§1 The weight of each face."""
        return dice.faces(state)

    def legal(self, state: State, seat: Seat) -> list[Action]:
        """§2-§4 A stake; or else a doubt or a higher bid."""
        if seat < 0 or not state.asked >> seat & 1:
            return []
        if state.phase == st.STAKING:
            return stakes.legal_stakes()
        return doubt.legal_doubt(state) + bids.legal_bids(state)

    def check(self, state: State, seat: Seat, action: Action) -> Rule | None:
        """The first rule that the action breaks, or ``None``."""
        if state.phase == st.OVER:
            return GAME_OVER
        if not 0 <= action < actions.COUNT:
            return NO_SUCH_ACTION
        if seat < 0 or not state.asked >> seat & 1:
            return NOT_YOUR_TURN
        if state.phase == st.STAKING:
            return stakes.check_stake(action)
        return doubt.check_doubt(state) if action == actions.DOUBT else bids.check_bid(state, action)

    def apply(self, state: State, seat: Seat, action: Action, out: list[Event] | None = None) -> None:
        """Carry out an action of a seat or an outcome of chance."""
        if seat == CHANCE:
            dice.roll(state, action + 1, out)
        elif state.phase == st.STAKING:
            stakes.stake(state, seat, action, out)
        elif action == actions.DOUBT:
            doubt.doubt(state, seat, out)
        else:
            bids.bid(state, seat, action, out)

    # --- ending -------------------------------------------------------------------------------

    def ending(self, state: State) -> str | None:
        """§4 A doubt ends the round."""
        return "mentira" if state.phase == st.OVER else None

    def returns(self, state: State) -> list[float]:
        """§4 The loser pays all the stakes to the winner."""
        out = [0.0] * state.seats
        if state.phase == st.OVER:
            out[state.winner] = float(doubt.points(state))
            out[state.loser] = -out[state.winner]
        return out

    # --- seeing -------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat) -> View:
        """See :mod:`view`."""
        return see(state, seat)

    def notebook(self, options: Options, seats: int, seat: Seat) -> Notebook:
        """An empty notebook."""
        return Notebook(self.new(options, seats), seat)

    # --- notation -----------------------------------------------------------------------------

    def notation(self, action: Action) -> str:
        """See :mod:`actions`."""
        return actions.notation(action)

    def parse(self, text: str) -> Action | None:
        """See :mod:`actions`."""
        return actions.parse(text)


GAME: Final = Mentiroso()
