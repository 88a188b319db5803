"""Runs a table in simulated time: waiting takes no real time, and every frame is noted with its time.

The table is a real one, with its clocks and its computer players at their real pace; only its store and the
processes in which computer players think are replaced. With ``real=True`` processor time counts too, as for
somebody who measures the house from outside.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import msgspec

from tafureria import __version__
from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.house.bots import computers, thinker, thinkers
from tafureria.house.messages.up import Play
from tafureria.house.settings import Settings
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import Chair, StoredTable, TableRow, TableSettings
from tafureria.house.tables import timers
from tafureria.house.tables.inbox import Came, Received, Services
from tafureria.house.tables.live_game import LiveGame
from tafureria.house.tables.table import Table
from tafureria.players import search

SETTINGS = Settings(sleep_after=1e9)
ROUND = 0.15
"""Seconds that a master takes for one round of its candidates."""
WAY = 0.002
"""Seconds that a request to a computer player and its answer are on their way if the machine is not busy."""


class Loop(asyncio.SelectorEventLoop):
    """An event loop that never waits: its clock jumps to the next timer."""

    def __init__(self, *, real: bool, way: float) -> None:
        super().__init__()
        self.jumped, self.real, self.way = 0.0, real, way
        select = self._selector.select
        begun = time.perf_counter()
        self.elapsed = lambda: time.perf_counter() - begun

        def jump(timeout: float | None = None) -> Any:
            if timeout:
                self.jumped += timeout
            return select(0)

        self._selector.select = jump

    def time(self) -> float:
        return self.jumped + (self.elapsed() if self.real else 0.0)


class Store:
    """A store that stores nothing."""

    now = staticmethod(time.time)

    def __getattr__(self, name: str) -> Any:
        async def kept(*_: Any, **__: Any) -> None:
            return None

        return kept


class Here(thinkers.Worker):
    """Thinks in this process. A master really searches, by a clock that goes on with each of its rounds."""

    def __init__(self, loop: Loop) -> None:
        super().__init__(60.0)
        self.loop = loop
        self.notebooks = thinker.Notebooks()

    async def ask(self, ask: thinker.Ask, all_told: Any) -> thinker.Answer:
        async with self._turn:
            before = self.loop.jumped
            answer = self.notebooks.answer(ask)
            if answer.need >= 0:
                ask = msgspec.structs.replace(ask, first=answer.need, told=all_told()[answer.need :])
                answer = self.notebooks.answer(ask)
            took, self.loop.jumped = self.loop.jumped - before, before
            # Several think at once, each in a process of its own.
            await asyncio.sleep(took + self.loop.way)
        return answer


class Thinkers(thinkers.Thinkers):
    """The pool of the house, whose processes are in this one."""

    def __init__(self, loop: Loop) -> None:
        super().__init__(1, 60.0)
        self.questions = 0
        self._workers = [Here(loop)]
        self._searchers = [Here(loop) for _ in range(6)]
        self._free = list(self._searchers)

    def expect_search(self) -> None:
        """Do nothing: there is nothing to prepare."""

    async def choose(self, ask: thinker.Ask, all_told: Any) -> thinker.Answer:
        self.questions += 1
        return await super().choose(ask, all_told)


@dataclass(eq=False)
class Ear:
    """A guest that notes the time of each frame."""

    loop: Loop
    person: str = ""
    name: str = ""
    choices_only: bool = False
    heard: list[tuple[float, dict[str, Any]]] = field(default_factory=list)

    def send(self, frame: bytes) -> None:
        self.heard.append((self.loop.time(), json.loads(frame)))

    def close(self) -> None:
        """Do nothing: there is no connection."""

    def moments(self, kind: str = "position") -> list[tuple[float, dict[str, Any]]]:
        """Return the frames of one kind with their times in seconds."""
        return [(at, frame) for at, frame in self.heard if frame["type"] == kind]


@dataclass
class PacedGame:
    """A game played at a table, with the frames that each guest received."""

    table: Table
    ears: dict[int, Ear]
    """Guests by the seat of a person; -1 is a watcher."""
    questions: int
    """How many times a computer player was asked to choose."""


def play(
    game: str,
    key: bytes,
    *,
    level: str = "jugador",
    people: int = 0,
    answers: Any = None,
    options: dict[str, Any] | None = None,
    settings: TableSettings | None = None,
    seats: int = 0,
    most: int = 2000,
    real: bool = False,
    spared: tuple[int, ...] = (),
    way: float = WAY,
    search_round: float = ROUND,
    house: Settings = SETTINGS,
    watched: bool = True,
    talk: str = "public",
) -> PacedGame:
    """Play a game at a new table; the first *people* seats are people, the others computer players.

    ``answers(frame)`` returns (seconds until a person answers, actions) for a position frame with legal
    actions; without actions the person leaves the answer to the house. Seats in *spared* are asked only when
    they have a choice. The game stops after *most* plies. *watched*: does somebody look on?
    """
    entry = registry.find(game)
    chosen = msgspec.convert(options or {}, entry.game.options)
    count = seats or next(n for n in entry.game.seats if entry.game.fit(chosen, n) is None)
    loop = Loop(real=real, way=way)
    with _timed_by(loop, search_round):
        return loop.run_until_complete(
            _play(
                loop,
                entry.game,
                chosen,
                count,
                key,
                level,
                people,
                answers,
                settings,
                most,
                spared,
                Services(Store(), Thinkers(loop), house, None, lambda _: None),
                watched=watched,
                talk=talk,
            )
        )


@contextlib.contextmanager
def _timed_by(loop: Loop, search_round: float) -> Iterator[None]:
    """Let tables and computer players go by the clock of the loop, which is closed in the end.

    Only those of this thread: a house that another test has left open in this process goes by the real time.
    """
    own = threading.get_ident()

    def here(simulated: Callable[[], float], real: Callable[[], float]) -> Callable[[], float]:
        return lambda: simulated() if threading.get_ident() == own else real()

    def perf_counter() -> float:
        loop.jumped += search_round
        return loop.time()

    clock = SimpleNamespace(
        monotonic=here(loop.time, time.monotonic),
        time=here(lambda: 1e9 + loop.time(), time.time),
        perf_counter=here(perf_counter, time.perf_counter),
    )
    modules = (timers, computers, thinker, thinkers, search)
    for module in modules:
        module.time = clock
    try:
        yield
    finally:
        for module in modules:
            module.time = time
        loop.close()


def new_table(
    live: LiveGame,
    services: Services,
    *,
    people: int,
    level: str = "jugador",
    talk: str = "",
    settings: TableSettings | None = None,
) -> Table:
    """A table at which a game has begun. The first *people* seats are ``p0``, ``p1``, ...; ``p0`` is host."""
    game, options = live.game, live.options
    row = TableRow(
        id="t",
        game=game.name,
        version=game.version,
        engine=__version__,
        options=msgspec.json.encode(options).decode(),
        seats=live.seats,
        key=live.dealer.key,
        level=level,
        talk=talk,
        host="p0",
        status=TableStatus.PLAYING,
        waiting=live.waiting,
        ending=None,
        made=0.0,
        updated=0.0,
        settings=settings or TableSettings(),
    )
    chairs = [
        Chair(seat=n, kind="person", person=f"p{n}", name=f"P{n}")
        if n < people
        else Chair(seat=n, kind="computer", name=level)
        for n in range(live.seats)
    ]
    stored = StoredTable(row=row, chairs=chairs, actions=[], talk=[])
    return Table(stored, game, options, live, services)


async def _play(
    loop,
    game,
    options,
    seats,
    key,
    level,
    people,
    answers,
    settings,
    most,
    spared,
    services,
    *,
    watched,
    talk,
) -> PacedGame:
    live = LiveGame(game, options, seats, key)
    table = new_table(live, services, people=people, level=level, talk=talk, settings=settings)
    ears = ({-1: Ear(loop)} if watched else {}) | {
        n: Ear(loop, f"p{n}", f"P{n}", n in spared) for n in range(people)
    }
    for ear in ears.values():
        table.inbox.put_nowait(Came(ear))
    task = asyncio.create_task(table.run())
    done: dict[int, int] = {}
    while not live.is_over and live.ply < most:
        for seat in range(people):
            frames = ears[seat].moments()
            frame = frames[-1][1] if frames else None
            if frame and frame["legal"] and done.get(seat) != frame["position"]:
                done[seat] = frame["position"]
                seconds, actions = answers(frame)
                if not actions:
                    continue
                up = Play(position=frame["position"], actions=actions)
                loop.call_later(seconds, table.inbox.put_nowait, Received(ears[seat], up))
        await asyncio.sleep(0.05)
        assert not task.done(), task.exception()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await services.thinkers.close()
    return PacedGame(table, ears, services.thinkers.questions)


def key_of(number: int) -> bytes:
    """Return the key of a reproducible deal."""
    return Dealer.key_from_seed(number)
