"""Tables over the real socket: sitting down, playing, watching, coming back."""

from tests.house.hands import until_asleep
from tests.house.peers import meet


def test_a_table_without_free_seats_begins_at_once_and_is_played_to_its_end(house):
    ana = house.visitor("Ana")
    table = ana.make("me", "computer", "random")
    with ana.at(table) as peer:
        first = peer.expect("table", you=0, yours=[0], status="playing", game="mentiroso")
        assert [seat["kind"] for seat in first["seats"]] == ["person", "computer", "computer"]
        assert [seat["name"] for seat in first["seats"]] == ["Ana", "jugador", "random"]
        start = peer.expect("position", seat=0, fresh=True)
        assert start["legal"] == [0, 1]
        assert len(start["notation"]) == 2
        peer.play_on()
        assert peer.over["ending"] == "mentira"
    record = ana.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    assert record.text.startswith("tafureria-record 1\ngame mentiroso 1\n")


def test_people_come_by_the_link_and_the_host_begins(house):
    ana, bea, eva = house.visitor("Ana"), house.visitor("Bea"), house.visitor("Eva")
    table = ana.make("me", "open", "open")
    with ana.at(table) as a, bea.at(table) as b, eva.at(table) as e:
        a.expect("table", host=True, you=0, status="waiting")
        b.expect("table", host=False, you=-1)
        e.expect("table", host=False, you=-1)
        b.send("sit", seat=1, name="Bea")
        b.until("table", you=1)
        a.until("table")
        a.send("begin")
        meet(a, b, e)
        filled = {
            "seat": 2,
            "kind": "computer",
            "name": "jugador",
            "here": False,
            "away": False,
            "shield": "",
            "until": "",
        }
        assert a.table["seats"][2] == filled
        assert (a.position["seat"], b.position["seat"], e.position["seat"]) == (0, 1, -1)
        assert a.position["view"]["dice"][1] == 0
        assert b.position["view"]["dice"][1] > 0
        assert e.position["view"]["dice"] == [0, 0, 0]
        assert e.position["legal"] == []


def test_a_visitor_who_comes_back_sits_at_the_same_seat_and_is_told_the_story_again(house):
    ana = house.visitor("Ana")
    table = ana.make("computer", "me")
    with ana.at(table) as peer:
        meet(peer)
        before = peer.position
    with ana.at(table) as peer:
        peer.expect("table", you=1)
        after = peer.expect("position", seat=1, fresh=True)
        assert after["position"] >= before["position"]
        assert after["told"][: len(before["told"])] == before["told"]


def test_a_sleeping_table_wakes_up_where_it_was(house):
    ana = house.visitor("Ana")
    table = ana.make("me", "computer")
    with ana.at(table) as peer:
        meet(peer)
        peer.play("envida 1")
        before = peer.asked("bidding")
    until_asleep(table)
    with ana.at(table) as peer:
        meet(peer)
        assert peer.position | {"told": 0, "fresh": 0} == before | {"told": 0, "fresh": 0}


def test_two_people_on_one_device_hold_a_seat_each(house):
    ana = house.visitor("Ana")
    wishes = [{"kind": "me"}, {"kind": "me", "name": "Bea"}]
    answer = ana.post("/api/tables", {"game": "mentiroso", "seats": wishes, "name": "Ana"})
    with ana.at(answer.json()["table"]) as peer:
        peer.expect("table", you=0, yours=[0, 1])
        one, two = peer.expect("position", seat=0), peer.expect("position", seat=1)
        assert (one["view"]["dice"][1], two["view"]["dice"][0]) == (0, 0)
        peer.send("play", seat=1, position=two["position"], actions=[0])
        peer.send("play", seat=0, position=one["position"], actions=[1])
        assert peer.asked("bidding")["seat"] == 0
