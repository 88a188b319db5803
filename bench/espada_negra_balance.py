"""Measures the balance of Espada Negra: seats, card models, starting conditions.

``python -m bench.espada_negra_balance play FILE [MINUTES [KIND...]]`` plays games among computer players of
level ``jugador`` and appends its counts to FILE, one line per batch; called again, it resumes where it
stopped.
A set-up is played until its 95% interval lies entirely on one side of ``LINE``, or until it reaches its
maximum number of games. The choice of games depends only on the results, never on the time, so that the final
FILE is the same however often the run was interrupted.

``python -m bench.espada_negra_balance report FILE`` writes the tables of
``results/espada-negra-balance.md``.
"""

from __future__ import annotations

import math
import sys
import time
from pathlib import Path
from typing import Final

import msgspec

from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, OVER
from tafureria.games.espada_negra import GAME
from tafureria.games.espada_negra.options import Options
from tafureria.games.espada_negra.pieces.conditions import NAMES
from tafureria.games.espada_negra.pieces.decks import deck_called
from tafureria.games.espada_negra.players import PLAYERS
from tafureria.games.espada_negra.state import BY_ATTACK, DRAW_CONDITION, GONE, State

DECKS: Final = ("clasica", "clanes", "sombras")
MODES: Final = ("secreta", "interno", "externo")
SEATS: Final = (3, 4, 5, 6)
LINE: Final = 1.25
"""No seat may win more than this many times its share."""
Z: Final = 1.96
BATCH: Final = 60
LEAST: Final = 240
MOST: Final = {"seats": 6000, "condition": 120}
"""Maximum number of games for one set-up, by kind of job."""
TABLE: Final = 4
"""Number of players in the games that measure conditions."""


class Job(msgspec.Struct, frozen=True):
    """One measurement: the seats of a deck, auction and number of players, or a condition of a deck."""

    kind: str
    deck: str
    mode: str = ""
    seats: int = TABLE
    which: int = -1


