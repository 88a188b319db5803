"""What a house tells machines: that it is alive, whether it can serve, and its measures; nothing more."""

from __future__ import annotations

import asyncio
import socket

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tafureria.house import metrics
from tafureria.house.house import House
from tafureria.house.settings import Settings
from tafureria.house.store.rows import StoreFailed
from tafureria.house.store.store import Store
from tafureria.web.app import make_app
from tests.house.peers import CLIENT, QUICK, OpenHouse, meet
from tests.house.places import IN_A_FILE, place
from tests.house.test_chronicle import until


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A house that knows who is near."""
    with OpenHouse(tmp_path_factory.mktemp("near") / "store.sqlite3", lan=[]) as opened:
        yield opened


def asked(house, path, **headers):
    return CLIENT.get(house.url + path, headers=headers)


def counted(text):
    """Values of the samples by name and labels."""
    families = text_string_to_metric_families(text)
    return {
        (one.name, *sorted(one.labels.items())): one.value for family in families for one in family.samples
    }


def test_a_house_is_alive_and_ready(house):
    assert asked(house, "/healthz").text == "alive\n"
    assert asked(house, "/readyz").text == "ready\n"


@pytest.mark.usefixtures("stopped")
def test_no_budget_counts_the_probes(tmp_path):
    with OpenHouse(tmp_path / "s", Settings(requests_per_minute=3)) as house:
        assert {asked(house, path).status_code for path in ("/healthz", "/readyz") * 5} == {200}
        assert [asked(house, "/api/house").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert asked(house, "/healthz").status_code == 200


@IN_A_FILE
def test_it_is_not_ready_once_its_store_is_gone(tmp_path):
    path = tmp_path / "s"
    with OpenHouse(path) as house:
        assert asked(house, "/readyz").status_code == 200
        path.rename(tmp_path / "elsewhere")
        until(lambda: asked(house, "/readyz").status_code == 503)
        assert asked(house, "/readyz").text == "store-failed\n"
        assert asked(house, "/healthz").status_code == 200
        (tmp_path / "elsewhere").rename(path)


def test_it_is_not_ready_while_its_disk_is_full(tmp_path, monkeypatch):
    """A full disk still answers questions."""
    monkeypatch.setattr("tafureria.web.keeper.health.FRESHLY_WRITTEN", 0)
    write, is_full = Store.write, True

    async def full(self, steps, **more):
        if is_full:
            raise StoreFailed("database or disk is full")
        await write(self, steps, **more)

    with OpenHouse(tmp_path / "s") as house:
        assert asked(house, "/readyz").status_code == 200
        monkeypatch.setattr(Store, "write", full)
        until(lambda: asked(house, "/readyz").text == "store-failed\n")
        is_full = False
        until(lambda: asked(house, "/readyz").text == "ready\n")


def test_a_store_that_is_broken_inside_is_said_in_a_line(tmp_path):
    """It was a traceback of a hundred lines."""
    said = []

    async def lifespan():
        app = make_app(place(tmp_path / "s"), QUICK)

        async def receive():
            return {"type": "lifespan.startup"}

        async def send(message):
            said.append(message)

        with pytest.raises(StoreFailed):
            await app({"type": "lifespan", "app": app, "state": {}}, receive, send)

    async def broken(url, **more):
        raise StoreFailed("database disk image is malformed")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Store, "open", broken)
        asyncio.run(lifespan())
    why = "the store cannot be used: database disk image is malformed"
    assert said == [{"type": "lifespan.startup.failed", "message": why}]


def test_it_is_not_ready_while_it_hands_its_tables_over(tmp_path):
    async def draining():
        app = make_app(str(tmp_path / "s"), QUICK)
        async with (
            app._app.router.lifespan_context(app._app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as client,
        ):
            before = await client.get("/readyz")
            await app.drain()
            return before, await client.get("/readyz"), await client.get("/healthz")

    before, after, alive = asyncio.run(draining())
    assert (before.status_code, after.status_code, alive.status_code) == (200, 503, 200)
    assert after.text == "draining\n"


def test_the_measures_count_what_happens_and_name_nobody(house):
    before = counted(asked(house, "/metrics").text)
    ana = house.visitor("Berenguela")
    table = ana.make("me", "computer")
    with ana.at(table) as peer:
        meet(peer)
        peer.play_on()
        assert ana.get(f"/api/tables/{table}/record").status_code == 200
        assert ana.get("/api/tables/" + "z" * 26 + "/record").status_code == 404
        answer = asked(house, "/metrics")
        now = counted(answer.text)
    assert answer.headers["content-type"].startswith("text/plain; version=")

    def more(*key):
        return now.get(key, 0) - before.get(key, 0)

    route = ("route", "/api/tables/{table}/record")
    assert more("tafureria_requests_total", ("method", "GET"), route, ("status", "200")) == 1
    assert more("tafureria_requests_total", ("method", "GET"), route, ("status", "404")) == 1
    assert more("tafureria_refusals_total", ("code", "unknown-table")) == 1
    assert now["tafureria_tables", ("status", "over")] >= 1
    assert now["tafureria_sockets",] >= 1
    assert now["tafureria_thinkers", ("kind", "players")] >= 1
    person = next(iter(ana.cookie.values())).split(".")[0]
    for secret in (table, person, "Berenguela", "mentiroso", "127.0.0.1"):
        assert secret not in answer.text


def test_nobody_can_tell_from_the_measures_when_somebody_has_moved(house):
    """Up to 99 moves change nothing in the measures; the hundredth adds all of them."""
    seen = metrics.moves._histogram._sum.get()
    fill = metrics.MANY - len(metrics.moves._waiting)
    for _ in range(fill - 1):
        metrics.moves.observe(0.01)
    assert metrics.moves._histogram._sum.get() == seen
    before = asked(house, "/metrics").text
    assert "tafureria_move_seconds_bucket" in before
    metrics.moves.observe(0.01)
    assert metrics.moves._histogram._sum.get() > seen
    for code in metrics.AT_PLAY:
        waiting = metrics.refusals._waiting[code]
        metrics.refusals.count(code)
        assert metrics.refusals._waiting[code] == (waiting + 1) % metrics.MANY


FORWARDED = ("x-forwarded-for", "x-forwarded-proto", "forwarded", "via", "x-real-ip", "cf-connecting-ip")


@pytest.mark.parametrize("header", FORWARDED)
def test_only_somebody_at_the_machine_reads_them(house, header):
    answer = asked(house, "/metrics", **{header: "10.0.0.9"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-keeper")


def test_what_an_unknown_web_server_passes_on_is_not_near(house):
    """nginx adds no header unless it is told to, and speaks HTTP/1.0."""
    with socket.create_connection(("127.0.0.1", house.port)) as line:
        line.sendall(b"GET /metrics HTTP/1.0\r\nHost: localhost\r\n\r\n")
        assert line.makefile("rb").readline().startswith(b"HTTP/1.1 403")


def test_nobody_is_near_a_house_that_others_reach_through_something(tmp_path):
    """A house with --site, say, or one of several processes: Host: localhost was enough there."""
    with OpenHouse(tmp_path / "s") as house:
        for path, code in (
            ("/metrics", "not-keeper"),
            ("/api/laboratory", "not-near"),
            ("/api/keeper", "not-keeper"),
        ):
            answer = asked(house, path, host="localhost")
            assert (answer.status_code, answer.json()["code"]) == (403, code)
        assert not house.visitor().front["laboratory"]
        assert house.visitor().get("/api/me").json()["addresses"] == []


def test_a_fault_of_the_house_is_said_with_its_answer(house, monkeypatch):
    ana = house.visitor("Ana")

    async def fails(*_, **__):
        raise ZeroDivisionError

    monkeypatch.setattr(House, "front", fails)
    with pytest.raises(AssertionError, match="/api/house: the house answers 500, Internal Server Error"):
        ana.get("/api/house")
