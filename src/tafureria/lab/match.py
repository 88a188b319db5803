"""Plays games among computer players: seeded, in parallel, with the same results however many jobs.

A player is given what a seat sees and was told, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, Final

import msgspec

from tafureria.core import registry
from tafureria.core.chance import Dealer, Dice, Source, mix, settle
from tafureria.core.event import Event
from tafureria.core.game import OVER, Notebook, Options, seats_in
from tafureria.core.player import Player, PlayerMaker
from tafureria.core.record import Record
from tafureria.players.catalogue import Thought, contenders

LONGEST: Final = 1_000_000
"""Decisions after which a game is taken for endless."""
PORTION: Final = 64
"""Games that a job takes at a time, at most."""


Makers = Mapping[str, PlayerMaker]
"""Players by name."""


class Endless(RuntimeError):
    """A game that did not end in :data:`LONGEST` decisions."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is played. ``players`` holds one name a seat."""

    game: str
    options: Options
    players: tuple[str, ...]
    seed: int
    rotate: bool = True
    """Move players on by one seat each game, so that over as many games as seats each sat everywhere."""
    thought: Thought = Thought()
    """What a player that searches may spend on a decision."""

    @property
    def seats(self) -> int:
        """How many sit down."""
        return len(self.players)

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in game *number*."""
        turn = number % self.seats if self.rotate and self.players else 0
        return self.players[-turn:] + self.players[:-turn] if turn else self.players


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """How one game went."""

    number: int
    players: tuple[str, ...]
    """By seat."""
    decisions: int
    ending: str
    winners: int
    """Mask of seats."""
    scores: tuple[float, ...]
    returns: tuple[float, ...]
    actions: tuple[tuple[int, int], ...] = ()
    """(seat, action), where they were asked for."""


def balanced(games: int, seats: int) -> int:
    """The least number of games, not below *games*, in which rotation seats everybody alike.

    >>> balanced(10, 4)
    12
    """
    return -(-games // seats) * seats


def play_one(
    plan: Plan,
    number: int,
    source: Source | None = None,
    *,
    keep: bool = False,
    makers: Makers | None = None,
) -> Played:
    """Game *number* of the plan; the same each time. With *keep* its actions are kept.

    :param makers: instead of the computer players of the catalogue.
    """
    entry = registry.find(plan.game)
    game = entry.game
    seed = mix(mix(plan.seed) ^ number)
    dice = source or Dice(seed)
    seating = plan.seating(number)
    known = contenders(entry, plan.thought) if makers is None else makers
    table: list[Player] = [known[name]() for name in seating]
    notebooks: list[Notebook[Any] | None] = [
        game.notebook(plan.options, plan.seats, seat) if player.remembers else None
        for seat, player in enumerate(table)
    ]
    listening = any(notebook is not None for notebook in notebooks)
    out: list[Event] | None = [] if listening else None
    state = game.new(plan.options, plan.seats)
    actions: list[tuple[int, int]] = []
    decisions = 0
    settle(game, state, dice, out)
    while (waiting := game.waiting(state)) != OVER:
        if decisions >= LONGEST:
            raise Endless(f"game {number} of {plan.game} has no end after {decisions} decisions")
        if out:
            _tell(out, notebooks)
            out = []
        # Of several the lowest commits first: the others cannot see it.
        seat = seats_in(waiting)[0]
        legal = game.legal(state, seat)
        choice = mix(seed ^ mix(decisions * 64 + seat))
        action = table[seat].choose(game.view(state, seat), legal, notebooks[seat], choice)
        decisions += 1
        if keep:
            actions.append((seat, action))
        game.apply(state, seat, action, out)
        settle(game, state, dice, out)
    return Played(
        number=number,
        players=seating,
        decisions=decisions,
        ending=str(game.ending(state)),
        winners=game.winners(state),
        scores=tuple(game.scores(state)),
        returns=tuple(game.returns(state)),
        actions=tuple(actions),
    )


def _tell(events: list[Event], notebooks: list[Notebook[Any] | None]) -> None:
    for seat, notebook in enumerate(notebooks):
        if notebook is None:
            continue
        for event in events:
            seen = event.seen_by(seat)
            if seen is not None:
                notebook.hear(seen)


def recorded(plan: Plan) -> Record:
    """The record of the first game of the plan, dealt by a verifiable dealer keyed from the seed."""
    game = registry.find(plan.game).game
    key = Dealer.key_from_seed(plan.seed)
    played = play_one(plan, 0, Dealer(key), keep=True)
    return Record(
        game=plan.game,
        version=game.version,
        seats=plan.seats,
        options=plan.options,
        key=key,
        actions=played.actions,
        ending=played.ending,
        returns=played.returns,
    )


def play_many(
    plan: Plan, games: int, jobs: int = 1, done: Callable[[int], None] | None = None
) -> list[Played]:
    """Games 0 up to *games* of the plan, in order; *done* is told how many more are finished."""
    if jobs == 1:
        out = []
        for number in range(games):
            out.append(play_one(plan, number))
            if done is not None:
                done(1)
        return out
    size = max(1, min(PORTION, games // (jobs * 4)))
    portions = [range(first, min(first + size, games)) for first in range(0, games, size)]
    played: dict[int, Played] = {}
    with ProcessPoolExecutor(max_workers=jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(_portion, plan, portion) for portion in portions]
        for future in as_completed(waiting):
            results = future.result()
            played |= {one.number: one for one in results}
            if done is not None:
                done(len(results))
    return [played[number] for number in range(games)]


def _portion(plan: Plan, numbers: range) -> list[Played]:
    return [play_one(plan, number) for number in numbers]
