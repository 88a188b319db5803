"""The card table (§2.1): one row per card, with everything that the game and its bots do with it.

A card is a plain int, its index in the table: M01 to M30, then C01 to C31. Effects and targets are named:
``effect="trade"`` is the function ``trade`` of ``rules/effects.py``; ``people="foreign"`` and
``bot="on_routes"`` are functions of ``rules/targets.py``, ``bot_plays="wall_twice"`` is one of
``rules/automata_events.py``.

Sources of the columns: names, copies, kinds, strengths and which cards leave the game are published (names of
Troops are our translation; the kinds of M03, M05, M06, C01, C02 and C06 are inferred). Which cards are
permanent is inferred from their wording. The offensive marks are ours (§9.3) and may change for balance.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tafureria.core.shapes import Card
from tafureria.games.taifa.pieces import CHRISTIAN, MUSLIM

TROOP: Final = "troop"
RESPONSE: Final = "response"
EVENT: Final = "event"

# What an Event is aimed at.
NOTHING: Final = 0
AREA: Final = 1
KINGDOM: Final = 2

# In which attacks a Response without a choice of dice can be laid.
NEVER: Final = 0
ACTION: Final = 1
"""In attacks by action only."""
ANY: Final = 2
"""In attacks by action and by event."""

# Indices into ``State.watch``, which holds the kingdom that each of these permanents lies in front of.
W_ATALAYA: Final = 0
W_REGADIOS: Final = 1
W_ALCAZARES: Final = 2
W_ORDENES: Final = 3
W_REPOBLACION: Final = 4
W_TROVADORES: Final = 5
W_PARIA: Final = 6
WATCHES: Final = 7
UNWATCHED: Final = -1


class Row(NamedTuple):
    """Everything about one card; a column that a row leaves out has the default given here."""

    id: str
    """Id in the box, such as ``M09``; its messages in ``locale`` are ``card-M09`` and ``card-M09-text``."""
    slug: str
    """Name in the notation, as in ``juega escuela-sufi``."""
    kind: str
    """``TROOP``, ``RESPONSE`` or ``EVENT``."""
    copies: int = 1
    strength: int = 0
    """Of a Troop: the dice that it gives in an attack."""
    dice: int = 0
    """Of a Response: the most dice it adds to any roll. Of an Event: the dice of its attack or Judgment."""
    defends: int = 0
    """Dice that a Response always adds to the defence (Milicia)."""
    laid: int = NEVER
    """Of a Response without a choice of dice: ``ACTION`` or ``ANY``, the attacks in which it may be laid."""
    aim: int = NOTHING
    """What an Event is aimed at: ``AREA`` or ``KINGDOM``."""
    people: str = ""
    """The targets that people may choose: a function of ``rules/targets.py``."""
    bot: str = ""
    """The targets among which a bot's die chooses (§9.5); if left out, the same as for people."""
    times: int = 1
    """Number of times that it is aimed."""
    effect: str = ""
    needs: str = ""
    """Another condition for playing it: a function of ``rules/targets.py``."""
    bot_plays: str = "at_once"
    """How a bot plays it: a function of ``rules/automata_events.py``; with none it discards it."""
    optional: bool = False
    """May be played without a target, because its effect repeats at each Discard action."""
    watch: int = UNWATCHED
    permanent: bool = False
    """Lies in front of its kingdom until the turn ends."""
    out: bool = False
    """Leaves the game after use."""
    offensive: bool = False
    """A bot ignores its text and attacks (§9.3)."""


