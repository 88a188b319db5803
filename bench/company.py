"""What talk and faces are worth to computer players: strength, promises kept, trust, kings found.

``python -m bench.company [GAME] [GAMES] [SEATS]``, for a game with ``phrases.py``. Every seat is a `jugador`,
five of them unless said otherwise, so that every character is there. One speaks and heeds what is said at
tables where nobody else does, then it is the only one that does not, then all do; the tables print its share
of victories with the 95% interval, and by character how many words were kept and what the others' trust was
at the end.

``python -m bench.company faces [MATCHES]`` plays ¡Muerte al rey! with ``gestos``, each match twice: a side of
`jugador` that read faces or do not against a side that does not, as espadas and as bastos; then one such
player among `aprendiz`. The table prints the share of the games that they win, and of the first accusations
of a deal that find the king. Blind guessing finds it in one of three.
"""

from __future__ import annotations

import math
import sys
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

import msgspec

from tafureria.core.chance import Dice, mix
from tafureria.core.event import Event
from tafureria.core.game import OVER, TABLE, seats_in, settle
from tafureria.core.phrase import BROKEN, CHARACTERS, KEPT, Ledger, character_of
from tafureria.core.player import Player
from tafureria.core.registry import Entry, find
from tafureria.games.muerte_al_rey.events import Accused, GameEnded, KingFound
from tafureria.games.muerte_al_rey.players.heuristic import Jugador
from tafureria.players.catalogue import player


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


def measure(entry: Entry, games: int, seats: int, who: Callable[[int, set[int]], set[int]]) -> Tally:
    """Play that many games; *who* says which seats talk, from the seat that is measured and all seats."""
    tally = Tally(games=games)
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


# --- faces ------------------------------------------------------------------------------------

MATCH: Final = {"partidas": 6, "identidades": "bandos", "gestos": True, "ruta": True}
"""Sides stay together, so that each has time to learn to read the other."""


class Blind(Jugador):
    """A `jugador` that counts, but makes nothing of faces."""

    reads: ClassVar[bool] = False


@dataclass
class Hunt:
    """What came of one match for the seats that are watched."""

    won: list[bool] = field(default_factory=list)
    """By game, whether their side won."""
    first: list[tuple[int, bool]] = field(default_factory=list)
    """Of each game in which one of them accused first: its number, and whether the king was there."""


def hunt(seed: int, watched: Callable[[int], bool], one: Player, others: Player) -> Hunt:
    """Play a match of faces in which *one* sits wherever *watched* is true of a place."""
    game, out, result = find("muerte-al-rey").game, list[Event](), Hunt()
    options = msgspec.convert(MATCH, game.options)
    state, dice, moods = game.new(options, 6), Dice(seed), Dice(mix(seed))
    books: list[Any] = [game.notebook(options, 6, seat) for seat in range(6)]
    settle(game, state, dice, out)
    ours = [watched(place) for place in state.place]
    accused = False
    while True:
        for number, book in enumerate(books):
            for event in out:
                if (seen := event.seen_by(number)) is not None:
                    book.hear(seen)
        for event in out:
            if isinstance(event, Accused) and not accused:
                accused = True
                if ours[event.seat]:
                    found = any(isinstance(one, KingFound) for one in out)
                    result.first.append((len(result.won), found))
            if isinstance(event, GameEnded):
                accused = False
                result.won.append(event.side is not None and event.side == state.place[ours.index(True)] & 1)
        if game.waiting(state) == OVER:
            return result
        out = []
        seat = seats_in(game.waiting(state))[0]
        who = one if ours[seat] else others
        seen, legal = game.view(state, seat), game.legal(state, seat)
        game.apply(state, seat, who.choose(seen, legal, books[seat], moods.below(1 << 30)), out)
        settle(game, state, dice, out)


def interval(values: list[float]) -> str:
    """The mean with its 95% interval."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / len(values)
    return f"{mean:.3f} ± {1.96 * math.sqrt(spread / len(values)):.3f}"


def faces(matches: int) -> None:
    """Measure what it is worth to read faces, and print it."""
    others: list[tuple[str, Player, list[Callable[[int], bool]]]] = [
        ("a side against a side of `jugador`", Blind(), [lambda p: p % 2 == 0, lambda p: p % 2 == 1]),
        ("one among `aprendiz`", player(find("muerte-al-rey"), "aprendiz")(), [lambda p: p == 0]),
    ]
    print("| who | games won | first accusation finds the king | in game 1 | in games 4 to 6 |")
    print("|---|---|---|---|---|")
    for title, rest, places in others:
        won: list[list[float]] = []
        for name, one in (("reads", Jugador()), ("does not", Blind())):
            hunts = [hunt(seed, watched, one, rest) for seed in range(matches) for watched in places]
            won.append([sum(one.won) / len(one.won) for one in hunts])
            first = [(number, float(found)) for one in hunts for number, found in one.first]
            parts = [[f for _, f in first], [f for n, f in first if n == 0], [f for n, f in first if n > 2]]
            print(f"| {title}: {name} | {' | '.join(map(interval, [won[-1], *parts]))} |", flush=True)
        more = [reads - counts for reads, counts in zip(*won, strict=True)]
        print(f"| the difference, match by match | {interval(more)} | | | |", flush=True)


def main() -> None:
    """Measure and print."""
    if sys.argv[1:2] == ["faces"]:
        faces(int(sys.argv[2]) if len(sys.argv) > 2 else 300)
        return
    entry = find(sys.argv[1] if len(sys.argv) > 1 else "moros-y-cristianos")
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 400
    seats = int(sys.argv[3]) if len(sys.argv) > 3 else len(CHARACTERS)
    kinds: dict[str, Callable[[int, set[int]], set[int]]] = {
        "the only one that talks": lambda one, _: {one},
        "the only one that does not": lambda one, every: every - {one},
        "one of all, who talk": lambda _, every: every,
    }
    print("| the seat that is measured | its return | lines a round, of all |\n|---|---|---|")
    tally = Tally()
    for title, who in kinds.items():
        tally = measure(entry, games, seats, who)
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
