"""The rules of El mentiroso, in order: check, carry out, report."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from mentiroso import actions, events, rulebook
from mentiroso.actions import DOUBT, FACES, FIRST_BID, STAKES, count_of, face_of
from mentiroso.notebook import Notes
from mentiroso.state import NO_BID, NO_SEAT, NO_STAKE, UNROLLED, State
from mentiroso.view import View
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, OVER, Game
from tafureria.core.game import Options as BaseOptions
from tafureria.core.rule import GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, WRONG_PHASE, Rule


class Options(BaseOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The variants."""

    envite: Annotated[bool, Meta(extra={"section": "2"})] = True
    caras: Annotated[int, Meta(ge=2, le=6, extra={"section": "1"})] = FACES


class Mentiroso(Game[State, Options, View]):
    """Liar's dice with one die each."""

    name = "mentiroso"
    seats = range(2, 5)
    utility = (-6.0, 6.0)
    minutes = (1, 2)
    actions = actions.COUNT
    phases = ("tirada", "envite", "apuesta", "fin")
    endings = ("mentira",)
    options = Options
    events = events.EVENTS
    rules = rulebook.RULES
    view_type = View
    presets: ClassVar[dict[str, dict[str, object]]] = {"corta": {"envite": False, "caras": 3}}

    # --- §1 The dice --------------------------------------------------------------------------

    def fit(self, options: Options, seats: int) -> Rule | None:
        """§1 Dice have at least as many faces as there are players."""
        return rulebook.FEW_FACES if options.caras < seats else None

    def new(self, options: Options, seats: int) -> State:
        """§1 Everybody has one die under a cup."""
        return State(seats, options.caras, stakes=options.envite)

    def tiny(self) -> tuple[Options, int]:
        """Two dice of two faces."""
        return Options(caras=2), 2

    def waiting(self, state: State) -> int:
        """§1 First the dice; §2 then all stakes at once; §3 then one after another."""
        if state.winner != NO_SEAT:
            return OVER
        if UNROLLED in state.dice:
            return CHANCE
        mask = 0
        for seat, stake in enumerate(state.stakes):
            if stake == NO_STAKE:
                mask |= 1 << seat
        return mask or 1 << state.actor

    def chance(self, state: State) -> list[int]:
        """§1 Every die is fair."""
        return [1] * state.faces

    def legal(self, state: State, seat: int) -> list[int]:
        """§2-§4 Stakes, or a higher bid, or doubt."""
        waiting = self.waiting(state)
        if waiting < 0 or not waiting >> seat & 1:
            return []
        if state.stakes[seat] == NO_STAKE:
            return list(range(STAKES))
        out = [] if state.bid == NO_BID else [DOUBT]
        low = FIRST_BID if state.bid == NO_BID else state.bid + 1
        end = FIRST_BID + state.seats * FACES
        out += [action for action in range(low, end) if face_of(action) <= state.faces]
        return out

    def check(self, state: State, seat: int, action: int) -> Rule | None:
        """The first rule that the action breaks."""
        if state.winner != NO_SEAT:
            return GAME_OVER
        if not 0 <= action < actions.COUNT:
            return NO_SUCH_ACTION
        waiting = self.waiting(state)
        if waiting < 0 or not 0 <= seat < state.seats or not waiting >> seat & 1:
            return NOT_YOUR_TURN
        if (action < STAKES) != (state.stakes[seat] == NO_STAKE):
            return WRONG_PHASE
        if action < STAKES:
            return None
        if action == DOUBT:
            return rulebook.NOTHING_TO_DOUBT if state.bid == NO_BID else None
        if count_of(action) > state.seats or face_of(action) > state.faces:
            return rulebook.TOO_MANY_DICE
        return rulebook.MUST_RAISE if action <= state.bid else None

    def apply(self, state: State, seat: int, action: int, out: list[Event] | None = None) -> None:
        """Carry out what chance or a seat does."""
        if seat == CHANCE:
            self._roll(state, action + 1, out)
        elif action < STAKES:
            self._stake(state, seat, action + 1, out)
        elif action == DOUBT:
            self._doubt(state, seat, out)
        else:
            self._bid(state, seat, action, out)

    def _roll(self, state: State, face: int, out: list[Event] | None) -> None:
        """§1 Everybody rolls in secret."""
        seat = state.dice.index(UNROLLED)
        state.dice[seat] = face
        if out is not None:
            out.append(events.Rolled(seat=seat, face=face))

    # --- §2 The stakes ------------------------------------------------------------------------

    def _stake(self, state: State, seat: int, stake: int, out: list[Event] | None) -> None:
        """§2 Everybody lays a stake of 1 or 2, face down; all are turned up together."""
        state.stakes[seat] = stake
        if out is not None:
            out.append(events.Staked(seat=seat, stake=stake))
            if NO_STAKE not in state.stakes:
                out.append(events.Shown(stakes=state.stakes[:]))

    # --- §3 The bids --------------------------------------------------------------------------

    def _bid(self, state: State, seat: int, action: int, out: list[Event] | None) -> None:
        """§3 A bid raises the count, or the face at the same count."""
        state.bid, state.bidder = action, seat
        state.actor = (seat + 1) % state.seats
        if out is not None:
            out.append(events.Bid(seat=seat, count=count_of(action), face=face_of(action)))

    # --- §4 The doubt -------------------------------------------------------------------------

    def _doubt(self, state: State, seat: int, out: list[Event] | None) -> None:
        """§4 All cups are lifted; the bid stands if at least that many dice match."""
        stands = state.dice.count(face_of(state.bid)) >= count_of(state.bid)
        state.winner, state.loser = (state.bidder, seat) if stands else (seat, state.bidder)
        if out is not None:
            out.append(
                events.Doubted(
                    seat=seat,
                    dice=state.dice[:],
                    winner_seat=state.winner,
                    loser_seat=state.loser,
                    points=_points(state),
                )
            )

    def ending(self, state: State) -> str | None:
        """§4 A doubt ends the round."""
        return None if state.winner == NO_SEAT else "mentira"

    def returns(self, state: State) -> list[float]:
        """§4 The loser pays all the stakes to the winner; without stakes, one."""
        out = [0.0] * state.seats
        if state.winner != NO_SEAT:
            out[state.winner] = float(_points(state))
            out[state.loser] = -out[state.winner]
        return out

    # --- Seeing and telling -------------------------------------------------------------------

    def view(self, state: State, seat: int) -> View:
        """Own die and stake; everybody's when they are shown."""
        over = state.winner != NO_SEAT
        shown = NO_STAKE not in state.stakes
        waiting = self.waiting(state)
        phase = "fin" if over else "tirada" if waiting == CHANCE else "apuesta" if shown else "envite"
        has_bid = state.bid != NO_BID
        return View(
            seat=seat,
            phase=phase,
            faces=state.faces,
            dice=[die if over or s == seat else 0 for s, die in enumerate(state.dice)],
            stakes=[max(stake, 0) if shown or s == seat else 0 for s, stake in enumerate(state.stakes)],
            staked=[stake != NO_STAKE for stake in state.stakes],
            actor=state.actor,
            count=count_of(state.bid) if has_bid else 0,
            face=face_of(state.bid) if has_bid else 0,
            bidder=state.bidder,
            winner=state.winner,
            loser=state.loser,
        )

    def notebook(self, options: Options, seats: int, seat: int) -> Notes:
        """An empty notebook."""
        return Notes(self.new(options, seats), seat)

    def words(self, action: int) -> str:
        """The action in notation."""
        return actions.words(action)

    def parse(self, text: str) -> int | None:
        """The action of that notation."""
        return actions.BY_WORDS.get(text)


def _points(state: State) -> int:
    return sum(state.stakes) or 1


GAME: Final = Mentiroso()
