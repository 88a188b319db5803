"""The heuristic player: attacks by exact odds, waits for others to attack first, keeps Responses.

It uses only its view and has no memory: the view shows everything that it needs.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tafureria.core.chance import Dice
from tafureria.core.game import Notebook
from tafureria.games.taifa import actions, cards
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa.cards import DICE, STRENGTH
from tafureria.games.taifa.players.assess import Sight
from tafureria.games.taifa.view import View

WORTH: Final = {
    cards.EMBOSCADA: 0.6, cards.RELIQUIA: 0.45, cards.HAKIM: 0.35, cards.MILICIA_M: 0.4,
    cards.MILICIA_C: 0.4, cards.SALIDA_M: 0.4, cards.SALIDA_C: 0.4, cards.COMERCIO: 0.35,
    cards.PARIA: 0.1, cards.ESCUELA: 0.45, cards.CAMPANA_M: 0.45, cards.CAMPANA_C: 0.45,
    cards.RAZZIA_M: 0.25, cards.RAZZIA_C: 0.25, cards.ATALAYA: 0.15, cards.MERCENARIOS: 0.4,
    cards.SUCESION_M: 0.3, cards.SUCESION_C: 0.3, cards.REGADIOS: 0.4, cards.JUDIA: 0.3,
    cards.ALCAZARES: 0.35, cards.ALANDALUS: 0.6, cards.SEDUCCION: 0.45, cards.MURALLAS_M: 0.45,
    cards.MURALLAS_C: 0.45, cards.REBELION: 0.45, cards.CONSPIRACION: 0.5, cards.MONASTERIOS: 0.4,
    cards.RENDICION: 1.1, cards.ORDENES: 0.2, cards.TREGUA: 0.4, cards.SANTIAGO: 0.6, cards.JUICIO: 0.6,
    cards.ALIANZA: 0.5, cards.CRUZADOS: 0.3, cards.REPOBLACION: 0.3, cards.CAMPANA_CID: 0.5,
    cards.TROVADORES: 0.15, cards.MOZARABES: 0.05,
}  # fmt: skip
"""What a card is worth in hand, in castles; our estimate."""
EARLY: Final = {
    cards.COMERCIO: 0.5, cards.ESCUELA: 0.6, cards.ATALAYA: 0.2, cards.MERCENARIOS: 0.5,
    cards.REGADIOS: 0.5, cards.JUDIA: 0.5, cards.ALCAZARES: 0.6, cards.ALANDALUS: 0.9,
    cards.MURALLAS_M: 0.6, cards.MURALLAS_C: 0.6, cards.MONASTERIOS: 0.6, cards.SANTIAGO: 0.9,
    cards.ALIANZA: 0.7, cards.SUCESION_M: 0.4, cards.SUCESION_C: 0.4, cards.REPOBLACION: 0.5,
    cards.TREGUA: 0.5, cards.RENDICION: 1.5, cards.TROVADORES: 0.1, cards.SEDUCCION: 0.5,
    cards.ORDENES: 0.3, cards.RAZZIA_M: 0.3, cards.RAZZIA_C: 0.3,
}  # fmt: skip
"""Events that lose nothing when played early, and what they gain, in castles."""


def worth(card: int) -> float:
    """What a card is worth in hand, in castles."""
    if STRENGTH[card]:
        return 0.14 * STRENGTH[card]
    if DICE[card]:
        return 0.17 * DICE[card]
    return WORTH[card]


FRESH: Final = 0.4
"""What a new card is worth, in castles: cards worth less are better discarded before the next turn's draw."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Jugador:
    """Chooses the action that gains the most castles for its cost."""

    remembers: ClassVar[bool] = False

    def choose(self, view: View, legal: list[int], notebook: Notebook[Any] | None, seed: int) -> int:
        """The action that it chooses, one of *legal*."""
        del notebook
        if len(legal) == 1:
            return legal[0]
        if view.phase == "round":
            return _round(Sight(view), legal, seed)
        chooser = CHOOSERS.get(view.phase)
        action = chooser(Sight(view), legal) if chooser is not None else legal[0]
        return action if action in legal else legal[0]


