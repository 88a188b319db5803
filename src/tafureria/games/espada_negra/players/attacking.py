"""Chooses which card of the row to attack, given that others may attack it too.

Players of equal strength who attack the same card lose their attack and get nothing. If each of them waited
for the card that stronger players leave, all would attack that one. So they spread: each attacks at random,
with chances that give every card the same expected value (what a card *promises*).
"""

from __future__ import annotations

from typing import Final

from tafureria.core.adding import added
from tafureria.games.espada_negra import actions
from tafureria.games.espada_negra.players.appraisal import Appraiser
from tafureria.games.espada_negra.view import PlayerView, View

STEPS: Final = 14
"""Bisection steps in the search for what every card promises."""
IDLE: Final = 0.1
"""Chance that a player who could attack attacks no card of the row."""


def spread(worths: list[float], rivals: float) -> tuple[list[float], float]:
    """The chance with which each of several equal players attacks each card, and what that promises them.

    A card promises its worth times the chance that none of *rivals* attacks it too; nothing if worthless.
    """
    low, high = 0.0, max(worths)
    if high <= 0.0:
        return [0.0] * len(worths), 0.0
    # The more each card must promise, the less often it may be attacked.
    for _ in range(STEPS):
        promise = (low + high) / 2
        if added(_chances(worths, rivals, promise)) > 1.0 - IDLE:
            low = promise
        else:
            high = promise
    return _chances(worths, rivals, low), low


def _chances(worths: list[float], rivals: float, promise: float) -> list[float]:
    return [1.0 - (promise / worth) ** (1.0 / rivals) if worth > promise else 0.0 for worth in worths]


def unclaimed(worths: list[float], rivals: list[PlayerView], strength: int, doubt: float) -> list[float]:
    """The worth of each card, times the chance that no stronger rival attacks it.

    The strongest rivals choose first, and spread among their equals and *doubt* others.
    """
    left = worths
    for attack in sorted({rival.attack for rival in rivals if rival.attack > strength}, reverse=True):
        group = [rival for rival in rivals if rival.attack == attack]
        chances, _ = spread(left, len(group) - 1 + doubt)
        for rival in group:
            reach = reaches(rival, strength)
            left = [worth * (1.0 - reach * chance) for worth, chance in zip(left, chances, strict=True)]
    return left


def reaches(rival: PlayerView, strength: int) -> float:
    """The chance that an attacking rival, using anything from its steady attack to all, has this strength."""
    if rival.attack < strength:
        return 0.0
    if rival.steady >= strength:
        return 1.0
    return (rival.attack - strength + 1) / (rival.attack - rival.steady + 1) * 0.7


def strength(view: View, spent: tuple[int, int, int]) -> int:
    """The strength of this seat's attack with all its steady cards and these berserkers by slot."""
    fury = next((effect.amount for effect in view.effects if effect.name == "furia"), 0)
    total = view.players[view.seat].steady
    for model in view.models:
        if model.berserker:
            total += spent[model.berserker_slot] * (model.attack + fury)
    return total


def contenders(view: View) -> list[PlayerView]:
    """The rivals that may attack the card up now."""
    # A seat that has sealed a declaration is as much a rival as one that has not.
    return [
        player
        for seat, player in enumerate(view.players)
        if seat != view.seat and (seat in view.asked or seat in view.sealed_by)
    ]


def declaration(
    view: View,
    appraiser: Appraiser,
    worths: list[float],
    rivals: list[PlayerView],
    ways: list[tuple[int, int, int]],
) -> tuple[int, float, float]:
    """The declaration that promises most over the rest of the row, or no attack.

    Returns its action, how often this card deserves it (otherwise the attack waits for a later card), and
    what it promises, in gold.

    :param worths: what the rest of the row is worth to the seat, the card up now first.
    :param ways: the attacks to choose from: the berserkers of each slot that they spend.
    """
    doubt = appraiser.taste.doubt
    price = appraiser.taste.berserk * appraiser.usual * (1.0 if appraiser.rest else 0.6)
    best, often, most = actions.HOLD, 0.0, 0.0
    remains: dict[int, list[float]] = {}
    tried: set[tuple[int, int]] = set()
    for a, b, c in ways:
        force, count = strength(view, (a, b, c)), a + b + c
        # Equally strong attacks with as many berserkers promise the same, so the first one stands.
        if (force, count) in tried:
            continue
        tried.add((force, count))
        if force not in remains:
            remains[force] = unclaimed(worths, rivals, force, doubt)
        left = [worth - count * price * 0.8 for worth in remains[force]]
        if max(left) <= most:
            continue  # No attack promises more than the best card.
        equals = added([reaches(rival, force) for rival in rivals if rival.attack == force])
        chances, promise = spread(left, equals + doubt)
        if promise > most:
            best, often, most = actions.attack(a, b, c), chances[0] / added(chances), promise
    return best, often, most
