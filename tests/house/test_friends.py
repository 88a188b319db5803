"""People at one table: leaving and coming back, clocks, resigning, drawing seats, rematches."""

import random
import time
from types import SimpleNamespace

from tafureria.house.store.rows import Chair, TableSettings
from tafureria.house.tables import chairs
from tafureria.house.tables.chairs import draw
from tafureria.house.tables.clocks import NEVER, Clocks
from tests.house.hands import until_asleep
from tests.house.peers import meet, play_together


def until_seated(peer, seat):
    """Read until a person sits there. (The first to join may be the last to be told.)"""
    while not peer.table or peer.table["seats"][seat]["kind"] != "person":
        peer.receive()


def two_people(house, *more, **options):
    """Ana and Bea at a table whose game has begun."""
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    table = ana.make("me", "open", *more, **options)
    a, b = ana.at(table), bea.at(table)
    b.send("sit", seat=1, name="Bea")
    b.until("table", you=1)
    until_seated(a, 1)
    a.send("begin")
    meet(a, b)
    return ana, bea, a, b


# --- leavers ----------------------------------------------------------------------------------


def until_away(peer, seat, away=True):
    """Read until the table says that this seat is away, or no longer away."""
    while peer.table["seats"][seat]["away"] is not away:
        peer.receive()


def until_gone(peer, seat):
    """Read until that person's connection has ended."""
    while peer.table["seats"][seat]["here"]:
        peer.receive()


def test_somebody_who_is_away_too_long_is_stood_in_for_and_gets_the_seat_back(house, bots, clock):
    _, bea, a, b = two_people(house, patience=60)
    table = a.table["table"]
    b.close()
    until_gone(a, 1)
    a.play("envida 1")
    a.until("position")
    clock.advance(59)
    a.silent()
    assert (table, 1) not in bots.asked
    clock.advance(2)
    until_away(a, 1)
    assert a.table["seats"][1] == {
        "seat": 1,
        "kind": "person",
        "name": "Bea",
        "here": False,
        "away": True,
        "shield": "",
        "until": "",
    }
    bid = a.asked("bidding")
    with bea.at(table) as b:
        b.expect("table", you=1)
        assert b.table["seats"][1]["away"] is False
        meet(b)
        bots.asked.clear()
        a.send("play", position=bid["position"], actions=[bid["legal"][0]])
        while not b.position["legal"]:
            b.receive()
        assert (table, 1) not in bots.asked
        b.send("play", position=b.position["position"], actions=[b.position["legal"][-1]])
        b.until("position")
    a.close()


def test_with_no_patience_set_the_table_waits(house, bots, clock):
    _, _, a, b = two_people(house, patience=0)
    b.close()
    until_gone(a, 1)
    a.play("envida 1")
    a.until("position")
    clock.advance(100_000)
    a.send("say", text="¿Bea?")
    a.until("said")
    assert not any(seat["away"] for seat in a.table["seats"])
    assert (a.table["table"], 1) not in bots.asked
    a.close()


def test_nobody_is_stood_in_for_while_nobody_waits(house, bots, clock):
    """Ana, alone with computers, is away for longer than the patience; nobody plays for her."""
    ana = house.visitor()
    table = ana.make("me", "computer", patience=60)
    with ana.at(table) as peer, house.visitor("Eva").at(table) as watcher:
        meet(peer, watcher)
        peer.close()
        until_gone(watcher, 0)
        clock.advance(10_000)
        # Whoever joins makes the table check who is away.
        with house.visitor("Oto").at(table) as other:
            meet(other)
        watcher.catch_up()
    assert (table, 0) not in bots.asked
    with ana.at(table) as peer:
        meet(peer)
        assert peer.position["legal"] == [0, 1]


