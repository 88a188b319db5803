"""A visitor's chronicle: its contents, the file to download, and deleting everything."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from tafureria.core.record import read, verify
from tafureria.house.chronicle import forgetting
from tafureria.house.settings import Settings
from tafureria.house.store import schema
from tafureria.house.store.store import Store
from tests.house.peers import OpenHouse, meet, play_together
from tests.house.places import place
from tests.house.places import read as stored
from tests.house.test_chronicle import until
from tests.house.test_friends import two_people


def played(visitor, *seats):
    table = visitor.make(*(seats or ("me", "computer")))
    with visitor.at(table) as peer:
        meet(peer)
        peer.play_on()
    return table


def book(visitor):
    return visitor.get("/api/chronicle").json()


def export(visitor):
    """The only game of that visitor, as it is downloaded."""
    [game] = visitor.get("/api/chronicle/export").json()["games"]
    return game


def forget(visitor, **headers):
    return visitor._ask("DELETE", "/api/chronicle", headers=headers)


def test_nobody_has_played_anything_yet(house):
    assert book(house.visitor()) == {"games": [], "of": 0, "people": []}


def test_it_tells_of_games_and_decisions(house):
    ana = house.visitor()
    tables = [played(ana), played(ana)]
    until(lambda: all(one["result"] for one in book(ana)["games"]))
    found = book(ana)
    assert [one["table"] for one in found["games"]] == tables[::-1]
    assert (found["of"], found["people"]) == (2, [])
    assert [one["decisions"] for one in found["games"]] == [None, None]
    done = 0.0
    while done < 1:
        answer = ana.get(f"/api/tables/{tables[0]}/analysis", params={"eyes": "0", "after": done}).json()
        done = answer["analysis"]["done"] if answer["analysis"] else done
    balance = answer["analysis"]["balance"][0]
    own = until(lambda: book(ana)["games"][1]["decisions"])
    assert own["worst"] or own["finest"]
    judged = {one["step"]: one for one in answer["analysis"]["decisions"]}
    for kind, verdict in (("worst", "mistake"), ("finest", "best")):
        gaps = [deed["gap"] for deed in own[kind]]
        assert gaps == sorted(gaps, reverse=True)
        for deed in own.pop(kind):
            found = judged[deed["step"]]
            assert (found["seat"], found["verdict"], abs(found["gap"])) == (0, verdict, deed["gap"])
            assert deed["other"] == found["tried"][1]["notation"]
    assert own == {
        "judged": balance["decisions"],
        "mistakes": balance["mistakes"],
        "cost": balance["cost"],
        "luck": balance["luck"],
        "error": balance["error"],
    }


def test_the_file_has_everything_and_its_records_stand(house):
    ana = house.visitor()
    table = played(ana)
    answer = ana.get("/api/chronicle/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["name"] == "Ana"
    [game] = found["games"]
    assert game["game"]["table"] == table
    assert verify(read(game["record"])) is None
    for value in ana.cookie.values():
        assert value.split(".")[0] not in answer.text
    assert house.visitor().get("/api/chronicle/export").json() == {
        "name": "",
        "games": [],
        "mails": [],
        "holidays": [],
    }


def test_nobody_is_forgotten_from_another_page_or_without_a_cookie(house):
    ana = house.visitor()
    played(ana)
    assert forget(ana, origin="http://elsewhere.example").json()["code"] == "wrong-origin"
    assert book(ana)["of"] == 1
    strange = house.visitor()
    strange.cookie = {}
    assert forget(strange).json()["code"] == "no-cookie"


def test_who_is_forgotten_leaves_the_game_to_the_others(tmp_path):
    path = tmp_path / "store.sqlite3"
    with OpenHouse(path) as house:
        ana, bea, a, b = two_people(house)
        b.send("say", text="adios a todos")
        b.send("say", text="entre nosotros", to=0)
        while a.until("said")["lines"][-1]["to"] is None:
            pass
        play_together(a, b)
        assert a.over
        table = a.table["table"]
        until(lambda: all(one["result"] for one in book(ana)["games"]))
        [person] = book(ana)["people"]
        assert (person["name"], person["games"]) == ("Bea", 1)
        assert person["won"] == (0 in a.over["winners"])
        assert [line["text"] for line in export(ana)["talk"]] == ["adios a todos", "entre nosotros"]
        running = bea.make("me", "open")
        assert forget(bea).json() == {"games": 1}
        a.close()
        b.close()
        # Nothing is left of Bea but her table that still waits for players.
        assert book(bea) == {"games": [], "of": 0, "people": []}
        assert [one["table"] for one in bea.get("/api/house").json()["tables"]] == [running]
        assert bea.get("/api/house").json()["name"] == ""
        assert forget(bea).json() == {"games": 0}
        # Ana's copy stays, with a nameless player in it.
        assert book(ana)["people"] == []
        assert book(ana)["of"] == 1
        replay = ana.get(f"/api/tables/{table}/replay", params={"eyes": "all"}).json()
        assert [one["name"] for one in replay["seats"]] == ["Ana", ""]
        assert replay["talk"] == []
        assert verify(read(ana.get(f"/api/tables/{table}/record").text)) is None
        with ana.at(table) as again:
            assert again.until("table")["seats"][1]["name"] == ""
    bea_id = next(iter(bea.cookie.values())).split(".")[0]
    rows = [str(row) for row in stored(path, f"SELECT * FROM chairs WHERE table_id = '{table}'")]
    rows += [str(row) for row in stored(path, f"SELECT * FROM tables WHERE id = '{table}'")]
    rows += [str(row) for row in stored(path, f"SELECT * FROM talk WHERE table_id = '{table}'")]
    rows += [str(row) for row in stored(path, "SELECT * FROM people")]
    assert rows
    assert not any("Bea" in row or bea_id in row for row in rows)


@pytest.mark.usefixtures("stopped")
@pytest.mark.parametrize("path", ["/api/chronicle", "/api/chronicle/export"])
def test_it_is_not_asked_for_too_often(tmp_path, path):
    few = Settings(pace=0, pause_factor=0, replays_per_minute=2, records_per_minute=2)
    with OpenHouse(tmp_path / "store.sqlite3", few) as house:
        ana = house.visitor()
        codes = [ana.get(path).status_code for _ in range(3)]
    assert codes == [200, 200, 429]


STAYS = ("orders", "reports")
"""Tables of what the keeper has ordered, or has yet to decide, about somebody."""


def test_no_table_of_the_store_names_who_is_forgotten(tmp_path):
    """A table with a person's id that forgetting does not know fails: all of them are filled before."""

    def like(column):
        return {str: "x", bytes: b"x", bool: False, int: 1, float: 1.0}[column.type.python_type]

    async def main():
        store = await Store.open(place(tmp_path / "store.sqlite3"))
        async with store.transaction() as connection:
            for table in schema.metadata.sorted_tables:
                row = {column.name: like(column) for column in table.c}
                names = [name for name in ("person", "other", "host") if name in row]
                if table is schema.clubs:
                    await connection.execute(table.insert().values(**row))
                if table is schema.tables:
                    row["status"] = "over"
                for name in names if table.name not in STAYS else ():
                    await connection.execute(table.insert().values(**row | {name: "bea"}))
        assert await forgetting.forget(store, "bea") == ["x"]
        async with store.reading() as connection:
            for table in schema.metadata.sorted_tables:
                rows = [str(row) for row in await connection.execute(select(table))]
                assert not [row for row in rows if "bea" in row], table.name
        await store.close()

    asyncio.run(main())
