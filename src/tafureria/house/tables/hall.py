"""One hall: the common screen of a table, and how far it has told the game.

A screen gets only what a watcher gets. It tells the game to everybody in the room, and the phones of those
who sit here wait for it: what it reports is passed on to them. A report can only make them wait less, since
no phone waits for longer than its own limit; and only one screen counts, the host's own or one that the host
has let in.
"""

from __future__ import annotations

from tafureria.core.game import TABLE
from tafureria.house.messages.down import ShownFrame
from tafureria.house.refusal import Refusal
from tafureria.house.tables.inbox import Guest, is_screen
from tafureria.house.tables.live_game import LiveGame
from tafureria.house.tables.screens import Screens


class Hall:
    """The common screen of one table, and how far it has told the game."""

    def __init__(self, table: str, screens: Screens) -> None:
        self._table, self._screens = table, screens
        self.screen: Guest | None = None
        self._at = 0
        """The watcher's position up to which the screen has told; 0: nothing yet."""
        self._told: dict[int, int] = {}
        """By seat: the position up to which its phones know that the screen has told."""
        self.changes = 0
        """How often another screen, or none, has become the common one."""

    def knows(self, guest: Guest) -> bool:
        """Is this a screen that the host has let in before?"""
        return is_screen(guest) and guest.person in self._screens.at(self._table)

    def put(self, guest: Guest) -> None:
        """Make this the common screen."""
        self._screens.let_in(self._table, guest.person)
        self.screen, self._at = guest, 0
        self.changes += 1

    def gone(self, guest: Guest) -> None:
        """Note that this guest has left."""
        if guest is self.screen:
            self.screen = None
            self.changes += 1

    def shown(self, guest: Guest, live: LiveGame | None, position: int) -> None:
        """Note that the screen has told everything up to *position* of a watcher.

        :raises Refusal: ``no-screen``, from anybody else.
        """
        if guest is not self.screen:
            raise Refusal("no-screen")
        if live is not None:
            self._at = max(self._at, min(position, live.position(TABLE)))

    def due(self, live: LiveGame) -> list[ShownFrame]:
        """What phones do not know yet, by seat.

        It follows from what the seat itself has seen: whatever a watcher notices, every seat notices too.
        """
        out = []
        for seat, position in enumerate(live.seen_with(self._at) if self.screen is not None else []):
            if position > self._told.get(seat, 0):
                self._told[seat] = position
                out.append(ShownFrame(seat=seat, position=position))
        return out
