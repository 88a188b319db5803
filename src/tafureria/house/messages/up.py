"""What a client sends over the WebSocket of a table."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tafureria.house.messages.fields import ActionNumber, Name, Notation, PositionNumber, SeatNumber, Text

LARGEST_FRAME: Final = 16_384
"""Largest frame from a client, in bytes; a larger one is refused as ``too-large`` by ``web.protocol``.

Far above it the connection itself is closed: ``LARGEST_MESSAGE`` in ``web.serve``.
"""


class Up(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Client to house. A refusal repeats the ``id``, so that the client knows what was refused."""

    id: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Sit(Up, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat at a table that is still waiting for people."""

    seat: SeatNumber
    name: Name
    more: bool = False
    """Take a further seat, for another person at the same device."""


class Stand(Up, frozen=True, kw_only=True, tag="stand"):
    """Leave one's seats before the game has begun: all of them, or only *seat*."""

    seat: SeatNumber | None = None


class Begin(Up, frozen=True, kw_only=True, tag="begin"):
    """Begin the game (host only); computer players of the table's level take the free seats."""


class Resign(Up, frozen=True, kw_only=True, tag="resign"):
    """Give up one's seat during a game: a computer player takes it and the others play on."""

    seat: SeatNumber | None = None


class Remove(Up, frozen=True, kw_only=True, tag="remove"):
    """Free somebody else's seat (host only), or without *seat* send everybody away who only watches.

    During a game a computer player takes the seat, and no more watchers are let in once they were sent away.
    """

    seat: SeatNumber | None = None
    bar: bool = False
    """Send the person away too, who cannot come back as long as the table is awake."""


class Rematch(Up, frozen=True, kw_only=True, tag="rematch"):
    """After the end, ask for a table with the same people and options; ``table`` names it in ``next``."""


class Play(Up, frozen=True, kw_only=True, tag="play"):
    """Play one or more actions from one's seat, at the position that the client shows.

    Several actions are carried out in order until one is refused; those before it stand.
    """

    position: PositionNumber
    seat: SeatNumber | None = None
    """Which seat acts, for a person who holds several (people sharing one device)."""
    actions: Annotated[list[ActionNumber], Meta(min_length=1, max_length=256)]


class Say(Up, frozen=True, kw_only=True, tag="say"):
    """Say something to everybody or, where the table allows it, to one seat or (-1) to one's own side."""

    text: Text
    to: Annotated[int, Meta(ge=-1, le=63)] | None = None
    seat: SeatNumber | None = None
    """Which seat speaks, for a person who holds several."""


class Attend(Up, frozen=True, kw_only=True, tag="attend"):
    """Say whether one wants to be asked only where there is a choice, as long as this connection lasts.

    A single legal action is then carried out by the house, where a position is ``masked``.
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

    Where the table gives advice (``hints`` of ``table``); each question of the game is thought about once.
    """

    position: PositionNumber
    seat: SeatNumber | None = None


class Deduce(Up, frozen=True, kw_only=True, tag="deduce"):
    """Ask what can still be true of what is hidden; answered by ``deduced``, and nobody else learns of it.

    Where the table shows a board (``board`` of ``table``), at the position that the seat sees now.
    """

    position: PositionNumber
    seat: SeatNumber | None = None


class GoOn(Up, frozen=True, kw_only=True, tag="go-on"):
    """At a lesson: the learner has read this step, counted from 0."""

    step: Annotated[int, Meta(ge=0, le=1000)]


class Ping(Up, frozen=True, kw_only=True, tag="ping"):
    """Ask whether the house is there; answered by ``pong``."""


AnyUp = (
    Sit | Stand | Begin | Resign | Remove | Rematch | Play | Say | Attend | Why | Hint | Deduce | GoOn | Ping
)
