"""Games that have ended: step by step through anybody's eyes, as text, and as a start for another game."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from tafureria.core import record as records
from tafureria.core import registry
from tafureria.core.chance import Dealer, commitment, settle
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, TABLE, AnyGame, Options
from tafureria.house.chairs import seats_of, shown
from tafureria.house.course import Course
from tafureria.house.kept import Row, Saved
from tafureria.house.messages import Deal, Draw, Replay, Spoken, Step
from tafureria.house.refusal import Refusal
from tafureria.house.speech import hears, to_whom

LONGEST: Final = 262_144
"""Characters of a record that a visitor may bring."""
ALL: Final = "all"


def read_eyes(eyes: str, seats: int) -> int | None:
    """A seat, ``TABLE``, or ``None`` for all eyes.

    :raises Refusal: ``bad-eyes``.
    """
    if eyes == ALL:
        return None
    if eyes == "table":
        return TABLE
    if eyes.isascii() and eyes.isdigit() and len(eyes) <= 2 and int(eyes) < seats:
        return int(eyes)
    raise Refusal("bad-eyes", what=eyes)


def replay(saved: Saved, game: AnyGame, options: Options, eyes: str, person: str) -> Replay:
    """A game that has ended, through these eyes; talk as this visitor could hear it.

    :raises Refusal: ``bad-eyes``.
    """
    row = saved.row
    seat = read_eyes(eyes, row.seats)
    own = seats_of(saved.chairs, person)
    course = Course(game, options, row.seats, row.key)
    steps = [_step(course, seat, TABLE, "")]
    for actor, action in saved.actions:
        course.act(actor, action)
        steps.append(_step(course, seat, actor, game.words(action)))
    lines = [line for line in saved.talk if hears(line, own or [TABLE])]
    return Replay(
        table=row.id,
        game=row.game,
        options=msgspec.to_builtins(options),
        eyes=eyes,
        seats=shown(saved.chairs, set()),
        yours=own,
        steps=steps,
        talk=[
            Spoken(
                number=n,
                seat=line.seat,
                name=line.name,
                text=line.text,
                to=to_whom(line),
                at=line.at,
                step=line.ply,
            )
            for n, line in enumerate(lines)
        ],
        over=course.end(),
        commitment=commitment(row.key),
    )


class Witness:
    """A dealer whose every draw is written down."""

    def __init__(self, key: bytes) -> None:
        self._dealer = Dealer(key)
        self.latest = (0, 0)

    def below(self, n: int) -> int:
        """The next draw, and a note of it."""
        self.latest = (n, self._dealer.below(n))
        return self.latest[1]


def deal(saved: Saved, game: AnyGame, options: Options) -> Deal:
    """Every draw of the game, with the weights as they were."""
    row = saved.row
    witness, state, draws = Witness(row.key), game.new(options, row.seats), []
    for step in range(len(saved.actions) + 1):
        if step:
            game.apply(state, *saved.actions[step - 1])
        while game.waiting(state) == CHANCE:
            weights = game.chance(state)
            outcome = game.outcome(state, witness.below(game.weight(state)))
            below, number = witness.latest
            draws.append(Draw(step=step, below=below, number=number, weights=weights, outcome=outcome))
            game.apply(state, CHANCE, outcome)
    return Deal(commitment=commitment(row.key), key=row.key.hex(), draws=draws)


def _step(course: Course, seat: int | None, actor: int, words: str) -> Step:
    if seat is None:
        views = [course.view(eyes) for eyes in range(TABLE, course.seats)]
        return Step(seat=actor, words=words, views=views, told=_plain(course.latest), position=0)
    told = [event.seen_by(seat) for event in course.latest]
    seen = [event for event in told if event is not None]
    # A secret choice is not betrayed by its notation: these eyes read what was told of it.
    return Step(
        seat=actor,
        words=words if actor == seat else "",
        views=[course.view(seat)],
        told=_plain(seen),
        position=course.position(seat),
    )


def _plain(events: list[Event]) -> list[dict[str, Any]]:
    """For msgspec a struct encodes as the object that it is."""
    return cast("list[dict[str, Any]]", events)


# --- records --------------------------------------------------------------------------------------


def to_record(saved: Saved, game: AnyGame, options: Options, course: Course) -> records.Record:
    """The record of a game that has ended."""
    return records.Record(
        game=game.name,
        version=saved.row.version,
        engine=saved.row.engine,
        seats=saved.row.seats,
        options=options,
        key=saved.row.key,
        actions=tuple(saved.actions),
        ending=saved.row.ending,
        returns=tuple(course.end().returns),
    )


def read_record(text: str) -> records.Record:
    """A record that a visitor brings: whole, ended, and standing when it is played again.

    :raises Refusal: ``bad-record``, with what is wrong.
    """
    if len(text) > LONGEST:
        raise Refusal("too-large")
    try:
        record = records.read(text)
    except records.Unreadable as error:
        raise Refusal("bad-record", what=str(error)) from error
    why = "ending-missing" if record.ending is None else records.verify(record)
    if why is not None:
        raise Refusal("bad-record", what=why)
    return record


def check_step(saved: Saved, options: Options, step: int) -> int:
    """Whom the game waits for after that many actions.

    :raises Refusal: ``bad-step``, when it has no such step or is over there.
    """
    if step >= len(saved.actions):
        raise Refusal("bad-step")
    game = registry.find(saved.row.game).game
    state = game.new(options, saved.row.seats)
    dealer = Dealer(saved.row.key)
    settle(game, state, dealer, None)
    for seat, action in saved.actions[:step]:
        game.apply(state, seat, action)
        settle(game, state, dealer, None)
    return game.waiting(state)


def row_like(row: Row, **changes: Any) -> Row:
    """A new table of the same game, options and deal."""
    fresh = {"next": "", "listed": False, "manner": "{}", "ending": None}
    return msgspec.structs.replace(row, **(fresh | changes))