class Tally(msgspec.Struct):
    """Counts accumulated over games of a job."""

    job: Job
    games: int = 0
    wins: dict[int, float] = {}
    """Victories by seat."""
    holders: dict[int, int] = {}
    """By model: games in which a single player held the most copies."""
    held: dict[int, float] = {}
    """By model: victories of that player, times the number of seats."""
    cards: int = 0
    gone: int = 0
    raids: int = 0
    best: float = 0.0
    second: float = 0.0
    shared: int = 0

    def add(self, other: Tally) -> None:
        """Add the counts of another tally."""
        for name in ("games", "cards", "gone", "raids", "best", "second", "shared"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("wins", "holders", "held"):
            mine = getattr(self, name)
            for key, value in getattr(other, name).items():
                mine[key] = mine.get(key, 0) + value

    def count(self, state: State) -> None:
        """Add one finished game to the counts."""
        returns, models = GAME.returns(state), state.deck.model_count
        self.games += 1
        for seat, value in enumerate(returns):
            self.wins[seat] = self.wins.get(seat, 0.0) + value
        for model in range(models):
            held = [state.owned[seat * models + model] for seat in range(state.seats)]
            if held.count(max(held)) == 1:
                self.holders[model] = self.holders.get(model, 0) + 1
                won = returns[held.index(max(held))] * state.seats
                self.held[model] = self.held.get(model, 0.0) + won
        for i in range(0, len(state.history), 4):
            self.cards += 1
            self.gone += state.history[i + 1] == GONE
            self.raids += state.history[i + 3] == BY_ATTACK
        scores = sorted(state.scores)
        self.best += scores[-1]
        self.second += scores[-2]
        self.shared += scores[-1] == scores[-2]

    def share(self) -> tuple[float, float, float]:
        """Share of the seat that won most, times the number of seats, with the bounds of its 95% interval."""
        low, high = interval(max(self.wins.values()), self.games)
        seats = self.job.seats
        return max(self.wins.values()) / self.games * seats, low * seats, high * seats


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95% interval of a share."""
    p, n = wins / games, games
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return middle - half, middle + half


# --- playing ----------------------------------------------------------------------------------


def play(options: Options, seats: int, seed: int, condition: int = -1) -> State:
    """Play one game to its end; if *condition* is not negative, the first card set aside carries it."""
    dice, state = Dice(seed), GAME.new(options, seats)
    player = PLAYERS["jugador"]()
    while (mask := GAME.waiting(state)) != OVER:
        if mask == CHANCE:
            outcome = GAME.outcome(state, dice.below(GAME.weight(state)))
            if condition >= 0 and not state.aside and state.phase == DRAW_CONDITION:
                outcome = state.deck.carrier(condition)
            GAME.apply(state, CHANCE, outcome)
            continue
        for seat in range(seats):
            if mask >> seat & 1:
                legal = GAME.legal(state, seat)
                choice = legal[0]
                if len(legal) > 1:
                    choice = player.choose(GAME.view(state, seat), legal, None, dice.below(1 << 31))
                GAME.apply(state, seat, choice)
    return state


def batch(job: Job, first: int) -> Tally:
    """Play the next games of a job, numbered from *first*."""
    tally = Tally(job)
    for number in range(first, first + BATCH):
        options = Options(
            mazo=job.deck,
            subasta=job.mode or MODES[number % len(MODES)],
            condiciones=int(job.kind == "condition"),
        )
        tally.count(play(options, job.seats, number, job.which))
    return tally


# --- what to play next ------------------------------------------------------------------------


def jobs() -> list[Job]:
    """Return all measurements, in the order of the report."""
    out = [Job("seats", deck, mode, seats) for deck in DECKS for mode in MODES for seats in SEATS]
    for deck in DECKS:
        there = deck_called(deck).carried()
        out += [Job("condition", deck, which=condition) for condition in there]
    return out


def is_done(tally: Tally) -> bool:
    """Whether the job needs no more games: it has its maximum, or a seat interval clear of ``LINE``."""
    most = MOST[tally.job.kind]
    if tally.games >= most or tally.games < min(LEAST, most):
        return tally.games >= most
    _, low, high = tally.share()
    return tally.job.kind == "seats" and (high <= LINE or low > LINE)


def read(file: Path) -> dict[Job, Tally]:
    """Return the counts in the file by job, with an empty tally for jobs without any."""
    found = {job: Tally(job) for job in jobs()}
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            tally = msgspec.json.decode(line, type=Tally)
            found[tally.job].add(tally)
    return found


def go_on(file: Path, minutes: float, kinds: list[str]) -> bool:
    """Play batch after batch; return false if the time runs out before everything is measured."""
    begun, found = time.monotonic(), read(file)
    with file.open("a", encoding="utf-8") as out:
        while left := [tally for job, tally in found.items() if job.kind in kinds and not is_done(tally)]:
            if time.monotonic() - begun > minutes * 60:
                return False
            tally = min(left, key=lambda one: one.games)
            more = batch(tally.job, tally.games)
            tally.add(more)
            out.write(msgspec.json.encode(more).decode() + "\n")
            out.flush()
    return True


# --- the report -------------------------------------------------------------------------------


def report(found: dict[Job, Tally]) -> None:
    """Print all tables."""
    _seats(found)
    _models(found)
    _conditions(found)


def _seats(found: dict[Job, Tally]) -> None:
    print("| deck | auction | players | games | highest share x players | its 95% interval |")
    print("|---|---|---|---:|---|---|")
    together = {seats: Tally(Job("seats", "all", "all", seats)) for seats in SEATS}
    for job, tally in found.items():
        if job.kind == "seats":
            together[job.seats].add(tally)
            _seats_line(tally)
    for tally in together.values():
        _seats_line(tally)


def _seats_line(tally: Tally) -> None:
    job, (share, low, high) = tally.job, tally.share()
    seat = max(tally.wins, key=lambda s: tally.wins[s])
    print(
        f"| {job.deck} | {job.mode} | {job.seats} | {tally.games:,} | {share:.2f} (seat {seat}) "
        f"| {low:.2f} to {high:.2f} |"
    )


def _models(found: dict[Job, Tally]) -> None:
    """Print how often the single player with the most copies of a model wins, relative to a seat's share."""
    print("\n| deck | model | copies | games with one holder of most | wins x share | 95% interval |")
    print("|---|---|---:|---:|---|---|")
    for deck in DECKS:
        fair, tally = _of_deck(found, deck)
        for index, model in enumerate(deck_called(deck).models):
            games = tally.holders[index]
            times = tally.held[index] / games
            low, high = interval(times * fair * games, games)
            print(
                f"| {deck} | {model.name} | {model.copies} | {games:,} | {times:.2f} "
                f"| {low / fair:.2f} to {high / fair:.2f} |"
            )


def _of_deck(found: dict[Job, Tally], deck: str) -> tuple[float, Tally]:
    """Return the mean share of a seat in all games of a deck without conditions, and their pooled tally."""
    pooled, fair = Tally(Job("seats", deck)), 0.0
    for job, tally in found.items():
        if job.kind == "seats" and job.deck == deck:
            pooled.add(tally)
            fair += tally.games / job.seats
    return fair / pooled.games, pooled


def _conditions(found: dict[Job, Tally]) -> None:
    print(
        "\n| deck | condition | games | cards discarded | taken by attack | winner's victory | second's "
        "| shared | highest share x 4 | its 95% interval | model that wins most |"
    )
    print("|---|---|---:|---:|---:|---:|---:|---:|---|---|---|")
    for deck in DECKS:
        plain = Tally(Job("seats", deck))
        for job, tally in found.items():
            if job.kind == "seats" and job.deck == deck and job.seats == TABLE:
                plain.add(tally)
        _condition_line(deck, "none", plain)
        for job, tally in found.items():
            if job.kind == "condition" and job.deck == deck:
                _condition_line(deck, NAMES[job.which], tally)


def _condition_line(deck: str, name: str, tally: Tally) -> None:
    n, (share, low, high) = tally.games, tally.share()
    held = {m: tally.held.get(m, 0.0) / k for m, k in tally.holders.items() if k >= n / 4}
    most = max(held, key=lambda m: held[m])
    print(
        f"| {deck} | {name} | {n:,} | {tally.gone / tally.cards:.0%} | {tally.raids / tally.cards:.0%} "
        f"| {tally.best / n:.1f} | {tally.second / n:.1f} | {tally.shared / n:.0%} "
        f"| {share:.2f} | {low:.2f} to {high:.2f} | {deck_called(deck).models[most].name} {held[most]:.2f} |"
    )


def main() -> int:
    """Play games, or print the report."""
    what, file = sys.argv[1], Path(sys.argv[2])
    if what == "report":
        report(read(file))
        return 0
    minutes = float(sys.argv[3]) if len(sys.argv) > 3 else math.inf
    return 0 if go_on(file, minutes, sys.argv[4:] or list(MOST)) else 75


if __name__ == "__main__":
    sys.exit(main())
