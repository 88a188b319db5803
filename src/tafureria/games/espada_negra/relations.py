"""What a seat sees of the table and of each player, for a network that treats all players alike.

Many of the features are estimates of the heuristic without its random variation: what it would pay, which
attack it prefers, whether it would spy. Nothing has to be remembered: the view shows everything.
"""

from __future__ import annotations

from typing import Any, Final

from tafureria.core import game as core
from tafureria.core.tensor import Layout, Writer, named, size
from tafureria.games.espada_negra import actions
from tafureria.games.espada_negra.actions import ATTACK, ATTACKS, COUNT, HOLD, MOST_SEATS, NAME, SPY_SLOTS
from tafureria.games.espada_negra.options import MODES
from tafureria.games.espada_negra.players.appraisal import Appraiser, appraise, partner, standing
from tafureria.games.espada_negra.players.attacking import declaration, strength
from tafureria.games.espada_negra.players.bidding import bid_up_to, eagerness, favoured, most_to_pay, purses
from tafureria.games.espada_negra.players.spying import cheapest, cost, gain
from tafureria.games.espada_negra.state import PHASES, State
from tafureria.games.espada_negra.view import View

NEAR: Final[list[list[int]]] = [[] for _ in range(MOST_SEATS)]
"""Seats have no neighbours: where a player sits hardly limits whom it competes with."""
AUCTION: Final = ("bid", "call", "speak", "outcry")
SPYING: Final = ("block", "cancel")
PLAYED: Final = ("attack", *AUCTION, "name", *SPYING)
"""Phases in which a card is up and seats choose, so that the card can be appraised."""
BINS: Final = 64
"""Amounts of gold that are told apart when a bid must be found; the last stands for all higher ones."""
AMOUNTS: Final = ("pay", "bid", "gold", "richest rival", "floor", "lead")
"""Amounts of gold: the most that the heuristic would pay; its bid for that, given what rivals have, or 0 to
pass; what the seat and its richest rival have; the lowest and the leading bid."""

TABLE: Final[Layout] = (
    ("phase", len(PHASES)),
    ("mode", len(MODES)),
    *((name, BINS) for name in AMOUNTS),
    ("amounts", len(AMOUNTS)),
    ("card: worth, level, pay against its rounding, worth of a usual one", 4),
    ("turn, turns to come, place, cards left, live, pairs", 6),
    ("own: production, attack, steady, espionage, victory", 5),
    ("rivals able to bid, rivals with the same gold, partner leads, most gold", 4),
    ("declaration", ATTACKS),
    ("attack: often, promise, strength, berserkers, strongest rival, least, strongest, attacked, barred", 9),
    ("next spy", SPY_SLOTS),
    ("spies: worth it, worth over cost, need, pointed, enough", 5),
    ("taker: me, partner, price, by attack, blocked", 5),
)
"""Features of the table as a whole. All after *mode* belong to the seat that looks; a watcher has none."""

EACH: Final[tuple[str, ...]] = (
    "seated",
    "me",
    "partner",
    "gold",
    "gold against the richest",
    "production",
    "victory",
    "attack",
    "espionage",
    "asked",
    "sealed",
    "leader",
    "candidate",
    "preferred",
    "taker",
    "auctioneer",
    "turns to its left",
    "worth of the card",
    "attacked",
    "barred",
)
"""Features of each seat. *preferred* is the candidate that the heuristic would name as auctioneer."""

NAMED: Final = named(COUNT, {NAME: range(MOST_SEATS)})
"""For each action its kind, and the seat that it names; -1 for none."""


def fill(view: View, notebook: core.Notebook[State], out: Any) -> None:
    """Write what *view* shows. Gold, victory and attack are divided by twenty, most else by ten."""
    del notebook
    to = Writer(out)
    to.one_hot(PHASES.index(view.phase), len(PHASES))
    to.one_hot(MODES.index(view.mode), len(MODES))
    up = view.phase in PLAYED and 0 <= view.place < len(view.row)
    appraiser = appraise(view) if up else None
    if view.seat == core.TABLE:
        to.skip(size(TABLE[2:]))
    else:
        worths = appraiser.worths(view.seat) if appraiser is not None else []
        _write_round(to, view, appraiser, worths)
        _write_force(to, view, appraiser, worths)
        _write_wits(to, view, appraiser)
    _write_seats(to, view, appraiser)


