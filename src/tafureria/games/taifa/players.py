"""A thinking player: attacks by exact odds, keeps Responses, watches the thirteenth castle.

It sees what its view shows, no more, and keeps no memory: the table shows all that it uses.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tafureria.core.game import Notebook
from tafureria.core.player import PlayerMaker
from tafureria.games.taifa import actions
from tafureria.games.taifa.assess import Table
from tafureria.games.taifa.guide import Guide
from tafureria.games.taifa.pieces import (
    ALANDALUS,
    ALCAZARES,
    ALIANZA,
    ATALAYA,
    CAMPANA_C,
    CAMPANA_CID,
    CAMPANA_M,
    CARD_NAMES,
    COMERCIO,
    CONSPIRACION,
    CRUZADOS,
    DICE,
    EMBOSCADA,
    ESCUELA,
    EVENT_DICE,
    EVENTS,
    FAITH,
    HAKIM,
    JUDIA,
    JUICIO,
    MERCENARIOS,
    MILICIA_C,
    MILICIA_M,
    MONASTERIOS,
    MOZARABES,
    MURALLAS_C,
    MURALLAS_M,
    ORDENES,
    PARIA,
    RAZZIA_C,
    RAZZIA_M,
    REBELION,
    REGADIOS,
    RELIQUIA,
    RENDICION,
    REPOBLACION,
    SALIDA_C,
    SALIDA_M,
    SANTIAGO,
    SEDUCCION,
    STRENGTH,
    SUCESION_C,
    SUCESION_M,
    TREGUA,
    TROVADORES,
)
from tafureria.games.taifa.view import View

WORTH: Final = {
    EMBOSCADA: 0.6, RELIQUIA: 0.45, HAKIM: 0.35, MILICIA_M: 0.4, MILICIA_C: 0.4, SALIDA_M: 0.4, SALIDA_C: 0.4,
    COMERCIO: 0.35, PARIA: 0.1, ESCUELA: 0.45, CAMPANA_M: 0.45, CAMPANA_C: 0.45, RAZZIA_M: 0.25,
    RAZZIA_C: 0.25, ATALAYA: 0.15, MERCENARIOS: 0.4, SUCESION_M: 0.3, SUCESION_C: 0.3, REGADIOS: 0.4,
    JUDIA: 0.3, ALCAZARES: 0.35, ALANDALUS: 0.6, SEDUCCION: 0.45, MURALLAS_M: 0.45, MURALLAS_C: 0.45,
    REBELION: 0.45, CONSPIRACION: 0.5, MONASTERIOS: 0.4, RENDICION: 1.1, ORDENES: 0.2, TREGUA: 0.4,
    SANTIAGO: 0.6, JUICIO: 0.6, ALIANZA: 0.5, CRUZADOS: 0.3, REPOBLACION: 0.3, CAMPANA_CID: 0.5,
    TROVADORES: 0.15, MOZARABES: 0.05,
}  # fmt: skip
"""What a card is worth in hand, in castles: our estimate."""
EARLY: Final = {
    COMERCIO: 0.5, ESCUELA: 0.6, ATALAYA: 0.2, MERCENARIOS: 0.5, REGADIOS: 0.5, JUDIA: 0.5, ALCAZARES: 0.6,
    ALANDALUS: 0.9, MURALLAS_M: 0.6, MURALLAS_C: 0.6, MONASTERIOS: 0.6, SANTIAGO: 0.9, ALIANZA: 0.7,
    SUCESION_M: 0.4, SUCESION_C: 0.4, REPOBLACION: 0.5, TREGUA: 0.5, RENDICION: 1.5, TROVADORES: 0.1,
    SEDUCCION: 0.5, ORDENES: 0.3, RAZZIA_M: 0.3, RAZZIA_C: 0.3,
}  # fmt: skip
"""Events that are as good early as late, and how good."""


def worth(card: int) -> float:
    """What a card is worth in hand, in castles."""
    if STRENGTH[card]:
        return 0.14 * STRENGTH[card]
    if DICE[card]:
        return 0.17 * DICE[card]
    return WORTH[card]


FRESH: Final = 0.4
"""What a new card is worth: what is worth less is better discarded before a new turn deals."""


class Jugador:
    """Chooses what gains most castles for what it costs."""

    remembers: ClassVar[bool] = False

    def choose(self, view: View, legal: list[int], notebook: Notebook[Any] | None, seed: int) -> int:
        """One of *legal*."""
        del notebook, seed
        if len(legal) == 1:
            return legal[0]
        chooser = CHOOSERS.get(view.phase)
        action = chooser(Table(view), legal) if chooser is not None else legal[0]
        return action if action in legal else legal[0]


# --- the own round -----------------------------------------------------------------------------


def _round(table: Table, legal: list[int]) -> int:
    """First what works all turn, then attacks and events by what they gain, then what is spare."""
    value, event = _best_event(table, legal)
    if value > 0.25 and EVENTS[event - actions.EVENT] in EARLY:
        return event
    plan = table.best_attack([a - actions.ATTACK for a in legal if actions.ATTACK < a <= actions.AREA])
    if plan is not None:
        return event if value > plan.score else actions.ATTACK + plan.area
    if value > 0.05:
        return event
    raid = _raid(table, legal)
    if raid:
        return raid
    junk = [a for a in legal if a >= actions.DISCARD and worth(a - actions.DISCARD) < FRESH]
    if junk and not table.last:
        return min(junk, key=lambda a: worth(a - actions.DISCARD))
    return actions.PASS


def _best_event(table: Table, legal: list[int]) -> tuple[float, int]:
    best = (0.0, actions.PASS)
    for action in legal:
        if actions.EVENT <= action < actions.DISCARD:
            card = EVENTS[action - actions.EVENT]
            best = max(best, (_event_value(table, card), action))
    return best


def _event_value(table: Table, card: int) -> float:
    """What an event would gain now, in castles."""
    last = table.view.turn == table.view.turns
    if card in (REBELION, CONSPIRACION, CAMPANA_M, CAMPANA_C):
        return table.best_blow(table.event_areas(card), EVENT_DICE[card])[0]
    if card == CAMPANA_CID:
        return table.best_blow(table.event_areas(card), 99)[0]
    if card == JUICIO:
        return 0.36 * table.best_prize(table.event_areas(card))[0]
    if card in (ESCUELA, REGADIOS, COMERCIO, ALIANZA) and last:
        return 0.1 if card == ESCUELA else EARLY[card] * 0.6
    if card in (TROVADORES, MOZARABES, PARIA):
        return 0.0
    if card == CRUZADOS:
        return 0.3 if FAITH[table.me] and table.christian_troops() > 1 else 0.0
    return EARLY.get(card, 0.1)


def _raid(table: Table, legal: list[int]) -> int:
    """A weak Troop for half a card of somebody who still has some."""
    spare = [card for card in table.view.hand if STRENGTH[card] == 1]
    if not spare and not (table.view.turn == table.view.turns and table.troops()):
        return 0
    best, choice = 0.0, 0
    for action in legal:
        if actions.INCURSION <= action < actions.GIFT:
            other = action - actions.INCURSION
            value = table.cards_of(other) * (1 + table.threat(other))
            if value > best:
                best, choice = value, action
    return choice


def _price(table: Table, legal: list[int]) -> int:
    del table
    return min(legal, key=lambda a: STRENGTH[a - actions.CARD])


def _lay(table: Table, legal: list[int]) -> int:
    """Goes on laying the best set of cards for the area under attack."""
    return table.next_to_lay(legal)


# --- answers -----------------------------------------------------------------------------------


def _answers(table: Table, legal: list[int]) -> int:
    """One answer at a time: the one that moves the odds most for its worth."""
    return table.best_answer(legal, worth)


def _garrisons(table: Table, legal: list[int]) -> int:
    """The area's own first, then others as long as they help enough."""
    return table.garrison_to_spend(legal)


