"""Results with the luck taken out: the same mean over many games, with less noise, so that fewer suffice.

For each game and seat, the luck is summed: how much better than average chance treated the seat
(:mod:`tafureria.analysis.luck`). Each sum has a mean of 0. How much of it is subtracted is learned from
other deals than those from which it is subtracted, so the mean of the results does not change.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from tafureria.analysis.luck import ROUGH, Surprise, of_chance
from tafureria.analysis.outlook import Outlook
from tafureria.core.chance import Dice, mix
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, settle
from tafureria.lab.intervals import mean
from tafureria.lab.ladder import Contest, share_of
from tafureria.lab.match import GameResult, Plan, collected, play_one
from tafureria.lab.own_rules import blamed, laid_out
from tafureria.lab.workers import HERE, Workers
from tafureria.players.catalogue import own_players, player
from tafureria.players.levels import able

FOLDS: Final = 5
"""Number of parts of the deals; for each part, the weights are learned from the others (cross-fitting)."""
FEWEST: Final = 20
"""With fewer deals to learn from, the weights are 1: the full luck is subtracted."""
KINDS: Final = ("opening", "later")
"""The kinds of luck that are summed separately: the opening deal, and all later acts of chance."""


class GameLuck(msgspec.Struct, frozen=True, kw_only=True):
    """One game, and what luck gave each seat."""

    played: GameResult
    luck: tuple[tuple[float, ...], ...]
    """The luck by seat, for each of :data:`KINDS`."""


class Fair(msgspec.Struct, frozen=True, kw_only=True):
    """The share of a player with the luck taken out, and the raw one, each with a 95% interval by deals."""

    player: str
    share: float
    low: float
    high: float
    raw: float
    raw_low: float
    raw_high: float
    saved: float
    """How many times as many games the raw share would need for as narrow an interval."""


def play_for_luck(
    contest: Contest, games: int, where: Workers = HERE, done: Callable[[int], None] | None = None
) -> list[GameLuck]:
    """Play the games 0 up to *games* of the contest, and measure the luck in each.

    Ctrl-C ends it early, with fewer games but whole deals.
    """
    measured = collected(where, partial(_play, contest), games, done)
    size = len(contest.players)
    return measured if len(measured) == games else measured[: len(measured) // size * size]


def _play(contest: Contest, number: int) -> GameLuck:
    return measure(contest.plan(number), number // len(contest.players))


def measure(plan: Plan, number: int) -> GameLuck:
    """Play game *number* of a plan, and then replay it to measure the luck in it."""
    played = play_one(plan, number, keep=True)
    with blamed(plan.rules), laid_out(plan.entry.game):
        luck = _luck(plan, number, played)
    return GameLuck(played=msgspec.structs.replace(played, actions=()), luck=luck)


def _luck(plan: Plan, number: int, played: GameResult) -> tuple[tuple[float, ...], ...]:
    entry = plan.entry
    game = entry.game
    seed = mix(mix(plan.seed) ^ number)
    dice, other = Dice(seed), mix(seed ^ 0x5EED)
    sums = [Surprise(plan.seats) for _ in KINDS]
    # A player that searches would take too long in every playout, so the able player replaces it.
    at_once = own_players(entry)
    names = [name if name in at_once else able(entry) for name in played.players]
    outlook = Outlook(entry, plan.options, [player(entry, name)() for name in names])
    state: Any = game.new(plan.options, plan.seats)
    told: list[Event] = []
    for step in range(len(played.actions) + 1):
        if step:
            seat, action = played.actions[step - 1]
            game.apply(state, seat, action, told)
        if game.waiting(state) == CHANCE:
            before = state.clone()
            out: list[Event] = []
            settle(game, state, dice, out)
            sums[1 if step else 0].add(
                *of_chance(outlook, before, state, told, out, mix(other ^ mix(~step)), ROUGH)
            )
            told += out
    return tuple(tuple(one.sums) for one in sums)


def adjusted(contest: Contest, measured: list[GameLuck]) -> list[Fair]:
    """The shares of all players with the luck taken out, in the order of the line-up."""
    size = len(contest.players)
    deals = -(-len(measured) // size)
    weights = [weights_for(measured, size, fold) for fold in range(FOLDS)]
    out = []
    for name in dict.fromkeys(contest.players):
        raw: list[list[float]] = [[] for _ in range(deals)]
        fair: list[list[float]] = [[] for _ in range(deals)]
        for number, one in enumerate(measured):
            deal = number // size
            for seat, who in enumerate(one.played.players):
                if who == name:
                    share = share_of(one.played, seat)
                    raw[deal].append(share)
                    fair[deal].append(share - taken(weights[deal % FOLDS], one, seat))
        plain = [sum(parts) / len(parts) for parts in raw if parts]
        better = [sum(parts) / len(parts) for parts in fair if parts]
        share, low, high = mean(better)
        raw_share, raw_low, raw_high = mean(plain)
        out.append(
            Fair(
                player=name,
                share=_round(share),
                low=_round(low),
                high=_round(high),
                raw=_round(raw_share),
                raw_low=_round(raw_low),
                raw_high=_round(raw_high),
                saved=_round(((raw_high - raw_low) / (high - low)) ** 2 if high > low else 1.0),
            )
        )
    return out


def taken(weights: Sequence[float], one: GameLuck, seat: int) -> float:
    """What is subtracted from the share of a seat."""
    return sum(weight * luck[seat] for weight, luck in zip(weights, one.luck, strict=True))


def weights_for(measured: list[GameLuck], size: int, fold: int) -> list[float]:
    """How much of each kind of luck to subtract: least squares over the deals of all other folds."""
    learned = [one for number, one in enumerate(measured) if number // size % FOLDS != fold]
    if len(learned) < FEWEST * size:
        return [1.0] * len(KINDS)
    count = len(KINDS)
    table = [[0.0] * count for _ in range(count)]
    right = [0.0] * count
    average = 1.0 / max(1, len(learned[0].played.players))
    for one in learned:
        for seat in range(len(one.played.players)):
            luck = [kind[seat] for kind in one.luck]
            rest = share_of(one.played, seat) - average
            for i in range(count):
                right[i] += luck[i] * rest
                for j in range(count):
                    table[i][j] += luck[i] * luck[j]
    return _solved(table, right)


def _solved(table: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of linear equations; 0 for a kind of luck that never occurred."""
    count = len(right)
    rows = [[*row, value] for row, value in zip(table, right, strict=True)]
    for i in range(count):
        if rows[i][i] < 1e-9:
            rows[i] = [float(j == i) for j in range(count)] + [0.0]
        for k in range(count):
            if k != i and rows[k][i]:
                part = rows[k][i] / rows[i][i]
                rows[k] = [a - part * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [rows[i][count] / rows[i][i] for i in range(count)]


def _round(number: float) -> float:
    return round(number, 6) + 0.0
