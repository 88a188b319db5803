"""The record of a game: readable text that replays, verifies and never stores an event.

A record is (game, options, seats, key, actions). Events are derived again by replay. The text::

    tafureria-record 1
    game moros-y-cristianos 1
    engine 0.1.0
    seats 4
    option objetivo 100
    key 000102030405060708090a0b0c0d0e0f
    commitment 5c1f...
    ---
    2 juega 7e
    3 fin
    ---
    ending objetivo
    returns 0 1 0 0

Blank lines and lines that begin with ``#`` are the reader's. The last part is missing in the record of
a game that has not ended.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tafureria import __version__
from tafureria.core import registry
from tafureria.core.chance import Dealer, commitment, settle
from tafureria.core.event import Event
from tafureria.core.game import OVER, AnyGame, Options, State
from tafureria.core.rule import Rule

HEAD: Final = "tafureria-record 1"
LONGEST: Final = 4_000_000
"""Characters; a longer text is refused before it is read."""


class Unreadable(ValueError):
    """A text that is not a record, with the line that shows it and why, as an id with arguments."""

    def __init__(self, why: str, line: int = 0, what: str = "") -> None:
        super().__init__(f"line {line}: {why} {what}".rstrip() if line else f"{why} {what}".rstrip())
        self.why, self.line, self.what = why, line, what


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game, or the part of one that has been played."""

    game: str
    version: int
    engine: str = __version__
    seats: int
    options: Options
    key: bytes
    actions: tuple[tuple[int, int], ...]
    """(seat, action) in order; outcomes of chance follow from the key."""
    ending: str | None = None
    returns: tuple[float, ...] = ()


Step = tuple[State, int, int, list[Event]]


def replay(record: Record) -> Iterator[Step]:
    """(state, seat, action, events) after the opening (seat -1, action -1) and after each action.

    The state is live: clone what you keep. Chance acts within the step that calls for it.

    :raises Unreadable: at the first action that the rules refuse.
    """
    game = registry.find(record.game).game
    state = game.new(record.options, record.seats)
    dealer = Dealer(record.key)
    out: list[Event] = []
    settle(game, state, dealer, out)
    yield state, -1, -1, out
    for number, (seat, action) in enumerate(record.actions):
        rule: Rule | None = game.check(state, seat, action)
        if rule is not None:
            raise Unreadable("illegal-action", what=f"{number}: {rule}")
        out = []
        game.apply(state, seat, action, out)
        settle(game, state, dealer, out)
        yield state, seat, action, out


def final(record: Record) -> State:
    """The position that the record leads to."""
    state: State | None = None
    for state, _, _, _ in replay(record):  # noqa: B007 - the last one is wanted
        pass
    assert state is not None
    return state


def verify(record: Record) -> str | None:
    """Why the record does not stand when dealt and played again, or ``None`` when it does."""
    game = registry.find(record.game).game
    if record.version != game.version:
        return "other-version"
    try:
        state = final(record)
    except Unreadable as error:
        return str(error)
    if record.ending is None:
        return None if game.waiting(state) != OVER else "ending-missing"
    if game.ending(state) != record.ending:
        return "other-ending"
    if tuple(game.returns(state)) != record.returns:
        return "other-returns"
    return None


# --- text -------------------------------------------------------------------------------------


def option_lines(options: Options) -> list[str]:
    """``option NAME VALUE`` for every option that differs from its default."""
    default = msgspec.to_builtins(type(options)())
    values: dict[str, Any] = msgspec.to_builtins(options)
    return [f"option {name} {_plain(value)}" for name, value in values.items() if value != default[name]]


def read_options(game: AnyGame, pairs: dict[str, str]) -> Options:
    """Options from texts, as ``--option`` and records write them.

    :raises msgspec.ValidationError: for an unknown name or a value out of range.
    """
    fields = {f.encode_name for f in msgspec.structs.fields(game.options)}
    for name in pairs:
        if name not in fields:
            raise msgspec.ValidationError(f"no option {name!r}; there are: {', '.join(sorted(fields))}")
    values: dict[str, Any] = {}
    for name, text in pairs.items():
        values[name] = {"si": True, "no": False, "true": True, "false": False}.get(text, text)
        if text.lstrip("-").isascii() and text.lstrip("-").isdigit():
            values[name] = int(text)
    return msgspec.convert(values, game.options)


