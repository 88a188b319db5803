"""When many tables have long work, short work waits only for one small piece of it."""

import asyncio
import threading

from tafureria.core import registry
from tafureria.core.game import seats_in
from tafureria.house.house import House
from tafureria.house.making import making
from tafureria.house.messages.pages import NewTable, SeatWish
from tafureria.house.messages.up import Play
from tafureria.house.settings import Settings
from tafureria.house.tables.live_game import LiveGame
from tafureria.house.tables.turns import PIECE, Turns
from tafureria.web.app import make_app
from tafureria.web.budgets import Budgets
from tafureria.web.door import Guard
from tests.house.peers import QUICK

GAME = registry.find("la-reconquista").game
TABLES, ACTIONS = 4, 60


class Person:
    """A person at a table who collects all frames and reads none."""

    def __init__(self, name):
        self.person, self.name, self.address = name, name, ""
        self.frames = []

    def send(self, frame):
        self.frames.append(frame)

    def close(self):
        """Do nothing: there is no connection."""


async def moves(house, name, actions):
    """Seat somebody who can move at a new table; return table, person, message, and the ply after it."""
    seats = [SeatWish(kind="me"), *(SeatWish(kind="me", name=f"other {n}") for n in range(2))]
    made = await making.make(house.store, name, NewTable(game=GAME.name, seats=seats, name=name))
    person = Person(name)
    table = await house.enter(made.table, person)
    while not person.frames:  # noqa: ASYNC110 - nothing else tells
        await asyncio.sleep(0)
    live = table.live
    while True:
        seat = seats_in(live.waiting)[0]
        found = {GAME.notation(action): action for action in live.legal(seat)}
        move = next((notation for notation in found if notation.startswith("mueve ")), "")
        if move:
            break
        live.act(seat, found.get("muevo", live.legal(seat)[0]))
    await house.store.add_actions(table.id, 0, live.actions[:], waiting=live.waiting)
    back = GAME.parse(move.replace("mueve", "devuelve"))
    wish = Play(position=live.position(seat), seat=seat, actions=[found[move], back] * (actions // 2))
    return table, person, wish, live.ply + actions


async def take_backs(store, step):
    """Let people at several tables move and take back; *step* is called whenever others would get to run."""
    house = await House.open(store, Settings(pace=0, pause_factor=0))
    try:
        asked = [await moves(house, f"p{n}", ACTIONS) for n in range(TABLES)]
        step()
        for table, person, wish, _ in asked:
            house.receive(table, person, wish)
        while any(table.live.ply < until for table, _, _, until in asked):
            await asyncio.sleep(0)
            step()
    finally:
        await house.close()


def test_one_piece_of_all_lies_between_two_steps_of_others():
    async def scene():
        turns, pieces, between = Turns(), [], []

        async def much():
            for _ in range(50):
                async with turns.one():
                    pieces.append(1)

        working = [asyncio.create_task(much()) for _ in range(10)]
        while not all(task.done() for task in working):
            before = len(pieces)
            await asyncio.sleep(0)
            between.append(len(pieces) - before)
        assert len(pieces) == 500
        assert max(between) == 1

    asyncio.run(scene())


def test_messages_of_many_actions_at_several_tables_take_turns(tmp_path, monkeypatch):
    """Ten people who took back 128 moves each in one message made everybody else wait ten times as long."""
    done = []
    real, here = LiveGame.act, threading.get_ident()

    def act(live, seat, action):
        # In another thread of this process, computer players may still play a game of an earlier test.
        if threading.get_ident() == here:
            done.append(live)
        return real(live, seat, action)

    monkeypatch.setattr(LiveGame, "act", act)
    between = []

    def step():
        between.append(len(done))
        done.clear()

    asyncio.run(take_backs(str(tmp_path / "s"), step))
    assert sum(between[1:]) == TABLES * ACTIONS
    # The first piece of each message runs at once, besides the piece whose turn it is.
    long = [count for count in between[1:] if count > PIECE]
    assert sum(long) <= (TABLES + 1) * PIECE, between


def test_a_crowd_from_one_address_comes_in_one_by_one(tmp_path):
    """Sixty who came at once were all let in before anybody else's move."""
    crowd, came, between = 30, [], []

    async def scene():
        app = make_app(str(tmp_path / "s"), QUICK)

        async def come():
            told = iter([{"type": "websocket.connect"}])

            async def receive():
                return next(told, {"type": "websocket.disconnect", "code": 1000})

            async def send(message):
                if message["type"] == "websocket.accept":
                    came.append(1)

            path = f"/ws/{'z' * 26}"
            scope = {"type": "websocket", "path": path, "headers": [(b"host", b"house")], "query_string": b""}
            await app(
                {**scope, "scheme": "ws", "client": ("192.0.2.1", 1), "app": app, "state": {}}, receive, send
            )

        async with app._app.router.lifespan_context(app._app):
            coming = [asyncio.create_task(come()) for _ in range(crowd)]
            while not all(task.done() for task in coming):
                before = len(came)
                await asyncio.sleep(0)
                between.append(len(came) - before)
            for task in coming:
                task.result()

    asyncio.run(scene())
    assert len(came) == crowd
    assert max(between) == 1


def test_a_crowd_of_requests_from_one_address_is_let_in_one_by_one():
    """A connection sends its next request with the one before it, and needs no turn to begin it."""
    came, between = [], []

    async def answer(scope, receive, send):
        came.append(1)

    async def scene():
        guard = Guard(answer, answer, (), Budgets(Settings()), asyncio.sleep)
        one = {"type": "http", "path": "/", "scheme": "http", "method": "GET", "headers": []}
        one["client"] = ("192.0.2.1", 1)
        coming = [asyncio.create_task(guard(dict(one), None, None)) for _ in range(30)]
        while not all(task.done() for task in coming):
            before = len(came)
            await asyncio.sleep(0)
            between.append(len(came) - before)

    asyncio.run(scene())
    assert len(came) == 30
    assert max(between) == 1
