"""Plays random games for the tests of the contract."""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec

from tafureria.core import record
from tafureria.core.chance import Dice, mix
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, OVER, TABLE, AnyGame, Options, seats_in
from tafureria.core.registry import Entry
from tests.contract.setups import setups

LONGEST = 60_000
"""Maximum number of decisions in a random game."""

encode = msgspec.json.Encoder().encode


class Step(NamedTuple):
    """A position, its last action, and that action's events. The next step changes the state in place."""

    state: Any
    events: list[Event]
    seat: int
    action: int


def walk(
    game: AnyGame, options: Options, seats: int, seed: int, tried: Counter[int] | None = None
) -> Iterator[Step]:
    """Yield every position of a random game, chance nodes included.

    With *tried*, two choices out of three are the action that it counts least so far.
    """
    dice = Dice(seed)
    state = game.new(options, seats)
    yield Step(state, [], CHANCE, CHANCE)
    decisions = 0
    while (waiting := game.waiting(state)) != OVER:
        if waiting == CHANCE:
            seat, action = CHANCE, game.outcome(state, dice.below(game.weight(state)))
        else:
            asked = seats_in(waiting)
            seat = asked[dice.below(len(asked))]
            legal = game.legal(state, seat)
            action = legal[dice.below(len(legal))]
            if tried is not None and dice.below(3):
                action = min(legal, key=lambda a: (tried[a], (a * 7919) % 10007))
            if tried is not None:
                tried[action] += 1
            decisions += 1
        out: list[Event] = []
        game.apply(state, seat, action, out)
        yield Step(state, out, seat, action)
        if decisions > LONGEST:
            raise AssertionError(f"{game.name}: a random game has {decisions} decisions and no end")


def bent(game: AnyGame, options: Options, seats: int, seed: int) -> Iterator[Step]:
    """Yield every position of an unlikely game: chance and players mostly choose what they like best.

    How strongly differs from game to game. Chance may favour other outcomes in each seat's turn.
    """
    dice = Dice(seed)
    state = game.new(options, seats)
    yield Step(state, [], CHANCE, CHANCE)
    strength = [(0, 2, 8, 30)[dice.below(4)] for _ in range(2)]
    by_turn = dice.below(2)
    while (waiting := game.waiting(state)) != OVER:
        if waiting == CHANCE:
            weights = game.chance(state)
            turn = getattr(state, "active", 0) if by_turn else 0
            seat, action = CHANCE, _favourite(weights, mix(seed + turn), strength[0], dice)
        else:
            asked = seats_in(waiting)
            seat = asked[dice.below(len(asked))]
            legal = game.legal(state, seat)
            weights = [0] * (legal[-1] + 1)
            for one in legal:
                weights[one] = 1
            action = _favourite(weights, mix(seed ^ 77), strength[1], dice)
        out: list[Event] = []
        game.apply(state, seat, action, out)
        yield Step(state, out, seat, action)


def _favourite(weights: list[int], taste: int, strength: int, dice: Dice) -> int:
    """Draw an index by its weight and how much it is liked: a fixed number, to the power of *strength*."""
    liked = {
        index: weight * max(1, int(((mix(taste + index) % 1000) / 1000) ** strength * 1_000_000))
        for index, weight in enumerate(weights)
        if weight
    }
    x = dice.below(1 << 31) * sum(liked.values()) >> 31
    for index, weight in liked.items():
        x -= weight
        if x < 0:
            return index
    raise AssertionError("x lies below the sum of the weights")


def digest(thing: Any) -> Any:
    """Return everything that a state holds, slots and attributes, as nested tuples."""
    if thing is None or isinstance(thing, (bool, int, float, str, bytes)):
        return thing
    if isinstance(thing, (list, tuple, bytearray)):
        return tuple(digest(x) for x in thing)
    if isinstance(thing, dict):
        return tuple((digest(k), digest(v)) for k, v in thing.items())
    if isinstance(thing, (set, frozenset)):
        return tuple(sorted(map(repr, thing)))
    if isinstance(thing, msgspec.Struct):
        return tuple(digest(x) for x in msgspec.structs.astuple(thing))
    return (type(thing).__name__, *(digest(getattr(thing, name)) for name in attributes(thing)))


