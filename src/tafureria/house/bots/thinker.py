"""The process in which computer players think: ``python -m tafureria.house.bots.thinker``.

It reads questions from standard input and writes answers to standard output, each preceded by its length. It
is given what a seat sees and was told, never a state. It keeps the notebook of every seat that it was asked
about; when it has lost one, it answers with the number of the first event that it must be told again.
"""

from __future__ import annotations

import contextlib
import signal
import sys
import time
from collections import OrderedDict
from functools import cache
from typing import Any, BinaryIO, Final, Union

import msgspec

from tafureria.core import registry
from tafureria.core.game import Notebook
from tafureria.core.player import Player
from tafureria.core.statement import Likely, deduce
from tafureria.players.apprentice import ABLE
from tafureria.players.catalogue import MASTER, Thought, master, player, searcher
from tafureria.players.hint import Hint, hints
from tafureria.players.levels import Weighed, levels, think

MOST: Final = 4000
"""How many notebooks are kept at most; beyond that the least recently used one is dropped."""
SHORTEST_SEARCH: Final = 0.03
"""Seconds; with less than this a search is not worth starting."""
TOO_LATE: Final = 1.0
"""A value of :attr:`Ask.until` that is long past."""
HEAD: Final = 4
"""Bytes of the big-endian length in front of each frame."""


class Ask(msgspec.Struct, frozen=True, kw_only=True):
    """A question about one seat: its choice, advice for its person, or what can still be true for it."""

    table: str
    game: str
    options: dict[str, Any]
    seats: int
    seat: int
    player: str
    seed: int
    until: float = 0.0
    """For a player that searches: the ``time.time`` by which it must have chosen; 0 for all others."""
    advises: float = 0.0
    """When a person asks what a master would do: the seconds for which it thinks; otherwise 0."""
    deduces: float = 0.0
    """When a person asks what can still be true: the seconds for which worlds are imagined; otherwise 0."""
    legal: list[int]
    view: msgspec.Raw
    first: int
    """Number of the first event in *told*."""
    told: list[msgspec.Raw]


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """A choice; or, with ``need``, the number of the first event that the thinker must be told again."""

    action: int = -1
    need: int = -1
    weighed: list[Weighed] = []
    """What a search weighed, its choice first."""
    hints: list[Hint] = []
    """The advice to a person: a few choices with reasons, the master's first."""
    held: list[Likely] = []
    """The deductions for a person: every statement about something hidden that may be true."""
    worlds: int = 0
    """How many worlds were imagined for the deductions."""


encode: Final = msgspec.json.Encoder().encode
_asks: Final[msgspec.json.Decoder[Ask]] = msgspec.json.Decoder(Ask)


class Notebooks:
    """The notebooks of one process, and the answers made with them."""

    def __init__(self) -> None:
        self._notebooks: OrderedDict[tuple[str, int], tuple[Notebook[Any], int]] = OrderedDict()

    def answer(self, ask: Ask) -> Answer:
        """The choice of the computer player that is asked for, or the advice or deductions for a person."""
        entry = registry.find(ask.game)
        player = None if ask.deduces else player_of(ask.game, ask.player)
        notebook: Notebook[Any] | None = None
        if player is None or player.remembers:
            notebook, heard = self._notebook(entry, ask)
            if heard < ask.first:
                return Answer(need=heard)
            decode = _events(ask.game).decode
            for raw in ask.told[heard - ask.first :]:
                notebook.hear(decode(raw))
            self._notebooks[ask.table, ask.seat] = (notebook, ask.first + len(ask.told))
            self._notebooks.move_to_end((ask.table, ask.seat))
            if len(self._notebooks) > MOST:
                self._notebooks.popitem(last=False)
        if player is None:
            return _deduced(entry, ask, notebook)
        view = msgspec.json.decode(ask.view, type=entry.game.view_type)
        if ask.advises and notebook is not None:
            found = hints(entry, view, ask.legal, notebook, ask.seed, seconds=ask.advises)
            return Answer(action=found[0].action, hints=found)
        if ask.until:
            return _search(entry, ask, view, notebook)
        return Answer(action=player.choose(view, ask.legal, notebook, ask.seed))

    def _notebook(self, entry: registry.Entry, ask: Ask) -> tuple[Notebook[Any], int]:
        found = self._notebooks.get((ask.table, ask.seat))
        if found is not None and found[1] <= ask.first + len(ask.told):
            return found
        options = msgspec.convert(ask.options, entry.game.options)
        return entry.game.notebook(options, ask.seats, ask.seat), 0


def _deduced(entry: registry.Entry, ask: Ask, notebook: Notebook[Any] | None) -> Answer:
    """The deductions: what can still be true, as far as the seat knows."""
    statements = entry.statements()
    assert statements is not None
    assert notebook is not None
    held, worlds = deduce(statements, notebook, ask.seat, ask.seed, ask.deduces)
    return Answer(held=held, worlds=worlds)


def _search(entry: registry.Entry, ask: Ask, view: Any, notebook: Notebook[Any] | None) -> Answer:
    """Let a master search for the time that is left; when it is too late, an able player chooses instead."""
    left = ask.until - time.time()
    if left < SHORTEST_SEARCH:
        return Answer(action=player_of(ask.game, ABLE).choose(view, ask.legal, notebook, ask.seed))
    searches = master(entry, left) if ask.player == MASTER else searcher(entry, Thought(seconds=left))
    action, weighed = think(searches, view, ask.legal, notebook, ask.seed)
    return Answer(action=action, weighed=weighed)


@cache
def player_of(game: str, name: str) -> Player:
    """An instance of the computer player of that name."""
    return player(registry.find(game), name)()


@cache
def _events(game: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(Union[registry.find(game).game.events])  # noqa: UP007 - a union of many


def prepare() -> None:
    """Import all games and their players. An error in one of them is reported when it is asked for."""
    for entry in registry.games():
        with contextlib.suppress(Exception):
            entry.statements()
            for level in levels(entry):
                player_of(entry.name, level)


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next frame; ``None`` at the end."""
    head = stream.read(HEAD)
    if len(head) < HEAD:
        return None
    return stream.read(int.from_bytes(head, "big"))


def main() -> None:
    """Answer questions until standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which then ends this process
    notebooks = Notebooks()
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    # What a player prints must not get between the frames.
    sys.stdout = sys.stderr
    while (frame := read_frame(source)) is not None:
        data = encode(notebooks.answer(_asks.decode(frame)))
        sink.write(len(data).to_bytes(HEAD, "big") + data)
        sink.flush()


if __name__ == "__main__":
    main()
