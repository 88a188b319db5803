"""A hostile client that makes many requests delays only itself. Each test is an attack that worked."""

from dataclasses import replace

import pytest

from tafureria.house.refusal import Refusal
from tafureria.house.settings import BadLimit, Settings, read_limit, settings_from
from tafureria.web.budgets import Budgets, network_of
from tests.house.peers import QUICK, OpenHouse


@pytest.mark.usefixtures("stopped")
def test_fresh_cookies_do_not_make_a_budget_larger():
    budgets = Budgets(Settings(tables_per_minute=2))
    assert [budgets.take("table", f"p{n}", "192.0.2.1") for n in range(3)] == [True, True, False]
    assert budgets.take("table", "p9", "192.0.2.2")


@pytest.mark.usefixtures("stopped")
def test_a_person_has_a_budget_wherever_they_come_from():
    budgets = Budgets(Settings(lines_per_minute=2))
    assert [budgets.take("line", "ana", f"192.0.2.{n}") for n in range(3)] == [True, True, False]


@pytest.mark.usefixtures("stopped")
def test_where_all_come_from_one_address_only_persons_are_limited():
    budgets = Budgets(Settings(tables_per_minute=1, limit_addresses=False))
    assert all(budgets.take("table", f"p{n}", "127.0.0.1") for n in range(9))
    assert not budgets.take("table", "p0", "127.0.0.1")


def test_an_address_holds_only_so_many_at_a_time():
    budgets = Budgets(Settings(jobs_per_address=1))
    with budgets.hold("job", "a"):
        with pytest.raises(Refusal, match="too-many"), budgets.hold("job", "a"):
            pass
        with budgets.hold("job", "b"):
            pass
    with budgets.hold("job", "a"):
        pass


def test_a_customer_of_a_provider_is_one_address():
    assert (
        network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    )
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"


def test_the_tables_of_one_address_do_not_fill_the_first_page(tmp_path):
    settings = replace(QUICK, limit_addresses=True, listed_per_address=2)
    with OpenHouse(tmp_path / "s", settings) as house:
        first = house.visitor("Ana")
        table = first.make("me", "open", listed=True)
        house.visitor("Bea").make("me", "open", listed=True)
        body = {"game": "mentiroso", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "C", "listed": True}
        answer = house.visitor("C").post("/api/tables", body)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        with first.at(table) as peer:
            peer.send("begin")
            peer.until("table", status="playing")
        assert house.visitor("C").post("/api/tables", body).status_code == 201


def test_more_actions_than_the_budget_are_refused_and_nothing_is_played(tmp_path):
    settings = replace(QUICK, actions_per_second=0, actions_at_once=2)
    with OpenHouse(tmp_path / "s", settings) as house:
        ana = house.visitor("Ana")
        with ana.at(ana.make("me", "computer")) as peer:
            position = peer.until("position")["position"]
            peer.send("play", id=1, position=position, actions=[0, 0, 0])
            peer.until("refused", id=1, code="too-fast")


def test_limits_are_read_from_the_environment():
    found = settings_from({}, {"TAFURERIA_WATCHERS": "7", "TAFURERIA_LIMIT_ADDRESSES": "0", "PATH": "x"})
    assert found == Settings(watchers=7, limit_addresses=False)
    for text in ("many", "-1", "inf", "1.5"):
        with pytest.raises(BadLimit):
            read_limit("watchers", text)
    assert read_limit("job_seconds", "1.5") == 1.5
