"""Slow games: days for each decision, with nobody at the table most of the time."""

import dataclasses

import pytest

from tests.house.hands import until_asleep
from tests.house.peers import QUICK, OpenHouse, meet
from tests.house.test_chronicle import until

DAY = 86_400
SLOW = dataclasses.replace(QUICK, look_every=0.02, sleep_after=0.05)


@pytest.fixture
def slow(tmp_path):
    """A house that checks slow games all the time."""
    with OpenHouse(tmp_path / "store.sqlite3", SLOW) as house:
        yield house


def two_people(house, *more, days=2, **options):
    """Ana and Bea at a slow table whose game has begun; both have come to it and left."""
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    table = ana.make("me", "open", *more, move_seconds=days * DAY, **options)
    with ana.at(table) as a, bea.at(table) as b:
        b.send("sit", seat=1, name="Bea")
        b.until("table", you=1)
        a.send("begin")
        meet(a, b)
    until_asleep(table)
    return ana, bea, table


def card(person, table):
    """The table's card on that person's first page."""
    return next(one for one in person.get("/api/house").json()["tables"] if one["table"] == table)


def until_turn(person, table, whose=True):
    """Wait until the table waits for that person, or no longer does; nobody opens it meanwhile."""
    until(lambda: card(person, table)["your_turn"] is whose)


def bid(person, table):
    """Come to the table, play the first legal action and leave."""
    with person.at(table) as peer:
        meet(peer)
        while not peer.position["legal"]:
            peer.receive()
        before = peer.position["position"]
        peer.send("play", position=before, actions=[peer.position["legal"][0]])
        while peer.position["position"] == before:
            peer.receive()
    return peer


def phase(person, table):
    """The game's phase when that person comes for a moment."""
    with person.at(table) as peer:
        meet(peer)
        return peer.position["view"]["phase"]


def test_whoever_lets_the_days_pass_is_played_for_though_nobody_is_there(slow, clock, bots):
    ana, _, table = two_people(slow)
    clock.advance(2 * DAY - 60)
    assert phase(ana, table) == "staking"
    assert not bots.asked_at(table)
    until_asleep(table)
    clock.advance(120)
    until(lambda: len(bots.asked_at(table)) >= 2)
    # The house has staked for both, and the next decision has two days again.
    with ana.at(table) as peer:
        meet(peer)
        while peer.position["view"]["phase"] == "staking":
            peer.receive()
        assert 2 * DAY - 60 <= peer.until("clock")["move"][0] <= 2 * DAY


def test_a_deadline_is_kept_over_a_restart(tmp_path, clock):
    store = tmp_path / "store.sqlite3"
    with OpenHouse(store, SLOW) as house:
        ana, _, table = two_people(house)
        bid(ana, table)
        until_turn(ana, table, whose=False)
    with OpenHouse(store, SLOW) as house:
        ana.url = house.url
        assert not card(ana, table)["your_turn"]
        clock.advance(3 * DAY)
        until_turn(ana, table)


def test_computer_players_go_on_when_all_have_left(slow, clock):
    """They need nobody at the table: the next person finds it waiting for people."""
    ana, bea, table = two_people(slow, "computer")
    bid(ana, table)
    bid(bea, table)
    until_asleep(table)
    assert card(ana, table)["your_turn"] or card(bea, table)["your_turn"]


def test_what_computer_players_still_owe_survives_the_end_of_the_house(tmp_path, clock, bots):
    store = tmp_path / "store.sqlite3"
    with OpenHouse(store, SLOW) as house:
        *people, table = two_people(house, "computer")
        with bots.still():
            for one in people:
                bid(one, table)
    with OpenHouse(store, SLOW) as house:
        for one in people:
            one.url = house.url
        until(lambda: any(card(one, table)["your_turn"] for one in people))


def test_patience_does_not_count_in_a_slow_game(slow, clock, bots):
    ana, _, table = two_people(slow, patience=30)
    with ana.at(table) as peer:
        meet(peer)
        clock.advance(3600)
        peer.catch_up()
        assert not any(seat["away"] for seat in peer.table["seats"])
    assert not bots.asked_at(table)
