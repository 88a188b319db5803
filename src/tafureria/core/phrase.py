"""What is said at a table in words that the game understands: promises, threats, offers, claims, requests.

A game whose book asks for talk has ``phrases.py``, the module :class:`Phrases`: a small language whose words
are ``phrase-NAME`` of its locale. It is no part of the rules' state: nothing that is said changes what is
legal. What a computer player says depends only on what its seat sees and has heard.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from tafureria.core.chance import Dice, mix
from tafureria.core.event import Event
from tafureria.core.game import Notebook
from tafureria.core.shapes import Action, Seat

NOBODY: Final = -1
KEPT: Final = "kept"
BROKEN: Final = "broken"
VOID: Final = "void"
"""What has come of a saying, once everybody can see it: its speaker was true to it, or was not, or the case
that it speaks of did not occur."""
LINES_A_ROUND: Final = 2
"""Most sayings of one computer player in a round."""
BELIEVED: Final = 0.55
"""The trust from which on somebody's word is believed."""


class Character(NamedTuple):
    """How a computer player treats its word."""

    name: str
    keeps: float
    """The chance that it keeps its word where that costs something."""
    carries_out: float
    """The chance that it carries out its threats."""
    speaks: float
    """The chance that it says what it could say."""
    lies: float
    """The chance that it claims what is not so, where it could."""


CHARACTERS: Final = (
    Character("loyal", 0.97, 0.6, 0.5, 0.0),
    Character("grasping", 0.6, 0.4, 0.5, 0.05),
    Character("spiteful", 0.85, 1.0, 0.6, 0.05),
    Character("cautious", 0.9, 0.2, 0.25, 0.0),
    Character("sly", 0.4, 0.3, 0.6, 0.3),
)


def character_of(seat: Seat) -> Character:
    """The character of the figure that sits at that seat; each figure of the house always has the same."""
    return CHARACTERS[seat % len(CHARACTERS)]


def happens(dice: Dice, chance: float) -> bool:
    """Whether something happens that has that chance."""
    return dice.below(1000) < 1000 * chance


class Phrase(msgspec.Struct, frozen=True):
    """A form of words with at most one blank."""

    name: str
    kind: str
    """``promise`` · ``threat`` · ``offer`` · ``claim`` · ``accusation`` · ``request``"""
    about: str = ""
    """What fills the blank: ``seat``, ``side``, or nothing."""


class Saying(msgspec.Struct, frozen=True):
    """A phrase said by a seat to everybody, or to one other seat."""

    seat: Seat
    phrase: str
    about: int = NOBODY
    to: Seat | None = None

    @property
    def words(self) -> str:
        """The phrase and what fills its blank, as they are stored and sent: ``spare 2``, ``no-copas``."""
        return self.phrase if self.about == NOBODY else f"{self.phrase} {self.about}"

    def is_heard_by(self, seat: Seat) -> bool:
        """Whether that seat hears it."""
        return self.to is None or seat in (self.seat, self.to)


def saying_of(seat: Seat, words: str, to: Seat | None) -> Saying | None:
    """The saying written as :attr:`Saying.words`; ``None`` for anything else."""
    name, _, about = words.partition(" ")
    if about and not (about.isascii() and about.isdecimal()):
        return None
    saying = Saying(seat, name, int(about) if about else NOBODY, to)
    return saying if saying.words == words else None


def of_threat(saying: Saying, blows: list[tuple[Seat, Seat]], *, is_over: bool) -> str:
    """What has come of the threat to answer a blow of the seat that it is about with one of one's own.

    :param blows: who has struck whom since it was said.
    """
    case, answer = (saying.about, saying.seat), (saying.seat, saying.about)
    if case in blows and answer in blows[blows.index(case) :]:
        return KEPT
    return "" if not is_over else BROKEN if case in blows else VOID


class Word(msgspec.Struct):
    """Something that was said, and what came of it."""

    number: int
    """The number of the line of talk."""
    saying: Saying
    since: int
    """How many public events had happened before."""
    verdict: str = ""
    """:data:`KEPT`, :data:`BROKEN`, :data:`VOID`; empty as long as it is open."""
    settled: int = 0
    """How many public events had happened when that was seen."""
    found_out: list[Seat] = msgspec.field(default_factory=list)
    """The seats that know better, whatever the others can see: for them it was a lie."""


class Phrases(Protocol):
    """The module ``phrases.py`` of a game."""

    PHRASES: tuple[Phrase, ...]
    ROUND: type[Event]
    """The event that begins a round, as everybody is told it."""
    sayable: Callable[[Any], list[Saying]]
    """What the seat of a view may say now. It depends on nothing that is hidden."""
    judge: Callable[[Saying, list[Event], int], str]
    """What has come of a saying, by all public events and how many of them there were when it was said."""
    refutes: Callable[[Any, Saying, list[Event]], bool]
    """Whether a claim cannot be true by what a notebook knows, with the public events since it was said."""
    speak: Callable[[Any, Ears, Character, Dice], Saying | None]
    """What a computer player says now, by the view of its seat and what it has heard; usually nothing."""
    heed: Callable[[Any, list[Action], Action, Ears, Character, Dice], Action]
    """The legal action that a computer player plays, which would have chosen another by its view alone."""


