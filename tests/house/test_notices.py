"""Notices of turns in slow games: to people who are away from the table, once, and not at night."""

import asyncio
import dataclasses
import datetime as dt

import httpcore
import pytest

from tafureria.house.notices.reach import Public
from tests.house.hands import until_asleep
from tests.house.peers import OpenHouse, meet
from tests.house.pushes import PushService, Rounds
from tests.house.test_chronicle import until
from tests.house.test_slow import DAY, SLOW, bid, two_people

TELLING = dataclasses.replace(
    SLOW, push_anywhere=True, tell_after=60, contact="mailto:house@example.org", notices_per_minute=10**6
)


@pytest.fixture
def service():
    with PushService() as opened:
        yield opened


@pytest.fixture
def rounds(monkeypatch):
    return Rounds(monkeypatch)


@pytest.fixture
def telling(tmp_path, clock):
    with OpenHouse(tmp_path / "store.sqlite3", TELLING) as house:
        yield house


def tell(person, browser, **quiet):
    answer = person.post("/api/notices", browser.wish())
    assert answer.status_code == 200, answer.text
    if quiet:
        answer = person.post("/api/notices/quiet", quiet)
        assert answer.status_code == 200, answer.text
    return answer.json()


def test_whoever_is_not_there_is_told_once_and_reminded_once(telling, service, clock, rounds):
    ana, bea, table = two_people(telling, days=2)
    mine, hers = service.browser(), service.browser()
    tell(ana, mine)
    tell(bea, hers)
    clock.advance(61)
    assert mine.told() == {
        "title": "El mentiroso",
        "body": "It is your turn at the table with Bea.",
        "url": f"/mesa/{table}",
    }
    assert hers.told()["body"] == "It is your turn at the table with Ana."
    assert mine.keys == hers.keys == {ana.get("/api/notices").json()["key"]}
    clock.advance(1.6 * DAY)
    assert mine.told()["body"] == "Your time will soon be up at the table with Bea."
    assert hers.told()
    rounds.wait()
    assert mine.received.empty()


def test_whoever_looks_at_the_table_is_not_told(telling, service, clock, rounds):
    ana, bea, table = two_people(telling)
    mine, hers = service.browser(), service.browser()
    tell(bea, hers)
    with ana.at(table) as peer:
        meet(peer)
        tell(ana, mine)
        clock.advance(120)
        hers.told()
        rounds.wait()
        assert mine.asked.empty()
    until_asleep(table)
    mine.told()


def test_nobody_is_told_in_quiet_hours(telling, service, clock, rounds):
    ana, _, _ = two_people(telling, days=7)
    mine = service.browser()
    at = dt.datetime.fromtimestamp(clock.hour, dt.UTC)
    minute = at.hour * 60 + at.minute
    begin, end = minute, (minute + 8 * 60) % 1440
    page = tell(ana, mine, zone="UTC", begin=begin, end=end)
    assert page["quiet"] == {"zone": "UTC", "begin": begin, "end": end}
    clock.advance(7 * 3600)
    rounds.wait()
    assert mine.asked.empty()
    clock.advance(3600)
    mine.told()


def test_a_browser_that_is_gone_is_forgotten_and_a_broken_service_tried_again(
    telling, service, clock, rounds
):
    ana, bea, _ = two_people(telling)
    gone, broken = service.browser(), service.browser()
    gone.answers, broken.answers = [410], [500, 503]
    tell(ana, gone)
    tell(bea, broken)
    clock.advance(61)
    until(lambda: not ana.get("/api/notices").json()["told"])
    assert broken.asked.get(timeout=60) == 500
    rounds.wait()  # the house has taken note of it
    clock.advance(61)
    assert broken.asked.get(timeout=60) == 503
    rounds.wait()
    clock.advance(300)
    assert broken.told()


def test_what_is_still_to_be_told_survives_a_restart(tmp_path, service, clock):
    store = tmp_path / "store.sqlite3"
    with OpenHouse(store, TELLING) as house:
        ana, _, _ = two_people(house)
        mine = service.browser()
        mine.answers = [500]
        tell(ana, mine)
        clock.advance(61)
        assert mine.asked.get(timeout=60) == 500
        key = ana.get("/api/notices").json()["key"]
    clock.advance(120)
    with OpenHouse(store, TELLING):
        assert mine.told()["body"].startswith("It is your turn")
    assert mine.keys == {key}
    assert mine.received.empty()


def test_nobody_is_told_of_a_turn_that_has_gone(telling, service, clock, rounds):
    ana, _, table = two_people(telling)
    mine = service.browser()
    mine.answers = [500]
    tell(ana, mine)
    clock.advance(61)
    assert mine.asked.get(timeout=60) == 500
    bid(ana, table)
    until_asleep(table)
    clock.advance(600)
    rounds.wait()
    assert mine.received.empty()


@pytest.mark.parametrize(
    "endpoint",
    ["https://10.0.0.7/a", "https://localhost/a", "http://push.example/a", "https://[::1]/", "file:///etc"],
)
def test_no_push_service_leads_into_the_house(house, service, endpoint):
    ana = house.visitor()
    wish = service.browser().wish() | {"endpoint": endpoint}
    assert ana.post("/api/notices", wish).json()["code"] == "no-push"


def test_a_name_that_leads_into_the_house_is_not_called():
    with pytest.raises(httpcore.ConnectError, match="not a public address"):
        asyncio.run(Public().connect_tcp("localhost", 443))


def test_a_browser_tells_one_person_and_can_be_taken_away(house, service):
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    browser = service.browser()
    wish = browser.wish() | {"endpoint": "https://push.example/1"}
    [mine] = ana.post("/api/notices", wish).json()["told"]
    assert mine["host"] == "push.example"
    [hers] = bea.post("/api/notices", wish).json()["told"]
    assert ana.get("/api/notices").json()["told"] == []
    assert len(ana._ask("DELETE", f"/api/notices/{hers['id']}").json()["told"]) == 0
    assert len(bea.get("/api/notices").json()["told"]) == 1
    assert bea._ask("DELETE", f"/api/notices/{hers['id']}").json()["told"] == []


def test_who_is_forgotten_is_told_nowhere(house, service):
    ana = house.visitor("Ana")
    ana.post("/api/notices", service.browser().wish() | {"endpoint": "https://push.example/2"})
    ana._ask("DELETE", "/api/chronicle")
    assert ana.get("/api/notices").json()["told"] == []
