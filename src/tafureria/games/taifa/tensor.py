"""The view as a vector for learners; kingdoms and areas keep their numbers, the own kingdom is marked."""

from __future__ import annotations

from tafureria.core.tensor import Layout, many_hot, one_hot, padded
from tafureria.games.taifa.pieces import AREAS, DESIGNS, KINGDOMS
from tafureria.games.taifa.state import PHASES
from tafureria.games.taifa.view import DEEDS, View

KINDS = (*PHASES, "fin")
PER_KINGDOM = 8 + KINGDOMS + 3 * DESIGNS
"""See :func:`_kingdom`."""

LAYOUT: Layout = (
    ("phase", len(KINDS)),
    ("own kingdom", KINGDOMS),
    ("active kingdom", KINGDOMS),
    ("turn, passes, decks", 4),
    ("owners, independent first", (KINGDOMS + 1) * AREAS),
    ("garrisons", AREAS),
    ("hand", DESIGNS),
    ("aside", DESIGNS),
    ("event being played", DESIGNS),
    ("discards", DESIGNS),
    ("candidates", AREAS + 1),
    ("deed", len(DEEDS)),
    ("attacker", KINGDOMS),
    ("defender", KINGDOMS),
    ("target", AREAS + 1),
    ("reward", AREAS + 1),
    ("garrisons spent", AREAS),
    ("event dice, cards laid, hits of attack and of defence", 4),
    ("cards laid and seen", DESIGNS),
    ("kingdoms", KINGDOMS * PER_KINGDOM),
)


def encode(view: View) -> list[float]:
    """*view* as floats, by the layout. Castles are divided by 13, cards by 10, dice by 5."""
    out = one_hot(KINDS.index(view.phase), len(KINDS))
    out += one_hot(view.kingdom, KINGDOMS)
    out += one_hot(view.active, KINGDOMS)
    out += [view.turn / 3, view.passes / 6, view.decks[0] / 45, view.decks[1] / 45]
    for owner in range(-1, KINGDOMS):
        out += [float(view.owners[area] == owner) for area in range(1, AREAS + 1)]
    out += _areas(view.garrisons)
    out += many_hot(view.hand, DESIGNS)
    out += many_hot(view.aside, DESIGNS)
    out += one_hot(view.card, DESIGNS)
    out += many_hot([card for pile in view.discards for card in pile], DESIGNS)
    out += many_hot(view.candidates, AREAS + 1)
    out += one_hot(DEEDS.index(view.deed) if view.deed else -1, len(DEEDS))
    out += one_hot(view.attacker, KINGDOMS)
    out += one_hot(view.defender, KINGDOMS)
    out += one_hot(view.target, AREAS + 1)
    out += one_hot(view.reward, AREAS + 1)
    out += _areas(view.spent)
    out += [view.event_dice / 5, len(view.laid) / 5, _hits(view.attack_dice), _hits(view.defence_dice)]
    out += many_hot([row[1] for row in view.laid], DESIGNS)
    rows = {kingdom: _kingdom(view, i) for i, kingdom in enumerate(view.order)}
    for kingdom in range(KINGDOMS):
        out += rows.get(kingdom, [0.0] * PER_KINGDOM)
    return out


def _kingdom(view: View, i: int) -> list[float]:
    """Figures, bans, and the open cards: army, posted Responses, permanents."""
    kingdom = view.order[i]
    figures = [
        1.0,
        float(view.seats[i] >= 0),
        float(kingdom in view.asked),
        view.castles[i] / 13,
        view.bonus[i] / 2,
        view.cards[i] / 10,
        float(kingdom == view.truce),
        float(kingdom in view.winners),
    ]
    out = padded(figures, 8) + many_hot(view.bans[i], KINGDOMS)
    for cards in (view.army[i], view.posted[i], view.permanents[i]):
        out += many_hot(cards, DESIGNS)
    return out


def _areas(areas: list[int]) -> list[float]:
    return many_hot(areas, AREAS + 1)[1:]


def _hits(dice: list[int]) -> float:
    return sum(die >= 4 for die in dice) / 5
