"""Holidays: whoever is away for days loses no time and gets no notices; the table sees until when."""

import datetime as dt

import msgspec
import pytest

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.core.game import seats_in
from tafureria.house.holidays import holidays
from tafureria.house.holidays.holidays import Holiday
from tafureria.house.refusal import Refusal
from tafureria.house.store.rows import Chair, TableSettings
from tafureria.house.tables.chairs import PERSON
from tafureria.house.tables.clocks import Clocks
from tafureria.house.tables.live_game import LiveGame
from tests.house.hands import until_asleep
from tests.house.peers import OpenHouse, meet
from tests.house.places import change, place
from tests.house.pushes import PushService, Rounds
from tests.house.test_chronicle import until
from tests.house.test_notices import TELLING, tell
from tests.house.test_slow import DAY, bid, card, phase, two_people, until_turn

ZONE = "Europe/Madrid"
NOON = dt.datetime(2027, 7, 28, 12, tzinfo=dt.UTC).timestamp()
HOUR = 3600


@pytest.fixture
def away(tmp_path, clock):
    """A house at noon on 28 July."""
    clock.hour = NOON
    with OpenHouse(tmp_path / "store.sqlite3", TELLING) as house:
        yield house


def go(person, first, last, zone=ZONE):
    answer = person.post("/api/notices/holidays", {"zone": zone, "first": first, "last": last})
    assert answer.status_code == 200, answer.text
    return answer.json()["holidays"]


def come_back(person):
    return person._ask("DELETE", "/api/notices/holidays").json()["holidays"]


def refused(person, first, last, zone=ZONE):
    return person.post("/api/notices/holidays", {"zone": zone, "first": first, "last": last}).json()["code"]


def seat(person, table, seat):
    return card(person, table)["seats"][seat]["until"]


def test_the_clock_stops_and_deadlines_move_on(away, clock, bots):
    ana, bea, table = two_people(away, days=2)
    bid(ana, table)
    until_turn(ana, table, whose=False)
    clock.advance(DAY)
    page = go(bea, "2027-07-30", "2027-08-03")
    assert (page["first"], page["last"], page["on"]) == ("2027-07-30", "2027-08-03", False)
    assert seat(ana, table, 1) == ""
    # From noon of the 29th ten hours run until the holidays begin at midnight in Madrid; fourteen are left.
    clock.advance(12 * HOUR)
    assert seat(ana, table, 1) == "2027-08-03"
    assert card(ana, table)["waits_for"] == 1
    clock.advance(4.5 * DAY)
    assert not bots.asked_at(table)
    with ana.at(table) as peer:
        meet(peer)
        assert [one["until"] for one in peer.table["seats"]] == ["", "2027-08-03"]
        assert peer.until("clock")["running"] == []
        clock.advance(0.5 * DAY)
        assert peer.until("clock")["running"] == [1]
        assert peer.table["seats"][1]["until"] == ""
    until_asleep(table)
    clock.advance(11 * HOUR)
    assert phase(ana, table) == "staking"
    until_asleep(table)
    clock.advance(4 * HOUR)
    until(lambda: bots.asked_at(table))
    until_turn(ana, table)


def test_who_comes_back_earlier_has_the_time_that_was_left(away, clock, bots):
    ana, bea, table = two_people(away, days=2)
    bid(ana, table)
    until_asleep(table)
    assert go(bea, "2027-07-28", "2027-08-20")["on"]
    assert seat(ana, table, 1) == "2027-08-20"
    clock.advance(3 * DAY)
    page = come_back(bea)
    assert (page["first"], page["on"], page["left"]) == ("", False, holidays.IN_A_YEAR - 4)
    assert seat(ana, table, 1) == ""
    clock.advance(2 * DAY - HOUR)
    assert phase(ana, table) == "staking"
    assert not bots.asked_at(table)
    until_asleep(table)
    clock.advance(2 * HOUR)
    until_turn(ana, table)


def test_a_table_that_is_awake_is_told(away, clock):
    ana, bea, table = two_people(away, days=2)
    with ana.at(table) as peer:
        meet(peer)
        go(bea, "2027-07-28", "2027-07-29")
        while peer.table["seats"][1]["until"] != "2027-07-29":
            peer.receive()
        assert peer.until("clock")["running"] == [0]
        clock.advance(1)
        come_back(bea)
        while peer.table["seats"][1]["until"]:
            peer.receive()
        assert peer.until("clock")["running"] == [0, 1]


@pytest.mark.parametrize("after", [0.0, HOUR, 2 * DAY, 3 * DAY])
def test_where_it_is_secret_who_has_answered_a_stopped_clock_does_not_tell(after):
    game, shown = registry.find("taifa").game, []
    for has_answered in (False, True):
        wall = [NOON]
        live = LiveGame(game, game.options(), 3, Dealer.key_from_seed(1))
        while live.waiting != 0b111:
            seat = seats_in(live.waiting)[0]
            live.act(seat, live.legal(seat)[0])
        chairs = [Chair(seat=n, kind=PERSON, person=f"p{n}") for n in range(3)]
        bea = holidays.planned("p1", ZONE, "2027-07-28", "2027-07-30", NOON)
        settings = TableSettings(move_seconds=2 * DAY, game_seconds=9 * DAY)
        clocks = Clocks(settings, lambda chairs=chairs: chairs, lambda wall=wall: wall[0], {"p1": [bea]})
        clocks.update(live, 0.0, 0.0)
        clocks.show(live, 0.0, 0.0)
        if has_answered:
            live.act(1, live.legal(1)[0])
            clocks.update(live, 0.0, 0.0)
        assert live.awaited_mask == 0b111 and live.waits_for(1) is not has_answered
        wall[0] += after
        shown.append(clocks.shown(after, own=[0]))
    assert shown[0] == shown[1]
    assert shown[0].running == ([0, 1, 2] if bea.ends <= NOON + after else [0, 2])


