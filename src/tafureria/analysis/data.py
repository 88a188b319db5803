"""The analysis of a game as data, as it is stored, sent to pages and printed by ``tafureria analyse --json``.

All chances are chances of winning, alone or with others, in 0..1. All errors are standard errors in the same
unit; a 95% band extends two of them to either side. Steps are numbered as in replays: step *n* is the
position after *n* actions and what chance did then.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from tafureria.core.shapes import Action, Seat

VERSION: Final = 2
"""Version of this format, raised when a field changes its meaning; stored analyses of another are remade."""

Kind = Literal["luck", "choice"]
"""What happened between two positions: chance acted (``luck``), or a seat chose (``choice``)."""
Verdict = Literal["mistake", "even", "best", "alone"]
"""The verdict on a decision. ``mistake``: another choice was better by more than the error. ``even``: another
one may have been better, but the error is too large to tell. ``best``: nothing that was compared was better.
``alone``: there was nothing to compare it with, or it made no difference in any world."""


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """Every seat's chance of winning in one position, from playouts of the house's players."""

    step: int
    settled: bool
    """Whether chance has acted already: the position of that step; else the one just before chance acts."""
    round: int | None
    """Round or turn of the game, where its view has one."""
    chances: list[float]
    """Chance of winning, by seat."""
    errors: list[float]
    """Standard error of the chance, by seat; 0 at the end of the game."""
    playouts: int
    """Number of playouts from here; 0 at the end of the game."""


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A moment at which chances changed by more than the error."""

    step: int
    kind: Kind
    seat: Seat | None
    """The seat that chose; ``None`` for luck."""
    notation: str
    """The action that was chosen; empty for luck."""
    told: list[Any]
    """All events of this moment, as JSON objects with ``on``."""
    last: int
    """Step of the last action of the turn; the moment begins with the position of ``step - 1``."""
    most: Seat
    """The seat whose chance changed most."""
    before: list[float]
    after: list[float]
    change: float
    """The change of the chance of *most*."""
    error: float


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that was played out in imagined worlds."""

    action: Action
    notation: str
    value: float
    error: float
    worlds: int
    """Number of worlds in which it was played out; clearly worse choices were dropped early."""


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A turn of a seat compared with its alternatives, by what the seat then saw and had been told.

    A turn is what a seat does without being told anything in between. It begins with its first choice.
    """

    number: int
    """Its number among the seat's turns with a choice, from 1."""
    step: int
    """Step of its first choice: it led from the position ``step - 1`` to this one."""
    seat: Seat
    round: int | None
    phase: str
    notation: str
    """The first choice of the turn."""
    turn: list[str]
    """All actions of the turn from that choice on."""
    choices: int
    """Number of legal actions."""
    tried: list[Candidate]
    """The turn as it was played, then the other choices, best first."""
    verdict: Verdict
    gap: float
    """How much better (negative: worse) the best other choice was, in worlds that did not pick it."""
    error: float
    """Standard error of the gap."""
    as_good: float
    """Share of these worlds in which the best other choice did at least as well."""
    worlds: int
    """Number of these worlds; 0 if nothing seemed better in the first look."""


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """What the deal and the dice gave a seat and took from it, over the whole game."""

    seat: Seat
    result: float
    """1 for a victory, alone or with others."""
    luck: float | None
    """What chance events added to the chance of winning, compared with their average; ``None`` until it has
    been measured."""
    error: float
    """Standard error of the luck."""
    adjusted: float | None
    """``result - luck``: over many games its mean is that of the results, with less noise."""
    mistakes: int
    cost: float
    """Sum of the gaps of the mistakes."""
    decisions: int
    """Number of decisions judged so far."""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The analysis of one game, complete or in progress."""

    version: int = VERSION
    game: str
    rules: int
    """Version of the rules by which it was played."""
    seats: int
    steps: int
    """Number of actions of the game."""
    ending: str | None
    winners: list[Seat]
    player: str
    """The computer player that played the playouts."""
    seed: int
    curve: list[Point]
    turns: list[Turn]
    """The five largest turns, in order of the game."""
    decisions: list[Decision]
    """Decisions of the requested seats, in order of the game."""
    balance: list[Balance]
    """The balance of each seat."""
    done: float
    """Share of the work that is done, 0..1."""
    complete: bool
    """Whether the analysis is final."""


decoder: Final[msgspec.json.Decoder[Analysis]] = msgspec.json.Decoder(Analysis)


def encode(analysis: Analysis) -> bytes:
    """The analysis as JSON, with figures rounded to four decimals."""
    return msgspec.json.encode(_rounded(msgspec.to_builtins(analysis)))


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 4) + 0.0
    if isinstance(value, dict):
        return {name: _rounded(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_rounded(one) for one in value]
    return value