def _write_round(to: Writer, view: View, appraiser: Appraiser | None, worths: list[float]) -> None:
    """Write the amounts of gold, and what the seat has. Amounts of an auction are zero when there is none."""
    me, rivals = view.players[view.seat], purses(view)
    richest = max(rivals)
    auction = appraiser is not None and view.phase in AUCTION
    level = eagerness(view, appraiser, worths) if appraiser is not None else 0.0
    pay, bid = 0.0, -1
    if auction:
        pay = most_to_pay(view, worths[0], level, view.floor)
        bid = bid_up_to(view, int(pay + 0.5), view.floor, me.gold)
    near, floor, lead = (int(pay + 0.5), view.floor, view.leading_bid) if auction else (-1, -1, -1)
    amounts = [bid, me.gold, richest, floor, lead]
    for amount in [near, *amounts]:
        to.one_hot(min(amount, BINS - 1), BINS)
    to.numbers([max(amount, 0) / 20 for amount in [pay, *amounts]], len(AMOUNTS))
    usual = appraiser.usual if appraiser is not None else 0.0
    to.numbers([sum(worths[:1]) / 20, min(level, 4.0) / 4, pay - max(near, 0), usual / 20], 4)
    gone, rest = (view.place, view.per_turn - view.place) if view.place >= 0 else (0, 0)
    to.numbers([view.turn / max(view.turns, 1), (view.turns - view.turn) / 10], 2)
    to.numbers([gone / view.per_turn, rest / 10, float(view.live), float(view.pairs)], 4)
    to.numbers([me.production / 10, me.attack / 20, me.steady / 20, me.espionage / 10, standing(me) / 20], 5)
    able = sum([gold >= view.floor for gold in rivals]) if auction else 0
    yields = float(view.pairs and view.leader == partner(view))
    to.numbers([able / 8, rivals.count(me.gold) / 8, yields, float(me.gold > richest)], 4)


def _write_force(to: Writer, view: View, appraiser: Appraiser | None, worths: list[float]) -> None:
    """Write the declaration of attack that the heuristic prefers, and whom it has to beat."""
    me = view.players[view.seat]
    foes = [p for s, p in enumerate(view.players) if s != view.seat and not (p.attacked or p.barred)]
    strongest = max([foe.attack for foe in foes], default=0)
    best, often, promise = HOLD, 0.0, 0.0
    if appraiser is not None and view.phase == "attack" and view.seat in view.asked:
        # The contenders, in an order in which sums are rounded as the learned weights know them.
        rivals = [view.players[seat] for seat in [*view.asked, *view.sealed_by] if seat != view.seat]
        best, often, promise = declaration(view, appraiser, worths, rivals, _ways(view))
    to.one_hot(best - ATTACK, ATTACKS)
    spent = actions.berserkers(best) if best != HOLD else (0, 0, 0)
    force = strength(view, spent) if best != HOLD else 0
    to.numbers([often, promise / 20, force / 20, sum(spent) / 10, strongest / 20, view.least_attack / 20], 6)
    to.numbers([float(force > strongest), float(me.attacked), float(me.barred)], 3)


def _ways(view: View) -> list[tuple[int, int, int]]:
    """The attacks that the seat may declare: the berserkers of each slot that they spend."""
    most_a, most_b, most_c = [*view.players[view.seat].berserkers, 0, 0, 0][:3]
    ways = [(a, b, c) for c in range(most_c + 1) for b in range(most_b + 1) for a in range(most_a + 1)]
    return [way for way in ways if strength(view, way) >= view.least_attack]


def _write_wits(to: Writer, view: View, appraiser: Appraiser | None) -> None:
    """Write which spy the heuristic would point next, and whether that is worth it; zeros if nobody spies."""
    if appraiser is None or view.phase not in SPYING:
        to.skip(SPY_SLOTS + 10)
        return
    lacking = view.need - view.pointed_sum
    spies = cheapest(view, lacking) if view.seat in view.asked and lacking > 0 else []
    to.one_hot(spies[0] if spies else -1, SPY_SLOTS)
    # Whether to spy at all is decided before the first spy is pointed.
    ratio = gain(view, appraiser) / cost(view, appraiser, spies) if spies and not view.pointed else 0.0
    numbers = [float(ratio > 1), max(min(ratio, 4.0), -4.0) / 4, view.need / 20, view.pointed_sum / 20]
    to.numbers([*numbers, float(0 < view.need <= view.pointed_sum)], 5)
    mine = view.taker == view.seat
    to.numbers([float(mine), float(not mine and view.taker == partner(view))], 2)
    to.numbers([view.price / 20, float(view.by_attack), float(len(view.chain) % 2)], 3)


def _write_seats(to: Writer, view: View, appraiser: Appraiser | None) -> None:
    """Write the parts of ``EACH``."""
    seats, me, preferred = len(view.players), view.seat, _preferred(view)
    friend = partner(view) if view.pairs and me >= 0 else core.TABLE
    most = max(1, *[p.gold for p in view.players])
    model = view.row[view.place].model if appraiser is not None else -1
    rows: list[list[float]] = []
    for seat, player in enumerate(view.players):
        worth = appraiser.worth(model, seat) if appraiser is not None else 0.0
        whose = [1.0, float(seat == me), float(seat == friend)]
        gold = [player.gold / 20, player.gold / most, player.production / 10, standing(player) / 20]
        force = [player.attack / 20, player.espionage / 10]
        asked = [float(seat in view.asked), float(seat in view.sealed_by), float(seat == view.leader)]
        tied = [float(seat in view.candidates), float(seat == preferred)]
        roles = [float(seat == view.taker), float(seat == view.auctioneer)]
        rest = [(seat - me) % seats / seats if me >= 0 else 0.0, worth / 20]
        barred = [float(player.attacked), float(player.barred)]
        rows.append([*whose, *gold, *force, *asked, *tied, *roles, *rest, *barred])
    for part in zip(*rows, strict=True):
        to.numbers(list(part), MOST_SEATS)


def _preferred(view: View) -> int:
    """The candidate that the heuristic would name as auctioneer."""
    chooses = view.phase == "name" and view.seat in view.asked
    return favoured(view, view.candidates) if chooses else core.TABLE
