"""People who have played together: inviting, declining and blocking, and what stays secret."""

from __future__ import annotations

import asyncio

import pytest

from tafureria.house.friends import rows as stored
from tafureria.house.friends.friends import Circle
from tafureria.house.friends.messages import InvitationDeclined
from tafureria.house.store.rows import Chair
from tafureria.house.store.store import Store
from tests.house.peers import play_together
from tests.house.places import place
from tests.house.test_friends import two_people
from tests.house.test_me import code, key_of, named, take
from tests.house.test_store import row


def friends(visitor):
    return visitor.get("/api/friends").json()["people"]


def invited(visitor):
    return visitor.get("/api/house").json()["invited"]


def invite(visitor, friend, table):
    return visitor.post("/api/friends/invite", {"friend": friend["id"], "table": table})


@pytest.fixture(scope="module")
def met(_taken, house):
    """Ana and Bea, who have finished a game together."""
    ana, bea, a, b = two_people(house)
    play_together(a, b)
    a.close()
    b.close()
    return ana, bea


def test_nobody_has_friends_who_has_finished_no_game_with_anybody(house):
    ana, _, a, b = two_people(house)
    assert friends(ana) == []
    a.close()
    b.close()


def test_a_friend_is_asked_and_sits_down(met):
    ana, bea = met
    [friend] = friends(ana)
    assert (friend["name"], friend["games"], friend["game"], friend["blocked"]) == (
        "Bea",
        1,
        "mentiroso",
        False,
    )
    named(ana, "Anita")
    table = ana.make("me", "open", "open", name="Anita")
    assert invite(ana, friend, table).json()["people"] == friends(ana)
    [card] = invited(bea)
    shield = "azure.plain.or.tower.or"
    assert card == {"table": table, "game": "mentiroso", "name": "Anita", "shield": shield}
    assert invited(ana) == []
    with bea.at(table) as peer:
        peer.send("sit", seat=1, name="Bea")
        peer.until("table", you=1)
    assert invited(bea) == []


def test_an_invitation_ends_with_the_free_seats(met):
    ana, bea = met
    table = ana.make("me", "open")
    invite(ana, friends(ana)[0], table)
    assert len(invited(bea)) == 1
    with ana.at(table) as peer:
        peer.send("begin")
        peer.until("position")
    assert invited(bea) == []


def test_declining_tells_nobody_and_holds(met):
    ana, bea = met
    table = ana.make("me", "open")
    asked = invite(ana, friends(ana)[0], table).text
    bea.post("/api/friends/decline", {"table": table})
    assert invited(bea) == []
    assert invite(ana, friends(ana)[0], table).text == asked
    assert invited(bea) == []


def test_who_is_blocked_does_not_know_it(met):
    ana, bea = met
    first, second = ana.make("me", "open"), ana.make("me", "open")
    before = friends(ana)
    asked = invite(ana, before[0], first).text
    assert bea.post("/api/friends/decline", {"table": first, "block": True}).json()["people"][0]["blocked"]
    assert invite(ana, before[0], second).text == asked
    assert friends(ana) == before
    assert invited(bea) == []
    bea.post("/api/friends/block", {"friend": friends(bea)[0]["id"], "blocked": False})
    assert [one["table"] for one in invited(bea)] == [second]
    bea.post("/api/friends/decline", {"table": second})


def test_only_friends_are_asked_and_only_to_a_table_of_ones_own(house, met):
    ana, bea = met
    eva = house.visitor("Eva")
    [friend] = friends(ana)
    table, hers = ana.make("me", "open"), eva.make("me", "open")
    assert code(invite(ana, {"id": "nobody"}, table)) == "no-friend"
    # Ana's id for Bea means nothing to anybody else.
    assert code(invite(eva, friend, hers)) == "no-friend"
    assert code(bea.post("/api/friends/block", {"friend": friend["id"], "blocked": True})) == "no-friend"
    assert code(invite(ana, friend, hers)) == "unknown-table"
    assert code(invite(ana, friend, ana.make("me", "computer"))) == "not-waiting"
    elsewhere = {"origin": "http://elsewhere.example"}
    body = {"friend": friend["id"], "table": table}
    assert code(ana.post("/api/friends/invite", body, headers=elsewhere)) == "wrong-origin"


def test_nothing_that_is_told_says_who_somebody_is(met):
    ana, bea = met
    told = ana.get("/api/friends").text + ana.get("/api/house").text
    ids = [next(iter(one.cookie.values())).split(".")[0] for one in met]
    assert not any(one in told for one in ids)
    assert friends(ana)[0]["id"] != friends(bea)[0]["id"]


def test_whether_a_friend_is_here_is_not_told(met):
    ana, bea = met
    before = ana.get("/api/friends").text
    with bea.at(bea.make("me", "open")) as peer:
        peer.until("table")
        assert ana.get("/api/friends").text == before


def test_friends_go_along_to_another_device_and_with_who_is_forgotten(house):
    ana, bea, a, b = two_people(house)
    play_together(a, b)
    a.close()
    b.close()
    phone = house.visitor()
    take(phone, key_of(ana))
    assert [one["name"] for one in friends(phone)] == ["Bea"]
    invite(ana, friends(ana)[0], ana.make("me", "open"))
    assert len(invited(bea)) == 1
    ana._ask("DELETE", "/api/chronicle")
    assert (friends(ana), friends(bea), invited(bea)) == ([], [], [])


def test_friends_and_invitations_are_counted_one_by_one(tmp_path):
    """Games by table and friend; declining and blocking one host leaves the others' invitations alone."""
    people = {"1": ("ana", "bea"), "2": ("ana", "bea", "eva"), "3": ("ana",), "4": ("eva",)}

    async def main():
        store = await Store.open(place(tmp_path / "store.sqlite3"))
        for table, seated in people.items():
            chairs = [Chair(seat=n, kind="person", person=one, name=one) for n, one in enumerate(seated)]
            status = "over" if len(seated) > 1 else "waiting"
            free = [] if len(seated) > 1 else [Chair(seat=1, kind="open")]
            await store.add_table(row(table, status=status, host=seated[0]), chairs + free)
        circle = Circle(store, b"secret")
        games = {one.name: one.games for one in (await circle.friends("ana")).people}
        assert games == {"bea": 2, "eva": 1}
        for host, table in (("ana", "3"), ("eva", "4")):
            await stored.invite(store, host, "bea", table)
        await circle.decline("bea", InvitationDeclined(table="3", block=True))
        assert [one.table for one in await stored.invited(store, "bea")] == ["4"]
        assert await stored.blocked_by(store, "bea") == {"ana"}
        await store.close()

    asyncio.run(main())
