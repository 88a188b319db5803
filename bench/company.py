"""What talk and faces are worth to computer players: strength, promises kept, trust, kings found.

``python -m bench.company [GAME] [DEALS] [SEATS] [FIRST]``, for a game with ``phrases.py``. Every seat is a
`jugador`, five of them unless said otherwise, so that every character is there. Each deal is played with
nobody who speaks and heeds what is said, with everybody, and at each seat with one who is the only one that
does, and the only one that does not; *FIRST* is the first deal. The tables print the return of that seat and
the difference to the same seats where nobody, or everybody, talks, with 95% intervals over deals; and where
all talk, what share of the promises each character kept, and how far liars are trusted at the end.

``python -m bench.company faces [MATCHES]`` plays ¡Muerte al rey! with ``gestos``, each match twice: a side of
`jugador` that read faces or do not against a side that does not, as espadas and as bastos; then one such
player among `aprendiz`. The table prints the share of the games that they win, and of the first accusations
of a deal that find the king. Blind guessing finds it in one of three.
"""

from __future__ import annotations

import math
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

import msgspec

from tafureria.core.chance import Dice, mix
from tafureria.core.event import Event
from tafureria.core.game import OVER, TABLE, seats_in, settle
from tafureria.core.phrase import BROKEN, CHARACTERS, KEPT, Ledger, character_of
from tafureria.core.player import Player
from tafureria.core.registry import Entry, find
from tafureria.core.shapes import Seat
from tafureria.games.muerte_al_rey.events import Accused, GameEnded, KingFound
from tafureria.games.muerte_al_rey.players.heuristic import Jugador
from tafureria.players.catalogue import player

MANY: Final = 3
"""As many lies as this, or more, are counted together."""


@dataclass
class Tally:
    """What came of the talk of many deals."""

    returns: list[list[float]] = field(default_factory=list)
    """By deal, what the seats that were measured got, each in its turn."""
    rounds: int = 0
    lines: int = 0
    words: dict[str, list[tuple[int, int]]] = field(default_factory=lambda: defaultdict(list))
    """By character and deal, how many of its promises were kept, and how many were kept or broken."""
    trust: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    """By how many broken words and lies one knows of another at the end: how far one trusts them."""

    def add(self, ledger: Ledger, seats: Iterable[Seat]) -> None:
        """Add what was said at a table where all of these talk."""
        promises = {phrase.name for phrase in ledger.phrases.PHRASES if phrase.kind == "promise"}
        self.rounds += sum(isinstance(event, ledger.phrases.ROUND) for event in ledger.events)
        self.lines += len(ledger.words)
        for seat in seats:
            said = [word for word in ledger.words if word.saying.seat == seat]
            came = [word.verdict for word in said if word.saying.phrase in promises]
            kept = came.count(KEPT)
            self.words[character_of(seat).name].append((kept, kept + came.count(BROKEN)))
            for ears in (ledger.ears(other) for other in seats if other != seat):
                lies = sum(ears.was_false(word) for word in ears.words if word.saying.seat == seat)
                self.trust[min(lies, MANY)].append(ears.trust(seat))


