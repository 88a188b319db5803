"""The laboratory of the house: one study at a time, in a process with a lower priority than all others.

The results so far are stored every few seconds. So a study outlives its page; if the house closes or dies in
the middle, the study is shown as cut off, with its last stored results.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import zlib
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec

from tafureria.core import registry
from tafureria.house import catalogue
from tafureria.house.laboratory.messages import (
    Begun,
    LaboratoryPage,
    StudyCard,
    StudyChange,
    StudyPage,
    StudyWish,
)
from tafureria.house.laboratory.rows import StudyRow, add_study, set_study, studies, study
from tafureria.house.making.making import new_id
from tafureria.house.processes.processes import Helper, start
from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings
from tafureria.house.status import StudyStatus
from tafureria.house.store.rows import StoreFailed
from tafureria.house.store.store import Store
from tafureria.players.levels import levels, usual

log = logging.getLogger(__name__)

HEAD: Final = 4
"""Bytes of the big-endian length in front of each message from the process."""
LARGEST: Final = 16 << 20
"""Bytes of the largest message from the process."""
EVERY: Final = 4.0
"""Seconds between two messages that are stored."""
STALE: Final = 40.0
"""Seconds without an update in the store after which the house process that plays a study counts as dead."""
WAITS: Final = 20.0
"""Seconds for which a request waits for new results."""
AGAIN: Final = 1.0
"""Seconds between two reads of a study that another process of the house plays."""
NICE: Final = 10
"""How far a study's priority is below the tables', as a Unix nice value."""

ENDED: Final = {"stopped": StudyStatus.STOPPED, "time": StudyStatus.TIME}
"""Status of a study that ended without an answer to its question, by the reason that its process gave."""


Found = TypeVar("Found")


class StudyRequest(msgspec.Struct, frozen=True, kw_only=True):
    """What the process should play."""

    wish: StudyWish
    player: str
    deals: int
    """Number of deals after which the study ends in any case."""
    minutes: float
    """Number of minutes after which the study ends in any case."""


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """A message from the process with the results so far."""

    over: bool
    why: str
    """One of :data:`tafureria.lab.study.study.Why`, once the study is over."""
    deals: int
    likely: int
    games: int
    seconds: float
    command: str
    findings: msgspec.Raw
    """All results so far, in the format of ``compare --json``."""


Draw = Callable[[Known], str]
"""Gives the figures to show, in the language and the numbers of a reader."""


class Run:
    """The study that this process of the house plays."""

    def __init__(self, row: StudyRow) -> None:
        self.row = row
        self.known: Known | None = None
        self.changed = asyncio.Condition()
        self.process: Helper | None = None
        self.stopping = False
        self.is_over = False


class Laboratory:
    """All studies of one house."""

    def __init__(self, store: Store, settings: Settings, module: str) -> None:
        """*module* runs in a process that answers a :class:`StudyRequest` with :class:`Known` messages."""
        self._store, self._settings, self._module = store, settings, module
        self._run: Run | None = None
        self._task: asyncio.Task[None] | None = None
        self._beginning = asyncio.Lock()

    async def close(self) -> None:
        """End the running study; its results so far are kept."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # --- what is asked ----------------------------------------------------------------------------

    async def page(self) -> LaboratoryPage:
        """The stored studies, and which one is running."""
        rows = await self._as_it_is(lambda: studies(self._store))
        cards = [_card(row, self._status(row)) for row in rows]
        running = next((card.study for card in cards if card.status == StudyStatus.RUNNING), "")
        return LaboratoryPage(running=running, studies=cards)

    async def begin(self, wish: StudyWish) -> Begun:
        """Begin a study.

        :raises Refusal: ``study-running``, or saying what is wrong with the study.
        """
        player = _checked(wish)
        request = StudyRequest(
            wish=wish,
            player=player,
            deals=self._settings.study_deals,
            minutes=self._settings.study_minutes,
        )
        async with self._beginning:
            rows = await self._as_it_is(lambda: studies(self._store))
            if any(self._runs(row) for row in rows):
                raise Refusal("study-running")
            for row in rows:
                if row.status == StudyStatus.RUNNING:  # and nobody plays it any more
                    await set_study(self._store, row.id, status=StudyStatus.CUT)
            now = self._store.now()
            text = msgspec.json.encode(wish).decode()
            row = StudyRow(
                id=new_id(),
                owner=self._store.me,
                status=StudyStatus.RUNNING,
                made=now,
                updated=now,
                wish=text,
            )
            await add_study(self._store, row)
            self._run = Run(row)
            self._task = asyncio.create_task(self._play(self._run, request), name="study")
        return Begun(study=row.id)

    async def look(self, id_: str, draw: Draw, after: int, keeper: bool) -> StudyPage:
        """The progress of a study, as soon as it has played more than *after* deals, or after a while.

        If *after* is negative, it answers at once. *keeper*: may the visitor use the laboratory?

        :raises Refusal: ``unknown-study``; also for a study that is not shared, unless *keeper*.
        """
        run = self._mine(id_)
        if run is not None and after >= 0:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(WAITS), run.changed:
                    await run.changed.wait_for(
                        lambda: run.is_over or (run.known is not None and run.known.deals > after)
                    )
        row = await self._row(id_, keeper)
        loop = asyncio.get_running_loop()
        until = loop.time() + WAITS
        while run is None and self._runs(row) and _deals(row) <= after and loop.time() < until:
            await asyncio.sleep(AGAIN)
            row = await self._row(id_, keeper)
        known = run.known if run is not None else _known(row)
        page = self._page(row, known, keeper)
        if known is not None:  # meanwhile the run may end, and the row would no longer be as it is
            page = msgspec.structs.replace(page, figures=await asyncio.to_thread(draw, known))
        return page

    async def change(self, id_: str, wish: StudyChange, draw: Draw) -> StudyPage:
        """Stop, keep or share a study.

        :raises Refusal: ``unknown-study``, or ``too-many`` if too many are kept already.
        """
        row = await self._row(id_, keeper=True)
        keep = True if wish.share else wish.keep
        if keep and not row.kept:
            await self._check_room()
        values: dict[str, bool] = {}
        if keep is not None:
            values["kept"] = keep
            values["shared"] = row.shared and keep
        if wish.share is not None:
            values["shared"] = wish.share
        if wish.stop and row.status == StudyStatus.RUNNING:
            values["stopping"] = True
        if values:
            await set_study(self._store, id_, **values)
        run = self._mine(id_)
        if wish.stop and run is not None:
            _stop(run)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(WAITS), run.changed:
                    await run.changed.wait_for(lambda: run.is_over)
        return await self.look(id_, draw, -1, keeper=True)

    async def known(self, id_: str, keeper: bool) -> Known:
        """The results of a study so far, for its report.

        :raises Refusal: ``unknown-study``; also while there are no results yet.
        """
        row = await self._row(id_, keeper)
        run = self._mine(id_)
        known = run.known if run is not None else _known(row)
        if known is None:
            raise Refusal("unknown-study")
        return known

    # --- rows -------------------------------------------------------------------------------------

    async def _as_it_is(self, read: Callable[[], Awaitable[Found]]) -> Found:
        """Read from the store, and once more if the run ended meanwhile: it would seem to be cut off."""
        run = self._run
        was_over = run is None or run.is_over
        found = await read()
        return found if run is None or run.is_over == was_over else await read()

    async def _row(self, id_: str, keeper: bool) -> StudyRow:
        row = await self._as_it_is(lambda: study(self._store, id_))
        if row is None or not (keeper or row.shared):
            raise Refusal("unknown-study")
        return row

    async def _check_room(self) -> None:
        if sum(one.kept for one in await studies(self._store)) >= self._settings.studies:
            raise Refusal("too-many")

    def _mine(self, id_: str) -> Run | None:
        """The run of that study, while this process of the house plays it."""
        run = self._run
        return run if run is not None and run.row.id == id_ and not run.is_over else None

    def _status(self, row: StudyRow) -> StudyStatus:
        if row.status != StudyStatus.RUNNING or self._mine(row.id) is not None:
            return row.status
        alone = not self._settings.address
        is_cut = alone or self._store.now() - row.updated > STALE
        return StudyStatus.CUT if is_cut else StudyStatus.RUNNING

    def _runs(self, row: StudyRow) -> bool:
        return self._status(row) == StudyStatus.RUNNING

    def _page(self, row: StudyRow, known: Known | None, keeper: bool) -> StudyPage:
        return StudyPage(
            study=row.id,
            wish=msgspec.json.decode(row.wish, type=StudyWish),
            status=self._status(row),
            kept=row.kept,
            shared=row.shared,
            mine=keeper,
            deals=known.deals if known else 0,
            likely=known.likely if known else 0,
            games=known.games if known else 0,
            seconds=known.seconds if known else 0.0,
            command=known.command if known else "",
            figures="",
        )

    # --- playing ----------------------------------------------------------------------------------

    async def _play(self, run: Run, request: StudyRequest) -> None:
        status = StudyStatus.CUT
        try:
            status = await self._told(run, request)
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            log.warning("study %s could not be played: %r", run.row.id, error)
            status = StudyStatus.FAILED
        except StoreFailed as error:
            log.warning("study %s was given up: %s", run.row.id, error)
        finally:
            # The store is still open when the house closes.
            with contextlib.suppress(StoreFailed):
                await self._keep(run, status)
            async with run.changed:
                run.is_over = True
                run.changed.notify_all()

    async def _told(self, run: Run, request: StudyRequest) -> StudyStatus:
        process = run.process = await start(self._module, nice=NICE, quiet=True)
        loop = asyncio.get_running_loop()
        stored = loop.time()
        try:
            process.writer.write(msgspec.json.encode(request))
            process.writer.write_eof()
            while True:
                size = int.from_bytes(await process.reader.readexactly(HEAD), "big")
                if size > LARGEST:
                    raise EOFError(f"a message of {size} bytes")
                known = msgspec.json.decode(await process.reader.readexactly(size), type=Known)
                async with run.changed:
                    run.known = known
                    run.changed.notify_all()
                if known.over:
                    return ENDED.get(known.why, StudyStatus.DONE)
                if loop.time() - stored >= EVERY:
                    await self._keep(run, StudyStatus.RUNNING)
                    stored = loop.time()
                    row = await study(self._store, run.row.id)
                    if row is None or row.stopping:  # stopped through another process of the house
                        _stop(run)
        finally:
            process.end()

    async def _keep(self, run: Run, status: StudyStatus) -> None:
        what = b"" if run.known is None else await asyncio.to_thread(_packed, run.known)
        await set_study(self._store, run.row.id, status=status, updated=self._store.now(), what=what)


