"""Stores of every release can be opened, and a change of rules loses nothing that was told.

The stores written by each release are in ``stores/`` (``make_store.py``).
"""

import gzip
import json
import sqlite3
import time
from contextlib import closing

import pytest

from tafureria.core import record, registry
from tafureria.house.finished import keeper
from tests.house.make_store import STORES, afresh, told
from tests.house.peers import PATIENCE, OpenHouse, Visitor, meet
from tests.house.places import IN_A_FILE

pytestmark = IN_A_FILE

RELEASES = sorted(path.name.removesuffix(".db.gz") for path in STORES.glob("*.db.gz"))
NEVER = 99
"""A version that no rules have."""


class Release:
    """A release's store, copied to a file of its own, and what was told at its tables."""

    def __init__(self, name, folder):
        self.path = folder / f"{name}.sqlite3"
        self.path.write_bytes(gzip.decompress((STORES / f"{name}.db.gz").read_bytes()))
        self.known = json.loads(gzip.decompress((STORES / f"{name}.json.gz").read_bytes()))
        self.tables = self.known["tables"]
        for table in self.tables.values():
            table |= {who: less_told(table[who]) for who in ("ana", "bea")}

    def person(self, house, who) -> Visitor:
        visitor = house.visitor(who.capitalize())
        visitor.cookie = self.known["people"][who]
        return visitor

    def change(self, sql, *values):
        with closing(sqlite3.connect(self.path)) as file, file:
            file.execute(sql, values)

    def until_kept(self):
        """Wait until the open house has stored every game that has begun."""
        begun = sum(table["ana"]["table"]["status"] != "waiting" for table in self.tables.values())
        ends = time.monotonic() + PATIENCE
        with closing(sqlite3.connect(self.path)) as file:
            while file.execute("SELECT count(*) FROM kept").fetchone()[0] < begun:
                assert time.monotonic() < ends, "not everything is kept"
                time.sleep(0.02)

    def of(self, *statuses):
        return {
            key: table for key, table in self.tables.items() if table["ana"]["table"]["status"] in statuses
        }


@pytest.fixture(params=RELEASES)
def release(request, tmp_path):
    return Release(request.param, tmp_path)


@pytest.fixture(autouse=True)
def _without_rests(monkeypatch):
    monkeypatch.setattr(keeper, "REST", 0.0)


@pytest.fixture
def other_rules(monkeypatch):
    """A function that gives all games rules of another version from then on."""

    def change():
        for entry in registry.games():
            monkeypatch.setattr(type(entry.game), "version", NEVER)

    return change


def shown(visitor, table):
    with visitor.at(table) as peer:
        return less_told(told(peer))


def of_then(now, then):
    """What is told now, reduced to the fields of *then*: a later release may add or rename fields."""
    if isinstance(now, dict) and isinstance(then, dict):
        renamed = {key: then[key] for key in then if key not in now} if "on" in then else {}
        return renamed | {key: of_then(now[key], then[key]) for key in now if key in then}
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [of_then(*pair) for pair in zip(now, then, strict=True)]
    return now


def less_told(shown):
    """What was told, without what is a secret by now: in Moros y cristianos, which others are ready.

    Whoever is told less counts fewer positions, so these are left out there.
    """
    frames = dict(shown["frames"])
    for seat, frame in frames.items():
        if "combat" in frame["view"]:
            told = [one for one in frame["told"] if one["event"]["on"] != "ready"]
            told = [{key: one[key] for key in ("event", "passing")} for one in told]
            frames[seat] = {key: frame[key] for key in frame if key != "position"} | {"told": told}
    return shown | {"frames": frames}


def replays_of(visitor, table, seats):
    eyes = ["all", "table", *map(str, range(seats))]
    found = {one: visitor.get(f"/api/tables/{table}/replay", params={"eyes": one}) for one in eyes}
    assert {answer.status_code for answer in found.values()} == {200}
    return {one: answer.json() for one, answer in found.items()}


def test_there_is_a_store():
    assert "0.1.0" in RELEASES


