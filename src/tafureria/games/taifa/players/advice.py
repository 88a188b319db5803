"""Reasons for choices, for a person who asks what a master would do, from the heuristic's estimates."""

from __future__ import annotations

from typing import Final

from tafureria.core.advice import Outlook, Reason, percent
from tafureria.core.game import Notebook
from tafureria.core.shapes import Action, Card
from tafureria.games.taifa import actions
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa.cards import DEFENDS, DICE, STRENGTH
from tafureria.games.taifa.players.assess import Plan, Sight
from tafureria.games.taifa.players.heuristic import FRESH, event_value, worth
from tafureria.games.taifa.players.odds import raid, win
from tafureria.games.taifa.state import State
from tafureria.games.taifa.view import View


class Attacks(Reason, frozen=True, kw_only=True, tag="attacks"):
    """Attack this area, with these cards if the attack is worth making."""

    area: int
    cards: list[Card]


class Raids(Reason, frozen=True, kw_only=True, tag="raids"):
    """Make an incursion on this kingdom."""

    other: int


class Gives(Reason, frozen=True, kw_only=True, tag="gives"):
    """Give this kingdom a card."""

    other: int


class Plays(Reason, frozen=True, kw_only=True, tag="plays"):
    """Play this Event."""

    card: Card


class Discards(Reason, frozen=True, kw_only=True, tag="discards"):
    """Discard this card."""

    card: Card


class Uses(Reason, frozen=True, kw_only=True, tag="uses"):
    """Choose this card in the current decision."""

    card: Card


class Rolls(Reason, frozen=True, kw_only=True, tag="rolls"):
    """Lay this card to add this number of dice to that side."""

    card: Card
    count: int
    side: int


class Aims(Reason, frozen=True, kw_only=True, tag="aims"):
    """Choose this area in the current decision."""

    area: int


class Picks(Reason, frozen=True, kw_only=True, tag="picks"):
    """Choose this kingdom in the current decision."""

    other: int


class Says(Reason, frozen=True, kw_only=True, tag="says"):
    """Say ``pasa``, ``basta``, ``bonus`` or ``guarnicion``."""

    choice: str


class Wins(Reason, frozen=True, kw_only=True, tag="wins"):
    """The chance that the attack wins, and the castles that the kingdom would then have."""

    percent: int
    castles: int


class Dice(Reason, frozen=True, kw_only=True, tag="dice"):
    """Dice of the attack, and those that the defence is expected to throw."""

    attack: int
    defence: int


class Hurts(Reason, frozen=True, kw_only=True, tag="hurts"):
    """The kingdom that would lose, and the castles that it has now."""

    other: int
    castles: int


class Sudden(Reason, frozen=True, kw_only=True, tag="sudden"):
    """The attack would win the thirteenth castle, or take one from a kingdom that has twelve."""

    other: int | None


class NotWorth(Reason, frozen=True, kw_only=True, tag="not-worth"):
    """No card of the hand makes this attack worth its cost."""


class Gains(Reason, frozen=True, kw_only=True, tag="gains"):
    """What the Event would gain now, in castles, as the heuristic estimates it."""

    castles: float


class Succeeds(Reason, frozen=True, kw_only=True, tag="succeeds"):
    """The chance that the one die of an incursion hits (§5.3), and the number of cards that the other has."""

    percent: int
    count: int


class Spare(Reason, frozen=True, kw_only=True, tag="spare"):
    """Whether the card is worth less in hand than a new one."""

    is_less: bool


class Holds(Reason, frozen=True, kw_only=True, tag="holds"):
    """The chance that the attack wins before and after this choice."""

    before: int
    after: int


class Exposed(Reason, frozen=True, kw_only=True, tag="exposed"):
    """Foreign castles that border the area, and its defensive value."""

    count: int
    value: int


class Rest(Reason, frozen=True, kw_only=True, tag="rest"):
    """The best attack that could be made now, and its chance; the area is 0 where none is worth its cost."""

    area: int
    percent: int


class Waits(Reason, frozen=True, kw_only=True, tag="waits"):
    """The cards in the fullest hand of those who can still strike before the turn ends."""

    count: int


class Ends(Reason, frozen=True, kw_only=True, tag="ends"):
    """All others have passed: passing ends the game and wins it."""


REASONS: Final = (
    Attacks,
    Raids,
    Gives,
    Plays,
    Discards,
    Uses,
    Rolls,
    Aims,
    Picks,
    Says,
    Wins,
    Dice,
    Hurts,
    Sudden,
    NotWorth,
    Gains,
    Succeeds,
    Spare,
    Holds,
    Exposed,
    Rest,
    Waits,
    Ends,
    Outlook,
)


def advise(view: View, notebook: Notebook[State], action: Action, value: float | None) -> list[Reason]:
    """What the action does, the reasons for it, and its result in the playouts."""
    del notebook
    out = _deed(Sight(view), action)
    if value is not None:
        out.append(Outlook(percent=percent(value)))
    return out


def others(view: View, legal: list[Action]) -> list[Action]:
    """In the seat's own round the attacks worth making, best first; the master plays out some of them."""
    if view.phase != "round":
        return []
    sight = Sight(view)
    plans = [
        (plan.score, action)
        for action in legal
        if actions.attacked(action) and (plan := sight.best_attack([actions.attacked(action)])) is not None
    ]
    return [action for _, action in sorted(plans, key=lambda one: (-one[0], one[1]))]


