"""A ladder: computer players at the same tables, everybody as often at every seat, on the same deals.

Games come in *deals*: one for every player of the line-up, all with the same dice, in which everybody
moves on by one seat; the next deal puts the players into another order. So neither seat, nor neighbours,
nor luck of the deal is anybody's for long.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

import msgspec

from tafureria.core.chance import Dice, mix
from tafureria.core.game import Options
from tafureria.lab.intervals import mean, wilson
from tafureria.lab.match import Makers, Plan, Played, play_one
from tafureria.lab.rating import Rating, Scale
from tafureria.players.catalogue import Thought


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what. A name may be given several times, to make a crowd of it."""

    game: str
    options: Options
    seats: int
    players: tuple[str, ...]
    """The line-up: cut or repeated to the number of seats."""
    seed: int
    thought: Thought = Thought()

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in game *number*."""
        count = len(self.players)
        deal, turn = divmod(number, count)
        order = list(self.players)
        Dice(mix(self.seed) ^ mix(deal + 1)).shuffle(order)
        return tuple(order[(seat + turn) % count] for seat in range(self.seats))

    def plan(self, number: int) -> Plan:
        """Game *number* as a plan of its own; games of a deal share their dice."""
        return Plan(
            game=self.game,
            options=self.options,
            players=self.seating(number),
            seed=self.seed,
            rotate=False,
            thought=self.thought,
        )


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """How one player fared. Every interval is of 95%."""

    player: str
    places: int
    """Seats taken, in all games."""
    wins: int
    """Victories, alone or with others."""
    rate: float
    low: float
    high: float
    """Wilson's interval of the rate."""
    share: float
    """Victories by seat, one that is shared counting for a part; equals have one in as many as sit down."""
    share_low: float
    share_high: float
    """By deals, whose games are not independent of each other."""
    score: float
    """Mean of the score sheet."""
    mu: float
    sigma: float
    rating: float


def games_of(contest: Contest, games: int) -> int:
    """The least number of games, not below *games*, that makes whole deals."""
    count = len(contest.players)
    return -(-games // count) * count


def ladder(contest: Contest, played: list[Played]) -> list[Rung]:
    """The rungs by those games, best first."""
    names = list(dict.fromkeys(contest.players))
    scale = Scale(names)
    for one in played:
        scale.add(one.players, one.returns)
    rungs = [_rung(name, contest, played, scale.of(name)) for name in names]
    return sorted(rungs, key=lambda rung: -rung.mu)


def _rung(name: str, contest: Contest, played: list[Played], rating: Rating) -> Rung:
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
    # Every deal has as many places of each player, but for those cut off by the number of seats.
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


def share_of(one: Played, seat: int) -> float:
    """The part of the victory that a seat has."""
    return (one.winners >> seat & 1) / max(1, one.winners.bit_count())


def _round(value: float) -> float:
    # Six decimals: more than any sample tells, and the same text on every machine.
    return round(value, 6) + 0.0


def play_ladder(
    contest: Contest,
    games: int,
    jobs: int = 1,
    done: Callable[[int], None] | None = None,
    makers: Makers | None = None,
) -> list[Played]:
    """Games 0 up to *games* of the contest, in order; *done* is told how many more are finished.

    :param makers: players that the catalogue does not know, by name; with one job only.
    """
    if jobs == 1 or makers is not None:
        out = []
        for number in range(games):
            out.append(_play(contest, number, makers))
            if done is not None:
                done(1)
        return out
    played: dict[int, Played] = {}
    with ProcessPoolExecutor(max_workers=jobs, mp_context=get_context("spawn")) as pool:
        waiting = {pool.submit(_play, contest, number): number for number in range(games)}
        for future in as_completed(waiting):
            played[waiting[future]] = future.result()
            if done is not None:
                done(1)
    return [played[number] for number in range(games)]


def _play(contest: Contest, number: int, makers: Makers | None = None) -> Played:
    return play_one(contest.plan(number), number // len(contest.players), makers=makers)
