"""Live outcry: bids over the wire, a count that restarts, silence that is taken as an answer."""

import pytest

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.house.bots.computers import FIRST, SPREAD, delay_in_real_time
from tafureria.house.tables.live_game import LiveGame
from tafureria.house.tables.silence_timer import NEVER, SilenceTimer
from tests.house.peers import meet

GAME = registry.find("espada-negra").game
PASS, BID_2, BID_3, BID_5 = 0, 2, 3, 5


def live_game(seats=3, **options):
    """A live outcry before its first bid."""
    chosen = GAME.options(subasta="externo", vivo=True, **options)
    return LiveGame(GAME, chosen, seats, Dealer.key_from_seed(4))


def outcry(house, *, ventana, people=3, computers=0):
    """People at a live outcry with a count of two seconds, all connected to the table."""
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
    """Read until the view shows that leading bid; the seat that leads."""
    while peer.position["view"]["leading_bid"] != amount:
        peer.receive()
    return peer.position["view"]["leader"]


# --- the clock --------------------------------------------------------------------------------


def test_a_question_without_silence_has_no_clock():
    plain = LiveGame(GAME, GAME.options(), 3, Dealer.key_from_seed(4))
    timer = SilenceTimer()
    timer.update(plain, plain.ply, 100.0, 0.0, hurries=False)
    assert timer.due == NEVER
    assert timer.left(100.0) == 0
    assert delay_in_real_time(GAME.silence(plain.state), 7) == 0


def test_the_count_starts_after_the_pause_and_a_pass_does_not_touch_it():
    game, timer = live_game(cuenta=6), SilenceTimer()
    timer.update(game, game.ply, 100.0, 1.5, hurries=False)
    assert timer.due == 107.5
    game.act(0, PASS)
    timer.update(game, game.ply - 1, 103.0, 0.0, hurries=False)
    assert timer.due == 107.5


def test_a_bid_leaves_the_window_and_then_the_count_starts_again():
    game, timer = live_game(cuenta=6), SilenceTimer()
    timer.update(game, game.ply, 100.0, 0.0, hurries=False)
    game.act(1, BID_3)
    timer.update(game, game.ply - 1, 102.0, 0.0, hurries=False)
    assert timer.due == 102.15
    assert not timer.is_over(102.1)
    assert timer.is_over(102.15)
    first = game.ply
    timer.close(game)
    assert game.actions[first:] == [(0, PASS), (2, PASS)]
    timer.update(game, first, 102.2, 0.0, hurries=False)
    assert timer.due == 108.2
    assert game.view(0).leading_bid == 3


def test_nobody_is_told_that_the_window_runs():
    """A shorter time left would reveal that a sealed choice was a bid and not a pass."""
    one, two = live_game(cuenta=6), live_game(cuenta=6)
    left = []
    for game, action in ((one, PASS), (two, BID_3)):
        timer = SilenceTimer()
        timer.update(game, game.ply, 100.0, 0.0, hurries=False)
        game.act(1, action)
        timer.update(game, game.ply - 1, 102.0, 0.0, hurries=False)
        left.append(timer.left(102.0))
    assert left == [4.0, 4.0]


def test_without_window_the_first_bid_closes_at_once():
    game, timer = live_game(cuenta=6, ventana=False), SilenceTimer()
    timer.update(game, game.ply, 100.0, 0.0, hurries=False)
    game.act(1, BID_3)
    timer.update(game, game.ply - 1, 102.0, 0.0, hurries=False)
    assert timer.is_over(102.0)


def test_a_new_call_is_a_new_question_even_for_the_same_seats():
    game = live_game()
    before = game.rounds
    game.act(0, BID_2)
    assert game.rounds == before
    game.act(1, PASS)
    game.act(2, PASS)
    assert game.rounds == before + 1


def test_computers_speak_like_people_within_the_count():
    game = live_game(cuenta=10)
    waits = [delay_in_real_time(GAME.silence(game.state), seed) for seed in range(200)]
    assert min(waits) >= 10 * FIRST
    assert max(waits) <= 10 * (FIRST + SPREAD) < 10
    assert max(waits) - min(waits) > 4


# --- over the wire ----------------------------------------------------------------------------


def test_first_said_first_served_without_the_window(house, clock):
    ana, bea, eva = outcry(house, ventana=False)
    bea.play("puja 2")
    assert lead(ana, 2) == 1
    assert ana.position["waiting"] == [0, 2]
    ana.play("puja 4")
    lead(eva, 4)
    assert eva.position["view"]["leader"] == 0


def test_bids_within_the_window_are_drawn_by_lot(house, clock):
    ana, bea, _ = outcry(house, ventana=True)
    ana.play("puja 2")
    ana.catch_up()
    clock.advance(0.1)
    bea.play("puja 5")
    bea.catch_up()
    ana.catch_up()
    assert not ana.position["view"]["leading_bid"]
    clock.advance(0.1)
    while not ana.position["view"]["leading_bid"]:
        ana.receive()
    told = [one["event"] for frame in ana.seen if frame["type"] == "position" for one in frame["told"]]
    bids = [event for event in told if event["on"] == "cried"][-1]
    assert dict(zip(bids["seats"], bids["bids"], strict=True)) == {0: 2, 1: 5, 2: 0}
    lots = [event for event in told if event["on"] == "lot"]
    assert lots[-1]["seat"] == ana.position["view"]["leader"]


def test_the_count_is_told_and_silence_sells(house, clock):
    ana, bea, eva = outcry(house, ventana=False)
    assert ana.position["silence"] == 2
    clock.advance(1.5)
    bea.play("puja 3")
    lead(eva, 3)
    assert eva.position["silence"] == 2
    clock.advance(1.9)
    eva.silent()
    clock.advance(0.2)
    while not eva.position["view"]["history"]:
        eva.receive()
    deal = eva.position["view"]["history"][0]
    assert (deal["seat"], deal["price"], deal["how"]) == (1, 3, "bid")


def test_who_comes_back_sees_how_long_is_left(house, clock):
    ana, bea, _ = outcry(house, ventana=False)
    bea.play("puja 3")
    lead(ana, 3)
    clock.advance(0.4)
    with house.visitor("Leo").at(ana.table["table"]) as watcher:
        meet(watcher)
        assert watcher.position["silence"] == 1.6


@pytest.mark.parametrize("computers", [2])
def test_computers_alone_with_silence_play_on(house, computers):
    """In real time: the test waits however long it takes."""
    (ana,) = outcry(house, ventana=True, people=1, computers=computers)
    while len(ana.position["view"]["history"]) < 1:
        ana.receive()
    assert ana.position["view"]["history"][0]["seat"] != 0
