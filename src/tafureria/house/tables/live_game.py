"""One running game: its state, its dealer, and what each seat has been told. It does no input or output.

Everything here follows from (options, seats, key, actions), so a table loaded from the store numbers its
positions exactly as its players were told before.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, cast

import msgspec

from tafureria.core.chance import Dealer
from tafureria.core.deciding import what_decided
from tafureria.core.event import Event
from tafureria.core.game import OVER, TABLE, AnyGame, Options, seats_in, settle
from tafureria.core.noticing import Face, face, is_unnoticed
from tafureria.core.registry import find
from tafureria.core.rule import Rule
from tafureria.house.bots.computers import Decision
from tafureria.house.messages.down import Over, Position, Told


class LiveGame:
    """A running game. Seat ``TABLE`` (-1) stands for everybody who watches."""

    __slots__ = (
        "_asked",
        "_faces",
        "_marks",
        "_positions",
        "_questions",
        "_story",
        "actions",
        "dealer",
        "game",
        "hides_choice",
        "noticed",
        "options",
        "published",
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
        self.hides_choice = False
        """Is it secret which of the seats that are asked have any choice?"""
        self.rounds = 0
        """Counts the questions put to the table; seats that have yet to choose still answer the same one."""
        self.noticed = 0
        """The ply of the latest action that anybody but its actor noticed."""
        self.published = 0
        """The ply of the latest action that everybody noticed, watchers included."""
        # By observer: index 0 is the table, index seat + 1 a seat.
        self._positions = [0] * (seats + 1)
        self._faces: list[Face] = [(b"", [])] * (seats + 1)
        self._asked = [0] * (seats + 1)
        self._questions = [0] * (seats + 1)
        # By ply: the events, and each observer's position after them.
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
        """Carry out a legal action and the random events that follow it."""
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
        """Count a new position for every observer who was told something or sees something new."""
        self.waiting = self.game.waiting(self.state)
        self.hides_choice = not self.is_over and self.game.hides_choice(self.state)
        for index in range(self.seats + 1):
            seat = index - 1
            now = face(self.game, self.state, seat)
            other = now[1] != self._faces[index][1]
            told = any(event.seen_by(seat) is not None for event in events)
            if told or now != self._faces[index]:
                self._positions[index] += 1
                self._faces[index] = now
                if seat != actor:
                    self.noticed = self.ply
                if seat == TABLE:
                    self.published = self.ply
            if other or (seat == actor and seat != TABLE):
                self._asked[index] = self._positions[index]
                self._questions[index] += 1
        self._story.append(events)
        self._marks.append(self._positions[:])

    def is_hidden(self, seat: int, action: int) -> bool:
        """Would nobody but *seat* notice this action? Then its timing must not be noticed either."""
        state, out = self.state.clone(), list[Event]()
        self.game.apply(state, seat, action, out)
        return is_unnoticed(self.game, self._faces, state, out, seat)

    # --- what a seat may know -----------------------------------------------------------------

    @property
    def latest(self) -> list[Event]:
        """Everything that the latest action (or the opening) caused; only for the house itself."""
        return self._story[-1]

    @property
    def ply(self) -> int:
        """Number of actions carried out so far."""
        return len(self.actions)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.waiting == OVER

    @property
    def public_plies(self) -> list[int]:
        """The plies at which a watcher saw or was told something new; 0 is the opening."""
        marks = [mark[0] for mark in self._marks]
        return [ply for ply, mark in enumerate(marks) if not ply or mark != marks[ply - 1]]

    def seen_with(self, position: int) -> list[int]:
        """By seat: its position when a watcher is about to leave that one of theirs; empty if none was."""
        after = bisect_right(self._marks, position, key=lambda marks: marks[0])
        return self._marks[after - 1][1:] if after else []

    def noticed_since(self, ply: int) -> set[int]:
        """The seats, and :data:`TABLE`, that saw or were told something new after that ply."""
        pairs = zip(self._marks[ply], self._positions, strict=True)
        return {index - 1 for index, (before, now) in enumerate(pairs) if before != now}

    @property
    def awaited(self) -> list[int]:
        """The seats that everybody sees the table waiting for."""
        return seats_in(self.awaited_mask)

    @property
    def awaited_mask(self) -> int:
        """The seats that everybody sees the table waiting for, as a mask; 0 once the game is over."""
        return 0 if self.is_over else max(self.game.awaited(self.state, TABLE), 0)

    def waits_for(self, seat: int) -> bool:
        """Is it the seat's turn (alone, or together with others)?"""
        return self.waiting > 0 and bool(self.waiting >> seat & 1)

    def legal(self, seat: int) -> list[int]:
        """The seat's legal actions; empty when it is not its turn."""
        return self._faces[seat + 1][1]

    def position(self, seat: int) -> int:
        """Sequence number of this seat's observations."""
        return self._positions[seat + 1]

    def question(self, seat: int) -> int:
        """Sequence number of the latest question that this seat has been asked."""
        return self._questions[seat + 1]

    def is_stale(self, seat: int, position: int) -> bool:
        """Was a choice made at that position meant for another question than the seat's present one?

        Another seat's sealed choice in the same round makes no choice stale.
        """
        return not self._asked[seat + 1] <= position <= self._positions[seat + 1]

    def view(self, seat: int) -> Any:
        """What the seat can see."""
        return self.game.view(self.state, seat)

    def decision(self, seat: int) -> Decision:
        """What the seat has to decide, for its computer player."""
        silence = self.game.silence(self.state)
        return Decision(
            seat=seat,
            question=self.question(seat),
            legal=self.legal(seat),
            options=self.options,
            seats=self.seats,
            view=self.view(seat),
            events=lambda: self.events_told(seat),
            goes_on=bool(self.game.unseen) and self.game.view(self.state, TABLE).phase in self.game.unseen,
            silence=silence if silence is not None and silence.race else None,
        )

    def told(self, seat: int, ply: int = 0) -> list[Told]:
        """The events that the seat was told from that ply on (0: the opening, n: what the nth action caused).

        In a game that forbids memory aids every event is marked as passing, so that no client keeps it.
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

    def told_of(self, ply: int, seat: int = TABLE) -> list[Event]:
        """What the seat, or everybody, was told of what the nth action caused (0: the opening)."""
        told = [event.seen_by(seat) for event in self._story[ply]]
        return [event for event in told if event is not None]

    def since(self, ply: int) -> list[Event]:
        """Every event that the actions after that ply caused; only for the house itself."""
        return [event for events in self._story[ply + 1 :] for event in events]

    def events_told(self, seat: int) -> list[Event]:
        """Every event that the seat was told, from the first one on."""
        told = [event.seen_by(seat) for events in self._story for event in events]
        return [event for event in told if event is not None]

    def story_so_far(self, seat: int) -> list[Told]:
        """The events that may be told again to somebody who comes (back) to that seat.

        In a game that forbids memory aids these are only the events of the seat's present position. Events
        whose kind is passing are never repeated.
        """
        told = self.told(seat)
        if self.game.remembers(self.options):
            return [one for one in told if not one.passing]
        now = self._positions[seat + 1]
        return [one for one in told if one.position == now and not getattr(one.event, "passing", False)]

    def frame(
        self, seat: int, told: list[Told], *, fresh: bool = False, pause: float = 0.0, silence: float = 0.0
    ) -> Position:
        """The position message for that seat."""
        picture, legal = self._faces[seat + 1]
        return Position(
            seat=seat,
            position=self._positions[seat + 1],
            view=_as_json(msgspec.Raw(picture[:-8])),
            legal=legal,
            notation=[self.game.notation(action) for action in legal],
            waiting=seats_in(self.game.awaited(self.state, seat)),
            told=told,
            fresh=fresh,
            pause=pause,
            silence=silence,
            masked=self.hides_choice,
        )

    def end(self) -> Over:
        """The message that the game is over, with the dealer's key."""
        game, state = self.game, self.state
        events = [event for told in self._story for event in told]
        decided = what_decided(game, find(game.name).deciding(), events, state)
        return Over(
            ending=game.ending(state) or "",
            returns=list(game.returns(state)),
            scores=list(game.scores(state)),
            winners=seats_in(game.winners(state)),
            key=self.dealer.key.hex(),
            decided=None if decided is None else msgspec.to_builtins(decided),
        )


def replayed(live: LiveGame, plies: int) -> LiveGame:
    """The same game, replayed up to *plies* actions."""
    fresh = LiveGame(live.game, live.options, live.seats, live.dealer.key)
    for seat, action in live.actions[:plies]:
        fresh.act(seat, action)
    return fresh


def pause_after(game: AnyGame, events: list[Event]) -> float:
    """Seconds for which the table pauses after these events, whoever may see them."""
    tags = [str(type(event).__struct_config__.tag) for event in events]
    return max((game.pauses.get(tag, 0.0) for tag in tags), default=0.0)


def _as_json(value: object) -> dict[str, Any]:
    """Type a struct or raw JSON as the JSON object that msgspec encodes it to."""
    return cast("dict[str, Any]", value)
