"""The benchmark: one frozen contest for each game, by which any computer player can be measured.

The player sits alone at a table of this house's ``jugador``, once at each seat of each deal, and what counts
is its share of the victories. The rules, seats, opponents and deals of a version never change, so results of
one version can be compared, whoever measured them. ``opponents.txt`` holds fingerprints of games that the
opponents play among themselves, so that it is noticed when they play differently.
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
from tafureria.lab.match import Played, play_one
from tafureria.lab.workers import HERE, Workers
from tafureria.players.catalogue import Thought

PINNED: Final = Path(__file__).with_name("opponents.txt")
"""Fingerprints of games among the opponents, for every version there has been."""
GAMES_PINNED: Final = 8
"""Of the opponents among themselves, the first deals of each benchmark."""
GAMES_CHECKED: Final = 2
"""Of them, those that are played again before each measurement."""
FEWEST: Final = 20
"""With fewer deals nothing is decided: a normal interval is then too narrow."""
PLAYER: Final = "player"
OPPONENT: Final = "opponent"


class NoBenchmark(LookupError):
    """A game has no benchmark here: there never was one, or it is for other rules."""


class Benchmark(msgspec.Struct, frozen=True, kw_only=True):
    """The benchmark of one game. Options are those of the book, which a version of the rules fixes."""

    game: str
    version: int
    """Of this benchmark. Raise it when anything below changes, or the opponents play differently."""
    rules: int
    """Version of the rules of the game."""
    seats: int
    deals: int
    """Numbered from 0. Each is one game for each seat, all with the same dice."""
    quick: int
    """The first of them, for a rough look."""
    seed: int = 1212
    """The deals come from it. Nothing else in this project was chosen or measured on them."""
    opponents: str = "jugador"
    """Who sits at all other seats."""

    @property
    def equals(self) -> float:
        """What an equal of the opponents has: in these games somebody who sits there always wins."""
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
        Benchmark(game="la-reconquista", version=1, rules=1, seats=4, deals=200, quick=40),
        Benchmark(game="muerte-al-rey", version=1, rules=1, seats=10, deals=150, quick=30),
        Benchmark(game="espada-negra", version=1, rules=2, seats=6, deals=150, quick=30),
        Benchmark(game="taifa", version=1, rules=1, seats=6, deals=150, quick=30),
    )
}
"""By game: the present versions."""


def benchmark(game: str) -> Benchmark:
    """The benchmark of a game.

    :raises NoBenchmark: when it has none.
    """
    if game not in BENCHMARKS:
        raise NoBenchmark(f"{game} has no benchmark; there are: {', '.join(BENCHMARKS)}")
    return BENCHMARKS[game]


# --- the opponents ----------------------------------------------------------------------------------


def fingerprint(one: Benchmark, deal: int) -> str:
    """Of the game that the opponents play among themselves with the dice of that deal."""
    contest = msgspec.structs.replace(one.contest(one.opponents), players=(one.opponents,))
    played = play_one(contest.plan(deal), deal, keep=True)
    notation = registry.find(one.game).game.notation
    moves = "".join(f"{seat} {notation(action)}\n" for seat, action in played.actions)
    return hashlib.sha256(moves.encode()).hexdigest()[:16]


@cache
def pinned() -> dict[tuple[str, int], tuple[str, ...]]:
    """The fingerprints of the first games by name of the game and version of the benchmark."""
    out = {}
    for line in PINNED.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, version, *found = line.split()
            out[name, int(version)] = tuple(found)
    return out


def as_pinned(one: Benchmark, games: int = GAMES_CHECKED) -> bool:
    """Whether the opponents still play the first *games* as this version of the benchmark says."""
    there = pinned().get((one.game, one.version), ())
    return len(there) >= games and all(fingerprint(one, deal) == there[deal] for deal in range(games))


# --- the measurement --------------------------------------------------------------------------------


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """What a player has achieved in the benchmark of a game."""

    deals: int
    """Those that were played."""
    games: int
    wins: int
    """Victories, alone or with others."""
    share: float
    """Victories per game, a shared one counting for its part."""
    low: float
    high: float
    """95% interval of the share, by deals."""
    equals: float
    """What an equal of the opponents has."""
    verdict: str
    """``stronger`` or ``weaker`` than the opponents, ``not decided``, or ``the same``: as they play."""


def play_benchmark(
    contest: Contest, deals: int, where: Workers = HERE, done: Callable[[int], None] | None = None
) -> list[Played]:
    """Play the first deals; *done* is called with the number of games finished.

    Ctrl-C ends it early: then there are fewer games, still whole deals.

    :param contest: by :meth:`Benchmark.contest`.
    """
    return play_ladder(contest, deals * contest.seats, where, done)


def score(one: Benchmark, contest: Contest, played: list[Played]) -> Score:
    """What the games of :func:`play_benchmark` say."""
    # Told by seat, not by name: one of the opponents' own may be measured too.
    lineup = (PLAYER, *(OPPONENT,) * (one.seats - 1))
    seated = msgspec.structs.replace(contest, players=lineup)
    told = [
        msgspec.structs.replace(game, players=seated.seating(number)) for number, game in enumerate(played)
    ]
    rung = next(rung for rung in ladder(seated, told) if rung.player == PLAYER)
    deals = len(played) // one.seats
    low, high = rung.share_low, rung.share_high
    if rung.share in (0, 1):
        # Who never wins, or always, has no spread by which the interval could be had.
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
