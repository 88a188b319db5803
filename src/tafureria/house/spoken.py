"""Four-letter Spanish words by which people come to a table: one says it, the other writes it at the door.

Each can be said aloud and written down by whoever hears it: no accents, no ñ, no two that sound alike (b and
v, c and z, with and without h), nothing that would make a family blush.
"""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Final

LENGTH: Final = 4
WORDS: Final = tuple(Path(__file__).with_name("spoken.txt").read_text(encoding="ascii").split())


def is_word(text: str) -> bool:
    """Could this be one of the words?

    >>> is_word("Lima"), is_word("limas"), is_word("ab.c")
    (True, False, False)
    """
    return len(text) == LENGTH and text.isalpha()


def as_word(text: str) -> str:
    """What somebody wrote, as it stands in the list if it does: in small letters, without accents.

    >>> as_word(" Límá "), as_word("LUNA!")
    ('lima', 'luna')
    """
    plain = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in plain if "a" <= letter <= "z")[:8]
