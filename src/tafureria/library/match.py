"""A game in progress, as the referee sees it and as each seat sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from tafureria.core import record as records
from tafureria.core import registry
from tafureria.core.chance import Dealer, commitment, mix
from tafureria.core.event import Event
from tafureria.core.game import OVER, TABLE, Action, AnyGame, Notebook, Options, Seat, State, seats_in, settle
from tafureria.core.plain import whole
from tafureria.core.player import Player
from tafureria.core.record import Record
from tafureria.core.registry import Entry
from tafureria.core.rule import Rule
from tafureria.lab import story
from tafureria.library.eyes import Eyes
from tafureria.library.moves import REFEREE, Happening, IllegalAction, Move
from tafureria.library.setup import BadSetup, checked, checked_count, checked_seat, checked_seed
from tafureria.players import outside
from tafureria.players.catalogue import Thought, UnknownPlayer, player
from tafureria.words import LANGUAGES, Words

SHOWN = 12
"""Maximum number of legal moves that an error message lists."""
Computer = str | Player | Callable[[], Player]
"""A computer player by name, a player of your own, or its class."""


class Match:
    """A game in progress. **It is the referee's view: it knows every card.** Show players only :meth:`eyes`.

    >>> match = Match("moros-y-cristianos", seats=4, seed=7)
    >>> match.turn, match.waiting
    (1, [1])

    :param game: the name of the game, as :func:`tafureria.list_games` lists it.
    :param seats: number of players; by default the fewest that can play.
    :param options: options of the rules by name; *preset* is a named set of them.
    :param seed: the same seed gives the same deal; without one, the deal is secret and random.
    :param players: the computer player of each seat, ``None`` for a seat that you play. A single string
        (``"jugador"``, or ``"jugador,random"``) is repeated until every seat has a player.
    :param language: language of all texts, ``en`` or ``es``. Moves are always in the notation of records.
    :raises UnknownGame: when no such game is installed; it lists those that are.
    :raises BadSetup: when the set-up is impossible; it says why.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        options: Mapping[str, Any] | Options | None = None,
        preset: str | None = None,
        seed: int | None = None,
        players: str | Sequence[Computer | None] | None = None,
        language: str = "en",
    ) -> None:
        entry, made, count = checked(game, seats, options, preset)
        if language not in LANGUAGES:
            raise BadSetup(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self._set_up(
            entry, made, count, Dealer.new_key() if seed is None else Dealer.key_from_seed(checked_seed(seed))
        )
        self.language = language
        for seat, one in enumerate(_seated(players, count)):
            if one is not None:
                self.sit(seat, one)

    def _set_up(self, entry: Entry, options: Options, seats: int, key: bytes) -> None:
        self._entry: Entry = entry
        self.rules: AnyGame = entry.game
        """The game itself, which works on bare states without checks (:class:`tafureria.core.game.Game`)."""
        self.options: Options = options
        self.seats: int = seats
        """The number of players."""
        self.state: State = self.rules.new(options, seats)
        """The whole truth of the position."""
        self.history: list[tuple[Seat, Action]] = []
        """(seat, action) of all moves so far."""
        self.language = "en"
        self._dealer = Dealer(key)
        self._events: list[Event] = []
        self._computers: dict[Seat, Player] = {}
        self._sat: dict[Seat, tuple[Computer, Thought | None]] = {}
        self._books: dict[Seat, tuple[Notebook[Any], int]] = {}
        settle(self.rules, self.state, self._dealer, self._events)

    # --- the present position -----------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.rules.name

    @property
    def waiting(self) -> list[Seat]:
        """The seats that must choose, each unseen by the others; empty when the game is over."""
        return seats_in(self.rules.waiting(self.state))

    @property
    def turn(self) -> Seat | None:
        """The first seat that must choose; ``None`` when the game is over."""
        waiting = self.rules.waiting(self.state)
        return None if waiting == OVER else (waiting & -waiting).bit_length() - 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.rules.waiting(self.state) == OVER

    @property
    def ending(self) -> str | None:
        """Why the game ended; ``None`` while it runs."""
        return self.rules.ending(self.state)

    @property
    def winners(self) -> list[Seat]:
        """The seats that won; empty while the game runs, or when nobody won."""
        return seats_in(self.rules.winners(self.state))

    @property
    def scores(self) -> list[float]:
        """The score of each seat, as on the score sheet."""
        return self.rules.scores(self.state)

    @property
    def returns(self) -> list[float]:
        """The utility of each seat, for learners; 0 while the game runs."""
        return self.rules.returns(self.state)

    @property
    def players(self) -> dict[Seat, str]:
        """The names of the computer players, by the seat that each holds."""
        return {seat: self._name(seat) for seat in self._sat}

    # --- playing ------------------------------------------------------------------------------

    def legal(self, seat: Seat | None = None) -> list[Move]:
        """The legal moves of a seat, by default of the seat whose turn it is; empty if the seat must wait."""
        seat = self._seat(seat)
        notation = self.rules.notation
        return [Move(action, seat, notation(action)) for action in self.rules.legal(self.state, seat)]

    def why_not(self, move: Move | int | str, seat: Seat | None = None) -> str | None:
        """Why that move cannot be played now, in words; ``None`` when it can."""
        try:
            self._checked(move, seat)
        except IllegalAction as error:
            return str(error)
        return None

    def play(self, move: Move | int | str, seat: Seat | None = None) -> list[Happening]:
        """Play a move, given as a result of :meth:`legal`, as an id or in notation; chance then acts.

        :param seat: the seat that plays it; by default the one whose turn it is.
        :return: what happened, as the referee sees it.
        :raises IllegalAction: with the reason in words; nothing has then changed.
        """
        seat, action = self._checked(move, seat)
        first = len(self._events)
        self.rules.apply(self.state, seat, action, self._events)
        settle(self.rules, self.state, self._dealer, self._events)
        self.history.append((seat, action))
        return [self._happening(event, REFEREE) for event in self._events[first:]]

    def _checked(self, move: Move | int | str, seat: Seat | None) -> tuple[Seat, Action]:
        if self.over:
            raise IllegalAction(f"{self.game}: the game is over")
        if seat is None and isinstance(move, Move):
            seat = move.seat
        seat = self._seat(seat)
        action = self.rules.parse(move.strip()) if isinstance(move, str) else _id(move)
        if action is None:
            raise IllegalAction(f"{self.game} has no move {move!r}; {self._now(seat)}")
        rule: Rule | None = self.rules.check(self.state, seat, action)
        if rule is None:
            return seat, action
        what = f'"{self.rules.notation(action)}"' if 0 <= action < self.rules.actions else str(action)
        text = Words(self._entry, self.language).refusal(rule)
        raise IllegalAction(f"{self.game}: seat {seat} cannot play {what}: {text} ({self._now(seat)})", rule)

    def _now(self, seat: Seat) -> str:
        legal = self.rules.legal(self.state, seat)
        if not legal:
            return f"waiting for seat {', '.join(map(str, self.waiting))}"
        names = [f'"{self.rules.notation(action)}"' for action in legal[:SHOWN]]
        return f"legal: {', '.join(names)}" + (
            f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
        )

    def _seat(self, seat: Seat | None) -> Seat:
        if seat is None:
            seat = self.turn
            return 0 if seat is None else seat
        return checked_seat(seat, self.seats)

    # --- computer players ---------------------------------------------------------------------

    def sit(self, seat: Seat, computer: Computer, *, thought: Thought | None = None) -> None:
        """Let a computer player hold a seat from now on.

        :param thought: the budget of a search for one decision.
        :raises BadSetup: when no such player plays the game.
        """
        seat = checked_seat(seat, self.seats)
        made: Any = outside.make(computer, self._entry) if isinstance(computer, type) else computer
        if isinstance(computer, str):
            try:
                made = player(self._entry, computer, thought)()
            except UnknownPlayer as error:
                raise BadSetup(str(error)) from error
        self._computers[seat] = made
        self._sat[seat] = (computer, thought)

    def stand_up(self, seat: Seat) -> None:
        """Remove the computer player from a seat."""
        self._computers.pop(seat, None)
        self._sat.pop(seat, None)

    def _name(self, seat: Seat) -> str:
        computer, _ = self._sat[seat]
        return computer if isinstance(computer, str) else type(self._computers[seat]).__name__

    def run(self, moves: int | None = None) -> list[Happening]:
        """Let computer players play until you must choose, the game is over, or *moves* moves are made.

        :return: what happened, as the referee sees it.
        """
        first = len(self._events)
        moves = None if moves is None else checked_count("moves", moves, 0)
        while moves is None or moves > 0:
            seat = next((seat for seat in self.waiting if seat in self._computers), None)
            if seat is None:
                break
            self.play(self.choice(seat), seat)
            moves = moves and moves - 1
        return [self._happening(event, REFEREE) for event in self._events[first:]]

    def choice(self, seat: Seat, computer: Computer | None = None) -> Move:
        """The move that a computer player (by default the one that holds the seat) would play there now.

        The computer player receives only what the seat sees and was told.
        """
        legal = self.legal(seat)
        if not legal:
            raise IllegalAction(f"{self.game}: seat {seat} has nothing to choose; {self._now(seat)}")
        if computer is None and seat not in self._computers:
            raise BadSetup(f"no computer player holds seat {seat}: name one, or let one sit down")
        if computer is not None:
            other = self.clone()
            other.sit(seat, computer)
            return other.choice(seat)
        one = self._computers[seat]
        notebook = self._notebook(seat) if one.remembers else None
        seed = mix(int.from_bytes(self._dealer.key[:8], "big") ^ mix(len(self.history) * 64 + seat))
        ids = [int(move) for move in legal]
        action = one.choose(self.rules.view(self.state, seat), ids, notebook, seed)
        if action not in ids:
            raise IllegalAction(f"{self._name(seat)} chose {action!r}, which is not one of {ids}")
        return legal[ids.index(action)]

    # --- seeing -------------------------------------------------------------------------------

    def eyes(self, seat: Seat = TABLE) -> Eyes:
        """All that a seat sees and was told; ``TABLE`` (-1) stands for a watcher."""
        seat = checked_seat(seat, self.seats, least=TABLE)
        count = len(self._events)
        rules, events = self.rules, self._events

        def told() -> list[Happening]:
            seen = (event.seen_by(seat) for event in events[:count])
            return [self._happening(event, seat) for event in seen if event is not None]

        return Eyes(
            entry=self._entry,
            language=self.language,
            options=self.options,
            seats=self.seats,
            view=rules.view(self.state, seat),
            waiting=seats_in(rules.awaited(self.state, seat)),
            legal=self.legal(seat) if seat >= 0 else [],
            told=told,
        )

    def story(self, seat: Seat | None = None) -> str:
        """What has happened so far, in words: all of it, or what a seat (or ``TABLE``) was told."""
        if seat is not None:
            seat = checked_seat(seat, self.seats, least=TABLE)
        words = Words(self._entry, self.language)
        return "\n".join(story.tell(self._events, words, words.seats(self.seats), seat))

    def _happening(self, event: Event, seat: Seat) -> Happening:
        return Happening(event, seat, self._entry, self.seats, self.language)

    def _notebook(self, seat: Seat) -> Notebook[Any]:
        """The notebook of a seat, updated with everything that the seat was told."""
        book, heard = self._books.get(seat) or (self.rules.notebook(self.options, self.seats, seat), 0)
        for event in self._events[heard:]:
            told = event.seen_by(seat)
            if told is not None:
                book.hear(told)
        self._books[seat] = (book, len(self._events))
        return book

    # --- copies and records -------------------------------------------------------------------

    def clone(self) -> Match:
        """An independent copy, for example to take moves back. Both will make the same draws of chance."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.state = self.state.clone()
        other.history, other._events = self.history[:], self._events[:]
        other._dealer = Dealer(self._dealer.key, self._dealer.drawn)
        other._computers, other._sat, other._books = dict(self._computers), dict(self._sat), {}
        return other

    def __getstate__(self) -> dict[str, Any]:
        # Notebooks are refilled when they are needed, and computer players are made again.
        left_out = ("rules", "_books", "_computers")
        kept = {name: value for name, value in self.__dict__.items() if name not in left_out}
        return kept | {"_dealer": (self._dealer.key, self._dealer.drawn)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.rules, self._books, self._dealer = self._entry.game, {}, Dealer(*kept["_dealer"])
        self._computers = {}
        for seat, (computer, thought) in self._sat.items():
            self.sit(seat, computer, thought=thought)

    @classmethod
    def from_record(cls, record: Record, language: str = "en") -> Match:
        """The game of a record, replayed.

        :raises Unreadable: when the record is faulty; it says how.
        """
        fault = records.verify(record)
        if fault is not None:
            raise fault
        match = cls.__new__(cls)
        match._set_up(registry.find(record.game), record.options, record.seats, record.key)
        match.language = language
        for seat, action in record.actions:
            match.play(action, seat)
        return match

    def record(self) -> Record:
        """The record, from which the whole game can be replayed."""
        return Record(
            game=self.game,
            version=self.rules.version,
            seats=self.seats,
            options=self.options,
            key=self._dealer.key,
            commitment=commitment(self._dealer.key),
            actions=tuple(self.history),
            ending=self.ending,
            returns=tuple(self.returns) if self.over else (),
        )

    def save(self, path: str | Path) -> None:
        """Write the record to a file, with the events in words as comments."""
        Path(path).write_text(story.annotate(self.record(), self.language), encoding="utf-8")

    def __str__(self) -> str:
        if self.over:
            won = ", ".join(map(str, self.winners)) or "nobody"
            where = f"over ({self.ending}); won by seat {won}" if self.winners else f"over ({self.ending})"
        else:
            where = f"waiting for seat {', '.join(map(str, self.waiting))}"
        return f"{self.game}, {self.seats} seats, after {len(self.history)} moves: {where}"

    def __repr__(self) -> str:
        return f"<Match: {self}>"

    def _repr_html_(self) -> str:
        return self.eyes()._repr_html_()

    def __rich__(self) -> Any:
        return self.eyes().__rich__()


def load(path: str | Path, language: str = "en") -> Match:
    """The game of a saved record, at its end or where it was interrupted.

    :raises Unreadable: when the record is faulty; it says how.
    """
    return Match.from_record(records.read(Path(path).read_text(encoding="utf-8")), language)


def _id(move: object) -> Action:
    """An action id given as any kind of int."""
    action = whole(move)
    if action is None:
        raise IllegalAction(f"a move is an id, a notation or one of legal(), not {move!r}")
    return action


def _seated(players: str | Sequence[Computer | None] | None, seats: int) -> list[Computer | None]:
    """The computer player of each seat; ``None`` for a seat without one."""
    if players is None:
        return [None] * seats
    if isinstance(players, str):
        names = [name.strip() for name in players.split(",")]
        return [names[seat % len(names)] for seat in range(seats)]
    if len(players) != seats:
        raise BadSetup(f"players: one for each of {seats} seats (None for your own), not {len(players)}")
    return list(players)
