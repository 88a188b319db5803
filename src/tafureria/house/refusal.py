"""Why the house refused something: a code, never a sentence. The sentence is ``refused-CODE`` in Fluent."""

from __future__ import annotations

from typing import Final

from tafureria.core import rule as core
from tafureria.core.rule import Rule

CODES: Final = (
    "rule",  # a rule of the game forbids it; the rule and its section come with the code
    "malformed",  # not a message of the protocol
    "too-large",
    "too-fast",
    "unknown-table",
    "unknown-word",  # no table can be found by that word
    "no-laboratory",  # this house has none
    "unknown-study",  # no such study, or not one for this visitor
    "study-running",  # the laboratory plays one at a time
    "no-push",  # not the address of a push service at a public host, or not the keys of a browser
    "no-mail",  # the house has no mail server, or it does not take that address
    "no-holidays",  # these days are past or too many, or the visitor is already away
    "not-near",  # only for somebody at the machine of the house
    "lesson",  # the rules allow it, but at a lesson something else is shown now
    "stale",  # decided before something that the player had not seen yet
    "not-your-turn",
    "not-your-seat",  # a watcher, or somebody else's seat
    "unknown-notation",  # no action is written like that
    "not-begun",
    "not-waiting",  # the game has begun: seats can no longer be taken
    "over",
    "not-over",  # only possible after the end
    "halted",  # the table cannot continue: its store fails
    "other-rules",  # the game was begun or played under other rules than those installed: it cannot continue
    "not-kept",  # it was played under other rules, and what players saw of it then was not stored
    "old-options",  # its options no longer exist in the game, or no longer fit together
    "store-failed",
    "not-host",
    "unknown-seat",
    "seat-taken",
    "no-screen",  # only with a common screen, or from it
    "declined",  # the host has said no
    "already-seated",
    "not-seated",
    "name-taken",
    "no-name",
    "bad-shield",  # against the rule of tincture: no metal on metal, no colour on colour
    "unknown-key",  # a link or words that lead to nobody: used, too old, replaced, or never given
    "has-seats",  # taking that key would replace a visitor who has seats or games: only if they are merged
    "no-passkey",  # this passkey is unknown here, or its answer was too late, for another house, or wrong
    "no-friend",  # nobody with whom this visitor has finished a game
    "no-talk",
    "no-hints",  # this table gives no advice: it has clocks, or several people who have not agreed to it
    "no-board",  # this table shows no deduction board: several people have not agreed to it
    "no-analysis",  # a lesson is not analysed: its teacher has said what to do
    "no-advice",  # no advice came: every process that gives advice was busy for too long, or broke
    "no-phrase",
    "no-private-talk",
    "empty",
    "no-cookie",
    "wrong-origin",
    "needs-word",  # the keeper lets in who has said the house's word, and this visitor has not
    "needs-club",  # the keeper lets in members of the house's clubs, and this visitor is none
    "wrong-word",  # not the word of the house
    "short-word",  # too short to be the word of the house
    "banned",  # the keeper of the house has turned this visitor away
    "muted",  # the keeper of the house does not let this visitor talk
    "closed",  # the keeper of the house has closed this table
    "unknown-person",
    "unknown-line",  # no such line of talk, or none that this visitor heard
    "not-keeper",  # only for the keeper of the house
    "unknown-game",
    "unknown-player",
    "unknown-lesson",
    "bad-option",
    "bad-setup",
    "day-running",  # the deal of the day stays secret until the day is over
    "round-running",  # tables of this round are still playing, maybe with the same deal
    "round-begun",  # the tournament has moved on since the page was loaded
    "unknown-club",
    "unknown-tournament",
    "unknown-member",
    "not-member",
    "not-founder",
    "founder",  # the founder must hand the club over before leaving
    "club-full",
    "running",  # records and replays are available only after the end
    "bad-record",  # not a record, or one that does not replay correctly
    "bad-eyes",  # neither a seat nor "table" nor "all"
    "bad-step",  # the game has no such step, or was over by then
    "not-found",
    "table-full",  # as many connections as the settings of the house allow
    "too-many",  # as many as one address may have at a time: connections, public tables, replays
    "too-long",  # computing it takes longer than the house allows
    "house-full",  # the store is as large as its keeper allows: nothing new is begun
    "talk-full",
    "seats-each",  # this visitor has as many seats as the host allows
    "not-yet",  # the table still waits for that player
    "removed",  # the host has removed this visitor from the table
)


class Refusal(Exception):
    """Raised inside the house; answered by ``refused`` on the wire, or a ``Problem`` over HTTP."""

    def __init__(self, code: str, *, rule: Rule | None = None, what: str = "") -> None:
        super().__init__(code if rule is None else str(rule))
        assert code in CODES, code
        self.code = code
        self.rule = rule
        self.what = what
        """Details in plain English, for developers; for ``bad-option``, the name of the option."""
        self.done = 0
        """Actions of the same message that were carried out before the refusal."""


OWN_CODE: Final = {core.NOT_YOUR_TURN: "not-your-turn", core.GAME_OVER: "over"}
"""Rules of the engine's contract that have a refusal code of their own."""


def refusal_for(rule: Rule) -> Refusal:
    """The refusal for an action that breaks *rule*."""
    return Refusal(OWN_CODE.get(rule, "rule"), rule=rule)
