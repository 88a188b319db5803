"""The reasons given to a person who asks what a master would do, from the heuristic's appraisal of cards."""

from __future__ import annotations

from typing import Final

from tafureria.core.advice import Outlook, Reason, halves, no_others, percent
from tafureria.core.game import Notebook
from tafureria.core.shapes import Action, Seat
from tafureria.games.espada_negra import actions
from tafureria.games.espada_negra.players.appraisal import Appraiser, appraise, standing
from tafureria.games.espada_negra.players.attacking import contenders, strength
from tafureria.games.espada_negra.state import State
from tafureria.games.espada_negra.view import View


class Bids(Reason, frozen=True, kw_only=True, tag="bids"):
    """Bid this amount of gold; 0 means pass."""

    gold: int


class Attacks(Reason, frozen=True, kw_only=True, tag="attacks"):
    """Attack the card with all steady cards and this number of berserkers."""

    berserkers: int


class Holds(Reason, frozen=True, kw_only=True, tag="holds"):
    """Declare no attack."""


class Names(Reason, frozen=True, kw_only=True, tag="names"):
    """Break the tie in favour of this seat."""

    seat: Seat


class Points(Reason, frozen=True, kw_only=True, tag="points"):
    """Point one more spy of this model."""

    model: str


class Says(Reason, frozen=True, kw_only=True, tag="says"):
    """Say ``calla`` or ``listo``."""

    choice: str


class Worth(Reason, frozen=True, kw_only=True, tag="worth"):
    """What the card is worth to the seat, in gold, over the remaining turns."""

    model: str
    gold: float


class Left(Reason, frozen=True, kw_only=True, tag="left"):
    """Gold that the seat would have left if it won with this bid, and the most gold that any rival has."""

    gold: int
    most: int


class Lowest(Reason, frozen=True, kw_only=True, tag="lowest"):
    """The lowest bid that would be legal."""

    gold: int


class Outdone(Reason, frozen=True, kw_only=True, tag="outdone"):
    """Strength of the attack, and how many of the rivals that may attack could match or exceed it."""

    strength: int
    count: int


class Later(Reason, frozen=True, kw_only=True, tag="later"):
    """The card still to come in the row that is worth most to the seat, and its worth in gold."""

    model: str
    gold: float


class Spoils(Reason, frozen=True, kw_only=True, tag="spoils"):
    """Espionage needed, espionage that the seat has, and what the card is worth to the taker (*seat*)."""

    need: int
    have: int
    seat: Seat
    gold: float


class Victory(Reason, frozen=True, kw_only=True, tag="victory"):
    """Victory points of that seat so far."""

    seat: Seat
    count: int


REASONS: Final = (
    Bids,
    Attacks,
    Holds,
    Names,
    Points,
    Says,
    Worth,
    Left,
    Lowest,
    Outdone,
    Later,
    Spoils,
    Victory,
    Outlook,
)


def advise(view: View, notebook: Notebook[State], action: Action, value: float | None) -> list[Reason]:
    """The reasons: what the action does, what the card is worth against its price, how the playouts ended."""
    del notebook
    out = _deed(view, appraise(view), action)
    if value is not None:
        out.append(Outlook(percent=percent(value)))
    return out


others = no_others
"""None: the master plays out the bids around the heuristic's, and all choices that are not bids."""


def _deed(view: View, appraiser: Appraiser, action: Action) -> list[Reason]:
    if action <= actions.MOST_GOLD:
        return _bid(view, appraiser, action)
    if action < actions.NAME:
        return _attack(view, appraiser, action)
    if action < actions.QUIET:
        seat = action - actions.NAME
        return [Names(seat=seat), Victory(seat=seat, count=standing(view.players[seat]))]
    if actions.POINT <= action < actions.DONE:
        slot = action - actions.POINT
        model = next(one.name for one in view.models if one.spy_slot == slot)
        return [Points(model=model), *_espionage(view, appraiser)]
    return [Says(choice=actions.notation(action)), *_espionage(view, appraiser)]


def _worth(view: View, appraiser: Appraiser) -> list[Reason]:
    """What the card up now is worth; empty if no card is up."""
    if not 0 <= view.place < len(view.row):
        return []
    model = view.row[view.place].model
    return [Worth(model=view.models[model].name, gold=halves(appraiser.worth(model, view.seat)))]


def _bid(view: View, appraiser: Appraiser, gold: int) -> list[Reason]:
    me = view.players[view.seat]
    most = max(player.gold for seat, player in enumerate(view.players) if seat != view.seat)
    out: list[Reason] = [Bids(gold=gold), *_worth(view, appraiser)]
    if gold:
        return [*out, Left(gold=me.gold - gold, most=most)]
    return [*out, Lowest(gold=max(view.floor, view.leading_bid + 1))]


def _attack(view: View, appraiser: Appraiser, action: Action) -> list[Reason]:
    worth = _worth(view, appraiser)
    if action == actions.HOLD:
        later = [(appraiser.worth(card.model, view.seat), card.model) for card in view.row[view.place + 1 :]]
        if not later:
            return [Holds(), *worth]
        gold, model = max(later)
        return [Holds(), *worth, Later(model=view.models[model].name, gold=halves(gold))]
    spent = actions.berserkers(action)
    force = strength(view, spent)
    stronger = sum(rival.attack >= force for rival in contenders(view))
    return [Attacks(berserkers=sum(spent)), *worth, Outdone(strength=force, count=stronger)]


def _espionage(view: View, appraiser: Appraiser) -> list[Reason]:
    if view.taker < 0 or not 0 <= view.place < len(view.row):
        return []
    worth = appraiser.worth(view.row[view.place].model, view.taker)
    have = view.players[view.seat].espionage
    return [Spoils(need=view.need, have=have, seat=view.taker, gold=halves(worth))]
