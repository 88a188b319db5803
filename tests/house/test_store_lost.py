"""A store that is deleted, replaced, opened twice or unreadable is noticed and reported."""

import asyncio
import logging

import pytest

from tafureria.house.store import schema
from tafureria.house.store.rows import StoreFailed
from tafureria.house.store.store import Store
from tests.house.peers import OpenHouse
from tests.house.places import IN_A_FILE, change, place
from tests.house.test_store import chairs, row

FRESH = {"game": "mentiroso", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ana"}


def lose(path, how):
    """Delete the file, or put another in its place."""
    if how == "replaced":
        path.with_name("other").write_bytes(b"")
        path.with_name("other").replace(path)
    else:
        path.unlink()


@IN_A_FILE
@pytest.mark.parametrize("how", ["deleted", "replaced"])
def test_a_file_that_is_gone_takes_no_moves(tmp_path, caplog, how):
    path = tmp_path / "s"
    with OpenHouse(path) as house:
        ana = house.visitor("Ana")
        table = ana.make("me", "open")
        with ana.at(table) as peer:
            peer.until("table")
            lose(path, how)
            peer.send("begin", id=1)
            peer.until("refused", id=1, code="store-failed")
        for answer in (
            ana.get("/api/house"),
            ana.post("/api/tables", FRESH),
            ana.get(f"/api/tables/{table}/record"),
        ):
            assert (answer.status_code, answer.json()["code"]) == (503, "store-failed")
        with ana.at("a" * 26) as peer:
            peer.until("refused", code="store-failed")
    assert f"{path} was {how}" in caplog.text


def test_a_file_has_one_house_at_a_time(tmp_path):
    async def scene():
        one = await Store.open(str(tmp_path / "s"), alone=True)
        for alone in (True, False):
            with pytest.raises(StoreFailed, match="is open in another house"):
                await Store.open(str(tmp_path / "s"), alone=alone)
        await one.close()
        shared = [await Store.open(str(tmp_path / "s"), alone=False) for _ in range(2)]
        with pytest.raises(StoreFailed, match="is open in another house"):
            await Store.open(str(tmp_path / "s"), alone=True)
        for store in shared:
            await store.close()
        await (await Store.open(str(tmp_path / "s"), alone=True)).close()

    asyncio.run(scene())


def test_what_fails_to_be_stored_is_not_told(tmp_path, caplog):
    """Neither errors nor logs contain a person's secret id or a word of talk."""

    async def scene():
        store = await Store.open(str(tmp_path / "s"))
        said = []
        try:
            await store.add_table(row(), chairs("secret-of-ana"))
            with pytest.raises(StoreFailed) as first:
                await store.add_table(row(host="secret-of-eva"), chairs("secret-of-ana"))
            people = schema.people.insert()
            await store.write([(people, {"person": "secret-of-ana", "name": "Ana"})])
            with pytest.raises(StoreFailed) as second:
                await store.write([(people, {"person": "secret-of-ana", "name": "Eva"})])
            with pytest.raises(StoreFailed) as third:
                async with store.reading() as connection:
                    await connection.exec_driver_sql("SELECT ? FROM nowhere", ("secret-of-leo",))
            said = [first.value, second.value, third.value]
        finally:
            await store.close()
        return [text for error in said for text in (str(error), repr(error.__cause__))]

    caplog.set_level(logging.DEBUG, logger="sqlalchemy")
    texts = asyncio.run(scene())
    assert len(texts) == 6
    assert [text for text in (*texts, caplog.text) if "secret-of" in text] == []


def test_a_database_without_its_tables_is_answered_in_order(tmp_path):
    with OpenHouse(tmp_path / "s") as house:
        ana = house.visitor("Ana")
        table = ana.make("me", "open")
        renamed = ("people RENAME TO folk", "tables RENAME TO desks")
        change(place(tmp_path / "s"), *(f"ALTER TABLE {one}" for one in renamed))
        for answer in (
            ana.get("/api/house"),
            ana.post("/api/tables", FRESH),
            ana.get(f"/api/tables/{table}/deal"),
        ):
            assert (answer.status_code, answer.json()["code"]) == (503, "store-failed")
        with ana.at(table) as peer:
            peer.until("refused", code="store-failed")


@pytest.mark.parametrize(
    "path", ["/" + "a" * 300, "/assets/" + "x" * 5000, "/" + "a/" * 4000, "/" + "é" * 200]
)
def test_a_path_that_no_file_could_have_is_not_found(house, path):
    answer = house.visitor().get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
