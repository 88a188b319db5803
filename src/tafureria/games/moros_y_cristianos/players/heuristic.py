"""The computer player `jugador`, which decides by its view alone.

It values each side by how far it leads and how many turns are still to come, joins the side where chance of
victory times share of the booty is highest, plays a copa when that helps its side, and stakes oros only
when victory is likely.
"""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from tafureria.core.game import Notebook
from tafureria.core.shapes import Action, Card
from tafureria.games.moros_y_cristianos import actions
from tafureria.games.moros_y_cristianos.pieces import (
    BASTOS,
    CARDS,
    COPAS,
    ESPADAS,
    FIRST_COPA,
    FIRST_KNIGHT,
    OROS,
    RANKS,
    SIDE_NAMES,
    points_of,
    side_of,
)
from tafureria.games.moros_y_cristianos.state import TREASURE_PASS, State
from tafureria.games.moros_y_cristianos.view import View

POINTS: Final = tuple(points_of(1 << card) for card in range(CARDS))

# What the player assumes. Each figure was tried against its neighbours over 400 games: all lie on a plateau.
NOISE: Final = 0.6
"""How much one turn still to come can change the lead, in points."""
COMING: Final = 1.2
"""Points of booty that a turn still to come is expected to bring."""
JOINING: Final = 0.45
"""Players who are expected to join this player's side, per turn still to come."""
SURE_ENOUGH: Final = 0.6
"""The chance of victory at which oros are staked."""
GIVEN_AWAY: Final = 0.35
"""What a card lost to others costs, as a share of its points."""


class Side(NamedTuple):
    """How a side stands, as one player sees it."""

    lead: float
    """Points by which it leads, the smaller total leading in `astucia`; the tie-break is worth 0.45."""
    chance: float
    """Chance of its victory."""
    share: float
    """Points of booty that one of its winners may expect."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Jugador:
    """The standard computer player."""

    remembers: ClassVar[bool] = False

    def choose(self, view: View, legal: list[Action], notebook: Notebook[State] | None, seed: int) -> Action:
        """One of *legal*, chosen by a separate rule for each phase."""
        del notebook, seed
        if len(legal) == 1:
            return legal[0]
        if view.phase == "play":
            return play_on(view, legal)
        if view.phase == "pick":
            return max(legal, key=lambda action: (POINTS[actions.taken_card(action)], -action))
        if view.phase == "declare":
            return declare(view, legal)
        if view.phase == "treasure":
            return fill_treasure(view, legal)
        if view.phase == "aim":
            return take_aim(view, legal)
        return keep_or_throw(view)


# --- between battles --------------------------------------------------------------------------


def keep_or_throw(view: View) -> Action:
    """Keep a hand that is better than a new one would be, which no hand without a knight is."""
    knights = [card for card in view.hand if card >= FIRST_KNIGHT and is_own(view, card)]
    if not knights:
        return actions.TIRA
    worth = 0.0
    for card in view.hand:
        if card < FIRST_COPA:
            worth += 0.9 * POINTS[card] - 1.0
        elif card >= FIRST_KNIGHT:
            worth += 0.5 * POINTS[card] - 0.5 if is_own(view, card) else -1.0
        else:
            worth -= 0.4
    return actions.GUARDA if worth > 0 else actions.TIRA


def is_own(view: View, card: Card) -> bool:
    """Whether this seat may ever play that knight."""
    return not view.teams or side_of(card) == view.seat % 2


def declare(view: View, legal: list[Action]) -> Action:
    """The combat that suits the hand: `astucia`, unless all its knights are strong."""
    sides = [
        [POINTS[card] for card in view.hand if card // RANKS == suit and is_own(view, card)]
        for suit in (ESPADAS, BASTOS)
    ]
    best = max(sides, key=lambda points: (sum(points), len(points)))
    riches = sum(POINTS[card] for card in view.hand if card < FIRST_COPA)
    strong = min(best, default=0) >= 2
    wanted = (
        actions.FE if riches >= 2 or not best else actions.BOTIN,
        actions.FUERZA if strong else actions.ASTUCIA,
        actions.REFUERZOS if len(best) > 3 else actions.ASALTO,
        actions.ATAQUE,
        actions.TROPA if strong and len(best) > 1 else actions.HEROES,
    )
    action = actions.DECLARE + wanted[view.dimension]
    return action if action in legal else actions.BATALLA


def fill_treasure(view: View, legal: list[Action]) -> Action:
    """Hide a copa that could annul a knight of the same hand, if the hand has another of that side."""
    held = {suit: sum(c // RANKS == suit for c in view.hand) for suit in (ESPADAS, BASTOS)}
    suit = ESPADAS if held[ESPADAS] >= held[BASTOS] else BASTOS
    for action in legal:
        if action != actions.LISTO and held[suit] > 1:
            rank = actions.hidden_copa(action) - FIRST_COPA
            if suit * RANKS + rank in view.hand:
                return action
    return actions.LISTO


# --- in battle --------------------------------------------------------------------------------


def still_to_play(view: View) -> int:
    """How many turns others have after this one."""
    seats = len(view.seats)
    place = (view.seat - view.starter) % seats
    if view.pass_number == TREASURE_PASS:
        return 0
    if view.pass_number == 2:
        return place if view.combat[actions.ORDEN] == "contraataque" else seats - 1 - place
    return seats - 1 - place + (seats - 1 if view.combat[actions.DURACION] == "refuerzos" else 0)


def weigh(view: View, side: int, more: float, extra: int, left: int) -> Side:
    """How *side* stands with *more* points of lead and *extra* knights added, *left* turns before the end."""
    other = 1 - side
    strengths = view.strengths
    cunning = view.combat[actions.TIPO] == "astucia"
    numbers = [0, 0]
    for knight in view.knights:
        numbers[side_of(knight.card)] += 1
    numbers[side] += extra
    lead = (strengths[other] - strengths[side] if cunning else strengths[side] - strengths[other]) + more
    defends = view.attack not in ("", SIDE_NAMES[side])
    if numbers[side] != numbers[other]:
        lead += 0.45 if numbers[side] > numbers[other] else -0.45
    else:
        lead += 0.45 if defends else -0.45
    if not numbers[other] and left == 0:
        lead = 9.0
    x = lead / (0.2 + NOISE * left)
    chance = 0.5 + 0.5 * x / (1 + abs(x))
    allies = 1.0 + JOINING * left
    booty = COMING * left + sum(POINTS[c] for c in view.centre) + sum(POINTS[c] for c in view.carried)
    for seat, each in enumerate(view.seats):
        if seat == view.seat:
            continue
        if each.side == SIDE_NAMES[side]:
            allies += 1
        else:
            booty += each.knight_points + sum(POINTS[c] for c in each.oros)
    return Side(lead, chance, booty / allies)


def gain(view: View, side: int, card: Card, left: int) -> float:
    """Expected points from playing this knight, with *left* turns before the end."""
    points = POINTS[card]
    cunning = view.combat[actions.TIPO] == "astucia"
    traps = sum(max(0, best_hit(view, copa, side)) for copa in view.hand if copa // RANKS == COPAS)
    stands = weigh(view, side, (-points if cunning else points) + traps, 1, left)
    return stands.chance * (points + stands.share) - (1 - stands.chance) * GIVEN_AWAY * points


def best_hit(view: View, copa: Card, side: int) -> float:
    """Points of advantage that a copa brings to *side*; negative if it would only do harm."""
    hits = [hit_value(view, card, side) for card in targets(view, copa)]
    return max(hits, default=-1.0)


def targets(view: View, copa: Card) -> list[Card]:
    """Knights on the table that the copa can annul: not those of this turn."""
    rank = copa - FIRST_COPA
    return [
        knight.card
        for knight in view.knights
        if knight.card % RANKS == rank
        and (knight.seat != view.seat or knight.pass_number != view.pass_number)
    ]


def hit_value(view: View, card: Card, side: int) -> float:
    """Points of advantage for *side* if this knight is annulled."""
    own = side_of(card) == side
    return float(POINTS[card]) if own == (view.combat[actions.TIPO] == "astucia") else -float(POINTS[card])


def own_side(view: View) -> int:
    """The player's side; while it has none, the side that leads."""
    if view.seats[view.seat].side:
        return SIDE_NAMES.index(view.seats[view.seat].side)
    return max((0, 1), key=lambda side: weigh(view, side, 0, 0, still_to_play(view)).lead)


