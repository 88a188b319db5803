"""One game as it runs: the truth, its dealer, what each seat has been told. Knows nobody, waits for nothing.

Everything here follows from (options, seats, key, actions), so that a table which wakes up by replay
counts exactly the positions that were told before.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec

from tafureria.core.chance import Dealer, settle
from tafureria.core.event import Event
from tafureria.core.game import OVER, TABLE, AnyGame, Options, seats_in
from tafureria.core.rule import Rule
from tafureria.house.messages import Over, Position, Told

_json = msgspec.json.Encoder(order="deterministic")


class Course:
    """The course of one game. Seat ``TABLE`` (-1) stands for all who watch."""

    __slots__ = (
        "_asked",
        "_legal",
        "_marks",
        "_pictures",
        "_positions",
        "_questions",
        "_story",
        "actions",
        "dealer",
        "game",
        "options",
        "rounds",
        "seats",
        "state",
        "waiting",
    )

    def __init__(self, game: AnyGame, options: Options, seats: int, key: bytes) -> None:
        self.game, self.options, self.seats = game, options, seats
        self.state: Any = game.new(options, seats)
        self.dealer = Dealer(key)
        self.actions: list[tuple[int, int]] = []
        self.waiting = OVER
        self.rounds = 0
        """Grows whenever a new question is put to the table; a choice that others still owe is the same."""
        # By audience: index 0 is the table, index seat + 1 a seat.
        self._positions = [0] * (seats + 1)
        self._pictures = [b""] * (seats + 1)
        self._legal: list[list[int]] = [[] for _ in range(seats + 1)]
        self._asked = [0] * (seats + 1)
        self._questions = [0] * (seats + 1)
        self._story: list[list[Event]] = []
        self._marks: list[list[int]] = []
        out: list[Event] = []
        settle(game, self.state, self.dealer, out)
        self._count(out, TABLE)

    # --- moving -------------------------------------------------------------------------------

    def check(self, seat: int, action: int) -> Rule | None:
        """The first rule that the action breaks, or ``None``."""
        return self.game.check(self.state, seat, action)

    def act(self, seat: int, action: int) -> list[Event]:
        """Carry out a legal action, and what chance does after it."""
        out: list[Event] = []
        others = self.waiting & ~(1 << seat)
        self.game.apply(self.state, seat, action, out)
        settle(self.game, self.state, self.dealer, out)
        self.actions.append((seat, action))
        self._count(out, seat)
        if others == 0 or self.waiting != others:
            self.rounds += 1
        return out

    def _count(self, events: list[Event], actor: int) -> None:
        """A position is new for those who were told something or see something else than before."""
        game, state = self.game, self.state
        self.waiting = game.waiting(state)
        for index in range(self.seats + 1):
            seat = index - 1
            legal = game.legal(state, seat) if self.waiting > 0 and self.waiting << 1 >> index & 1 else []
            picture = _json.encode(game.view(state, seat)) + self.waiting.to_bytes(8, "big", signed=True)
            other = legal != self._legal[index]
            told = any(event.seen_by(seat) is not None for event in events)
            if told or other or picture != self._pictures[index]:
                self._positions[index] += 1
                self._pictures[index] = picture
                self._legal[index] = legal
            if other or (seat == actor and seat != TABLE):
                self._asked[index] = self._positions[index]
                self._questions[index] += 1
        self._story.append(events)
        self._marks.append(self._positions[:])

    # --- what a seat may know -----------------------------------------------------------------

    @property
    def latest(self) -> list[Event]:
        """Everything that the latest action brought (or the opening), for the house alone."""
        return self._story[-1]

    @property
    def ply(self) -> int:
        """Actions carried out so far."""
        return len(self.actions)

    @property
    def is_over(self) -> bool:
        """The game has ended."""
        return self.waiting == OVER

    def waits_for(self, seat: int) -> bool:
        """The seat is to act (alone, or with others at once)."""
        return self.waiting > 0 and bool(self.waiting >> seat & 1)

    def legal(self, seat: int) -> list[int]:
        """Legal actions of the seat; empty when it is not waited for."""
        return self._legal[seat + 1]

    def position(self, seat: int) -> int:
        """How many different things this seat has had before its eyes."""
        return self._positions[seat + 1]

    def question(self, seat: int) -> int:
        """A number that changes whenever the seat is asked something new."""
        return self._questions[seat + 1]

    def is_stale(self, seat: int, position: int) -> bool:
        """Was it decided before the present question was put?

        Somebody else's sealed choice in the same round makes nobody's click stale.
        """
        return not self._asked[seat + 1] <= position <= self._positions[seat + 1]

    def view(self, seat: int) -> Any:
        """What the seat has before its eyes."""
        return self.game.view(self.state, seat)

    def told(self, seat: int, ply: int = 0) -> list[Told]:
        """What the seat was told from that step on (0 is the opening, n what the nth action brought).

        Where aids to memory are forbidden all of it is of the moment, and no client keeps it.
        """
        forgets = not self.game.remembers(self.options)
        out = []
        for events, marks in zip(self._story[ply:], self._marks[ply:], strict=True):
            for event in events:
                seen = event.seen_by(seat)
                if seen is not None:
                    passing = forgets or type(event).passing
                    out.append(Told(position=marks[seat + 1], event=_as_json(seen), passing=passing))
        return out

    def since(self, ply: int) -> list[Event]:
        """Every event that the actions after that step brought, for the house alone."""
        return [event for events in self._story[ply + 1 :] for event in events]

    def events_told(self, seat: int) -> list[Event]:
        """Every event that the seat was told, from the first one on."""
        told = [event.seen_by(seat) for events in self._story for event in events]
        return [event for event in told if event is not None]

    def story_so_far(self, seat: int) -> list[Told]:
        """What may be repeated to somebody who comes (back) to that seat.

        A game that forbids aids to memory repeats the present moment only; what is told once is not
        repeated at all.
        """
        told = self.told(seat)
        if self.game.remembers(self.options):
            return [one for one in told if not one.passing]
        now = self._positions[seat + 1]
        return [one for one in told if one.position == now and not getattr(one.event, "passing", False)]

    def frame(
        self, seat: int, told: list[Told], *, fresh: bool = False, rest: float = 0.0, silence: float = 0.0
    ) -> Position:
        """The position message for that seat."""
        legal = self._legal[seat + 1]
        return Position(
            seat=seat,
            position=self._positions[seat + 1],
            view=_as_json(msgspec.Raw(self._pictures[seat + 1][:-8])),
            legal=legal,
            words=[self.game.words(action) for action in legal],
            waiting=seats_in(self.waiting),
            told=told,
            fresh=fresh,
            rest=rest,
            silence=silence,
        )

    def end(self) -> Over:
        """The message that the game is over, with the key that opens the deal."""
        game, state = self.game, self.state
        return Over(
            ending=game.ending(state) or "",
            returns=list(game.returns(state)),
            scores=list(game.scores(state)),
            winners=seats_in(game.winners(state)),
            key=self.dealer.key.hex(),
        )


def replayed(course: Course, plies: int) -> Course:
    """The same game as it stood after so many actions."""
    again = Course(course.game, course.options, course.seats, course.dealer.key)
    for seat, action in course.actions[:plies]:
        again.act(seat, action)
    return again


def rest_after(game: AnyGame, events: list[Event]) -> float:
    """Seconds that the table rests after these events, whatever they hide."""
    tags = [str(type(event).__struct_config__.tag) for event in events]
    return max((game.pauses.get(tag, 0.0) for tag in tags), default=0.0)


def _as_json(value: object) -> dict[str, Any]:
    """For msgspec a struct, or raw JSON, encodes as the object that it is."""
    return cast("dict[str, Any]", value)
