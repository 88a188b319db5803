"""The store: one schema, one transaction per job, and a clear error."""

import asyncio
import gzip
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, event

from tafureria.house.store import database, schema
from tafureria.house.store.fast_writer import FEW_ROWS
from tafureria.house.store.rows import Chair, Line, Overtaken, StoreFailed, TableRow
from tafureria.house.store.store import Store

FIRST = Path(__file__).parent / "stores" / "0.1.0.db.gz"


def row(name="t", **more):
    values = {
        "id": name,
        "game": "mentiroso",
        "version": 1,
        "engine": "0",
        "options": "{}",
        "seats": 2,
        "key": bytes(16),
        "level": "jugador",
        "talk": "private",
        "host": "ana",
        "status": "playing",
        "waiting": 3,
        "ending": None,
        "made": 1.0,
        "updated": 1.0,
    }
    return TableRow(**(values | more))


def chairs(person="ana"):
    return [Chair(seat=0, kind="person", person=person, name="Ana"), Chair(seat=1, kind="open")]


def scene(coroutine):
    return asyncio.run(coroutine)


def differences(path):
    """How the schema of a store differs from the one that is described."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), schema.metadata)
    engine.dispose()
    return found


def test_a_new_store_has_the_schema(tmp_path):
    async def main():
        await (await Store.open(str(tmp_path / "s"))).close()

    scene(main())
    assert differences(tmp_path / "s") == []


def test_the_first_store_of_0_1_0_gets_the_schema(tmp_path):
    path = tmp_path / "s"
    path.write_bytes(gzip.decompress(FIRST.read_bytes()))
    assert len(differences(path)) > 20

    async def main():
        await (await Store.open(str(path))).close()

    scene(main())
    assert differences(path) == []


def test_a_store_from_before_0_1_0_is_refused_in_words(tmp_path):
    async def main():
        await (await Store.open(str(tmp_path / "s"))).close()
        with sqlite3.connect(tmp_path / "s") as file:
            file.execute("UPDATE alembic_version SET version_num = '0005'")
        file.close()
        with pytest.raises(StoreFailed, match=r"before 0\.1\.0 wrote it \(schema 0005\)"):
            await Store.open(str(tmp_path / "s"))

    scene(main())


def test_the_newest_step_is_named():
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == database.NEWEST


def test_what_was_kept_is_there_again(tmp_path):
    async def main():
        one = await Store.open(str(tmp_path / "s"))
        await one.add_table(row(owner=one.me), chairs())
        await one.add_actions("t", 0, [(0, 1), (1, 0)], waiting=1)
        await one.add_actions("t", 2, [(0, 3)], waiting=0, ending="mentira")
        line = Line(number=0, ply=3, seat=0, name="Ana", text="¡hola!", to_seat=1, at=2.0)
        await one.add_line("t", line)
        secret = await one.secret("cookies", b"x" * 32)
        await one.close()
        two = await Store.open(str(tmp_path / "s"))
        saved = await two.load("t")
        assert saved.actions == [(0, 1), (1, 0), (0, 3)]
        assert (saved.row.status, saved.row.ending, saved.row.waiting) == ("over", "mentira", 0)
        assert saved.talk == [line]
        assert saved.chairs == chairs()
        assert await two.secret("cookies", b"y" * 32) == secret == b"x" * 32
        assert await two.load("u") is None
        await two.close()

    scene(main())


def test_one_bad_job_does_not_spoil_the_others_of_its_batch(tmp_path):
    async def main():
        one = await Store.open(str(tmp_path / "s"))
        await one.add_table(row(owner=one.me), chairs())
        results = await asyncio.gather(
            *(one.add_actions("t", ply, [(0, 1)], waiting=1) for ply in (0, 1, 1, 2)), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), type(None), Overtaken, type(None)]
        assert len((await one.load("t")).actions) == 3
        await one.close()

    scene(main())


def test_many_rows_are_written_in_parts_but_together(tmp_path):
    """Storing a record of 5,000 actions at once made everybody else wait."""
    parts = []

    def note(connection, cursor, statement, parameters, context, executemany):
        parts.append(len(parameters) if executemany else 1)

    async def main():
        one = await Store.open(str(tmp_path / "s"))
        event.listen(one.engine.sync_engine, "before_cursor_execute", note)
        await one.add_table(row(), chairs(), [(0, 1)] * 5000)
        assert len((await one.load("t")).actions) == 5000
        await one.close()

    scene(main())
    assert max(parts) <= FEW_ROWS


def test_moves_go_before_games_that_somebody_brings(tmp_path):
    """Two records imported at the same moment made the moves of all tables wait, one after the other."""
    done = []

    async def main():
        one = await Store.open(str(tmp_path / "s"))
        await one.add_table(row(owner=one.me), chairs())

        async def then(name, what):
            await what
            done.append(name)

        def brought(name):
            return then(name, one.add_table(row(name), chairs(), [(0, 1)] * 5000))

        move = then("move", one.add_actions("t", 0, [(0, 1)], waiting=1))
        await asyncio.gather(brought("a"), brought("b"), move)
        assert len((await one.load("a")).actions) == len((await one.load("b")).actions) == 5000
        await one.close()

    scene(main())
    assert done == ["move", "a", "b"]


def test_unfinished_tables_of_a_person_latest_first(tmp_path):
    async def main():
        one = await Store.open(str(tmp_path / "s"))
        await one.add_table(row("a", updated=1.0), chairs())
        await one.add_table(row("b", updated=3.0, host="bea"), chairs())
        await one.add_table(row("c", updated=2.0, host="ana"), chairs("bea"))
        await one.add_table(row("d", status="over"), chairs())
        await one.add_table(row("e", host="eva"), chairs("eva"))
        assert [found.id for found, _ in await one.tables_of("ana")] == ["b", "c", "a"]
        await one.set_name("ana", "Ana")
        await one.set_name("ana", "Anita")
        assert (await one.name_of("ana"), await one.name_of("eva")) == ("Anita", "")
        await one.close()

    scene(main())


@pytest.mark.parametrize("content", [b"not a database, surely not a database at all", b""])
def test_a_store_that_cannot_be_used_is_said_clearly(tmp_path, content):
    path = tmp_path / "folder"
    if content:
        path.write_bytes(content * 40)
    else:
        path.mkdir()

    async def main():
        with pytest.raises(StoreFailed):
            await Store.open(str(path))

    scene(main())


def test_a_store_of_a_later_house_is_not_touched(tmp_path):
    async def main():
        await (await Store.open(str(tmp_path / "s"))).close()
        with sqlite3.connect(tmp_path / "s") as file:
            file.execute("UPDATE alembic_version SET version_num = '9999'")
        file.close()
        with pytest.raises(StoreFailed, match="9999"):
            await Store.open(str(tmp_path / "s"))

    scene(main())


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("mysql://localhost/x", "is not installed|Can't load|No module"),
        ("postgresql://nobody@127.0.0.1:9/x", "9"),
    ],
)
def test_a_server_that_cannot_be_used_is_said_clearly(url, why):
    async def main():
        with pytest.raises(StoreFailed, match=why):
            await Store.open(url)

    scene(main())
