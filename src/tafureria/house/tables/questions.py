"""What one person asks about the running game: why a move is refused, a hint, the deduction board.

Nothing changes at the table, and nobody else notices.
"""

from __future__ import annotations

from collections.abc import Callable

from tafureria.core.game import AnyGame
from tafureria.house.messages.down import Allowed
from tafureria.house.messages.up import Deduce, Hint, Play, Why
from tafureria.house.refusal import Refusal, refusal_for
from tafureria.house.store.rows import StoredTable
from tafureria.house.tables.audience import Audience
from tafureria.house.tables.chairs import own_seat
from tafureria.house.tables.deductions import Deductions, shows_board
from tafureria.house.tables.hints import Hints, gives_hints
from tafureria.house.tables.inbox import Guest, Services
from tafureria.house.tables.live_game import LiveGame


class Questions:
    """Answers the people of one table."""

    def __init__(
        self,
        stored: StoredTable,
        game: AnyGame,
        services: Services,
        audience: Audience,
        running: Callable[[], LiveGame],
    ) -> None:
        """*running*: the running game, or a refusal that says why there is none."""
        self._stored, self._game, self._audience, self._running = stored, game, audience, running
        self._hints = Hints(stored.row, services.thinkers, audience.guests)
        self._deductions = Deductions(stored.row, services.thinkers, audience.guests)

    def stop(self) -> None:
        """Stop advice and deductions that are still being computed."""
        self._hints.stop()
        self._deductions.stop()

    def forget(self, live: LiveGame | None) -> None:
        """Stop what is outdated, and what people have asked who have left their seats or the table."""
        self._hints.forget(live, self._stored.chairs)
        self._deductions.forget(live, self._stored.chairs)

    def asker(self, guest: Guest, up: Play | Why | Hint) -> tuple[LiveGame, int]:
        """The running game and the guest's seat, after a check that the guest has seen the present question.

        :raises Refusal: why not.
        """
        seat = own_seat(self._stored.chairs, guest.person, up.seat)
        live = self._running()
        if live.is_stale(seat, up.position):
            raise Refusal("stale")
        return live, seat

    def why(self, guest: Guest, up: Why) -> None:
        """Tell the guest that an action is legal.

        :raises Refusal: why it is not.
        """
        live, seat = self.asker(guest, up)
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
        live, seat = self.asker(guest, up)
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
        seat, live = own_seat(stored.chairs, guest.person, up.seat), self._running()
        rule = self._game.forbids_notes(live.options)
        if rule is not None:
            raise refusal_for(rule)
        if not shows_board(stored.row, stored.chairs, self._game, live.options):
            raise Refusal("no-board")
        if up.position != live.position(seat):
            raise Refusal("stale")
        self._deductions.ask(guest, up, live, seat)
