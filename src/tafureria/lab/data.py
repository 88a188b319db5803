"""Games and decisions as Parquet, for analyses of your own: ``pip install "tafureria[data]"``.

``games.parquet`` has a row for each game, ``decisions.parquet`` one for each decision; ``docs/laboratory.md``
describes the columns. Both are written while the games are played, so memory use does not grow. They have
these names once they are whole.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import msgspec

from tafureria import __version__
from tafureria.core.game import seats_in
from tafureria.files import NewFile
from tafureria.lab.interrupts import held
from tafureria.lab.match import GameResult, Plan, play_one
from tafureria.lab.measured import Measured, Probe, of_trace
from tafureria.lab.measures import MEASURES

ROWS: Final = 50_000
"""Approximate number of decisions in a row group."""
FRAME: Final = 1024
"""Bytes that a row group takes at most for each column beyond its values: page headers, and its part of the
footer."""
FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""Errors that say that there is no room; others say that it cannot be taken in advance."""


class NoParquet(RuntimeError):
    """PyArrow is not installed."""


class Rows(msgspec.Struct, frozen=True, kw_only=True):
    """One game, as columns of decisions."""

    measured: Measured
    columns: dict[str, list[Any]]
    """The columns by name; empty once they are written."""


def play_rows(plan: Plan, number: int) -> Rows:
    """Play game *number* of the plan and record every decision."""
    trace = Probe(number)
    played = play_one(plan, number, watch=trace)
    place = {seat: index for index, seat in enumerate(trace.order)}
    notation = trace.game.notation
    return Rows(
        measured=of_trace(played, trace),
        columns={
            "game": [number] * trace.decisions,
            "decision": list(range(trace.decisions)),
            "seat": trace.seats,
            "place": [place[seat] for seat in trace.seats],
            "player": [played.players[seat] for seat in trace.seats],
            "phase": trace.phases,
            "action": trace.actions,
            "notation": [notation(action) for action in trace.actions],
            "legal": trace.legal,
            "together": trace.together,
            "scores": trace.scores[1:],
            "events": trace.tags[1:],
        },
    )


