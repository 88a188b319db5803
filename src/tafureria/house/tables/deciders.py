"""Who decides for each seat: its person, a computer player, or the house where there is nothing to choose."""

from __future__ import annotations

from tafureria.core.game import seats_in
from tafureria.house.bots.computers import Choice, Computers
from tafureria.house.store.rows import StoredTable
from tafureria.house.tables.attention import ALONE, Attention
from tafureria.house.tables.audience import Audience
from tafureria.house.tables.chairs import COMPUTER
from tafureria.house.tables.clocks import Clocks
from tafureria.house.tables.inbox import Nudge, Services
from tafureria.house.tables.live_game import LiveGame
from tafureria.house.tables.timers import TRY_AGAIN, Timers
from tafureria.players.catalogue import SEARCHERS


class Deciders:
    """Asks the computer players of one table, and decides whose choice counts."""

    def __init__(
        self,
        stored: StoredTable,
        services: Services,
        audience: Audience,
        clocks: Clocks,
        attention: Attention,
        timers: Timers,
    ) -> None:
        self._stored, self._thinkers, self._audience = stored, services.thinkers, audience
        self._clocks, self._attention, self._timers = clocks, attention, timers
        self._pace = services.settings.pace
        self._is_held = False
        """Do computer players wait because too many tables play on with nobody connected?"""
        self._computers = Computers(stored.row, services.thinkers, timers.deliver)

    def start(self) -> None:
        """Have a searching process started if a computer player that searches may be needed."""
        if {self._stored.row.level, *(chair.name for chair in self._stored.chairs)} & set(SEARCHERS):
            self._thinkers.expect_search()

    def stop(self) -> None:
        """Stop asking computer players."""
        self._computers.stop()
        self._thinkers.dismiss(self._stored.row.id)

    def player_of(self, seat: int) -> str:
        """The computer player that decides for the seat now; empty when a person does."""
        chair = self._stored.chairs[seat]
        if chair.kind == COMPUTER:
            return chair.name
        if self._audience.has_stand_in(seat) or self._clocks.is_out_of_time(seat, self._timers.now):
            return self._stored.row.level
        return ""

    def people_changed(self) -> None:
        """Stop choosing for people who have come back."""
        for seat, chair in enumerate(self._stored.chairs):
            if chair.kind != COMPUTER and not self.player_of(seat):
                self._computers.forget(seat)

    def let_go(self) -> None:
        """Allow computer players to be asked again, though there may still be no room for this table."""
        self._is_held = False

    def ask(self, live: LiveGame) -> None:
        """Ask the computer players whose turn it is, and answer for people whom ``Attention`` spares."""
        if not self._thinkers.admit(self._stored.row.id, self._audience.who_plays(self._stored.chairs)):
            if not self._is_held:
                self._is_held = True
                self._timers.later(TRY_AGAIN, Nudge())
            return
        is_alone = self._audience.is_alone({chair.person for chair in self._stored.chairs} - {""})
        pace = self._pace * (ALONE if is_alone else 1)
        for seat in seats_in(live.waiting):
            player = self.player_of(seat)
            if player:
                if not self._computers.is_thinking(seat, live.question(seat)):
                    self._computers.ask(live.decision(seat), player, self._attention.noticed_at, pace)
            elif (answer := self._attention.answer_for(live, seat)) is not None:
                wait = max(self._attention.masked_until(live) - self._timers.now, 0.0)
                self._timers.later(wait, answer)

    def is_wanted(self, live: LiveGame, choice: Choice) -> bool:
        """Does the choice answer the present question of a seat for which no person decides?"""
        seat = choice.seat
        is_asked = live.question(seat) == choice.question and choice.action in live.legal(seat)
        return is_asked and (bool(self.player_of(seat)) or self._attention.is_spared(live, seat))

    def goes_on(self, live: LiveGame, choice: Choice) -> Choice | None:
        """Note that the choice has been carried out; what its player does next, before anybody notices."""
        self._computers.has_chosen(choice)
        if not choice.then or not live.waits_for(choice.seat):
            return None
        return self._computers.goes_on(choice, live.question(choice.seat), live.view(choice.seat))

    def has_chosen(self, choice: Choice) -> None:
        """Note that the choice has been carried out, or is no longer wanted."""
        self._computers.has_chosen(choice)