# fmt: off
TABLE: Final[tuple[Row, ...]] = (
    # --- Muslim deck
    Row("M01", "milicia-m", RESPONSE, 3, defends=2, laid=ANY),
    Row("M02", "campeon-m", RESPONSE, dice=2),
    Row("M03", "lider-m", RESPONSE, dice=3),
    Row("M04", "salida-sorpresa-m", RESPONSE, laid=ACTION),
    Row("M05", "emboscada", RESPONSE, laid=ANY),
    Row("M06", "hakim", RESPONSE),
    Row("M07", "comercio", EVENT, aim=KINGDOM, people="others", bot="far_first", effect="trade"),
    Row("M08", "paria", EVENT, effect="pay_tribute", watch=W_PARIA, permanent=True, offensive=True,
        bot_plays=""),
    Row("M09", "escuela-sufi", EVENT, effect="raise_by_two"),
    Row("M10", "campana-de-independiente-m", EVENT, 2, dice=5,
        aim=AREA, people="next_to_independents", bot="on_routes", effect="attack_by_event"),
    Row("M11", "razzia-m", EVENT, aim=KINGDOM, people="with_a_hand", bot="with_most_cards",
        effect="discard_one"),
    Row("M12", "atalaya", EVENT, watch=W_ATALAYA, permanent=True),
    Row("M13", "mercenarios", EVENT, needs="spent_responses", effect="take_response",
        bot_plays="take_the_last"),
    Row("M14", "sucesion-m", EVENT, needs="muslim_cards_left", effect="swap_cards",
        bot_plays="swap_only_this"),
    Row("M15", "regadios", EVENT, effect="raise_by_one", watch=W_REGADIOS, permanent=True),
    Row("M16", "comunidad-judia", EVENT, effect="one_of_each_deck", bot_plays="draw_by_die"),
    Row("M17", "alcazares", EVENT, watch=W_ALCAZARES, permanent=True, offensive=True),
    Row("M18", "al-andalus", EVENT, effect="muslims_draw", out=True),
    Row("M19", "seduccion", EVENT, aim=KINGDOM, people="with_a_hand", bot="with_most_cards",
        effect="steal_one"),
    Row("M20", "murallas-m", EVENT, 2, aim=AREA, people="any_open_castle", bot="own_open_castle", times=2,
        effect="place_garrison", bot_plays="wall_twice"),
    Row("M21", "rebelion", EVENT, dice=4,
        aim=AREA, people="foreign", bot="foreign_and_weaker", effect="attack_by_event", offensive=True),
    Row("M22", "conspiracion", EVENT, dice=5,
        aim=AREA, people="next_door", bot="next_door_and_weaker", effect="attack_by_event"),
    Row("M23", "almoravides", TROOP, 2, strength=5),
    Row("M24", "guardia-del-caid", TROOP, strength=4),
    Row("M25", "guardia-negra", TROOP, strength=4),
    Row("M26", "mercenarios-bereberes", TROOP, 5, strength=3),
    Row("M27", "andalusies", TROOP, 6, strength=2),
    Row("M28", "levas", TROOP, 2, strength=1, offensive=True),
    Row("M29", "campesinos-m", TROOP, strength=1, offensive=True),
    Row("M30", "hostigadores", TROOP, strength=1, offensive=True),
    # --- Christian deck
    Row("C01", "el-cid", RESPONSE, dice=4),
    Row("C02", "lider-c", RESPONSE, dice=3),
    Row("C03", "campeon-c", RESPONSE, dice=2),
    Row("C04", "milicia-c", RESPONSE, defends=2, laid=ANY),
    Row("C05", "salida-sorpresa-c", RESPONSE, 2, laid=ACTION),
    Row("C06", "reliquia", RESPONSE),
    Row("C07", "monasterios", EVENT, effect="one_of_four", offensive=True, bot_plays="keep_the_first"),
    Row("C08", "rendicion-de-independiente", EVENT,
        aim=AREA, people="about_to_surrender", effect="take_without_dice", offensive=True),
    Row("C09", "ordenes-militares", EVENT, aim=KINGDOM, people="bordering_muslims", optional=True,
        effect="lower_theirs", watch=W_ORDENES, permanent=True, offensive=True),
    Row("C10", "tregua", EVENT, aim=KINGDOM, people="others", bot="bordering_and_not_barred",
        effect="make_truce", permanent=True),
    Row("C11", "camino-de-santiago", EVENT, effect="draw_two", offensive=True),
    Row("C12", "juicio-de-dios", EVENT, dice=4,
        aim=AREA, people="next_door", bot="next_door_and_highest", effect="judge"),
    Row("C13", "sucesion-c", EVENT, needs="christian_cards_left", effect="swap_cards", offensive=True,
        bot_plays="swap_only_this"),
    Row("C14", "alianza-matrimonial", EVENT, aim=KINGDOM, people="other_christians",
        effect="marry", permanent=True),
    Row("C15", "cruzados", EVENT, effect="crusade", permanent=True, out=True),
    Row("C16", "repoblacion", EVENT, aim=AREA, people="own_open_castle", optional=True,
        effect="place_garrison", watch=W_REPOBLACION, permanent=True),
    Row("C17", "campana-del-cid", EVENT, aim=AREA, people="next_door_but_castile",
        effect="campaign_of_the_cid"),
    Row("C18", "razzia-c", EVENT, aim=KINGDOM, people="with_a_hand", bot="with_most_cards",
        effect="discard_one"),
    Row("C19", "trovadores", EVENT, watch=W_TROVADORES, permanent=True, offensive=True),
    Row("C20", "mozarabes", EVENT, aim=KINGDOM, people="muslims_with_a_hand",
        effect="look_at_hand", offensive=True,
        bot_plays=""),
    Row("C21", "murallas-c", EVENT, 2, aim=AREA, people="any_open_castle", bot="own_open_castle", times=2,
        effect="place_garrison", bot_plays="wall_twice"),
    Row("C22", "campana-de-independiente-c", EVENT, 2, dice=5,
        aim=AREA, people="next_to_independents", bot="on_routes", effect="attack_by_event"),
    Row("C23", "el-rey", TROOP, strength=5),
    Row("C24", "el-conde", TROOP, strength=5),
    Row("C25", "hidalgos", TROOP, strength=4),
    Row("C26", "infanzones", TROOP, strength=4),
    Row("C27", "caballeros", TROOP, strength=4),
    Row("C28", "mesnada", TROOP, 6, strength=3),
    Row("C29", "hueste", TROOP, 7, strength=2),
    Row("C30", "villanos", TROOP, strength=1, offensive=True),
    Row("C31", "campesinos-c", TROOP, strength=1, offensive=True),
)
# fmt: on

