"""Several processes behind one store serve the same tables."""

import contextlib
import time

import pytest
from websockets.exceptions import ConnectionClosed

from tafureria.cli import main
from tests.house.peers import CLIENT, Peer, meet, play_together
from tests.house.places import change
from tests.house.running import RunningHouse

GAME = "moros-y-cristianos"


@pytest.fixture
def processes(tmp_path):
    """A function that opens *count* processes behind one store."""
    with contextlib.ExitStack() as stack:

        def start(count):
            store = str(tmp_path / "store.sqlite3")
            # The first creates the store.
            out = [stack.enter_context(RunningHouse(tmp_path / "0", store, shared=True))]
            others = [RunningHouse(tmp_path / str(n), store, shared=True) for n in range(1, count)]
            return [*out, *map(stack.enter_context, others)]

        yield start


def at(visitor, house, table):
    """The visitor's connection to the table through that process."""
    return Peer(house.url, table, visitor.cookie)


def come_back(visitor, house, table):
    """Reconnect, as the browser does, until the table answers."""
    while True:
        peer = at(visitor, house, table)
        try:
            meet(peer)
        except (ConnectionClosed, EOFError):
            peer.close()
            time.sleep(0.05)
        else:
            return peer


def step(peers):
    """Let everybody who is asked play, then read what arrives within a moment."""
    for peer in peers:
        own = peer.at.get(peer.table["you"])
        if own and own["legal"] and not own.get("done"):
            own["done"] = True
            peer.send("play", position=own["position"], actions=[own["legal"][0]])
    for peer in peers:
        with contextlib.suppress(TimeoutError):
            while True:
                peer.receive(0.01)


def test_what_is_passed_on_is_refused_alike(processes):
    a, b = processes(2)
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


def test_a_table_is_played_by_people_at_three_processes_and_outlives_the_one_it_was_awake_in(processes):
    a, b, c = processes(3)
    ana, bea, eva = a.visitor("Ana"), b.visitor("Bea"), c.visitor("Eva")
    table = ana.make("me", "open", "random", "random", game=GAME)
    peers = [at(ana, a, table)]
    peers[0].until("table", you=0)  # the table is loaded there
    peers += [at(bea, b, table), at(eva, c, table)]
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
        with contextlib.suppress(ConnectionClosed, EOFError):
            while True:
                peer.receive()
        peer.close()
    # Its lease ends at once, so that nobody waits for it.
    change(a.store, f"UPDATE processes SET beat = 0 WHERE address = '{a.url}'")
    before = [[one for f in p.seen if f["type"] == "position" for one in f["told"]] for p in peers]
    peers = [come_back(ana, c, table), come_back(bea, b, table), come_back(eva, b, table)]
    for peer, told in zip(peers, before, strict=True):
        assert peer.position["told"][: len(told)] == told
    play_together(*peers)
    assert [peer.over["key"] for peer in peers] == [peers[0].over["key"]] * 3
    for peer in peers:
        peer.close()


def test_a_table_that_sleeps_wakes_in_the_process_that_is_asked(processes):
    b, c = processes(2)
    ana = b.visitor("Ana")
    table = ana.make("me", "open", game="mentiroso")
    with at(ana, b, table) as peer:
        peer.expect("table", you=0)
        with at(ana, c, table) as other:
            other.expect("table", you=0)
    assert b.stop() == 0
    with at(ana, c, table) as peer:
        peer.expect("table", you=0)


def test_a_person_is_removed_by_way_of_any_process(processes, capsys):
    a, b = processes(2)
    ana, bea = a.visitor("Ana"), a.visitor("Bea")
    table = ana.make("me", "open", game="mentiroso")
    with at(ana, a, table) as here, at(bea, a, table) as there:
        there.send("sit", seat=1, name="Bea")
        there.until("table", you=1)
        here.send("begin")
        meet(here, there)
        assert main(["keeper", "token", "--store", a.store]) == 0
        headers = {"authorization": f"Bearer {capsys.readouterr().out.strip()}"}
        asked = CLIENT.get(f"{b.url}/api/keeper", headers=headers).json()
        [shown] = [one for one in asked["tables"] if one["table"] == table]
        [person] = [one["person"] for one in shown["people"] if one["name"] == "Bea"]
        wish = {"do": "remove", "table": table, "person": person}
        answer = CLIENT.post(f"{b.url}/api/keeper", json=wish, headers=headers)
        assert answer.status_code == 200, answer.text
        there.until("refused", code="removed")
        while here.table["seats"][1]["kind"] != "computer":
            here.receive()


@pytest.mark.parametrize(("deed", "code"), [("close", "closed"), ("delete", "unknown-table")])
def test_a_table_is_closed_or_deleted_by_way_of_any_process(processes, capsys, deed, code):
    a, b = processes(2)
    ana = a.visitor("Ana")
    table = ana.make("me", "open", game="mentiroso")
    with at(ana, a, table) as here:
        here.until("table", you=0)
        # Loaded in one process, ordered in the other: guests are sent away, and told why when they come back.
        assert main(["keeper", deed, table, "--store", b.store, "--url", b.url]) == 0
        with pytest.raises((ConnectionClosed, EOFError)):
            while True:
                here.receive()
    with at(ana, a, table) as again:
        again.expect("refused", code=code)