# --- its own round -----------------------------------------------------------------------------


def _round(sight: Sight, legal: list[int], seed: int) -> int:
    """Postpone attacks while nobody has passed; then a coin decides, so that a table of such players attacks.

    Whoever attacks late meets hands that are used up, and cannot be attacked in return.
    """
    if sight.wins_by_passing():
        return actions.PASS
    action = _deed(sight, legal)
    if actions.attacked(action) and sight.may_wait() and (not sight.view.passes or Dice(seed).below(2)):
        return actions.PASS
    return action


def _deed(sight: Sight, legal: list[int]) -> int:
    """First Events that work all turn, then attacks and Events by gain, then incursions and discards."""
    value, event = _best_event(sight, legal)
    if value > 0.25 and cards.EVENTS[event - actions.EVENT] in EARLY:
        return event
    plan = sight.best_attack([a - actions.ATTACK for a in legal if actions.ATTACK < a <= actions.AREA])
    if plan is not None:
        return event if value > plan.score else actions.ATTACK + plan.area
    if value > 0.05:
        return event
    raid = _raid(sight, legal)
    if raid:
        return raid
    junk = [a for a in legal if a >= actions.DISCARD and worth(a - actions.DISCARD) < FRESH]
    if junk and not sight.last:
        return min(junk, key=lambda a: worth(a - actions.DISCARD))
    return actions.PASS


def _best_event(sight: Sight, legal: list[int]) -> tuple[float, int]:
    best = (0.0, actions.PASS)
    for action in legal:
        if actions.EVENT <= action < actions.DISCARD:
            card = cards.EVENTS[action - actions.EVENT]
            best = max(best, (event_value(sight, card), action))
    return best


def event_value(sight: Sight, card: int) -> float:
    """What an Event would gain now, in castles."""
    last = sight.view.turn == sight.view.turns
    if card in (cards.REBELION, cards.CONSPIRACION, cards.CAMPANA_M, cards.CAMPANA_C):
        return sight.best_blow(sight.event_areas(card), cards.EVENT_DICE[card])[0]
    if card == cards.CAMPANA_CID:
        return sight.best_blow(sight.event_areas(card), 99)[0]
    if card == cards.JUICIO:
        return 0.36 * sight.best_prize(sight.event_areas(card))[0]
    if card in (cards.ESCUELA, cards.REGADIOS, cards.COMERCIO, cards.ALIANZA) and last:
        return 0.1 if card == cards.ESCUELA else EARLY[card] * 0.6
    if card in (cards.TROVADORES, cards.MOZARABES, cards.PARIA):
        return 0.0
    if card == cards.CRUZADOS:
        return 0.3 if box.FAITH[sight.me] and sight.christian_troops() > 1 else 0.0
    return EARLY.get(card, 0.1)


def _raid(sight: Sight, legal: list[int]) -> int:
    """An incursion: a weak Troop for half a card, on average, of a kingdom that has some; 0 for none."""
    spare = [card for card in sight.view.hand if STRENGTH[card] == 1]
    if not spare and not (sight.view.turn == sight.view.turns and sight.troops()):
        return 0
    best, choice = 0.0, 0
    for action in legal:
        if actions.INCURSION <= action < actions.GIFT:
            other = action - actions.INCURSION
            value = sight.cards_of(other) * (1 + sight.threat(other))
            if value > best:
                best, choice = value, action
    return choice


def _price(sight: Sight, legal: list[int]) -> int:
    del sight
    return min(legal, key=lambda a: STRENGTH[a - actions.CARD])


def _lay(sight: Sight, legal: list[int]) -> int:
    """The next card of the best set to lay for the area under attack."""
    return sight.next_to_lay(legal)


# --- answers -----------------------------------------------------------------------------------


def _answers(sight: Sight, legal: list[int]) -> int:
    """The next answer: the one that changes the odds most for the worth of its card."""
    return sight.best_answer(legal, worth)


def _garrisons(sight: Sight, legal: list[int]) -> int:
    """The garrison of the area first, then others as long as they help enough."""
    return sight.garrison_to_spend(legal)


