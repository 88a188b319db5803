"""What a seat sees of each area and each kingdom, for a network that treats all areas alike.

Many of the features are estimates of the heuristic: what an area is worth, the best attack on it, who is
dangerous. Nothing has to be remembered, since the view shows everything that it needs.
"""

from __future__ import annotations

from typing import Any, Final

from tafureria.core import game as core
from tafureria.core.tensor import Layout, Writer, named
from tafureria.games.taifa import actions, cards
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa.cards import DICE, STRENGTH
from tafureria.games.taifa.pieces import AREAS, KINGDOMS, NEIGHBOURS, areas_in
from tafureria.games.taifa.players.assess import MOST_STRENGTH, Sight
from tafureria.games.taifa.players.heuristic import event_value
from tafureria.games.taifa.players.odds import win
from tafureria.games.taifa.seeing import DEEDS
from tafureria.games.taifa.state import State
from tafureria.games.taifa.tensor import KINDS
from tafureria.games.taifa.view import View

THINGS: Final = AREAS + KINGDOMS
"""The areas, then the kingdoms."""
NEAR: Final[list[list[int]]] = [
    *([other - 1 for other in areas_in(NEIGHBOURS[area])] for area in range(1, AREAS + 1)),
    *([] for _ in range(KINGDOMS)),
]
"""Linked areas; kingdoms have no neighbours."""
ROUND: Final = (
    "castles",
    "bonus",
    "cards",
    "strength",
    "price of strength",
    "fullest hand to come",
    "may wait",
    "wins by passing",
    "best Event",
    "best attack",
)
DEED: Final = (
    "mine",
    "on me",
    "odds",
    "odds with one die more",
    "odds with two",
    "odds with three",
    "stake",
    "attack",
    "defence",
    "strength laid",
    "strength wanted",
    "hits",
    "hits against",
    "odds of rolling again",
)

TABLE: Final[Layout] = (
    ("phase", len(KINDS)),
    ("own kingdom", KINGDOMS),
    ("turns left", 3),
    ("passes", KINGDOMS),
    ("hand", cards.DESIGNS),
    ("aside", cards.DESIGNS),
    ("event being played", cards.DESIGNS),
    ("deed", len(DEEDS)),
    ("own round", len(ROUND)),
    ("deed under way", len(DEED)),
    ("worth of the Events in hand", len(cards.EVENTS)),
)
"""Features of the table as a whole."""

EACH: Final[tuple[str, ...]] = (
    "in play",
    "own",
    "independent",
    "garrison",
    "borders",
    "defence",
    "prize",
    "attack: score",
    "attack: strength",
    "attack: odds",
    "foes around",
    "may be chosen",
    "target",
    "garrison spent",
    "kingdom",
    "castles",
    "cards",
    "threat",
    "links",
    "danger",
    "active",
    "barred",
)
"""Features of each area and kingdom. From *castles* to *threat*, those of an area are its owner's."""

NAMED: Final = named(
    actions.COUNT,
    {
        actions.ATTACK + 1: range(AREAS),
        actions.AREA + 1: range(AREAS),
        actions.KINGDOM: range(AREAS, THINGS),
        actions.INCURSION: range(AREAS, THINGS),
        actions.GIFT: range(AREAS, THINGS),
    },
)
"""For each action its kind, and the area or kingdom that it names; -1 for none."""


def fill(view: View, notebook: core.Notebook[State], out: Any) -> None:
    """Write what *view* shows. Strengths, dice and cards are divided by ten, castles by thirteen."""
    del notebook
    to = Writer(out)
    to.one_hot(KINDS.index(view.phase), len(KINDS))
    to.one_hot(view.kingdom, KINGDOMS)
    to.one_hot(min(2, view.turns - view.turn), 3)
    to.one_hot(view.passes, KINGDOMS)
    to.many_hot(view.hand, cards.DESIGNS)
    to.many_hot(view.aside, cards.DESIGNS)
    to.one_hot(view.card, cards.DESIGNS)
    to.one_hot(DEEDS.index(view.deed) if view.deed else -1, len(DEEDS))
    if view.kingdom == box.NOBODY:
        to.skip(len(ROUND) + len(DEED) + len(cards.EVENTS))
        return
    sight = Sight(view)
    border = areas_in(sight.border())
    plans = {area: plan for area in border if (plan := sight.best_attack([area])) is not None}
    events = [card for card in cards.EVENTS if card in view.hand]
    worth = {card: event_value(sight, card) for card in events}
    to.numbers(
        [
            sight.castles(sight.me) / 13,
            sight.bonus() / 2,
            len(view.hand) / 10,
            sum(STRENGTH[card] for card in view.hand) / 10,
            4 * sight.price(),
            sight.coming() / 10,
            float(sight.may_wait()),
            float(sight.wins_by_passing()),
            max(worth.values(), default=0.0),
            max((plan.score for plan in plans.values()), default=0.0),
        ],
        len(ROUND),
    )
    if view.deed:
        _write_deed(to, sight)
    else:
        to.skip(len(DEED))
    to.numbers([worth.get(card, 0.0) for card in cards.EVENTS], len(cards.EVENTS))
    _write_things(to, sight, border, plans)


