"""The contract between a game and everything else: house, computer players, lab, adapters.

A game is a stateless object that knows the rules: it holds no position, no dice, no clock and no players.
People and computer players only ever receive *views* of a position and *events* as told to their seat.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tafureria.core.chance import Source
from tafureria.core.event import Event, Out
from tafureria.core.rule import SEATS, Rule
from tafureria.core.shapes import Action as Action  # noqa: PLC0414 - found here by all
from tafureria.core.shapes import Card as Card  # noqa: PLC0414 - found here by all
from tafureria.core.shapes import Extent as Extent  # noqa: PLC0414 - found here by all
from tafureria.core.shapes import Mask as Mask  # noqa: PLC0414 - found here by all
from tafureria.core.shapes import Options as Options  # noqa: PLC0414 - found here by all
from tafureria.core.shapes import Seat as Seat  # noqa: PLC0414 - found here by all
from tafureria.core.shapes import Shown as Shown  # noqa: PLC0414 - found here by all
from tafureria.core.shapes import Silence as Silence  # noqa: PLC0414 - found here by all
from tafureria.core.shapes import State as State  # noqa: PLC0414 - found here by all
from tafureria.core.shapes import View as View  # noqa: PLC0414 - found here by all

CHANCE: Final = -1
"""The result of :meth:`Game.waiting` when chance must act, and the seat number that represents chance."""

OVER: Final = 0
"""The result of :meth:`Game.waiting` when the game has ended: the empty mask of seats."""

TABLE: Final = -1
"""The seat number of a watcher, who sees only what is public."""

IDLE: Final = "idle"
"""In :attr:`Game.timing`: nobody is asked anything."""

THOUGHT: Final = "thought"
"""In :attr:`Game.timing`: everybody knows whether a seat that is asked has a choice, so the time of its
answer tells how long it thought, and nothing else."""

MASKED: Final = "masked"
"""In :attr:`Game.timing`: whether a seat that is asked has any choice is a secret, which a quick answer would
tell. So a live table gives every seat the same time."""


S = TypeVar("S", bound=State)
Opt = TypeVar("Opt", bound=Options)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Notebook(ABC, Generic[S]):
    """What somebody with a perfect memory would know at one seat.

    It is built from told events alone, so it cannot cheat.
    """

    @abstractmethod
    def hear(self, event: Event) -> None:
        """Add one event, as ``event.seen_by(seat)`` gave it."""

    @abstractmethod
    def imagine(self, seed: int) -> S:
        """An imagined world (a determinization): a state that this seat could not tell from the real one.

        Every world consistent with the told events can come up; the same seed gives the same world.
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, Opt, V]):
    """A game: a stateless object that is shared by everything and may be called from any thread."""

    name: ClassVar[str]
    """Its dashed name, also used in records and URLs: ``moros-y-cristianos``."""
    version: ClassVar[int] = 1
    """Version of its rules; it is raised whenever an existing record would replay differently."""
    seats: ClassVar[range]
    """The possible numbers of players."""
    minutes: ClassVar[tuple[int, int]]
    """Usual length of a game among people, in minutes: from, to."""
    actions: ClassVar[int]
    """Number of action ids; ids are dense, stable and never renumbered."""
    outcomes: ClassVar[int] = 64
    """Number of outcome ids of chance: an upper bound on ``len(chance(state))``."""
    utility: ClassVar[tuple[float, float]] = (0.0, 1.0)
    """Least and greatest value that :meth:`returns` can hold at the end."""
    phases: ClassVar[tuple[str, ...]]
    """Every value that :attr:`View.phase` can take."""
    endings: ClassVar[tuple[str, ...]]
    """Every value that :meth:`ending` can take."""
    options: ClassVar[type[Options]]
    """The struct of its options."""
    events: ClassVar[tuple[type[Event], ...]]
    """Every kind of event that the game can report."""
    rules: ClassVar[tuple[Rule, ...]]
    """Every rule a move or a set-up can break, in book order."""
    view_type: ClassVar[type[View]]
    """The struct that :meth:`view` returns."""
    pauses: ClassVar[Mapping[str, float]] = {}
    """Seconds for which a live table pauses after an event with this tag, so that people can look."""
    timing: ClassVar[Mapping[str, str]] = {}
    """By phase, what the time of an answer may tell: :data:`IDLE`, :data:`THOUGHT` or :data:`MASKED`."""
    unseen: ClassVar[tuple[str, ...]] = ()
    """Phases in which a seat may take several steps before anybody else notices any of them."""
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """Named sets of options that the house offers as one choice."""
    usual_seats: ClassVar[int] = 4
    """The default number of players of a new table; if it is not among :attr:`seats`, the nearest one."""
    usual_preset: ClassVar[str] = ""
    """The preset of a new table; empty for the default options."""
    shown: ClassVar[Shown] = Shown()
    """How its positions are described in words."""

    # --- setting up ---------------------------------------------------------------------------

    def fit(self, options: Opt, seats: int) -> Rule | None:
        """The first rule that these options break with that number of seats, or ``None``.

        Called by :func:`misfit`, before :meth:`new`, and only for a number in :attr:`seats`.
        """
        del options, seats
        return None

    @abstractmethod
    def new(self, options: Opt, seats: int) -> S:
        """The position before anything has happened, before any deal.

        It does not check the set-up: :func:`misfit` does, and so does :class:`tafureria.Match`.
        """

    @abstractmethod
    def tiny(self) -> tuple[Opt, int]:
        """Options and seats for a game so small that every history of it can be enumerated.

        It can always be played, even by fewer than :attr:`seats` allows.
        """

    def extent(self, options: Opt, seats: int) -> Extent:
        """How long a game of this set-up can be and what it can end with, for libraries that ask."""
        del options, seats
        return Extent(least=self.utility[0], most=self.utility[1])

    def remembers(self, options: Opt) -> bool:
        """Whether a live table may repeat earlier events to a seat (in the log, after a reconnect)."""
        del options
        return True

    def forbids_notes(self, options: Opt) -> Rule | None:
        """The rule that forbids any aid to memory, such as a deduction board; ``None`` where none does."""
        del options
        return None

    def talk(self, options: Opt) -> str:
        """Which private talk the rules allow, at a table whose settings allow any.

        ``private``: anybody with anybody. ``counsel``: with the seats of :meth:`counsel`. ``public``: none.
        """
        del options
        return "private"

    def counsel(self, state: S, seat: Seat) -> Mask:
        """The seats that *seat* may now talk to in private, where :meth:`talk` is ``counsel``.

        This is public: the answer may depend only on what everybody knows.
        """
        del state, seat
        return 0

    # --- playing ------------------------------------------------------------------------------

    @abstractmethod
    def waiting(self, state: S) -> Mask:
        """The seats that must act, as a mask, or ``CHANCE``, or ``OVER``.

        This is public, unless :meth:`awaited` hides it. Several seats make a simultaneous choice: each
        chooses unseen by the others and all choices take effect together, so the order in which they arrive
        never matters.
        """

    def awaited(self, state: S, seat: Seat) -> Mask:
        """The seats that *seat* (or ``TABLE``) sees the table waiting for.

        The same as :meth:`waiting`, unless it is secret which seats have already chosen: then all seats that
        were asked, until all have chosen, except that *seat* knows whether it has chosen itself.
        """
        del seat
        return self.waiting(state)

    def silence(self, state: S) -> Silence | None:
        """What silence means in this position at a live table; ``None`` if the table just waits.

        This is public: the answer may depend only on what everybody knows.
        """
        del state
        return None

    def hides_choice(self, state: S) -> bool:
        """Whether it is secret in this position which of the seats that must act have a real choice.

        :attr:`timing` says so for the phase that everybody sees. A live table then gives every seat the same
        time, and can answer for a seat with one legal action: the time of an answer does not reveal whether
        the seat had another one.
        """
        return self.timing.get(self.view(state, TABLE).phase) == MASKED

    @abstractmethod
    def chance(self, state: S) -> list[int]:
        """The integer weight of each outcome that chance can choose now, by outcome id."""

    def weight(self, state: S) -> int:
        """The sum of :meth:`chance`. Override it together with :meth:`outcome` where enumerating is slow."""
        return sum(self.chance(state))

    def outcome(self, state: S, x: int) -> Action:
        """The outcome for *x* in ``range(weight(state))``, with the weights laid end to end."""
        for index, weight in enumerate(self.chance(state)):
            x -= weight
            if x < 0:
                return index
        raise AssertionError("x lies below the sum of the weights")

    def deal(self, state: S, source: Source, out: Out = None) -> None:
        """Let chance act: once, or several times in a row.

        Override it where many outcomes follow each other (a deal, a roll of dice). State, events and draws
        from *source* must be the same as if the outcomes were drawn and applied one by one.
        """
        self.apply(state, CHANCE, self.outcome(state, source.below(self.weight(state))), out)

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> list[Action]:
        """The legal actions of a seat that must act, ascending; empty for any other seat."""

    @abstractmethod
    def check(self, state: S, seat: Seat, action: Action) -> Rule | None:
        """The first rule in book order that the action breaks, or ``None``. Defined for every int."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: Action, out: Out = None) -> None:
        """Carry out a legal action (or, for seat ``CHANCE``, an outcome) and report its events to *out*.

        It does not check the action: :meth:`check` does, and so does :class:`tafureria.Match`. The resulting
        state is the same with or without *out*. The seat that acts is always told at least one event.
        """

    def order_of_play(self, state: S) -> list[Seat]:
        """The seats in the order of play, for the opening position: chance has acted, nobody has chosen.

        Seats differ by their place in this order; where everybody always chooses at once, it is the plain
        order of the seats.
        """
        return list(range(state.seats))

    # --- ending -------------------------------------------------------------------------------

    @abstractmethod
    def ending(self, state: S) -> str | None:
        """Why the game ended, one of :attr:`endings`; ``None`` while it runs."""

    @abstractmethod
    def returns(self, state: S) -> list[float]:
        """The utility of each seat, 0 while the game runs; the winners are the seats with the highest."""

    def scores(self, state: S) -> list[float]:
        """The score of each seat, as on the score sheet. Only the lab calls this before the end."""
        return self.returns(state)

    def winners(self, state: S) -> Mask:
        """The seats that won, as a mask; empty while the game runs, or when nobody won."""
        if self.ending(state) is None:
            return 0
        returns = self.returns(state)
        best = max(returns)
        if best <= 0:
            return 0
        return sum(1 << seat for seat, value in enumerate(returns) if value == best)

    # --- seeing -------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: Seat) -> V:
        """What *seat* (or ``TABLE``) can see of the position. Of a state, only views are ever sent out."""

    @abstractmethod
    def notebook(self, options: Opt, seats: int, seat: Seat) -> Notebook[S]:
        """An empty notebook for this seat, which must then hear every event from the first one on."""

    # --- notation -----------------------------------------------------------------------------

    @abstractmethod
    def notation(self, action: Action) -> str:
        """The action as records write it: short, Spanish, one line, unique."""

    @abstractmethod
    def parse(self, text: str) -> Action | None:
        """The action whose :meth:`notation` this is, or ``None``."""

    def piece(self, field: str, value: int) -> str:
        """The notation of a value in a field of an event: for example, ``piece("cards", 6)`` is ``"7o"``.

        Never called for fields of seats (``seat``, ``seats``, or ending in ``_seat``, ``_seats``): those
        are shown as names.
        """
        del field
        return str(value)


AnyGame = Game[Any, Any, Any]


def misfit(game: AnyGame, options: Options, seats: int) -> Rule | None:
    """The first rule that a set-up breaks, the number of seats included; ``None`` when it can be played."""
    if seats in game.seats:
        return game.fit(options, seats)
    return None if (options, seats) == game.tiny() else SEATS


def settle(game: AnyGame, state: State, source: Source, out: Out) -> None:
    """Let chance act until a player must choose or the game is over."""
    while game.waiting(state) == CHANCE:
        game.deal(state, source, out)


def seats_in(mask: Mask) -> list[Seat]:
    """The seats of a mask, ascending.

    >>> seats_in(0b1011)
    [0, 1, 3]
    """
    out = []
    while mask > 0:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out
