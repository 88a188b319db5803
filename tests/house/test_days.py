"""The deal of the day: the same for everybody, secret until the day is over, with everybody's results."""

from __future__ import annotations

import itertools
from types import SimpleNamespace

import msgspec
import pytest

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.house.calendar import day_of, end_of
from tafureria.house.days import days
from tafureria.house.days.days import GAMES
from tafureria.house.store.rows import Chair
from tafureria.house.store.store import Store
from tafureria.house.tables.chairs import COMPUTER, PERSON
from tafureria.lab import par
from tafureria.players.catalogue import MASTER
from tafureria.players.levels import levels, usual
from tests.house.peers import OpenHouse
from tests.house.test_chronicle import until
from tests.house.test_store import row

GAME = "mentiroso"
NOONS = itertools.count(1_795_348_800, 10 * 86_400)
"""Distinct days, one for each test, since tests share a house; in seconds since 1970."""


class Today:
    """The house's clock."""

    def __init__(self):
        self.now = float(next(NOONS))


@pytest.fixture
def today(monkeypatch):
    clock = Today()
    monkeypatch.setattr(Store, "now", lambda _: clock.now)
    return clock


def begin(visitor, game=GAME):
    answer = visitor.post("/api/days", {"game": game, "name": visitor.name})
    assert answer.status_code == 200, answer.text
    return answer.json()["table"]


def card(visitor, game=GAME):
    return next(one for one in visitor.get("/api/days").json()["games"] if one["game"] == game)


def played_by_the_house(visitor, path):
    """The results of that day, once the house's own players have played it as often as they do."""
    results = visitor.get(path).json()
    return results if sum(games for _, games in results["house"]) == GAMES else None


def play(visitor):
    """Play today's deal to its end; its table id, the last ``table`` message and the ``over`` message."""
    table = begin(visitor)
    with visitor.at(table) as peer:
        peer.catch_up()
        peer.play_on()
        over = peer.over
        asked = peer.table
    until(lambda: card(visitor)["score"] is not None)
    return table, asked, over


def test_everybody_is_dealt_the_same_and_once(house, today):
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    assert card(ana)["table"] == ""
    first, second = begin(ana), begin(bea)
    assert first != second
    assert begin(ana) == first
    assert (card(ana)["table"], card(ana)["status"]) == (first, "playing")
    with ana.at(first) as a, bea.at(second) as b:
        a.catch_up()
        b.catch_up()
        for key in ("commitment", "options", "you", "day"):
            assert a.table[key] == b.table[key]
        assert a.table["day"] == day_of(today.now)
        assert a.table["you"] == card(ana)["you"]
        assert not a.table["hints"]
        assert a.position["view"]["dice"] == b.position["view"]["dice"]
    today.now += 86_400
    assert card(ana)["table"] == ""
    third = begin(ana)
    with ana.at(third) as peer:
        peer.catch_up()
        assert peer.table["commitment"] != a.table["commitment"]
        assert peer.table["you"] != a.table["you"]


def test_a_deal_stays_closed_until_the_day_is_over(house, today):
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    table, told, over = play(ana)
    assert over["key"] == ""
    at = f"/api/tables/{table}"
    own = told["you"]
    for path in (f"{at}/deal", f"{at}/record", f"{at}/knew?step=1&eyes=all", f"{at}/analysis?eyes=all"):
        assert ana.get(path).json()["code"] == "day-running", path
    for path in (f"{at}/choices?step=1&eyes={own}", f"{at}/otherwise?step=1&eyes={own}&choice=x"):
        assert ana.get(path).json()["code"] == "day-running", path
    # Whoever played sees again what they could know, through their own eyes; nobody else does.
    assert ana.get(f"{at}/board?step=1&eyes={own}").status_code == 200
    assert ana.get(f"{at}/board?step=1&eyes={own}&truth=true").json()["code"] == "day-running"
    assert bea.get(f"{at}/board?step=1&eyes={own}").json()["code"] == "day-running"
    other = (own + 1) % len(told["seats"])
    assert ana.get(f"{at}/board?step=1&eyes={other}").json()["code"] == "day-running"
    [game] = ana.get("/api/chronicle/export").json()["games"]
    assert game["record"] == ""
    for eyes in ("all", "table", str((own + 1) % len(told["seats"]))):
        assert ana.get(f"{at}/replay?eyes={eyes}").json()["code"] == "day-running", eyes
    assert bea.get(f"{at}/replay?eyes={own}").json()["code"] == "day-running"
    go_on = {"seat": own, "step": 1, "name": "Bea"}
    assert bea.post(f"{at}/continue", go_on).json()["code"] == "day-running"
    looked = ana.get(f"{at}/replay?eyes={own}").json()
    assert looked["steps"]
    assert looked["over"]["key"] == ""
    today.now = end_of(told["day"])
    assert ana.get(f"{at}/deal").json()["key"] == ana.get(f"{at}/replay?eyes=all").json()["over"]["key"] != ""
    assert ana.get(f"{at}/record").status_code == 200
    # A continued game is separate from the deal of the day.
    again = bea.post(f"{at}/continue", go_on).json()["table"]
    with bea.at(again) as peer:
        peer.catch_up()
        assert peer.table["day"] == ""


