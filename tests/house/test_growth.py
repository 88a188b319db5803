"""A store does not grow for ever: brought records end, and a full house begins nothing and loses nothing."""

from dataclasses import replace

import pytest

from tests.house.keepers import asked
from tests.house.peers import QUICK, OpenHouse, meet, play_together
from tests.house.places import change, place, read
from tests.house.test_chronicle import until
from tests.house.test_own_chronicle import played


def test_a_brought_record_ends_in_a_week_and_own_games_stay(tmp_path):
    path = tmp_path / "s"
    with OpenHouse(path) as house:
        ana = house.visitor("Ana")
        own = played(ana)
        text = ana.get(f"/api/tables/{own}/record").text
        old, young = [ana._ask("POST", "/api/records", content=text).json()["table"] for _ in range(2)]
        # A game that somebody plays on from a record is their own.
        wish = {"step": 0, "seat": 0, "name": "Ana"}
        further = ana.post(f"/api/tables/{old}/continue", wish).json()["table"]
    change(
        place(path),
        f"UPDATE tables SET made = made - 8 * 86400, updated = updated - 8 * 86400 WHERE id != '{young}'",
    )
    with OpenHouse(path):
        until(lambda: {row[0] for row in read(place(path), "SELECT id FROM tables")} == {own, young, further})


@pytest.fixture
def room(monkeypatch):
    """Set how many megabytes a store takes up."""
    taken = {"megabytes": 0}

    async def size(store):
        return taken["megabytes"] * 1_000_000

    monkeypatch.setattr("tafureria.house.administration.rows.size", size)
    monkeypatch.setattr("tafureria.house.administration.administration.AGAIN", 0.01)
    return taken


def test_a_full_house_begins_nothing_new_and_finishes_what_has_begun(tmp_path, room):
    with OpenHouse(tmp_path / "s", replace(QUICK, house_megabytes=100)) as house:
        house.path = place(tmp_path / "s")
        ana, bea = house.visitor("Ana"), house.visitor("Bea")
        text = ana.get(f"/api/tables/{played(ana)}/record").text
        table = ana.make("me", "open")
        wish = {"game": "mentiroso", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ana"}

        def code(path, **body):
            answer = ana._ask("POST", path, **body)
            return "" if answer.status_code == 201 else answer.json()["code"]

        room["megabytes"] = 50
        until(lambda: code("/api/records", content=text) == "house-full")
        assert not code("/api/tables", json=wish)
        room["megabytes"] = 100
        until(lambda: code("/api/tables", json=wish) == "house-full")
        club = {"title": "Amigos", "name": "Ana"}
        assert code("/api/clubs", json=club) == "house-full"
        assert code("/api/days", json={"game": "mentiroso", "name": "Ana"}) == "house-full"
        assert asked(house).json()["megabytes"] == 100
        assert asked(house).json()["most_megabytes"] == 100
        with ana.at(table) as a, bea.at(table) as b:
            b.until("table", status="waiting")
            b.send("sit", seat=1, name="Bea")
            b.until("table", you=1)
            a.send("begin")
            meet(a, b)
            play_together(a, b)
        assert ana.get(f"/api/tables/{table}/record").status_code == 200
        room["megabytes"] = 0
        until(lambda: not code("/api/tables", json=wish))


def test_the_size_of_a_store_is_that_of_its_data(tmp_path):
    with OpenHouse(tmp_path / "s") as house:
        house.path = place(tmp_path / "s")
        until(lambda: 0 < asked(house).json()["megabytes"] < 50)
