"""Several processes behind one store serve one set of tables."""

import contextlib
import time

import pytest
from websockets.exceptions import ConnectionClosed

from tests.house.peers import Peer, meet
from tests.house.running import RunningHouse

GAME = "moros-y-cristianos"


@pytest.fixture(scope="module")
def three(tmp_path_factory):
    """Three processes; the tests below use them up one after another."""
    folder = tmp_path_factory.mktemp("three")
    store = str(folder / "store.sqlite3")
    with contextlib.ExitStack() as stack:
        yield [
            stack.enter_context(RunningHouse(folder / name, store, shared=True)) for name in ("a", "b", "c")
        ]


def at(visitor, house, table):
    """A connection of the visitor to the table, by way of that process."""
    return Peer(house.url, table, visitor.cookie)


def come_back(visitor, house, table):
    """As the browser does it: again and again until the table answers."""
    end = time.monotonic() + 20
    while True:
        peer = at(visitor, house, table)
        try:
            meet(peer)
        except (ConnectionClosed, EOFError):
            peer.close()
            assert time.monotonic() < end, "the table was not taken over"
            time.sleep(0.3)
        else:
            return peer


def step(peers):
    """Everybody who is asked plays; read what comes for a moment."""
    for peer in peers:
        own = peer.at.get(peer.table["you"])
        if own and own["legal"] and not own.get("done"):
            own["done"] = True
            peer.send("play", position=own["position"], actions=[own["legal"][0]])
    for peer in peers:
        with contextlib.suppress(TimeoutError):
            while True:
                peer.receive(0.02)


def test_what_is_passed_on_is_refused_alike(three):
    a, b, _ = three
    ana = a.visitor("Ana")
    table = ana.make("me", "computer", game="mentiroso")
    with at(ana, a, table) as here, at(ana, b, table) as there:
        meet(here, there)
        for peer in (here, there):
            peer.raw("{")
            peer.until("refused", code="malformed")
            peer.raw("x" * 20_000)
            peer.until("refused", code="too-large")
    with Peer(b.url, "a" * 26, {}) as nobody:
        nobody.expect("refused", code="unknown-table")


def test_a_table_is_played_by_people_at_three_processes_and_outlives_the_one_it_was_awake_in(three):
    a, b, c = three
    ana, bea, eva = a.visitor("Ana"), b.visitor("Bea"), c.visitor("Eva")
    table = ana.make("me", "open", "random", "random", game=GAME)
    peers = [at(ana, a, table), at(bea, b, table), at(eva, c, table)]
    peers[1].send("sit", seat=1, name="Bea")
    peers[1].until("table", you=1)
    while peers[0].table.get("seats", [{}] * 2)[1].get("kind") != "person":
        peers[0].receive()
    peers[0].send("begin")
    meet(*peers)
    while max(peer.position["position"] for peer in peers) < 40:
        step(peers)
    a.kill()
    for peer in peers:
        with contextlib.suppress(ConnectionClosed, EOFError, TimeoutError):
            while True:
                peer.receive(0.5)
        peer.close()
    before = [[one for f in p.seen if f["type"] == "position" for one in f["told"]] for p in peers]
    peers = [come_back(ana, c, table), come_back(bea, b, table), come_back(eva, b, table)]
    for peer, told in zip(peers, before, strict=True):
        assert peer.position["told"][: len(told)] == told
    while peers[0].over is None:
        step(peers)
    for peer in peers:
        while peer.over is None:
            peer.receive()
    assert [peer.over["key"] for peer in peers] == [peers[0].over["key"]] * 3
    for peer in peers:
        peer.close()


def test_a_table_that_sleeps_wakes_in_the_process_that_is_asked(three):
    _, b, c = three
    ana = b.visitor("Ana")
    table = ana.make("me", "open", game="mentiroso")
    with at(ana, b, table) as peer:
        peer.expect("table", you=0)
        with at(ana, c, table) as other:
            other.expect("table", you=0)
    assert b.stop() == 0
    with at(ana, c, table) as peer:
        peer.expect("table", you=0)