def write(record: Record) -> str:
    """The record as text."""
    game = registry.find(record.game).game
    lines = [HEAD, f"game {record.game} {record.version}", f"engine {record.engine}"]
    lines += [f"seats {record.seats}", *option_lines(record.options)]
    lines += [f"key {record.key.hex()}", f"commitment {commitment(record.key)}", "---"]
    lines += [f"{seat} {game.words(action)}" for seat, action in record.actions]
    if record.ending is not None:
        lines += ["---", f"ending {record.ending}"]
        lines.append("returns " + " ".join(f"{value:g}" for value in record.returns))
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """The record that the text writes.

    :raises Unreadable: with the line that is wrong.
    """
    if len(text) > LONGEST:
        raise Unreadable("too-long")
    lines = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1)]
    lines = [(n, line) for n, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != HEAD:
        raise Unreadable("not-a-record", 1)
    parts: list[list[tuple[int, str]]] = [[]]
    for n, line in lines[1:]:
        if line == "---":
            parts.append([])
        else:
            parts[-1].append((n, line))
    if not 2 <= len(parts) <= 3:
        raise Unreadable("not-a-record", lines[-1][0])
    head, game = _read_head(parts[0])
    actions = tuple(_read_action(game, n, line) for n, line in parts[1])
    ending, returns = _read_end(parts[2]) if len(parts) == 3 else (None, ())
    return msgspec.structs.replace(head, actions=actions, ending=ending, returns=returns)


def _read_head(lines: list[tuple[int, str]]) -> tuple[Record, AnyGame]:
    values: dict[str, tuple[int, str]] = {}
    pairs: dict[str, str] = {}
    for n, line in lines:
        word, _, rest = line.partition(" ")
        if word == "option":
            name, _, value = rest.partition(" ")
            pairs[name] = value.strip()
        else:
            values[word] = (n, rest.strip())
    for word in ("game", "seats", "key"):
        if word not in values:
            raise Unreadable("missing", lines[-1][0] if lines else 1, word)
    name, _, version = values["game"][1].partition(" ")
    try:
        game = registry.find(name).game
    except registry.UnknownGame as error:
        raise Unreadable("unknown-game", values["game"][0], name) from error
    try:
        options = read_options(game, pairs)
        seats = int(values["seats"][1])
    except (msgspec.ValidationError, ValueError) as error:
        raise Unreadable("bad-option", values["seats"][0], str(error)) from error
    rule = game.fit(options, seats) if seats in game.seats else Rule("core.seats", "0")
    if rule is not None:
        raise Unreadable("bad-setup", values["seats"][0], str(rule))
    try:
        key = bytes.fromhex(values["key"][1])
        Dealer(key)
        number = int(version)
    except ValueError as error:
        raise Unreadable("bad-key", values["key"][0], str(error)) from error
    if "commitment" in values and values["commitment"][1] != commitment(key):
        raise Unreadable("other-commitment", values["commitment"][0])
    engine = values.get("engine", (0, __version__))[1]
    record = Record(
        game=name, version=number, engine=engine, seats=seats, options=options, key=key, actions=()
    )
    return record, game


def _read_action(game: AnyGame, n: int, line: str) -> tuple[int, int]:
    seat, _, words = line.partition(" ")
    action = game.parse(words.strip())
    if action is None or not seat.isascii() or not seat.isdigit() or len(seat) > 2:
        raise Unreadable("unknown-action", n, line)
    return int(seat), action


def _read_end(lines: list[tuple[int, str]]) -> tuple[str | None, tuple[float, ...]]:
    values = {line.partition(" ")[0]: (n, line.partition(" ")[2]) for n, line in lines}
    if "ending" not in values or "returns" not in values:
        raise Unreadable("missing", lines[-1][0] if lines else 0, "ending")
    n, text = values["returns"]
    try:
        returns = tuple(float(x) for x in text.split())
    except ValueError as error:
        raise Unreadable("bad-returns", n, text) from error
    return values["ending"][1], returns


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return "si" if value else "no"
    return str(value)
