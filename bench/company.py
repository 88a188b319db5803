"""What talk is worth to computer players: strength, promises kept, trust.

``python -m bench.company [GAME] [GAMES]``, for a game with ``phrases.py``. Every seat is a `jugador`. One
speaks and heeds what is said at tables where nobody else does, then it is the only one that does not, then
all do; the tables print its share of victories with the 95% interval, and by character how many words were
kept and what the others' trust was at the end.
"""

from __future__ import annotations

import math
import sys
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tafureria.core.chance import Dice, mix
from tafureria.core.event import Event
from tafureria.core.game import OVER, TABLE, seats_in, settle
from tafureria.core.phrase import BROKEN, KEPT, Ledger, character_of
from tafureria.core.registry import Entry, find


@dataclass
class Tally:
    """What came of the talk of many games."""

    share: float = 0.0
    squares: float = 0.0
    games: int = 0
    rounds: int = 0
    lines: int = 0
    verdicts: dict[tuple[str, str], int] = field(default_factory=lambda: defaultdict(int))
    trust: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))


class Table:
    """A game among computer players, some of whom talk."""

    def __init__(self, entry: Entry, seats: int, seed: int, talking: set[int]) -> None:
        phrases = entry.phrases()
        assert phrases is not None, f"{entry.name} has no phrases.py"
        self.game, self.seed, self.talking = entry.game, seed, talking
        options = self.game.options()
        self.player = entry.players()["jugador"]()
        self.books: list[Any] = [self.game.notebook(options, seats, seat) for seat in range(seats)]
        self.state, self.dice = self.game.new(options, seats), Dice(seed)
        self.ledger = Ledger(phrases)

    def play(self) -> list[float]:
        """Play it to its end; returns what each seat gets."""
        game, out = self.game, list[Event]()
        settle(game, self.state, self.dice, out)
        while True:
            self._tell(out)
            if game.waiting(self.state) == OVER:
                return [float(value) for value in game.returns(self.state)]
            out = []
            seat = seats_in(game.waiting(self.state))[0]
            legal, view = game.legal(self.state, seat), game.view(self.state, seat)
            seed = mix(self.seed ^ mix(len(self.ledger.events) << 8 | seat))
            action = self.player.choose(view, legal, self.books[seat], seed)
            if seat in self.talking:
                action = self.ledger.heed(seat, view, legal, action, self.seed)
            game.apply(self.state, seat, action, out)
            settle(game, self.state, self.dice, out)

    def _tell(self, out: list[Event]) -> None:
        """Tell everybody what happened; then one of those who talk may speak."""
        if self.player.remembers:
            for seat, book in enumerate(self.books):
                for event in out:
                    if (seen := event.seen_by(seat)) is not None:
                        book.hear(seen)
        public = [seen for event in out if (seen := event.seen_by(TABLE)) is not None]
        self.ledger.hear(public)
        if public and self.game.waiting(self.state) != OVER:
            saying = self.ledger.next_saying(
                self.talking, lambda seat: self.game.view(self.state, seat), self.seed
            )
            if saying is not None:
                self.ledger.say(len(self.ledger.words), saying)


def measure(entry: Entry, games: int, who: Callable[[int, set[int]], set[int]]) -> Tally:
    """Play that many games; *who* says which seats talk, from the seat that is measured and all seats."""
    seats, tally = entry.game.usual_seats, Tally(games=games)
    for number in range(games):
        one = number % seats
        table = Table(entry, seats, number // seats, who(one, set(range(seats))))
        own = table.play()[one]
        tally.share += own
        tally.squares += own * own
        ledger = table.ledger
        tally.rounds += sum(isinstance(event, ledger.phrases.ROUND) for event in ledger.events)
        tally.lines += len(ledger.words)
        for word in ledger.words:
            if word.verdict in (KEPT, BROKEN):
                tally.verdicts[character_of(word.saying.seat).name, word.verdict] += 1
        for seat in table.talking:
            trust = [ledger.ears(other).trust(seat) for other in table.talking if other != seat]
            tally.trust[character_of(seat).name] += trust
    return tally


def main() -> None:
    """Measure and print."""
    entry = find(sys.argv[1] if len(sys.argv) > 1 else "moros-y-cristianos")
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 400
    seats = entry.game.usual_seats
    kinds: dict[str, Callable[[int, set[int]], set[int]]] = {
        "the only one that talks": lambda one, _: {one},
        "the only one that does not": lambda one, every: every - {one},
        "one of all, who talk": lambda _, every: every,
    }
    print("| the seat that is measured | its return | lines a round, of all |\n|---|---|---|")
    tally = Tally()
    for title, who in kinds.items():
        tally = measure(entry, games, who)
        mean = tally.share / games
        error = 1.96 * math.sqrt(max(tally.squares / games - mean * mean, 0.0) / games)
        print(f"| {title} | {mean:.3f} ± {error:.3f} | {tally.lines / tally.rounds:.2f} |")
    print(
        f"\n{games} games of {seats} seats each.\n\n| character | kept | broken | trust |\n|---|---|---|---|"
    )
    for name, trust in tally.trust.items():
        kept, broken = tally.verdicts[name, KEPT], tally.verdicts[name, BROKEN]
        print(f"| {name} | {kept} | {broken} | {sum(trust) / max(len(trust), 1):.2f} |")


if __name__ == "__main__":
    main()