# Cards that a rule names.
MILICIA_M: Final = 0
CAMPEON_M: Final = 1
LIDER_M: Final = 2
SALIDA_M: Final = 3
EMBOSCADA: Final = 4
HAKIM: Final = 5
COMERCIO: Final = 6
PARIA: Final = 7
ESCUELA: Final = 8
CAMPANA_M: Final = 9
RAZZIA_M: Final = 10
ATALAYA: Final = 11
MERCENARIOS: Final = 12
SUCESION_M: Final = 13
REGADIOS: Final = 14
JUDIA: Final = 15
ALCAZARES: Final = 16
ALANDALUS: Final = 17
SEDUCCION: Final = 18
MURALLAS_M: Final = 19
REBELION: Final = 20
CONSPIRACION: Final = 21
EL_CID: Final = 30
LIDER_C: Final = 31
CAMPEON_C: Final = 32
MILICIA_C: Final = 33
SALIDA_C: Final = 34
RELIQUIA: Final = 35
MONASTERIOS: Final = 36
RENDICION: Final = 37
ORDENES: Final = 38
TREGUA: Final = 39
SANTIAGO: Final = 40
JUICIO: Final = 41
SUCESION_C: Final = 42
ALIANZA: Final = 43
CRUZADOS: Final = 44
REPOBLACION: Final = 45
CAMPANA_CID: Final = 46
RAZZIA_C: Final = 47
TROVADORES: Final = 48
MOZARABES: Final = 49
MURALLAS_C: Final = 50
CAMPANA_C: Final = 51
LEVAS: Final = 27
VILLANOS: Final = 59

DESIGNS: Final = 61
FIRST_CHRISTIAN: Final = 30
"""Cards from here on belong to the Christian deck."""

# The columns as lists by card: every step of a game reads them, and lists are fast.
IDS: Final = [row.id for row in TABLE]
NAMES: Final = [row.slug for row in TABLE]
COPIES: Final = [row.copies for row in TABLE]
STRENGTH: Final = [row.strength for row in TABLE]
"""Printed strength of a Troop; 0 for any other card."""
IS_RESPONSE: Final = [row.kind == RESPONSE for row in TABLE]
IS_EVENT: Final = [row.kind == EVENT for row in TABLE]
OFFENSIVE: Final = [row.offensive for row in TABLE]
PERMANENT: Final = [row.permanent for row in TABLE]
OUT_OF_GAME: Final = [row.out for row in TABLE]
DICE: Final = [row.dice if row.kind == RESPONSE else 0 for row in TABLE]
"""Most dice that a Response adds to any roll (Campeón, Líder, El Cid); 0 for any other card."""
DEFENDS: Final = [row.defends for row in TABLE]
"""Dice that a Response always adds to the defence (Milicia)."""
EVENT_DICE: Final = [row.dice if row.effect == "attack_by_event" else 0 for row in TABLE]
"""Dice of an attack by event (M10, C22, M21, M22)."""
JUDGMENT_DICE: Final = TABLE[JUICIO].dice
AIM: Final = [row.aim for row in TABLE]
TIMES: Final = [row.times for row in TABLE]
OPTIONAL: Final = [row.optional for row in TABLE]
WATCH: Final = [row.watch for row in TABLE]
EVENTS: Final = [card for card in range(DESIGNS) if IS_EVENT[card]]
DICE_CARDS: Final = [card for card in range(DESIGNS) if DICE[card]]
RESPONSES: Final = frozenset(card for card in range(DESIGNS) if IS_RESPONSE[card])
BY_ACTION: Final = frozenset(card for card in range(DESIGNS) if TABLE[card].laid != NEVER)
"""Responses without a choice of dice that those who are asked may lay in an attack by action."""
BY_EVENT: Final = frozenset(card for card in range(DESIGNS) if TABLE[card].laid == ANY)
"""Responses without a choice of dice that those who are asked may lay in an attack by event."""


def faith_of(card: Card) -> int:
    """The deck that a card always belongs to: ``MUSLIM`` or ``CHRISTIAN``."""
    return CHRISTIAN if card >= FIRST_CHRISTIAN else MUSLIM


def full_deck(faith: int) -> list[Card]:
    """The forty-five cards of a deck, ascending."""
    return [card for card in range(DESIGNS) if faith_of(card) == faith for _ in range(COPIES[card])]
