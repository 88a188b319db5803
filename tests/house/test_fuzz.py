"""Random and mutated frames: each is a message or gets a named refusal, and the table survives.

``TAFURERIA_TEST_FRAMES`` is the number of frames (``make test``: 30,000; ``make soak`` takes more).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
from pathlib import Path

from tafureria.house.house import House
from tafureria.house.making import making
from tafureria.house.messages.pages import NewTable, SeatWish
from tafureria.house.messages.up import LARGEST_FRAME, Ping, Play
from tafureria.house.refusal import CODES
from tafureria.web.protocol import BadFrame, read_up
from tests.house.peers import QUICK, meet
from tests.house.places import place

FRAMES = int(os.environ.get("TAFURERIA_TEST_FRAMES", "30000"))
PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
GOOD = [line.encode() for line in re.findall(r"^\w+ > (\{.*)$", PAGE, re.MULTILINE)]
GOOD += [
    b'{"type":"play","position":%d,"actions":[%d]}' % (position, action)
    for position in range(4)
    for action in range(16)
]
SPICE = [
    *(b"null", b"true", b"-1", b"1e999", b"99999999999999999999", b"NaN", b'""', b"[]", b"{}", b"0.5"),
    *(b'"\\ud800"', b"\xff", b"\x00", b'"\\u202e"', b'"<script>"', b'{"type":', b"[[[[[[[[", b'"a":'),
]


def random_frame(dice: random.Random) -> bytes:
    """Random bytes, or a valid frame with up to four mutations."""
    if dice.random() < 0.1:
        return dice.randbytes(dice.randrange(80))
    frame = bytearray(dice.choice(GOOD))
    for _ in range(dice.randrange(5)):
        at = dice.randrange(len(frame) + 1)
        match dice.randrange(7):
            case 0:
                frame[at : at + 1] = bytes([dice.randrange(256)])
            case 1:
                del frame[at : at + dice.randrange(1, 9)]
            case 2:
                frame[at:at] = dice.choice(SPICE)
            case 3:
                other = dice.choice(GOOD)
                frame[at:] = other[dice.randrange(len(other)) :]
            case 4:
                frame[at:at] = frame[: dice.randrange(len(frame) + 1)]
            case 5:
                numbers = [match.span() for match in re.finditer(rb"-?\d+", frame)]
                if numbers:
                    start, end = dice.choice(numbers)
                    frame[start:end] = b"%d" % dice.choice([-1, 0, 1, 2, 7, 64, 2**31, 2**53 + 1, 10**30])
            case _:
                words = [match.span() for match in re.finditer(rb'"[^"]*"', frame)]
                if words:
                    start, end = dice.choice(words)
                    frame[start:end] = dice.choice(SPICE)
    if dice.random() < 0.0005:
        frame *= LARGEST_FRAME // max(len(frame), 1) + 2
    return bytes(frame)


LAST = 123_456_789


class Listener:
    """A guest that records what it is told."""

    def __init__(self, person: str) -> None:
        self.person = self.name = person
        self.choices_only = False
        self.told: list[dict] = []
        self.is_done = asyncio.Event()
        self.was_closed = False

    def send(self, frame: bytes) -> None:
        self.told.append(json.loads(frame))
        if self.told[-1] == {"type": "pong", "id": LAST}:
            self.is_done.set()

    def close(self) -> None:
        """Called when the house wants to end this connection."""
        self.was_closed = True


async def hammer(store: str, frames: int, seed: int) -> dict[str, int]:
    """Send random frames to running tables from a seat and from a watcher; counts of the answers by kind."""
    dice = random.Random(seed)
    house = await House.open(store, QUICK)
    counts: dict[str, int] = {}
    thrown = 0
    while thrown < frames:
        seats = [SeatWish(kind="me", name="Ana"), SeatWish(kind="open"), SeatWish(kind="open")]
        made = await making.make(house.store, "ana", NewTable(game="mentiroso", seats=seats, name="Ana"))
        ana, watcher = Listener("ana"), Listener("")
        for guest in (ana, watcher):
            table = await house.enter(made.table, guest)
        for _ in range(min(2000, frames - thrown)):
            thrown += 1
            frame = random_frame(dice)
            try:
                up = read_up(frame)
            except BadFrame as bad:
                counts[bad.code] = counts.get(bad.code, 0) + 1
                assert bad.code == ("too-large" if len(frame) > LARGEST_FRAME else "malformed")
                continue
            if isinstance(up, Play) and table.live is not None and dice.random() < 0.5:
                up = Play(position=table.live.position(0), actions=up.actions)
            house.receive(table, ana if dice.random() < 0.7 else watcher, up)
            if thrown % 50 == 0:
                await asyncio.sleep(0)
        house.receive(table, watcher, Ping(id=LAST))
        await watcher.is_done.wait()
        assert not ana.was_closed
        assert not watcher.was_closed
        for message in [*ana.told, *watcher.told]:
            kind = message["code"] if message["type"] == "refused" else message["type"]
            counts[kind] = counts.get(kind, 0) + 1
            assert message["type"] != "refused" or message["code"] in CODES
        for guest in (ana, watcher):
            house.leave(table, guest)
    await house.close()
    return counts


def test_random_and_mutated_frames(tmp_path):
    counts = asyncio.run(hammer(place(tmp_path / "store"), FRAMES, seed=7))
    print(counts)
    for code in ("malformed", "not-your-seat", "not-host", "stale", "rule", "pong", "said", "position"):
        assert counts.get(code, 0) > 0, counts


def answered(peer):
    """Check that the connection lives. After fifty frames without reading, a client may have lost some."""
    for number in range(200, 260):
        peer.send("ping", id=number)
        with contextlib.suppress(TimeoutError):
            while True:
                message = peer.receive(1.0)
                if message["type"] == "pong" and message["id"] == number:
                    return
    raise AssertionError("sixty pings were not answered")


def test_a_thousand_of_them_over_a_real_socket(house):
    dice = random.Random(11)
    ana = house.visitor("Ana")
    table = ana.make("me", "open", "open")
    with ana.at(table) as peer:
        for _ in range(20):
            for _ in range(50):
                peer.raw(random_frame(dice))
            answered(peer)
    with ana.at(table) as peer:
        peer.expect("table")
        if peer.table["status"] == "playing":
            meet(peer)
