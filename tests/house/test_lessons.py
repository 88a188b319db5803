"""Lessons at real tables: what is refused, leaving and resuming, the end."""

from __future__ import annotations

import pytest

from tafureria.core import registry
from tafureria.core.lesson import lessons
from tests.house.peers import OpenHouse

GAME, LESSON = "mentiroso", "primera"


def begin(visitor, **more):
    """A table with the lesson, and a peer that has read up to its first step."""
    table = visitor.post("/api/lessons", {"game": GAME, "lesson": LESSON, "name": "Ana", **more}).json()[
        "table"
    ]
    peer = visitor.at(table)
    peer.until("lesson")
    return table, peer


def card(visitor):
    """The first page's entry for the lesson."""
    page = visitor.get("/api/house").json()
    return next(one for one in page["lessons"] if (one["game"], one["name"]) == (GAME, LESSON))


def step(peer):
    return peer.seen[-1]


def read(peer, number):
    peer.send("go-on", step=number)
    return peer.until("lesson")


def take(peer):
    """Take the lesson to its end, with the first action that each step allows."""
    lesson = lessons(registry.find(GAME))[LESSON]
    now = step(peer)
    while now["step"] < len(lesson.steps):
        if now["busy"]:
            now = peer.until("lesson")
        elif now["acts"]:
            wanted = lesson.steps[now["step"]].do[0].replace("*", "1")
            peer.play(wanted)
            now = peer.until("lesson")
        else:
            now = read(peer, now["step"])


def test_a_lesson_is_taken_to_its_end(house):
    ana = house.visitor()
    assert card(ana) == {"game": GAME, "name": LESSON, "steps": 8, "done": False, "table": ""}
    _, peer = begin(ana)
    take(peer)
    assert card(ana)["done"]
    shown = -1
    for frame in peer.seen:
        if frame["type"] == "position":
            shown = frame["position"]
        # The page can tell whether a step is about a position that it does not show yet.
        if frame["type"] == "lesson":
            assert frame["position"] == shown
    page = ana.get("/api/house").json()
    assert page["tables"] == []
    peer.close()


def test_it_deals_what_it_says_and_nobody_else_thinks(house, bots):
    ana = house.visitor()
    table, peer = begin(ana)
    assert peer.position["view"]["dice"][0] == 6
    take(peer)
    assert [asked for asked, _ in bots.asked if asked == table] == []
    peer.close()


def test_what_else_is_tried_is_refused(house):
    ana = house.visitor()
    _, peer = begin(ana)
    peer.send("play", id=7, position=peer.position["position"], actions=[0])
    peer.expect("refused", id=7, code="lesson", rule="")
    peer.send("go-on", id=8, step=1)
    peer.expect("refused", id=8, code="lesson")
    read(peer, 0)
    now = read(peer, 1)
    assert (now["acts"], now["at"]) == (True, ["act:envida 1", "act:envida 2"])
    peer.send("go-on", id=9, step=2)
    peer.expect("refused", id=9, code="lesson")
    peer.play("envida 2")
    peer.until("lesson", step=3)
    peer.play("2x6", id=10)
    peer.expect("refused", id=10, code="lesson")
    peer.send("why", id=11, position=peer.position["position"], notation="mentira")
    peer.expect("refused", id=11, code="rule", rule="men.nothing-to-doubt")
    peer.send("resign", id=12)
    peer.expect("refused", id=12, code="lesson")
    peer.close()


def test_it_can_be_left_and_gone_on_with(tmp_path):
    store = tmp_path / "store.sqlite3"
    with OpenHouse(store) as opened:
        ana = opened.visitor()
        table, peer = begin(ana)
        read(peer, 0)
        read(peer, 1)
        peer.play("envida 2")
        peer.until("lesson", step=3)
        peer.close()
        assert card(ana)["table"] == table
    with OpenHouse(store) as opened:
        again = opened.visitor()
        again.cookie = ana.cookie
        found, peer = begin(again)
        assert found == table
        assert step(peer)["step"] == 3
        take(peer)
        peer.close()
        done, peer = begin(again)
        assert done != table
        assert step(peer)["step"] == 0
        peer.close()


def test_it_can_be_begun_afresh(house):
    ana = house.visitor()
    first, peer = begin(ana)
    peer.close()
    second, peer = begin(ana, afresh=True)
    assert second != first
    assert card(ana)["table"] == second
    peer.close()


@pytest.mark.parametrize(("name", "number", "acts"), [("die", 1, False), ("bid", 3, True), ("end", 6, False)])
def test_it_can_be_begun_at_a_step(tmp_path, name, number, acts):
    store = tmp_path / "store.sqlite3"
    with OpenHouse(store) as opened:
        ana = opened.visitor()
        table, peer = begin(ana, step=name)
        assert (step(peer)["step"], step(peer)["acts"], step(peer)["say"]) == (number, acts, name)
        peer.close()
        # It is no lesson to go on with, and having seen its end is not having taken it.
        assert card(ana)["table"] == ""
    with OpenHouse(store) as opened:
        again = opened.visitor()
        again.cookie = ana.cookie
        assert begin(again, step=name)[0] == table
        peer = again.at(table)
        peer.until("lesson", step=number)
        take(peer)
        assert not card(again)["done"]
        peer.close()


def test_a_table_that_is_not_a_lessons_has_no_step(house):
    ana = house.visitor()
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "computer"}], "name": "Ana"}
    peer = ana.at(ana.post("/api/tables", wish).json()["table"])
    peer.until("position")
    assert peer.table["lesson"] == ""
    peer.send("go-on", id=3, step=0)
    assert peer.until("refused", id=3)["code"] == "lesson"
    peer.close()


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "nada"}, "unknown-game"),
        ({"lesson": "nada"}, "unknown-lesson"),
        ({"step": "nada"}, "unknown-lesson"),
        ({"name": " "}, "no-name"),
    ],
)
def test_what_cannot_be_taught(house, wish, code):
    body = {"game": GAME, "lesson": LESSON, "name": "Ana", **wish}
    answer = house.visitor().post("/api/lessons", body)
    assert answer.json()["code"] == code


def test_others_may_look_on_and_nothing_more(house):
    table, peer = begin(house.visitor())
    bea = house.visitor("Bea").at(table)
    bea.until("lesson")
    assert bea.table["you"] == -1
    bea.send("go-on", id=4, step=0)
    assert bea.until("refused", id=4)["code"] == "not-your-seat"
    bea.close()
    peer.close()
