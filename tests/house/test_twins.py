"""Two houses that differ only in secrets send one seat, a watcher, and a hall's screen identical bytes.

This includes frames, refusals, talk and reconnections. Masked is what must differ: the commitment to the
deal (which binds the house and reveals nothing) and the times.
"""

from __future__ import annotations

import contextlib
import json
import re
from unittest import mock

import pytest

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.house.making import making
from tafureria.house.tables.live_game import LiveGame
from tests.house.peers import FIRST_MARK, MARKS, PATIENCE, OpenHouse

SCREEN = 4
TABLE = "kqjx3n5vb2mtw7cyd6zgfap4re"
MASKS = ((r'"commitment":"[0-9a-f]{64}"', '"commitment":0'), (r'"at":[\d.]+', '"at":0'))


def dice_of(key: bytes, seats: int) -> list[int]:
    game = registry.find("mentiroso").game
    return LiveGame(game, game.options(), seats, key).state.dice


def twin_keys(seat: int, seats: int = 3) -> list[bytes]:
    """Keys of two deals that look alike from that seat and differ at every other."""
    first = Dealer.key_from_seed(1)
    own = dice_of(first, seats)
    for seed in range(2, 10_000):
        other = Dealer.key_from_seed(seed)
        same = [a == b for a, b in zip(own, dice_of(other, seats), strict=True)]
        if same == [n == seat for n in range(seats)]:
            return [first, other]
    raise AssertionError("no twin")


class World:
    """One of the two houses, with three people and a watcher; records everything that each is sent."""

    def __init__(self, stack, folder, key):
        self.stack, self.key = stack, key
        self.house = stack.enter_context(OpenHouse(folder))
        self.people = [self.house.visitor(name) for name in ("Ana", "Bea", "Eva", "Leo")]
        self.peers = {}
        self.bytes = {n: [] for n in range(5)}

    def open(self):
        with (
            mock.patch.object(Dealer, "new_key", return_value=self.key),
            mock.patch.object(making, "new_id", return_value=TABLE),
        ):
            self.people[0].make("me", "open", "open", board=True)
        for n in range(5):
            self.connect(n)
        for n in (1, 2):
            self.say(n, json.dumps({"type": "sit", "seat": n, "name": self.people[n].name}))
        self.say(0, '{"type":"begin"}')

    def connect(self, who):
        if who in self.peers:
            self.peers.pop(who).close()
            # Wait until the table has noticed, as the others are told; nobody is told when a watcher leaves.
            if who < 3:
                self.read(3, lambda text: is_gone(json.loads(text), who))
        # The last one is the screen of the hall, in the browser of the host, who sees what the others do not.
        person, manner = self.people[who % 4], "screen" if who == SCREEN else ""
        self.peers[who] = self.stack.enter_context(person.at(TABLE, manner=manner))
        self.listen(who)

    def say(self, who, frame):
        self.peers[who].raw(frame)
        if '"deduce"' in frame:
            # Computed outside the table, so later requests may be answered first.
            self.read(who, lambda text: json.loads(text).get("id") == BOARD)
        self.listen(who)

    def listen(self, first):
        """Read until everybody has been told all that follows from what *first* has sent."""
        for who in (first, *(n for n in self.peers if n != first)):
            mark = next(MARKS)
            self.peers[who].send("ping", id=mark)
            self.read(who, lambda text, mark=mark: json.loads(text) == {"type": "pong", "id": mark})

    def read(self, who, is_last):
        """Record what that person is sent until *is_last* accepts a message, except answers to marks."""
        is_read = False
        while not is_read:
            text = self.peers[who].socket.recv(timeout=PATIENCE)
            is_read = is_last(text)
            if json.loads(text).get("id", 0) < FIRST_MARK:
                for pattern, plain in MASKS:
                    text = re.sub(pattern, plain, text)
                self.bytes[who].append(text)


