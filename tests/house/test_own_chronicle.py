"""A visitor's chronicle: what it tells, the file that one takes along, and being forgotten."""

from __future__ import annotations

import time

import pytest

from tafureria.core.record import read, verify
from tafureria.house.settings import Settings
from tests.house.peers import PATIENCE, OpenHouse, meet, play_together


def until(found):
    """What it finds, as soon as there is something."""
    ends = time.monotonic() + PATIENCE
    while not (what := found()):
        assert time.monotonic() < ends, "it never came"
        time.sleep(0.02)
    return what


def played(visitor, *seats):
    table = visitor.make(*(seats or ("me", "computer")))
    with visitor.at(table) as peer:
        meet(peer)
        peer.play_on()
    return table


def together(ana, eva, text=""):
    """A game of two people that has ended."""
    table = ana.make("me", "open")
    with ana.at(table) as one, eva.at(table) as two:
        one.until("table")
        two.until("table")
        two.send("sit", seat=1, name="Eva")
        one.until("table", status="waiting")
        if text:
            two.until("table", you=1)
            two.send("say", text=text)
        play_together(one, two)
    return table


def book(visitor):
    return visitor.get("/api/chronicle").json()


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
    assert house.visitor().get("/api/chronicle/export").json() == {"name": "", "games": []}


def test_nobody_is_forgotten_from_another_page_or_without_a_cookie(house):
    ana = house.visitor()
    played(ana)
    assert forget(ana, origin="http://elsewhere.example").json()["code"] == "wrong-origin"
    assert book(ana)["of"] == 1
    strange = house.visitor()
    strange.cookie = {}
    assert forget(strange).json()["code"] == "no-cookie"


@pytest.mark.parametrize("path", ["/api/chronicle", "/api/chronicle/export"])
def test_it_is_not_asked_for_too_often(tmp_path, path):
    few = Settings(pace=0, pause_factor=0, replays_per_minute=2, records_per_minute=2)
    with OpenHouse(tmp_path / "store.sqlite3", few) as house:
        ana = house.visitor()
        codes = [ana.get(path).status_code for _ in range(3)]
    assert codes == [200, 200, 429]
