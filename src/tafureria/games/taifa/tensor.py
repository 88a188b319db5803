"""The view as a vector for learners: kingdoms and areas in fixed order, the seat's own kingdom marked."""

from __future__ import annotations

from typing import Any, Final

from tafureria.core.tensor import Layout, Writer
from tafureria.games.taifa import cards
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.seeing import DEEDS
from tafureria.games.taifa.view import View

KINDS: Final = (*st.PHASES, st.OVER)
HIT: Final = 4
PER_KINGDOM: Final = 8 + box.KINGDOMS + 3 * cards.DESIGNS
"""Length of the part of one kingdom: see :func:`_write_kingdom`."""

LAYOUT: Layout = (
    ("phase", len(KINDS)),
    ("own kingdom", box.KINGDOMS),
    ("active kingdom", box.KINGDOMS),
    ("turn, passes, decks", 4),
    ("owners, independent first", (box.KINGDOMS + 1) * box.AREAS),
    ("garrisons", box.AREAS),
    ("hand", cards.DESIGNS),
    ("aside", cards.DESIGNS),
    ("event being played", cards.DESIGNS),
    ("discards", cards.DESIGNS),
    ("candidates", box.AREAS + 1),
    ("deed", len(DEEDS)),
    ("attacker", box.KINGDOMS),
    ("defender", box.KINGDOMS),
    ("target", box.AREAS + 1),
    ("reward", box.AREAS + 1),
    ("garrisons spent", box.AREAS),
    ("event dice, cards laid, hits of attack and of defence", 4),
    ("cards laid and seen", cards.DESIGNS),
    ("kingdoms", box.KINGDOMS * PER_KINGDOM),
)

LEAST: Final = -8.0
MOST: Final = 16.0
"""No number lies outside, such as counts of one design of card."""


def fill(view: View, out: Any) -> None:
    """Write *view* into *out*, by the layout. Castles are divided by 13, cards by 10, dice by 5."""
    to = Writer(out)
    to.one_hot(KINDS.index(view.phase), len(KINDS))
    to.one_hot(view.kingdom, box.KINGDOMS)
    to.one_hot(view.active, box.KINGDOMS)
    to.numbers([view.turn / 3, view.passes / 6, view.decks[0] / 45, view.decks[1] / 45], 4)
    for area in range(1, box.AREAS + 1):
        owner = view.owners[area]
        if owner >= -1:
            out[to.at + (owner + 1) * box.AREAS + area - 1] = 1.0
    to.skip((box.KINGDOMS + 1) * box.AREAS)
    _areas(to, view.garrisons)
    to.many_hot(view.hand, cards.DESIGNS)
    to.many_hot(view.aside, cards.DESIGNS)
    to.one_hot(view.card, cards.DESIGNS)
    to.many_hot([card for pile in view.discards for card in pile], cards.DESIGNS)
    to.many_hot(view.candidates, box.AREAS + 1)
    to.one_hot(DEEDS.index(view.deed) if view.deed else -1, len(DEEDS))
    to.one_hot(view.attacker, box.KINGDOMS)
    to.one_hot(view.defender, box.KINGDOMS)
    to.one_hot(view.target, box.AREAS + 1)
    to.one_hot(view.reward, box.AREAS + 1)
    _areas(to, view.spent)
    to.numbers(
        [view.event_dice / 5, len(view.laid) / 5, _hits(view.attack_dice), _hits(view.defence_dice)], 4
    )
    to.many_hot([row[1] for row in view.laid], cards.DESIGNS)
    rows = {kingdom: i for i, kingdom in enumerate(view.order)}
    for kingdom in range(box.KINGDOMS):
        if kingdom in rows:
            _write_kingdom(to, view, rows[kingdom])
        else:
            to.skip(PER_KINGDOM)


def _write_kingdom(to: Writer, view: View, i: int) -> None:
    """Numbers and flags, bans, and the face-up cards: army, posted Responses, permanents."""
    kingdom = view.order[i]
    to.number(1.0)
    to.number(float(view.seats[i] >= 0))
    to.number(float(kingdom in view.asked))
    to.numbers([view.castles[i] / 13, view.bonus[i] / 2, view.cards[i] / 10], 3)
    to.number(float(kingdom == view.truce))
    to.number(float(kingdom in view.winners))
    to.many_hot(view.bans[i], box.KINGDOMS)
    for shown in (view.army[i], view.posted[i], view.permanents[i]):
        to.many_hot(shown, cards.DESIGNS)


def _areas(to: Writer, areas: list[int]) -> None:
    to.many_hot([area - 1 for area in areas], box.AREAS)


def _hits(dice: list[int]) -> float:
    return sum(die >= HIT for die in dice) / 5