def _deed(sight: Sight, action: Action) -> list[Reason]:
    if area := actions.attacked(action):
        return _attack(sight, area)
    if area := actions.area(action):
        return [Aims(area=area), *_area(sight, area)]
    if (other := actions.kingdom(action)) != box.NOBODY:
        return [Picks(other=other), Hurts(other=other, castles=sight.castles(other))]
    if (other := actions.raided(action)) != box.NOBODY:
        return [Raids(other=other), _raid(sight, other)]
    if (other := actions.receiver(action)) != box.NOBODY:
        return [Gives(other=other)]
    if (card := actions.played(action)) != actions.NO_CARD:
        return [Plays(card=card), Gains(castles=round(event_value(sight, card), 1))]
    if (card := actions.discarded(action)) != actions.NO_CARD:
        return [Discards(card=card), Spare(is_less=worth(card) < FRESH)]
    if (card := actions.card(action)) != actions.NO_CARD:
        return [Uses(card=card), *_use(sight, card, DEFENDS[card])]
    if actions.adds_dice(action):
        card, count, side = actions.rolls(action)
        own = count if side == actions.DEFENDER else 0
        return [Rolls(card=card, count=count, side=side), *_use(sight, card, own)]
    said = Says(choice=actions.notation(action))
    if action == actions.PASS:
        return [said, *_rest(sight)]
    return [said, *_use(sight, actions.NO_CARD, 0)]


# --- its own round -----------------------------------------------------------------------------


def _attack(sight: Sight, area: int) -> list[Reason]:
    plan = sight.best_attack([area])
    if plan is None:
        return [Attacks(area=area, cards=[]), NotWorth()]
    owner = sight.view.owners[area]
    out: list[Reason] = [
        Attacks(area=area, cards=_cards(sight, plan)),
        Wins(percent=percent(_chance(sight, plan)), castles=sight.castles(sight.me) + 1),
        Dice(attack=_dice(sight, plan), defence=int(sight.defence(area, plan.strength))),
    ]
    if sight.castles(sight.me) >= box.CASTLES - 1:
        return [*out, Sudden(other=None)]
    if owner == box.NOBODY:
        return out
    if sight.castles(owner) >= box.CASTLES - 1:
        return [*out, Sudden(other=owner)]
    return [*out, Hurts(other=owner, castles=sight.castles(owner))]


def _dice(sight: Sight, plan: Plan) -> int:
    """Dice of the attacker: strength, cards that add dice, and what a crusade adds."""
    owner = sight.view.owners[plan.area]
    helps = sight.crusade and owner >= 0 and box.MUSLIMS >> owner & 1 and sight.christian_troops()
    return plan.strength + sum(DICE[card] for card in plan.adders) + (1 if helps else 0)


def _chance(sight: Sight, plan: Plan) -> float:
    return win(_dice(sight, plan), int(sight.defence(plan.area, plan.strength)))


def _cards(sight: Sight, plan: Plan) -> list[Card]:
    """Cards of the hand that make up the strength of the plan, and those that add dice."""
    ways: dict[int, list[Card]] = {0: []}
    for card in sight.troops():
        for total, way in list(ways.items()):
            ways.setdefault(total + STRENGTH[card], [*way, card])
    return [*ways.get(plan.strength, []), *plan.adders]


def _raid(sight: Sight, other: int) -> Reason:
    return Succeeds(percent=percent(raid(1)), count=sight.cards_of(other))


def _rest(sight: Sight) -> list[Reason]:
    if sight.wins_by_passing():
        return [Ends()]
    plan = sight.best_attack(box.areas_in(sight.border()))
    if plan is None:
        return [Rest(area=actions.NO_AREA, percent=0)]
    rest = Rest(area=plan.area, percent=percent(_chance(sight, plan)))
    return [rest, Waits(count=sight.coming())] if sight.may_wait() else [rest]


# --- during a deed -----------------------------------------------------------------------------


def _use(sight: Sight, card: Card, defends: int) -> list[Reason]:
    """What a card does to the odds of the current attack; nothing where there is none."""
    view = sight.view
    if view.phase == "lay" and view.deed == "attack":
        have = sum(STRENGTH[row[1]] or row[3] for row in view.laid if row[0] == sight.me and row[1] >= 0)
        more = (STRENGTH[card] or DICE[card]) if card >= 0 else 0
        defence = int(sight.defence(view.target, have + more))
        return [
            Wins(percent=percent(win(have + more, defence)), castles=sight.castles(sight.me) + 1),
            Dice(attack=have + more, defence=defence),
        ]
    if view.phase in ("answer", "garrisons") and view.target and view.attacker != sight.me:
        attack, defence = sight.known_attack(), sight.known_defence()
        before = percent(win(attack, defence))
        return [Holds(before=before, after=percent(win(attack, defence + defends)))]
    return []


def _area(sight: Sight, area: int) -> list[Reason]:
    view, owner = sight.view, sight.view.owners[area]
    if view.phase == "garrisons" and view.attacker != sight.me:
        attack, spent = sight.known_attack(), sight.value(view.target) + len(view.spent)
        return [Holds(before=percent(win(attack, spent)), after=percent(win(attack, spent + 1)))]
    if owner >= 0 and owner != sight.me:
        return [Hurts(other=owner, castles=sight.castles(owner))]
    around = box.areas_in(box.NEIGHBOURS[area] & sight.board & ~sight.land[sight.me])
    foreign = sum(view.owners[near] >= 0 for near in around)
    return [Exposed(count=foreign, value=sight.value(area))]
