"""The deduction board of one table: which facts hidden from a seat can still be true."""

from __future__ import annotations

from typing import Final

import msgspec

from tafureria.core import registry
from tafureria.core.game import AnyGame, Options
from tafureria.house.bots.thinker import Answer, Ask
from tafureria.house.messages.down import Deduced, Down, LikelyFact
from tafureria.house.messages.up import Deduce
from tafureria.house.store.rows import Chair, TableRow
from tafureria.house.tables.asides import Asides, is_alone
from tafureria.house.tables.live_game import LiveGame

SECONDS: Final = 0.4
"""Longest time for imagining worlds, in seconds."""


def shows_board(row: TableRow, chairs: list[Chair], game: AnyGame, options: Options) -> bool:
    """Does the table show a deduction board to the people who sit there?

    It does where the rules allow notes, for one person alone with computer players, and for everybody if the
    table settings say so. A lesson has its own guidance, and everybody plays the deal of a day or of a
    tournament round without help.
    """
    if game.forbids_notes(options) is not None or registry.find(row.game).statements() is None:
        return False
    return not (row.settings.lesson or row.day or row.round) and (row.settings.board or is_alone(chairs))


class Deductions(Asides[Deduce]):
    """The boards of one table; each position of a seat is computed once."""

    def number(self, live: LiveGame, seat: int) -> int:
        """The number of the position that the seat sees."""
        return live.position(seat)

    def is_open(self, live: LiveGame, seat: int) -> bool:
        """Is anything still hidden?"""
        del seat
        return not live.is_over

    def question(self, live: LiveGame, seat: int, seed: int, told: list[msgspec.Raw]) -> Ask:
        """The request for everything that may be true."""
        return Ask(
            table=self._row.id,
            game=self._row.game,
            options=msgspec.to_builtins(live.options),
            seats=live.seats,
            seat=seat,
            player="",
            seed=seed,
            deduces=SECONDS,
            legal=[],
            view=msgspec.Raw(b"null"),
            first=0,
            told=told,
        )

    def told(self, live: LiveGame, seat: int, up: Deduce, answer: Answer) -> Down:
        """The board, as a message."""
        del live
        held = [LikelyFact(fact=one.fact, share=one.share, sure=one.sure) for one in answer.held]
        return Deduced(id=up.id, seat=seat, position=up.position, worlds=answer.worlds, held=held)
