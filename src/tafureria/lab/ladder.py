"""A ladder: ranks computer players by games at the same tables, on the same deals, from every seat.

Games are played in *deals*. A deal has one game for each player of the line-up, all with the same dice, and
from game to game everybody moves by one seat; the next deal puts the players into another order. So no player
profits from a good seat, weak neighbours or a lucky deal.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from tafureria.core.chance import Dice, mix
from tafureria.core.game import Options
from tafureria.core.plain import seed_of
from tafureria.lab.intervals import mean, wilson
from tafureria.lab.match import GameResult, Makers, Plan, balanced, collected, play_one
from tafureria.lab.own_rules import OwnRules
from tafureria.lab.rating import Rating, Scale
from tafureria.lab.workers import HERE, Workers
from tafureria.players.catalogue import Thought


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """What to play, and with which players. A player may be named several times."""

    game: str
    options: Options
    seats: int
    players: tuple[str, ...]
    """The line-up, cut off or repeated to fill the seats."""
    seed: int
    thought: Thought = Thought()
    rules: OwnRules | None = None
    """Custom rules to play by."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "seed", seed_of(self.seed))

    def seating(self, number: int) -> tuple[str, ...]:
        """The player at each seat in game *number*."""
        count = len(self.players)
        deal, turn = divmod(number, count)
        order = list(self.players)
        Dice(mix(self.seed) ^ mix(deal + 1)).shuffle(order)
        return tuple(order[(seat + turn) % count] for seat in range(self.seats))

    def plan(self, number: int) -> Plan:
        """The plan of game *number*; the games of a deal have the same dice."""
        return Plan(
            game=self.game,
            options=self.options,
            players=self.seating(number),
            seed=self.seed,
            rotate=False,
            thought=self.thought,
            rules=self.rules,
        )


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one player. All intervals are 95% intervals."""

    player: str
    places: int
    """Number of seats that the player had, over all games."""
    wins: int
    """Victories, alone or with others."""
    rate: float
    low: float
    high: float
    """Wilson's interval of the rate."""
    share: float
    """Victories per seat; a shared victory counts as a fraction. Equal players have 1 / seats."""
    share_low: float
    share_high: float
    """Interval by deals, since the games of a deal are not independent."""
    score: float
    """Mean score."""
    mu: float
    sigma: float
    rating: float


def games_of(contest: Contest, games: int) -> int:
    """The smallest number of games, not below *games*, that makes whole deals."""
    return balanced(games, len(contest.players))


def ladder(contest: Contest, played: list[GameResult]) -> list[Rung]:
    """The ranking by these games, best player first."""
    names = list(dict.fromkeys(contest.players))
    scale = Scale(names)
    for one in played:
        scale.add(one.players, one.returns)
    rungs = [_rung(name, contest, played, scale.of(name)) for name in names]
    return sorted(rungs, key=lambda rung: -rung.mu)


def _rung(name: str, contest: Contest, played: list[GameResult], rating: Rating) -> Rung:
    deals: dict[int, list[float]] = {}
    scores: list[float] = []
    wins = 0
    for number, one in enumerate(played):
        parts = deals.setdefault(number // len(contest.players), [])
        for seat, who in enumerate(one.players):
            if who == name:
                wins += one.winners >> seat & 1
                parts.append(share_of(one, seat))
                scores.append(one.scores[seat])
    # Every deal gives each player the same number of seats, unless there are too few seats for the line-up.
    shares = [sum(parts) / len(parts) for parts in deals.values() if parts]
    share, share_low, share_high = mean(shares)
    low, high = wilson(wins, len(scores))
    return Rung(
        player=name,
        places=len(scores),
        wins=wins,
        rate=_round(wins / len(scores) if scores else 0.0),
        low=_round(low),
        high=_round(high),
        share=_round(share),
        share_low=_round(share_low),
        share_high=_round(share_high),
        score=_round(mean(scores)[0]),
        mu=_round(rating.mu),
        sigma=_round(rating.sigma),
        rating=_round(rating.rating),
    )


def share_of(one: GameResult, seat: int) -> float:
    """A seat's share of the victory: 1 for a sole winner, a fraction if it is shared, 0 without a victory."""
    return (one.winners >> seat & 1) / max(1, one.winners.bit_count())


def _round(value: float) -> float:
    # Six decimals: more than any sample supports, and the same text on every machine.
    return round(value, 6) + 0.0


def play_ladder(
    contest: Contest,
    games: int,
    where: Workers = HERE,
    done: Callable[[int], None] | None = None,
    makers: Makers | None = None,
) -> list[GameResult]:
    """Play the games 0 up to *games* of the contest; *done* is called with the number of games finished.

    Ctrl-C ends it early, with fewer games but whole deals.

    :param makers: computer players that are not in the catalogue, by name; all games then run in one process.
    """
    play = partial(_play, contest, makers=makers)
    played = collected(where if makers is None else HERE, play, games, done)
    return (
        played
        if len(played) == games
        else played[: len(played) // len(contest.players) * len(contest.players)]
    )


def _play(contest: Contest, number: int, makers: Makers | None) -> GameResult:
    return play_one(contest.plan(number), number // len(contest.players), makers=makers)
