"""The keeper of a house: the key, what the keeper sees, and every order, over HTTP and by command."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import time
from types import SimpleNamespace

import pytest
from websockets.exceptions import ConnectionClosed

from tafureria.cli import main
from tafureria.house.administration import rows as keeping
from tafureria.house.administration.administration import Keeping
from tafureria.house.settings import Settings
from tafureria.house.store.store import Store
from tafureria.web import cookie
from tafureria.web.keeper.keys import LASTS, Keys
from tafureria.web.keeper.routes import KeeperRoutes
from tests.house.keepers import asked, at, do, kept, keys, mark, seen, turned_away
from tests.house.peers import CLIENT, PLENTY, QUICK, OpenHouse, meet, play_together
from tests.house.places import IN_A_FILE, change, everything
from tests.house.places import place as stands
from tests.house.places import read as stored
from tests.house.test_chronicle import until
from tests.house.test_friends import two_people
from tests.house.test_own_chronicle import book, played


@pytest.fixture(scope="module")
def house(_taken, tmp_path_factory):
    with kept(tmp_path_factory.mktemp("kept") / "store.sqlite3") as opened:
        yield opened


# --- the key --------------------------------------------------------------------------------------


def test_only_the_keeper_sees_and_does_anything(house):
    ana = house.visitor()
    for answer in (
        ana.get("/api/keeper"),
        ana.post("/api/keeper", {"do": "rotate"}),
        ana.get("/api/keeper/people/0123456789ab/export"),
        asked(house, key="program-00.x.y"),
        asked(house, key=keys(house).make("link")),
        asked(house, key=keys(house).make("browser")),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "not-keeper")
    assert not ana.front["keeper"]


def test_a_link_makes_a_browser_the_keepers(house):
    ana = house.visitor()
    for wrong in ("x", keys(house).make("program"), keys(house).make("link")[:-1] + "?"):
        assert ana.post("/api/keeper/key", {"key": wrong}).json()["code"] in {"not-keeper", "too-fast"}
    answer = ana.post("/api/keeper/key", {"key": keys(house).make("link")})
    assert answer.status_code == 200
    assert "HttpOnly; SameSite=Strict" in answer.headers["set-cookie"]
    ana.cookie |= dict(answer.cookies)
    assert ana.get("/api/house").json()["keeper"]
    assert ana.get("/api/keeper").status_code == 200
    elsewhere = {"origin": "http://evil.example"}
    assert ana.post("/api/keeper", {"do": "rotate"}, headers=elsewhere).json()["code"] == "wrong-origin"


def test_keys_end(house, monkeypatch):
    link, now = keys(house).make("link"), time.time()
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: now + LASTS["link"] + 5)
    assert not keys(house).is_good(link, "link")


def test_at_ones_own_machine_one_is_the_keeper(tmp_path):
    with OpenHouse(tmp_path / "s", QUICK, lan=[]) as house:
        ana = house.visitor()
        assert not ana.front["keeper"]  # there is no table to keep yet
        assert ana.get("/api/keeper").status_code == 200
        assert ana.get("/api/keeper", headers={"via": "1.1 elsewhere"}).json()["code"] == "not-keeper"


def test_another_key_ends_all_that_were_made(tmp_path):
    with OpenHouse(tmp_path / "s") as house:
        house.path = tmp_path / "s"
        key = keys(house).make("program")
        assert asked(house, body={"do": "rekey"}, key=key).status_code == 200
        assert asked(house, key=key).status_code == 403
        assert asked(house).status_code == 200


def slow_at_first(real):
    """A reading that, the first time, does not return what it found until another one has overtaken it.

    Houses in other threads, which read now and then, are left alone.
    """
    read, overtaken, here = asyncio.Event(), asyncio.Event(), threading.get_ident()

    async def slow(*args):
        found = await real(*args)
        if not read.is_set() and threading.get_ident() == here:
            read.set()
            # Where readings wait for each other, nothing overtakes it, and this lasts its time.
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(overtaken.wait(), 0.3)
        return found

    return slow, read, overtaken


def test_a_reading_that_began_before_does_not_bring_the_old_key_back(tmp_path, monkeypatch):
    """The house reads its secrets now and then, since another process may have replaced them."""

    async def scene():
        store = await Store.open(str(tmp_path / "s"))
        routes = KeeperRoutes(SimpleNamespace(house=SimpleNamespace(store=store)), None)
        await routes.read_again()
        old = routes.keys.make("program")
        slow, read, overtaken = slow_at_first(Keys.of)
        monkeypatch.setattr(Keys, "of", slow)

        async def renew():
            await read.wait()
            await routes.renew()
            overtaken.set()

        await asyncio.gather(routes.read_again(), renew())
        assert not routes.keys.is_good(old, "program")
        await store.close()

    asyncio.run(scene())


def test_a_reading_that_began_before_does_not_lose_a_new_key_of_cookies(tmp_path, monkeypatch):
    async def scene():
        store = await Store.open(str(tmp_path / "s"))
        cookies = cookie.Cookies([], settles=0.0)
        await cookies.read(store)
        value, real = cookies.fresh(), Store.secret
        slow, read, overtaken = slow_at_first(real)
        monkeypatch.setattr(Store, "secret", lambda *args: (slow if args[1] == cookie.LATER else real)(*args))

        async def rotate():
            await read.wait()
            await cookies.rotate(store)
            overtaken.set()

        await asyncio.gather(cookies.read(store), rotate())
        assert cookies.is_old(value)
        await store.close()

    asyncio.run(scene())


def test_a_reading_that_began_before_does_not_undo_an_order(tmp_path, monkeypatch):
    async def scene():
        store = await Store.open(str(tmp_path / "s"))
        keeps = Keeping(SimpleNamespace(store=store, guests=dict), None, bytes)
        slow, read, overtaken = slow_at_first(keeping.orders)
        monkeypatch.setattr(keeping, "orders", slow)

        async def ban():
            await read.wait()
            order = keeping.StoredOrder(id="1", kind="ban", person="ana", made=store.now())
            await keeping.add_order(store, order)
            await keeps.read_orders()
            overtaken.set()

        await asyncio.gather(keeps.read_orders(), ban())
        assert keeps.is_banned("ana", "")
        await store.close()

    asyncio.run(scene())


# --- tables and people ----------------------------------------------------------------------------


def test_the_keeper_sees_tables_and_people_and_no_ids_of_theirs(house):
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    table = ana.make("me", "open")
    with bea.at(table) as watcher:
        watcher.until("table")
        page = until(lambda: (p := seen(house)) and len(at(p, table)["people"]) == 2 and p)
    found = at(page, table)
    assert (found["status"], found["awake"], found["closed"]) == ("waiting", True, False)
    assert [(one["name"], one["seat"], one["here"]) for one in found["people"]] == [
        ("Ana", 0, False),
        ("", -1, True),
    ]
    for one in (ana, bea):
        assert next(iter(one.cookie.values())).split(".")[0] not in json.dumps(page)


def test_a_closed_table_lets_nobody_in_until_it_is_opened(house):
    ana = house.visitor("Ana")
    table = ana.make("me", "open")
    with ana.at(table) as peer:
        peer.until("table")
        assert at(do(house, "close", table=table), table)["closed"]
        with pytest.raises(ConnectionClosed):
            peer.receive()
    turned_away(ana, table, "closed")
    assert not at(do(house, "open", table=table), table)["closed"]
    with ana.at(table) as peer:
        peer.expect("table", status="waiting")


def test_a_deleted_table_is_gone_even_while_it_is_played_at(house):
    ana = house.visitor("Ana")
    table = ana.make("me", "computer")
    with ana.at(table) as peer:
        meet(peer)
        assert at(do(house, "delete", table=table), table) is None
        with pytest.raises(ConnectionClosed):
            while True:
                peer.receive()
    turned_away(ana, table, "unknown-table")
    for name in ("chairs", "actions", "talk", "kept", "words"):
        assert stored(house.path, f"SELECT * FROM {name} WHERE table_id = '{table}'") == []
    assert asked(house, body={"do": "delete", "table": table}).json()["code"] == "unknown-table"


def test_a_table_to_which_somebody_was_invited_can_be_deleted(house):
    ana, bea, a, b = two_people(house)
    play_together(a, b)
    a.close()
    b.close()
    [friend] = ana.get("/api/friends").json()["people"]
    table = ana.make("me", "open")
    ana.post("/api/friends/invite", {"friend": friend["id"], "table": table})
    assert [one["table"] for one in bea.get("/api/house").json()["invited"]] == [table]
    assert at(do(house, "delete", table=table), table) is None
    assert bea.get("/api/house").json()["invited"] == []


def test_whoever_is_removed_leaves_their_seat_to_the_house(house):
    _ana, bea, a, b = two_people(house)
    table = a.table["table"]
    do(house, "remove", table=table, person=mark(house, table, "Bea"))
    b.until("refused", code="removed")
    while a.table["seats"][1]["kind"] != "computer":
        a.receive()
    turned_away(bea, table, "removed")
    a.close()
    b.close()


# --- one person, keys, and what is stored ---------------------------------------------------------


def test_a_person_is_exported_and_erased(tmp_path, capsys):
    path = tmp_path / "s"
    with OpenHouse(path) as house:
        house.path = path
        ana = house.visitor("Ana")
        table = played(ana)
        waiting = ana.make("me", "open")
        person = mark(house, waiting, "Ana")
        options = ["--store", stands(path), "--url", house.url]
        assert main(["keeper", "export", person, str(tmp_path / "ana.json"), *options]) == 0
        found = json.loads((tmp_path / "ana.json").read_text())
        assert [one["game"]["table"] for one in found["games"]] == [table]
        do(house, "erase", person=person)
        assert book(ana)["of"] == 0
        assert ana.get("/api/house").json()["name"] == ""
    secret = next(iter(ana.cookie.values())).split(".")[0]
    rows = everything(path)
    assert not [row for row in rows if secret in row or "'Ana'" in row]


def test_old_cookies_are_good_for_a_time_and_are_given_by_the_new_key(tmp_path, monkeypatch):
    with OpenHouse(tmp_path / "s") as house:
        house.path = tmp_path / "s"
        ana = house.visitor("Ana")
        table = ana.make("me", "open")
        do(house, "rotate")
        # The new key is not used at once: other processes have not read it yet.
        assert "set-cookie" not in ana.get("/").headers
        real = time.time
        monkeypatch.setattr(cookie.time, "time", lambda: real() + cookie.SETTLES + 1)
        answer = ana.get("/")
        ((name, before),) = ana.cookie.items()
        fresh = answer.cookies[name]
        assert fresh.split(".")[0] == before.split(".")[0]
        assert fresh != before
        for value in (before, fresh):
            ana.cookie = {name: value}
            assert [one["table"] for one in ana.get("/api/house").json()["tables"]] == [table]
        signing = cookie.Cookies([cookie.SigningKey(b"old", 0.0), cookie.SigningKey(b"new", real())])
        value = cookie.Cookies([cookie.SigningKey(b"old", 0.0)]).fresh()
        assert signing.person(value)
        monkeypatch.setattr(cookie.time, "time", lambda: real() + cookie.SETTLES + cookie.GRACE + 1)
        assert not signing.person(value)


def test_what_is_old_is_deleted_as_the_settings_say_and_talk_goes_on(tmp_path):
    path = tmp_path / "s"
    with OpenHouse(path) as house:
        ana = house.visitor("Ana")
        over, _waiting, young = played(ana), ana.make("me", "open"), ana.make("me", "open")
        with ana.at(young) as peer:
            for text in ("uno", "dos"):
                peer.send("say", text=text)
            peer.until("said")
            peer.until("said")
    change(
        stands(path),
        f"UPDATE tables SET updated = updated - 10 * 86400 WHERE id != '{young}'",
        "UPDATE talk SET at = at - 10 * 86400 WHERE number = 0",
    )
    weeks = Settings(**PLENTY | {"keep_waiting": 7, "keep_finished": 30, "keep_talk": 7, "pace": 0})

    def rows(query):
        return {row[0] for row in stored(path, query)}

    with OpenHouse(path, weeks) as house:
        until(lambda: rows("SELECT id FROM tables") == {over, young})
        until(lambda: rows("SELECT number FROM talk") == {1})
        ana.url = house.url
        with ana.at(young) as peer:
            assert [line["text"] for line in peer.until("said")["lines"]] == ["dos"]
            peer.send("say", text="tres")
            assert [line["text"] for line in peer.until("said")["lines"]] == ["tres"]


# --- by command -----------------------------------------------------------------------------------


def test_the_same_is_done_by_command(house, capsys):
    ana = house.visitor("Ana")
    table = ana.make("me", "open")
    options = ["--store", stands(house.path), "--url", house.url]

    def said(*words):
        code = main(["keeper", *words, *options])
        out = capsys.readouterr()
        return code, out.out + out.err

    assert said("link")[1].startswith(f"{house.url}/casa#link-")
    assert table in said("tables")[1]
    code, people = said("people", "--json")
    assert (code, "Ana" in people) == (0, True)
    assert said("close", table) == (0, "done\n")
    assert "closed" in said("tables")[1]
    assert said("open", table) == (0, "done\n")
    assert said("ban", "--network", "203.0.113.0/24", "--days", "1") == (0, "done\n")
    code, orders = said("orders", "--json")
    [order] = [one for one in json.loads(orders) if one["network"]]
    assert "203.0.113.0/24" in said("orders")[1]
    assert said("unban", order["id"]) == (0, "done\n")
    assert said("delete", table) == (0, "done\n")
    assert said("reports")[0] == 0
    assert said("delete", table) == (2, "tafureria: the house refuses: unknown-table\n")
    token = said("token")[1].strip()
    far = {"authorization": f"Bearer {token}", "via": "1.1 front"}
    assert CLIENT.get(house.url + "/metrics", headers=far).status_code == 200
    assert main(["keeper", "tables", "--store", stands(house.path), "--url", "http://127.0.0.1:9"]) == 2
    assert "no house answers" in capsys.readouterr().err


@IN_A_FILE
def test_a_backup_opens_as_the_house_that_it_was(tmp_path):
    with OpenHouse(tmp_path / "s") as house:
        ana = house.visitor("Ana")
        over, running = played(ana), ana.make("me", "computer")
        with ana.at(running) as peer:
            meet(peer)
            assert main(["backup", str(tmp_path / "copy"), "--store", str(tmp_path / "s")]) == 0
    with OpenHouse(tmp_path / "copy") as house:
        ana.url = house.url
        assert [one["table"] for one in book(ana)["games"]] == [over]
        with ana.at(running) as peer:
            meet(peer)
            peer.play_on()
            assert peer.over
