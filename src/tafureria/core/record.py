"""The record of a game: text that people can read and that can be replayed and verified.

A record holds the game, options, seats, the dealer's key and the actions; everything else, including the
events, follows from them when the game is replayed. The text::

    tafureria-record 1
    game moros-y-cristianos 1
    engine 0.1.0
    seats 4
    player 0 jugador
    player 1 random
    option larga si
    key 000102030405060708090a0b0c0d0e0f
    commitment 5c1f...
    ---
    2 juega 7e
    3 fin
    ---
    ending objetivo
    returns 0 1 0 0

Records of the lab name the computer player of each seat; other records name nobody. Blank lines and lines
that begin with ``#`` are ignored. If the game has not ended, the last part is ``unfinished N`` with the
number of actions: a text without a last part is truncated.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from tafureria import __version__
from tafureria.core import registry
from tafureria.core.chance import Dealer, commitment
from tafureria.core.event import Event
from tafureria.core.game import OVER, Action, AnyGame, Options, Seat, State, misfit, settle
from tafureria.core.rule import Rule

HEAD: Final = "tafureria-record 1"
LONGEST: Final = 4_000_000
"""Maximum length of a record's text, in characters."""


FAULTS: Final = {
    "too-long": f"it is longer than {LONGEST} characters, so it is not read",
    "not-a-record": f'it is not a record: the first line of a record is "{HEAD}"',
    "wrong-parts": 'a record has three parts, with a line "---" between them',
    "cut-off": "its end is missing: a record ends with how the game ended, or with how far it has got",
    "lost-actions": "it should hold {what} actions: some are missing or too many",
    "missing": 'the line "{what} ..." is missing',
    "unknown-game": "the game {what} is not installed; see `tafureria games`",
    "bad-option": "the options or the number of seats are wrong: {what}",
    "bad-setup": "{what} cannot be set up like this",
    "bad-key": "the key must be 32 hexadecimal digits, and the version after the game's name a number",
    "no-commitment": 'the line "commitment ..." is missing, so nobody can tell whether the key was changed',
    "other-commitment": "the commitment does not belong to the key: one of them was changed",
    "unknown-action": '"{what}" is no action of this game; each line is the number of a seat and an action',
    "bad-returns": 'the results must be numbers, one for each seat, not "{what}"',
    "illegal-action": "the rules do not allow action {what}",
    "other-version": "it was played by version {what} of the rules, and another version is installed",
    "ending-missing": "the game is over after the last action, but the record does not say how it ended",
    "other-ending": "replayed, the game does not end with {what}",
    "other-returns": "replayed, the game does not end with these results",
}
"""The faults that a record can have: ids and messages."""


