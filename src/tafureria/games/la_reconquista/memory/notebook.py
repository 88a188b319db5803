"""What a perfect memory at one seat would know (r.6 forbids paper, not remembering)."""

from __future__ import annotations

from typing import Final

from tafureria.core import game as core
from tafureria.core.bits import cards_in, mask_of
from tafureria.core.chance import Dice
from tafureria.core.event import Event
from tafureria.core.game import seats_in
from tafureria.core.shapes import Mask, Seat
from tafureria.games.la_reconquista import actions, events
from tafureria.games.la_reconquista import state as st
from tafureria.games.la_reconquista.memory.deduction import Deduction
from tafureria.games.la_reconquista.memory.solver import Solver
from tafureria.games.la_reconquista.options import Options
from tafureria.games.la_reconquista.pieces import OUTWARD, PROVINCES, STEP_NUMBER
from tafureria.games.la_reconquista.rules import attacking, ending, moving, placing, turns
from tafureria.games.la_reconquista.state import State

GO_ON: Final = 4
"""An unseen secret choice is imagined to take one more step with probability ``1 - 1 / GO_ON``."""


class Notebook(core.Notebook[State]):
    """Keeps what the seat knows of the position, and what it can deduce about the rest."""

    def __init__(self, options: Options, seats: int, seat: Seat) -> None:
        self.me = seat
        self.public = State(options, seats)
        """The position as far as it is known: the seat's own cards, and the board as it was last seen.

        In a simultaneous choice it holds the seat's own part, as if the others had not begun. An attack
        between two other seats stays in the phase of passing cards until it is over.
        """
        self.facts = Deduction(options, seats, seat)
        self.solver: Solver | None = None
        self.solved = -1
        """Version of the facts that the solver was made from."""
        self.unseen: list[tuple[Seat, int]] = []
        """r.9: the seats that had the board since this seat last saw it, and the troops each placed."""
        self.seen = [0] * PROVINCES
        """r.9: the board as this seat left it."""

    # --- hearing ------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Add one event, as this seat received it."""
        state = self.public
        match event:
            case events.Dealer():
                state.dealer = event.seat
                self._known_cards()
            case events.Dealt():
                state.owned[self.me] |= 1 << event.card
                self.facts.dealt(event.card)
            case events.BoardTaken() | events.BoardShown():
                self._board_comes(event)
            case events.Placed():
                placing.place(state, self.me, actions.PON + event.place, None)
            case events.Unplaced():
                placing.place(state, self.me, actions.QUITA + event.place, None)
            case events.Passed():
                turns.pass_turn(state, None)
            case events.MoveBegan():
                moving.begin_move(state, None)
            case events.Stepped() | events.SteppedBack():
                self._step(event)
            case events.Moved():
                self._moved(event)
            case events.DrawProposed():
                ending.propose(state, None)
            case events.Voted():
                state.answer(self.me)
                state.votes |= event.yes << self.me
            case events.DrawRefused():
                ending.refuse_draw(state)
            case events.Ended():
                self._ended(event)
            case _:
                self._hear_attack(event)

    def _hear_attack(self, event: Event) -> None:
        state, facts = self.public, self.facts
        match event:
            case events.Attacked():
                attacking.begin_attack(state, event.place, event.owner_seat)
                facts.attacked(event.seat, event.owner_seat, event.place)
            case events.CardPassed():
                attacking.pass_card(state, self.me, actions.PASA + event.card, None)
            case events.Ready() | events.Seen():
                state.answer(self.me)
            case events.Fought():
                self._fought(event)
            case events.Eliminated():
                self._fought_unseen()
                ending.eliminate(state, event.seat)
                facts.eliminated(event.seat)
                state.success = 1
            case events.AttackOver():
                self._fought_unseen()
                attacking.end_attack(state, None)

    def _known_cards(self) -> None:
        """r.7 With the lab option ``preparadas``, the first cards are dealt in a known order."""
        state = self.public
        for number, place in enumerate(sorted(OUTWARD[: state.undealt.bit_count()])):
            if number < state.options.preparadas:
                self.facts.prepared(place, (state.dealer + 1 + number) % state.seats)

    # --- r.9 placing --------------------------------------------------------------------------

    def _board_comes(self, event: events.BoardTaken | events.BoardShown) -> None:
        """r.9 The board is passed to the left, or laid in the centre."""
        state = self.public
        if state.phase == st.PLACING:
            self._placed_by(state.active)
        else:
            state.undealt = 0
            state.dealt = state.seats * self.facts.cards
        if event.board is not None:
            self._look(event.board)
        if isinstance(event, events.BoardShown):
            placing.lay_in_centre(state)
        else:
            placing.take_board(state, event.seat, None)

    def _placed_by(self, seat: Seat) -> None:
        state = self.public
        troops = placing.batch(state)
        placing.confirm(state, troops)
        if seat == self.me:
            self.seen = state.board[:]
        else:
            self.unseen.append((seat, troops))

    def _look(self, board: list[int]) -> None:
        """r.9 Troops that appeared since the last look were placed by the seats that had the board."""
        if self.unseen:
            troops = [0] * self.public.seats
            for seat, count in self.unseen:
                troops[seat] += count
            self.facts.placed(self.seen, board, troops)
            self.unseen = []
        self.seen = board[:]
        self.public.board = board[:]

    # --- r.13 moving --------------------------------------------------------------------------

    def _step(self, event: events.Stepped | events.SteppedBack) -> None:
        step = STEP_NUMBER[event.place, event.to]
        kind = actions.DEVUELVE if isinstance(event, events.SteppedBack) else actions.MUEVE
        moving.move(self.public, self.me, kind + step, None)

    def _moved(self, event: events.Moved) -> None:
        state = self.public
        if event.seat != self.me:
            self.facts.moved(event.seat, state.board, event.board)
        state.board = event.board[:]
        moving.end_move(state, None)

    # --- r.18 attacks -------------------------------------------------------------------------

    def _fought(self, event: events.Fought) -> None:
        """r.20 This seat is attacker or defender, and sees the cards and the result."""
        state = self.public
        attacking.begin_looking(state)
        state.passed = [mask_of(event.attack_cards), mask_of(event.defence_cards)]
        state.success = event.success
        self.facts.shown(event.success, event.attack_cards, event.defence_cards)
        if event.success:
            state.owned[self.me] ^= 1 << event.place

    def _fought_unseen(self) -> None:
        """r.21 An attack between two other seats has been decided by now."""
        state = self.public
        if state.phase == st.PASSING_CARDS:
            attacking.begin_looking(state)
            self.facts.fought(state.board)

    def _ended(self, event: events.Ended) -> None:
        state = self.public
        if event.ending == st.CONQUEST:
            state.success = 1
        ending.close(state, event.ending)
        self.facts.over(event.owner_seats)

    # --- knowing ------------------------------------------------------------------------------

    def owners(self) -> list[Mask]:
        """For each territory, the seats (this one included) that may own it; none if not dealt."""
        may = self.facts.may[:]
        worlds = self._solved().listed_worlds()
        if worlds is not None:
            may = [0] * PROVINCES
            for owned in worlds:
                for seat, mask in enumerate(owned):
                    for place in cards_in(mask):
                        may[place] |= 1 << seat
        return may

    def _solved(self) -> Solver:
        if self.solver is None or self.solved != self.facts.version:
            self.solver = Solver(self.facts)
            self.solved = self.facts.version
        return self.solver

    # --- imagining ----------------------------------------------------------------------------

    def imagine(self, seed: int) -> State:
        """A position that this seat could not tell from the real one."""
        dice = Dice(seed)
        state = self.public.clone()
        state.owned = self._solved().imagine(dice)
        phase = state.phase
        if phase == st.PLACING and state.active != self.me:
            self._imagine_placing(state, dice)
        elif phase == st.MOVING and state.active != self.me:
            self._some_steps(state, state.active, dice)
        elif phase == st.PASSING_CARDS:
            if self._is_third_party(state):
                state = self._some_attack(state, dice)
            self._some_answers(state, dice)
        elif phase == st.LOOKING:
            if self._is_third_party(state):
                _imagine_passed(state, dice)
            self._some_answers(state, dice)
        elif phase == st.VOTING:
            self._some_answers(state, dice)
        return state

    def _is_third_party(self, state: State) -> bool:
        return self.me not in (state.attacker, state.defender)

    def _imagine_placing(self, state: State, dice: Dice) -> None:
        """r.9 Imagine the troops placed since this seat last saw the board, and those being placed now."""
        for seat, troops in self.unseen:
            own = cards_in(state.owned[seat])
            for _ in range(troops):
                state.board[own[dice.below(len(own))]] += 1
        self._some_steps(state, state.active, dice)

    def _some_steps(self, state: State, seat: Seat, dice: Dice) -> None:
        """Take a random number of small steps of a secret choice that this seat cannot see."""
        while dice.below(GO_ON):
            if state.phase == st.PLACING:
                legal = placing.legal_place(state, seat)
            elif state.phase == st.MOVING:
                legal = moving.legal_move(state, seat)
            else:
                legal = attacking.legal_pass_card(state, seat)
            if legal[0] == actions.LISTO:
                del legal[0]
            if not legal:
                return
            action = legal[dice.below(len(legal))]
            if state.phase == st.PLACING:
                placing.place(state, seat, action, None)
            elif state.phase == st.MOVING:
                moving.move(state, seat, action, None)
            else:
                attacking.pass_card(state, seat, action, None)

    # --- choices that several make at once ----------------------------------------------------

    def _some_attack(self, state: State, dice: Dice) -> State:
        """r.21 Third parties cannot tell whether the fighters still pass cards or already look at them.

        A result that eliminates or wins is not imagined: it would have been announced.
        """
        if dice.below(2):
            return state
        fought = state.clone()
        for seat in (state.attacker, state.defender):
            self._some_steps(fought, seat, dice)
            attacking.pass_card(fought, seat, actions.LISTO, None)
        return fought if fought.phase == st.LOOKING and fought.alive == state.alive else state

    def _some_answers(self, state: State, dice: Dice) -> None:
        """Some of the others have chosen already, in any order, and the rest are choosing.

        While this seat has not chosen, all the others may have; otherwise at least one has not.
        """
        others = seats_in(state.asked & ~(1 << self.me))
        most = len(others) if state.asked >> self.me & 1 else len(others) - 1
        if len(others) > 1:
            dice.shuffle(others)
        count = dice.below(most + 1)
        for seat in others[:count]:
            self._answer(state, seat, dice)
        if state.phase == st.PASSING_CARDS:
            for seat in others[count:]:
                self._some_steps(state, seat, dice)

    def _answer(self, state: State, seat: Seat, dice: Dice) -> None:
        if state.phase == st.PASSING_CARDS:
            self._some_steps(state, seat, dice)
        elif state.phase == st.VOTING:
            state.votes |= dice.below(2) << seat
        state.answer(seat)


def _imagine_passed(state: State, dice: Dice) -> None:
    """r.19 Imagine the cards that two others passed each other, with the result that this world has."""
    attacker, defender, target = state.attacker, state.defender, state.target
    state.success = state.owned[attacker] >> target & 1
    tal = 1 << target
    theirs = attacking.may_pass(state, attacker) & ~tal
    ours = attacking.may_pass(state, defender) & ~tal
    for _ in range(GO_ON * GO_ON):
        offence = _some(theirs, dice)
        defence = _some(ours, dice) | tal
        if _succeeds(state, offence, defence) == state.success:
            break
    else:
        offence, defence = (theirs, tal) if state.success else (0, ours | tal)
    state.passed = [offence, defence]


def _succeeds(state: State, offence: Mask, defence: Mask) -> int:
    return int(attacking.forces(state.board, offence) > attacking.forces(state.board, defence))


def _some(mask: Mask, dice: Dice) -> Mask:
    return mask_of([place for place in cards_in(mask) if dice.below(2)])