def attributes(thing: Any) -> list[str]:
    """Return the names of an object's attributes."""
    names = [n for kind in type(thing).__mro__ for n in getattr(kind, "__slots__", ())]
    names += list(getattr(thing, "__dict__", ()))
    if not names:  # in compiled classes, slots are descriptors
        kinds = [kind for kind in type(thing).__mro__ if kind.__module__.startswith("tafureria")]
        names = [n for kind in kinds for n, what in vars(kind).items() if inspect.isgetsetdescriptor(what)]
    return sorted({n for n in names if not n.startswith("__") and hasattr(thing, n)})


def mutable_parts(thing: Any, found: dict[int, str], path: str = "state") -> dict[int, str]:
    """Add the path of every mutable object in a state to *found*, by its ``id()``; return *found*."""
    if isinstance(thing, (list, dict, set, bytearray)):
        found[id(thing)] = path
    if isinstance(thing, (list, tuple)):
        for i, x in enumerate(thing):
            mutable_parts(x, found, f"{path}[{i}]")
    elif isinstance(thing, dict):
        for k, v in thing.items():
            mutable_parts(v, found, f"{path}[{k!r}]")
    elif getattr(thing, "__dataclass_params__", None) is not None and thing.__dataclass_params__.frozen:
        for name in attributes(thing):
            mutable_parts(getattr(thing, name), found, f"{path}.{name}")
    elif not isinstance(thing, (int, float, str, bytes, set, frozenset, bytearray, msgspec.Struct, type)):
        names = attributes(thing) if thing is not None and not callable(thing) else []
        if names:
            found[id(thing)] = path
        for name in names:
            mutable_parts(getattr(thing, name), found, f"{path}.{name}")
    return found


def face(game: AnyGame, state: Any, seat: int) -> bytes:
    """Return everything that a seat (or ``TABLE``) sees, as bytes: view, awaited seats, its legal actions."""
    legal = game.legal(state, seat) if seat != TABLE else []
    return encode((game.view(state, seat), game.awaited(state, seat), legal))


def fingerprint(game: AnyGame, state: Any) -> bytes:
    """Return everything that anybody can see, as bytes: equal for positions that nobody can tell apart."""
    return b"\n".join(face(game, state, seat) for seat in (*range(state.seats), TABLE))


def told(events: list[Event], seat: int) -> list[Event]:
    """Return these events as told to a seat."""
    return [seen for e in events if (seen := e.seen_by(seat)) is not None]


class Sampled(NamedTuple):
    """A cloned position from a random game."""

    state: Any
    options: Options
    seats: int
    kind: str
    """The kind of node: ``chance``, ``one``, ``several`` or ``over``."""


def kind_of(waiting: int) -> str:
    """Return the kind of node of a position: ``chance``, ``one``, ``several`` or ``over``."""
    if waiting in (CHANCE, OVER):
        return "chance" if waiting == CHANCE else "over"
    return "one" if waiting & (waiting - 1) == 0 else "several"


@cache
def sample(entry: Entry) -> tuple[Sampled, ...]:
    """Return about 250 positions from random games with every set-up, with nodes of every kind."""
    game = entry.game
    tables = setups(game)
    share = max(12, 250 // len(tables))
    out: list[Sampled] = []
    for number, (options, seats) in enumerate(tables):
        dice = Dice(number)
        kept: list[Sampled] = []
        for count, step in enumerate(walk(game, options, seats, number)):
            kind = kind_of(game.waiting(step.state))
            place = dice.below(count + 1)
            if len(kept) < share:
                kept.append(Sampled(step.state.clone(), options, seats, kind))
            elif place < share or kind == "over":
                kept[place % share] = Sampled(step.state.clone(), options, seats, kind)
        out += kept
    return tuple(out)


def golden_records(entry: Entry) -> list[tuple[str, record.Record]]:
    """Return the recorded games of a game, as (file name, record)."""
    files = sorted((entry.folder / "golden").glob("*.txt"))
    return [(f.name, record.read(f.read_text(encoding="utf-8"))) for f in files]
