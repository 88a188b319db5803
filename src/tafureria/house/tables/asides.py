"""Private answers to one person (hints, the deduction board), computed in other processes.

Computing and sending them takes no turn in the table's inbox and changes nothing at the table, so that
neither the content nor the timing of anybody else's frames depends on whether somebody asked.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from abc import ABC, abstractmethod
from typing import Generic, TypeVar

import msgspec

from tafureria.core.event import Event
from tafureria.house.bots.thinker import Answer, Ask
from tafureria.house.bots.thinkers import Broken, Thinkers
from tafureria.house.messages.down import Down, RefusedFrame, encode_down
from tafureria.house.messages.up import Deduce, Hint
from tafureria.house.store.rows import Chair, TableRow
from tafureria.house.tables.chairs import OPEN, PERSON
from tafureria.house.tables.inbox import Guest
from tafureria.house.tables.live_game import LiveGame

log = logging.getLogger(__name__)
U = TypeVar("U", Hint, Deduce)


def is_alone(chairs: list[Chair]) -> bool:
    """Does one person sit alone with computer players?"""
    people = sum(chair.kind == PERSON for chair in chairs)
    return people == 1 and all(chair.kind != OPEN for chair in chairs)


class Asides(ABC, Generic[U]):
    """The questions asked at one table, by seat; each question is computed only once."""

    def __init__(self, row: TableRow, thinkers: Thinkers, guests: dict[Guest, None]) -> None:
        """*guests*: everybody who is connected."""
        self._row, self._thinkers, self._guests = row, thinkers, guests
        self._asked: dict[int, tuple[int, str, asyncio.Task[Answer]]] = {}
        """By seat: the number of the question, the person who asked, and the task that answers it."""
        self._telling: set[asyncio.Task[None]] = set()

    # --- defined by each kind of answer -------------------------------------------------------

    @abstractmethod
    def number(self, live: LiveGame, seat: int) -> int:
        """Sequence number of what the seat can ask about now."""

    @abstractmethod
    def is_open(self, live: LiveGame, seat: int) -> bool:
        """Is there anything that the seat can ask about?"""

    @abstractmethod
    def question(self, live: LiveGame, seat: int, seed: int, told: list[msgspec.Raw]) -> Ask:
        """The request for the process, built only from what the seat sees and was told."""

    @abstractmethod
    def told(self, live: LiveGame, seat: int, up: U, answer: Answer) -> Down:
        """The message that carries the answer to the guest."""

    # --- asking -------------------------------------------------------------------------------

    def ask(self, guest: Guest, up: U, live: LiveGame, seat: int) -> None:
        """Compute the answer to the seat's question, unless that has been done, and send it to the guest."""
        number = self.number(live, seat)
        if seat in self._asked and self._asked[seat][0] == number:
            thinking = self._asked[seat][2]
        else:
            self._end(seat)
            thinking = asyncio.create_task(self._think(live, seat, number))
            self._asked[seat] = (number, guest.person, thinking)
        telling = asyncio.create_task(self._tell(guest, up, live, seat, thinking))
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)

    def forget(self, live: LiveGame | None, chairs: list[Chair]) -> None:
        """Cancel outdated questions, and those of people who have left their seats or the table."""
        here = {guest.person for guest in self._guests}
        for seat, (number, person, thinking) in list(self._asked.items()):
            is_asked = live is not None and self.is_open(live, seat) and self.number(live, seat) == number
            is_wanted = thinking.done() or person in here
            if not is_asked or not is_wanted or chairs[seat].person != person:
                self._end(seat)

    def stop(self) -> None:
        """Cancel all questions."""
        for seat in list(self._asked):
            self._end(seat)

    def _end(self, seat: int) -> None:
        entry = self._asked.pop(seat, None)
        if entry is not None:
            entry[2].cancel()

    async def _think(self, live: LiveGame, seat: int, number: int) -> Answer:
        """The answer of a process that is given only what the seat sees and was told."""
        mark = b"tafureria %s" % type(self).__name__.encode() + self._row.id.encode() + bytes([seat])
        seed = int.from_bytes(hashlib.sha256(mark + number.to_bytes(8, "big")).digest()[:8], "big")
        events: list[Event] = live.events_told(seat)
        told = [msgspec.Raw(msgspec.json.encode(event)) for event in events]
        return await self._thinkers.advise(self.question(live, seat, seed, told), lambda: told)

    async def _tell(
        self, guest: Guest, up: U, live: LiveGame, seat: int, thinking: asyncio.Task[Answer]
    ) -> None:
        """Send the guest the answer, or a refusal if there is none; nothing if the guest has left."""
        try:
            answer = await asyncio.shield(thinking)
        except Broken as broken:
            log.warning("table %s: no answer beside %s: %s", self._row.id, self._row.game, broken)
            if self._asked.get(seat, (0, "", None))[2] is thinking:
                del self._asked[seat]
            self._send(guest, RefusedFrame(id=up.id, code="no-advice"))
        except asyncio.CancelledError:
            self._send(guest, RefusedFrame(id=up.id, code="stale"))
        else:
            self._send(guest, self.told(live, seat, up, answer))

    def _send(self, guest: Guest, message: Down) -> None:
        if guest in self._guests:
            guest.send(encode_down(message))
