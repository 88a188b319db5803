"""Who may come into a house that is not for everybody: who plays, who watches, and who comes with a program.

Everything that somebody could do in the house is one of the deeds below, and :meth:`Entry.refuses` decides
it, whichever way the request comes.
"""

from __future__ import annotations

import hashlib
import unicodedata
from typing import Final

import msgspec

from tafureria.house.entry import rows
from tafureria.house.entry.messages import Door
from tafureria.house.messages.pages import DoorCard
from tafureria.house.refusal import Refusal
from tafureria.house.settings import SHORTEST_WORD, Settings
from tafureria.house.store.clubs import is_member
from tafureria.house.store.store import Store

PLAY: Final = "play"
"""Making tables and clubs, sitting down, and whatever else changes something in the house."""
WATCH: Final = "watch"
"""Looking at tables, results and finished games."""
JOIN: Final = "join"
"""Looking at a club and joining it, with its link, which is a key of its own where members may come in."""
PROGRAM: Final = "program-"
"""How the secret ids of programs begin."""
NEEDS: Final = {"word": "needs-word", "clubs": "needs-club"}


class Entry:
    """The door of one house: what holds now, and who may come in."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        first = {"play": settings.may_play, "watch": settings.may_watch, "programs": settings.may_program}
        self._first = msgspec.convert(first | {"word": settings.house_word}, Door)
        self.door = self._first
        """What holds now."""

    async def read(self) -> None:
        """Read what the keeper has chosen, maybe in another process.

        :raises StoreFailed: when the store cannot be read; then what held before holds.
        """
        found = await rows.chosen(self._store)
        self.door = msgspec.json.decode(found, type=Door) if found else self._first

    async def choose(self, door: Door) -> None:
        """Let this hold from now on, also after a restart.

        :raises Refusal: ``short-word`` if the word is needed and is too short; ``store-failed``.
        """
        if "word" in (door.play, door.watch, door.programs) and len(plain(door.word)) < SHORTEST_WORD:
            raise Refusal("short-word")
        await rows.choose(self._store, msgspec.json.encode(door))
        self.door = door

    @property
    def is_open(self) -> bool:
        """May everybody do everything?"""
        return self.door.play == self.door.programs == "anybody"

    async def refuses(self, person: str, deed: str, *, is_keeper: bool = False) -> str:
        """The code of the refusal if that person may not do the deed, which is one of the above; else empty.

        Whoever may play may watch. A program must be let in as a program too.

        :raises StoreFailed: when the store cannot be read.
        """
        if self.is_open or is_keeper:
            return ""
        door = self.door
        if person.startswith(PROGRAM):
            if deed == JOIN and door.programs == "clubs":
                return ""
            if not await self._passes(person, door.programs):
                return NEEDS[door.programs]
        if deed == JOIN and "clubs" in (door.play, door.watch):
            return ""
        if await self._passes(person, door.play):
            return ""
        if deed == PLAY or door.watch == "players":
            return NEEDS[door.play]
        return "" if await self._passes(person, door.watch) else NEEDS[door.watch]

    async def _passes(self, person: str, kind: str) -> bool:
        if kind == "word":
            return bool(person) and await rows.word_said(self._store, person) == sealed(self.door.word)
        if kind == "clubs":
            return bool(person) and await is_member(self._store, person)
        return kind == "anybody"

    async def say(self, person: str, word: str) -> None:
        """Let that person in who has said the word.

        :raises Refusal: ``wrong-word``.
        :raises StoreFailed: when it cannot be stored.
        """
        own = self.door.word
        if not own or sealed(word) != sealed(own):
            raise Refusal("wrong-word")
        await rows.let_in(self._store, person, sealed(own))

    async def card(self, person: str, *, is_keeper: bool = False) -> DoorCard:
        """What holds, and what of it that person may do.

        :raises StoreFailed: when the store cannot be read.
        """
        shut = [await self.refuses(person, deed, is_keeper=is_keeper) for deed in (PLAY, WATCH)]
        door = self.door
        return DoorCard(
            play=door.play,
            watch=door.watch,
            programs=door.programs,
            may_play=not shut[0],
            may_watch=not shut[1],
            asks="needs-word" in shut,
        )


def deed_of(method: str, path: str) -> str:
    """Which deed a request to the interface of the house is; empty for what is open to everybody.

    What is not named here is closed: reading is watching, and everything else is playing.

    >>> deed_of("GET", "/api/days"), deed_of("POST", "/api/days"), deed_of("POST", "/api/words")
    ('watch', 'play', 'watch')
    >>> deed_of("POST", "/api/clubs"), deed_of("POST", "/api/clubs/x"), deed_of("GET", "/api/house")
    ('play', 'join', '')
    """
    is_reading = method in ("GET", "HEAD")
    match path.removeprefix("/api/").split("/"):
        # The door itself and its words, the keeper's own key, and the name, look and keys of a visitor.
        case ["house" | "door" | "tokens" | "wire.json" | "openapi.json"] | ["me" | "keeper", *_]:
            return ""
        # Whoever was inside once can look at what the house keeps of them, and take it out.
        case ["chronicle" | "notices", *_] if is_reading or method == "DELETE":
            return ""
        case ["words"] | ["tables", _, "reports"]:
            return WATCH
        case ["clubs", _]:
            return JOIN
        case _:
            return WATCH if is_reading else PLAY


def plain(word: str) -> str:
    """A word or several as they are said: without capitals, accents, spaces and signs.

    >>> plain(" La Taberna, de Ramón ")
    'latabernaderamon'
    """
    return "".join(one for one in unicodedata.normalize("NFKD", word.casefold()) if one.isalnum())


def sealed(word: str) -> str:
    """What is stored of a word with those who have said it, so that another word lets nobody in by the old.

    >>> sealed("Limón") == sealed(" limon "), sealed("limón") == sealed("lima")
    (True, False)
    """
    return hashlib.blake2b(plain(word).encode(), digest_size=16).hexdigest()
