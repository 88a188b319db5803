"""Plays games among computer players. The same seed gives the same games, however many processes play them.

A player receives what its seat sees and was told, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, Protocol, TypeVar

import msgspec

from tafureria.core import registry
from tafureria.core.chance import Dealer, Dice, Source, commitment, mix
from tafureria.core.event import Event
from tafureria.core.game import OVER, Action, AnyGame, Mask, Notebook, Options, Seat, State, seats_in, settle
from tafureria.core.plain import seed_of
from tafureria.core.player import Player, PlayerMaker
from tafureria.core.record import Record
from tafureria.core.registry import Entry
from tafureria.lab.counts import count
from tafureria.lab.interrupts import held
from tafureria.lab.own_rules import OwnRules, blamed, laid_out
from tafureria.lab.workers import HERE, Workers
from tafureria.players.catalogue import Thought, player

LONGEST: Final = 1_000_000
"""Number of decisions after which a game is considered endless."""

T = TypeVar("T")

Makers = Mapping[str, PlayerMaker]
"""Factories of computer players, by name."""


class Endless(RuntimeError):
    """A game did not end within :data:`LONGEST` decisions."""


class BadChoice(RuntimeError):
    """A computer player chose an action that is not legal."""


class Watch(Protocol):
    """An observer that sees all of a game while it is played, to measure it."""

    def begin(self, game: AnyGame, state: State, events: list[Event]) -> None:
        """Called at the opening: chance has acted, nobody has chosen."""

    def choose(self, state: State, seat: Seat, legal: list[Action], action: Action) -> None:
        """Called when a seat has chosen, before its action is carried out."""

    def carried_out(self, state: State, events: list[Event]) -> None:
        """Called after an action and the chance after it, with all events since :meth:`choose`."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to play: game, options, seed, and the name of a computer player for each seat."""

    game: str
    options: Options
    players: tuple[str, ...]
    seed: int
    rotate: bool = True
    """Whether players move by one seat each game, so that each plays every seat in turn."""
    thought: Thought = Thought()
    """The budget of a search for one decision."""
    rules: OwnRules | None = None
    """Custom rules to play by."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "seed", seed_of(self.seed))

    @property
    def entry(self) -> Entry:
        """The game, with the custom rules of the plan, if any."""
        return registry.find(self.game) if self.rules is None else self.rules.entry()

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.players)

    def seating(self, number: int) -> tuple[str, ...]:
        """The player at each seat in game *number*."""
        turn = number % self.seats if self.rotate and self.players else 0
        return self.players[-turn:] + self.players[:-turn] if turn else self.players


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of one game."""

    number: int
    players: tuple[str, ...]
    """The player at each seat."""
    decisions: int
    ending: str
    winners: Mask
    """The seats that won."""
    scores: tuple[float, ...]
    returns: tuple[float, ...]
    actions: tuple[tuple[Seat, Action], ...] = ()
    """(seat, action) in order; empty unless they were requested."""


def balanced(games: int, seats: int) -> int:
    """The smallest number of games, not below *games*, that gives each player every seat equally often.

    >>> balanced(10, 4)
    12
    """
    games, seats = count(games, "games"), count(seats, "seats")
    return -(-games // seats) * seats


def play_one(
    plan: Plan,
    number: int,
    source: Source | None = None,
    *,
    keep: bool = False,
    makers: Makers | None = None,
    watch: Watch | None = None,
) -> GameResult:
    """Play game *number* of the plan, with the same result each time.

    :param source: the source of chance; by default dice from the plan's seed and the number.
    :param keep: whether to keep the actions.
    :param makers: computer players to use instead of those of the catalogue.
    :param watch: an observer of the game.
    :raises BadRules: when the plan's custom rules fail.
    """
    with blamed(plan.rules), laid_out(plan.entry.game):
        return _play(plan, count(number, "number"), source, keep, makers, watch)


def _play(
    plan: Plan, number: int, source: Source | None, keep: bool, makers: Makers | None, watch: Watch | None
) -> GameResult:
    entry = plan.entry
    game = entry.game
    seed = mix(mix(plan.seed) ^ number)
    dice = source or Dice(seed)
    seating = plan.seating(number)
    if makers is None:
        makers = {name: player(entry, name, plan.thought) for name in set(seating)}
    table: list[Player] = [makers[name]() for name in seating]
    notebooks: list[Notebook[Any] | None] = [
        game.notebook(plan.options, plan.seats, seat) if one.remembers else None
        for seat, one in enumerate(table)
    ]
    listening = watch is not None or any(notebook is not None for notebook in notebooks)
    out: list[Event] | None = [] if listening else None
    state = game.new(plan.options, plan.seats)
    actions: list[tuple[Seat, Action]] = []
    decisions = 0
    settle(game, state, dice, out)
    if watch is not None:
        watch.begin(game, state, out or [])
    while (waiting := game.waiting(state)) != OVER:
        if decisions >= LONGEST:
            raise Endless(f"game {number} of {plan.game} has not ended after {decisions} decisions")
        if out:
            _tell(out, notebooks)
            out = []
        # In a simultaneous choice the lowest seat chooses first: the others cannot see it.
        seat = seats_in(waiting)[0]
        legal = game.legal(state, seat)
        choice = mix(seed ^ mix(decisions * 64 + seat))
        action = table[seat].choose(game.view(state, seat), legal, notebooks[seat], choice)
        if action not in legal:
            raise BadChoice(f"{seating[seat]} chose {action!r} in {plan.game}, which is not one of {legal}")
        decisions += 1
        if keep:
            actions.append((seat, action))
        if watch is not None:
            watch.choose(state, seat, legal, action)
        game.apply(state, seat, int(action), out)
        settle(game, state, dice, out)
        if watch is not None:
            watch.carried_out(state, out or [])
    return GameResult(
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
    """Play the first game of the plan with a verifiable dealer and return its record."""
    game = registry.find(plan.game).game
    key = Dealer.key_from_seed(plan.seed)
    played = play_one(plan, 0, Dealer(key), keep=True)
    return Record(
        game=plan.game,
        version=game.version,
        seats=plan.seats,
        options=plan.options,
        key=key,
        commitment=commitment(key),
        actions=played.actions,
        players=played.players,
        ending=played.ending,
        returns=played.returns,
    )


def play_many(
    plan: Plan, games: int, where: Workers = HERE, done: Callable[[int], None] | None = None
) -> list[GameResult]:
    """Play the games 0 up to *games* of the plan; *done* is called with the number of games finished.

    Ctrl-C ends it early, with fewer games but no gap in their numbers.
    """
    return collected(where, partial(play_one, plan), games, done)


def collected(
    where: Workers,
    play: Callable[[int], T],
    games: int,
    done: Callable[[int], None] | None,
    keep: Callable[[T], T] | None = None,
) -> list[T]:
    """The results of *play* for the games 0 up to *games*, or up to Ctrl-C.

    :param keep: takes in each result, and may reduce it: it is called for every result that is returned, and
        for no other.
    """
    games, out = count(games, "games"), []
    try:
        for portion in where.portions(play, range(games)):
            with held():
                for one in portion:
                    out.append(one if keep is None else keep(one))
                    if done is not None:
                        done(1)
    except KeyboardInterrupt:
        pass
    return out
