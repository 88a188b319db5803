"""The keeper restarts houses: processes run what is installed by then, and games go on."""

from __future__ import annotations

import asyncio
import json
import time
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tafureria import __version__
from tafureria.cli import main
from tafureria.house.administration.restarting import Restarting
from tafureria.house.administration.rows import RESTART, StoredOrder
from tests.house.hands import LONG
from tests.house.peers import CLIENT, meet
from tests.house.running import RunningHouse
from tests.house.test_processes import come_back

NEXT = "99.0"
UPGRADE = f"import tafureria\ntafureria.__version__ = {NEXT!r}\n"


def keep(house, capsys, *words):
    """Output of ``tafureria keeper`` for that house."""
    assert main(["keeper", *words, "--store", house.store, "--url", house.url]) == 0
    return capsys.readouterr().out


def seen(house, key):
    """The keeper's page, as soon as the house answers."""
    while True:
        try:
            answer = CLIENT.get(
                f"{house.url}/api/keeper", headers={"authorization": f"Bearer {key}"}, timeout=LONG
            )
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return answer.json()


def until_restarted(house, key):
    while not ((page := seen(house, key))["restart"] or {}).get("done"):
        time.sleep(0.05)
    return page


def drained(peer):
    """All frames until the house closes the connection."""
    frames = []
    with pytest.raises((ConnectionClosed, EOFError)):
        while True:
            frames.append(peer.receive())
    return frames


def test_a_house_begins_anew_with_what_is_installed_then_and_no_move_is_lost(tmp_path, capsys):
    with RunningHouse(tmp_path / "0") as house:
        pid = house.process.pid
        key = keep(house, capsys, "token").strip()
        ana = house.visitor()
        table = ana.make("me", "computer", game="mentiroso")
        peer = ana.at(table)
        meet(peer)
        # Announced and cancelled: people at tables are told, and every HTTP answer has a header about it.
        keep(house, capsys, "restart", "--minutes", "5")
        at = peer.until("closing")["at"]
        shown = seen(house, key)["restart"]
        assert (shown["at"], shown["before"], shown["done"]) == (at, __version__, False)
        assert CLIENT.get(f"{house.url}/healthz", timeout=LONG).headers["tafureria-closes"] == f"{at:.0f}"
        with ana.at(table) as late:
            late.until("closing", at=at)
        keep(house, capsys, "stay")
        peer.until("closing", at=0)
        assert "tafureria-closes" not in CLIENT.get(f"{house.url}/healthz", timeout=LONG).headers
        assert seen(house, key)["restart"] is None
        # Meanwhile another release is installed.
        assert seen(house, key)["version"] == __version__
        (tmp_path / "0" / "sitecustomize.py").write_text(UPGRADE)
        peer.send("ping", id=9)
        peer.until("pong", id=9)
        before = peer.position["position"]
        keep(house, capsys, "restart")
        drained(peer)
        page = until_restarted(house, key)
        assert (page["restart"]["before"], page["version"]) == (__version__, NEXT)
        assert (house.process.pid, house.process.poll()) == (pid, None)
        with come_back(ana, house, table) as again:
            assert again.position["position"] >= before
            again.play_on()
            assert again.over


def test_all_processes_behind_a_store_restart(tmp_path, capsys):
    store = str(tmp_path / "store.sqlite3")
    with (
        RunningHouse(tmp_path / "0", store, shared=True) as a,
        RunningHouse(tmp_path / "1", store, shared=True) as b,
    ):
        key = keep(a, capsys, "token").strip()
        assert json.loads(keep(b, capsys, "restart", "--json"))["restart"]["before"] == __version__
        for house in (a, b):
            until_restarted(house, key)
            assert house.process.poll() is None


@pytest.mark.parametrize("minutes", [0, 5])
def test_a_restart_is_announced_unless_it_is_at_once(minutes):
    async def scene():
        ended = []
        restarting = Restarting(SimpleNamespace(now=lambda: 1000.0), list, lambda: ended.append(True))
        until = 1001.0 + 60 * minutes
        restarting.read([StoredOrder(id="x", kind=RESTART, name="1", made=1001.0, until=until)])
        restarting.stop()
        return restarting.closes, restarting.shown().at

    assert asyncio.run(scene()) == (1301.0 if minutes else 0.0, 1001.0 + 60 * minutes)