class Tables:
    """The two files of a folder, open for writing.

    As a context manager it finishes them, with the games added so far, however the block ends.
    """

    def __init__(self, folder: Path, plan: Plan, *, force: bool = False) -> None:
        """Make the folder and begin the files.

        :param force: whether they may replace files of their names.
        :raises NoParquet: when PyArrow is not installed.
        :raises FileExistsError: when one of them is there already, and may not be replaced.
        :raises OSError: when the folder cannot be written.
        """
        try:
            import pyarrow as pa
            from pyarrow import parquet
        except ImportError as error:
            raise NoParquet('pyarrow is not installed: pip install "tafureria[data]"') from error
        self._arrow = pa
        folder.mkdir(parents=True, exist_ok=True)
        about = {
            "game": plan.game,
            "version": str(plan.entry.game.version),
            "engine": __version__,
            "options": msgspec.json.encode(plan.options).decode(),
            "rules": plan.rules.text if plan.rules else "",
            "seed": str(plan.seed),
        }
        games, decisions = _schemas(pa, about)
        self._files = []
        try:
            for name in ("decisions.parquet", "games.parquet"):
                self._files.append(NewFile(folder / name, force=force))
            self._sinks = [pa.OSFile(str(file.path), "wb") for file in self._files]
            self._writers = [
                parquet.ParquetWriter(sink, schema, compression="zstd")
                for sink, schema in zip(self._sinks, (decisions, games), strict=True)
            ]
        except OSError:
            self._drop()
            raise
        self._columns: dict[str, dict[str, list[Any]]] = {
            "decisions": {name: [] for name in decisions.names},
            "games": {name: [] for name in games.names},
        }
        self._ends: list[int] = []
        """For each game that is not written yet: how many decisions wait to be written, up to its last."""
        self._schemas = decisions, games
        self._written = self._groups = 0

    def add(self, rows: Rows) -> Rows:
        """Write one more game; returns it without the columns, which need not stay in memory.

        :raises OSError: when there is no room for it; the games before it are kept.
        """
        decisions, games = self._columns.values()
        for name, values in rows.columns.items():
            decisions[name] += values
        for name, value in _result(rows.measured.played, rows.measured).items():
            games[name].append(value)
        self._ends.append(len(decisions["game"]))
        if self._ends[-1] >= ROWS:
            self._flush()
        return Rows(measured=rows.measured, columns={})

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        with held():
            fault = None
            try:
                try:
                    self._flush()
                except OSError as full:
                    fault = full
                for file, sink, writer in zip(self._files, self._sinks, self._writers, strict=True):
                    writer.close()
                    size = sink.tell()
                    sink.close()
                    os.truncate(file.path, size)
                    file.finish()
            finally:
                self._drop()
            if fault is not None and error is None:
                raise fault

    def _drop(self) -> None:
        for file in self._files:
            file.drop()

    def _flush(self) -> None:
        """Write the games that wait, or as many of them as there is room for.

        :raises OSError: when there is not room for all; the others are dropped.
        """
        fault: OSError | None = None
        begin, count = 0, len(self._ends)
        while count:
            tables = self._tables(begin, begin + count)
            try:
                self._take_room(tables)
            except OSError as full:
                fault, count = full, count // 2
                continue
            for writer, table in zip(self._writers, tables, strict=True):
                writer.write_table(table)
            begin, self._groups = begin + count, self._groups + 1
            count = min(count, len(self._ends) - begin)
        self._written += begin
        self._ends.clear()
        for columns in self._columns.values():
            for values in columns.values():
                values.clear()
        if fault is not None:
            why = f"{fault.strerror}; the {self._written} games before are there"
            raise OSError(fault.errno, why, str(Path(self._files[0].name).parent))

    def _tables(self, begin: int, end: int) -> list[Any]:
        """Those of the games that wait, as Arrow tables of decisions and of games."""
        ends = [0, *self._ends]
        slices = (slice(ends[begin], ends[end]), slice(begin, end))
        return [
            self._arrow.table({name: values[part] for name, values in columns.items()}, schema=schema)
            for part, columns, schema in zip(slices, self._columns.values(), self._schemas, strict=True)
        ]

    def _take_room(self, tables: list[Any]) -> None:
        """Take the room that these tables and the ends of the files need: a file without its end is lost.

        :raises OSError: when there is less.
        """
        if not hasattr(os, "posix_fallocate"):
            return
        for sink, table in zip(self._sinks, tables, strict=True):
            room = table.nbytes + FRAME * table.num_columns * (self._groups + 2)
            try:
                os.posix_fallocate(sink.fileno(), sink.tell(), room)
            except OSError as error:
                if error.errno in FULL:
                    raise


def _result(played: GameResult, measured: Measured) -> dict[str, Any]:
    return {
        "game": played.number,
        "players": played.players,
        "order": measured.order,
        "ending": played.ending,
        "winners": seats_in(played.winners),
        "scores": played.scores,
        "returns": played.returns,
        **{measure.name: value for measure, value in zip(MEASURES, measured.values, strict=True)},
    }


def _schemas(arrow: Any, about: dict[str, str]) -> tuple[Any, Any]:
    text = arrow.dictionary(arrow.int32(), arrow.string())
    seats = arrow.list_(arrow.int8())
    games = arrow.schema(
        [
            ("game", arrow.int64()),
            ("players", arrow.list_(arrow.string())),
            ("order", seats),
            ("ending", text),
            ("winners", seats),
            ("scores", arrow.list_(arrow.float64())),
            ("returns", arrow.list_(arrow.float64())),
            *((measure.name, arrow.float64()) for measure in MEASURES),
        ],
        metadata=about,
    )
    decisions = arrow.schema(
        [
            ("game", arrow.int64()),
            ("decision", arrow.int32()),
            ("seat", arrow.int8()),
            ("place", arrow.int8()),
            ("player", text),
            ("phase", text),
            ("action", arrow.int32()),
            ("notation", text),
            ("legal", arrow.list_(arrow.int32())),
            ("together", arrow.bool_()),
            ("scores", arrow.list_(arrow.float64())),
            ("events", arrow.list_(arrow.string())),
        ],
        metadata=about,
    )
    return games, decisions