def _sortie(sight: Sight, legal: list[int]) -> int:
    del sight
    return min(legal, key=lambda a: STRENGTH[a - actions.CARD])


def _relic(sight: Sight, legal: list[int]) -> int:
    view = sight.view
    ahead = sight.hits(view.attack_dice) > sight.hits(view.defence_dice)
    losing = ahead != (view.attacker == sight.me)
    again = sight.odds_again()
    return legal[-1] if losing and again > 0.2 else actions.ENOUGH


def _hakim(sight: Sight, legal: list[int]) -> int:
    del sight
    best = max(legal[1:], key=lambda a: STRENGTH[a - actions.CARD])
    return best if STRENGTH[best - actions.CARD] >= 3 else actions.ENOUGH


def _reward(sight: Sight, legal: list[int]) -> int:
    del legal
    view = sight.view
    if sight.bonus() >= 2 or view.turn == view.turns:
        return actions.GARRISON if not sight.tie_matters() else actions.BONUS
    return actions.BONUS


# --- targets -----------------------------------------------------------------------------------


def _area(sight: Sight, legal: list[int]) -> int:
    """The area where the Event gains most."""
    card = sight.view.card
    areas = [a - actions.AREA for a in legal if a > actions.AREA]
    if card in (cards.MURALLAS_M, cards.MURALLAS_C, cards.REPOBLACION):
        return actions.AREA + sight.best_to_garrison(areas)
    if card in (cards.JUICIO, cards.RENDICION):
        return actions.AREA + sight.best_prize(areas)[1]
    return actions.AREA + sight.best_blow(areas, cards.EVENT_DICE[card] or 99)[1]


def _kingdom(sight: Sight, legal: list[int]) -> int:
    """The kingdom that the Event should help or harm."""
    card = sight.view.card
    kingdoms = [a - actions.KINGDOM for a in legal if a >= actions.KINGDOM]
    if card == cards.COMERCIO:
        pick = min(kingdoms, key=lambda k: (sight.threat(k), sight.borders(k), k))
    elif card in (cards.TREGUA, cards.ALIANZA):
        pick = max(kingdoms, key=lambda k: (sight.danger_from(k), -k))
    else:
        pick = max(kingdoms, key=lambda k: (sight.threat(k), sight.cards_of(k), -k))
    return actions.KINGDOM + pick


def _keep(sight: Sight, legal: list[int]) -> int:
    del sight
    return max(legal, key=lambda a: worth(a - actions.CARD))


def _swap(sight: Sight, legal: list[int]) -> int:
    """The least valuable card to set aside, as long as it is worth too little to keep."""
    del sight
    poor = [a for a in legal if a >= actions.CARD and worth(a - actions.CARD) < 0.25]
    return min(poor, key=lambda a: worth(a - actions.CARD)) if poor else actions.ENOUGH


def _again_area(sight: Sight, legal: list[int]) -> int:
    return actions.AREA + sight.best_to_garrison([a - actions.AREA for a in legal if a > actions.AREA])


def _truce(sight: Sight, legal: list[int]) -> int:
    kingdoms = [a - actions.KINGDOM for a in legal]
    return actions.KINGDOM + max(kingdoms, key=lambda k: (sight.danger_from(k), -k))


def _enough(sight: Sight, legal: list[int]) -> int:
    del sight, legal
    return actions.ENOUGH


def _take_bonus(sight: Sight, legal: list[int]) -> int:
    del sight, legal
    return actions.BONUS


CHOOSERS: Final = {
    "price": _price,
    "lay": _lay,
    "answer": _answers,
    "garrisons": _garrisons,
    "sortie": _sortie,
    "relic": _relic,
    "hakim": _hakim,
    "reward": _reward,
    "aim-area": _area,
    "aim-kingdom": _kingdom,
    "paria": _enough,
    "keep": _keep,
    "take": _keep,
    "swap": _swap,
    "again-bonus": _take_bonus,
    "again-kingdom": _kingdom,
    "again-area": _again_area,
    "truce": _truce,
}
