"""What a client sends over the WebSocket of a table."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tafureria.house.messages.fields import (
    LONGEST_LINE,
    ActionNumber,
    Name,
    Notation,
    PositionNumber,
    SeatNumber,
)

LARGEST_FRAME: Final = 16_384
"""Largest frame from a client, in bytes; a larger one is refused as ``too-large`` by ``web.protocol``.

A far larger one closes the connection itself: ``LARGEST_MESSAGE`` in ``web.wire``.
"""


class Up(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """A message to the house. A refusal repeats its ``id``, so that the client knows what was refused."""

    id: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Sit(Up, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat at a table that is still waiting for people."""

    seat: SeatNumber
    name: Name
    more: bool = False
    """Take a further seat, for another person at the same device?"""


class Stand(Up, frozen=True, kw_only=True, tag="stand"):
    """Leave one's seats before the game has begun: all of them, or only *seat*."""

    seat: SeatNumber | None = None


class Begin(Up, frozen=True, kw_only=True, tag="begin"):
    """Begin the game (host only); computer players of the table's level take the free seats."""


class Resign(Up, frozen=True, kw_only=True, tag="resign"):
    """Give up one's seat during a game: a computer player takes it and the game continues."""

    seat: SeatNumber | None = None


class Remove(Up, frozen=True, kw_only=True, tag="remove"):
    """Free somebody else's seat (host only), or without *seat* send all watchers away.

    During a game a computer player takes the seat. Once watchers have been sent away, no more are let in.
    """

    seat: SeatNumber | None = None
    bar: bool = False
    """Also send the person away? They then cannot come back as long as the table is awake."""


class StandIn(Up, frozen=True, kw_only=True, tag="stand-in"):
    """Have a computer player stand in for somebody for whom the table has waited longer than its patience.

    Anybody who sits here may ask. With one's own seat: take over again.
    """

    seat: SeatNumber


class Rematch(Up, frozen=True, kw_only=True, tag="rematch"):
    """After the end, ask for a table with the same people and options; ``table`` names it in ``next``."""


class Play(Up, frozen=True, kw_only=True, tag="play"):
    """Play one or more actions from one's seat, at the position that the client shows.

    Several actions are carried out in order until one is refused; those before it remain valid.
    """

    position: PositionNumber
    seat: SeatNumber | None = None
    """The seat that acts, for a person who holds several (people sharing one device)."""
    actions: Annotated[list[ActionNumber], Meta(min_length=1, max_length=256)]


class Say(Up, frozen=True, kw_only=True, tag="say"):
    """Say something to everybody or, where the table allows it, to one seat or (-1) to one's own side."""

    text: Annotated[str, Meta(max_length=LONGEST_LINE)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""
    """Instead of a text: a phrase of the game's language, and what fills its blank."""
    to: Annotated[int, Meta(ge=-1, le=63)] | None = None
    seat: SeatNumber | None = None
    """The seat that speaks, for a person who holds several."""


class Attend(Up, frozen=True, kw_only=True, tag="attend"):
    """Say whether one wants to be asked only if there is a choice, as long as this connection lasts.

    The house then plays a single legal action by itself, where a position is ``masked``.
    """

    choices_only: bool


class Why(Up, frozen=True, kw_only=True, tag="why"):
    """Ask why an action, given in notation, would be refused; answered by ``refused`` or ``allowed``.

    A client does not know the numbers of illegal actions, but it does know how to write a card in notation.
    """

    position: PositionNumber
    seat: SeatNumber | None = None
    notation: Notation


class Hint(Up, frozen=True, kw_only=True, tag="hint"):
    """Ask what a master would do in one's place; answered by ``hinted``, and nobody else learns of it.

    Only at tables that give advice (``hints`` of ``table``); advice on each decision is computed once.
    """

    position: PositionNumber
    seat: SeatNumber | None = None


class Deduce(Up, frozen=True, kw_only=True, tag="deduce"):
    """Ask what can still be true of what is hidden; answered by ``deduced``, and nobody else learns of it.

    Only at tables that show a board (``board`` of ``table``), for the position that the seat sees now.
    """

    position: PositionNumber
    seat: SeatNumber | None = None


class Claim(Up, frozen=True, kw_only=True, tag="claim"):
    """At a table with a common screen: ask for the seat of somebody who is not here, or of a computer player.

    The host answers with ``grant``; a refusal with ``declined`` comes back if the answer is no.
    """

    seat: SeatNumber
    name: Name
    """For the seat of a computer player; the seat of a person keeps its name."""


class Grant(Up, frozen=True, kw_only=True, tag="grant"):
    """Answer a wish of ``wishes`` (the host, or while the host is not here anybody who sits here)."""

    wish: Annotated[int, Meta(ge=0, le=2**31)]
    yes: bool


class Shown(Up, frozen=True, kw_only=True, tag="shown"):
    """From the common screen: it has told everything up to that position of a watcher."""

    position: PositionNumber


class GoOn(Up, frozen=True, kw_only=True, tag="go-on"):
    """At a lesson: the learner has read this step, counted from 0."""

    step: Annotated[int, Meta(ge=0, le=1000)]


class Ping(Up, frozen=True, kw_only=True, tag="ping"):
    """Check that the house answers; answered by ``pong``."""


AnyUp = (
    Sit
    | Stand
    | StandIn
    | Begin
    | Resign
    | Remove
    | Rematch
    | Play
    | Say
    | Attend
    | Why
    | Hint
    | Deduce
    | Claim
    | Grant
    | Shown
    | GoOn
    | Ping
)