def test_nobody_is_told_on_holidays_but_on_the_first_day_after(away, clock, monkeypatch):
    rounds = Rounds(monkeypatch)
    with PushService() as service:
        ana, bea, table = two_people(away, days=2)
        hers = service.browser()
        tell(bea, hers)
        bid(ana, table)
        go(bea, "2027-07-28", "2027-08-03")
        clock.advance(6 * DAY)
        rounds.wait()
        assert hers.asked.empty()
        clock.advance(0.5 * DAY)
        assert hers.told()["body"] == "It is your turn at the table with Ana."
        # She is reminded half a day before her remaining time runs out, as usual.
        clock.advance(1.4 * DAY)
        rounds.wait()
        assert hers.received.empty()
        clock.advance(0.2 * DAY)
        assert hers.told()["body"].startswith("Your time will soon be up")


def test_how_long_and_how_often(away, clock):
    ana = away.visitor("Ana")
    assert refused(ana, "2027-07-27", "2027-07-29") == "no-holidays"
    assert refused(ana, "2027-08-03", "2027-08-02") == "no-holidays"
    assert refused(ana, "2027-08-01", "2027-08-31") == "no-holidays"
    assert refused(ana, "2029-08-01", "2029-08-02") == "no-holidays"
    assert refused(ana, "2027-08-01", "2027-08-32") == "malformed"
    assert refused(ana, "2027-08-01", "2027-08-02", "Madrid/Sol") == "malformed"
    assert refused(ana, "2027-08-01", "9999-12-31") == "no-holidays"
    assert refused(ana, "9999-12-30", "9999-12-31") == "no-holidays"
    assert refused(ana, "0001-01-01", "0001-01-02", "Pacific/Kiritimati") == "no-holidays"
    assert go(ana, "2027-08-01", "2027-08-30")["left"] == 45
    # Holidays that have not begun can be changed or cancelled.
    assert go(ana, "2027-07-29", "2027-08-27")["first"] == "2027-07-29"
    assert come_back(ana)["first"] == ""
    go(ana, "2027-07-28", "2027-08-26")
    assert refused(ana, "2027-09-01", "2027-09-02") == "no-holidays"
    clock.advance(31 * DAY)
    assert ana.get("/api/notices").json()["holidays"]["left"] == 15
    assert refused(ana, "2027-09-01", "2027-09-16") == "no-holidays"
    go(ana, "2027-09-01", "2027-09-15")


def test_holidays_are_exported_and_forgotten(away):
    ana = away.visitor("Ana")
    go(ana, "2027-08-01", "2027-08-03")
    assert ana.get("/api/chronicle/export").json()["holidays"] == [
        {"first": "2027-08-01", "last": "2027-08-03"}
    ]
    ana._ask("DELETE", "/api/chronicle")
    assert ana.get("/api/chronicle/export").json()["holidays"] == []


def test_a_quick_table_has_no_holidays(away, clock):
    ana, bea = away.visitor("Ana"), away.visitor("Bea")
    table = ana.make("me", "open", move_seconds=60)
    with ana.at(table) as a, bea.at(table) as b:
        b.send("sit", seat=1, name="Bea")
        b.until("table", you=1)
        a.send("begin")
        meet(a, b)
        go(bea, "2027-07-28", "2027-08-03")
        a.catch_up()
        assert a.table["seats"][1]["until"] == ""
        assert card(ana, table)["seats"][1]["until"] == ""


def test_what_another_process_has_written_is_noticed(tmp_path, clock):
    clock.hour = NOON
    store = tmp_path / "store.sqlite3"
    with OpenHouse(store, TELLING) as house:
        ana, bea, table = two_people(house, days=2)
        with ana.at(table) as peer:
            meet(peer)
            person = f"(SELECT person FROM chairs WHERE table_id = '{table}' AND seat = 1)"
            days = f"'UTC', '2027-07-28', '2027-08-03', {NOON}, {NOON + 6 * DAY}, {NOON}"
            change(place(store), f"INSERT INTO holidays VALUES ('x', {person}, {days})")
            while peer.table["seats"][1]["until"] != "2027-08-03":
                peer.receive()
        assert bea.get("/api/notices").json()["holidays"]["on"]


def test_summer_time_ends_within_holidays():
    """The day on which the clocks go back is an hour longer."""
    now = dt.datetime(2027, 10, 25, tzinfo=dt.UTC).timestamp()
    one = holidays.planned("ana", ZONE, "2027-10-30", "2027-10-31", now)
    assert one.ends - one.begins == 2 * DAY + HOUR
    assert one.days == 2


def test_two_holidays_at_once_count_as_one():
    one = Holiday(id="", person="", zone="UTC", first="", last="", begins=10, ends=20, changed=0)
    two = msgspec.structs.replace(one, begins=15, ends=30)
    assert holidays.on([two, one], 16) is holidays.on([one, two], 16) is two
    assert holidays.stood([two, one], 0, 100) == 20
    assert holidays.runs_out([two, one], 0, 11) == 31
    with pytest.raises(Refusal):
        holidays.planned("ana", "UTC", "1970-01-01", "1970-01-02", 12.0, [one])