def test_one_who_resigns_is_replaced_and_the_others_play_on(house):
    _, _, a, b = two_people(house, "computer")
    b.send("resign")
    gone = a.until("table")
    while gone["seats"][1]["kind"] != "computer":
        gone = a.until("table")
    assert gone["seats"][1]["name"] == "jugador"
    watching = b.until("position", seat=-1)
    assert watching["fresh"]
    assert watching["view"]["dice"] == [0, 0, 0]
    b.send("resign", id=3)
    b.until("refused", id=3, code="not-your-seat")
    a.play_on()
    assert a.over is not None
    a.send("resign", id=4)
    a.until("refused", id=4, code="over")
    a.close()
    b.close()


# --- clocks -----------------------------------------------------------------------------------


def test_a_decision_that_takes_too_long_is_made_by_a_computer(house, bots, clock):
    _, _, a, b = two_people(house, move_seconds=60)
    assert a.until("clock", running=[0, 1])["move"] == [60, 60]
    clock.advance(59)
    a.silent()
    assert not bots.asked_at(a.table["table"])
    clock.advance(2)
    bid = a.asked("bidding")
    clock.advance(20)
    a.send("play", position=bid["position"], actions=[bid["legal"][0]])
    assert a.until("clock", running=[1])["move"] == [60]
    a.close()
    b.close()


def test_real_seconds_are_counted(house):
    """The only test here that waits in real time."""
    begun = time.monotonic()
    _, _, a, b = two_people(house, move_seconds=1)
    while a.position["view"]["phase"] == "staking":
        a.receive()
    assert time.monotonic() - begun > 1
    a.close()
    b.close()


def test_time_for_the_whole_game_is_used_up_and_kept(house, clock):
    ana, _, a, b = two_people(house, game_seconds=100)
    table = a.table["table"]
    assert a.until("clock")["left"] == [100, 100]
    clock.advance(30)
    a.play("envida 1")
    assert a.until("clock", running=[1])["left"] == [70, 70]
    a.close()
    b.close()
    until_asleep(table)
    with ana.at(table) as again:
        assert again.until("clock")["left"][0] == 70


def test_a_clock_runs_on_while_the_table_sleeps(house, clock):
    ana, _, a, b = two_people(house, game_seconds=100)
    a.until("clock")
    table = a.table["table"]
    a.close()
    b.close()
    until_asleep(table)
    clock.advance(20)
    with ana.at(table) as again:
        assert again.until("clock", running=[0, 1])["left"] == [80, 80]


class Asked:
    """A game in which seat 0 must make a single decision."""

    waiting = 1
    awaited = (0,)

    def waits_for(self, seat):
        return True

    def question(self, seat):
        return 1


def test_a_clock_that_is_kept_goes_on_where_it_was():
    chair = Chair(seat=0, kind="person", person="ana")
    clocks = Clocks(TableSettings(move_seconds=60), lambda: [chair], wall_clock=lambda: 1000.0)
    clocks.update(Asked(), 5.0, 2.0)
    clocks.show(Asked(), 5.0, 2.0)
    assert chair.since == 1002.0
    assert clocks.changed() == [chair]
    assert clocks.changed() == []
    woken = Clocks(TableSettings(move_seconds=60), lambda: [chair], wall_clock=lambda: 1032.0)
    woken.update(Asked(), 7.0, 0.0)
    woken.show(Asked(), 7.0, 0.0)
    assert woken.shown(7.0).move == [30.0]
    assert woken.changed() == []


def test_no_clock_runs_for_a_computer_player_that_takes_the_seat():
    chairs = [Chair(seat=0, kind="person", person="ana")]
    clocks = Clocks(TableSettings(move_seconds=60), lambda: chairs, wall_clock=lambda: 1000.0)
    clocks.update(Asked(), 5.0, 0.0)
    assert clocks.next_due(5.0) == 65.0
    chairs[0] = Chair(seat=0, kind="computer")
    clocks.update(Asked(), 25.0, 0.0)
    assert (clocks.next_due(25.0), clocks.is_out_of_time(0, 99.0), chairs[0].used) == (NEVER, False, 20.0)


