"""What a seat sees of the table and of each player, for a network that treats all players alike.

Many of the features are estimates of the heuristic without its random variation: what it would pay, which
attack it prefers, whether it would spy. Nothing has to be remembered: the view shows everything.
"""

from __future__ import annotations

from itertools import product
from typing import Any, Final

from tafureria.core import game as core
from tafureria.core.tensor import Layout, Writer, named, size
from tafureria.games.espada_negra import actions
from tafureria.games.espada_negra.actions import ATTACK, ATTACKS, COUNT, MOST_SEATS, NAME, SPY_SLOTS
from tafureria.games.espada_negra.options import MODES
from tafureria.games.espada_negra.players.appraisal import Appraiser, appraise
from tafureria.games.espada_negra.players.attacking import reaches, spread, unclaimed
from tafureria.games.espada_negra.players.heuristic import _cheapest, _partner, _standing, _strength, _wits
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
        worths = [appraiser.worth(c.model, view.seat) for c in view.row[view.place :]] if appraiser else []
        _write_round(to, view, appraiser, worths)
        _write_force(to, view, appraiser, worths)
        _write_wits(to, view, appraiser)
    _write_seats(to, view, appraiser)


def _level(view: View, appraiser: Appraiser, worths: list[float]) -> float:
    """The gold that the heuristic offers per gold of worth."""
    taste, there = appraiser.taste, sum([max(worth, 0.0) for worth in worths])
    reach = sum([p.gold for p in view.players]) / there if there > 0 else 1.0
    if view.mode != "secreta":
        return min(taste.eager, reach)
    return min(taste.eager, reach * taste.spend) if appraiser.rest else reach * taste.last


