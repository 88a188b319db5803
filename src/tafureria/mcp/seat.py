"""A seat at a table of any house, held over one WebSocket: what it receives and what it sends."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tafureria.core import registry
from tafureria.core.event import Event
from tafureria.core.game import Options, View
from tafureria.core.registry import Entry, UnknownGame
from tafureria.house.messages.down import Allowed, Over, Pong, Position, RefusedFrame, Said, TableFrame, Talk
from tafureria.house.messages.fields import LONGEST_NAME
from tafureria.house.messages.up import Ping, Play, Say, Sit, Up, Why
from tafureria.terminal.wire import CannotJoin, address, decode, free_seat, refusal, token, union

log = logging.getLogger(__name__)
ANSWERS: Final = 20.0
"""Seconds to wait for an answer of the house."""


class HeldSeat:
    """A seat and the messages that it has received. :meth:`hold` keeps it up to date."""

    def __init__(self, url: str, name: str, wish: int | None, word: str = "") -> None:
        self.base, self._address = address(url)
        self.name, self._wish, self._word = name, wish, word
        self.table: TableFrame | None = None
        self.position: Position | None = None
        self.over: Over | None = None
        self.news: list[Event | Talk] = []
        """Told events and talk since the last :meth:`take_news`."""
        self.told: list[Event] = []
        """All told events except passing ones: those that the house repeats after a reconnection."""
        self.failed: str = ""
        """Why the seat cannot be held; empty while it can."""
        self._heard = self._lines = -1
        self._socket: ClientConnection | None = None
        self._asked = self._echoed = 0
        self._answers: dict[int, RefusedFrame | Allowed] = {}
        self._changed = asyncio.Condition()

    # --- what it knows ------------------------------------------------------------------------

    @property
    def entry(self) -> Entry:
        """The game of the table."""
        assert self.table is not None
        return registry.find(self.table.game)

    @property
    def options(self) -> Options:
        """The options of the table."""
        assert self.table is not None
        return msgspec.convert(self.table.options, self.entry.game.options)

    @property
    def names(self) -> list[str]:
        """By seat, the name of its player, or the seat's number if there is no name."""
        assert self.table is not None
        return [one.name or f"{one.seat}" for one in self.table.seats]

    @property
    def view(self) -> View:
        """The current view of the seat."""
        assert self.position is not None
        return msgspec.convert(self.position.view, self.entry.game.view_type)

    @property
    def is_my_turn(self) -> bool:
        """Whether the seat has something to choose."""
        return self.over is None and self.position is not None and bool(self.position.legal)

    def take_news(self) -> list[Event | Talk]:
        """Return the news since the last call, and clear it."""
        news, self.news = self.news, []
        return news

    # --- what it does -------------------------------------------------------------------------

    async def hold(self) -> None:
        """Take the seat, and receive messages until cancelled; lost connections are made again.

        If that is impossible, :attr:`failed` says why.
        """
        try:
            headers = {"authorization": f"Bearer {await asyncio.to_thread(token, self.base, self._word)}"}
            async for socket in connect(self._address, additional_headers=headers, max_size=None):
                self._socket = socket
                try:
                    async for frame in socket:
                        await self._take(frame)
                except ConnectionClosed as error:
                    log.info("the connection ended: %r", error)
        except (CannotJoin, UnknownGame, msgspec.ValidationError) as error:
            self.failed = str(error)
        async with self._changed:
            self._changed.notify_all()

    async def until(self, seconds: float) -> None:
        """Wait until the seat must choose, the game is over or has failed, or *seconds* have passed."""
        await self._wait(lambda: self.is_my_turn or self.over is not None or bool(self.failed), seconds)

    async def seated(self) -> None:
        """Wait until the house has given or refused the seat, for at most :data:`ANSWERS` seconds."""
        await self._wait(
            lambda: bool(self.failed) or (self.table is not None and self.table.you >= 0), ANSWERS
        )

    async def play(self, action: int) -> str:
        """Play an action in the current position; returns the code of the refusal, or an empty string."""
        assert self.position is not None
        number, position = self._number(), self.position
        await self._send(Play(id=number, position=position.position, seat=position.seat, actions=[action]))
        # A position that arrives before the echo may follow from somebody else's sealed choice, so it is no
        # answer to this action; after the echo, the table may still pause before it carries the action out.
        await self._send(Ping(id=number))

        def is_done() -> bool:
            assert self.position is not None
            moved = self._echoed >= number and self.position.position != position.position
            return moved or number in self._answers or self.over is not None

        await self._wait(is_done, ANSWERS)
        answer = self._answers.pop(number, None)
        return answer.code if isinstance(answer, RefusedFrame) else ""

    async def why(self, notation: str) -> RefusedFrame | Allowed | None:
        """Ask the house why a move would be refused; ``None`` if it does not answer."""
        assert self.position is not None
        number = self._number()
        position = self.position
        await self._send(Why(id=number, position=position.position, seat=position.seat, notation=notation))
        await self._wait(lambda: number in self._answers, ANSWERS)
        return self._answers.pop(number, None)

    async def say(self, text: str, to: int | None) -> str:
        """Say *text* to the table, or to one seat; returns the code of the refusal, or an empty string."""
        number = self._number()
        lines = self._lines
        await self._send(Say(id=number, text=text, to=to))
        await self._wait(lambda: number in self._answers or self._lines > lines, ANSWERS)
        answer = self._answers.pop(number, None)
        return answer.code if isinstance(answer, RefusedFrame) else ""

    # --- the wire -----------------------------------------------------------------------------

    async def _take(self, frame: str | bytes) -> None:
        """Process one frame from the house."""
        match decode.decode(frame):
            case TableFrame() as table:
                first = self.table is None
                self.table = table
                if table.you < 0 and first:
                    await self._send(Sit(seat=free_seat(table, self._wish), name=self.name[:LONGEST_NAME]))
            case Position() as position if self.table is not None and position.seat >= 0:
                self._hear(position)
            case Said(lines=lines):
                self.news += [line for line in lines if line.number > self._lines]
                self._lines = max([self._lines, *(line.number for line in lines)])
            case Pong(id=number):
                self._echoed = number
            case (RefusedFrame() | Allowed()) as answer if answer.id:
                self._answers[answer.id] = answer
            case RefusedFrame(code=code):
                raise CannotJoin(refusal(code) or f"the house refused the seat ({code})")
            case Over() as over:
                self.over = over
            case _:
                return
        async with self._changed:
            self._changed.notify_all()

    def _hear(self, position: Position) -> None:
        event: Any = union(self.entry.game.events)
        for told in position.told:
            if told.position > self._heard:
                one: Event = msgspec.convert(told.event, event)
                self.news.append(one)
                if not told.passing:
                    self.told.append(one)
        self._heard = max(self._heard, position.position)
        self.position = position

    def _number(self) -> int:
        self._asked += 1
        return self._asked

    async def _send(self, up: Up) -> None:
        assert self._socket is not None
        await self._socket.send(msgspec.json.encode(up).decode())

    async def _wait(self, what: Any, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds), self._changed:
                await self._changed.wait_for(what)
        except TimeoutError:
            pass