def test_who_is_away_from_a_slow_game_is_away_while_the_table_sleeps_too():
    chairs = [Chair(seat=n, kind="person", person=name) for n, name in enumerate(("ana", "bea"))]
    slow = TableSettings(patience=86_400)
    clocks = Clocks(slow, lambda: chairs, wall_clock=lambda: 1000.0)
    clocks.meet({"ana"}, 5.0)
    assert [chair.gone for chair in chairs] == [0.0, 1000.0]
    woken = Clocks(slow, lambda: chairs, wall_clock=lambda: 1000.0 + 86_000)
    woken.meet({"ana"}, 0.0)
    assert not woken.is_away(1, 399)
    assert woken.is_away(1, 400)
    # Even much later Ana has to wait a little: Bea may be about to come back.
    later = Clocks(slow, lambda: chairs, wall_clock=lambda: 1000.0 + 200_000)
    later.meet({"ana"}, 0.0)
    assert not later.is_away(1, 59)
    assert later.is_away(1, 60)
    later.meet({"ana", "bea"}, 61.0)
    assert not later.is_away(1, 61)
    assert chairs[1].gone == 0.0


def test_who_has_used_up_the_game_clock_is_played_for():
    chair = Chair(seat=0, kind="person", person="ana", used=10.0)
    clocks = Clocks(TableSettings(game_seconds=10), lambda: [chair])
    clocks.update(Asked(), 5.0, 0.0)
    clocks.show(Asked(), 5.0, 0.0)
    assert clocks.is_out_of_time(0, 5.0)
    assert clocks.shown(5.0).left == [0.0]


# --- one device -------------------------------------------------------------------------------


def test_a_second_person_comes_to_a_device_later_beside_remote_people_and_computers(house):
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    table = ana.make("me", "open", "open", "computer")
    with ana.at(table) as a, bea.at(table) as b:
        b.send("sit", seat=1, name="Bea")
        b.until("table", you=1)
        until_seated(a, 1)
        a.send("sit", id=1, seat=2, name="Carla")
        a.until("refused", id=1, code="already-seated")
        a.send("sit", id=2, seat=2, name="ana", more=True)
        a.until("refused", id=2, code="name-taken")
        a.send("sit", seat=2, name="Carla", more=True)
        both = a.until("table", yours=[0, 2])
        assert [seat["name"] for seat in both["seats"]] == ["Ana", "Bea", "Carla", "jugador"]
        a.send("begin")
        while not {0, 2} <= a.at.keys():
            a.receive()
        assert a.at[0]["view"]["dice"][2] == a.at[2]["view"]["dice"][0] == 0
        for seat in (0, 2):
            a.send("play", seat=seat, position=a.at[seat]["position"], actions=[0])
            a.until("position", seat=seat)
        a.send("play", id=3, seat=1, position=1, actions=[0])
        a.until("refused", id=3, code="not-your-seat")
        meet(b)
        assert b.position["seat"] == 1
    assert ana.get("/api/house").json()["name"] == "Ana"


def test_a_private_line_says_which_of_the_people_at_a_device_it_is_for(house):
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    with ana.at(ana.make("me", "open", "open")) as a, bea.at(a.receive()["table"]) as b:
        a.send("sit", seat=2, name="Carla", more=True)
        b.send("sit", seat=1, name="Bea")
        b.until("table", you=1)
        a.send("begin")
        meet(a, b)
        b.send("say", text="a Carla", to=2)
        assert a.until("said")["lines"][0]["ears"] == [2]
        a.send("say", text="a Bea", to=1, seat=0)
        assert a.until("said")["lines"][0]["ears"] == [0]
        a.send("say", text="a Carla", to=2, seat=0)
        assert a.until("said")["lines"][0]["ears"] == [0, 2]
        assert [line["ears"] for line in (b.until("said"), b.until("said"))[1]["lines"]] == [[]]
        a.send("say", text="a todos", seat=0)
        assert a.until("said")["lines"][0]["ears"] == []


