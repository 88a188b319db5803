"""The analysis of a game as data: what is stored, sent to pages and printed by ``tafureria analyse --json``.

All chances are in 0..1: of winning, alone or with others. All errors are standard errors in the same unit; a
band of 95% is twice as wide to either side. Steps are numbered as in replays: step *n* is the position after
*n* actions and what chance did then.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from tafureria.core.shapes import Action, Seat

VERSION: Final = 1
"""Of this format: raised when a field changes its meaning. What was stored under another one is made anew."""

Kind = Literal["luck", "choice"]
"""What happened between two positions: chance acted, or a seat chose."""
Verdict = Literal["mistake", "even", "best", "alone"]
"""Of a decision. ``mistake``: another choice was better by more than the error. ``even``: another one may
have been better, but the error does not allow to say so. ``best``: nothing that was compared was better.
``alone``: there was nothing to compare it with, or it made no difference in any world."""


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """Everybody's chance of winning in one position, from playouts of the house's players."""

    step: int
    settled: bool
    """Whether chance has acted already: the position of that step; else the one just before chance acts."""
    round: int | None
    """Round or turn of the game, where its view tells one."""
    chances: list[float]
    """By seat."""
    errors: list[float]
    """By seat; 0 at the end of the game."""
    playouts: int
    """How many games were played on from here; 0 at the end of the game."""


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A moment at which chances changed by more than the error."""

    step: int
    kind: Kind
    seat: Seat | None
    """Who chose; ``None`` for luck."""
    notation: str
    """What was chosen; empty for luck."""
    told: list[Any]
    """Everything that happened: events, as objects of JSON with ``on``."""
    most: Seat
    """Whose chance changed most."""
    before: list[float]
    after: list[float]
    change: float
    """Of the chance of *most*."""
    error: float


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that was played out in imagined worlds."""

    action: Action
    notation: str
    value: float
    error: float
    worlds: int
    """In how many; those that were soon clearly worse were tried in fewer."""


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A choice of a seat, and what else it could have chosen, by what it then saw and had been told."""

    number: int
    """Among the own decisions of the seat that had a choice, from 1."""
    step: int
    """The action was this step: it led from the position ``step - 1`` to this one."""
    seat: Seat
    round: int | None
    phase: str
    notation: str
    choices: int
    """Number of legal actions."""
    tried: list[Candidate]
    """The one that was chosen, then the others, best first."""
    verdict: Verdict
    gap: float
    """By how much the best other choice was better (negative: worse) in worlds that did not pick it."""
    error: float
    """Of the gap."""
    as_good: float
    """In what share of these worlds the best other choice did at least as well."""
    worlds: int
    """How many worlds these were; 0 while only a first look was taken."""


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """What the deal and the dice gave a seat and took from it, over the whole game."""

    seat: Seat
    result: float
    """1 for a victory, alone or with others."""
    luck: float | None
    """What chance added to the chance of winning, compared with what it would have done on average; ``None``
    until it has been measured."""
    error: float
    """Of the luck."""
    adjusted: float | None
    """``result - luck``: over many games its mean is that of the results, with less noise."""
    mistakes: int
    cost: float
    """Sum of the gaps of the mistakes."""
    decisions: int
    """How many have been judged so far."""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The analysis of one game, finished or as far as it has got."""

    version: int = VERSION
    game: str
    rules: int
    """Version of the rules that it was played by."""
    seats: int
    steps: int
    """Number of actions of the game."""
    ending: str | None
    winners: list[Seat]
    player: str
    """The computer player whose playouts these are."""
    seed: int
    curve: list[Point]
    turns: list[Turn]
    """The five largest, in order of the game."""
    decisions: list[Decision]
    """In order of the game; of the seats that were asked for."""
    balance: list[Balance]
    """By seat; luck is 0 with an error of 0 until it has been estimated."""
    done: float
    """What share of the work is done, 0..1."""
    complete: bool
    """Whether nothing more will come."""


decoder: Final[msgspec.json.Decoder[Analysis]] = msgspec.json.Decoder(Analysis)


def encode(analysis: Analysis) -> bytes:
    """As JSON, with figures rounded to what they are worth."""
    return msgspec.json.encode(_rounded(msgspec.to_builtins(analysis)))


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 4) + 0.0
    if isinstance(value, dict):
        return {name: _rounded(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_rounded(one) for one in value]
    return value
