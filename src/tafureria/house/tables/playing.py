"""The running game at one table: each move of a person, computer player or timer is checked, stored and sent.

Everything is stored before anybody is told; what cannot be stored has not happened.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Sequence

import msgspec

from tafureria.core.game import OVER, AnyGame, seats_in
from tafureria.house import metrics
from tafureria.house.bots.computers import Choice
from tafureria.house.calendar import is_closed
from tafureria.house.messages.down import Over
from tafureria.house.messages.up import GoOn, Play, StandIn
from tafureria.house.refusal import Refusal, refusal_for
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import StoredTable
from tafureria.house.tables.attention import Attention
from tafureria.house.tables.audience import Audience
from tafureria.house.tables.clocks import Clocks
from tafureria.house.tables.deciders import Deciders
from tafureria.house.tables.hosting import may_stand_in
from tafureria.house.tables.inbox import (
    Guest,
    Item,
    Nudge,
    PauseOver,
    Services,
    Speaking,
    TimerFired,
)
from tafureria.house.tables.live_game import LiveGame, pause_after, replayed
from tafureria.house.tables.pause import Pause
from tafureria.house.tables.questions import Questions
from tafureria.house.tables.real_time import RealTime
from tafureria.house.tables.script import Script
from tafureria.house.tables.storing import durable
from tafureria.house.tables.timers import MARGIN, TRY_AGAIN, Timers
from tafureria.house.tables.turns import PIECE
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
        self._attention = Attention(stored, audience, services.settings.pace, timers.now)
        self._deciders = Deciders(stored, services, audience, clocks, self._attention, timers)
        self.time = RealTime(stored, services.store, audience, clocks, self._attention, timers)
        self.script = Script(stored, live, services, audience, self._attention, timers)
        self.questions = Questions(stored, game, services, audience, self.running)

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
        self.questions.stop()

    # --- people -------------------------------------------------------------------------------

    def begin(self, live: LiveGame) -> None:
        """Start playing a game that has just begun."""
        self.live = live
        self.people_changed()
        self._update_timers(0.0)
        self._audience.send_opening(live, self.time.silence_left)
        self.time.send_clocks(self.live, self._audience.guests)

    def people_changed(self) -> bool:
        """Handle a change of guests or seats; returns whether everybody was sent the table."""
        if self.live is not None and not self.live.is_over:
            self._clocks.meet(self._audience.connected, self._timers.now)
        self._deciders.people_changed()
        self.questions.forget(self.live)
        was_sent = self._audience.send_table(self.status)
        self.ask_computers()
        self.time.schedule()
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
        self.time.send_clocks(self.live, self._audience.guests)

    def show(self, guest: Guest) -> None:
        """Send a guest who has just connected everything that they may know of the game."""
        if self.live is None:
            return
        now = self._timers.now
        self._audience.send_afresh(
            guest, self.live, lambda seat: self._pause.left(seat, now), self.time.silence_left
        )
        self.script.show(guest, self.live)
        if self.live.is_over:
            self._audience.send(guest, self._end(self.live))
        else:
            self.time.send_clocks(self.live, [guest])

    def stand_in(self, guest: Guest, up: StandIn) -> None:
        """Let a computer player stand in for an idle person, or somebody take over their own seat again.

        :raises Refusal: ``lesson``; as :func:`~tafureria.house.tables.hosting.may_stand_in`.
        """
        live = self.running()
        if self.script.is_given:
            raise Refusal("lesson")
        if may_stand_in(self._stored, guest.person, up.seat, live.awaited, self.time.idle):
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

    async def _play(self, guest: Guest, up: Play) -> None:
        live, seat = self.questions.asker(guest, up)
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
                    if not self.script.allows(seat, action):
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

    # --- moving -------------------------------------------------------------------------------

    def _act(self, live: LiveGame, seat: int, action: int) -> float:
        """Carry out a legal action; returns the pause after it, in seconds."""
        self.script.took(seat, action)
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
            self.script.go_back(self.live)
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
        self.questions.forget(self.live)
        reached = self._audience.send_news(live, first + 1, pause, self.time.silence_left)
        if is_changed:
            self._audience.send_table(self.status)
        # Guests who have noticed nothing must not learn from a clock that something has happened.
        self.time.send_clocks(live, reached)
        self.script.show_all(live)
        if live.is_over:
            self._audience.send_all(self._end(live))
        if self._voices.is_moment(live):
            self.speak_soon()
        metrics.moves.observe(time.perf_counter() - began)

    def speak_soon(self) -> None:
        """Let computer players speak, a fixed time after what everybody saw; not in a lesson."""
        if not self.script.is_given:
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

    def _update_timers(self, pause: float, first: int | None = None) -> None:
        """Update all timers after the actions from ply *first* on, and ask computer players whose turn it is.

        *first* is ``None`` when no action was played; everybody's clocks are then updated.
        """
        if self.live is not None:
            self.time.update(self.live, pause, first, is_lesson=self.script.is_given)
            self.ask_computers()

    async def on_timer(self) -> None:
        """Handle a timer that fired: time may be up for silence, on a clock, or for somebody who is away."""
        self._timers.has_fired()
        if self._audience.send_table(self.status):
            # The beginning or end of somebody's holiday stops or starts a clock.
            self.time.send_clocks(self.live, self._audience.guests)
        self.ask_computers()
        await self._end_silence()
        self.time.schedule()

    async def _end_silence(self) -> None:
        """When the time for speaking is up, take silence as the answer of everybody who said nothing."""
        live = self.live
        if live is None or self._stored.row.status != TableStatus.PLAYING:
            return
        first = live.ply
        if not self.time.takes_silence(live):
            return
        try:
            await self._store_and_send(first, pause_after(self._game, live.since(first)))
        except Refusal as refusal:
            id_ = self._stored.row.id
            log.warning("table %s: the silence could not be stored and is tried again: %s", id_, refusal)
            self._timers.later(TRY_AGAIN, TimerFired())

    # --- lessons ------------------------------------------------------------------------------

    async def go_on(self, up: GoOn) -> None:
        """Continue after the learner has read a step: with automatic actions, or with the next step.

        :raises Refusal: ``lesson``, when that is not the present step or there is something to do in it.
        """
        if self.live is None or not self.script.is_to_read(up.step):
            raise Refusal("lesson")
        if await self.script.ends_with(up.step):
            self._audience.send_table(self.status)
        self.script.read(self.live)
        self.ask_computers()

    async def scripted_move(self) -> None:
        """Play the next automatic action of the lesson; during a pause it is left until after the pause."""
        live = None if self.is_pausing else self.live
        move = self.script.next_move(live)
        if live is None or move is None:
            self.ask_computers()
            return
        first = live.ply
        try:
            await self._store_and_send(first, self._act(live, *move))
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
        if self.script.is_given:
            self.script.schedule()
        else:
            self._deciders.ask(live)

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
