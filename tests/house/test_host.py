"""The host leaves, or a player is idle: the table still goes on, and everybody is told how."""

from tafureria.house.tables.hosting import LEAVES
from tests.house.peers import meet


def three(house, **more):
    """Ana's waiting table: Bea sits down first, at a higher seat than Eva."""
    ana, bea, eva = (house.visitor(name) for name in ("Ana", "Bea", "Eva"))
    table = ana.make("me", "open", "open", **more)
    peers = [visitor.at(table) for visitor in (ana, bea, eva)]
    for peer in peers:
        peer.until("table")
    for peer, seat, name in ((peers[1], 2, "Bea"), (peers[2], 1, "Eva")):
        peer.send("sit", seat=seat, name=name)
        peer.until("table", you=seat)
    return ana, table, *peers


def test_the_role_of_a_host_who_has_left_passes_to_whoever_has_sat_longest(house, clock):
    host, table, ana, bea, eva = three(house)
    with house.visitor("Leo").at(table) as watcher:
        assert watcher.until("table")["host_seat"] == 0
        ana.close()
        while bea.table["seats"][0]["here"]:
            bea.receive()
        clock.advance(LEAVES - 1)
        bea.send("begin", id=5)
        bea.until("refused", id=5, code="not-host")
        clock.advance(2)
        assert not eva.until("table", host_seat=2)["host"]
        assert bea.until("table", host_seat=2)["host"]
        watcher.until("table", host_seat=2)
        bea.send("begin")
        eva.until("table", status="playing")
    # Whoever comes back finds the role passed on.
    with host.at(table) as again:
        assert not again.until("table", host_seat=2)["host"]


def test_a_host_who_comes_back_in_time_keeps_the_role(house, clock):
    host, table, ana, bea, _ = three(house)
    ana.close()
    while bea.table["seats"][0]["here"]:
        bea.receive()
    clock.advance(LEAVES - 1)
    with host.at(table) as again:
        again.until("table", host=True)
        clock.advance(LEAVES)
        bea.send("begin", id=5)
        bea.until("refused", id=5, code="not-host")
        assert again.table["host"]


def test_anybody_seated_may_have_the_house_stand_in_for_somebody_idle(house, clock):
    _, table, ana, bea, eva = three(house, patience=60)
    ana.send("begin")
    meet(ana, bea, eva)
    idle = ana.position["waiting"][0]
    peers = {0: ana, 1: eva, 2: bea}
    sleeper = peers.pop(idle)
    asks, sees = peers.values()
    with house.visitor("Leo").at(table) as watcher:
        meet(watcher)
        asks.send("stand-in", id=3, seat=idle)
        asks.until("refused", id=3, code="not-yet")
        clock.advance(61)
        watcher.send("stand-in", id=4, seat=idle)
        watcher.until("refused", id=4, code="not-your-seat")
        asks.send("stand-in", seat=idle)
        for peer in (asks, sees, sleeper, watcher):
            while not peer.table["seats"][idle]["away"]:
                peer.receive()
        assert asks.table["seats"][idle]["here"]
        sleeper.send("stand-in", seat=idle)
        while sees.table["seats"][idle]["away"]:
            sees.receive()


def test_the_house_plays_for_somebody_idle(house, clock):
    _, _, ana, bea, eva = three(house, patience=60)
    ana.send("begin")
    meet(ana, bea, eva)
    for peer in (bea, eva):
        peer.send("play", position=peer.position["position"], actions=peer.position["legal"][:1])
        peer.catch_up()
    assert ana.position["view"]["phase"] == bea.position["view"]["phase"] == "staking"
    clock.advance(61)
    bea.send("stand-in", seat=0)
    while bea.position["view"]["phase"] != "bidding":
        bea.receive()


def test_a_table_without_patience_waits(house, clock):
    _, _, ana, bea, eva = three(house, patience=0)
    ana.send("begin")
    meet(ana, bea, eva)
    clock.advance(86_400)
    bea.send("stand-in", id=3, seat=0)
    bea.until("refused", id=3, code="not-yet")
