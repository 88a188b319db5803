"""``tafureria join``: a computer player takes a seat at a table of any house, over the network."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from tafureria.core import registry
from tafureria.core.game import Notebook, Options
from tafureria.core.player import Player
from tafureria.house.messages.down import Over, Position, RefusedFrame, TableFrame
from tafureria.house.messages.fields import LONGEST_NAME
from tafureria.house.messages.up import Play, Sit, Up
from tafureria.players.catalogue import UnknownPlayer
from tafureria.players.catalogue import player as player_of
from tafureria.terminal.wire import CannotJoin, address, decode, free_seat, refusal, token, union

log = logging.getLogger(__name__)

TRIES: Final = 8
"""Connections that may fail in a row before giving up; the wait between them doubles each time."""
LASTED: Final = 5.0
"""Seconds after which a connection counts as successful."""


class SeatedPlayer:
    """A computer player at one seat, which answers the positions that the house sends."""

    def __init__(self, table: TableFrame, player: str) -> None:
        entry = registry.find(table.game)
        try:
            self._player: Player = player_of(entry, player)()
        except UnknownPlayer as error:
            raise CannotJoin(str(error)) from error
        self._game, self._options = entry.game, msgspec.convert(table.options, entry.game.options)
        self._seats = len(table.seats)
        self._event = union(entry.game.events)
        self._notebook: Notebook[Any] | None = None
        self._heard = -1

    def answer(self, position: Position) -> Play | None:
        """The action to play in that position; ``None`` if the seat has no legal actions."""
        if self._player.remembers:
            self._hear(position)
        if not position.legal:
            return None
        view = msgspec.convert(position.view, self._game.view_type)
        action = self._player.choose(view, position.legal, self._notebook, secrets.randbits(63))
        return Play(position=position.position, seat=position.seat, actions=[action])

    def _hear(self, position: Position) -> None:
        """Give the notebook the new told events, skipping those that the house has sent before."""
        if self._notebook is None:
            options: Options = self._options
            self._notebook = self._game.notebook(options, self._seats, position.seat)
        for told in position.told:
            if told.position > self._heard:
                self._notebook.hear(msgspec.convert(told.event, self._event))
        self._heard = max(self._heard, position.position)


def join(url: str, player: str, *, name: str = "", seat: int | None = None, word: str = "") -> Over:
    """Play at the table with that link until the game is over; returns the last frame, with the result.

    *word*: the word of the house, where it asks for one.

    :raises CannotJoin: with the reason, in one line.
    """
    base, socket_address = address(url)
    headers = {"authorization": f"Bearer {token(base, word)}"}
    mine: list[SeatedPlayer] = []
    failed = 0
    while failed < TRIES:
        begun = time.monotonic()
        try:
            with connect(socket_address, additional_headers=headers, max_size=None) as socket:
                over = _converse(socket, player, name or player, seat, mine)
                if over is not None:
                    return over
        except (ConnectionClosed, OSError, InvalidHandshake) as error:
            log.info("the connection ended: %r", error)
        failed = 1 if time.monotonic() - begun > LASTED else failed + 1
        time.sleep(0.1 * 2**failed)
    raise CannotJoin(f"{base} does not answer: {TRIES} connections failed in a row")


def _converse(
    socket: ClientConnection, player: str, name: str, seat: int | None, mine: list[SeatedPlayer]
) -> Over | None:
    """Take a seat and play until the game is over; ``None`` if the connection ends before that."""
    asked = False
    for frame in socket:
        match decode.decode(frame):
            case TableFrame() as table:
                if not mine:
                    mine.append(SeatedPlayer(table, player))
                if table.you < 0 and not asked:
                    _send(socket, Sit(seat=free_seat(table, seat), name=name[:LONGEST_NAME]))
                    asked = True
            case Position() as position if mine and position.seat >= 0:
                play = mine[0].answer(position)
                if play is not None:
                    _send(socket, play)
            case RefusedFrame(code=code) if code != "stale":
                raise CannotJoin(refusal(code) or f"the house refused what the player did ({code})")
            case Over() as over:
                return over
            case _:
                pass
    return None


def _send(socket: ClientConnection, up: Up) -> None:
    socket.send(msgspec.json.encode(up).decode())
