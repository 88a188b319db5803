"""Computer players of Moros y cristianos. They see a view, and act on it alone.

`jugador` weighs each side by how far it leads and how many are still to play, joins where that times
the booty promises most, springs a trap when it helps its side, and stakes oros only on a likely victory.
"""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from tafureria.core.game import Notebook
from tafureria.core.player import PlayerMaker
from tafureria.games.moros_y_cristianos.actions import (
    AIM,
    ASALTO,
    ASTUCIA,
    ATAQUE,
    BATALLA,
    BOTIN,
    DECLARE,
    FE,
    FIN,
    FUERZA,
    GUARDA,
    HEROES,
    HIDE,
    LISTO,
    REFUERZOS,
    TIRA,
    TROPA,
    taken_card,
)
from tafureria.games.moros_y_cristianos.guide import Guide
from tafureria.games.moros_y_cristianos.pieces import (
    BASTOS,
    CARDS,
    COPAS,
    ESPADAS,
    FIRST_BASTO,
    FIRST_COPA,
    FIRST_KNIGHT,
    OROS,
    RANKS,
    SIDE_NAMES,
    points_of,
)
from tafureria.games.moros_y_cristianos.state import State
from tafureria.games.moros_y_cristianos.view import View

POINTS: Final = tuple(points_of(1 << card) for card in range(CARDS))

# What the player believes. Each figure was tried against its neighbours over 400 games: all lie on a plateau.
NOISE: Final = 0.6
"""How much one player still to come can turn a battle, in points."""
COMING: Final = 1.2
"""Points of booty that a player still to come is expected to bring."""
JOINING: Final = 0.45
"""How likely a player still to come is to join one's own side."""
SURE_ENOUGH: Final = 0.6
"""The chance of victory at which oros are staked."""
GIVEN_AWAY: Final = 0.35
"""What a card lost to others costs, by its points."""


class Side(NamedTuple):
    """How a side stands, as one player sees it."""

    lead: float
    """Points by which it leads, the smaller total leading in `astucia`; ties count half a point."""
    chance: float
    """Chance of its victory."""
    share: float
    """Points of booty that one of its winners may expect."""


class Jugador:
    """The standard computer player."""

    remembers: ClassVar[bool] = False

    def choose(self, view: View, legal: list[int], notebook: Notebook[State] | None, seed: int) -> int:
        """One of *legal*, by the phase."""
        del notebook, seed
        if len(legal) == 1:
            return legal[0]
        if view.phase == "jugar":
            return play_on(view, legal)
        if view.phase == "repartir":
            return max(legal, key=lambda action: (POINTS[taken_card(action)], -action))
        if view.phase == "declarar":
            return declare(view, legal)
        if view.phase == "tesoro":
            return fill_treasure(view, legal)
        if view.phase == "diana":
            return take_aim(view, legal)
        return keep_or_throw(view)


# --- between battles --------------------------------------------------------------------------


def keep_or_throw(view: View) -> int:
    """Keep a hand that is better than a new one would be: knights first of all."""
    knights = [card for card in view.hand if card >= FIRST_KNIGHT and is_own(view, card)]
    if not knights:
        return TIRA
    worth = 0.0
    for card in view.hand:
        if card < FIRST_COPA:
            worth += 0.9 * POINTS[card] - 1.0
        elif card >= FIRST_KNIGHT:
            worth += 0.5 * POINTS[card] - 0.5 if is_own(view, card) else -1.0
        else:
            worth -= 0.4
    return GUARDA if worth > 0 else TIRA


def is_own(view: View, card: int) -> bool:
    """May this seat ever play that knight?"""
    return not view.teams or (card >= FIRST_BASTO) == bool(view.seat & 1)


