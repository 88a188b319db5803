"""A killed house opens again with every table at the last ply that anyone was told."""

import contextlib
import stat
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.house.peers import Peer, meet
from tests.house.running import RunningHouse

GAME = "moros-y-cristianos"


def busy_tables(visitor, count):
    """Tables where computers play without pause."""
    return [visitor.make("me", "random", "random", "random", game=GAME) for _ in range(count)]


def play_until_killed(house: RunningHouse, peers: list[Peer], after: int) -> None:
    """Everybody plays; after so many positions the house is killed, and what was sent is read to the end."""
    seen = 0
    with contextlib.suppress(ConnectionClosed, EOFError):
        while True:
            for peer in peers:
                if peer.over is not None:
                    return
                position = peer.at.get(0)
                if position and position["legal"] and not position.get("answered"):
                    position["answered"] = True
                    pick = position["legal"][seen % len(position["legal"])]
                    peer.send("play", position=position["position"], actions=[pick])
                with contextlib.suppress(TimeoutError):
                    seen += peer.receive(0.05)["type"] == "position"
                if seen == after:
                    seen += 1
                    house.kill()


def told_by_position(peer: Peer) -> dict[int, dict]:
    """Every position that the peer was told."""
    return {m["position"]: m for m in peer.seen if m["type"] == "position" and m["seat"] == 0}


def story(peer: Peer) -> list[dict]:
    """Every event that the peer was told."""
    return [told for m in peer.seen if m["type"] == "position" for told in m["told"]]


@pytest.mark.parametrize("after", [3, 40, 95])
def test_a_killed_house_resumes_at_the_last_told_ply(tmp_path, after):
    with RunningHouse(tmp_path) as house:
        ana = house.visitor()
        tables = busy_tables(ana, 3)
        peers = [ana.at(table) for table in tables]
        meet(*peers)
        play_until_killed(house, peers, after)
        assert house.process.returncode == -9
        before = peers
        address = house.url
    with RunningHouse(tmp_path) as house:
        assert house.url == address
        for table, old in zip(tables, before, strict=True):
            with ana.at(table) as peer:
                meet(peer)
                last = max(told_by_position(old))
                assert peer.position["position"] >= last
                assert peer.position["told"][: len(story(old))] == story(old)
                if peer.position["position"] == last:
                    assert peer.position["view"] == old.position["view"]
                    assert peer.position["legal"] == old.position["legal"]
            old.close()


def test_a_table_is_played_to_its_end_over_three_kills(tmp_path):
    """The record of such a game stands like any other."""
    from tafureria.core import record

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


def test_the_house_says_where_it_is_and_keeps_its_secrets_to_itself(tmp_path):
    with RunningHouse(tmp_path) as house:
        ana = house.visitor()
        table = ana.make("me", "open", game="mentiroso")
        store = Path(house.store)
        assert house.said[1] == f"store: {store}\n"
        for file in tmp_path.glob("store.sqlite3*"):
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
        port = house.url.rpartition(":")[2]
    with RunningHouse(tmp_path) as house:
        assert house.url.endswith(port)
        assert [card["table"] for card in ana.get("/api/house").json()["tables"]] == [table]
