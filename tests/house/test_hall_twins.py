"""Worlds that differ only in secrets send the common screen of a hall identical bytes, over whole games.

A real game is played at random, and other worlds are looked for in which everybody is told the same of every
step: another card is dealt to somebody, another one passed on, another choice sealed. Each is a game of its
own at a real table, with whispers of its own, until something becomes public that tells it apart.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec
import pytest

from tafureria.core import registry
from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, OVER, TABLE, seats_in
from tafureria.house.messages.up import Play, Say, Shown
from tafureria.house.tables import live_game, timers
from tafureria.house.tables.inbox import SCREEN, Came, Left, Received, Services
from tafureria.house.tables.live_game import LiveGame
from tests.contract.walk import encode, fingerprint, told
from tests.house.pace import WAY, Loop, Store, Thinkers, new_table
from tests.house.peers import QUICK

GAMES = [
    ("moros-y-cristianos", 4, {"puntos": 20}),
    ("la-reconquista", 3, {"tropas": 1, "rondas": 20}),
    ("muerte-al-rey", 6, {"partidas": 3}),
    ("espada-negra", 3, {}),
    ("taifa", 3, {"castilla": True, "valencia": True, "sevilla": True}),
]
SEARCHES = 80
"""Other worlds looked for, of each game."""
WORLDS = 5
"""Other worlds played at a table, of each game: those that differ for longest."""
REPLACED = 25
"""Actions after which the screen loses its connection and comes back, and somebody whispers."""
MASKS = ((rb'"at":[\d.]+', b'"at":0'),)


class Step(NamedTuple):
    """A step of the real game, and what everybody may know after it."""

    seat: int
    action: int
    public: tuple[bytes, bytes, int]
    print: bytes


class World(NamedTuple):
    """The actions of another world, up to the step at which something tells it apart; where it differs."""

    actions: list[int]
    differs: frozenset[int]


def after(game, state, events):
    """What everybody may know after these events."""
    return encode(told(events, TABLE)), encode(game.view(state, TABLE)), game.awaited(state, TABLE)


def carried_out(game, state, seat, action):
    """The state after an action, and what everybody may know of it."""
    other, out = state.clone(), []
    game.apply(other, seat, action, out)
    return other, after(game, other, out)


def possible(game, state, seat):
    """What chance or a seat could do."""
    if seat == CHANCE:
        return [index for index, weight in enumerate(game.chance(state)) if weight > 0]
    is_asked = game.waiting(state) > 0 and game.waiting(state) >> seat & 1
    return list(game.legal(state, seat)) if is_asked else []


def real_game(game, options, seats, dice):
    """The steps of a random game."""
    state, steps = game.new(options, seats), []
    while (waiting := game.waiting(state)) != OVER:
        asked = [CHANCE] if waiting == CHANCE else seats_in(waiting)
        seat = asked[dice.below(len(asked))]
        choices = possible(game, state, seat)
        action = choices[dice.below(len(choices))]
        state, public = carried_out(game, state, seat, action)
        steps.append(Step(seat, action, public, fingerprint(game, state)))
    return steps


def other_world(game, options, seats, steps, base, at, dice):
    """A world in which step *at* is another one than in *base*, and the others the same if they can be."""
    state, actions, differs = game.new(options, seats), [], set()
    for n, step in enumerate(steps):
        if (step.seat == CHANCE) != (game.waiting(state) == CHANCE):
            break
        same = base[n] if n < len(base) else step.action
        choices = possible(game, state, step.seat)
        shift = dice.below(len(choices)) if choices else 0
        others = [one for one in choices[shift:] + choices[:shift] if one != same]
        tries = [same, *others] if n != at and same in choices else others
        done = (carried_out(game, state, step.seat, one) for one in tries)
        found = next((pair for pair in zip(tries, done, strict=True) if pair[1][1] == step.public), None)
        if found is None:
            break
        action, (state, _) = found
        actions.append(action)
        if fingerprint(game, state) != step.print:
            differs.add(n)
    return World(actions, frozenset(differs))


def worlds_like(game, options, seats, steps, dice):
    """The worlds that together differ from the real one at most steps; each is made from the best before."""
    best, found = World([step.action for step in steps], frozenset()), []
    for _ in range(SEARCHES):
        made = other_world(game, options, seats, steps, best.actions, dice.below(len(steps)), dice)
        found.append(made)
        if len(made.actions) == len(steps) and len(made.differs) > len(best.differs):
            best = made
    chosen, covered = [], set()
    for _ in range(WORLDS):
        one = max(found, key=lambda world: len(world.differs - covered))
        if one.differs <= covered:
            break
        chosen.append(one)
        covered |= one.differs
    return chosen, covered


class Script:
    """A dealer that deals what was written down."""

    def __init__(self, draws):
        self.key, self._draws = bytes(16), iter(draws)

    def below(self, n):
        return next(self._draws, 0) % n


def draws_of(game, options, seats, steps, actions):
    """The draws that let chance do what it did in a world."""
    state, draws = game.new(options, seats), []
    for step, action in zip(steps, actions, strict=False):
        if step.seat == CHANCE:
            draws.append(sum(game.chance(state)[:action]))
            assert game.outcome(state, draws[-1]) == action
        game.apply(state, step.seat, action, [])
    return draws


class Eye:
    """A connection that remembers what it was sent."""

    choices_only = False

    def __init__(self, person="", manner=""):
        self.person, self.name, self.manner = person, person, manner
        self.sent: list[bytes] = []

    def send(self, frame):
        for pattern, plain in MASKS:
            frame = re.sub(pattern, plain, bytes(frame))
        self.sent.append(frame)

    def close(self):
        """Do nothing: there is no connection."""


class Hall:
    """A table of people with a screen in the browser of one of them, who sits at it too."""

    def __init__(self, loop, game, options, seats, number) -> None:
        self.live = LiveGame(game, options, seats, bytes(16))
        services = Services(Store(), Thinkers(loop), QUICK, None, lambda _: None)
        self.table = new_table(self.live, services, people=seats, talk="private")
        self.number = number
        self.people = [Eye(f"p{n}") for n in range(seats)]
        self.screen = Eye("p0", SCREEN)
        self.frames: list[list[bytes]] = []
        """What the screen was sent, by action of somebody; the first before any."""

    async def play(self, moves):
        """Let people play, until the last move or the end of the game."""
        for guest in (*self.people, self.screen):
            self.table.inbox.put_nowait(Came(guest))
        task = asyncio.create_task(self.table.run())
        await self._until_quiet(task)
        for ply, (seat, action) in enumerate(moves):
            self._beside(ply)
            up = Play(position=self.live.position(seat), actions=[action])
            self.table.inbox.put_nowait(Received(self.people[seat], up))
            await self._until_quiet(task)
            assert self.live.actions == moves[: ply + 1]
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    def _beside(self, ply):
        """What else happens before an action: the screen says how far it is, or comes back; a whisper."""
        put = self.table.inbox.put_nowait
        put(Received(self.screen, Shown(position=self.live.position(TABLE))))
        if ply % REPLACED == REPLACED - 1:
            to = 1 + ply % (len(self.people) - 1)
            put(Received(self.people[0], Say(text=f"{ply} {'x' * self.number}", to=to)))
            put(Received(self.people[to], Say(text=f"{ply}")))
            put(Left(self.screen))
            self.screen = Eye("p0", SCREEN)
            put(Came(self.screen))

    async def _until_quiet(self, task):
        while True:
            await asyncio.sleep(0.01)
            assert not task.done(), task.exception()
            if self.table.inbox.empty():
                break
        self.frames.append(self.screen.sent)
        self.screen.sent = []


def shown(game, options, seats, steps, actions, number):
    """What the screen is sent in a world, by action of somebody."""
    draws = draws_of(game, options, seats, steps, actions)
    moves = [(s.seat, a) for s, a in zip(steps, actions, strict=False) if s.seat != CHANCE]
    loop = Loop(real=False, way=WAY)
    clock = SimpleNamespace(monotonic=loop.time, time=lambda: 1e9 + loop.time())
    with pytest.MonkeyPatch.context() as patch, contextlib.closing(loop):
        patch.setattr(live_game, "Dealer", lambda _: Script(draws))
        patch.setattr(timers, "time", clock)
        hall = Hall(loop, game, options, seats, number)
        loop.run_until_complete(hall.play(moves))
    return hall


def told_apart(frame: bytes) -> bool:
    """Does this frame open everything? The end of a game gives away the dealer's key."""
    return frame.startswith(b'{"type":"over"')


@pytest.mark.parametrize(("name", "seats", "set_up"), GAMES, ids=[name for name, *_ in GAMES])
def test_the_screen_is_sent_the_same_bytes_in_all_worlds(name, seats, set_up):
    game: Any = registry.find(name).game
    options, dice = msgspec.convert(set_up, game.options), Dice(1)
    steps = real_game(game, options, seats, dice)
    worlds, covered = worlds_like(game, options, seats, steps, dice)
    assert len(covered) > 8
    real = shown(game, options, seats, steps, [step.action for step in steps], 0)
    assert any(told_apart(frame) for frames in real.frames for frame in frames), "the game has no end"
    for number, world in enumerate(worlds, 1):
        other = shown(game, options, seats, steps, world.actions, number)
        # What chance does after the last action that is the same may tell the worlds apart.
        whole = len(world.actions) == len(steps)
        count = len(other.frames) if whole else len(other.frames) - 1
        for one, two in zip(real.frames[:count], other.frames[:count], strict=True):
            assert [f for f in one if not told_apart(f)] == [f for f in two if not told_apart(f)]
        assert [eye.sent for eye in real.people] != [eye.sent for eye in other.people], "no other world"