def play_on(view: View, legal: list[Action]) -> Action:
    """A knight if one must be played or is wanted, then copas, then oros, then the end of the turn."""
    left = still_to_play(view)
    knights = [card for card in legal if FIRST_KNIGHT <= card < CARDS]
    if knights:
        best = max(knights, key=lambda card: (gain(view, side_of(card), card, left), -card))
        if actions.FIN not in legal or is_wanted(view, best, left):
            return best
    side = own_side(view)
    for card in legal:
        if card // RANKS == COPAS and best_hit(view, card, side) > 0:
            return card
    oros = [card for card in legal if card // RANKS == OROS]
    if oros and view.seats[view.seat].side and is_time_to_stake(view, side, left):
        return oros[0]
    return actions.FIN


def is_wanted(view: View, card: Card, left: int) -> bool:
    """Whether to play a knight that need not be played."""
    side = side_of(card)
    if not view.seats[view.seat].side:
        return gain(view, side, card, left) > 0.3
    points = POINTS[card]
    cunning = view.combat[actions.TIPO] == "astucia"
    now = weigh(view, side, 0, 0, left)
    then = weigh(view, side, -points if cunning else points, 1, left)
    own = view.seats[view.seat].knight_points
    return then.chance * (own + points + then.share) - now.chance * (
        own + now.share
    ) > GIVEN_AWAY * points * (1 - then.chance)


def is_time_to_stake(view: View, side: int, left: int) -> bool:
    """Whether to stake oros: in the last pass only, and if victory is likely enough."""
    if view.pass_number == 1 and view.combat[actions.DURACION] == "refuerzos":
        return False
    return weigh(view, side, 0, 0, left).chance > SURE_ENOUGH


def take_aim(view: View, legal: list[Action]) -> Action:
    """The knight whose annulment helps the player's side most."""
    side = own_side(view)
    return max(legal, key=lambda action: (hit_value(view, actions.aimed_knight(action), side), -action))