def is_gone(message, seat):
    """Whether the table says that this person's connection has ended."""
    return message["type"] == "table" and not message["seats"][seat]["here"]


def play(position, action, kind="play"):
    return json.dumps({"type": kind, "id": 9, "position": position, "actions": [action]})


def why(position, notation):
    return json.dumps({"type": "why", "id": 8, "position": position, "notation": notation})


def shown(position):
    return json.dumps({"type": "shown", "id": 6, "position": position})


BOARD = 7


def board(position):
    return json.dumps({"type": "deduce", "id": BOARD, "position": position})


# Who sends what in both worlds. If there are two frames, each world has its own: that is the secret.
SCENE = [
    (0, play(1, 99)),
    (0, why(1, "mentira")),
    (0, "{"),
    (1, play(1, 0), play(1, 1)),  # a sealed stake
    (0, why(2, "1x1")),
    (1, '{"type":"say","text":"tengo un seis","to":2}', '{"type":"say","text":"tengo un uno","to":2}'),
    (2, '{"type":"say","text":"de acuerdo","to":1}', '{"type":"ping"}'),
    (2, play(1, 99), play(1, 0, "fly")),  # refused for another reason
    (1, '{"type":"say","text":"buenas"}'),
    (0, "reconnect"),
    (3, "reconnect"),
    (3, play(1, 0)),
    (4, "reconnect"),
    (4, shown(1)),
    (4, play(1, 0)),
    (0, '{"type":"say","text":"hola","to":1}'),
    (0, '{"type":"stand","id":4}'),
]
# Stakes become public, so they are the same; dice stay secret through any number of bids.
BIDS = [
    *((n, play(1, 0)) for n in range(3)),
    (0, board(4)),
    (4, shown(2)),
    (0, play(4, 3)),
    (4, shown(4)),
    (1, play(5, 5)),
    (4, shown(2**40)),
    (2, shown(9)),
    (0, why(6, "1x2")),
    (0, board(6)),
    (2, play(6, 9)),
    (0, "reconnect"),
    (0, play(4, 10)),
    (0, play(7, 3)),
    (0, why(7, "1x1")),
    (0, play(7, 12)),
    (3, "reconnect"),
]


@pytest.mark.parametrize("scene", [SCENE, BIDS], ids=["sealed stakes and whispers", "dice"])
def test_one_seat_is_sent_the_same_bytes_in_both_worlds(tmp_path, scene):
    with contextlib.ExitStack() as stack:
        worlds = [World(stack, tmp_path / str(n), key) for n, key in enumerate(twin_keys(0))]
        for n, world in enumerate(worlds):
            world.open()
            for who, *frames in scene:
                frame = frames[min(n, len(frames) - 1)]
                if frame == "reconnect":
                    world.connect(who)
                else:
                    world.say(who, frame)
        one, two = worlds
        for who in (0, 3, SCREEN):
            assert one.bytes[who] == two.bytes[who]
            assert len(one.bytes[who]) > 8
        assert one.bytes[1] != two.bytes[1], "the worlds did not differ at all"
        assert one.bytes[2] != two.bytes[2]


def test_whether_somebody_looks_at_a_board_changes_no_frame_of_anybody_else(tmp_path):
    """The same deal in two houses: in one of them a seat opens its board several times."""
    key = twin_keys(0)[0]
    with contextlib.ExitStack() as stack:
        looks, plays = [World(stack, tmp_path / str(n), key) for n in range(2)]
        for world in (looks, plays):
            world.open()
            for who, *frames in BIDS:
                if frames[0] == "reconnect":
                    world.connect(who)
                elif world is looks or '"deduce"' not in frames[0]:
                    world.say(who, frames[0])
        for who in (1, 2, 3, SCREEN):
            assert looks.bytes[who] == plays.bytes[who]
        boards = [text for text in looks.bytes[0] if json.loads(text)["type"] == "deduced"]
        assert len(boards) == 2
        assert [text for text in looks.bytes[0] if text not in boards] == plays.bytes[0]
