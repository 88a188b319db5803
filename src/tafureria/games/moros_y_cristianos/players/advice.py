"""The reasons given to a person who asks what a master would do, from the figures of the heuristic."""

from __future__ import annotations

from typing import Final

from tafureria.core.advice import Outlook, Reason, halves, percent
from tafureria.core.game import Notebook
from tafureria.core.shapes import Action, Card
from tafureria.games.moros_y_cristianos import actions
from tafureria.games.moros_y_cristianos.pieces import (
    CARDS,
    FIRST_COPA,
    FIRST_KNIGHT,
    side_of,
)
from tafureria.games.moros_y_cristianos.players.heuristic import (
    POINTS,
    hit_value,
    is_own,
    own_side,
    still_to_play,
    targets,
    weigh,
)
from tafureria.games.moros_y_cristianos.state import State
from tafureria.games.moros_y_cristianos.view import View


class Plays(Reason, frozen=True, kw_only=True, tag="plays"):
    """Play this card."""

    card: Card


class Hides(Reason, frozen=True, kw_only=True, tag="hides"):
    """Hide this copa in the treasure."""

    card: Card


class Annuls(Reason, frozen=True, kw_only=True, tag="annuls"):
    """Make the copa annul this knight."""

    target: Card


class Takes(Reason, frozen=True, kw_only=True, tag="takes"):
    """Take this card of the booty, which is worth this number of points."""

    card: Card
    points: int


class Declares(Reason, frozen=True, kw_only=True, tag="declares"):
    """Declare this value of the combat."""

    value: int


class Says(Reason, frozen=True, kw_only=True, tag="says"):
    """Say one of the choices that name no card: ``batalla``, ``listo``, ``fin``, ``guarda`` or ``tira``."""

    choice: str


class Wins(Reason, frozen=True, kw_only=True, tag="wins"):
    """The chance that the side then wins the battle, and the booty for each of its winners, in points."""

    side: int
    percent: int
    booty: float


class Hits(Reason, frozen=True, kw_only=True, tag="hits"):
    """The best knight for the copa to annul, and the points that the lead of the player's side gains."""

    target: Card
    points: int


class Misses(Reason, frozen=True, kw_only=True, tag="misses"):
    """The copa would find no knight to annul, or would harm the player's own side."""


class Risks(Reason, frozen=True, kw_only=True, tag="risks"):
    """Points that the card brings to the others if the battle is lost."""

    points: int


class Holds(Reason, frozen=True, kw_only=True, tag="holds"):
    """What the hand holds: the number of playable knights, the points of its oros, the number of copas."""

    knights: int
    riches: int
    copas: int


REASONS: Final = (
    Plays,
    Hides,
    Annuls,
    Takes,
    Declares,
    Says,
    Wins,
    Hits,
    Misses,
    Risks,
    Holds,
    Outlook,
)


def advise(view: View, notebook: Notebook[State], action: Action, value: float | None) -> list[Reason]:
    """The reasons: what the action does, how the battle then stands, and how the playouts ended."""
    del notebook
    out = _deed(view, action)
    if value is not None:
        out.append(Outlook(percent=percent(value)))
    return out


def others(view: View, legal: list[Action]) -> list[Action]:
    """All cards of the booty, best first; in other phases none, since the master plays all choices out."""
    if view.phase != "pick":
        return []
    return sorted(legal, key=lambda action: (-POINTS[actions.taken_card(action)], action))


def _deed(view: View, action: Action) -> list[Reason]:
    if action < actions.HIDE:
        return [Plays(card=action), *_card(view, action)]
    if action < actions.AIM:
        return [Hides(card=actions.hidden_copa(action))]
    if action < actions.TAKE:
        target = actions.aimed_knight(action)
        return [Annuls(target=target), *_after_hit(view, target)]
    if action < actions.DECLARE:
        card = actions.taken_card(action)
        return [Takes(card=card, points=POINTS[card])]
    if action < actions.BATALLA:
        return [Declares(value=actions.declared_value(action)), _hand(view)]
    said = Says(choice=actions.notation(action))
    if action == actions.FIN:
        return [said, _standing(view, own_side(view))]
    return [said] if action == actions.LISTO else [said, _hand(view)]


def _standing(view: View, side: int, more: float = 0.0, knights: int = 0) -> Wins:
    stands = weigh(view, side, more, knights, still_to_play(view))
    return Wins(side=side, percent=percent(stands.chance), booty=halves(stands.share))


def _card(view: View, card: Card) -> list[Reason]:
    points = POINTS[card]
    if card >= FIRST_KNIGHT:
        cunning = view.combat[actions.TIPO] == "astucia"
        return [_standing(view, side_of(card), -points if cunning else points, 1), Risks(points=points)]
    if card >= FIRST_COPA:
        side = own_side(view)
        best = max(targets(view, card), key=lambda one: hit_value(view, one, side), default=-1)
        if best < 0 or hit_value(view, best, side) <= 0:
            return [Misses()]
        return [Hits(target=best, points=int(hit_value(view, best, side))), *_after_hit(view, best)]
    # Oros: staked on the victory of the player's own side.
    return [_standing(view, own_side(view)), Risks(points=points)]


def _after_hit(view: View, target: Card) -> list[Reason]:
    side = own_side(view)
    knights = -1 if side_of(target) == side else 0
    return [_standing(view, side, hit_value(view, target, side), knights)]


def _hand(view: View) -> Holds:
    return Holds(
        knights=sum(1 for card in view.hand if FIRST_KNIGHT <= card < CARDS and is_own(view, card)),
        riches=sum(POINTS[card] for card in view.hand if card < FIRST_COPA),
        copas=sum(1 for card in view.hand if FIRST_COPA <= card < FIRST_KNIGHT),
    )