def _sortie(table: Table, legal: list[int]) -> int:
    del table
    return min(legal, key=lambda a: STRENGTH[a - actions.CARD])


def _relic(table: Table, legal: list[int]) -> int:
    view = table.view
    ahead = table.hits(view.attack_dice) > table.hits(view.defence_dice)
    losing = ahead != (view.attacker == table.me)
    again = table.odds_again()
    return legal[-1] if losing and again > 0.2 else actions.ENOUGH


def _hakim(table: Table, legal: list[int]) -> int:
    del table
    best = max(legal[1:], key=lambda a: STRENGTH[a - actions.CARD])
    return best if STRENGTH[best - actions.CARD] >= 3 else actions.ENOUGH


def _reward(table: Table, legal: list[int]) -> int:
    del legal
    view = table.view
    if table.bonus() >= 2 or view.turn == view.turns:
        return actions.GARRISON if not table.tie_matters() else actions.BONUS
    return actions.BONUS


# --- targets -----------------------------------------------------------------------------------


def _area(table: Table, legal: list[int]) -> int:
    """Where an event does most good."""
    card = table.view.card
    areas = [a - actions.AREA for a in legal if a > actions.AREA]
    if card in (MURALLAS_M, MURALLAS_C, REPOBLACION):
        return actions.AREA + table.best_to_garrison(areas)
    if card in (JUICIO, RENDICION):
        return actions.AREA + table.best_prize(areas)[1]
    return actions.AREA + table.best_blow(areas, EVENT_DICE[card] or 99)[1]