def _bid(view: View, pay: float, richest: int) -> int:
    """The heuristic's bid if it pays at most *pay*, 0 for a pass; it lowers sealed bids at random."""
    gold, lowest, limit = view.players[view.seat].gold, view.floor, int(pay + 0.5)
    if limit < lowest or gold < lowest or (view.leader >= 0 and view.leader == _partner(view)):
        return 0
    if view.mode == "secreta":
        enough = richest if gold > richest else richest + 1
        return min(limit, max(enough, lowest), gold)
    return min(lowest + (limit - lowest) // 3, max(richest, lowest), gold)


def _write_round(to: Writer, view: View, appraiser: Appraiser | None, worths: list[float]) -> None:
    """Write the amounts of gold, and what the seat has. Amounts of an auction are zero when there is none."""
    me = view.players[view.seat]
    rivals = [p.gold for seat, p in enumerate(view.players) if seat != view.seat]
    richest = max(rivals, default=0)
    auction = appraiser is not None and view.phase in AUCTION
    level = _level(view, appraiser, worths) if appraiser is not None else 0.0
    pay, bid = 0.0, -1
    if auction:
        # However scarce gold is, no card is sold below the lowest bid.
        least = min(worths[0] / 2, view.floor) if view.leading_bid == 0 else 0.0
        pay = max(worths[0] * level, least, 0.0)
        bid = _bid(view, pay, richest)
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
    to.numbers([me.production / 10, me.attack / 20, me.steady / 20, me.espionage / 10, _standing(me) / 20], 5)
    able = sum([gold >= view.floor for gold in rivals]) if auction else 0
    partner = float(view.pairs and view.leader == _partner(view))
    to.numbers([able / 8, rivals.count(me.gold) / 8, partner, float(me.gold > richest)], 4)


def _write_force(to: Writer, view: View, appraiser: Appraiser | None, worths: list[float]) -> None:
    """Write the declaration of attack that the heuristic prefers, and whom it has to beat."""
    me = view.players[view.seat]
    foes = [p for s, p in enumerate(view.players) if s != view.seat and not (p.attacked or p.barred)]
    strongest = max([foe.attack for foe in foes], default=0)
    best, often, promise = -1, 0.0, 0.0
    if appraiser is not None and view.phase == "attack" and view.seat in view.asked:
        best, often, promise = _declaration(view, appraiser, worths)
    to.one_hot(best, ATTACKS)
    spent = actions.berserkers(ATTACK + best) if best >= 0 else (0, 0, 0)
    force = _strength(view, me, spent) if best >= 0 else 0
    to.numbers([often, promise / 20, force / 20, sum(spent) / 10, strongest / 20, view.least_attack / 20], 6)
    to.numbers([float(force > strongest), float(me.attacked), float(me.barred)], 3)


def _declaration(view: View, appraiser: Appraiser, worths: list[float]) -> tuple[int, float, float]:
    """The most promising declaration, as its number or -1, how often to make it now, and its promise."""
    me, doubt = view.players[view.seat], appraiser.taste.doubt
    # A seat that has sealed a declaration is as much a rival as one that has not.
    rivals = [view.players[seat] for seat in [*view.asked, *view.sealed_by] if seat != view.seat]
    price = appraiser.taste.berserk * appraiser.usual * (1.0 if appraiser.rest else 0.6)
    most_a, most_b, most_c = [*me.berserkers, 0, 0, 0][:3]
    best, often, most = -1, 0.0, 0.0
    remains: dict[int, list[float]] = {}
    tried: set[tuple[int, int]] = set()
    for c, b, a in product(range(most_c + 1), range(most_b + 1), range(most_a + 1)):
        strength, count = _strength(view, me, (a, b, c)), a + b + c
        # Equally strong attacks with as many berserkers promise the same, so the first one stands.
        if strength < view.least_attack or (strength, count) in tried:
            continue
        tried.add((strength, count))
        if strength not in remains:
            remains[strength] = unclaimed(worths, rivals, strength, doubt)
        left = [worth - count * price * 0.8 for worth in remains[strength]]
        if max(left) <= most:
            continue  # No attack promises more than the best card.
        equals = sum([reaches(rival, strength) for rival in rivals if rival.attack == strength])
        chances, promise = spread(left, equals + doubt)
        if promise > most:
            best, often, most = actions.attack(a, b, c) - ATTACK, chances[0] / sum(chances), promise
    return best, often, most


def _write_wits(to: Writer, view: View, appraiser: Appraiser | None) -> None:
    """Write which spy the heuristic would point next, and whether that is worth it; zeros if nobody spies."""
    if appraiser is None or view.phase not in SPYING:
        to.skip(SPY_SLOTS + 10)
        return
    lacking = view.need - view.pointed_sum
    spies = _cheapest(view, lacking) if view.seat in view.asked and lacking > 0 else []
    to.one_hot(spies[0] if spies else -1, SPY_SLOTS)
    # Whether to spy at all is decided before the first spy is pointed.
    cost = _cost_of_wits(view, appraiser) * sum([_wits(view, slot) for slot in spies])
    ratio = _gain(view, appraiser) / cost if spies and not view.pointed else 0.0
    numbers = [float(ratio > 1), max(min(ratio, 4.0), -4.0) / 4, view.need / 20, view.pointed_sum / 20]
    to.numbers([*numbers, float(0 < view.need <= view.pointed_sum)], 5)
    mine = view.taker == view.seat
    to.numbers([float(mine), float(not mine and view.taker == _partner(view))], 2)
    to.numbers([view.price / 20, float(view.by_attack), float(len(view.chain) % 2)], 3)


def _gain(view: View, appraiser: Appraiser) -> float:
    """What an action of espionage achieves, in gold, as the heuristic sees it."""
    taker, holds = view.taker, len(view.chain) % 2 == 1
    worth = appraiser.worth(view.row[view.place].model, taker)
    own = taker in (view.seat, _partner(view))
    if own or holds:
        return worth if own and holds else 0.0
    standing = [_standing(p) + p.gold / max(appraiser.rate, 0.5) for p in view.players]
    ahead = sum([n > standing[taker] for seat, n in enumerate(standing) if seat != view.seat])
    weight = (1.3, 0.9, 0.6)[min(ahead, 2)] / max(1.0, (len(view.players) - 1) * 0.6)
    return (worth + (0 if view.by_attack else view.price)) * weight * appraiser.taste.spoil


def _cost_of_wits(view: View, appraiser: Appraiser) -> float:
    """What an unspent point of espionage is worth, in gold: less and less towards the end of the game."""
    left = (appraiser.rest + 1 - (view.place + 1) / view.per_turn) / max(view.turns, 1)
    return appraiser.taste.wits * max(appraiser.usual, 0.5) * (0.1 + left)


def _write_seats(to: Writer, view: View, appraiser: Appraiser | None) -> None:
    """Write the parts of ``EACH``."""
    seats, me, preferred = len(view.players), view.seat, _preferred(view)
    partner = _partner(view) if view.pairs and me >= 0 else core.TABLE
    most = max(1, *[p.gold for p in view.players])
    model = view.row[view.place].model if appraiser is not None else -1
    rows: list[list[float]] = []
    for seat, player in enumerate(view.players):
        worth = appraiser.worth(model, seat) if appraiser is not None else 0.0
        whose = [1.0, float(seat == me), float(seat == partner)]
        gold = [player.gold / 20, player.gold / most, player.production / 10, _standing(player) / 20]
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
    """The candidate that the heuristic would name: itself, its partner, or the one with least victory."""
    if view.phase != "name" or view.seat not in view.asked:
        return core.TABLE
    seats, friends = len(view.players), (view.seat, _partner(view))
    tied = [seat for seat in friends if seat in view.candidates][:1] or view.candidates
    return min(tied, key=lambda seat: (_standing(view.players[seat]), (seat - view.seat) % seats))
