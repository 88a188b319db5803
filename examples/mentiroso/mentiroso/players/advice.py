"""Reasons for choices, for a person who asks what a master would do: from the odds of the heuristic."""

from __future__ import annotations

from typing import Any, Final

from mentiroso import actions
from mentiroso.players.odds import truth
from mentiroso.view import View
from tafureria.core.advice import Reason, halves, no_others, percent
from tafureria.core.game import Notebook
from tafureria.core.shapes import Action


class Stakes(Reason, frozen=True, kw_only=True, tag="stakes"):
    """Stake so many points."""

    points: int


class Bids(Reason, frozen=True, kw_only=True, tag="bids"):
    """Bid that at least *count* dice show *face*."""

    count: int
    face: int


class Doubts(Reason, frozen=True, kw_only=True, tag="doubts"):
    """Call the last bid a lie."""


class IsTrue(Reason, frozen=True, kw_only=True, tag="is-true"):
    """The chance that this bid is true, by the die that the seat sees."""

    percent: int


class IsFalse(Reason, frozen=True, kw_only=True, tag="is-false"):
    """The chance that the bid that is doubted is false."""

    percent: int


class Expects(Reason, frozen=True, kw_only=True, tag="expects"):
    """Points won or lost on average where the master played it out."""

    points: float


REASONS: Final = (Stakes, Bids, Doubts, IsTrue, IsFalse, Expects)


def advise(view: View, notebook: Notebook[Any], action: Action, value: float | None) -> list[Reason]:
    """What the action does, how likely it is to be right, and what it brought in the playouts."""
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
