"""What a perfect memory at one seat would know (r.6 forbids paper, not remembering)."""

from __future__ import annotations

from typing import Final

from tafureria.core.bits import cards_in
from tafureria.core.chance import Dice
from tafureria.core.event import Event
from tafureria.core.game import Notebook, seats_in
from tafureria.games.la_reconquista import attacking, events, moving, placing, turns
from tafureria.games.la_reconquista.actions import LISTO, MUEVE, PASA, PON, QUITA
from tafureria.games.la_reconquista.deduction import Deduction
from tafureria.games.la_reconquista.options import Options
from tafureria.games.la_reconquista.pieces import OUTWARD, PROVINCES, STEP_NUMBER
from tafureria.games.la_reconquista.solver import Solver
from tafureria.games.la_reconquista.state import (
    AGREEMENT,
    CONQUEST,
    MOVING,
    OVER,
    PASSING,
    PLACING,
    TURN,
    VOTING,
    State,
)

GO_ON: Final = 4
"""An unseen secret choice is imagined to go on for one more step with chance ``1 - 1 / GO_ON``."""


class Memory(Notebook[State]):
    """Keeps the public part of the position, and what follows about the rest."""

    def __init__(self, options: Options, seats: int, seat: int) -> None:
        self.me = seat
        self.public = State(options, seats)
        """The position as far as it is known: own cards, and the board as it was last seen."""
        self.facts = Deduction(options, seats, seat)
        self.solver: Solver | None = None
        self.solved = -1
        self.unseen: list[tuple[int, int]] = []
        """r.9: who had the board since the own seat saw it last, and how many troops they placed."""
        self.seen = [0] * PROVINCES
        """r.9: the board as the own seat left it."""

    # --- hearing ------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Fold in one told event."""
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
                placing.place(state, PON + event.place, None)
            case events.Unplaced():
                placing.place(state, QUITA + event.place, None)
            case events.Passed():
                turns.pass_turn(state, None)
            case events.MoveBegan():
                turns.take_to_move(state, None)
            case events.Stepped() | events.SteppedBack():
                self._step(event)
            case events.Moved():
                self._moved(event)
            case events.DrawProposed():
                turns.propose(state, None)
            case events.Voted():
                state.ready |= 1 << event.seat
                state.votes |= (event.yes or 0) << event.seat
            case events.DrawRefused():
                turns.close_vote(state)
            case _:
                self._hear_attack(event)

    def _hear_attack(self, event: Event) -> None:
        state, facts = self.public, self.facts
        match event:
            case events.Attacked():
                attacking.begin_attack(state, event.place, event.owner_seat)
                facts.attacked(event.seat, event.owner_seat, event.place)
            case events.CardPassed():
                attacking.pass_card(state, self.me, PASA + event.card, None)
            case events.Ready():
                self._ready(event.seat)
            case events.Fought():
                self._fought(event)
            case events.Eliminated():
                attacking.eliminate(state, event.seat)
                facts.eliminated(event.seat)
                state.success = 1
            case events.Seen():
                state.ready |= 1 << event.seat
            case events.AttackOver():
                attacking.finish_attack(state, None)
            case events.Ended():
                self._ended(event)

    def _known_cards(self) -> None:
        """r.7 On a table of the lab the first cards lie in a known order."""
        state = self.public
        for number, place in enumerate(sorted(OUTWARD[: state.undealt.bit_count()])):
            if number < state.opt.preparadas:
                self.facts.prepared(place, (state.dealer + 1 + number) % state.seats)

    # --- r.9 placing --------------------------------------------------------------------------

    def _board_comes(self, event: events.BoardTaken | events.BoardShown) -> None:
        """r.9 The board passes on, or is laid in the centre."""
        state = self.public
        if state.phase == PLACING:
            self._placed_by(state.actor)
        else:
            state.undealt = 0
            state.dealt = state.seats * self.facts.cards
        if event.board is not None:
            self._look(event.board)
        if isinstance(event, events.BoardShown):
            state.phase = TURN
        else:
            placing.take_board(state, event.seat, None)

    def _placed_by(self, seat: int) -> None:
        state = self.public
        troops = placing.batch(state)
        state.left[seat] -= troops
        state.draft = [0] * PROVINCES
        state.placed = 0
        state.taken_back = 0
        if seat == self.me:
            self.seen = state.board[:]
        else:
            self.unseen.append((seat, troops))

    def _look(self, board: list[int]) -> None:
        """r.9 What was put down since the last look was put down by those who had the board."""
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
        back = len(STEP_NUMBER) if isinstance(event, events.SteppedBack) else 0
        moving.move(self.public, MUEVE + back + step, None)

    def _moved(self, event: events.Moved) -> None:
        state = self.public
        if event.seat != self.me:
            self.facts.moved(event.seat, state.board, event.board)
        state.board = event.board[:]
        moving.finish_move(state, None)

    # --- r.18 attacks -------------------------------------------------------------------------

    def _ready(self, seat: int) -> None:
        """r.19 When both are, the result stands, though only they know it."""
        state = self.public
        state.ready |= 1 << seat
        if state.ready == (1 << state.attacker | 1 << state.defender):
            attacking.begin_looking(state)
            if self.me not in (state.attacker, state.defender):
                self.facts.fought(state.board)

    def _fought(self, event: events.Fought) -> None:
        state = self.public
        state.passed = [sum(1 << p for p in cards) for cards in (event.attack_cards, event.defence_cards)]
        state.success = event.success
        self.facts.shown(event.success, event.attack_cards, event.defence_cards)
        if event.success:
            state.owned[self.me] ^= 1 << event.place

    def _ended(self, event: events.Ended) -> None:
        state = self.public
        if event.ending == AGREEMENT:
            turns.close_vote(state)
        if event.ending == CONQUEST:
            state.success = 1
        state.phase = OVER
        state.ending = event.ending
        self.facts.over(event.deal)

    # --- imagining ----------------------------------------------------------------------------

    def imagine(self, seed: int) -> State:
        """A position that the own seat could not tell from the real one."""
        dice = Dice(seed)
        if self.solver is None or self.solved != self.facts.version:
            self.solver = Solver(self.facts)
            self.solved = self.facts.version
        state = self.public.clone()
        state.owned = self.solver.imagine(dice)
        phase = state.phase
        if phase == PLACING and state.actor != self.me:
            self._imagine_placing(state, dice)
        elif phase == MOVING and state.actor != self.me:
            self._some_steps(state, state.actor, dice)
        elif phase == PASSING:
            # Of two that choose at once the lower seat is taken to choose first: nobody can tell.
            first = not state.ready
            for seat in sorted((state.attacker, state.defender)):
                is_ready = state.ready >> seat & 1
                if seat != self.me and (is_ready or first or state.ready):
                    self._some_steps(state, seat, dice)
                first = False
        elif phase == VOTING:
            for seat in seats_in(state.ready & ~(1 << self.me)):
                state.votes |= dice.below(2) << seat
        elif state.target >= 0 and self.me not in (state.attacker, state.defender):
            _imagine_passed(state, dice)
        return state

    def _imagine_placing(self, state: State, dice: Dice) -> None:
        """r.9 Nobody else sees what is put down now, nor what was since the last look."""
        for seat, troops in self.unseen:
            own = cards_in(state.owned[seat])
            for _ in range(troops):
                state.board[own[dice.below(len(own))]] += 1
        self._some_steps(state, state.actor, dice)

    def _some_steps(self, state: State, seat: int, dice: Dice) -> None:
        """Any number of small steps of a secret choice that is not confirmed yet, or was kept covered."""
        while dice.below(GO_ON):
            if state.phase == PLACING:
                legal = placing.legal_place(state)
            elif state.phase == MOVING:
                legal = moving.legal_move(state)
            else:
                legal = attacking.legal_pass(state, seat)
            if legal[0] == LISTO:
                del legal[0]
            if not legal:
                return
            action = legal[dice.below(len(legal))]
            if state.phase == PLACING:
                placing.place(state, action, None)
            elif state.phase == MOVING:
                moving.move(state, action, None)
            else:
                attacking.pass_card(state, seat, action, None)


def _imagine_passed(state: State, dice: Dice) -> None:
    """r.19 Cards that two others may have shown each other, with the result that this world has."""
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


def _succeeds(state: State, offence: int, defence: int) -> int:
    return int(attacking.forces(state.board, offence) > attacking.forces(state.board, defence))


def _some(mask: int, dice: Dice) -> int:
    return sum(1 << p for p in cards_in(mask) if dice.below(2))
