"""Finished games are kept: the first page shows visitors their own, with the result."""

import sqlite3
import time
from contextlib import closing

import pytest

from tafureria.house import house as module
from tests.house.peers import PATIENCE, OpenHouse, meet


def until(found):
    """Poll *found* until it returns something: a game is stored shortly after its end."""
    ends = time.monotonic() + 3 * PATIENCE
    while not (what := found()):
        assert time.monotonic() < ends, "it never came"
        time.sleep(0.02)
    return what


def played(visitor, *seats):
    table = visitor.make(*(seats or ("me", "computer")))
    with visitor.at(table) as peer:
        meet(peer)
        peer.play_on()
        return table, peer.over


def finished(visitor):
    return visitor.get("/api/house").json()["finished"]["games"]


def test_a_finished_game_stays_with_its_people_its_day_and_its_result(house):
    ana, eve = house.visitor("Ana"), house.visitor("Eve")
    table, over = played(ana)
    card = until(lambda: next((one for one in finished(ana) if one["result"]), None))
    assert (card["table"], card["game"], card["you"], card["ending"]) == (
        table,
        "mentiroso",
        0,
        over["ending"],
    )
    assert card["result"] == {"winners": over["winners"], "scores": over["scores"]}
    assert card["seats"][0]["name"] == "Ana"
    assert card["ended"] > 1.7e9
    assert not any(one["table"] == table for one in ana.get("/api/house").json()["tables"])
    assert finished(eve) == []


def test_there_is_more_than_the_first_page_shows(house, monkeypatch):
    monkeypatch.setattr(module, "MORE_FINISHED", 2)
    ana = house.visitor("Ana")
    tables = [played(ana)[0] for _ in range(6)]
    first = ana.get("/api/house").json()["finished"]
    assert ([one["table"] for one in first["games"]], first["more"]) == (tables[:1:-1], True)
    rest = ana.get(f"/api/finished?before={first['games'][-1]['ended']}").json()
    assert ([one["table"] for one in rest["games"]], rest["more"]) == (tables[1::-1], False)


@pytest.mark.parametrize("before", ["x", "-1", "nan"])
def test_a_time_that_is_none_is_refused(house, before):
    assert house.visitor("Ana").get(f"/api/finished?before={before}").json()["code"] == "malformed"


def test_games_that_were_kept_without_their_result_get_it_when_the_house_opens(tmp_path):
    path = tmp_path / "store.sqlite3"
    with OpenHouse(path) as house:
        ana = house.visitor("Ana")
        _, over = played(ana)
        until(lambda: finished(ana)[0]["result"])
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE kept SET result = ''")
    with OpenHouse(path) as house:
        again = house.visitor("Ana")
        again.cookie = ana.cookie
        assert until(lambda: finished(again)[0]["result"])["winners"] == over["winners"]
