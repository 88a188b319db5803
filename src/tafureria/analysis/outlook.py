"""The value of a position: playouts of the house's players, as far as the game's guide goes.

If the guide's values are the chances of every seat (``whole``), a playout ends where the guide has values,
for example at the end of a round; else at the end of the game. Players that remember get the notebooks of
their seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tafureria.core.chance import Dice, mix
from tafureria.core.event import Event
from tafureria.core.game import OVER, Notebook, settle
from tafureria.core.player import Player
from tafureria.core.registry import Entry
from tafureria.core.shapes import Seat, State

LONGEST: Final = 20_000
"""Number of decisions after which a playout is abandoned without a winner."""


class Outlook:
    """Plays out positions of one game with these players.

    :param options: the options of the game.
    """

    def __init__(self, entry: Entry, options: Any, players: Sequence[Player]) -> None:
        self.game, self._options, self._players = entry.game, options, players
        guide = entry.guide()
        self._guide = guide if guide is not None and getattr(guide, "whole", True) else None
        self.remembers = any(player.remembers for player in players)
        """Whether :meth:`shares` needs the events so far."""

    def shares(self, state: State, told: Sequence[Event], seed: int) -> list[float]:
        """Each seat's share of the victory in one playout; the same seed gives the same playout.

        :param told: all events of the game so far, for players that remember.
        """
        game, dice = self.game, Dice(seed)
        world: Any = state.clone()
        mark: Any = None
        if self._guide is not None:
            # The guide prepares a copy: it may change what is hidden, but here the true state is played out.
            mark = self._guide.prepare(state.clone(), -1, None, dice)
        books = self._books(told)
        out: list[Event] | None = [] if books else None
        for decisions in range(LONGEST):
            settle(game, world, dice, out)
            if self._guide is not None:
                values = self._guide.value(world, mark)
                if values is not None:
                    return values
            mask = game.waiting(world)
            if mask == OVER:
                break
            if out:
                hear(books, out)
                out = []
            seat = (mask & -mask).bit_length() - 1
            legal = game.legal(world, seat)
            action = legal[0]
            if len(legal) > 1:
                book = books[seat] if books else None
                choice = mix(seed ^ mix(decisions * 64 + seat))
                action = int(self._players[seat].choose(game.view(world, seat), legal, book, choice))
            game.apply(world, seat, action, out)
        winners = game.winners(world)
        shared = max(winners.bit_count(), 1)
        return [(winners >> seat & 1) / shared for seat in range(world.seats)]

    def _books(self, told: Sequence[Event]) -> list[Notebook[Any]]:
        if not self.remembers:
            return []
        seats = len(self._players)
        books = [self.game.notebook(self._options, seats, seat) for seat in range(seats)]
        hear(books, told)
        return books


def hear(books: Sequence[Notebook[Any] | None], events: Sequence[Event]) -> None:
    """Let each notebook, in order of the seats, hear these events as told to its seat."""
    seat: Seat
    for seat, book in enumerate(books):
        if book is not None:
            for event in events:
                seen = event.seen_by(seat)
                if seen is not None:
                    book.hear(seen)