def test_every_table_of_a_release_opens_as_it_was(release):
    with OpenHouse(release.path) as house:
        for who in ("ana", "bea"):
            visitor = release.person(house, who)
            for key, table in release.tables.items():
                assert of_then(shown(visitor, table["id"]), table[who]) == table[who], f"{key}, {who}"
        for table in release.of("over").values():
            assert visitor.get(f"/api/tables/{table['id']}/record").text == table["record"]
        ids = {table["table"]: table["status"] for table in visitor.get("/api/house").json()["tables"]}
        assert ids[release.tables["clocks taifa"]["id"]] == "playing"


def test_games_of_a_release_are_played_on(release):
    with OpenHouse(release.path) as house:
        ana = release.person(house, "ana")
        with ana.at(release.tables["bots muerte-al-rey"]["id"]) as peer:
            meet(peer)
            peer.play_on()
            assert peer.over


def test_what_was_told_is_there_under_other_rules(release, other_rules):
    with OpenHouse(release.path) as house:
        ana = release.person(house, "ana")
        before = {
            table["id"]: (
                replays_of(ana, table["id"], len(table["ana"]["table"]["seats"])),
                ana.get(f"/api/tables/{table['id']}/deal").json(),
            )
            for table in release.of("over").values()
        }
        release.until_kept()
    other_rules()
    with OpenHouse(release.path) as house:
        for who in ("ana", "bea"):
            visitor = release.person(house, who)
            for key, table in release.of("playing").items():
                found, was = of_then(shown(visitor, table["id"]), table[who]), table[who]
                assert found["table"] == was["table"] | {"status": "interrupted"}, key
                nothing = {"legal": [], "notation": [], "waiting": []}
                assert found["frames"] == {seat: frame | nothing for seat, frame in was["frames"].items()}
                assert found["talk"] == was["talk"]
            for key, table in release.of("over").items():
                assert of_then(shown(visitor, table["id"]), table[who]) == table[who], key
        ana = release.person(house, "ana")
        for table in release.of("over").values():
            where = f"/api/tables/{table['id']}"
            assert ana.get(f"{where}/record").text == table["record"]
            found = replays_of(ana, table["id"], len(table["ana"]["table"]["seats"]))
            replays, deal = before[table["id"]]
            assert found == {eyes: one | {"kept": True} for eyes, one in replays.items()}
            assert ana.get(f"{where}/deal").json() == deal
            answer = ana.post(f"{where}/continue", {"step": 0, "seat": 0, "name": "Ana"})
            assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")
        cards = {card["table"]: card for card in ana.get("/api/house").json()["tables"]}
        for table in release.of("playing").values():
            assert cards[table["id"]]["status"] == "interrupted"
            assert not cards[table["id"]]["your_turn"]


def test_under_the_old_rules_again_a_game_goes_on(release):
    with pytest.MonkeyPatch.context() as patch:
        for entry in registry.games():
            patch.setattr(type(entry.game), "version", NEVER)
        with OpenHouse(release.path) as house:
            ana = release.person(house, "ana")
            assert shown(ana, release.tables["clocks taifa"]["id"])["table"]["status"] == "interrupted"
    with OpenHouse(release.path) as house:
        ana = release.person(house, "ana")
        for key, table in release.of("playing").items():
            assert of_then(shown(ana, table["id"]), table["ana"]) == table["ana"], key


def test_nothing_can_be_done_at_an_interrupted_table_but_begin_another(release, other_rules):
    other_rules()
    with OpenHouse(release.path) as house:
        ana = release.person(house, "ana")
        with ana.at(release.tables["bots moros-y-cristianos"]["id"]) as peer:
            peer.catch_up()
            assert (peer.table["status"], peer.at) == ("interrupted", {})
            for message in (
                {"type": "play", "position": 1, "actions": [0]},
                {"type": "why", "position": 1, "notation": "fin"},
                {"type": "resign"},
            ):
                peer.raw(json.dumps(message))
                peer.expect("refused", code="other-rules")
            peer.send("say", text="¡Qué pena!")
            peer.expect("said")
            peer.send("rematch")
            next_table = peer.until("table")["next"]
        with ana.at(next_table) as peer:
            meet(peer)
            assert peer.table["status"] == "playing"
        over = release.tables["over moros-y-cristianos"]["id"]
        for what in ("record", "replay", "deal"):
            answer = ana.get(f"/api/tables/{over}/{what}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not-kept")