def test_a_person_at_a_shared_device_stands_up_alone(house):
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    with ana.at(ana.make("me", "open", "open")) as a, bea.at(a.receive()["table"]) as b:
        a.send("sit", seat=2, name="Carla", more=True)
        a.until("table", yours=[0, 2])
        b.send("stand", id=1, seat=2)
        b.until("refused", id=1, code="not-seated")
        a.send("stand", id=2, seat=1)
        a.until("refused", id=2, code="not-your-seat")
        a.send("stand", seat=2)
        assert a.until("table", yours=[0])["seats"][2]["kind"] == "open"
        a.send("sit", seat=1, name="Carla", more=True)
        a.until("table", yours=[0, 1])
        a.send("stand")
        a.until("table", yours=[])


# --- seats ------------------------------------------------------------------------------------


def test_drawn_seats_keep_everybody():
    chairs = [Chair(seat=n, kind="person", name=str(n)) for n in range(6)]
    orders = {tuple(chair.name for chair in draw(chairs)) for _ in range(40)}
    assert len(orders) > 5
    assert all(sorted(order) == list("012345") for order in orders)
    assert [chair.seat for chair in draw(chairs)] == list(range(6))


def test_seats_are_drawn_when_the_game_begins(house, monkeypatch):
    lots = random.Random(1)
    monkeypatch.setattr(chairs, "secrets", SimpleNamespace(SystemRandom=lambda: lots))
    seats = set()
    for _ in range(12):
        _, _, a, b = two_people(house, draw=True)
        assert {a.table["you"], b.table["you"]} == {0, 1}
        assert a.position["seat"] == a.table["you"]
        seats.add(a.table["you"])
        a.close()
        b.close()
        if len(seats) == 2:
            break
    assert seats == {0, 1}


def test_the_same_people_play_again(house):
    ana, bea, a, b = two_people(house, "random", options={"envite": False}, talk="public")
    a.send("rematch", id=1)
    a.until("refused", id=1, code="not-over")
    play_together(a, b)
    b.send("rematch")
    after = a.until("table")
    while not after["next"]:
        after = a.until("table")
    b.send("rematch")
    with ana.at(after["next"]) as again, bea.at(after["next"]) as too:
        table = again.expect("table", you=0, status="playing", talk="public", options=after["options"])
        assert [seat["name"] for seat in table["seats"]] == ["Ana", "Bea", "random"]
        too.expect("table", you=1)
    assert ana.get("/api/house").json()["tables"][0]["table"] == after["next"]
    a.close()
    b.close()


def test_the_next_table_has_all_settings_of_the_last_and_clocks_that_nobody_has_used(house, clock):
    wish = {"game_seconds": 900, "move_seconds": 600, "patience": 77, "think": 0.7, "seats_each": 2}
    wish |= {"hints": True, "board": True, "level": "aprendiz", "talk": "public"}
    ana, _, a, b = two_people(house, **wish)
    clock.advance(100)
    play_together(a, b)
    a.send("rematch")
    while not a.table["next"]:
        a.receive()
    with ana.at(a.table["next"]) as again:
        again.expect("table", status="playing", **wish)
        assert again.until("clock")["left"] == [900, 900]
    a.close()
    b.close()


def test_listed_tables_are_found_by_everybody_private_ones_by_nobody(house):
    ana, eva = house.visitor("Ana"), house.visitor("Eva")
    listed = ana.make("me", "open", listed=True)
    private = ana.make("me", "open")
    found = [card["table"] for card in eva.get("/api/house").json()["listed"]]
    assert listed in found
    assert private not in found
    with ana.at(listed) as a:
        a.expect("table", listed=True)
        a.send("begin")
        a.until("position")
    assert listed not in [card["table"] for card in eva.get("/api/house").json()["listed"]]