def _write_deed(to: Writer, sight: Sight) -> None:
    """The attack, incursion or Judgment under way, as far as the seat can see it."""
    view = sight.view
    mine = view.attacker == sight.me
    attack, defence = sight.known_attack(), sight.known_defence() if view.target else 0
    laid = [row for row in view.laid if row[0] == sight.me]
    strength = sum(STRENGTH[row[1]] for row in laid if row[1] >= 0)
    wanted = 0
    if mine and view.target and view.deed == "attack":
        plan = sight.best_attack([view.target])
        wanted = 0 if plan is None else plan.strength
    hits, against = sight.hits(view.attack_dice), sight.hits(view.defence_dice)
    to.numbers(
        [
            float(mine),
            float(view.defender == sight.me),
            *(win(attack, defence + more) for more in range(4)),
            sight.stake() if view.attacker >= 0 else 0.0,
            attack / 10,
            defence / 10,
            strength / 10,
            wanted / 10,
            hits / 10,
            against / 10,
            sight.odds_again() if view.attack_dice else 0.0,
        ],
        len(DEED),
    )


def _write_things(to: Writer, sight: Sight, border: list[int], plans: dict[int, Any]) -> None:
    """Write the parts of ``EACH``."""
    view = sight.view
    parts = [[0.0] * THINGS for _ in EACH]
    at = dict(zip(EACH, parts, strict=True))
    own = sight.land[sight.me]
    threat = {kingdom: sight.threat(kingdom) for kingdom in view.order}
    for area in view.board:
        thing, owner = area - 1, view.owners[area]
        at["in play"][thing] = 1.0
        at["own"][thing] = float(owner == sight.me)
        at["independent"][thing] = float(owner == box.NOBODY)
        at["garrison"][thing] = float(sight.garrison >> area & 1)
        at["defence"][thing] = sight.value(area) / 10
        around = NEIGHBOURS[area] & sight.board & ~own
        at["foes around"][thing] = sum(view.owners[one] >= 0 for one in areas_in(around)) / 5
        if owner >= 0:
            at["castles"][thing] = sight.castles(owner) / 13
            at["cards"][thing] = sight.cards_of(owner) / 10
            at["threat"][thing] = threat[owner]
        if owner != sight.me:
            at["prize"][thing] = sight.prize(area)
    for area in border:
        at["borders"][area - 1] = 1.0
        at["defence"][area - 1] = sight.defence(area, MOST_STRENGTH) / 10
    for area, plan in plans.items():
        at["attack: score"][area - 1] = plan.score
        at["attack: strength"][area - 1] = plan.strength / 10
        dice = plan.strength + sum(DICE[card] for card in plan.adders)
        at["attack: odds"][area - 1] = win(dice, int(sight.defence(area, plan.strength)))
    first = AREAS if view.phase in ("aim-kingdom", "again-kingdom") else -1
    for one in view.candidates:
        at["may be chosen"][first + one] = 1.0
    if view.target:
        at["target"][view.target - 1] = 1.0
    for area in view.spent:
        at["garrison spent"][area - 1] = 1.0
    for kingdom in view.order:
        thing = AREAS + kingdom
        at["kingdom"][thing] = 1.0
        at["own"][thing] = float(kingdom == sight.me)
        at["castles"][thing] = sight.castles(kingdom) / 13
        at["cards"][thing] = sight.cards_of(kingdom) / 10
        at["threat"][thing] = threat[kingdom]
        at["active"][thing] = float(kingdom == view.active)
        if kingdom != sight.me:
            at["links"][thing] = sight.borders(kingdom) / 10
            at["danger"][thing] = sight.danger_from(kingdom) / 10
            at["barred"][thing] = float(kingdom in view.bans[sight.at[sight.me]])
    for part in parts:
        to.numbers(part, THINGS)
