"""Reasons for choices, from the odds of the heuristic, for a person who asks what a master would do."""

from __future__ import annotations

from typing import Final

from tafureria.core import game as core
from tafureria.core.advice import Reason, percent
from tafureria.core.bits import mask_of
from tafureria.core.shapes import Action
from tafureria.games.la_reconquista import actions
from tafureria.games.la_reconquista.memory.notebook import Notebook
from tafureria.games.la_reconquista.pieces import NEAR, PROVINCES, STEP_FROM, STEP_TO
from tafureria.games.la_reconquista.players.heuristic import by_borders
from tafureria.games.la_reconquista.players.odds import TEMPTING, Odds
from tafureria.games.la_reconquista.state import State
from tafureria.games.la_reconquista.view import View


class Attacks(Reason, frozen=True, kw_only=True, tag="attacks"):
    """Attack this province."""

    place: int


class Puts(Reason, frozen=True, kw_only=True, tag="puts"):
    """Place a troop here, or with *back* take one back."""

    place: int
    back: bool


class Passes(Reason, frozen=True, kw_only=True, tag="passes"):
    """Pass this card to the other fighter; it adds this number of troops."""

    card: int
    troops: int


class Marches(Reason, frozen=True, kw_only=True, tag="marches"):
    """Move a troop over this border, or with *back* take it back."""

    place: int
    to: int
    back: bool


class Says(Reason, frozen=True, kw_only=True, tag="says"):
    """Say one of the choices that name no province: ``paso``, ``muevo``, ``tablas``, ``si``, ``no`` ..."""

    choice: str


class Conquers(Reason, frozen=True, kw_only=True, tag="conquers"):
    """The chance that the attack succeeds, the provinces owned after it, and the number that wins."""

    percent: int
    count: int
    goal: int


class Faces(Reason, frozen=True, kw_only=True, tag="faces"):
    """The player's own troops around the province, and the troops on it before its owner adds others."""

    own: int
    troops: int


class Feint(Reason, frozen=True, kw_only=True, tag="feint"):
    """The attack cannot succeed: it only shows who owns the province. The likeliest owner, and how likely."""

    seat: int
    percent: int


class Masses(Reason, frozen=True, kw_only=True, tag="masses"):
    """The attack on the next turn that massing troops now prepares, and its chance of success then."""

    place: int
    percent: int


class Best(Reason, frozen=True, kw_only=True, tag="best"):
    """The most promising attack now, and its chance of success; 0 if none can succeed."""

    place: int
    percent: int


class Borders(Reason, frozen=True, kw_only=True, tag="borders"):
    """The number of provinces around this one that others own, and the player's troops on it now."""

    count: int
    troops: int


class Stands(Reason, frozen=True, kw_only=True, tag="stands"):
    """The number of provinces that the player owns, and the number that wins."""

    count: int
    goal: int


class Weighs(Reason, frozen=True, kw_only=True, tag="weighs"):
    """Troops on the provinces of the cards chosen so far, and on the province under attack."""

    own: int
    troops: int


REASONS: Final = (
    Attacks,
    Puts,
    Passes,
    Marches,
    Says,
    Conquers,
    Faces,
    Feint,
    Masses,
    Best,
    Borders,
    Stands,
    Weighs,
)


def advise(view: View, notebook: core.Notebook[State], action: Action, value: float | None) -> list[Reason]:
    """What the action does, and the odds of what it prepares.

    *value*, the gain some rounds later, cannot be put into words and is ignored.
    """
    del value
    board = view.board or [0] * PROVINCES
    odds = Odds(notebook.facts, view.own, board) if isinstance(notebook, Notebook) and view.board else None
    if actions.ATACO <= action < actions.PON:
        return _attack(view, odds, board, action - actions.ATACO)
    if action < actions.PASA and action >= actions.PON:
        back = action >= actions.QUITA
        place = action - (actions.QUITA if back else actions.PON)
        foreign = sum(1 for near in NEAR[place] if not mask_of(view.own) >> near & 1)
        return [Puts(place=place, back=back), Borders(count=foreign, troops=board[place])]
    if actions.PASA <= action < actions.MUEVE:
        card = action - actions.PASA
        return [Passes(card=card, troops=board[card]), *_weigh(view, board)]
    if action >= actions.MUEVE:
        back = action >= actions.DEVUELVE
        step = action - (actions.DEVUELVE if back else actions.MUEVE)
        march = Marches(place=STEP_FROM[step], to=STEP_TO[step], back=back)
        return [march, *_massing(view, odds)]
    said = Says(choice=actions.PLAIN[action])
    if action == actions.MUEVO or (action == actions.LISTO and view.phase == "moving"):
        return [said, *_massing(view, odds)]
    if action in (actions.TABLAS, actions.SI, actions.NO):
        return [said, Stands(count=len(view.own), goal=view.goal)]
    if action == actions.PASO:
        return [said, _best(odds)] if odds is not None else [said]
    return [said, *_weigh(view, board)] if action == actions.LISTO else [said]


def others(view: View, legal: list[Action]) -> list[Action]:
    """Other places for a troop, best first; in a turn the master already tries all that matters."""
    return by_borders(view, legal) if view.phase == "placing" else []


def _attack(view: View, odds: Odds | None, board: list[int], target: int) -> list[Reason]:
    out: list[Reason] = [Attacks(place=target)]
    if odds is None:
        return out
    own = odds.force(target, board)
    if own <= board[target]:
        most = max(range(len(odds.chance[target])), key=lambda seat: odds.chance[target][seat])
        return [*out, Feint(seat=most, percent=percent(odds.chance[target][most]))]
    out.append(Conquers(percent=percent(odds.success(target, own)), count=len(view.own) + 1, goal=view.goal))
    return [*out, Faces(own=own, troops=board[target])]


def _massing(view: View, odds: Odds | None) -> list[Reason]:
    if odds is None or view.board is None:
        return []
    start = view.board if view.move is None else view.move.start
    worth, place = odds.best_massing(start)
    if place < 0:
        return []
    return [Masses(place=place, percent=percent(worth / (1.0 + TEMPTING * odds.board[place])))]


def _best(odds: Odds) -> Reason:
    worth, place = odds.best_attack()
    if place < 0:
        return Best(place=0, percent=0)
    return Best(place=place, percent=percent(worth / (1.0 + TEMPTING * odds.board[place])))


def _weigh(view: View, board: list[int]) -> list[Reason]:
    attack = view.attack
    if attack is None or view.phase != "passing-cards":
        return []
    return [Weighs(own=sum(board[card] for card in attack.mine), troops=board[attack.place])]