class Ears(NamedTuple):
    """What one seat has heard, and how far it trusts whom."""

    seat: Seat
    events: list[Event]
    """Everything that everybody was told, from the beginning."""
    words: list[Word]
    """What it has heard and said itself, in order."""
    rounds: list[int]
    """How many events had happened before each round began."""
    fresh: int
    """How many of the events had happened at the last moment at which something could be said."""

    @property
    def began(self) -> int:
        """How many events had happened before this round began."""
        return self.rounds[-1] if self.rounds else 0

    @property
    def of_round(self) -> list[Word]:
        """What it has heard and said in this round."""
        began = self.began
        return [word for word in self.words if word.since > began]

    @property
    def news(self) -> list[Event]:
        """What has happened in this round since something could be said last."""
        return self.events[max(self.fresh, self.began) :]

    @property
    def open(self) -> list[Word]:
        """What may still be kept or broken."""
        return [word for word in self.words if not word.verdict]

    def own(self, phrase: str) -> list[Word]:
        """What the seat itself has said with that phrase and is still bound by."""
        return [one for one in self.open if one.saying.seat == self.seat and one.saying.phrase == phrase]

    def was_false(self, word: Word) -> bool:
        """Whether a word was broken, or was a lie as far as this seat knows."""
        return word.verdict == BROKEN or self.seat in word.found_out

    def trust(self, seat: Seat) -> float:
        """The share of its words that *seat* has kept, as one who knows nothing of it would expect."""
        words = [word for word in self.words if word.saying.seat == seat]
        kept = sum(word.verdict == KEPT for word in words)
        broken = sum(self.was_false(word) for word in words)
        return (kept + 2) / (kept + 2 * broken + 3)


class Ledger:
    """What has been said at a table, and what has come of it by what everybody was told."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.events: list[Event] = []
        self.words: list[Word] = []
        self._rounds: list[int] = []
        self._fresh = 0

    def say(self, number: int, saying: Saying) -> None:
        """Note that it was said."""
        self.words.append(Word(number, saying, len(self.events)))

    def hear(self, events: Iterable[Event]) -> list[Word]:
        """Note what everybody was told; returns the words that were kept or broken by it."""
        settled: list[Word] = []
        for event in events:
            if isinstance(event, self.phrases.ROUND):
                self._rounds.append(len(self.events))
            self.events.append(event)
            for word in self.words:
                if not word.verdict:
                    word.verdict = self.phrases.judge(word.saying, self.events, word.since)
                    word.settled = len(self.events)
                    if word.verdict in (KEPT, BROKEN):
                        settled.append(word)
        return settled

    @property
    def claims(self) -> list[Word]:
        """The claims that nothing has settled yet."""
        kinds = {phrase.name for phrase in self.phrases.PHRASES if phrase.kind == "claim"}
        return [word for word in self.words if not word.verdict and word.saying.phrase in kinds]

    def weigh(self, books: Mapping[Seat, Notebook[Any]]) -> None:
        """Hold the open claims against what each of these seats knows, which then remembers the lies."""
        for word in self.claims:
            said, since = word.saying, self.events[word.since :]
            for seat, book in books.items():
                hears = seat != said.seat and said.is_heard_by(seat) and seat not in word.found_out
                if hears and self.phrases.refutes(book, said, since):
                    word.found_out.append(seat)

    def ears(self, seat: Seat) -> Ears:
        """What that seat knows of it."""
        words = [word for word in self.words if word.saying.is_heard_by(seat)]
        return Ears(seat, self.events, words, self._rounds, self._fresh)

    def spoken(self, seat: Seat) -> int:
        """How many times that seat has spoken in this round."""
        return sum(1 for word in self.ears(seat).of_round if word.saying.seat == seat)

    def heed(self, seat: Seat, view: Any, legal: list[Action], action: Action, key: int) -> Action:
        """What the computer player of that seat plays, which would choose *action* if nothing were said."""
        if len(legal) == 1 or not self.words:
            return action
        dice = Dice(mix(key ^ mix(len(self.events) << 8 | seat)))
        return self.phrases.heed(view, legal, action, self.ears(seat), character_of(seat), dice)

    def next_saying(self, seats: Iterable[Seat], view: Callable[[Seat], Any], key: int) -> Saying | None:
        """What one of these seats, all of computer players, says at this moment, at which all may speak.

        :param view: the view of a seat.
        :param key: makes their moods.
        """
        now = len(self.events)
        try:
            for seat in sorted(seats, key=lambda one: mix(key ^ mix(now << 8 | one))):
                if self.spoken(seat) >= LINES_A_ROUND:
                    continue
                seen, dice = view(seat), Dice(mix(key ^ mix(now << 16 | seat << 8 | 1)))
                saying = self.phrases.speak(seen, self.ears(seat), character_of(seat), dice)
                if saying is not None:
                    return saying
            return None
        finally:
            self._fresh = now