def declare(view: View, legal: list[int]) -> int:
    """The combat that the hand is good for: of cunning, unless it has strong knights only."""
    sides = [
        [POINTS[card] for card in view.hand if card // RANKS == suit and is_own(view, card)]
        for suit in (ESPADAS, BASTOS)
    ]
    best = max(sides, key=lambda points: (sum(points), len(points)))
    riches = sum(POINTS[card] for card in view.hand if card < FIRST_COPA)
    strong = min(best, default=0) >= 2
    wanted = (
        FE if riches >= 2 or not best else BOTIN,
        FUERZA if strong else ASTUCIA,
        REFUERZOS if len(best) > 3 else ASALTO,
        ATAQUE,
        TROPA if strong and len(best) > 1 else HEROES,
    )
    action = DECLARE + wanted[view.dimension]
    return action if action in legal else BATALLA


def fill_treasure(view: View, legal: list[int]) -> int:
    """Hide a copa when one holds the knight it could hit on one's own side."""
    held = {suit: sum(c // RANKS == suit for c in view.hand) for suit in (ESPADAS, BASTOS)}
    suit = ESPADAS if held[ESPADAS] >= held[BASTOS] else BASTOS
    for action in legal:
        if action != LISTO and suit * RANKS + action - HIDE in view.hand and held[suit] > 1:
            return action
    return LISTO


# --- in battle --------------------------------------------------------------------------------


def still_to_play(view: View) -> int:
    """Turns that others have after this one."""
    seats = len(view.seats)
    place = (view.seat - view.starter) % seats
    if view.pass_number == 3:
        return 0
    if view.pass_number == 2:
        return place if view.combat[3] == "contraataque" else seats - 1 - place
    return seats - 1 - place + (seats - 1 if view.combat[2] == "refuerzos" else 0)


def weigh(view: View, side: int, more: float, extra: int, left: int) -> Side:
    """How *side* stands with so many more points of advantage and *extra* more knights on it."""
    other = 1 - side
    strengths = view.strengths
    cunning = view.combat[1] == "astucia"
    numbers = [0, 0]
    for knight in view.knights:
        numbers[knight.card >= FIRST_BASTO] += 1
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


def gain(view: View, side: int, card: int, left: int) -> float:
    """Points to be expected from putting this knight down on its side."""
    points = POINTS[card]
    cunning = view.combat[1] == "astucia"
    traps = sum(max(0, best_hit(view, copa, side)) for copa in view.hand if copa // RANKS == COPAS)
    stands = weigh(view, side, (-points if cunning else points) + traps, 1, left)
    return stands.chance * (points + stands.share) - (1 - stands.chance) * GIVEN_AWAY * points


def best_hit(view: View, copa: int, side: int) -> float:
    """Points of advantage that a copa brings to *side*; negative if it would only do harm."""
    hits = [hit_value(view, card, side) for card in targets(view, copa)]
    return max(hits, default=-1.0)


def targets(view: View, copa: int) -> list[int]:
    """Knights on the table that the copa can hit, those of this turn excepted."""
    rank = copa - FIRST_COPA
    return [
        knight.card
        for knight in view.knights
        if knight.card % RANKS == rank and (knight.seat != view.seat or knight.number != view.pass_number)
    ]


def hit_value(view: View, card: int, side: int) -> float:
    """Points of advantage for *side* if this knight is annulled."""
    own = (card >= FIRST_BASTO) == (side == 1)
    return float(POINTS[card]) if own == (view.combat[1] == "astucia") else -float(POINTS[card])


def side_of(view: View) -> int:
    """The own side, or where one would rather be: with the attackers if they are the only ones."""
    if view.seats[view.seat].side:
        return SIDE_NAMES.index(view.seats[view.seat].side)
    return max((0, 1), key=lambda side: weigh(view, side, 0, 0, still_to_play(view)).lead)


def play_on(view: View, legal: list[int]) -> int:
    """A knight if one is owed or wanted, then traps, then stakes, then the end of the turn."""
    left = still_to_play(view)
    knights = [card for card in legal if FIRST_KNIGHT <= card < CARDS]
    if knights:
        best = max(knights, key=lambda card: (gain(view, card // RANKS - ESPADAS, card, left), -card))
        if FIN not in legal or is_wanted(view, best, left):
            return best
    side = side_of(view)
    for card in legal:
        if card // RANKS == COPAS and best_hit(view, card, side) > 0:
            return card
    oros = [card for card in legal if card // RANKS == OROS]
    if oros and view.seats[view.seat].side and is_time_to_stake(view, side, left):
        return oros[0]
    return FIN


def is_wanted(view: View, card: int, left: int) -> bool:
    """Should a knight that is not owed be put down?"""
    side = card // RANKS - ESPADAS
    if not view.seats[view.seat].side:
        return gain(view, side, card, left) > 0.3
    points = POINTS[card]
    cunning = view.combat[1] == "astucia"
    now = weigh(view, side, 0, 0, left)
    then = weigh(view, side, -points if cunning else points, 1, left)
    own = view.seats[view.seat].knight_points
    return then.chance * (own + points + then.share) - now.chance * (
        own + now.share
    ) > GIVEN_AWAY * points * (1 - then.chance)


def is_time_to_stake(view: View, side: int, left: int) -> bool:
    """Oros wait for the second pass if there is one, and for a victory that is likely enough."""
    if view.pass_number == 1 and view.combat[2] == "refuerzos":
        return False
    return weigh(view, side, 0, 0, left).chance > SURE_ENOUGH


def take_aim(view: View, legal: list[int]) -> int:
    """The knight whose fall helps the own side most."""
    side = side_of(view)
    return max(legal, key=lambda action: (hit_value(view, action - AIM + FIRST_KNIGHT, side), -action))


PLAYERS: dict[str, PlayerMaker] = {"jugador": Jugador}
GUIDE = Guide(Jugador())
