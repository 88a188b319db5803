"""The results of a club: games, points and ratings of its members and of computer players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import msgspec

from tafureria.house.clubs.messages import ResultRow, ResultTable
from tafureria.house.clubs.rows import Club
from tafureria.house.clubs.standings import share
from tafureria.house.messages.pages import Result
from tafureria.house.store.clubs import HERE
from tafureria.house.store.rows import Chair, TableRow
from tafureria.house.tables.chairs import COMPUTER

WIDTH = 1.96
"""Standard deviations within which 95 % of a normal distribution lie."""
GUESTS = "guests"


class Rated(Protocol):
    """The part of ``lab.rating.Rating`` that is used here."""

    @property
    def mu(self) -> float: ...
    @property
    def sigma(self) -> float: ...


Rate = Callable[[Sequence[tuple[Sequence[str], Sequence[float]]]], Mapping[str, Rated]]
"""The type of ``lab.rating.rated``: ratings by name after games, each with the names and returns by seat."""


class Counted(msgspec.Struct):
    """The results of a member (by id), of a computer player (``computer`` and its name), or of all guests."""

    who: str
    games: int = 0
    points: float = 0.0
    rating: float = 0.0
    error: float = 0.0


Found = tuple[TableRow, list[Chair], str]


def count(
    games: Sequence[Found], members: dict[str, str], seated: dict[str, list[str | None]], rate: Rate
) -> dict[str, list[Counted]]:
    """Everybody's results by game, and those of all games under the empty name.

    *games*: the earliest first. *members*: member ids by person. *seated*: by table of a tournament, its
    members by seat, which are known even if the person has been forgotten since.
    """
    out: dict[str, dict[str, Counted]] = {"": {}}
    rated: dict[str, list[tuple[Sequence[str], Sequence[float]]]] = {"": []}
    for row, chairs, text in games:
        if not text:
            continue
        result = msgspec.json.decode(text, type=Result)
        names = [_who(chair, members, seated.get(row.id)) for chair in chairs]
        best = max(result.scores) + 1
        returns = [best if seat in result.winners else score for seat, score in enumerate(result.scores)]
        for game in ("", row.game):
            rows = out.setdefault(game, {})
            for seat, who in enumerate(names):
                one = rows.setdefault(who, Counted(who))
                one.games += 1
                one.points += share(result.winners, seat)
            rated.setdefault(game, []).append((names, returns))
    for game, played in rated.items():
        for who, rating in rate(played).items():
            one = out[game][who]
            one.rating, one.error = rating.mu, WIDTH * rating.sigma
    return {game: sorted(rows.values(), key=lambda one: -one.rating) for game, rows in out.items()}


def _who(chair: Chair, members: dict[str, str], seated: list[str | None] | None) -> str:
    if chair.kind == COMPUTER:
        return f"{COMPUTER} {chair.name}"
    if seated is not None:
        return seated[chair.seat] or GUESTS
    return members.get(chair.person, GUESTS) if chair.person else GUESTS


def shown(counted: dict[str, list[Counted]], club: Club, you: str) -> list[ResultTable]:
    """The results as the page shows them, with the members' present names."""
    names = {one.member: one.name for one in club.members if one.status == HERE}
    return [
        ResultTable(game=game, rows=[_row(one, names, you) for one in rows])
        for game, rows in sorted(counted.items())
        if rows
    ]


def _row(one: Counted, names: dict[str, str], you: str) -> ResultRow:
    kind, name = "member", names.get(one.who, "")
    if one.who.startswith(f"{COMPUTER} "):
        kind, name = "computer", one.who.partition(" ")[2]
    elif one.who == GUESTS:
        kind = "guest"
    elif one.who not in names:
        kind = "gone"
    return ResultRow(
        kind=kind,
        name=name,
        you=bool(you) and one.who == you,
        games=one.games,
        points=round(one.points, 6),
        rating=round(one.rating, 2),
        error=round(one.error, 2),
    )
