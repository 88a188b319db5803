"""The process in which computer players think: ``python -m tafureria.house.thinker``.

It reads questions from standard input and writes answers to standard output, each with its length
before it. It is given what a seat sees and was told, never a state. It keeps the notebook of each seat
that it was asked for; when it has lost one, it says from which event on it wants to be told again.
"""

from __future__ import annotations

import os
import sys
import time
from collections import OrderedDict
from functools import cache
from typing import Any, BinaryIO, Final, Union

import msgspec

from tafureria.core import registry
from tafureria.core.game import Notebook
from tafureria.core.player import Player
from tafureria.players.apprentice import ABLE
from tafureria.players.levels import Weighed, master, seated, think

NOTEBOOKS: Final = 4000
"""Notebooks kept at once; the one that was not asked for the longest is dropped."""
LEAST: Final = 0.03
"""Seconds with which a search is not worth beginning."""
NICE: Final = 10
"""By so much those who search stand back behind those who are waited for."""
HEAD: Final = 4
"""Bytes of the length before each frame, big-endian."""


class Ask(msgspec.Struct, frozen=True, kw_only=True):
    """What does this seat do?"""

    table: str
    game: str
    options: dict[str, Any]
    seats: int
    seat: int
    player: str
    seed: int
    until: float = 0.0
    """Of a master: when it must have chosen, on the clock of ``time.time``."""
    legal: list[int]
    view: msgspec.Raw
    first: int
    """Number of the first event in *told*."""
    told: list[msgspec.Raw]


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The choice; or, with ``need``, the number of the event from which on to be told first."""

    action: int = -1
    need: int = -1
    weighed: list[Weighed] = []
    """What a search weighed, best first."""


encode: Final = msgspec.json.Encoder().encode
_asks: Final[msgspec.json.Decoder[Ask]] = msgspec.json.Decoder(Ask)


class Desk:
    """The notebooks of one thinker."""

    def __init__(self) -> None:
        self._notebooks: OrderedDict[tuple[str, int], tuple[Notebook[Any], int]] = OrderedDict()

    def answer(self, ask: Ask) -> Answer:
        """The choice of the computer player that is asked for."""
        player = player_of(ask.game, ask.player)
        entry = registry.find(ask.game)
        notebook: Notebook[Any] | None = None
        if player.remembers:
            notebook, heard = self._notebook(entry, ask)
            if heard < ask.first:
                return Answer(need=heard)
            decode = _events(ask.game).decode
            for raw in ask.told[heard - ask.first :]:
                notebook.hear(decode(raw))
            self._notebooks[ask.table, ask.seat] = (notebook, ask.first + len(ask.told))
            self._notebooks.move_to_end((ask.table, ask.seat))
            if len(self._notebooks) > NOTEBOOKS:
                self._notebooks.popitem(last=False)
        view = msgspec.json.decode(ask.view, type=entry.game.view_type)
        if ask.until:
            return _search(entry, ask, view, notebook)
        return Answer(action=player.choose(view, ask.legal, notebook, ask.seed))

    def _notebook(self, entry: registry.Entry, ask: Ask) -> tuple[Notebook[Any], int]:
        found = self._notebooks.get((ask.table, ask.seat))
        if found is not None and found[1] <= ask.first + len(ask.told):
            return found
        options = msgspec.convert(ask.options, entry.game.options)
        return entry.game.notebook(options, ask.seats, ask.seat), 0


def _search(entry: registry.Entry, ask: Ask, view: Any, notebook: Notebook[Any] | None) -> Answer:
    """What a master chooses in the time that is left; without time, what an able player does at once."""
    left = ask.until - time.time()
    if left < LEAST:
        return Answer(action=player_of(ask.game, ABLE).choose(view, ask.legal, notebook, ask.seed))
    action, weighed = think(master(entry, left), view, ask.legal, notebook, ask.seed)
    return Answer(action=action, weighed=weighed)


@cache
def player_of(game: str, name: str) -> Player:
    """The computer player of that name."""
    return seated(registry.find(game))[name]()


@cache
def _events(game: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(Union[registry.find(game).game.events])  # noqa: UP007 - a union of many


def read_frame(stream: BinaryIO) -> bytes | None:
    """One frame; ``None`` at the end."""
    head = stream.read(HEAD)
    if len(head) < HEAD:
        return None
    return stream.read(int.from_bytes(head, "big"))


def main() -> None:
    """Answer until nobody asks any more."""
    desk = Desk()
    if "--nice" in sys.argv and hasattr(os, "nice"):
        os.nice(NICE)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    # Whatever a player prints must not come between the frames.
    sys.stdout = sys.stderr
    while (frame := read_frame(source)) is not None:
        data = encode(desk.answer(_asks.decode(frame)))
        sink.write(len(data).to_bytes(HEAD, "big") + data)
        sink.flush()


if __name__ == "__main__":
    main()
