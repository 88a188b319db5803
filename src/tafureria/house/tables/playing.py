"""The running game at one table: each move of a person, computer player or timer is checked, stored and sent.

Everything is stored before anybody is told; what cannot be stored has not happened.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Iterable, Sequence

import msgspec

from tafureria.core.game import OVER, AnyGame, seats_in
from tafureria.house import metrics
from tafureria.house.bots.computers import Choice, next_beat
from tafureria.house.calendar import is_closed
from tafureria.house.messages.down import Allowed, Over
from tafureria.house.messages.up import Deduce, GoOn, Hint, Play, StandIn, Why
from tafureria.house.refusal import Refusal, refusal_for
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import StoredTable
from tafureria.house.tables.attention import Attention
from tafureria.house.tables.audience import Audience
from tafureria.house.tables.chairs import own_seat
from tafureria.house.tables.clocks import Clocks
from tafureria.house.tables.deciders import Deciders
from tafureria.house.tables.deductions import Deductions, shows_board
from tafureria.house.tables.hints import Hints, gives_hints
from tafureria.house.tables.hosting import may_stand_in
from tafureria.house.tables.inbox import (
    Guest,
    Item,
    Nudge,
    PauseOver,
    Scripted,
    Services,
    Speaking,
    TimerFired,
)
from tafureria.house.tables.live_game import LiveGame, pause_after, replayed
from tafureria.house.tables.pause import Pause
from tafureria.house.tables.silence_timer import NEVER, SilenceTimer
from tafureria.house.tables.storing import durable
from tafureria.house.tables.timers import MARGIN, TRY_AGAIN, Timers
from tafureria.house.tables.turns import PIECE
from tafureria.house.tables.tutor import Tutor, tutor_for
from tafureria.house.tables.voices import DELAY, Voices

log = logging.getLogger(__name__)


class Playing:
    """The running game of one table, with its pauses, its timers and its computer players."""

    def __init__(
        self,
        stored: StoredTable,
        game: AnyGame,
        live: LiveGame | None,
        services: Services,
        audience: Audience,
        clocks: Clocks,
        timers: Timers,
        voices: Voices,
    ) -> None:
        """*live* is ``None`` before the game has begun, and where it was played under other rules."""
        self.live = live
        self._stored, self._game, self._services = stored, game, services
        self._audience, self._clocks, self._timers = audience, clocks, timers
        self._voices = voices
        self._has_failed = False
        self._pause = Pause()
        self._silence_timer = SilenceTimer()
        self.tutor: Tutor | None = tutor_for(stored.row, live)
        """Decides who may play what, where a lesson is given."""
        self._is_scripted = False
        """Has the next action of a lesson been scheduled?"""
        self._published_at = timers.now
        """When everybody last noticed something: the end of the pause that followed it."""
        self._attention = Attention(stored, audience, services.settings.pace, timers.now)
        self._deciders = Deciders(stored, services, audience, clocks, self._attention, timers)
        self._hints = Hints(stored.row, services.thinkers, audience.guests)
        self._deductions = Deductions(stored.row, services.thinkers, audience.guests)

    @property
    def status(self) -> TableStatus:
        """Halted while the store fails; otherwise the stored status."""
        return TableStatus.HALTED if self._has_failed else self._stored.row.status

    @property
    def is_pausing(self) -> bool:
        """Is the table pausing, so that everybody can see what was shown?"""
        return self._pause.is_on(self._timers.now)

    @property
    def is_busy(self) -> bool:
        """Is there anything left to do for which nobody need be connected?"""
        if self.is_pausing or not self._stored.row.settings.is_slow:
            return self.is_pausing
        live = self.live
        if live is None or live.is_over or self._stored.row.status != TableStatus.PLAYING:
            return False
        return any(self._deciders.player_of(seat) for seat in seats_in(live.waiting))

    def start(self) -> None:
        """Resume the game from its present position."""
        self._deciders.start()
        self._update_timers(0.0)

    def stop(self) -> None:
        """Stop the computer players, and advice and deductions that are still being computed."""
        self._deciders.stop()
        self._hints.stop()
        self._deductions.stop()

    # --- people -------------------------------------------------------------------------------

    def begin(self, live: LiveGame) -> None:
        """Start playing a game that has just begun."""
        self.live = live
        self.people_changed()
        self._update_timers(0.0)
        self._audience.send_opening(live, self._silence_left)
        self._send_clocks(self._audience.guests)

    def people_changed(self) -> bool:
        """Handle a change of guests or seats; returns whether everybody was sent the table."""
        if self.live is not None and not self.live.is_over:
            self._clocks.meet(self._audience.connected, self._timers.now)
        self._deciders.people_changed()
        self._forget_asides()
        was_sent = self._audience.send_table(self.status)
        self.ask_computers()
        self._schedule_timer()
        return was_sent

    def seats_changed(self) -> None:
        """Update the timers after computer players have taken seats in a game that has begun."""
        self._update_timers(0.0)

    def holidays_changed(self) -> None:
        """Handle a change in the holidays of somebody who sits here."""
        live = self.live
        if live is None or self._stored.row.status != TableStatus.PLAYING:
            return
        self._clocks.clear_deadlines()
        self._clocks.update(live, self._timers.now, 0.0)
        self.people_changed()
        self._send_clocks(self._audience.guests)

    def show(self, guest: Guest) -> None:
        """Send a guest who has just connected everything that they may know of the game."""
        if self.live is None:
            return
        now = self._timers.now
        self._audience.send_afresh(
            guest, self.live, lambda seat: self._pause.left(seat, now), self._silence_left
        )
        if self.tutor is not None:
            self._audience.send(guest, self.tutor.frame(self.live))
        if self.live.is_over:
            self._audience.send(guest, self._end(self.live))
        else:
            self._send_clocks([guest])

    def stand_in(self, guest: Guest, up: StandIn) -> None:
        """Let a computer player stand in for an idle person, or somebody take over their own seat again.

        :raises Refusal: ``lesson``; as :func:`~tafureria.house.tables.hosting.may_stand_in`.
        """
        live, idle = self.running(), self._timers.now - self._published_at
        if self.tutor is not None:
            raise Refusal("lesson")
        if may_stand_in(self._stored, guest.person, up.seat, live.awaited, idle):
            self._clocks.stood_for.add(up.seat)
        else:
            self._clocks.stood_for.discard(up.seat)
        self.people_changed()

    # --- messages -----------------------------------------------------------------------------

    async def receive(self, guest: Guest, up: Play, item: Item) -> None:
        """Carry out the move at once, or defer the *item* until a pause is over or the move may be noticed.

        :raises Refusal: why not.
        """
        live, now = self.live, self._timers.now
        wait = 0.0 if live is None else self._attention.wait_of_person(live, guest, up, now)
        # Guests who may not know of a pause are answered at once, as if there were none.
        if any(self._pause.left(seat, now) for seat in self._audience.eyes(guest)):
            self._pause.defer(item)
        elif wait > 0:
            self._timers.later(wait, item)
        else:
            await self._play(guest, up)

    def running(self) -> LiveGame:
        """The running game.

        :raises Refusal: ``other-rules``, ``not-begun`` or ``over``.
        """
        if self._stored.row.status == TableStatus.INTERRUPTED:
            raise Refusal("other-rules")
        if self._stored.row.status == TableStatus.OVER:
            raise Refusal("over")
        if self.live is None:
            raise Refusal("not-begun")
        if self.live.is_over:
            raise Refusal("over")
        return self.live

    def _question(self, guest: Guest, up: Play | Why | Hint) -> tuple[LiveGame, int]:
        """The running game and the guest's seat, after a check that the guest has seen the present question.

        :raises Refusal: why not.
        """
        seat = own_seat(self._stored.chairs, guest.person, up.seat)
        live = self.running()
        if live.is_stale(seat, up.position):
            raise Refusal("stale")
        return live, seat

    async def _play(self, guest: Guest, up: Play) -> None:
        live, seat = self._question(guest, up)
        self._clocks.stood_for.discard(seat)
        first, pause = live.ply, 0.0
        refusal: Refusal | None = None
        for begin in range(0, len(up.actions), PIECE):
            # Only the pieces after the first one wait for this table's turn.
            async with self._services.turns.one() if begin else contextlib.nullcontext():
                for action in up.actions[begin : begin + PIECE]:
                    rule = live.check(seat, action)
                    if rule is not None:
                        refusal = refusal_for(rule)
                        break
                    if self.tutor is not None and not self.tutor.progress.allows(seat, action):
                        refusal = Refusal("lesson")
                        break
                    pause = max(pause, self._act(live, seat, action))
            if refusal is not None:
                break
        done = live.ply - first
        if done:
            await self._store_and_send(first, pause)
            await self._end_silence()
        if refusal is not None:
            refusal.done = done
            raise refusal

    def why(self, guest: Guest, up: Why) -> None:
        """Tell the guest that an action is legal.

        :raises Refusal: why it is not.
        """
        live, seat = self._question(guest, up)
        action = self._game.parse(up.notation)
        if action is None:
            raise Refusal("unknown-notation")
        rule = live.check(seat, action)
        if rule is not None:
            raise refusal_for(rule)
        self._audience.send(guest, Allowed(id=up.id, action=action))

    def hint(self, guest: Guest, up: Hint) -> None:
        """Have a master's advice computed, and send it to the guest when it is ready.

        :raises Refusal: why not.
        """
        live, seat = self._question(guest, up)
        if not gives_hints(self._stored.row, self._stored.chairs):
            raise Refusal("no-hints")
        if not live.waits_for(seat):
            raise Refusal("not-your-turn")
        self._hints.ask(guest, up, live, seat)

    def deduce(self, guest: Guest, up: Deduce) -> None:
        """Have the deduction board of the guest's seat computed, and send it to the guest when it is ready.

        :raises Refusal: why not; a rule of the game, where the game forbids notes.
        """
        stored = self._stored
        seat, live = own_seat(stored.chairs, guest.person, up.seat), self.running()
        rule = self._game.forbids_notes(live.options)
        if rule is not None:
            raise refusal_for(rule)
        if not shows_board(stored.row, stored.chairs, self._game, live.options):
            raise Refusal("no-board")
        if up.position != live.position(seat):
            raise Refusal("stale")
        self._deductions.ask(guest, up, live, seat)

    def _forget_asides(self) -> None:
        self._hints.forget(self.live, self._stored.chairs)
        self._deductions.forget(self.live, self._stored.chairs)

    # --- moving -------------------------------------------------------------------------------

    def _act(self, live: LiveGame, seat: int, action: int) -> float:
        """Carry out a legal action; returns the pause after it, in seconds."""
        if self.tutor is not None:
            self.tutor.progress.took(seat, action)
        return pause_after(self._game, live.act(seat, action))

    async def _store_and_send(self, first: int, pause: float, thoughts: Sequence[str] = ()) -> None:
        """Store the actions from ply *first* on, then tell everybody; undo them if they cannot be stored.

        *pause*: seconds to pause afterwards, unscaled. *thoughts*: for each of them, what a computer player
        weighed, in JSON.

        :raises Refusal: ``store-failed``.
        """
        began, live = time.perf_counter(), self.live
        assert live is not None
        ending = self._game.ending(live.state) if live.is_over else None
        pause *= self._services.settings.pause_factor
        self._clocks.update(live, self._timers.now, pause)
        writing = self._services.store.add_actions(
            self._stored.row.id,
            first,
            live.actions[first:],
            waiting=live.waiting,
            awaited=live.awaited_mask,
            ending=ending,
            clocks=self._clocks.changed(),
            thoughts=thoughts,
        )
        try:
            await durable(self._stored.row.id, writing)
        except Refusal:
            self.live = replayed(live, first)
            if self.tutor is not None:
                self.tutor.go_back(self.live)
            self._has_failed = True
            self._audience.send_table(self.status)
            self._timers.later(TRY_AGAIN, Nudge())
            raise
        is_changed = self._has_failed or live.is_over
        self._has_failed = False
        if live.is_over:
            self._stored.row.status, self._stored.row.ending = TableStatus.OVER, ending
            self._services.keep(self._stored.row.id)
            log.info("a game is over", extra={"about": {"table": self._stored.row.id}})
        if pause > 0 and not live.is_over:
            self._pause.begin(self._timers.now + pause, live.noticed_since(first))
            self._timers.later(pause + 2 * MARGIN, PauseOver())
        self._update_timers(pause, first)
        self._forget_asides()
        reached = self._audience.send_news(live, first + 1, pause, self._silence_left)
        if is_changed:
            self._audience.send_table(self.status)
        # Guests who have noticed nothing must not learn from a clock that something has happened.
        self._send_clocks(reached)
        if self.tutor is not None:
            self._audience.send_all(self.tutor.frame(live))
        if live.is_over:
            self._audience.send_all(self._end(live))
        if self._voices.is_moment(live):
            self.speak_soon()
        metrics.moves.observe(time.perf_counter() - began)

    def speak_soon(self) -> None:
        """Let computer players speak, a fixed time after what everybody saw; not in a lesson."""
        if self.tutor is None:
            self._timers.later(DELAY * self._services.settings.pace, Speaking())

    def _end(self, live: LiveGame) -> Over:
        """The message that the game is over, without the key of a deal that others may still have to play."""
        over = live.end()
        row = self._stored.row
        if row.round or is_closed(row.day, self._services.store.now()):
            return msgspec.structs.replace(over, key="")
        return over

    def resume(self) -> list[Item]:
        """Continue after a pause; returns the items that were deferred until then."""
        deferred = self._pause.take_deferred()
        self.ask_computers()
        return deferred

    # --- real time ----------------------------------------------------------------------------

    @property
    def _silence_left(self) -> float:
        return round(self._silence_timer.left(self._timers.now), 2)

    def _update_timers(self, pause: float, first: int | None = None) -> None:
        """Update all timers after the actions from ply *first* on, and ask computer players whose turn it is.

        *first* is ``None`` when no action was played; everybody's clocks are then updated.
        """
        live = self.live
        if live is None:
            return
        now = self._timers.now
        if self.tutor is None:
            since = live.ply if first is None else first
            self._silence_timer.update(live, since, now, pause, hurries=self._hurries(live))
        self._clocks.update(live, now, pause)
        if first is None or live.noticed > first:
            self._attention.noticed_at = now + pause
        if first is None or live.published > first:
            self._published_at = now + pause
            self._clocks.show(live, now, pause)
        self._schedule_timer()
        self.ask_computers()

    def _hurries(self, live: LiveGame) -> bool:
        """Does a person wait for what another has been asked? In a slow game nobody waits at the table."""
        people = {self._stored.chairs[seat].person for seat in live.awaited} - {""}
        return bool(people) and not self._stored.row.settings.is_slow and not self._audience.is_alone(people)

    def _schedule_timer(self) -> None:
        """Schedule the next timer."""
        now = self._timers.now
        times = (self._silence_timer.due, self._clocks.next_due(now))
        # A timer that is due already has been handled; if that failed, it is retried after a while.
        self._timers.fire_at(min((one for one in times if one > now), default=NEVER), now)

    async def on_timer(self) -> None:
        """Handle a timer that fired: time may be up for silence, on a clock, or for somebody who is away."""
        self._timers.has_fired()
        if self._audience.send_table(self.status):
            # The beginning or end of somebody's holiday stops or starts a clock.
            self._send_clocks(self._audience.guests)
        self.ask_computers()
        await self._end_silence()
        self._schedule_timer()

    async def _end_silence(self) -> None:
        """When the time for speaking is up, take silence as the answer of everybody who said nothing."""
        live, now = self.live, self._timers.now
        if live is None or self._stored.row.status != TableStatus.PLAYING:
            return
        if not self._silence_timer.is_over(now):
            return
        first = live.ply
        self._silence_timer.close(live)
        try:
            await self._store_and_send(first, pause_after(self._game, live.since(first)))
        except Refusal as refusal:
            id_ = self._stored.row.id
            log.warning("table %s: the silence could not be stored and is tried again: %s", id_, refusal)
            self._timers.later(TRY_AGAIN, TimerFired())

    async def store_clocks(self) -> None:
        """Store clocks that changed without a move, because people came or left."""
        clocks = self._clocks.changed()
        if not clocks:
            return
        id_ = self._stored.row.id
        try:
            await durable(id_, self._services.store.set_clocks(id_, clocks))
        except Refusal as refusal:
            log.warning("table %s: its clocks could not be stored: %s", id_, refusal)

    def _send_clocks(self, guests: Iterable[Guest]) -> None:
        """Send the clocks, to each guest as that person may see them."""
        if not self._clocks.has_clock or self.live is None or self.live.is_over:
            return
        now = self._timers.now
        for guest in guests:
            self._audience.send(guest, self._clocks.shown(now, self._audience.eyes(guest)))

    # --- lessons ------------------------------------------------------------------------------

    async def go_on(self, up: GoOn) -> None:
        """Continue after the learner has read a step: with automatic actions, or with the next step.

        :raises Refusal: ``lesson``, when that is not the present step or there is something to do in it.
        """
        tutor, live, row = self.tutor, self.live, self._stored.row
        if tutor is None or live is None or not tutor.progress.is_to_read(up.step):
            raise Refusal("lesson")
        if tutor.is_last(up.step) and row.status == TableStatus.PLAYING:
            status = TableStatus.TAUGHT
            await durable(row.id, self._services.store.set_chairs(row.id, [], status=status.value))
            row.status = status
            self._audience.send_table(self.status)
        tutor.progress.read()
        self._audience.send_all(tutor.frame(live))
        self.ask_computers()

    def _schedule_script(self, tutor: Tutor) -> None:
        """Schedule the next automatic action of the lesson, a pace after anybody last noticed anything."""
        if tutor.progress.owed is not None and not self._is_scripted:
            self._is_scripted = True
            now = self._timers.now
            due = next_beat(self._attention.noticed_at, self._services.settings.pace, now)
            self._timers.later(max(0.0, due - now), Scripted())

    async def scripted_move(self) -> None:
        """Play the next automatic action of the lesson; during a pause it is left until after the pause."""
        self._is_scripted = False
        live, tutor = self.live, self.tutor
        if self.is_pausing or live is None or tutor is None or tutor.progress.owed is None:
            return
        seat, action = tutor.progress.owed
        if live.check(seat, action) is not None:
            log.error("table %s: what the lesson plays is not legal", self._stored.row.id)
            self.tutor = None  # the table continues without a lesson
            self.ask_computers()
            return
        first = live.ply
        try:
            await self._store_and_send(first, self._act(live, seat, action))
        except Refusal as refusal:
            id_ = self._stored.row.id
            log.warning("table %s: a move of the lesson is tried again: %s", id_, refusal)

    # --- computer players ---------------------------------------------------------------------

    def ask_computers(self) -> None:
        """Ask the computer players whose turn it is, if the game is running and not pausing."""
        live = self.live
        if live is None or self._stored.row.status != TableStatus.PLAYING or self.is_pausing:
            return
        if live.waiting == OVER:
            return
        if self.tutor is None:
            self._deciders.ask(live)
        else:
            self._schedule_script(self.tutor)

    def ask_again(self) -> None:
        """Ask the computer players again, though there was no room for this table before."""
        self._deciders.let_go()
        self.ask_computers()

    async def computer_moves(self, choice: Choice) -> None:
        """Carry out a computer player's choice, or the house's for a person; defer it if it is too early."""
        if self.is_pausing:
            self._pause.defer(choice)
            return
        live = self.live
        if live is None or not self._deciders.is_wanted(live, choice):
            self._deciders.has_chosen(choice)
            self.ask_computers()
            return
        first, pause, thoughts = live.ply, 0.0, list[str]()
        following: Choice | None = choice
        while following is not None:
            wait = self._attention.wait_of_house(live, following, self._timers.now)
            if wait > 0:
                self._timers.later(wait, following)
                break
            assert live.check(choice.seat, following.action) is None
            action = self._voices.heed(live, choice.seat, following.action)
            pause = max(pause, pause_after(self._game, live.act(choice.seat, action)))
            # What a search weighed is not why it did something else.
            thoughts.append(following.thought if action == following.action else "")
            following = self._deciders.goes_on(live, following)
        if live.ply == first:
            return
        try:
            await self._store_and_send(first, pause, thoughts)
            await self._end_silence()
        except Refusal as refusal:
            id_ = self._stored.row.id
            log.warning("table %s: a computer player's move is tried again: %s", id_, refusal)
