"""Four-letter Spanish words that lead to a table: one person says the word, another types it in.

Each can be said aloud and written down by whoever hears it: no accents, no ñ, no two that sound alike (b and
v, c and z, with and without h), and nothing rude.
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
    """What somebody typed, in the form of the words of the list: in lower case, without accents.

    >>> as_word(" Límá "), as_word("LUNA!"), as_word("ＬＩＭＡ")
    ('lima', 'luna', 'lima')
    """
    plain = unicodedata.normalize("NFKD", text).casefold()
    return "".join(letter for letter in plain if "a" <= letter <= "z")[:8]
