"""The cookie by which a house knows a visitor: its own for each house, even at one host."""

import httpx
import pytest
from starlette.requests import HTTPConnection

from tafureria.web.cookie import OLD_NAME
from tafureria.web.keeper import keys
from tests.house.hands import LONG
from tests.house.peers import OpenHouse, Peer


@pytest.fixture
def browser():
    """A browser that keeps cookies as browsers do: by host, whatever the port."""
    with httpx.Client(timeout=LONG, trust_env=False, limits=httpx.Limits(max_keepalive_connections=0)) as one:
        yield one


@pytest.fixture
def houses(tmp_path):
    """Two houses at one host."""
    with OpenHouse(tmp_path / "one") as one, OpenHouse(tmp_path / "other") as other:
        yield one, other


def a_table(browser, house):
    """The id of a new table of this visitor."""
    wish = {"game": "mentiroso", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ana"}
    return browser.post(f"{house.url}/api/tables", json=wish).json()["table"]


def tables(browser, house):
    return [one["table"] for one in browser.get(f"{house.url}/api/house").json()["tables"]]


def test_two_houses_at_one_host_do_not_erase_each_others_visitors(browser, houses):
    own = {}
    for house in houses:
        browser.get(house.url)
        own[house] = a_table(browser, house)
    for house in (*houses, *houses):
        browser.get(house.url)
        assert tables(browser, house) == [own[house]]
    assert len(browser.cookies) == 2


def test_two_houses_at_one_host_know_their_keeper():
    first, second = keys.Keys(b"a secret"), keys.Keys(b"another secret")
    jar = "; ".join(one.cookie(secure=False).partition(";")[0] for one in (first, second))
    for one in (first, second):
        assert one.let_in(_request(jar))
    # The cookie of a keeper who came before each house had its own name.
    old = f"{keys.OLD_NAME}={first.make('browser')}"
    assert first.let_in(_request(old))
    assert not second.let_in(_request(old))


def _request(cookies):
    return HTTPConnection({"type": "http", "headers": [(b"cookie", cookies.encode())]})


def under_the_old_name(browser):
    """Give the only cookie of this browser the name that it had before each house had its own."""
    ((name, value),) = browser.cookies.items()
    browser.cookies.clear()
    browser.cookies.set(OLD_NAME, value, domain="127.0.0.1")
    return name


def test_a_cookie_of_the_old_name_is_read_and_replaced(browser, houses):
    house = houses[0]
    browser.get(house.url)
    table = a_table(browser, house)
    name = under_the_old_name(browser)
    # A page that was open meanwhile still speaks with it.
    with Peer(house.url, table, dict(browser.cookies)) as peer:
        assert peer.receive()["you"] == 0
    assert tables(browser, house) == [table]
    assert [*browser.cookies] == [name]
    assert tables(browser, house) == [table]


def test_an_old_cookie_of_another_house_is_left_to_it(browser, houses):
    one, other = houses
    browser.get(one.url)
    table = a_table(browser, one)
    under_the_old_name(browser)
    browser.get(other.url)
    assert tables(browser, other) == []
    assert OLD_NAME in browser.cookies
    assert tables(browser, one) == [table]


def test_whoever_becomes_somebody_else_is_that_in_this_house_only(browser, houses):
    one, other = houses
    for house in houses:
        browser.get(house.url)
    table, there = a_table(browser, one), a_table(browser, other)
    words = browser.post(f"{one.url}/api/me/keys", json={"kind": "words"}).json()["key"]
    browser.cookies.delete(next(name for name in browser.cookies if one_knows(browser, one, name)))
    assert tables(browser, one) == []
    assert browser.post(f"{one.url}/api/me/take", json={"key": words}).status_code == 200
    assert tables(browser, one) == [table]
    assert tables(browser, other) == [there]


def one_knows(browser, house, name):
    """Whether it is by this cookie that the house knows the visitor."""
    cookie = {"cookie": f"{name}={browser.cookies[name]}"}
    return bool(httpx.get(f"{house.url}/api/house", headers=cookie, timeout=LONG).json()["tables"])


def test_a_visitor_has_one_mark_and_another_visitor_another(house):
    ana, bea = house.visitor(), house.visitor("Bea")
    marks = [one.get("/api/house").json()["mark"] for one in (ana, ana, bea)]
    assert marks[0] == marks[1] != marks[2]
    assert ana.front["mark"] == ""
    # It says nothing of the cookie.
    assert not any(mark in value for mark in marks for value in (*ana.cookie.values(), *bea.cookie.values()))
