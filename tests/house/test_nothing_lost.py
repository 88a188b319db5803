"""A killed house opens again with every table at the last ply that anyone was told."""

import stat
from pathlib import Path

from tafureria.core import record
from tests.house.busy import busy_tables, play_until_killed
from tests.house.peers import meet
from tests.house.running import RunningHouse


def test_a_table_is_played_to_its_end_over_three_kills(tmp_path):
    """The record of such a game stands like any other."""
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
