"""The pairings and seats of the next round of a tournament, at tables of 2 to 16 seats.

Players are given by arbitrary names. All tables have the same number of seats; the seats that are left over
are ``None``, for computer players, and all of them are at one table.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Final

Table = list[str | None]
Round = list[Table]
TRIES: Final = 6
"""Starting arrangements from which the search for good tables begins; the best result is taken."""
AGAIN: Final = 1000.0
"""Cost of a repeated meeting, far above that of any differences in points, to avoid it almost always."""


def swiss(points: Mapping[str, float], seats: int, before: Sequence[Round]) -> Round:
    """Tables of players with about the same points, with as few repeated meetings as possible.

    *points*: each player's so far, in the order that breaks ties. *before*: the earlier rounds.

    >>> swiss({"Ana": 1, "Bea": 0, "Eva": 1, "Leo": 0}, 2, [[["Ana", "Bea"], ["Eva", "Leo"]]])
    [['Ana', 'Eva'], ['Bea', 'Leo']]
    """
    ranked = sorted(points, key=lambda one: -points[one])
    return _drawn(ranked, seats, before, lambda table: _spread([points[one] for one in table]))


def round_robin(players: Sequence[str], seats: int, before: Sequence[Round]) -> Round:
    """The next round of a tournament in which all meet: by the circle method with two at a table.

    With more at a table, as few as possible meet again. *players*: in the order in which they entered.

    >>> [round_robin(["Ana", "Bea", "Eva"], 2, [])]
    [[['Bea', 'Eva'], ['Ana', None]]]
    """
    if seats == 2:
        circle = _circle(players, len(before))
        met = _meetings(before)
        # If somebody came late or has left, the circle may repeat meetings.
        if not any(met[frozenset(pair)] for pair in circle):
            return [_seated(list(pair), 2, before) for pair in sorted(circle, key=lambda pair: None in pair)]
    return _drawn(list(players), seats, before, lambda _: 0.0)


def _circle(players: Sequence[str], number: int) -> list[tuple[str | None, str | None]]:
    """The pairs of round *number*, from 0: the first player stays, the others rotate by one each round."""
    ring: list[str | None] = [*players, *([None] if len(players) % 2 else [])]
    turn = number % max(len(ring) - 1, 1)
    ring = [ring[0], *ring[len(ring) - turn :], *ring[1 : len(ring) - turn]]
    return [(ring[place], ring[-1 - place]) for place in range(len(ring) // 2)]


def _drawn(
    ranked: list[str], seats: int, before: Sequence[Round], spread: Callable[[list[str]], float]
) -> Round:
    """Divide the players into tables, and exchange players as long as that lowers the cost."""
    met = _meetings(before)
    apart = _apart(ranked, len(ranked) % seats, before)
    rest = [one for one in ranked if one not in apart]

    def cost(table: list[str]) -> float:
        return AGAIN * sum(met[frozenset(pair)] ** 2 for pair in combinations(table, 2)) + spread(table)

    lot = random.Random(len(before))
    best: tuple[float, list[list[str]]] | None = None
    for attempt in range(TRIES):
        order = rest if attempt == 0 else lot.sample(rest, len(rest))
        tables = [order[first : first + seats] for first in range(0, len(order), seats)]
        if apart:
            tables.append(list(apart))
        total = _improve(tables, cost)
        if best is None or total < best[0] - 1e-9:
            best = (total, tables)
    assert best is not None
    return [_seated(table, seats, before) for table in best[1]]


def _apart(ranked: Sequence[str], count: int, before: Sequence[Round]) -> list[str]:
    """The players for the table with computer players: least often there so far, the lowest ranked first."""
    been = Counter(one for tables in before for table in tables if None in table for one in table)
    order = sorted(ranked, key=lambda one: (been[one], -ranked.index(one)))
    chosen = set(order[:count])
    return [one for one in ranked if one in chosen]


def _improve(tables: list[list[str]], cost: Callable[[list[str]], float]) -> float:
    """Exchange players of full tables while that lowers the cost; returns the final cost of all tables."""
    full = [number for number, table in enumerate(tables) if len(table) == len(tables[0])]
    costs = [cost(table) for table in tables]
    better = True
    while better:
        better = False
        for one, other in combinations(full, 2):
            for a in range(len(tables[one])):
                for b in range(len(tables[other])):
                    _exchange(tables, one, a, other, b)
                    now = cost(tables[one]), cost(tables[other])
                    if sum(now) < costs[one] + costs[other] - 1e-9:
                        costs[one], costs[other] = now
                        better = True
                    else:
                        _exchange(tables, one, a, other, b)
    return sum(costs)


def _exchange(tables: list[list[str]], one: int, a: int, other: int, b: int) -> None:
    tables[one][a], tables[other][b] = tables[other][b], tables[one][a]


def _seated(table: Sequence[str | None], seats: int, before: Sequence[Round]) -> Table:
    """The players of one table, in the seats where they have sat least often."""
    sat = Counter((one, seat) for tables in before for table in tables for seat, one in enumerate(table))
    out: Table = [*table, *([None] * (seats - len(table)))]

    def cost(one: str | None, seat: int) -> int:
        return 0 if one is None else (sat[one, seat] + 1) ** 2

    better = True
    while better:
        better = False
        for a, b in combinations(range(seats), 2):
            gain = cost(out[a], a) + cost(out[b], b) - cost(out[a], b) - cost(out[b], a)
            if gain > 0:
                out[a], out[b] = out[b], out[a]
                better = True
    return out


def _meetings(before: Sequence[Round]) -> Counter[frozenset[str | None]]:
    pairs = (pair for tables in before for table in tables for pair in combinations(table, 2))
    return Counter(frozenset(pair) for pair in pairs if None not in pair)


def _spread(points: Sequence[float]) -> float:
    middle = sum(points) / len(points)
    return sum((one - middle) ** 2 for one in points)
