"""When many tables have long work, short work waits only for one small piece of it."""

import asyncio
import threading

from bench.turns import take_backs
from tafureria.house.tables.live_game import LiveGame
from tafureria.house.tables.turns import PIECE, Turns

TABLES, ACTIONS = 4, 60


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

    asyncio.run(take_backs(str(tmp_path / "s"), TABLES, ACTIONS, step))
    assert sum(between[1:]) == TABLES * ACTIONS
    # The first piece of each message runs at once, besides the piece whose turn it is.
    long = [count for count in between[1:] if count > PIECE]
    assert sum(long) <= (TABLES + 1) * PIECE, between