def _kingdom(table: Table, legal: list[int]) -> int:
    """Whom an event helps or harms."""
    card = table.view.card
    kingdoms = [a - actions.KINGDOM for a in legal if a >= actions.KINGDOM]
    if card == COMERCIO:
        pick = min(kingdoms, key=lambda k: (table.threat(k), table.borders(k), k))
    elif card in (TREGUA, ALIANZA):
        pick = max(kingdoms, key=lambda k: (table.danger_from(k), -k))
    else:
        pick = max(kingdoms, key=lambda k: (table.threat(k), table.cards_of(k), -k))
    return actions.KINGDOM + pick


def _keep(table: Table, legal: list[int]) -> int:
    del table
    return max(legal, key=lambda a: worth(a - actions.CARD))


def _swap(table: Table, legal: list[int]) -> int:
    """Sets aside what is worth less than a new card."""
    del table
    poor = [a for a in legal if a >= actions.CARD and worth(a - actions.CARD) < 0.25]
    return min(poor, key=lambda a: worth(a - actions.CARD)) if poor else actions.ENOUGH


def _again_area(table: Table, legal: list[int]) -> int:
    return actions.AREA + table.best_to_garrison([a - actions.AREA for a in legal if a > actions.AREA])


def _truce(table: Table, legal: list[int]) -> int:
    kingdoms = [a - actions.KINGDOM for a in legal]
    return actions.KINGDOM + max(kingdoms, key=lambda k: (table.danger_from(k), -k))


def _enough(table: Table, legal: list[int]) -> int:
    del table, legal
    return actions.ENOUGH


def _take_bonus(table: Table, legal: list[int]) -> int:
    del table, legal
    return actions.BONUS


CHOOSERS: Final = {
    "ronda": _round,
    "precio": _price,
    "ataque": _lay,
    "respuestas": _answers,
    "guarniciones": _garrisons,
    "salida": _sortie,
    "reliquia": _relic,
    "hakim": _hakim,
    "botin": _reward,
    "area": _area,
    "reino": _kingdom,
    "paria": _enough,
    "elige": _keep,
    "mercenarios": _keep,
    "sucesion": _swap,
    "regadios": _take_bonus,
    "ordenes": _kingdom,
    "repoblacion": _again_area,
    "tregua": _truce,
}
SLIPS: tuple[int, str] = (15, "")
"""Slips of an ``aprendiz`` in a hundred decisions, so that it stands between ``jugador`` and random play."""
PLAYERS: dict[str, PlayerMaker] = {"jugador": Jugador}
GUIDE: Final = Guide(Jugador(), worth)

__all__ = ["CARD_NAMES", "PLAYERS", "Jugador"]