class Unreadable(ValueError):
    """A text that is not a record, or a record that does not replay: which fault it has, and where.

    :param why: id of the fault, one of :data:`FAULTS`.
    :param line: number of the line that shows it, from 1; 0 for none.
    :param what: what the line or the replay says instead.
    :param rule: the rule that an action or the set-up breaks.
    """

    def __init__(self, why: str, line: int = 0, what: str = "", rule: Rule | None = None) -> None:
        where = f"line {line}: " if line else ""
        super().__init__(where + FAULTS[why].format(what=what))
        self.why, self.line, self.what, self.rule = why, line, what, rule


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it was played, to its end or up to now."""

    game: str
    version: int
    engine: str = __version__
    seats: int
    options: Options
    key: bytes
    commitment: str = ""
    """The commitment that was published before the deal; empty when the record lacks it."""
    actions: tuple[tuple[Seat, Action], ...]
    """(seat, action) in order. What chance did follows from the key."""
    players: tuple[str, ...] = ()
    """The computer player at each seat; empty when the record does not name them all."""
    ending: str | None = None
    returns: tuple[float, ...] = ()
    said: tuple[tuple[int, str], ...] = ()
    """(number of actions before it, words) in order: comments of what was said, which are not read again."""


Step = tuple[State, Seat, Action, list[Event]]


def replay(record: Record) -> Iterator[Step]:
    """Replay a game: (state, seat, action, events) after the opening (seat and action -1) and each action.

    The same state object changes with every step: clone it to keep it. The draws of chance belong to the step
    before them.

    :raises Unreadable: at the first action that the rules refuse.
    """
    game = registry.find(record.game).game
    state = game.new(record.options, record.seats)
    dealer = Dealer(record.key)
    out: list[Event] = []
    settle(game, state, dealer, out)
    yield state, -1, -1, out
    for number, (seat, action) in enumerate(record.actions, 1):
        rule: Rule | None = game.check(state, seat, action)
        if rule is not None:
            what = f'{number} ("{seat} {game.notation(action)}")'
            raise Unreadable("illegal-action", what=what, rule=rule)
        out = []
        game.apply(state, seat, action, out)
        settle(game, state, dealer, out)
        yield state, seat, action, out


def final(record: Record) -> State:
    """The position after the last action of a record."""
    state: State | None = None
    for state, _, _, _ in replay(record):  # noqa: B007 - the last one is wanted
        pass
    assert state is not None
    return state


def verify(record: Record) -> Unreadable | None:
    """Check the key against the commitment, and replay the record.

    Returns the first fault found, or ``None`` when everything matches the record.
    """
    game = registry.find(record.game).game
    if record.version != game.version:
        return Unreadable("other-version", what=str(record.version))
    if record.commitment != commitment(record.key):
        return Unreadable("other-commitment" if record.commitment else "no-commitment")
    try:
        state = final(record)
    except Unreadable as error:
        return error
    if record.ending is None:
        return None if game.waiting(state) != OVER else Unreadable("ending-missing")
    if game.ending(state) != record.ending:
        return Unreadable("other-ending", what=record.ending)
    # Compared as they are written: a third of a victory has more digits than a record shows.
    if _returns(game.returns(state)) != _returns(record.returns):
        return Unreadable("other-returns")
    return None


# --- text -------------------------------------------------------------------------------------


def option_lines(options: Options) -> list[str]:
    """``option NAME VALUE`` for every option that differs from its default."""
    default = msgspec.to_builtins(type(options)())
    values: dict[str, Any] = msgspec.to_builtins(options)
    return [f"option {name} {_plain(value)}" for name, value in values.items() if value != default[name]]


def read_options(game: AnyGame, pairs: dict[str, str]) -> Options:
    """Options from their textual values, as in ``--option`` and in records.

    :raises msgspec.ValidationError: for an unknown name or a value out of range.
    """
    fields = {f.encode_name for f in msgspec.structs.fields(game.options)}
    for name in pairs:
        if name not in fields:
            raise msgspec.ValidationError(f"no option {name!r}; there are: {', '.join(sorted(fields))}")
    values: dict[str, Any] = {}
    for name, text in pairs.items():
        values[name] = {"si": True, "no": False, "true": True, "false": False}.get(text, text)
        if re.fullmatch(r"-?[0-9]{1,18}", text):  # longer ones are no value of any option
            values[name] = int(text)
    return msgspec.convert(values, game.options)


def write(record: Record) -> str:
    """The record as text."""
    game = registry.find(record.game).game
    lines = [HEAD, f"game {record.game} {record.version}", f"engine {record.engine}"]
    lines.append(f"seats {record.seats}")
    lines += [f"player {seat} {name}" for seat, name in enumerate(record.players)]
    lines += option_lines(record.options)
    lines.append(f"key {record.key.hex()}")
    if record.commitment:
        lines.append(f"commitment {record.commitment}")
    lines.append("---")
    said = list(record.said)
    for number, (seat, action) in enumerate(record.actions):
        while said and said[0][0] <= number:
            lines.append(f"# {said.pop(0)[1]}")
        lines.append(f"{seat} {game.notation(action)}")
    lines += [f"# {words}" for _, words in said]
    if record.ending is None:
        lines += ["---", f"unfinished {len(record.actions)}"]
    else:
        lines += ["---", f"ending {record.ending}"]
        lines.append(f"returns {_returns(record.returns)}")
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """The record that a text holds.

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
    if len(parts) > 3:
        raise Unreadable("wrong-parts", lines[-1][0])
    head, game = _read_head(parts[0])
    if len(parts) < 3:
        raise Unreadable("cut-off", lines[-1][0])
    actions = tuple(_read_action(game, n, line) for n, line in parts[1])
    ending, returns = _read_end(parts[2], len(actions))
    return msgspec.structs.replace(head, actions=actions, ending=ending, returns=returns)


def _read_head(lines: list[tuple[int, str]]) -> tuple[Record, AnyGame]:
    values: dict[str, tuple[int, str]] = {}
    pairs: dict[str, str] = {}
    players: dict[str, str] = {}
    for n, line in lines:
        word, _, rest = line.partition(" ")
        if word in ("option", "player"):
            name, _, value = rest.partition(" ")
            (pairs if word == "option" else players)[name] = value.strip()
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
    rule = misfit(game, options, seats)
    if rule is not None:
        raise Unreadable("bad-setup", values["seats"][0], name, rule)
    try:
        key = bytes.fromhex(values["key"][1])
        Dealer(key)
        number = int(version)
    except ValueError as error:
        raise Unreadable("bad-key", values["key"][0], str(error)) from error
    at, bound = values.get("commitment", (0, ""))
    if bound and bound != commitment(key):
        raise Unreadable("other-commitment", at)
    engine = values.get("engine", (0, __version__))[1]
    record = Record(
        game=name,
        version=number,
        engine=engine,
        seats=seats,
        options=options,
        key=key,
        commitment=bound,
        actions=(),
        players=tuple(players[str(seat)] for seat in range(seats))
        if set(players) == set(map(str, range(seats)))
        else (),
    )
    return record, game


def _read_action(game: AnyGame, n: int, line: str) -> tuple[Seat, Action]:
    seat, _, notation = line.partition(" ")
    action = game.parse(notation.strip())
    if action is None or not seat.isascii() or not seat.isdigit() or len(seat) > 2:
        raise Unreadable("unknown-action", n, line)
    return int(seat), action


def _read_end(lines: list[tuple[int, str]], actions: int) -> tuple[str | None, tuple[float, ...]]:
    values = {line.partition(" ")[0]: (n, line.partition(" ")[2]) for n, line in lines}
    if not values:
        raise Unreadable("cut-off")
    if "unfinished" in values:
        n, count = values["unfinished"]
        if count != str(actions):
            raise Unreadable("lost-actions", n, count)
        return None, ()
    if "ending" not in values or "returns" not in values:
        raise Unreadable("missing", lines[-1][0] if lines else 0, "ending")
    n, text = values["returns"]
    try:
        returns = tuple(float(x) for x in text.split())
    except ValueError as error:
        raise Unreadable("bad-returns", n, text) from error
    return values["ending"][1], returns


def _returns(values: Sequence[float]) -> str:
    return " ".join(f"{value:g}" for value in values)


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return "si" if value else "no"
    return str(value)
