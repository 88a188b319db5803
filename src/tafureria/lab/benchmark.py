"""The benchmark: one frozen contest for each game, by which any computer player can be measured.

The player sits alone at a table of one of this house's own players, once at each seat of each deal, and the
result is its share of the victories. The rules, seats, opponents and deals of a version never change, so
results of one version can be compared, whoever measured them. ``opponents.txt`` holds fingerprints of games
that the opponents play among themselves, to detect when they play differently.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from tafureria.core import registry
from tafureria.lab.intervals import wilson
from tafureria.lab.ladder import Contest, ladder, play_ladder
from tafureria.lab.match import GameResult, play_one
from tafureria.lab.workers import HERE, Workers
from tafureria.players.catalogue import Thought

PINNED: Final = Path(__file__).with_name("opponents.txt")
"""File with the fingerprints of games among the opponents, for every version so far."""
GAMES_PINNED: Final = 8
"""Number of games among the opponents that have a fingerprint: on the first deals of each benchmark."""
GAMES_CHECKED: Final = 2
"""Number of these games that are played again before each measurement."""
FEWEST: Final = 20
"""With fewer deals the verdict is ``not decided``: a normal interval would be too narrow."""
PLAYER: Final = "player"
OPPONENT: Final = "opponent"


class NoBenchmark(LookupError):
    """A game has no benchmark here: there never was one, or it is for another version of the rules."""


class Benchmark(msgspec.Struct, frozen=True, kw_only=True):
    """The benchmark of one game. Its options are the defaults, which a version of the rules fixes."""

    game: str
    version: int
    """Version of this benchmark. Raise it when anything below changes, or the opponents play differently."""
    rules: int
    """Version of the rules of the game."""
    seats: int
    deals: int
    """Number of deals. Each is one game for each seat, all with the same dice."""
    quick: int
    """Number of deals, the first ones, for a rough measurement."""
    seed: int = 1212
    """The seed of the deals. Nothing else in this project was chosen or measured on them."""
    opponents: str = "jugador"
    """The computer player at all other seats."""

    @property
    def equals(self) -> float:
        """The share of a player as strong as the opponents: 1 / seats, as a seat wins each of these games."""
        return 1 / self.seats

    def contest(self, player: str, thought: Thought | None = None) -> Contest:
        """The games to play with that player.

        :raises NoBenchmark: when the installed game has other rules.
        """
        game = registry.find(self.game).game
        if game.version != self.rules:
            raise NoBenchmark(
                f"{self.game}: benchmark {self.version} is for version {self.rules} of the rules, and here is"
                f" version {game.version}; use the release of Tafurería that has those"
            )
        return Contest(
            game=self.game,
            options=game.options(),
            seats=self.seats,
            players=(player, *(self.opponents,) * (self.seats - 1)),
            seed=self.seed,
            thought=thought or Thought(),
        )


BENCHMARKS: Final = {
    one.game: one
    for one in (
        Benchmark(game="moros-y-cristianos", version=1, rules=1, seats=4, deals=200, quick=40),
        Benchmark(
            game="la-reconquista", version=1, rules=1, seats=4, deals=200, quick=40, opponents="acaparador"
        ),
        Benchmark(game="muerte-al-rey", version=1, rules=1, seats=10, deals=150, quick=30),
        Benchmark(game="espada-negra", version=1, rules=2, seats=6, deals=150, quick=30),
        Benchmark(game="taifa", version=1, rules=1, seats=6, deals=150, quick=30),
    )
}
"""The current benchmark of each game, by name."""


def benchmark(game: str) -> Benchmark:
    """The benchmark of a game.

    :raises NoBenchmark: when it has none.
    """
    if game not in BENCHMARKS:
        raise NoBenchmark(f"{game} has no benchmark; there are: {', '.join(BENCHMARKS)}")
    return BENCHMARKS[game]


# --- the opponents ----------------------------------------------------------------------------------


def fingerprint(one: Benchmark, deal: int) -> str:
    """The fingerprint of the game that the opponents play among themselves with the dice of that deal."""
    contest = msgspec.structs.replace(one.contest(one.opponents), players=(one.opponents,))
    played = play_one(contest.plan(deal), deal, keep=True)
    notation = registry.find(one.game).game.notation
    moves = "".join(f"{seat} {notation(action)}\n" for seat, action in played.actions)
    return hashlib.sha256(moves.encode()).hexdigest()[:16]


@cache
def pinned() -> dict[tuple[str, int], tuple[str, ...]]:
    """The fingerprints of the first games, by name of the game and version of the benchmark."""
    out = {}
    for line in PINNED.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, version, *found = line.split()
            out[name, int(version)] = tuple(found)
    return out


def as_pinned(one: Benchmark, games: int = GAMES_CHECKED) -> bool:
    """Whether the opponents still play the first *games* as recorded for this version of the benchmark."""
    there = pinned().get((one.game, one.version), ())
    return len(there) >= games and all(fingerprint(one, deal) == there[deal] for deal in range(games))


# --- the measurement --------------------------------------------------------------------------------


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a player in the benchmark of a game."""

    deals: int
    """Number of deals played."""
    games: int
    wins: int
    """Victories, alone or with others."""
    share: float
    """Victories per game; a shared victory counts as a fraction."""
    low: float
    high: float
    """95% interval of the share, by deals."""
    equals: float
    """The share of a player as strong as the opponents."""
    verdict: str
    """``stronger`` or ``weaker`` than the opponents, ``not decided``, or ``the same`` for the same play."""


def play_benchmark(
    contest: Contest, deals: int, where: Workers = HERE, done: Callable[[int], None] | None = None
) -> list[GameResult]:
    """Play the first deals; *done* is called with the number of games finished.

    Ctrl-C ends it early, with fewer games but whole deals.

    :param contest: a contest from :meth:`Benchmark.contest`.
    """
    return play_ladder(contest, deals * contest.seats, where, done)


def score(one: Benchmark, contest: Contest, played: list[GameResult]) -> Score:
    """The result of the games of :func:`play_benchmark`."""
    # Players are told apart by seat, not by name: the opponents' own player may be measured too.
    lineup = (PLAYER, *(OPPONENT,) * (one.seats - 1))
    seated = msgspec.structs.replace(contest, players=lineup)
    told = [
        msgspec.structs.replace(game, players=seated.seating(number)) for number, game in enumerate(played)
    ]
    rung = next(rung for rung in ladder(seated, told) if rung.player == PLAYER)
    deals = len(played) // one.seats
    low, high = rung.share_low, rung.share_high
    if rung.share in (0, 1):
        # A player that never or always wins has no spread from which to compute the interval.
        low, high = wilson(int(rung.share) * deals, deals)
    low, high = round(max(0.0, low), 6), round(min(1.0, high), 6)
    return Score(
        deals=deals,
        games=len(played),
        wins=rung.wins,
        share=rung.share,
        low=low,
        high=high,
        equals=round(one.equals, 6),
        verdict=_verdict(low, high, round(one.equals, 6), deals),
    )


def _verdict(low: float, high: float, equals: float, deals: int) -> str:
    if deals < FEWEST:
        return "not decided"
    if low == high == equals:
        return "the same"
    return "stronger" if low > equals else "weaker" if high < equals else "not decided"
