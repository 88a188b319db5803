"""Reasons for the master's choice when a person asks for advice, from the odds that the heuristic uses."""

from __future__ import annotations

from typing import Any, Final

from mentiroso import actions
from mentiroso.players.odds import truth
from mentiroso.view import View
from tafureria.core.advice import Reason, halves, no_others, percent
from tafureria.core.game import Notebook
from tafureria.core.shapes import Action


class Stakes(Reason, frozen=True, kw_only=True, tag="stakes"):
    """Stake that number of points."""

    points: int


class Bids(Reason, frozen=True, kw_only=True, tag="bids"):
    """Bid that at least *count* dice show *face*."""

    count: int
    face: int


class Doubts(Reason, frozen=True, kw_only=True, tag="doubts"):
    """Call the last bid a lie."""


class IsTrue(Reason, frozen=True, kw_only=True, tag="is-true"):
    """The chance that this bid is true, given the die that the seat sees."""

    percent: int


class IsFalse(Reason, frozen=True, kw_only=True, tag="is-false"):
    """The chance that the doubted bid is false."""

    percent: int


class Expects(Reason, frozen=True, kw_only=True, tag="expects"):
    """Points won or lost on average in the master's playouts."""

    points: float


REASONS: Final = (Stakes, Bids, Doubts, IsTrue, IsFalse, Expects)


def advise(view: View, notebook: Notebook[Any], action: Action, value: float | None) -> list[Reason]:
    """What the action does, how likely it is to be right, and its mean result in the playouts."""
    del notebook
    out: list[Reason] = []
    if action < actions.DOUBT:
        out.append(Stakes(points=action - actions.STAKE + 1))
    elif action == actions.DOUBT:
        doubtful = 1 - truth(view, actions.bid(view.count, view.face))
        out += [Doubts(), IsFalse(percent=percent(doubtful))]
    else:
        out.append(Bids(count=actions.count_of(action), face=actions.face_of(action)))
        out.append(IsTrue(percent=percent(truth(view, action))))
    if value is not None:
        out.append(Expects(points=halves(value)))
    return out


others = no_others
"""The master plays out every legal action."""
