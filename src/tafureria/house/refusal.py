"""Why the house did not do something: a code, never a sentence. Words are ``refused-CODE`` in Fluent."""

from __future__ import annotations

from typing import Final

from tafureria.core import rule as core
from tafureria.core.rule import Rule

CODES: Final = (
    "rule",  # a rule of the game says no; the rule and its section come with it
    "malformed",  # not a message of the protocol
    "too-large",
    "too-fast",
    "unknown-table",
    "stale",  # decided before something that the decider had not seen yet
    "not-your-turn",
    "not-your-seat",  # a watcher, or somebody else's seat
    "unknown-words",  # no action is written like that
    "not-begun",
    "not-waiting",  # the game has begun: seats are no longer given
    "over",
    "not-over",  # only after the end
    "halted",  # the table cannot go on: its store or its game fails
    "store-failed",
    "not-host",
    "unknown-seat",
    "seat-taken",
    "already-seated",
    "not-seated",
    "name-taken",
    "no-name",
    "no-talk",
    "no-private-talk",
    "empty",
    "no-cookie",
    "wrong-origin",
    "unknown-game",
    "unknown-player",
    "bad-option",
    "bad-setup",
    "running",  # a record is opened after the end only
    "bad-record",  # a text that is no record, or one that does not stand when it is played again
    "bad-eyes",  # neither a seat, nor table, nor all
    "bad-step",  # the game has no such step, or had ended there
    "not-found",
    "table-full",
)


class Refusal(Exception):
    """Raised inside the house, answered by ``refused`` (or a ``Problem`` over HTTP)."""

    def __init__(self, code: str, *, rule: Rule | None = None, what: str = "") -> None:
        super().__init__(code if rule is None else str(rule))
        assert code in CODES, code
        self.code = code
        self.rule = rule
        self.what = what
        self.done = 0


OWN_CODE: Final = {core.NOT_YOUR_TURN: "not-your-turn", core.GAME_OVER: "over"}


def by_rule(rule: Rule) -> Refusal:
    """The refusal for a rule that an action breaks."""
    return Refusal(OWN_CODE.get(rule, "rule"), rule=rule)