def test_both_doors_to_a_deal_stay_closed_to_others_until_the_day_is_over(house, today):
    """Over HTTP and by connecting, whether the game is running or over."""
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    table = begin(ana)
    looks = f"/api/tables/{table}/replay?eyes=table"
    with bea.at(table) as peer:
        assert peer.receive()["code"] == "day-running"
    assert bea.get(looks).json()["code"] == "running"
    play(ana)
    with bea.at(table) as peer, ana.at(table) as own:
        assert peer.receive()["code"] == "day-running"
        own.until("over")
    assert bea.get(looks).json()["code"] == "day-running"
    today.now = end_of(own.table["day"])
    with bea.at(table) as peer:
        peer.until("over")
    assert bea.get(looks).status_code == 200


def test_scores_stand_beside_those_of_others_and_of_the_house(house, today):
    ana, bea, eva = house.visitor("Ana"), house.visitor("Bea"), house.visitor("Eva")
    path = f"/api/days/{day_of(today.now)}/{GAME}"
    for one in (ana, bea):
        play(one)
    begin(eva)
    assert eva.get(path).json()["code"] == "running"
    results = until(lambda: played_by_the_house(ana, path))
    assert results["of"] == GAMES
    assert [one["name"] for one in results["people"] if one["you"]] == ["Ana"]
    assert {one["name"] for one in results["people"]} == {"Ana", "Bea"}
    scores = [one["score"] for one in results["people"]]
    assert scores == sorted(scores, reverse=True)
    assert card(ana)["played"] == 2
    assert card(ana)["rank"] == 1 + sum(score > card(ana)["score"] for score in scores)
    assert results["house"] == sorted(results["house"])


def test_a_score_of_the_day_is_that_of_the_persons_own_seat():
    def table(host, status, score, kind=PERSON):
        scores = [9.0, score]
        result = {"winners": [0] if score < 9 else [0, 1], "scores": scores}
        chairs = [Chair(seat=0, kind=COMPUTER), Chair(seat=1, kind=kind, person=host, name=host.title())]
        return row(host=host, status=status), chairs, msgspec.json.encode(result).decode()

    tables = [table("ana", "over", 4.0), table("bea", "over", 9.0), table("eva", "playing", 9.0)]
    tables += [table("leo", "over", 9.0, COMPUTER), (*table("pia", "over", 9.0)[:2], "")]
    found = [(one.name, one.score, one.won, one.you) for one in days._scores(tables, "ana")]
    assert found == [("Bea", 9.0, True, False), ("Ana", 4.0, False, True)]


def test_the_house_compares_at_the_seat_of_that_day_with_all_that_answer_at_once(monkeypatch):
    plans = []

    def play(plan, number, source):
        plans.append((plan.players, number, source.commitment))
        return SimpleNamespace(scores=(1.0, 2.0, 3.0))

    monkeypatch.setattr(par, "play_one", play)
    key = bytes(16)
    assert par.scores(GAME, {}, 3, key, 1, 4, 4) == [2.0] * 4
    entry = registry.find(GAME)
    others = {(players[0], players[2]) for players, _, _ in plans}
    assert others == {(usual(entry), usual(entry))}
    at_once = [one for one in levels(entry) if one != MASTER]
    assert {players[1] for players, _, _ in plans} == set(at_once)
    assert [number for _, number, _ in plans] == [4, 5, 6, 7]
    assert {commitment for _, _, commitment in plans} == {Dealer(key).commitment}


@pytest.mark.usefixtures("today")
def test_what_is_wrong_is_said(house):
    ana = house.visitor()
    for body, code in (
        ({"game": "ajedrez", "name": "Ana"}, "unknown-game"),
        ({"game": GAME}, "malformed"),
        ({"game": GAME, "name": "   "}, "no-name"),
    ):
        assert ana.post("/api/days", body).json()["code"] == code, body
    assert ana.get(f"/api/days/yesterday/{GAME}").json()["code"] == "malformed"
    assert ana.get("/api/days/2026-11-22/ajedrez").json()["code"] == "unknown-game"
    assert ana.get(f"/api/days/9999-12-31/{GAME}").json()["code"] == "malformed"


@pytest.mark.usefixtures("today")
def test_whoever_gives_up_the_seat_has_no_score(house):
    ana = house.visitor()
    with ana.at(begin(ana)) as peer:
        peer.catch_up()
        peer.send("resign")
        peer.until("table", you=-1)
    assert card(ana)["score"] is None


def test_the_games_of_the_house_go_on_where_an_earlier_process_stopped(tmp_path, today):
    store = tmp_path / "store.sqlite3"
    with OpenHouse(store) as house:
        ana = house.visitor()
        begin(ana)
    with OpenHouse(store) as house:
        ana.url = house.url
        play(ana)
        path = f"/api/days/{day_of(today.now)}/{GAME}"
        until(lambda: played_by_the_house(ana, path))
