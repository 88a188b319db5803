"""What a position promises: playouts of the house's players, as far as the game's guide wants them to go.

Where the guide's value says what everybody's chances are (``whole``), a playout ends there, at the end of a
round, say; else at the end of the game. Players who remember are told what their seats were told.
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
"""Decisions after which a playout is given up; nobody has then won."""


class Outlook:
    """Plays on from positions of one game with these players.

    :param options: the options of the game.
    """

    def __init__(self, entry: Entry, options: Any, players: Sequence[Player]) -> None:
        self.game, self._options, self._players = entry.game, options, players
        guide = entry.guide()
        self._guide = guide if guide is not None and getattr(guide, "whole", True) else None
        self.remembers = any(player.remembers for player in players)
        """Whether what has been told must be given to :meth:`shares`."""

    def shares(self, state: State, told: Sequence[Event], seed: int) -> list[float]:
        """Each seat's share of the victory, by one playout: the same seed gives the same one.

        :param told: all events of the game so far, for players who remember.
        """
        game, dice = self.game, Dice(seed)
        world: Any = state.clone()
        mark: Any = None
        if self._guide is not None:
            # The guide notes from where it plays on, in a copy: what is hidden is known here, not imagined.
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
    """Tell notebooks, in order of the seats, what their seats were told of these events."""
    seat: Seat
    for seat, book in enumerate(books):
        if book is not None:
            for event in events:
                seen = event.seen_by(seat)
                if seen is not None:
                    book.hear(seen)
