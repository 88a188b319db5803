"""Live outcry: bids as they come over the wire, a count that restarts, silence that is an answer."""

import time

import pytest

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.house.course import Course
from tafureria.house.hush import FIRST, NEVER, SPREAD, Hush, patience
from tests.house.peers import meet

GAME = registry.find("espada-negra").game
PASS, BID_2, BID_3, BID_5 = 0, 2, 3, 5


def course(seats=3, **options):
    """A live outcry before its first bid."""
    chosen = GAME.options(subasta="externo", vivo=True, **options)
    return Course(GAME, chosen, seats, Dealer.key_from_seed(4))


def outcry(house, *, ventana, people=3, computers=0):
    """People at a live outcry with a count of two seconds, each at the table."""
    visitors = [house.visitor(name) for name in ("Ana", "Bea", "Eva")[:people]]
    options = {"subasta": "externo", "vivo": True, "cuenta": 2, "ventana": ventana}
    seats = ["me", *["open"] * (people - 1), *["jugador"] * computers]
    table = visitors[0].make(*seats, game="espada-negra", options=options)
    peers = [visitor.at(table) for visitor in visitors]
    for seat, (visitor, peer) in enumerate(zip(visitors, peers, strict=True)):
        if seat:
            peer.send("sit", seat=seat, name=visitor.name)
    for peer in peers:
        peer.until("table", status="waiting") if people > 1 else None
    if people > 1:
        while any(seat["kind"] == "open" for seat in peers[0].table["seats"]):
            peers[0].receive()
        peers[0].send("begin")
    meet(*peers)
    return peers


def lead(peer, amount):
    """Read on until the view shows that leading bid."""
    while peer.position["view"]["lead"] != amount:
        peer.receive()
    return peer.position["view"]["leader"]


# --- the clock --------------------------------------------------------------------------------


def test_a_question_without_silence_has_no_clock():
    plain = Course(GAME, GAME.options(), 3, Dealer.key_from_seed(4))
    hush = Hush()
    hush.look(plain, plain.ply, 100.0, 0.0)
    assert hush.due == NEVER
    assert hush.left(100.0) == 0
    assert patience(plain, 7) == 0


def test_the_count_starts_after_the_rest_and_a_pass_does_not_touch_it():
    game, hush = course(cuenta=6), Hush()
    hush.look(game, game.ply, 100.0, 1.5)
    assert hush.due == 107.5
    game.act(0, PASS)
    hush.look(game, game.ply - 1, 103.0, 0.0)
    assert hush.due == 107.5


def test_a_bid_leaves_the_window_and_then_the_count_starts_anew():
    game, hush = course(cuenta=6), Hush()
    hush.look(game, game.ply, 100.0, 0.0)
    game.act(1, BID_3)
    hush.look(game, game.ply - 1, 102.0, 0.0)
    assert hush.due == 102.15
    assert not hush.is_over(102.1)
    assert hush.is_over(102.15)
    first = game.ply
    hush.close(game)
    assert game.actions[first:] == [(0, PASS), (2, PASS)]
    hush.look(game, first, 102.2, 0.0)
    assert hush.due == 108.2
    assert game.view(0).lead == 3


def test_nobody_is_told_that_the_window_runs():
    """A shorter time left would say that what was just sealed is a bid and no pass."""
    one, two = course(cuenta=6), course(cuenta=6)
    left = []
    for game, action in ((one, PASS), (two, BID_3)):
        hush = Hush()
        hush.look(game, game.ply, 100.0, 0.0)
        game.act(1, action)
        hush.look(game, game.ply - 1, 102.0, 0.0)
        left.append(hush.left(102.0))
    assert left == [4.0, 4.0]


def test_without_window_the_first_bid_closes_at_once():
    game, hush = course(cuenta=6, ventana=False), Hush()
    hush.look(game, game.ply, 100.0, 0.0)
    game.act(1, BID_3)
    hush.look(game, game.ply - 1, 102.0, 0.0)
    assert hush.is_over(102.0)


def test_a_new_call_is_a_new_question_even_for_the_same_seats():
    game = course()
    before = game.rounds
    game.act(0, BID_2)
    assert game.rounds == before
    game.act(1, PASS)
    game.act(2, PASS)
    assert game.rounds == before + 1


def test_computers_speak_like_people_within_the_count():
    game = course(cuenta=10)
    waits = [patience(game, seed) for seed in range(200)]
    assert min(waits) >= 10 * FIRST
    assert max(waits) <= 10 * (FIRST + SPREAD) < 10
    assert max(waits) - min(waits) > 4


# --- over the wire ----------------------------------------------------------------------------


def test_first_said_first_served_without_the_window(house):
    ana, bea, eva = outcry(house, ventana=False)
    bea.play("puja 2")
    assert lead(ana, 2) == 1
    assert ana.position["waiting"] == [0, 2]
    ana.play("puja 4")
    lead(eva, 4)
    assert eva.position["view"]["leader"] == 0


def test_bids_within_the_window_are_drawn_by_lot(house):
    ana, bea, _ = outcry(house, ventana=True)
    ana.play("puja 2")
    bea.play("puja 5")
    while not ana.position["view"]["lead"]:
        ana.receive()
    told = [one["event"] for frame in ana.seen if frame["type"] == "position" for one in frame["told"]]
    bids = [event for event in told if event["on"] == "cried"][-1]
    assert dict(zip(bids["seats"], bids["bids"], strict=True)) == {0: 2, 1: 5, 2: 0}
    lots = [event for event in told if event["on"] == "lot"]
    assert lots[-1]["seat"] == ana.position["view"]["leader"]


def test_the_count_is_told_and_silence_sells(house):
    ana, bea, eva = outcry(house, ventana=False)
    assert 0 < ana.position["silence"] <= 2
    bea.play("puja 3")
    lead(eva, 3)
    begun = time.monotonic()
    while not eva.position["view"]["history"]:
        eva.receive()
    assert 1.5 < time.monotonic() - begun < 4
    deal = eva.position["view"]["history"][0]
    assert (deal["seat"], deal["price"], deal["how"]) == (1, 3, "bid")


def test_who_comes_back_sees_how_long_is_left(house):
    ana, bea, _ = outcry(house, ventana=False)
    bea.play("puja 3")
    lead(ana, 3)
    time.sleep(0.4)
    with house.visitor("Leo").at(ana.table["table"]) as watcher:
        meet(watcher)
        assert 0 < watcher.position["silence"] < 1.8


@pytest.mark.parametrize("computers", [2])
def test_computers_alone_with_silence_play_on(house, computers):
    (ana,) = outcry(house, ventana=True, people=1, computers=computers)
    while len(ana.position["view"]["history"]) < 1:
        ana.receive()
    assert ana.position["view"]["history"][0]["seat"] != 0
