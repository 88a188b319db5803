"""Finished games step by step through anybody's eyes, their random draws, and their records as text."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, cast

import msgspec

from tafureria.core import record as records
from tafureria.core.chance import Dealer, commitment
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, TABLE, AnyGame, Options, settle
from tafureria.house.finished.messages import Replay, Spoken, Step
from tafureria.house.finished.quoted import unquoted
from tafureria.house.messages.deal import Deal, Draw
from tafureria.house.messages.down import Over
from tafureria.house.refusal import Refusal
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import StoredTable
from tafureria.house.tables.chairs import seats_of, seats_shown
from tafureria.house.tables.kept import Kept, KeptGame, KeptStep, as_object, frames_of, pack, raw, unpack
from tafureria.house.tables.live_game import LiveGame
from tafureria.house.tables.loading import rules_of
from tafureria.house.tables.speech import hears, to_whom
from tafureria.house.tables.voices import Voices

LONGEST: Final = 262_144
"""Longest record that a visitor may provide, in characters."""
ALL: Final = "all"
PAGE: Final = 1000
"""Steps of a replay in one answer; few real games have more."""


def read_eyes(eyes: str, seats: int) -> int | None:
    """Which eyes a request asks for: a seat, ``TABLE``, or ``None`` for all.

    :raises Refusal: ``bad-eyes``.
    """
    if eyes == ALL:
        return None
    if eyes == "table":
        return TABLE
    if eyes.isascii() and eyes.isdigit() and len(eyes) <= 2 and int(eyes) < seats:
        return int(eyes)
    raise Refusal("bad-eyes", what=eyes)


class Pages(NamedTuple):
    """A finished game through certain eyes, as the process that computes it returns it."""

    steps: list[bytes]
    """One list of steps for each page, as compressed JSON."""
    over: Over
    verdicts: Mapping[int, str] = {}
    """By number of the line of talk: what was kept or broken."""


def pages(stored: StoredTable, eyes: str) -> Pages:
    """A finished game through these eyes.

    :raises Refusal: ``bad-eyes``; ``other-rules`` when the game no longer replays.
    """
    game, options = game_of(stored)
    seat = read_eyes(eyes, stored.row.seats)
    live = LiveGame(game, options, stored.row.seats, stored.row.key)
    out, page = [], [msgspec.json.encode(_step(live, seat, TABLE, ""))]
    for actor, action in stored.actions:
        if live.check(actor, action) is not None:
            raise Refusal("other-rules")
        if len(page) == PAGE:
            out.append(_packed(page))
            page = []
        live.act(actor, action)
        page.append(msgspec.json.encode(_step(live, seat, actor, game.notation(action))))
    return Pages([*out, _packed(page)], live.end(), Voices(stored).verdicts(live))


def _packed(page: list[bytes]) -> bytes:
    return zlib.compress(b"[" + b",".join(page) + b"]")


def replay(
    stored: StoredTable, found: Pages, eyes: str, person: str, first: int, *, kept: bool = False
) -> Replay:
    """The page that begins with step *first*, and the talk that this visitor could hear.

    :raises Refusal: ``bad-step``, when no page begins there.
    """
    number, off = divmod(first, PAGE)
    if off or number >= len(found.steps):
        raise Refusal("bad-step")
    row = stored.row
    own = seats_of(stored.chairs, person)
    return Replay(
        table=row.id,
        game=row.game,
        options=msgspec.json.decode(row.options),
        eyes=eyes,
        seats=seats_shown(stored.chairs, set()),
        yours=own,
        # msgspec encodes raw JSON as it is.
        steps=cast("list[Step]", msgspec.Raw(zlib.decompress(found.steps[number]))),
        next=first + PAGE if number + 1 < len(found.steps) else 0,
        talk=talk(stored, person, found.verdicts) if not first else [],
        over=found.over,
        commitment=commitment(row.key),
        kept=kept,
    )


def talk(stored: StoredTable, person: str, verdicts: Mapping[int, str] = {}) -> list[Spoken]:
    """The lines of talk that this visitor could hear, with these *verdicts*."""
    own = seats_of(stored.chairs, person)
    lines = [line for line in stored.talk if hears(line, own or [TABLE])]
    return [
        Spoken(
            number=n,
            seat=line.seat,
            name=line.name,
            text=line.text,
            to=to_whom(line),
            at=line.at,
            phrase=line.phrase,
            verdict=verdicts.get(line.number, ""),
            step=line.ply,
        )
        for n, line in enumerate(lines)
    ]


def game_of(stored: StoredTable) -> tuple[AnyGame, Options]:
    """The game of a table, and its options.

    :raises Refusal: ``other-rules``, when it was not played under the installed rules; ``unknown-game``.
    """
    rules = rules_of(stored.row)
    if rules is None:
        raise Refusal("other-rules")
    return rules


def waiting_after(stored: StoredTable, step: int) -> int:
    """The mask of the seats that the game waits for after *step* actions.

    :raises Refusal: ``bad-step``, when the game has no such step or is over by then.
    """
    if step >= len(stored.actions):
        raise Refusal("bad-step")
    game, options = game_of(stored)
    state, dealer = game.new(options, stored.row.seats), Dealer(stored.row.key)
    settle(game, state, dealer, None)
    for seat, action in stored.actions[:step]:
        game.apply(state, seat, action)
        settle(game, state, dealer, None)
    return game.waiting(state)


class Witness:
    """A dealer that remembers its latest draw."""

    def __init__(self, key: bytes) -> None:
        self._dealer = Dealer(key)
        self.latest = (0, 0)

    def below(self, n: int) -> int:
        """The next draw, a number below *n*."""
        self.latest = (n, self._dealer.below(n))
        return self.latest[1]


def deal(stored: StoredTable) -> Deal:
    """Every random draw of the game, with the weights of its outcomes.

    :raises Refusal: ``other-rules``, when the game no longer replays.
    """
    game, options = game_of(stored)
    row = stored.row
    witness, state, draws = Witness(row.key), game.new(options, row.seats), []
    for step in range(len(stored.actions) + 1):
        if step:
            game.apply(state, *stored.actions[step - 1])
        while game.waiting(state) == CHANCE:
            weights = game.chance(state)
            outcome = game.outcome(state, witness.below(game.weight(state)))
            below, number = witness.latest
            draws.append(Draw(step=step, below=below, number=number, weights=weights, outcome=outcome))
            game.apply(state, CHANCE, outcome)
    return Deal(commitment=commitment(row.key), key=row.key.hex(), draws=draws)


def _step(live: LiveGame, seat: int | None, actor: int, notation: str) -> Step:
    if seat is None:
        views = [live.view(eyes) for eyes in range(TABLE, live.seats)]
        return Step(seat=actor, notation=notation, views=views, told=_plain(live.latest), position=0)
    told = [event.seen_by(seat) for event in live.latest]
    seen = [event for event in told if event is not None]
    # The notation would reveal a secret choice: other eyes see only what they were told of it.
    return Step(
        seat=actor,
        notation=notation if actor == seat else "",
        views=[live.view(seat)],
        told=_plain(seen),
        position=live.position(seat),
    )


def _plain(events: list[Event]) -> list[dict[str, Any]]:
    """Type events as the JSON objects that msgspec encodes them to."""
    return cast("list[dict[str, Any]]", events)


# --- played under other rules ---------------------------------------------------------------------


def keep(stored: StoredTable) -> bytes | None:
    """What must be kept of a game that has begun; ``None`` if it does not replay by the installed rules."""
    row = stored.row
    rules = rules_of(row)
    if rules is None:
        return None
    game, options = rules
    is_over = row.status == TableStatus.OVER
    live = LiveGame(game, options, row.seats, row.key)
    steps = [_kept_step(live, TABLE, "")] if is_over else []
    for actor, action in stored.actions:
        if live.check(actor, action) is not None:
            return None
        live.act(actor, action)
        if is_over:
            steps.append(_kept_step(live, actor, game.notation(action)))
    if not is_over:
        return pack(Kept(frames=frames_of(live)))
    if not live.is_over:
        return None
    whole = KeptGame(
        steps=steps,
        over=live.end(),
        deal=deal(stored),
        record=record(stored),
    )
    return pack(Kept(frames=frames_of(live), game=whole))


def kept_pages(data: bytes, eyes: str) -> Pages:
    """A finished game through these eyes, as it was kept.

    :raises Refusal: ``bad-eyes``; ``not-kept``.
    """
    game = kept_game(data)
    seat = read_eyes(eyes, len(game.over.returns))
    steps = [msgspec.json.encode(_open_step(step, seat)) for step in game.steps]
    return Pages([_packed(steps[n : n + PAGE]) for n in range(0, len(steps), PAGE)], game.over)


def kept_record(data: bytes) -> str:
    """The record of a finished game, as it was kept.

    :raises Refusal: ``not-kept``.
    """
    return kept_game(data).record


def kept_deal(data: bytes) -> Deal:
    """The random draws of a finished game, as they were kept.

    :raises Refusal: ``not-kept``.
    """
    return kept_game(data).deal


def kept_game(data: bytes) -> KeptGame:
    """What was kept of a finished game; *data* is empty if nothing was kept.

    :raises Refusal: ``not-kept``.
    """
    kept = unpack(data) if data else None
    if kept is None or kept.game is None:
        raise Refusal("not-kept")
    return kept.game


def _kept_step(live: LiveGame, actor: int, notation: str) -> KeptStep:
    observers = range(TABLE, live.seats)
    seen = [[event.seen_by(seat) for event in live.latest] for seat in observers]
    return KeptStep(
        seat=actor,
        notation=notation,
        views=[raw(live.view(seat)) for seat in observers],
        happened=[raw(event) for event in live.latest],
        told=[[raw(event) for event in events if event is not None] for events in seen],
        positions=[live.position(seat) for seat in observers],
    )


def _open_step(step: KeptStep, seat: int | None) -> Step:
    if seat is None:
        views, happened = [as_object(view) for view in step.views], [as_object(one) for one in step.happened]
        return Step(seat=step.seat, notation=step.notation, views=views, told=happened, position=0)
    return Step(
        seat=step.seat,
        notation=step.notation if step.seat == seat else "",
        views=[as_object(step.views[seat + 1])],
        told=[as_object(event) for event in step.told[seat + 1]],
        position=step.positions[seat + 1],
    )


# --- records --------------------------------------------------------------------------------------


def record(stored: StoredTable) -> str:
    """The record of a finished game, as text.

    :raises Refusal: ``other-rules``, when the game no longer replays.
    """
    game, options = game_of(stored)
    row = stored.row
    state, dealer = game.new(options, row.seats), Dealer(row.key)
    settle(game, state, dealer, None)
    for seat, action in stored.actions:
        if game.check(state, seat, action) is not None:
            raise Refusal("other-rules")
        game.apply(state, seat, action)
        settle(game, state, dealer, None)
    return records.write(
        records.Record(
            game=game.name,
            version=row.version,
            engine=row.engine,
            seats=row.seats,
            options=options,
            key=row.key,
            commitment=dealer.commitment,
            actions=tuple(stored.actions),
            ending=row.ending,
            returns=tuple(game.returns(state)),
            said=_said(stored),
        )
    )


def _said(stored: StoredTable) -> tuple[tuple[int, str], ...]:
    """What was said to everybody in phrases, and whether it was kept, for the comments of the record."""
    lines = [line for line in stored.talk if line.phrase and line.to_seat is None]
    if not lines:
        return ()
    live = LiveGame(*game_of(stored), stored.row.seats, stored.row.key)
    for action in stored.actions:
        live.act(*action)
    verdicts = Voices(stored).verdicts(live)
    return tuple(
        (line.ply, " ".join([str(line.seat), line.phrase, *filter(None, [verdicts.get(line.number)])]))
        for line in lines
    )


def read_record(text: str, most: int) -> records.Record:
    """Read a record that a visitor provides; it must be complete, finished, and replay correctly.

    A record of more than *most* actions is refused without a replay.

    :raises Refusal: ``too-large``, or ``bad-record`` with what is wrong.
    """
    if len(text) > LONGEST:
        raise Refusal("too-large")
    try:
        record = _read_even_quoted(text)
    except records.Unreadable as error:
        raise Refusal("bad-record", what=f"{error.why}: {error}") from error
    if len(record.actions) > most:
        raise Refusal("too-large")
    fault = records.Unreadable("ending-missing") if record.ending is None else records.verify(record)
    if fault is not None:
        raise Refusal("bad-record", what=f"{fault.why}: {fault}")
    return record


def _read_even_quoted(text: str) -> records.Record:
    """:raises records.Unreadable: with the fault that is left when the record is taken out of a mail."""
    try:
        return records.read(text)
    except records.Unreadable:
        return records.read(unquoted(text))
