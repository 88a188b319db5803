"""What computer players at one table say and make of what is said, where the game has a language for it.

They speak only after something that everybody saw, a fixed time later, and by what their seat sees and has
heard: neither what they say nor when tells more than that.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from tafureria.core.game import TABLE, Notebook
from tafureria.core.phrase import Ledger, Saying, saying_of
from tafureria.core.registry import find
from tafureria.house.refusal import Refusal
from tafureria.house.store.rows import Line, StoredTable
from tafureria.house.tables.chairs import COMPUTER
from tafureria.house.tables.live_game import LiveGame

DELAY: Final = 0.6
"""Paces from what happened to what is said about it."""
BACKLOG: Final = 60
"""How many actions notebooks are told at once at most if nothing has been claimed. Told as they happen they
take no time that anybody would notice; those of a long game, in a table that wakes up, would."""


class Voices:
    """Keeps the reckoning of what was said at a table."""

    def __init__(self, stored: StoredTable) -> None:
        self._stored = stored
        self.phrases = find(stored.row.game).phrases()
        self._key = int.from_bytes(hashlib.sha256(b"tafureria voices" + stored.row.key).digest()[:8], "big")
        self._ledger: Ledger | None = None
        self._heard = 0
        """How many lines of talk the ledger has."""
        self._ply = -1
        """The last action whose events it has."""
        self._books: dict[int, Notebook[Any]] = {}
        """What each computer player knows, to hold claims against it."""
        self._read = -1
        """The last action of whose events the notebooks have been told."""
        self._moment = -1
        """The public position at which somebody could speak last."""

    def saying(self, live: LiveGame | None, seat: int, words: str, to: int | None) -> Saying:
        """What the seat may say with these words now.

        :raises Refusal: ``no-phrase``.
        """
        saying = saying_of(seat, words, to)
        if self.phrases is None or live is None or live.is_over or seat == TABLE or saying is None:
            raise Refusal("no-phrase")
        if Saying(seat, saying.phrase, saying.about) not in self.phrases.sayable(live.view(seat)):
            raise Refusal("no-phrase")
        return saying

    def is_moment(self, live: LiveGame) -> bool:
        """Has something happened that everybody saw? It is asked once; hidden deeds make nobody speak."""
        before, self._moment = self._moment, live.position(TABLE)
        return self.phrases is not None and self._moment != before

    def verdicts(self, live: LiveGame | None) -> dict[int, str]:
        """By number of the line: what was kept, broken, or came to nothing so far."""
        if self.phrases is None or live is None or not any(line.phrase for line in self._stored.talk):
            return {}
        words = self._caught_up(live).words
        return {word.number: word.verdict for word in words if word.verdict}

    def next_saying(self, live: LiveGame) -> Saying | None:
        """What a computer player says now; ``None`` if nobody has anything to say."""
        seats = self._computers
        if live.is_over or not seats:
            return None
        return self._caught_up(live).next_saying(seats, live.view, self._key)

    def heed(self, live: LiveGame, seat: int, action: int) -> int:
        """What the computer player at that seat plays, which would choose *action* if nothing were said."""
        if self.phrases is None or self._stored.chairs[seat].kind != COMPUTER:
            return action
        if not any(line.phrase for line in self._stored.talk):
            return action
        return self._caught_up(live).heed(seat, live.view(seat), live.legal(seat), action, self._key)

    @property
    def _computers(self) -> list[int]:
        return [seat for seat, chair in enumerate(self._stored.chairs) if chair.kind == COMPUTER]

    def _caught_up(self, live: LiveGame) -> Ledger:
        """The ledger with all lines and events so far.

        It is made anew where actions have been taken back, or a computer player has come or gone.
        """
        assert self.phrases is not None
        ledger = self._ledger
        listening = self._computers
        is_behind = live.ply < self._ply or len(self._stored.talk) < self._heard
        if ledger is None or is_behind or listening != list(self._books):
            ledger = self._ledger = Ledger(self.phrases)
            self._heard, self._ply, self._read = 0, -1, -1
            self._books = {seat: live.game.notebook(live.options, live.seats, seat) for seat in listening}
        lines = self._stored.talk
        for ply in range(self._ply + 1, live.ply + 1):
            self._say_before(ledger, lines, ply)
            ledger.hear(live.told_of(ply))
            self._weigh(ledger, live, ply)
        self._ply = live.ply
        self._say_before(ledger, lines, live.ply + 1)
        self._weigh(ledger, live, live.ply)
        return ledger

    def _weigh(self, ledger: Ledger, live: LiveGame, ply: int) -> None:
        """Let computer players hold the open claims against what they knew after that action."""
        is_late = live.ply - self._read > BACKLOG
        if live.is_over or not ledger.words or (is_late and not ledger.claims):
            return
        for seat, book in self._books.items():
            for earlier in range(self._read + 1, ply + 1):
                for event in live.told_of(earlier, seat):
                    book.hear(event)
        self._read = ply
        ledger.weigh(self._books)

    def _say_before(self, ledger: Ledger, lines: list[Line], ply: int) -> None:
        """Note the lines that were said before the events of that action."""
        while self._heard < len(lines) and lines[self._heard].ply < ply:
            line = lines[self._heard]
            said = saying_of(line.seat, line.phrase, line.to_seat) if line.phrase else None
            if said is not None:
                ledger.say(line.number, said)
            self._heard += 1
