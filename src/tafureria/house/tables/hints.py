"""Advice to the people at one table: thought out beside the game, told to whoever asked and to nobody else.

It takes no turn in the table's inbox and changes nothing there, so that no frame of anybody else, and no
moment at which one comes, depends on whether somebody asked.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import Final

import msgspec

from tafureria.core import registry
from tafureria.house.bots.thinker import Answer, Ask
from tafureria.house.bots.thinkers import Broken, Thinkers
from tafureria.house.messages.down import Down, HintChoice, Hinted, RefusedFrame, encode_down
from tafureria.house.messages.up import Hint
from tafureria.house.store.rows import Chair, TableRow
from tafureria.house.tables.chairs import OPEN, PERSON
from tafureria.house.tables.inbox import Guest
from tafureria.house.tables.live_game import LiveGame
from tafureria.players.catalogue import MASTER
from tafureria.players.hint import can_hint

log = logging.getLogger(__name__)
LONGEST: Final = 3.0
"""Seconds for which advice is thought out at most, however long the masters of the table may think."""


def gives_hints(row: TableRow, chairs: list[Chair]) -> bool:
    """Does the table give advice?

    Where its settings say so, which all can read who sit down; or to one person alone with computer players
    and without clocks. A lesson has a host of its own; the deal of the day is everybody's own affair.
    """
    if not can_hint(registry.find(row.game)):
        return False
    people = sum(chair.kind == PERSON for chair in chairs)
    is_alone = people == 1 and all(chair.kind != OPEN for chair in chairs)
    has_clocks = bool(row.settings.move_seconds or row.settings.game_seconds)
    return not row.settings.lesson and not row.day and (row.settings.hints or (is_alone and not has_clocks))


class Hints:
    """What was asked at one table, by seat; each question of the game is thought about once."""

    def __init__(self, row: TableRow, thinkers: Thinkers, guests: dict[Guest, None]) -> None:
        """*guests*: everybody who is connected."""
        self._row, self._thinkers, self._guests = row, thinkers, guests
        self._asked: dict[int, tuple[int, str, asyncio.Task[Answer]]] = {}
        """By seat: the question, the person who holds the seat, and what is thought about it."""
        self._telling: set[asyncio.Task[None]] = set()

    def ask(self, guest: Guest, up: Hint, live: LiveGame, seat: int) -> None:
        """Think about what the seat is asked, unless that has been done, and tell the guest."""
        question = live.question(seat)
        if seat in self._asked and self._asked[seat][0] == question:
            thinking = self._asked[seat][2]
        else:
            self._end(seat)
            thinking = asyncio.create_task(self._think(live, seat, question))
            self._asked[seat] = (question, guest.person, thinking)
        telling = asyncio.create_task(self._tell(guest, up, live, seat, thinking))
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)

    def forget(self, live: LiveGame | None, chairs: list[Chair]) -> None:
        """Stop thinking about questions that have gone away, and for people who have left their seats."""
        for seat, (question, person, _) in list(self._asked.items()):
            is_asked = live is not None and live.waits_for(seat) and live.question(seat) == question
            if not is_asked or chairs[seat].person != person:
                self._end(seat)

    def stop(self) -> None:
        """Stop thinking."""
        for seat in list(self._asked):
            self._end(seat)

    def _end(self, seat: int) -> None:
        entry = self._asked.pop(seat, None)
        if entry is not None:
            entry[2].cancel()

    async def _think(self, live: LiveGame, seat: int, question: int) -> Answer:
        """The answer of a process that knows what the seat sees and was told."""
        decision = live.decision(seat)
        mark = b"tafureria hint" + self._row.id.encode() + bytes([seat]) + question.to_bytes(8, "big")
        told = [msgspec.Raw(msgspec.json.encode(event)) for event in decision.events()]
        ask = Ask(
            table=self._row.id,
            game=self._row.game,
            options=msgspec.to_builtins(decision.options),
            seats=decision.seats,
            seat=seat,
            player=MASTER,
            seed=int.from_bytes(hashlib.sha256(mark).digest()[:8], "big"),
            advises=min(self._row.settings.think, LONGEST),
            legal=decision.legal,
            view=msgspec.Raw(msgspec.json.encode(decision.view)),
            first=0,
            told=told,
        )
        return await self._thinkers.advise(ask, lambda: told)

    async def _tell(
        self, guest: Guest, up: Hint, live: LiveGame, seat: int, thinking: asyncio.Task[Answer]
    ) -> None:
        """Send the guest the answer, if it still wants one and still holds the seat."""
        notation = live.game.notation
        try:
            answer = await asyncio.shield(thinking)
        except Broken as broken:
            log.warning("table %s: no advice on %s: %s", self._row.id, self._row.game, broken)
            if self._asked.get(seat, (0, "", None))[2] is thinking:
                del self._asked[seat]
            self._send(guest, RefusedFrame(id=up.id, code="no-advice"))
        except asyncio.CancelledError:
            self._send(guest, RefusedFrame(id=up.id, code="stale"))
        else:
            choices = [
                HintChoice(
                    action=one.action, notation=notation(one.action), tries=one.tries, reasons=one.reasons
                )
                for one in answer.hints
            ]
            self._send(guest, Hinted(id=up.id, seat=seat, position=up.position, choices=choices))

    def _send(self, guest: Guest, message: Down) -> None:
        if guest in self._guests:
            guest.send(encode_down(message))
