"""A slow client may miss steps, but ends up in the right position and never delays a table."""

import asyncio
import contextlib
import time
from dataclasses import replace

from tafureria.web.budgets import Bucket
from tafureria.web.guest import Visitor
from tests.house.hands import LONG
from tests.house.peers import QUICK, OpenHouse, meet


class Socket:
    """A client that reads only once it is told to."""

    def __init__(self):
        self.reads = asyncio.Event()
        self.got = []
        self.closed = 0
        self.closing = asyncio.Event()

    async def send(self, message):
        await self.reads.wait()
        self.got.append(message["text"])

    async def close(self, code):
        self.closed = code
        self.closing.set()


def test_a_slow_client_loses_frames_and_asks_for_everything_afresh():
    async def scene():
        socket = Socket()
        guest = Visitor(socket, "ana", "Ana", outbox=3)

        async def afresh():
            guest.send(b"fresh")
            guest.close(1012)
            guest.send(b"late")

        guest.when_behind(afresh)
        for n in range(10):
            guest.send(b"%d" % n)
            await asyncio.sleep(0)
        assert socket.got == []
        socket.reads.set()
        await asyncio.wait_for(socket.closing.wait(), LONG)
        assert len(socket.got) == 2
        assert socket.got[-1] == "fresh"
        assert socket.closed == 1012

    asyncio.run(scene())


def test_a_measure_lets_through_so_many_at_once_and_then_by_and_by(monkeypatch):
    now = [0.0]
    monkeypatch.setattr("tafureria.web.budgets.time.monotonic", lambda: now[0])
    bucket = Bucket(2.0, 3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    now[0] += 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_one_who_does_not_read_holds_nobody_up(tmp_path):
    """A connection that is not read, at a table where others play hundreds of moves."""
    with OpenHouse(tmp_path / "s", replace(QUICK, outbox=4)) as house:
        ana, eva = house.visitor("Ana"), house.visitor("Eva")
        table = ana.make("me", "random", "random", "random", game="moros-y-cristianos")
        with eva.at(table, max_queue=1) as deaf, ana.at(table) as peer:
            meet(peer)
            peer.play_on()
            assert peer.over is not None
            while deaf.over is None:
                deaf.receive()
            assert deaf.over == peer.over


def test_a_table_rests_where_the_game_asks_for_it_and_then_does_what_it_was_told(
    tmp_path, monkeypatch, clock
):
    from tafureria.core import registry

    game = registry.find("mentiroso").game
    monkeypatch.setattr(type(game), "pauses", {"shown": 0.4})
    with OpenHouse(tmp_path / "s", replace(QUICK, pause_factor=1.0)) as house:
        ana = house.visitor()
        with ana.at(ana.make("me", "computer")) as peer:
            meet(peer)
            peer.play("envida 1")
            asked = peer.asked("bidding")
            assert asked["pause"] == 0.4
            peer.send("play", position=asked["position"], actions=[asked["legal"][0]])
            peer.silent()
            clock.advance(0.3)
            peer.silent()
            clock.advance(0.2)
            peer.until("position")


def test_a_real_rest_is_over_by_itself(tmp_path, monkeypatch):
    from tafureria.core import registry

    game = registry.find("mentiroso").game
    monkeypatch.setattr(type(game), "pauses", {"shown": 0.2})
    with OpenHouse(tmp_path / "s", replace(QUICK, pause_factor=1.0)) as house:
        ana = house.visitor()
        with ana.at(ana.make("me", "computer")) as peer:
            meet(peer)
            begun = time.monotonic()
            peer.play_on()
            assert time.monotonic() - begun > 0.2


def test_a_guest_that_vanishes_leaves_the_table_alone(house):
    ana = house.visitor()
    table = ana.make("me", "computer")
    peer = ana.at(table)
    meet(peer)
    with contextlib.suppress(OSError):
        peer.socket.socket.close()
    with ana.at(table) as again:
        meet(again)
        again.play_on()
        assert again.over is not None
    with contextlib.suppress(Exception):
        peer.close()