class Table:
    """A game among computer players, some of whom talk."""

    def __init__(self, entry: Entry, seats: int, seed: int, talking: set[int]) -> None:
        phrases = entry.phrases()
        assert phrases is not None, f"{entry.name} has no phrases.py"
        self.game, self.seed, self.talking = entry.game, seed, talking
        options = self.game.options()
        self.player = entry.players()["jugador"]()
        self.books: list[Any] = [self.game.notebook(options, seats, seat) for seat in range(seats)]
        self.told: list[Event] = []
        self.read = [0] * seats
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
            book = self._book(seat) if self.player.remembers else self.books[seat]
            action = self.player.choose(view, legal, book, seed)
            if seat in self.talking:
                action = self.ledger.heed(seat, view, legal, action, self.seed)
            game.apply(self.state, seat, action, out)
            settle(game, self.state, self.dice, out)

    def _book(self, seat: Seat) -> Any:
        """The notebook of a seat, which has been told everything."""
        for event in self.told[self.read[seat] :]:
            if (seen := event.seen_by(seat)) is not None:
                self.books[seat].hear(seen)
        self.read[seat] = len(self.told)
        return self.books[seat]

    def _tell(self, out: list[Event]) -> None:
        """Tell everybody what happened; then one of those who talk may speak."""
        self.told += out
        public = [seen for event in out if (seen := event.seen_by(TABLE)) is not None]
        self.ledger.hear(public)
        self._weigh()
        if public and self.game.waiting(self.state) != OVER:
            saying = self.ledger.next_saying(
                self.talking, lambda seat: self.game.view(self.state, seat), self.seed
            )
            if saying is not None:
                self.ledger.say(len(self.ledger.words), saying)
                self._weigh()

    def _weigh(self) -> None:
        """Let those who talk hold what is claimed against what they know."""
        if self.ledger.claims:
            self.ledger.weigh({seat: self._book(seat) for seat in self.talking})


def measure(entry: Entry, deals: int, seats: int, who: Callable[[int], set[int]] | None, first: int) -> Tally:
    """Play that many deals; *who* says which seats talk when one is measured, ``None`` that all do."""
    tally, every = Tally(), range(seats)
    for seed in range(first, first + deals):
        if who is None:
            table = Table(entry, seats, seed, set(every))
            tally.returns.append(table.play())
            tally.add(table.ledger, every)
        else:
            tables = [Table(entry, seats, seed, who(one)) for one in every]
            tally.returns.append([table.play()[one] for one, table in zip(every, tables, strict=True)])
    return tally


def talk(entry: Entry, deals: int, seats: int, first: int) -> None:
    """Measure what it is worth to talk, and print it."""
    every = set(range(seats))
    nobody = [Table(entry, seats, seed, set()).play() for seed in range(first, first + deals)]
    everybody = measure(entry, deals, seats, None, first)
    one = measure(entry, deals, seats, lambda seat: {seat}, first)
    others = measure(entry, deals, seats, lambda seat: every - {seat}, first)
    print(
        f"{deals} deals, each at every seat.\n\n| the seat that is measured | its return | the difference |"
    )
    print("|---|---|---|")
    for title, own, beside, than in (
        ("the only one that talks", one.returns, nobody, "where nobody does"),
        ("the only one that does not", others.returns, everybody.returns, "where all do"),
    ):
        means = [sum(values) / seats for values in own]
        more = [mean - sum(values) / seats for mean, values in zip(means, beside, strict=True)]
        print(f"| {title} | {interval(means)} | {interval(more)}, than {than} |")
    print(f"\nWhere all talk: {everybody.lines / everybody.rounds:.2f} lines a round.\n")
    print("| character | promises kept | of |\n|---|---|---|")
    for name, words in everybody.words.items():
        print(f"| {name} | {ratio(words)} | {sum(of for _, of in words)} |")
    print("\n| broken words and lies that one knows of another | trust | pairs |\n|---|---|---|")
    for lies, trust in sorted(everybody.trust.items()):
        known = f"{lies} or more" if lies == MANY else str(lies)
        print(f"| {known} | {interval(trust)} | {len(trust)} |")


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


def ratio(parts: list[tuple[int, int]]) -> str:
    """The share of all that are counted, with its 95% interval over deals."""
    of = sum(every for _, every in parts)
    if not of:
        return "-"
    share = sum(some for some, _ in parts) / of
    error = math.sqrt(sum((some - share * every) ** 2 for some, every in parts)) / of
    return f"{share:.3f} ± {1.96 * error:.3f}"


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
    numbers = [int(one) for one in sys.argv[2:]]
    talk(entry, *(numbers + [100, len(CHARACTERS), 0][len(numbers) :]))


if __name__ == "__main__":
    main()
