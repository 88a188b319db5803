"""The attacks in ``results/house.md``: every attack of the bench, and after how many frames it ends."""

import asyncio
import re
from pathlib import Path

import pytest

from bench.attacks import ATTACKS
from bench.floods import CONTINUED, FLOODS, PING, PONG, TEXT, frame
from tests.house.connections import Table, close_code

PAGE = Path(__file__).parents[2] / "results" / "house.md"
OPEN = frame(TEXT, b"{", last=False)
PIECES = {
    "pings": (b"", frame(PING)),
    "pongs": (b"", frame(PONG)),
    "fragments": (OPEN, frame(CONTINUED, b" ", last=False)),
    "empty-fragments": (OPEN, frame(CONTINUED, last=False)),
    "unfinished": (OPEN, frame(CONTINUED, b" ", last=False)),
    "messages": (b"", frame(TEXT, b"{}")),
}
"""What a connection sends first, and then over and over."""


def rows():
    """What the house does, by attack."""
    lines = PAGE.read_text(encoding="utf-8").partition("| attack | what it sends |")[2].splitlines()[2:]
    cells = (line.strip("| ").split(" | ") for line in lines[: lines.index("")])
    return {name: does for name, _, does in cells}


def test_every_attack_has_its_row():
    assert list(rows()) == [name for name in ATTACKS | FLOODS if name != "nothing"]


@pytest.mark.parametrize("name", PIECES)
def test_a_flood_ends_after_as_many_frames_as_the_page_says(name, monkeypatch):
    monkeypatch.setattr("tafureria.web.budgets.time.monotonic", lambda: 1000.0)
    greeting, piece = PIECES[name]

    async def scene():
        wire = await Table().socket()
        wire.data_received(greeting)
        wire.data_received(piece * 100_000)
        said = re.search(r"closed after (\d+) frames with (\d+)", rows()[name])
        assert said is not None
        assert (wire.read, close_code(wire.transport.written)) == tuple(map(int, said.groups()))
        wire.connection_lost(None)

    asyncio.run(scene())


def test_only_floods_of_one_kind_of_frame_end_after_a_count():
    assert {name for name, does in rows().items() if "frames with" in does} == set(PIECES)
