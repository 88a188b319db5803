"""A killed house reopens every table at the last ply that anyone was told of."""

import stat
import time
from pathlib import Path

import pytest

from tafureria.core import record
from tafureria.web.serve import serve
from tests.house.busy import busy_tables, play_until_killed
from tests.house.peers import meet
from tests.house.places import SERVER, change
from tests.house.running import RunningHouse


def test_a_table_is_played_to_its_end_over_three_kills(tmp_path):
    """The record of such a game verifies like any other."""
    for after in (30, 60, 90, 100_000):
        with RunningHouse(tmp_path) as house:
            if after == 30:
                ana = house.visitor()
                [table] = busy_tables(ana, 1)
            with ana.at(table) as peer:
                meet(peer)
                play_until_killed(house, [peer], after)
                over = peer.over
            if over is not None:
                break
    with RunningHouse(tmp_path):
        text = ana.get(f"/api/tables/{table}/record").text
    assert record.verify(record.read(text)) is None


def test_a_clock_goes_on_after_a_kill_and_stood_while_the_house_was_closed(tmp_path):
    """The fifty seconds before the kill and the hour after it are written into the store, not waited for."""
    begun = time.monotonic()
    with RunningHouse(tmp_path) as house:
        ana = house.visitor()
        table = ana.make("me", "open", game="mentiroso", game_seconds=100)
        with ana.at(table) as peer:
            meet_alone(peer)
            peer.catch_up()
            house.kill()
    change(house.store, "UPDATE processes SET beat = beat - 3600")
    change(house.store, "UPDATE chairs SET since = since - 3650 WHERE since > 0")
    with RunningHouse(tmp_path), ana.at(table) as peer:
        clock = peer.until("clock")
        assert clock["running"] == [0]
        # Besides those fifty, only this test's own time may count, perhaps without that since the last beat.
        assert abs(clock["left"][0] - 50) < time.monotonic() - begun + 0.1


def meet_alone(peer) -> None:
    peer.send("begin")
    peer.until("clock")


def test_the_house_says_where_it_is_and_keeps_its_secrets_to_itself(tmp_path):
    with RunningHouse(tmp_path) as house:
        ana = house.visitor()
        table = ana.make("me", "open", game="mentiroso")
        if SERVER:
            password = house.store.split("@")[0].rpartition(":")[2]
            assert password not in house.said[1]
            assert ":***@" in house.said[1]
        else:
            assert house.said[1] == f"store: {Path(house.store)}\n"
        for file in tmp_path.glob("store.sqlite3*"):
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
        port = house.url.rpartition(":")[2]
    with RunningHouse(tmp_path) as house:
        assert house.url.endswith(port)
        assert [card["table"] for card in ana.get("/api/house").json()["tables"]] == [table]


@pytest.mark.skipif(bool(SERVER), reason="the disk of a server is its own")
def test_a_full_disk_is_said_clearly_play_stops_and_nothing_is_spoilt(tmp_path):
    with RunningHouse(tmp_path) as house:
        ana = house.visitor()
        [table] = busy_tables(ana, 1)
    size = max(file.stat().st_size for file in tmp_path.glob("store.sqlite3*"))
    with RunningHouse(tmp_path, room=size + 60_000) as house, ana.at(table) as peer:
        meet(peer)
        message = peer.position
        while (message.get("status"), message.get("code")) not in {("halted", None), (None, "store-failed")}:
            own = peer.position
            if own["legal"] and not own.get("answered"):
                own["answered"] = True
                peer.send("play", position=own["position"], actions=own["legal"][:1])
            message = peer.receive()
        last = peer.position
        house.kill()
    with RunningHouse(tmp_path) as house, ana.at(table) as peer:
        meet(peer)
        assert peer.table["status"] == "playing"
        assert peer.position["position"] >= last["position"]
        peer.play_on()
        text = ana.get(f"/api/tables/{table}/record").text
    assert record.verify(record.read(text)) is None


def test_a_house_behind_a_server_answers_to_its_name_and_no_other(tmp_path):
    with RunningHouse(tmp_path, site="juegos.example") as house:
        ana = house.visitor()
        assert ana.get("/api/house", headers={"host": "juegos.example"}).status_code == 200
        assert ana.get("/api/house", headers={"host": "evil.example"}).status_code == 403


def test_a_store_that_may_not_be_written_is_said_clearly(tmp_path, capfd, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert serve(store=str(tmp_path / "file" / "store.sqlite3"), open_browser=False) == 2
    assert "the store cannot be used" in capfd.readouterr().err
