"""A house that is killed in the middle of play, again and again: people notice nothing but the pause.

``TAFURERIA_TEST_KILLS`` is the number of kills (``make test-crash``: 100).
"""

from __future__ import annotations

import os

from tafureria.core.chance import Dice
from tests.house.busy import busy_tables, play_until_killed, story
from tests.house.peers import meet
from tests.house.running import RunningHouse

KILLS = int(os.environ.get("TAFURERIA_TEST_KILLS", "3"))
TABLES = 3
MOST = 150
"""Positions received between two kills, at most."""


def test_after_every_kill_each_table_stands_at_the_last_ply_that_anyone_was_told(tmp_path):
    dice = Dice(KILLS)
    stories: dict[str, list] = {}
    last: dict[str, dict] = {}
    tables: list[str] = []
    for _ in range(KILLS):
        with RunningHouse(tmp_path) as house:
            if not tables:
                ana = house.visitor()
            tables = [table for table in tables if table in stories]
            while len(tables) < TABLES:
                tables += busy_tables(ana, 1)
            peers = [ana.at(table) for table in tables]
            meet(*peers)
            for table, peer in zip(tables, peers, strict=True):
                check(peer, stories.get(table, []), last.get(table))
            play_until_killed(house, peers, 1 + dice.below(MOST))
            for table, peer in zip(tables, peers, strict=True):
                stories[table], last[table] = story(peer), peer.position
                if peer.over is not None:
                    del stories[table]
                peer.close()
            if house.process.returncode is None:
                house.kill()
    with RunningHouse(tmp_path):
        for table, told in stories.items():
            with ana.at(table) as peer:
                meet(peer)
                check(peer, told, last[table])


def check(peer, told: list, last: dict | None) -> None:
    """Check that no move is lost or repeated: what was told is still true, word for word."""
    assert peer.position["told"][: len(told)] == told
    if last is None:
        return
    assert peer.position["position"] >= last["position"]
    if peer.position["position"] == last["position"]:
        for part in ("view", "legal", "notation", "waiting"):
            assert peer.position[part] == last[part]
