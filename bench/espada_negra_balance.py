"""The balance of Espada Negra, measured: seats, card models, starting conditions.

``python bench/espada_negra_balance.py --games 40 > report.md`` plays that many games for each set-up among
computer players of the name ``jugador`` and writes the tables of ``docs/games/espada-negra.md``. The same
seed gives the same report.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from dataclasses import dataclass, field

from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, OVER
from tafureria.games.espada_negra import GAME
from tafureria.games.espada_negra.conditions import NAMES
from tafureria.games.espada_negra.options import Options
from tafureria.games.espada_negra.pieces import deck_called
from tafureria.games.espada_negra.players import PLAYERS
from tafureria.games.espada_negra.state import GONE, State

DECKS = ("clasica", "clanes", "sombras")
MODES = ("secreta", "interno", "externo")
SEATS = (3, 4, 5, 6)
Z = 1.96


def play(options: Options, seats: int, seed: int, force: int = -1) -> State:
    """One game to its end; with *force* the first card set aside carries that condition."""
    dice, state = Dice(seed), GAME.new(options, seats)
    player = PLAYERS["jugador"]()
    while (mask := GAME.waiting(state)) != OVER:
        if mask == CHANCE:
            outcome = GAME.outcome(state, dice.below(GAME.weight(state)))
            if force >= 0 and len(state.aside) < state.to_set_aside and state.phase == 1:
                outcome = state.deck.card_condition.index(force)
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


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95% interval of a share."""
    if not games:
        return 0.0, 1.0
    p, n = wins / games, games
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return middle - half, middle + half


@dataclass
class Tally:
    """What was counted over some games."""

    games: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    holders: Counter[int] = field(default_factory=Counter)
    """By model: games in which somebody alone held most of it."""
    won: Counter[int] = field(default_factory=Counter)
    """By model: of these, wins of the holder, by how many there were to be expected."""
    fair: Counter[int] = field(default_factory=Counter)
    cards: int = 0
    gone: int = 0
    raids: int = 0
    best: float = 0.0
    second: float = 0.0
    shared: int = 0

    def add(self, state: State) -> None:
        """Count one game."""
        returns, count = GAME.returns(state), state.deck.count
        self.games += 1
        for seat, value in enumerate(returns):
            self.wins[seat] += value
        for model in range(count):
            held = [state.owned[seat * count + model] for seat in range(state.seats)]
            if held.count(max(held)) == 1:
                self.holders[model] += 1
                self.won[model] += returns[held.index(max(held))]
                self.fair[model] += 1 / state.seats
        deals = [state.history[i : i + 4] for i in range(0, len(state.history), 4)]
        self.cards += len(deals)
        self.gone += sum(1 for deal in deals if deal[1] == GONE)
        self.raids += sum(1 for deal in deals if deal[3] == 1)
        scores = sorted(state.scores)
        self.best += scores[-1]
        self.second += scores[-2]
        self.shared += scores[-1] == scores[-2]


def seats_report(games: int, seed: int) -> dict[str, Tally]:
    """Shares of the seats, for each deck and way; answers what was counted by deck."""
    print("| deck | auction | players | games | highest share x players | its 95% interval |")
    print("|---|---|---|---|---|---|")
    by_deck: dict[str, Tally] = {deck: Tally() for deck in DECKS}
    together: dict[int, Tally] = {seats: Tally() for seats in SEATS}
    for deck in DECKS:
        for mode in MODES:
            for seats in SEATS:
                tally = Tally()
                for number in range(games * seats // 3):
                    state = play(Options(mazo=deck, subasta=mode), seats, seed + number)
                    tally.add(state)
                    by_deck[deck].add(state)
                    together[seats].add(state)
                _seats_line(deck, mode, seats, tally)
    for seats, tally in together.items():
        _seats_line("all", "all", seats, tally)
    return by_deck


def _seats_line(deck: str, mode: str, seats: int, tally: Tally) -> None:
    seat, wins = tally.wins.most_common(1)[0]
    low, high = interval(wins, tally.games)
    print(
        f"| {deck} | {mode} | {seats} | {tally.games} | {wins / tally.games * seats:.2f} (seat {seat}) "
        f"| {low * seats:.2f} to {high * seats:.2f} |",
        flush=True,
    )


def models_report(by_deck: dict[str, Tally]) -> None:
    """How often the sole holder of most copies of a model wins, against the share of a seat."""
    print("\n| deck | model | copies | games with one holder of most | wins x share | 95% interval |")
    print("|---|---|---|---|---|---|")
    for deck, tally in by_deck.items():
        for index, model in enumerate(deck_called(deck).models):
            n, fair = tally.holders[index], tally.fair[index]
            if n:
                low, high = interval(tally.won[index], n)
                scale = n / fair
                print(
                    f"| {deck} | {model.name} | {model.copies} | {n} | {tally.won[index] / fair:.2f} "
                    f"| {low * scale:.2f} to {high * scale:.2f} |"
                )
    print("\n| deck | cards discarded | taken by attack | winner's victory | second's | shared victories |")
    print("|---|---|---|---|---|---|")
    for deck, tally in by_deck.items():
        _line(deck, "", tally)


def _line(deck: str, condition: str, tally: Tally) -> None:
    n = tally.games
    head = f"| {deck} | {condition} " if condition else f"| {deck} "
    print(
        f"{head}| {tally.gone / tally.cards:.0%} | {tally.raids / tally.cards:.0%} "
        f"| {tally.best / n:.1f} | {tally.second / n:.1f} | {tally.shared / n:.0%} |",
        flush=True,
    )


def conditions_report(games: int, seed: int) -> None:
    """Every condition alone, four players, the three ways in turn."""
    print("\n| deck | condition | cards discarded | taken by attack | winner's victory | second's | shared |")
    print("|---|---|---|---|---|---|---|")
    for deck in DECKS:
        for condition in sorted(set(deck_called(deck).card_condition)):
            tally = Tally()
            for number in range(games):
                options = Options(mazo=deck, condiciones=1, subasta=MODES[number % 3])
                tally.add(play(options, 4, seed + number, condition))
            _line(deck, NAMES[condition], tally)


def main() -> None:
    """Write the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, default=40, help="for each set-up of three; more for more players"
    )
    parser.add_argument("--conditions", type=int, default=30, help="games for each condition")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    models_report(seats_report(wish.games, wish.seed))
    conditions_report(wish.conditions, wish.seed)


if __name__ == "__main__":
    main()