def test_a_table_that_waited_begins_under_the_rules_of_that_day(release, other_rules):
    waiting = release.tables["waiting"]["id"]
    other_rules()
    with OpenHouse(release.path) as house:
        ana = release.person(house, "ana")
        with ana.at(waiting) as peer:
            peer.catch_up()
            peer.send("begin")
            meet(peer)
    with OpenHouse(release.path) as house:
        ana = release.person(house, "ana")
        with ana.at(waiting) as peer:
            meet(peer)
            assert peer.table["status"] == "playing"


def test_options_that_no_longer_exist_are_refused_by_name(release):
    with OpenHouse(release.path):
        release.until_kept()
    release.change("UPDATE tables SET options = ?", json.dumps({"una_de_antes": 3}))
    with OpenHouse(release.path) as house:
        ana = release.person(house, "ana")
        assert ana.get("/api/house").status_code == 200
        with ana.at(release.tables["waiting"]["id"]) as peer:
            peer.expect("refused", code="old-options")
        for key, table in release.of("playing").items():
            found = shown(ana, table["id"])
            assert found["table"]["status"] == "interrupted", key
            assert found["table"]["options"] == {"una_de_antes": 3}
            assert len(found["frames"]) == len(table["ana"]["frames"])
        for key, table in release.of("over").items():
            where = f"/api/tables/{table['id']}"
            then = table["ana"]["over"]
            assert of_then(shown(ana, table["id"])["over"], then) == then, key
            assert ana.get(f"{where}/record").text == table["record"]
            assert ana.get(f"{where}/replay", params={"eyes": "all"}).status_code == 200
            assert ana.get(f"{where}/knew", params={"step": 1}).status_code < 500
        with ana.at(release.tables["over moros-y-cristianos"]["id"]) as peer:
            peer.catch_up()
            peer.send("rematch")
            peer.expect("refused", code="old-options")


def test_a_game_that_is_no_longer_installed_is_refused_by_name(release):
    release.change("UPDATE tables SET game = 'parchis'")
    with OpenHouse(release.path) as house:
        ana = release.person(house, "ana")
        assert ana.get("/api/house").status_code == 200
        for key in ("waiting", "bots taifa", "over taifa"):
            with ana.at(release.tables[key]["id"]) as peer:
                peer.expect("refused", code="unknown-game")
        over = release.tables["over taifa"]["id"]
        for what in ("record", "replay", "deal", "knew"):
            answer = ana.get(f"/api/tables/{over}/{what}", params={"step": 1})
            assert (answer.status_code, answer.json()["code"]) == (400, "unknown-game")


def test_what_a_house_plays_is_kept_without_a_restart(tmp_path, other_rules):
    path = tmp_path / "s.sqlite3"
    with OpenHouse(path) as house:
        ana = house.visitor()
        over, running = ana.make("me", "random"), ana.make("me", "open")
        with ana.at(over) as peer:
            meet(peer)
            peer.play_on()
        text = ana.get(f"/api/tables/{over}/record").text
        with ana.at(running) as peer:
            peer.catch_up()
            peer.send("begin")
            meet(peer)
        was = afresh(ana, running)
    other_rules()
    with OpenHouse(path) as house:
        eva = house.visitor()
        eva.cookie = ana.cookie
        assert eva.get(f"/api/tables/{over}/record").text == text
        assert record.read(text).version != NEVER
        found = afresh(eva, running)
        assert found["table"]["status"] == "interrupted"
        assert found["frames"]["0"]["view"] == was["frames"]["0"]["view"]
