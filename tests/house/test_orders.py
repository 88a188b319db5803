"""Mutes, bans and reports: what the keeper of a house orders, and whom it meets."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tafureria.house.settings import Settings
from tests.house.keepers import asked, at, do, kept, mark, seen, turned_away
from tests.house.peers import CLIENT, PLENTY, OpenHouse, meet
from tests.house.test_chronicle import until
from tests.house.test_friends import two_people


@pytest.fixture(scope="module")
def house(_taken, tmp_path_factory):
    with kept(tmp_path_factory.mktemp("kept") / "store.sqlite3") as opened:
        yield opened


def test_a_mute_holds_until_it_is_lifted(house):
    _ana, _bea, a, b = two_people(house)
    page = do(house, "mute", person=mark(house, a.table["table"], "Bea"), days=1)
    [order] = [one for one in page["orders"] if one["kind"] == "mute"]
    assert order["name"] == "Bea"
    assert 0 < order["until"] - order["made"] - 24 * 3600 + 1 < 2
    b.send("say", text="spam", id=7)
    b.until("refused", id=7, code="muted")
    b.send("say", phrase="spam", id=8)
    b.until("refused", id=8, code="muted")
    do(house, "lift", id=order["id"])
    b.send("say", text="perdón")
    assert a.until("said")["lines"][0]["text"] == "perdón"
    a.close()
    b.close()


def test_a_mute_ends_by_itself_when_its_time_is_over(house, clock):
    _ana, _bea, a, b = two_people(house)
    person = mark(house, a.table["table"], "Bea")
    [order] = [one for one in do(house, "mute", person=person, days=1)["orders"] if one["person"] == person]
    clock.advance(24 * 3600 - 60)
    b.send("say", text="spam", id=7)
    b.until("refused", id=7, code="muted")
    clock.advance(120)
    b.send("say", text="perdón")
    assert a.until("said")["lines"][0]["text"] == "perdón"
    do(house, "lift", id=order["id"])  # the house of the other tests goes by another clock
    a.close()
    b.close()


def test_a_mute_of_a_network_meets_whoever_comes_from_there(tmp_path):
    limited = Settings(**PLENTY | {"limit_addresses": True, "pace": 0.0})
    with OpenHouse(tmp_path / "s", limited) as house:
        house.path = tmp_path / "s"
        ana, bea = house.visitor("Ana"), house.visitor("Bea")
        table = ana.make("me", "open")
        with ana.at(table) as peer, bea.at(table) as other:
            other.until("table")
            until(lambda: at(seen(house), table)["people"][0]["here"])
            do(house, "mute", person=mark(house, table, "Ana"), here=True, days=2)
            for who in (peer, other):
                who.send("say", text="spam", id=7)
                who.until("refused", id=7, code="muted")


def test_a_ban_turns_a_person_away_from_everything(house):
    ana, bea, a, b = two_people(house)
    table = a.table["table"]
    page = do(house, "ban", person=mark(house, table, "Bea"))
    with pytest.raises(ConnectionClosed):
        while True:
            b.receive()
    turned_away(bea, table, "banned")
    answer = bea.post("/api/tables", {})
    assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    assert bea.get("/").status_code == 200  # the page itself explains the ban
    assert ana.get("/api/house").status_code == 200
    for order in page["orders"]:
        do(house, "lift", id=order["id"])
    assert bea.get("/api/house").status_code == 200
    a.close()


def test_a_ban_of_a_network_meets_whoever_comes_from_there_but_never_the_keeper(tmp_path):
    limited = Settings(**PLENTY | {"limit_addresses": True, "pace": 0.0})
    with OpenHouse(tmp_path / "s", limited) as house:
        house.path = tmp_path / "s"
        ana = house.visitor("Ana")
        table = ana.make("me", "open")
        with ana.at(table) as peer:
            peer.until("table")
            until(lambda: at(seen(house), table)["people"][0]["here"])
            page = do(house, "ban", person=mark(house, table, "Ana"), here=True, days=2)
        assert sorted(one["network"] for one in page["orders"]) == ["", "127.0.0.1/32"]
        assert CLIENT.get(house.url + "/api/house").json()["code"] == "banned"
        for order in page["orders"]:
            do(house, "lift", id=order["id"])
        do(house, "ban", network="127.0.0.0/8")
        assert house.visitor("Bea").front["code"] == "banned"
        assert asked(house, body={"do": "ban", "network": "here"}).json()["code"] == "malformed"
        assert asked(house, body={"do": "ban"}).json()["code"] == "unknown-person"


def test_a_report_keeps_what_was_said_around_it_as_it_was_heard(house):
    ana, _bea, a, b = two_people(house)
    table = a.table["table"]
    for peer, text in ((a, "hola"), (b, "una grosería"), (a, "¿perdón?")):
        peer.send("say", text=text)
        a.until("said")
    answer = ana.post(f"/api/tables/{table}/reports", {"number": 1})
    assert answer.json() == {"reported": True}
    ana.post(f"/api/tables/{table}/reports", {"number": 1})
    [report] = [one for one in seen(house)["reports"] if one["table"] == table]
    assert [(one["name"], one["text"], one["meant"]) for one in report["said"]] == [
        ("Ana", "hola", False),
        ("Bea", "una grosería", True),
        ("Ana", "¿perdón?", False),
    ]
    assert report["person"] == mark(house, table, "Bea")
    assert report["by"] == mark(house, table, "Ana")
    # A report of one's own line, or of one that nobody wrote, is refused.
    for number in (0, 3):
        wrong = ana.post(f"/api/tables/{table}/reports", {"number": number})
        assert wrong.json()["code"] == "unknown-line"
    assert not [one for one in do(house, "settle", id=report["id"])["reports"] if one["table"] == table]
    a.close()
    b.close()


def test_a_report_tells_nothing_that_its_writer_has_not_heard(house):
    """What was whispered to others is neither in it nor counted."""
    ana, bea, eva = (house.visitor(name) for name in ("Ana", "Bea", "Eva"))
    table = ana.make("me", "open", "open")
    with ana.at(table) as a, bea.at(table) as b, eva.at(table) as e:
        for peer, number, name in ((b, 1, "Bea"), (e, 2, "Eva")):
            peer.send("sit", seat=number, name=name)
            peer.until("table", you=number)
        a.send("begin")
        meet(a, b, e)
        b.send("say", text="entre tú y yo", to=0)
        b.send("say", text="una grosería")
        b.catch_up()
        for who, number in ((eva, 0), (ana, 1)):
            assert who.post(f"/api/tables/{table}/reports", {"number": number}).json() == {"reported": True}
        assert eva.post(f"/api/tables/{table}/reports", {"number": 1}).json()["code"] == "unknown-line"
        reports = [one for one in seen(house)["reports"] if one["table"] == table]
        said = {one["by"]: [(line["text"], line["meant"]) for line in one["said"]] for one in reports}
        assert said == {
            mark(house, table, "Eva"): [("una grosería", True)],
            mark(house, table, "Ana"): [("entre tú y yo", False), ("una grosería", True)],
        }
