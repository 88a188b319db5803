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
import zlib
from collections import OrderedDict
from functools import cache
from typing import Any, BinaryIO, Final, NamedTuple, Union

import msgspec

from tafureria.core import registry
from tafureria.core.chance import mix
from tafureria.core.event import Event
from tafureria.core.game import Notebook
from tafureria.core.noticing import face, faces, is_unnoticed
from tafureria.core.player import Player
from tafureria.core.statement import Likely, deduce
from tafureria.players.apprentice import ABLE
from tafureria.players.catalogue import MASTER, Thought, master, player, searcher
from tafureria.players.hint import Hint, hints
from tafureria.players.levels import Weighed, levels, think

MOST: Final = 4000
"""How many notebooks are kept at most; beyond that the least recently used one is dropped."""
LONGEST: Final = 200
"""Most steps that follow on one choice; whatever is left is another question."""
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
    goes_on: bool = False
    """Are the steps wanted that follow at once, up to one that others notice?"""


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
    then: list[Answer] = []
    """The choices that follow at once, each if nobody else notices the one before it."""
    view: int = 0
    """Of a choice that follows: the checksum of the view for which it was made."""


encode: Final = msgspec.json.Encoder().encode
_asks: Final[msgspec.json.Decoder[Ask]] = msgspec.json.Decoder(Ask)


class Heard(NamedTuple):
    """A notebook, and what it has heard."""

    notebook: Notebook[Any]
    told: int
    """How many events the house has told."""
    ahead: list[bytes]
    """The events after those that it has heard already, since steps that nobody else notices cause them."""


class Notebooks:
    """The notebooks of one process, and the answers made with them."""

    def __init__(self) -> None:
        self._notebooks: OrderedDict[tuple[str, int], Heard] = OrderedDict()

    def answered(self, question: bytes) -> bytes:
        """The answer to an encoded question, encoded and with its length in front."""
        data = encode(self.answer(_asks.decode(question)))
        return len(data).to_bytes(HEAD, "big") + data

    def answer(self, ask: Ask) -> Answer:
        """The choice of the computer player that is asked for, or the advice or deductions for a person."""
        entry = registry.find(ask.game)
        player = None if ask.deduces else player_of(ask.game, ask.player)
        notebook: Notebook[Any] | None = None
        if player is None or player.remembers or ask.goes_on:
            notebook, heard, ahead = self._notebook(entry, ask)
            if heard < ask.first:
                return Answer(need=heard)
            decode = _events(ask.game).decode
            for raw in ask.told[heard - ask.first + len(ahead) :]:
                notebook.hear(decode(raw))
            self._keep(ask, notebook, [])
        if player is None:
            return _deduced(entry, ask, notebook)
        view = msgspec.json.decode(ask.view, type=entry.game.view_type)
        if ask.advises and notebook is not None:
            found = hints(entry, view, ask.legal, notebook, ask.seed, seconds=ask.advises)
            return Answer(action=found[0].action, hints=found)
        if not ask.goes_on or notebook is None:
            return _choice(entry, ask, view, notebook)
        return self._steps(entry, ask, view, notebook)

    def _steps(self, entry: registry.Entry, ask: Ask, view: Any, notebook: Notebook[Any]) -> Answer:
        """The choice, and those that follow it at once, up to one that others notice.

        They are played in an imagined world: what nobody else notices is the same in all of them.
        """
        world, game, ahead = notebook.imagine(ask.seed), entry.game, list[bytes]()
        first, then = _choice(entry, _in_half(ask), view, notebook), list[Answer]()
        latest = first
        while len(then) < LONGEST:
            before, events = faces(game, world), list[Event]()
            game.apply(world, ask.seat, latest.action, events)
            legal = face(game, world, ask.seat)[1]
            if not legal or not is_unnoticed(game, before, world, events, ask.seat):
                break
            for event in (seen for one in events if (seen := one.seen_by(ask.seat)) is not None):
                notebook.hear(event)
                ahead.append(encode(event))
            self._keep(ask, notebook, ahead)
            view = game.view(world, ask.seat)
            ask = _in_half(msgspec.structs.replace(ask, legal=legal, seed=mix(ask.seed)))
            latest = msgspec.structs.replace(_choice(entry, ask, view, notebook), view=checksum(view))
            then.append(latest)
        return msgspec.structs.replace(first, then=then)

    def _keep(self, ask: Ask, notebook: Notebook[Any], ahead: list[bytes]) -> None:
        self._notebooks[ask.table, ask.seat] = Heard(notebook, ask.first + len(ask.told), ahead)
        self._notebooks.move_to_end((ask.table, ask.seat))
        if len(self._notebooks) > MOST:
            self._notebooks.popitem(last=False)

    def _notebook(self, entry: registry.Entry, ask: Ask) -> Heard:
        """The notebook; a new one where it is lost, or has heard of something that did not happen."""
        found = self._notebooks.get((ask.table, ask.seat))
        if found is not None:
            since = found.told - ask.first
            now = [bytes(raw) for raw in ask.told[max(since, 0) :][: len(found.ahead)]]
            if since < 0 or (since <= len(ask.told) and now == found.ahead):
                return found
        options = msgspec.convert(ask.options, entry.game.options)
        return Heard(entry.game.notebook(options, ask.seats, ask.seat), 0, [])


def _in_half(ask: Ask) -> Ask:
    """The same question with half of the time that is left; the rest is for the steps that follow."""
    if not ask.until:
        return ask
    now = time.time()
    return msgspec.structs.replace(ask, until=now + max(ask.until - now, 0.0) / 2)


def _choice(entry: registry.Entry, ask: Ask, view: Any, notebook: Notebook[Any] | None) -> Answer:
    """One choice of a computer player."""
    if len(ask.legal) == 1:
        return Answer(action=ask.legal[0])
    if ask.until:
        return _search(entry, ask, view, notebook)
    return Answer(action=player_of(ask.game, ask.player).choose(view, ask.legal, notebook, ask.seed))


def checksum(view: Any) -> int:
    """A number that tells two views of one seat apart; never 0."""
    return zlib.crc32(encode(view)) + 1


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
        sink.write(notebooks.answered(frame))
        sink.flush()


if __name__ == "__main__":
    main()