def _stop(run: Run) -> None:
    """Ask the process to summarise its results and end, at most once."""
    if run.process is None or run.stopping:
        return
    run.stopping = True
    run.process.signal(signal.SIGTERM)


def _checked(wish: StudyWish) -> str:
    """Check that the study can be played, and return its computer player.

    :raises Refusal: saying what is wrong with it.
    """
    try:
        entry = registry.find(wish.game)
    except registry.UnknownGame as error:
        raise Refusal("unknown-game", what=wish.game) from error
    names = [variant.name for variant in wish.variants]
    if len(set(names)) != len(names):
        raise Refusal("name-taken")
    for variant in wish.variants:
        options = catalogue.read_options(entry.game, variant.options)
        catalogue.check_setup(entry.game, options, wish.seats)
    if wish.player and wish.player not in levels(entry):
        raise Refusal("unknown-player", what=wish.player)
    return wish.player or usual(entry)


def _card(row: StudyRow, status: StudyStatus) -> StudyCard:
    wish = msgspec.json.decode(row.wish, type=StudyWish)
    return StudyCard(
        study=row.id,
        game=wish.game,
        variants=[variant.name for variant in wish.variants],
        made=row.made,
        deals=_deals(row),
        status=status,
        kept=row.kept,
    )


def _packed(known: Known) -> bytes:
    return zlib.compress(msgspec.json.encode(known))


def _known(row: StudyRow) -> Known | None:
    return msgspec.json.decode(zlib.decompress(row.what), type=Known) if row.what else None


def _deals(row: StudyRow) -> int:
    known = _known(row)
    return known.deals if known else 0
