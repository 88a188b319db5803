"""Advice to the people at one table: what a master would do in their place."""

from __future__ import annotations

from typing import Final

import msgspec

from tafureria.core import registry
from tafureria.house.bots.thinker import Answer, Ask
from tafureria.house.messages.down import Down, HintChoice, Hinted
from tafureria.house.messages.up import Hint
from tafureria.house.store.rows import Chair, TableRow
from tafureria.house.tables.asides import Asides, is_alone
from tafureria.house.tables.live_game import LiveGame
from tafureria.players.catalogue import MASTER
from tafureria.players.hint import can_hint

LONGEST: Final = 3.0
"""Longest time for computing advice, in seconds, however long the masters of the table may think."""


def gives_hints(row: TableRow, chairs: list[Chair]) -> bool:
    """Does the table give advice?

    It does where its settings say so, which everybody who sits down can read, and for one person alone with
    computer players and without clocks. A lesson has its own guidance, and everybody plays the deal of a day
    or of a tournament round without help.
    """
    if not can_hint(registry.find(row.game)):
        return False
    has_clocks = bool(row.settings.move_seconds or row.settings.game_seconds)
    is_open = row.settings.hints or (is_alone(chairs) and not has_clocks)
    return not row.settings.lesson and not row.day and not row.round and is_open


class Hints(Asides[Hint]):
    """Advice at one table; it is computed once for each question of the game."""

    def number(self, live: LiveGame, seat: int) -> int:
        """The number of the question that the game asks the seat."""
        return live.question(seat)

    def is_open(self, live: LiveGame, seat: int) -> bool:
        """Does the game wait for the seat?"""
        return live.waits_for(seat)

    def question(self, live: LiveGame, seat: int, seed: int, told: list[msgspec.Raw]) -> Ask:
        """The request for what a master would do."""
        return Ask(
            table=self._row.id,
            game=self._row.game,
            options=msgspec.to_builtins(live.options),
            seats=live.seats,
            seat=seat,
            player=MASTER,
            seed=seed,
            advises=min(self._row.settings.think, LONGEST),
            legal=live.legal(seat),
            view=msgspec.Raw(msgspec.json.encode(live.view(seat))),
            first=0,
            told=told,
        )

    def told(self, live: LiveGame, seat: int, up: Hint, answer: Answer) -> Down:
        """The recommended choices with their reasons, as a message."""
        notation = live.game.notation
        choices = [
            HintChoice(action=one.action, notation=notation(one.action), tries=one.tries, reasons=one.reasons)
            for one in answer.hints
        ]
        return Hinted(id=up.id, seat=seat, position=up.position, choices=choices)
