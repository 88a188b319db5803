"""Reasons for choices, from the suspicions of the heuristic, for a person who asks what a master would do."""

from __future__ import annotations

from typing import Final

from tafureria.core import game as core
from tafureria.core.advice import Outlook, Reason, percent
from tafureria.core.chance import Dice
from tafureria.core.shapes import Action, Card, Seat
from tafureria.games.muerte_al_rey import actions
from tafureria.games.muerte_al_rey.memory.notebook import Notebook
from tafureria.games.muerte_al_rey.pieces import identity, place_of
from tafureria.games.muerte_al_rey.players.heuristic import Mind
from tafureria.games.muerte_al_rey.state import State
from tafureria.games.muerte_al_rey.view import View


class Accuses(Reason, frozen=True, kw_only=True, tag="accuses"):
    """Accuse this seat of hiding the king."""

    seat: Seat


class Exchanges(Reason, frozen=True, kw_only=True, tag="exchanges"):
    """Exchange a card with this companion."""

    seat: Seat


class HandsOver(Reason, frozen=True, kw_only=True, tag="hands-over"):
    """Hand over this card."""

    card: Card


class GivesUp(Reason, frozen=True, kw_only=True, tag="gives-up"):
    """Give up this card, face up."""

    card: Card


class Says(Reason, frozen=True, kw_only=True, tag="says"):
    """Say ``denuncia`` or ``calla``."""

    choice: str


class Shows(Reason, frozen=True, kw_only=True, tag="shows"):
    """Show a face: 0 calm, 1 pleased, 2 uneasy."""

    face: int


class Swaps(Reason, frozen=True, kw_only=True, tag="swaps"):
    """Take this identity card in exchange for the player's own."""

    card: Card


class Assigns(Reason, frozen=True, kw_only=True, tag="assigns"):
    """Give the next identity card to this seat."""

    seat: Seat


class Suspects(Reason, frozen=True, kw_only=True, tag="suspects"):
    """The chance that the accused hides the king, from all that the player knows, and by a blind guess."""

    percent: int
    blind: int


class Danger(Reason, frozen=True, kw_only=True, tag="danger"):
    """The chance that the rivals' next accusation finds the player's own king, if the game continues."""

    percent: int


class Sought(Reason, frozen=True, kw_only=True, tag="sought"):
    """The rivals' suspicion that the king is here, if it is kept, and there, if it is handed over."""

    here: int
    there: int


class IsKing(Reason, frozen=True, kw_only=True, tag="is-king"):
    """The card is the king of the player's side: the game would be lost."""


class Treason(Reason, frozen=True, kw_only=True, tag="treason"):
    """The companion who receives the card could denounce it."""


class Safe(Reason, frozen=True, kw_only=True, tag="safe"):
    """The card is not the king, and nobody can denounce it."""


REASONS: Final = (
    Accuses,
    Exchanges,
    HandsOver,
    GivesUp,
    Says,
    Shows,
    Swaps,
    Assigns,
    Suspects,
    Danger,
    Sought,
    IsKing,
    Treason,
    Safe,
    Outlook,
)


def advise(view: View, notebook: core.Notebook[State], action: Action, value: float | None) -> list[Reason]:
    """What the action does, how likely it is that the kings are found, and its value in the playouts."""
    assert isinstance(notebook, Notebook)
    out = _deed(view, Mind(view, notebook, Dice(0)), action)
    if value is not None:
        # §2.4 A single game counts 1 for the winners, -1 for the others; in a match the value is a chance.
        out.append(Outlook(percent=percent((value + 1) / 2 if view.games == 1 else value)))
    return out


def others(view: View, legal: list[Action]) -> list[Action]:
    """The exchanges: where the master accuses, its playouts compare accusations only."""
    del view
    return [action for action in legal if actions.EXCHANGE <= action < actions.HAND_OVER]


def _deed(view: View, mind: Mind, action: Action) -> list[Reason]:
    if action < actions.EXCHANGE:
        return _accusation(view, mind, action)
    if action < actions.HAND_OVER:
        return [Exchanges(seat=_at(view, action - actions.EXCHANGE)), *_exchange(mind, action)]
    if action < actions.GIVE_UP:
        return _hand_over(view, mind, action - actions.HAND_OVER)
    if action < actions.DENOUNCE:
        card = action - actions.GIVE_UP
        return [GivesUp(card=card), IsKing() if card == mind.king else Safe()]
    if action < actions.TAKE:
        return [Says(choice=actions.notation(action))]
    if action < actions.ASSIGN:
        return [Swaps(card=identity(action - actions.TAKE))]
    if action < actions.FACE:
        return [Assigns(seat=_at(view, action - actions.ASSIGN))]
    return [Shows(face=action - actions.FACE)]


def _at(view: View, place: int) -> Seat:
    """The seat that holds a place."""
    return view.identities.index(identity(place))


def _accusation(view: View, mind: Mind, action: Action) -> list[Reason]:
    suspicion = mind.suspicion()
    holders = sum(chance > 0 for chance in suspicion)
    return [
        Accuses(seat=_at(view, action)),
        Suspects(percent=percent(suspicion[action >> 1]), blind=percent(1 / max(holders, 1))),
        Danger(percent=percent(mind.danger(mind.suspected(), mind.holders()))),
    ]


def _exchange(mind: Mind, action: Action) -> list[Reason]:
    """The danger after the exchange: no rival knows which of the two holds what (as in the heuristic)."""
    mine, other = mind.place >> 1, (action - actions.EXCHANGE) >> 1
    suspected, holders = mind.suspected(), mind.holders()
    stay, move = mind.risks(mind.place, action - actions.EXCHANGE)
    suspected[mine], suspected[other] = stay, move
    better, worse = (mine, other) if stay < move else (other, mine)
    holders[better], holders[worse] = holders[mine] + holders[other], 0.0
    return [Danger(percent=percent(mind.danger(suspected, holders)))]


def _hand_over(view: View, mind: Mind, card: Card) -> list[Reason]:
    out: list[Reason] = [HandsOver(card=card)]
    other = next((place_of(view.identities[seat]) for seat in view.exchange if seat != view.seat), mind.place)
    is_denounced = mind.memory.known.traicion and mind.treason(card, other)
    if is_denounced:
        out.append(Treason())
    if mind.king in view.hand:
        stay, move = mind.risks(mind.place, other)
        out.append(Sought(here=percent(stay), there=percent(move)))
    elif not is_denounced:
        out.append(Safe())
    return out
