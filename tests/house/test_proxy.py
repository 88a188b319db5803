"""Behind a proxy: what it says about a visitor counts only if the keeper has named that proxy."""

import asyncio
from dataclasses import replace

import pytest

from tafureria.cli import main
from tafureria.house.settings import BadLimit, read_proxies
from tafureria.web.serve import serve
from tests.house.connections import connections
from tests.house.peers import QUICK, OpenHouse

NEAR = ("127.0.0.1",)
STRICT = replace(QUICK, limit_addresses=True, tables_per_minute=1)
TABLE = {"game": "mentiroso", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ana"}


def by(address, scheme="https"):
    """The headers that a proxy sets, or a visitor who pretends to be somebody else."""
    return {"x-forwarded-for": address, "x-forwarded-proto": scheme}


@pytest.mark.parametrize(
    ("proxy", "scheme", "is_secure"), [(NEAR, "https", True), (NEAR, "http", False), ((), "https", False)]
)
def test_a_cookie_is_secure_where_a_believed_web_server_says_https(tmp_path, proxy, scheme, is_secure):
    with OpenHouse(tmp_path / "s", replace(QUICK, proxy=proxy)) as house:
        ana = house.visitor()
        ana.cookie = {}
        cookie = ana.get("/", headers=by("192.0.2.1", scheme)).headers["set-cookie"]
        assert ("; Secure" in cookie) is is_secure


@pytest.mark.usefixtures("stopped")
@pytest.mark.parametrize("proxy", [NEAR, ("10.0.0.0/8",), ()], ids=str)
def test_a_budget_is_that_of_the_visitor_behind_a_believed_web_server_only(tmp_path, proxy):
    """Two tables from one address, the second with a forged one in front; then one from another address."""
    with OpenHouse(tmp_path / "s", replace(STRICT, proxy=proxy)) as house:
        made = [
            house.visitor(name).post("/api/tables", TABLE, headers=by(address)).status_code
            for name, address in [("A", "192.0.2.1"), ("B", "198.51.100.9, 192.0.2.1"), ("C", "192.0.2.2")]
        ]
    assert made == ([201, 429, 201] if proxy == NEAR else [201, 429, 429])


def test_connections_to_tables_are_counted_by_the_real_address(tmp_path):
    settings = replace(QUICK, limit_addresses=True, watchers_per_address=1, proxy=NEAR)
    with OpenHouse(tmp_path / "s", settings) as house:
        bea = house.visitor("Bea")
        table = house.visitor("Ana").make("me", "open")
        with bea.at(table, headers=by("192.0.2.1")) as one, bea.at(table, headers=by("192.0.2.2")) as two:
            one.until("table")
            two.until("table")
            with bea.at(table, headers=by("192.0.2.1")) as three:
                three.until("refused", code="table-full")


def test_only_a_web_server_in_front_has_as_many_connections_as_it_needs():
    async def scene():
        connect = connections(connections_per_address=1, proxy=("10.0.0.0/8",))
        kinds = ["10.0.0.1", "10.0.0.1", "192.0.2.1", "192.0.2.1"]
        assert [connect(address).transport.aborted for address in kinds] == [False, False, False, True]

    asyncio.run(scene())


def test_what_is_no_address_is_not_believed(capsys):
    for text in ("*", "10.0.0.1/8", "proxy.example"):
        with pytest.raises(BadLimit):
            read_proxies(text)
        assert main(["--proxy", text]) == 2
        assert "must be an address" in capsys.readouterr().err


@pytest.mark.parametrize(
    "site",
    ["example.org/juegos", "example.org/juegos/", "https://juegos.example", "juegos.example:8443", "/juegos"],
)
def test_a_house_below_a_path_is_refused_in_words(site, capsys):
    assert serve(site=site, open_browser=False) == 2
    assert "needs a name of its own, without a path" in capsys.readouterr().err
