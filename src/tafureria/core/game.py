"""The whole contract between a game and everything that is not a game.

A game is a stateless object: options and seats in, ints out. It holds no dice, no clock and no
players. All that leaves it for the eyes of somebody is a *view* or a *told event*.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tafureria.core.chance import Source
from tafureria.core.event import Event
from tafureria.core.rule import Refused, Rule
from tafureria.core.shapes import Options as Options  # noqa: PLC0414 - found here by all
from tafureria.core.shapes import Silence as Silence  # noqa: PLC0414 - found here by all
from tafureria.core.shapes import State as State  # noqa: PLC0414 - found here by all
from tafureria.core.shapes import View as View  # noqa: PLC0414 - found here by all

CHANCE: Final = -1
"""What :meth:`Game.waiting` answers when chance must act, and the seat that chance acts from."""

OVER: Final = 0
"""What :meth:`Game.waiting` answers when the game has ended: the mask of no seats."""

TABLE: Final = -1
"""The seat of somebody who only watches: sees what is public, nothing else."""


S = TypeVar("S", bound=State)
Opt = TypeVar("Opt", bound=Options)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Notebook(ABC, Generic[S]):
    """What a perfect memory at one seat would know. Made of told events only, so it cannot cheat."""

    @abstractmethod
    def hear(self, event: Event) -> None:
        """Fold in one event, as ``event.seen_by(seat)`` gave it."""

    @abstractmethod
    def imagine(self, seed: int) -> S:
        """A world (determinization) that this seat could not tell from the real one.

        Every world consistent with what was told can come; the same seed gives the same world.
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, Opt, V]):
    """A game: stateless, shared by everyone, safe to call from any thread."""

    name: ClassVar[str]
    """Dashed name, also that of records and addresses: ``moros-y-cristianos``."""
    version: ClassVar[int] = 1
    """Raised when the same record would replay differently."""
    seats: ClassVar[range]
    """Possible numbers of players."""
    minutes: ClassVar[tuple[int, int]]
    """Usual length among people, from and to."""
    actions: ClassVar[int]
    """Number of action ids; ids are dense, stable and never renumbered."""
    outcomes: ClassVar[int] = 64
    """Number of outcome ids of chance: a bound on ``len(chance(state))``."""
    longest: ClassVar[int] = 1_000_000
    """A bound on the decisions of one game, for libraries that want to know one."""
    utility: ClassVar[tuple[float, float]] = (0.0, 1.0)
    """Least and greatest value that :meth:`returns` can hold at the end."""
    phases: ClassVar[tuple[str, ...]]
    """Every value that :attr:`View.phase` can take."""
    endings: ClassVar[tuple[str, ...]]
    """Every value that :meth:`ending` can take."""
    options: ClassVar[type[Options]]
    """The frozen struct of the variants."""
    events: ClassVar[tuple[type[Event], ...]]
    """Every kind of event the game can tell."""
    rules: ClassVar[tuple[Rule, ...]]
    """Every rule a move or a set-up can break, in book order."""
    view_type: ClassVar[type[View]]
    """The struct that :meth:`view` returns."""
    pauses: ClassVar[Mapping[str, float]] = {}
    """Seconds that a live table rests after an event of this tag, whatever the event hides."""
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """Named sets of option values that the house offers as one choice."""

    # --- setting up ---------------------------------------------------------------------------

    def fit(self, options: Opt, seats: int) -> Rule | None:
        """The first rule that this set-up breaks, or ``None``. Called before :meth:`new`."""
        del options, seats
        return None

    @abstractmethod
    def new(self, options: Opt, seats: int) -> S:
        """The position before anything has happened, chance included."""

    @abstractmethod
    def tiny(self) -> tuple[Opt, int]:
        """Options and seats small enough to enumerate every history."""

    def remembers(self, options: Opt) -> bool:
        """May a live table repeat to a seat what it was told before (log, reconnect)?"""
        del options
        return True

    def talk(self, options: Opt) -> str:
        """What private talk the rules leave room for, where a table allows any.

        ``private``: anybody with anybody. ``counsel``: with those of :meth:`counsel`. ``public``: none.
        """
        del options
        return "private"

    def counsel(self, state: S, seat: int) -> int:
        """With ``counsel`` talk: mask of the others of the own side, as it is now. Public."""
        del state, seat
        return 0

    # --- playing ------------------------------------------------------------------------------

    @abstractmethod
    def waiting(self, state: S) -> int:
        """Who must act: a bit mask of seats, or ``CHANCE``, or ``OVER``. Public.

        Several bits are a simultaneous choice: each commits unseen and all resolve together, so
        the order of commitment never matters.
        """

    def silence(self, state: S) -> Silence | None:
        """What silence means here at a live table, or ``None``: it waits as long as it takes. Public."""
        del state
        return None

    @abstractmethod
    def chance(self, state: S) -> list[int]:
        """Integer weight of each outcome that can come next; index = outcome id."""

    def weight(self, state: S) -> int:
        """Sum of :meth:`chance`. Override beside :meth:`outcome` when enumerating is slow."""
        return sum(self.chance(state))

    def outcome(self, state: S, x: int) -> int:
        """The outcome at *x* of ``range(weight(state))``, weights laid end to end."""
        for index, weight in enumerate(self.chance(state)):
            x -= weight
            if x < 0:
                return index
        raise AssertionError("x lies below the sum of the weights")

    def deal(self, state: S, source: Source, out: list[Event] | None = None) -> None:
        """Let chance act: once, or as often as it comes in a row.

        To override where many outcomes follow each other (a deal, a roll of dice). What is drawn from
        *source*, state and events are those of acting outcome by outcome.
        """
        self.apply(state, CHANCE, self.outcome(state, source.below(self.weight(state))), out)

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[int]:
        """Legal actions of a seat that is waited for, ascending; empty for any other seat."""

    @abstractmethod
    def check(self, state: S, seat: int, action: int) -> Rule | None:
        """The first rule that the action breaks, in book order, or ``None``. Total over ints."""

    @abstractmethod
    def apply(self, state: S, seat: int, action: int, out: list[Event] | None = None) -> None:
        """Carry out a legal action (or an outcome, from seat ``CHANCE``) and report it to *out*.

        Never refuses. The state is the same with or without *out*. A seat is always told at least
        one event of its own action.
        """

    # --- ending -------------------------------------------------------------------------------

    @abstractmethod
    def ending(self, state: S) -> str | None:
        """Why the game ended, one of :attr:`endings`; ``None`` while it runs."""

    @abstractmethod
    def returns(self, state: S) -> list[float]:
        """Utility per seat, 0 while the game runs; the winners are those with the highest."""

    def scores(self, state: S) -> list[float]:
        """What stands on the score sheet, per seat. May be called at any time, by the lab only."""
        return self.returns(state)

    def winners(self, state: S) -> int:
        """Mask of the seats that won; 0 while the game runs, or when nobody did."""
        if self.ending(state) is None:
            return 0
        returns = self.returns(state)
        best = max(returns)
        if best <= 0:
            return 0
        return sum(1 << seat for seat, value in enumerate(returns) if value == best)

    # --- seeing -------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: int) -> V:
        """What this seat (or ``TABLE``) sees now. Pure; the only thing that may leave the house."""

    @abstractmethod
    def notebook(self, options: Opt, seats: int, seat: int) -> Notebook[S]:
        """An empty notebook for this seat, to be told every event from the first one on."""

    # --- notation -----------------------------------------------------------------------------

    @abstractmethod
    def words(self, action: int) -> str:
        """The action in the notation of records: short, Spanish, one line, unique."""

    @abstractmethod
    def parse(self, text: str) -> int | None:
        """The action that :meth:`words` writes so, or ``None``."""

    def piece(self, field: str, value: int) -> str:
        """A value of an event's field as notation: ``piece("cards", 6)`` is ``"7o"``, say.

        Fields that hold seats (``seat``, ``seats``, or ending in ``_seat``, ``_seats``) are named by
        whoever tells the event, and never come here.
        """
        del field
        return str(value)


AnyGame = Game[Any, Any, Any]


def play(game: AnyGame, state: State, seat: int, action: int, out: list[Event]) -> None:
    """The only door for moves that come from outside.

    :raises Refused: with the first rule broken; the state is then unchanged.
    """
    rule = game.check(state, seat, action)
    if rule is not None:
        raise Refused(rule)
    game.apply(state, seat, action, out)


def seats_in(mask: int) -> list[int]:
    """Seats of a mask, ascending.

    >>> seats_in(0b1011)
    [0, 1, 3]
    """
    out = []
    while mask > 0:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out
